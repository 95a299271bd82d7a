"""An organiser's message as constraints: said → read."""

from __future__ import annotations

import pytest

from orchestration.language.invitation import read_invitation
from orchestration.model.hearing import Invitation
from orchestration.model.people import Member, MemberId
from tests.language.listening import hearing, line_of

MEMBERS = [
    Member(MemberId(ident), name, "Europe/Berlin", role=role)
    for ident, name, role in (
        ("dana", "Dana Whitfield", None),
        ("ines", "Inês Duarte", "Designer"),
        ("omar", "Omar Haddad", "Legal"),
        ("raj", "Raj Patel", None),
    )
]


def read(text: str) -> Invitation:
    return read_invitation(text, hearing().frame, MEMBERS)


def test_an_invitation_names_who_must_come() -> None:
    found = read("We need 45 minutes. Raj must be there, and one of Ines or Omar.")
    assert found.required == ("raj",)
    assert found.one_of == (("ines", "omar"),)
    assert found.duration_minutes == 45


@pytest.mark.parametrize("said", ["Dana is optional.", "Hello Dana!", "Dana wrote the draft."])
def test_a_name_alone_demands_nobody(said: str) -> None:
    assert read(said).required == ()


def test_an_invitation_states_times() -> None:
    found = read("A 30 minute call on January 14, in the afternoon. Not on Friday.")
    assert [line_of(each) for each in found.times] == [
        "for must: 01-14 12:00-18:00",
        "against must: fri",
    ]


def test_roles_are_read_by_their_names() -> None:
    assert read("A designer should join.").roles == ("Designer",)
    assert read("Someone from legal has to come.").roles == ("Legal",)


@pytest.mark.parametrize("said", ["as early as possible", "at their earliest availability", "asap"])
def test_haste_is_heard(said: str) -> None:
    assert read(f"Please meet {said}.").earliest


def test_deadlines_are_no_meeting_times() -> None:
    found = read("Please reply by Wednesday.")
    assert found.times == ()
    assert "deadline" in found.not_understood[0].reason


def test_a_place_is_read() -> None:
    assert read("Half an hour, remote.").place == "remote"
    assert read("We meet in the Apple room.").place == "Apple room"


def test_an_empty_message_asks_nothing() -> None:
    assert read("") == Invitation()
