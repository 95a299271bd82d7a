"""JSON or YAML text, read with no key twice."""

from __future__ import annotations

import json
from pathlib import Path

import yaml

from adapters.files.mapping import Object, refuse_repeated
from adapters.files.plain_yaml import PlainLoader
from orchestration.model.errors import BadInput


def load_text(text: str, what: str) -> object:
    """Return the data in a text: JSON if it opens with a bracket of either kind, otherwise YAML.

    `what` names the text in errors. BadInput where it is neither, or where an object
    anywhere in it has a key twice: a dict would silently keep only the second ballot of a member.
    """
    try:
        data = _parse(text.removeprefix("\ufeff"), what)
        refuse_repeated(data)
    except RecursionError:
        raise BadInput(what, text, "data that is not nested this deep") from None
    return data


def _parse(text: str, what: str) -> object:
    is_json = text.lstrip()[:1] in ("{", "[")
    try:
        return json.loads(text, object_pairs_hook=Object) if is_json else _parse_yaml(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadInput(place, text[error.pos :], f"JSON ({error.msg})") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}" if mark else what
        raise BadInput(
            place, text[mark.index :] if mark else text, f"YAML ({error.problem})"
        ) from None
    except yaml.YAMLError:
        raise BadInput(what, text, "JSON or YAML") from None
    except ValueError:
        raise BadInput(what, text, "numbers of a sensible length") from None


def _parse_yaml(text: str) -> object:
    return yaml.load(text, PlainLoader)  # noqa: S506 - a SafeLoader with less


def read_text(path: Path) -> str:
    """Return the text of a file; BadInput where there is none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("file", str(path), "a text in UTF-8") from None
    except OSError as problem:
        raise BadInput("file", str(path), f"a file to read ({problem.strerror})") from None
