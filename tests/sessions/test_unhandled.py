"""A command that no kind of session handles is set aside, and its author gets one sentence."""

import asyncio
from datetime import timedelta

import pytest

from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.deciding.commands import Close, Deadline, DeadlinePassed
from orchestration.kinds.meeting.commands import OpenMeeting
from orchestration.kinds.person.commands import TellForGood
from orchestration.kinds.registry import KINDS, decide
from orchestration.model.people import Member, MemberId, person_id
from orchestration.privacy import Private
from orchestration.sessions.kind import Kinds, UnhandledCommandError, on, table
from tests.kinds.meeting.table import NOW, ZONE, Table

WHO = MemberId("ana")
ANA = Member(WHO, "Ana", ZONE)
FOR_GOOD = TellForGood(
    id="1", session=person_id(WHO), at=NOW, member=ANA, text=Private(WHO, "no Fridays")
)


def opening():
    session = Table("ana", "ben").session
    return OpenMeeting(
        id="open",
        session="s",
        at=NOW,
        organiser=session.organiser,
        members=session.members,
        terms=session.terms,
    )


def after(*commands):
    """What a chat has seen once these commands are handled."""
    chat = Transcript()
    simulation = in_memory(chat, NOW)

    async def live():
        for command in commands:
            await simulation.begin(command)

    asyncio.run(live())
    return chat, simulation.store


def test_a_persons_state_cannot_be_closed():
    person, _ = decide(None, FOR_GOOD)

    with pytest.raises(UnhandledCommandError, match="person does not handle Close"):
        decide(person, Close(id="2", session=person.id, at=NOW, by="ana"))


def test_who_did_what_nobody_handles_is_told_once():
    close = Close(id="2", session=person_id(WHO), at=NOW, by="ana")

    chat, store = after(FOR_GOOD, close)

    said = [view for who, view in chat.private.values() if who == "ana"]
    assert [each.text for each in said if hasattr(each, "text")] == [
        "That is not possible in this session."
    ]
    assert store.session(person_id(WHO)) is not None


def test_the_others_go_on_beside_it():
    close = Close(id="2", session=person_id(WHO), at=NOW, by="ana")

    _, store = after(FOR_GOOD, close, opening())

    assert store.session("s") is not None


def test_a_second_opening_changes_nothing():
    _, store = after(opening())
    before = store.session("s")

    assert decide(before, opening()) == (before, ())


def test_a_session_that_is_gone_is_none_of_that():
    assert decide(None, Close(id="2", session="gone", at=NOW, by="ana")) == (None, ())


def test_a_result_that_comes_late_is_none_of_that():
    person, _ = decide(None, FOR_GOOD)
    late = DeadlinePassed(
        id="2", session=person.id, at=NOW + timedelta(days=1), deadline=Deadline.VOTE, round=1
    )

    assert decide(person, late) == (person, ())


def test_two_kinds_cannot_be_opened_by_one_command():
    meeting = next(each for each in KINDS if each.name == "meeting")

    with pytest.raises(ValueError, match="two kinds"):
        Kinds(meeting, meeting)


def test_one_command_has_one_handler():
    row = on(Close, lambda session, command: (session, ()))

    with pytest.raises(ValueError, match="two rows"):
        table(row, row)
