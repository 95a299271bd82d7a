"""Objects that know which of their keys came twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orchestration.model.errors import BadInput


class Object(dict[str, object]):
    """An object that remembers its repeated keys until it is known where in the text it stands."""

    def __init__(self, pairs: Iterable[tuple[str, object]]) -> None:
        listed = list(pairs)
        super().__init__(listed)
        counts = Counter(key for key, _ in listed) if len(self) < len(listed) else {}
        self.repeated = [key for key, times in counts.items() if times > 1]


def refuse_repeated(data: object, path: str = "") -> None:
    """Raise BadInput with the path of the first key that an object in the data has twice."""
    if isinstance(data, list):
        for index, item in enumerate(data):
            refuse_repeated(item, f"{path}.{index}".lstrip("."))
    if isinstance(data, Object):
        for key in data.repeated:
            raise BadInput(f"{path}.{key}".lstrip("."), data[key], "each key only once")
        for key, value in data.items():
            refuse_repeated(value, f"{path}.{key}")
