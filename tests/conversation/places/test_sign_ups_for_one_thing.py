"""A sign-up for one thing: a yes is a place, a no is none, and all see who has one."""

import pytest

from orchestration.deciding.state import DecidedBy
from orchestration.model.ballots import Approvals
from tests.conversation.choosing import polled, the_only
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import in_a_room

COURSE = "/convene signup first aid course, 2 places"


def labels(room, name="options/"):
    layout = room.shown[room.latest(name)]
    return [each.label for part in layout.parts for each in buttons_of(part)]


async def taps(room, who, letter):
    decision = the_only(room)
    return await room.presses(who, "choose", f"{decision.round.number}/{letter}")


@pytest.mark.parametrize(
    ("ask", "title", "asks"),
    [
        (COURSE, "First aid course", "yes or no; places go to who votes first, and all see who"),
        ("@Convene signup first aid course, 2 places", "First aid course", "yes or no; places"),
        ("/convene signup yoga", "Yoga", "yes or no; all see who is in"),
        ("/convene anmeldung für den Kochkurs, 2 Plätze", "Kochkurs", "yes or no; places"),
    ],
)
def test_it_asks_who_wants_a_place(ask, title, asks):
    @in_a_room
    async def plays(room):
        await polled(room, ask)
        words = room.shown[room.latest("options/")].words
        assert the_only(room).terms.subject == title
        assert asks in words
        assert "by lot" not in words
        assert not [each for each in labels(room) if "if need be" in each]

    plays()


@in_a_room
async def test_more_noes_take_no_place_from_who_said_yes(room):
    await polled(room, COURSE)
    for who, letter in (("omar", "A"), ("raj", "A"), ("dana", "B"), ("ines", "B"), ("lena", "B")):
        await room.reacts(who, letter)
    await room.later(hours=40)
    assert the_only(room).outcome.decided_by is DecidedBy.PLACES
    told = room.shown[room.latest("outcome")].words.splitlines()
    assert told[:2] == [
        "First aid course: 2 yes, 3 no.",
        "Yes, 2 of 2 taken: Omar Haddad and Raj Patel.",
    ]
    assert ("omar", "“First aid course”: you have a place.") in room.told


@in_a_room
async def test_who_says_yes_too_late_waits_and_is_told_so_once(room):
    await polled(room, COURSE)
    assert await taps(room, "omar", "A") == ["As it stands you are in."]
    await taps(room, "raj", "A")
    assert await taps(room, "dana", "A") == [
        "“First aid course” is full (2 of 2). As it stands you are number 1 on the waiting list."
    ]
    await taps(room, "omar", "B")
    assert the_only(room).round.ballots["omar"] == Approvals(("B",))
    assert room.told[-1] == (
        "dana",
        "“First aid course”: a place is free. As it stands you are in.",
    )


@in_a_room
async def test_of_several_things_a_tap_tells_the_place_it_gives(room):
    await polled(room, "/convene signup shifts: morning (1), afternoon (2)")
    assert await taps(room, "omar", "A") == ["As it stands you are in for Morning."]
    assert await taps(room, "raj", "A") == [
        "Morning is full (1 of 1). As it stands you are number 1 on the waiting list."
    ]


@in_a_room
async def test_a_poll_of_yes_and_no_asks_for_one_of_them(room):
    await polled(room, "/convene poll move the standup to 10? yes or no")
    assert "yes or no." in room.shown[room.latest("options/")].words
    assert not [each for each in labels(room) if "if need be" in each]
    await taps(room, "omar", "A")
    await taps(room, "omar", "B")
    assert the_only(room).round.ballots["omar"] == Approvals(("B",))


@pytest.mark.parametrize(
    ("ask", "title", "yes", "places"),
    [
        ("signup climbing (max 2)", "Climbing", "Yes", 2),
        ("signup for the offsite dinner, 3 spots please", "Offsite dinner", "Yes", 3),
        ("signup climbing (2)", "Climbing", "Yes", 2),
        ("signup yoga with two places", "Yoga", "Yes", 2),
        ("signup 2 places: climbing", "Climbing", "Yes", 2),
        ("signup two spots for climbing", "Climbing", "Yes", 2),
        ("signup Klettern, höchstens 2 Leute", "Klettern", "Ja", 2),
        ("anmeldung Klettern (max. 2)", "Klettern", "Ja", 2),
        ("anmeldung 2 Plätze: Klettern", "Klettern", "Ja", 2),
    ],
)
@pytest.mark.parametrize("how", ["/convene", "@Convene"])
def test_how_many_places_there_are(how, ask, title, yes, places):
    @in_a_room
    async def plays(room):
        await polled(room, f"{how} {ask}")
        decision = the_only(room)
        assert decision.terms.subject == title
        assert decision.listed[0].title == yes
        assert decision.listed[0].capacity == places

    plays()
