"""What is said in private about the list of one's own wishes: a line goes, or is it right?"""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.ordered.own_lines import asks_if_right, struck
from tests.conversation.test_dialogues import asked, in_a_room


def held(room):
    return [each.restatement for each in profile_of(room.decisions()[0], "omar").wishes]


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("das zweite kannst du streichen", 2),
        ("streich bitte das zweite", 2),
        ("vergiss den letzten punkt", -1),
        ("drop the last one", -1),
        ("please delete the first one", 1),
        ("can you take the second one back?", 2),
        ("the third one can go", 3),
        ("nimm das erste wieder raus", 1),
    ],
)
def test_a_line_is_called_by_its_place(said, place):
    assert struck(said) == place


@pytest.mark.parametrize(
    "said",
    [
        "call it off",
        "streich den termin",
        "the second one works",
        "drop the second option from the vote",
        "das zweite passt mir",
        "forget what i said about monday",
        "first thing in the morning",
    ],
)
def test_but_not_by_what_is_like_it(said):
    assert struck(said) is None


@pytest.mark.parametrize("said", ["stimmt so?", "is that right?", "hast du das?", "got it right?"])
def test_it_is_asked_whether_it_is_right(said):
    assert asks_if_right(said)


@pytest.mark.parametrize("said", ["stimmt so", "passt das?", "is that right for monday?", "right"])
def test_but_not_where_more_is_asked(said):
    assert not asks_if_right(said)


@in_a_room
async def test_one_wish_goes_and_nothing_is_called_off(room):
    await asked(room)
    await room.says("omar", "no mondays")
    await room.says("omar", "tuesdays are best")
    [told] = await room.says("omar", "das zweite kannst du streichen")
    assert held(room) == ["can't do Mondays"]
    assert "No longer: prefers Tuesdays" in told
    [told] = await room.says("omar", "das zweite kannst du streichen")
    assert told == "I have 1 wish of yours for “hiring”: which one shall go?"


@in_a_room
async def test_who_asks_whether_it_is_right_sees_what_is_noted(room):
    await asked(room)
    await room.says("omar", "no mondays")
    [told] = await room.says("omar", "stimmt so?")
    assert "• can't do Mondays" in told
    assert held(room) == ["can't do Mondays"]
