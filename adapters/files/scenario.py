"""Reads a scenario file: a session of some kind, and everyone who takes part in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from adapters.files.choice_form import ChoiceForm
from adapters.files.choices import choice_of
from adapters.files.form import MeetingForm, SessionForm
from adapters.files.meetings import meeting_of
from adapters.files.script import Scenario
from adapters.files.text import load_text, read_text
from adapters.files.wrong import first_fault
from orchestration.model.errors import MISSING, BadInput

_KINDS: Final[Mapping[str, tuple[type[SessionForm], Callable[..., Scenario]]]] = {
    "meeting": (MeetingForm, meeting_of),
    "choice": (ChoiceForm, choice_of),
}


def read_scenario(path: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in a file; BadInput names the first field that is wrong."""
    data = load_text(read_text(path), "scenario")
    return scenario_of(data, path.parent, clock_now)


def scenario_of(data: object, folder: Path, clock_now: datetime) -> Scenario:
    """Return the scenario in data; files that it names are looked up in the folder."""
    form, read = _KINDS[_kind(data)]
    try:
        return read(form.model_validate(data), folder, clock_now)
    except ValidationError as problem:
        raise first_fault(problem, form, data) from None


def _kind(data: object) -> str:
    """Return which kind of session data asks for; what is no mapping, its form will refuse."""
    if not isinstance(data, dict):
        return "meeting"
    kind: Any = data.get("kind", MISSING)
    if not isinstance(kind, str) or kind not in _KINDS:
        raise BadInput("kind", kind, " or ".join(_KINDS))
    return kind
