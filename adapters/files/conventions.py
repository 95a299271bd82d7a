"""What words about time mean in a workspace, from a file of its own."""

from __future__ import annotations

from dataclasses import fields
from datetime import time
from pathlib import Path
from typing import Any, Final, get_type_hints

from pydantic import TypeAdapter, ValidationError

from adapters.files.text import load_text, read_text
from orchestration.model.conventions import Conventions, OwnHours
from orchestration.model.errors import BadInput

_FORMS: Final = {
    field.name: TypeAdapter[Any](get_type_hints(Conventions)[field.name])
    for field in fields(Conventions)
}
_EXPECTED: Final[dict[object, str]] = {
    OwnHours: 'two times of day in order, like ["08:00", "18:00"]',
    time: 'a time of day like "17:00"',
    int: "a whole number",
    bool: "true or false",
    bool | None: "true or false",
}
_HOURS: Final = 'two times of day like ["08:00", "12:00"], null for the start or the end of the day'


def read_conventions(path: Path) -> Conventions:
    """Return what a YAML or JSON file says, the usual for what it leaves out; BadInput else."""
    data = load_text(read_text(path), str(path))
    if not isinstance(data, dict):
        raise BadInput(path.name, data, 'what words mean, like `morning: ["08:00", "11:00"]`')
    given = {name: _read(path, name, value) for name, value in data.items()}
    try:
        return Conventions(**given)
    except ValueError as problem:
        name = str(problem).partition(" ")[0]
        expected = str(problem).partition("must be ")[2].partition(",")[0]
        raise BadInput(f"{path.name}, {name}", given.get(name), expected) from None


def _read(path: Path, name: str, value: object) -> Any:  # noqa: ANN401  # as the field has it
    place = f"{path.name}, {name}"
    if name not in _FORMS:
        raise BadInput(place, value, f"one of the keys {', '.join(_FORMS)}")
    try:
        return _FORMS[name].validate_python(value)
    except ValidationError:
        kind = get_type_hints(Conventions)[name]
        raise BadInput(place, value, _EXPECTED.get(kind, _HOURS)) from None
