"""What sets an option apart, and what its count counts: asked anywhere → the same answer."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.requests.test_left_out import FIVE, voting
from tests.conversation.test_dialogues import in_a_room

SAID = {
    "dana": "I'd rather avoid Mondays",
    "ines": "mornings are best",
    "omar": "Tuesdays are best",
}


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


async def at_a_vote(room, **said):
    """Have all say what parts the options."""
    await voting(room, FIVE, **(said or SAID))
    return room.latest("options/")


def line_of(room, letter):
    """Return the line under the options that says what sets one of them apart."""
    words = room.shown[room.latest("options/")].words.splitlines()
    return next((each for each in words if each.startswith(f"Why {letter}: ")), "")


@pytest.mark.parametrize(
    "asked", ["why C?", "why not C?", "warum C?", "wieso nicht C", "what speaks against C?"]
)
def test_why_an_option_stands_where_it_does_is_one_line_everywhere(asked, play):
    async def scene(room):
        options = await at_a_vote(room)
        in_private = await room.says("raj", asked)
        in_the_thread = await room.says("raj", asked, under=options)
        by_name = await room.says("raj", f"@Convene {asked}", channel=True)
        assert in_private == in_the_thread == by_name
        [told] = in_private
        assert told.startswith("C, ")
        assert "and it suits them less well. For you: " in told
        assert line_of(room, "C").removeprefix("Why C: ")[1:] in told

    play(scene)


def test_each_option_that_is_apart_has_its_line_under_the_options(play):
    async def scene(room):
        await at_a_vote(room)
        assert line_of(room, "A")
        assert line_of(room, "C").endswith(
            "morning in New York. As many can come as to A, and it suits them less well."
        )

    play(scene)


@pytest.mark.parametrize("level", ["discreet", "three of us"])
def test_nothing_of_the_others_is_told_where_it_would_be_somebodys(level, play):
    async def scene(room):
        few = "@Convene find 45 minutes about hiring from 11 to 15 January with @omar and @dana"
        request = few if level == "three of us" else f"{FIVE}, discreet"
        await voting(room, request, dana="not before 15:00", omar="I can't do Tuesdays")
        [told] = await room.says("omar", "why C?")
        for words in (told, room.shown[room.latest("options/")].words):
            assert "fewer" not in words
            assert "less well" not in words

    play(scene)


def test_nothing_is_told_of_what_one_alone_had_said_when_others_answer_later(play):
    async def scene(room):
        await room.says("lena", FIVE, channel=True)
        await room.says("omar", ", ".join(SAID.values()))
        while room.decisions()[0].phase is Phase.INTAKE:
            await room.later(hours=2)
        for late in ("dana", "ines", "raj"):
            await room.says(late, "anything works for me")
        [decision] = room.decisions()
        assert (decision.phase, len(decision.counted)) == (Phase.VOTE, 4)
        [told] = await room.says("raj", "why C?")
        assert "less well" not in told
        assert "less well" not in room.shown[room.latest("options/")].words

    play(scene)


def test_once_it_is_decided_what_decided_comes_first(play):
    async def scene(room):
        options = await at_a_vote(room)
        for each in room.decisions()[0].members:
            await room.says(each.id, "A", under=options)
        await room.later(hours=1)
        [told] = await room.says("raj", "why not B?")
        first, of_b = told.splitlines()
        assert first.startswith("Decided by vote. A has all 5 votes")
        assert of_b.startswith("B, ")

    play(scene)


def test_of_a_poll_nothing_is_compared_that_nobody_was_asked(play):
    async def scene(room):
        await room.says("lena", "@Convene poll pizza or sushi", channel=True)
        told = await room.says("omar", "why B?", under=room.latest("options/"))
        assert "as many can" not in str(told)
        assert not line_of(room, "B")

    play(scene)


@pytest.mark.parametrize("asked", ["who can't come to A?", "who is the one that can not come to A"])
def test_what_a_count_counts_is_told_and_whether_one_is_among_them(asked, play):
    async def scene(room):
        await at_a_vote(room)
        [told] = await room.says("raj", asked)
        assert told.startswith("5 of the 5 who have answered can come to A, you among them.")
        assert "I tell nobody" in told
        assert not any(name in told for name in ("Dana", "Omar", "Inês"))

    play(scene)


def test_who_asks_and_cannot_come_is_told_that_they_are_not_counted(play):
    async def scene(room):
        away = {"raj": "I can't make it at all that week"}
        await at_a_vote(room, **SAID, **away)
        [own] = await room.says("raj", "who can't come to A?")
        [others] = await room.says("lena", "who can't come to A?")
        assert own.startswith("4 of the 5 who have answered can come to A; by what you told me")
        assert others.startswith("4 of the 5 who have answered can come to A, you among them.")

    play(scene)
