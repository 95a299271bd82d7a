"""An organiser's message as constraints: said → read."""

from __future__ import annotations

import pytest

from orchestration.language.inviting.invitation import read_invitation
from orchestration.model.message_context import OrganiserConstraints
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


def read(text: str) -> OrganiserConstraints:
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
    assert read("") == OrganiserConstraints()


SOFT = [
    ("Ideally Tuesday.", ["for mildly: tue"]),
    ("Preferably in the morning.", ["for prefers: daily -12:00"]),
    ("Thursday if possible.", ["for mildly: thu"]),
    ("Ideally Tuesday, otherwise Wednesday.", ["for mildly: tue", "for mildly: wed"]),
    ("Friday afternoon would be nice.", ["for mildly: fri 12:00-18:00"]),
    ("We must meet on Tuesday.", ["for must: tue"]),
    ("Wednesday at 10.", ["for must: wed 10:00-10:00"]),
    (
        "We'd like to meet next week, preferably Tuesday, for 45 minutes, Dana must be there.",
        ["for must: 01-11 00:00-01-18 00:00", "for prefers: tue"],
    ),
    (
        "sometime next week but not Friday",
        ["for must: 01-11 00:00-01-15 00:00 + 01-16 00:00-01-18 00:00"],
    ),
    ("between the 11th and the 22nd", ["for must: 01-11 00:00-01-23 00:00"]),
]


@pytest.mark.parametrize(("said", "times"), SOFT)
def test_an_invitation_keeps_its_softness(said: str, times: list[str]) -> None:
    assert [line_of(each) for each in read(said).times] == times


NEEDED = [
    ("one of Ines or Omar", (), (("ines", "omar"),)),
    ("either Raj or Dana", (), (("raj", "dana"),)),
    ("We can't do it without Dana.", ("dana",), ()),
    ("Not without Raj, please.", ("raj",), ()),
    ("Dana and Raj are required, Omar is optional.", ("dana", "raj"), ()),
    ("Raj must be there, but Dana only if possible.", ("raj",), ()),
    ("Omar should attend if he can, Dana has to.", ("dana",), ()),
    ("Everyone from legal should come.", ("omar",), ()),
    ("We need everyone.", ("dana", "ines", "omar", "raj"), ()),
    ("Raj can join, without Dana.", (), ()),
]


@pytest.mark.parametrize(("said", "required", "one_of"), NEEDED)
def test_who_is_needed(said: str, required: tuple[str, ...], one_of: tuple[object, ...]) -> None:
    found = read(said)
    assert (found.required, found.one_of) == (required, one_of)


def test_a_month_is_no_member() -> None:
    members = [Member(MemberId("may"), "May Chen", "Europe/Berlin")]
    frame = hearing().frame
    assert read_invitation("We need to meet in May.", frame, members).required == ()
    assert read_invitation("May must come.", frame, members).required == ("may",)


@pytest.mark.parametrize("said", ["We need a projector.", "The budget of the frobnicators."])
def test_what_an_invitation_says_beyond_rules_is_listed(said: str) -> None:
    assert "no rule" in read(said).not_understood[0].reason


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("An hour would be too long.", None),
        ("An hour is too long, 30 minutes should do.", 30),
        ("45 minutes at most.", 45),
        ("No longer than half an hour please.", 30),
    ],
)
def test_a_length_that_is_refused_is_none(said: str, minutes: int | None) -> None:
    assert read_invitation(said, hearing().frame, []).duration_minutes == minutes
