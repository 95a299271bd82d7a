"""To find out something with a group is to decide it, or to look for a time."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        (
            "can you sort out where we eat tomorrow? thai, ramen or burgers",
            "Where we eat tomorrow?",
            ["Thai", "Ramen", "Burgers"],
        ),
        (
            "please help us figure out what to call the release: Fox, Owl or Heron",
            "What to call the release",
            ["Fox", "Owl", "Heron"],
        ),
        (
            "let's find out where to go for the offsite, Rome or Lisbon",
            "Where to go for the offsite?",
            ["Rome", "Lisbon"],
        ),
        ("we need to work out how we split the budget", "How we split the budget", []),
        (
            "kannst du klären, wo wir morgen essen? Thai, Ramen oder Burger",
            "Wo wir morgen essen?",
            ["Thai", "Ramen", "Burger"],
        ),
        ("could you find out who wants to lead the retro?", "Who wants to lead the retro?", []),
        ("could you find out who's coming to the barbecue?", "Who's coming to the barbecue?", None),
    ],
)
def test_what_is_to_be_found_out_is_what_is_asked(said, question, options):
    @in_a_room
    async def asks(room):
        await room.says("omar", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert choice.terms.subject == question
        titles = [each.title for each in choice.listed]
        assert titles == (["Yes", "No"] if options is None else options)

    asks()


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("we need to settle when to do the retro next week, with @ines and @raj, 30m", "retro"),
        ("let's figure out when we meet for the retro next week, 30m, with @ines", "retro"),
        ("wir müssen klären, wann wir nächste Woche die Retro machen, 30 min, mit @ines", "Retro"),
    ],
)
def test_when_it_is_to_be_is_a_time_that_is_looked_for(said, subject):
    @in_a_room
    async def asks(room):
        await room.says("omar", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == subject

    asks()


@pytest.mark.parametrize("said", ["find out who has voted", "can you find out who's missing?"])
def test_what_the_bot_can_tell_is_told(said):
    @in_a_room
    async def asks(room):
        await room.says("omar", "@Convene poll pizza or sushi?", channel=True)
        [told] = await room.says("omar", f"@Convene {said}", channel=True)
        assert "0 of 5 have voted" in told
        assert len(room.decisions()) == 1

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "find out what was decided",
        "find out where Raj is",
        "clarify what you mean by consent",
        "find out if Raj can come",
        "can you find out what the flights cost",
        "find out when the vote ends",
    ],
)
def test_what_a_group_cannot_decide_is_put_to_nobody(said):
    @in_a_room
    async def asks(room):
        await room.says("omar", f"@Convene {said}", channel=True)
        assert room.decisions() == []
        await room.says("omar", "@Convene find out where we eat", channel=True)
        assert the_only(room).terms.subject == "Where we eat"

    asks()
