"""Requests for a meeting as people type them: said → what is opened, or filled in."""

from datetime import date

import pytest

from tests.conversation.test_dialogues import in_a_room

EVERYONE = ["lena", "omar", "dana", "ines", "raj"]


@pytest.mark.parametrize(
    ("said", "subject", "minutes", "last", "people"),
    [
        ("need half an hr with @dana and @raj before the client call on wed 13th",
         "before the client call", 30, 13, ["lena", "dana", "raj"]),
        ("brauche 30 min mit @omar vor dem kundentermin am mittwoch",
         "vor dem kundentermin", 30, 13, ["lena", "omar"]),
        ("we need 45 min about hiring before our offsite on 14 Jan with @omar",
         "hiring", 45, 14, ["lena", "omar"]),
        ("find 30 min with @dana before the board meeting on Friday",
         "before the board meeting", 30, 8, ["lena", "dana"]),
        ("bräuchten mal ne stunde alle zusammen wegen dem umzug, irgendwann bis nächste woche",
         "umzug", 60, 17, EVERYONE),
        ("brauchen mal eine stunde alle zusammen wegen dem umzug bis ende nächster woche",
         "umzug", 60, 17, EVERYONE),
        ("bräuchte 'ne halbe stunde mit @dana wegen dem budget diese woche",
         "budget", 30, 10, ["lena", "dana"]),
        ("need an hour with @dana about the offsite next week", "offsite", 60, 17,
         ["lena", "dana"]),
    ],
)  # fmt: skip
def test_a_meeting_is_opened(said, subject, minutes, last, people):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        [meeting] = room.decisions()
        terms = meeting.terms
        assert (terms.subject, terms.duration) == (subject, minutes)
        assert terms.window.end == date(2027, 1, last)
        assert [each.id for each in meeting.members] == people

    asks()


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("find smth for omar n me, 20 min, today still if poss", 20),
        ("find sth for @omar and me tomorrow, 30 min", 30),
        ("bräuchten eine stunde nächste woche mit @omar", 60),
    ],
)
def test_what_is_about_nothing_is_asked_what_about_and_no_more(said, minutes):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.forms == [("lena", "Gladly. I still need what it is about.")]
        form = {each.name: each.value for each in room.opened["lena"][1].fields}
        assert (form["subject"], form["minutes"]) == ("", minutes)
        assert form["people"] == ["lena", "omar"]

    asks()


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("45 min before lunch on wed with @omar about roadmap", 13, 13),
        ("an hour before noon on Friday with @dana about budget", 8, 8),
    ],
)
def test_an_hour_of_its_day_is_no_event(said, first, last):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        [meeting] = room.decisions()
        window = meeting.terms.window
        assert (window.start.day, window.end.day) == (first, last)

    asks()
