"""JSON text, read with no key twice."""

from __future__ import annotations

import json
from collections import Counter

from orchestration.model.errors import BadInput


def load_poll_text(text: str) -> object:
    """Return the data in a JSON text.

    BadInput where the text is no JSON, or where an object anywhere in it has a key twice: a dict
    would silently keep only the second ballot of a member.
    """
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_Object)
        _refuse_repeated(data, "")
    except json.JSONDecodeError as error:
        raise BadInput(_place(error), error.doc[error.pos :], f"JSON ({error.msg})") from None
    except RecursionError:
        raise BadInput("poll", text, "data that is not nested this deep") from None
    except BadInput:
        raise
    except ValueError:
        raise BadInput("poll", text, "numbers of a sensible length") from None
    return data


class _Object(dict[str, object]):
    """An object that remembers its repeated keys until it is known where in the text it stands."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        counts = Counter(key for key, _ in pairs) if len(self) < len(pairs) else {}
        self.repeated = [key for key, times in counts.items() if times > 1]


def _refuse_repeated(data: object, path: str) -> None:
    if isinstance(data, list):
        for index, item in enumerate(data):
            _refuse_repeated(item, f"{path}[{index}]")
    if isinstance(data, _Object):
        for key in data.repeated:
            raise BadInput(f"{path}.{key}".lstrip("."), data[key], "each key only once")
        for key, value in data.items():
            _refuse_repeated(value, f"{path}.{key}")


def _place(error: json.JSONDecodeError) -> str:
    return f"line {error.lineno}, column {error.colno}"
