"""Whole choices in memory, from a few words."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import scenario_of
from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.model.people import SessionId

WHERE = {
    "kind": "choice",
    "question": "Where shall we eat?",
    "organiser": {"id": "olga", "name": "Olga Berg"},
    "now": "2027-01-07T09:00:00+01:00",
    "timezone": "Europe/Berlin",
    "options": ["Trattoria Nove", "Noodle House", "Sushi Bar"],
    "proposals": "closed",
}


def chosen(members, *, secret=False, **fields):
    """Play a choice to its end, from {id: the member's fields}: its state, and who saw what."""
    listed = [{"id": who, **what} for who, what in members.items()]
    data = {**WHERE, "members": listed, **fields}
    scenario = scenario_of(data, Path(), datetime.now(UTC))
    if secret:
        opens = scenario.opening

        def opening(envelope):
            command = opens(envelope)
            assert isinstance(command, OpenChoice)
            return replace(command, terms=replace(command.terms, secret=True))

        scenario = replace(scenario, opening=opening)
    transcript = Transcript()
    simulation = in_memory(transcript, scenario.now)
    choice = asyncio.run(play(People(scenario, SessionId("lunch")), simulation))
    return choice, transcript
