"""`convene decide`: a scenario in, the whole session out."""

from __future__ import annotations

import asyncio
import sys
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from adapters.calendars.files import CalendarFiles
from adapters.files.answer import decision_data
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.refusals import Refusals
from adapters.files.scenario import read_scenario, scenario_of
from adapters.files.script import Scenario
from adapters.files.text import load_text
from adapters.files.transcript import Transcript
from adapters.files.words import session_text
from bot.settings import read_settings
from bot.wiring import Beside, Mind, in_memory, proposing
from orchestration.deciding.actions.settings_form import NO_MODEL
from orchestration.model.errors import BadInput
from orchestration.model.people import SessionId

text = session_text


def run(path: Path, now: datetime, ics: Path | None = None) -> dict[str, Any]:
    """Return the session that a scenario file makes, as data; the invite goes to `ics`.

    `-` is standard input; files that it names are looked up where the command is called.
    """
    if str(path) == "-":
        text = sys.stdin.read()
        scenario = scenario_of(load_text(text, "scenario"), Path(), now)
        return asyncio.run(played(scenario, _named("scenario", text.encode()), ics))
    return asyncio.run(_run(path, now, ics))


async def _run(path: Path, now: datetime, ics: Path | None) -> dict[str, Any]:
    return await played(read_scenario(path, now), _session(path), ics)


async def played(scenario: Scenario, session: SessionId, ics: Path | None = None) -> dict[str, Any]:
    """Return the session that a scenario makes, under this id, as data."""
    transcript = Transcript()
    calendars = Refusals(CalendarFiles())
    thinks = _thinking(scenario)
    lacks_model = scenario.terms.is_suggested and thinks.coordinator is None
    scenario = scenario.without_model() if lacks_model else scenario
    beside = Beside(calendars, coordinator=thinks.coordinator)
    simulation = in_memory(transcript, scenario.now, beside)
    people = People(scenario, session)
    meeting = await play(people, simulation)
    calendars.raise_first(scenario)
    answer = decision_data(meeting, thinks.spent())
    if lacks_model:
        answer["left_out"] = [NO_MODEL]
    if ics is not None and transcript.invites:
        answer["invite"] = str(_write(ics, *transcript.invites.values()))
    return answer


def _thinking(scenario: Scenario) -> Mind:
    """Return what proposes: a model, where the scenario asks for that and one is set."""
    settings = read_settings() if scenario.terms.is_suggested else None
    return proposing(settings.model) if settings and settings.model else Mind()


def _session(path: Path) -> SessionId:
    """Name the session by its file and what is in it: two files of one name are two meetings."""
    return _named(path.stem, path.read_bytes())


def _named(name: str, of: bytes) -> SessionId:
    return SessionId(f"{name}-{sha256(of).hexdigest()[:12]}")


def _write(path: Path, invite: bytes) -> Path:
    try:
        path.write_bytes(invite)
    except OSError as problem:
        raise BadInput("--ics", str(path), f"a file to write ({problem.strerror})") from None
    return path
