"""Whole sessions in memory, from a few words."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from adapters.files.answer import decision_data
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from bot.wiring import in_memory

FIELDS = {
    "kind": "meeting",
    "subject": "Roadmap",
    "organiser": {"id": "olga", "name": "Olga Berg"},
    "duration_minutes": 30,
    "window": {"start": "2027-01-11", "end": "2027-01-15"},  # Monday to Friday
    "timezone": "Europe/Berlin",
    "now": "2027-01-07T09:00:00+01:00",
}


def scenario_data(members, **fields):
    """A scenario from {id: what they say, or the member's fields}."""
    listed = [{"id": who, **_member(what)} for who, what in members.items()]
    return {**FIELDS, "members": listed, **fields}


def _member(what):
    if isinstance(what, dict):
        return what
    return {"says": [what] if isinstance(what, str) else list(what)}


def played(members, **fields):
    """Play a session to its end: its state, and what everyone saw of it."""
    scenario = scenario_of(scenario_data(members, **fields), Path(), datetime.now(UTC))
    transcript = Transcript()
    simulation = in_memory(transcript, scenario.now)
    meeting = asyncio.run(play(People(scenario, "roadmap"), simulation))
    return meeting, transcript


def answered(members, **fields):
    """Play a session to its end, and return the operator's answer."""
    meeting, _ = played(members, **fields)
    return decision_data(meeting)
