"""A list that everybody is to put in order: said → a ranked poll of these words."""

import asyncio

import pytest

from orchestration.kinds.choice.state import Choice
from tests.conversation.choosing import the_only
from tests.conversation.room import Room

DAYS = ["Monday", "Tuesday", "Thursday"]


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("monday, tuesday or thursday for the office day? everyone ranks",
         "Monday, tuesday or thursday for the office day?", DAYS),
        ("monday, tuesday or thursday for the weekly meeting? everyone ranks",
         "Monday, tuesday or thursday for the weekly meeting?", DAYS),
        ("when should we have the standup: Monday, Tuesday or Thursday? everyone ranks",
         "When should we have the standup", DAYS),
        ("which weekday should be our office day? Monday, Tuesday, Thursday. everyone ranks them",
         "Which weekday should be our office day?", DAYS),
        ("Monday, Tuesday or Thursday for the team lunch, everyone ranks",
         "Monday, Tuesday or Thursday for the team lunch", DAYS),
        ("rank monday, tuesday and thursday for the team day", "The team day", DAYS),
        ("everyone ranks Monday, Tuesday, Thursday for the weekly sync", "The weekly sync", DAYS),
        ("let everyone rank Monday, Tuesday and Thursday", "Monday, Tuesday and Thursday", DAYS),
        ("jeder bringt Montag, Dienstag und Freitag in eine Reihenfolge",
         "Montag, Dienstag und Freitag", ["Montag", "Dienstag", "Freitag"]),
        ("welcher Tag für das Weekly: Montag, Dienstag oder Freitag? alle reihen",
         "Welcher Tag für das Weekly", ["Montag", "Dienstag", "Freitag"]),
        ("poll pizza, sushi, ramen - everybody puts them in order", "Pizza, sushi, ramen",
         ["Pizza", "Sushi", "Ramen"]),
        ("Umfrage Pizza, Sushi oder Ramen, alle ranken", "Pizza, Sushi oder Ramen",
         ["Pizza", "Sushi", "Ramen"]),
    ],
)  # fmt: skip
def test_what_everybody_ranks_is_a_poll(said, subject, titles):
    room = Room()
    assert asyncio.run(room.says("lena", f"@Convene {said}", channel=True)) == []
    poll = the_only(room)
    assert (poll.terms.subject, [each.title for each in poll.listed]) == (subject, titles)
    assert poll.terms.rule == "ranked"
    assert poll.rounds


@pytest.mark.parametrize(
    "said",
    [
        "45 min planning with @omar next week, Monday or Tuesday; everyone ranks",
        "find 30 minutes on Monday, Tuesday or Thursday, everyone ranks",
    ],
)
def test_what_has_a_length_stays_a_meeting(said):
    room = Room()
    asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    assert not any(isinstance(each, Choice) for each in room.decisions())
    form = room.opened["lena"][1].name if room.opened else ""
    assert room.decisions() or form == "meet"
