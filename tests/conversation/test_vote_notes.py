"""A note with a vote in words: said → what its voter is told, and what others see of it."""

import pytest

from tests.conversation.choosing import offered, polled, the_only
from tests.conversation.test_dialogues import in_a_room

KEPT = "Your vote is in: A. Your note stays in this thread."


async def outcome_after(room, options, *, named):
    if named:
        await room.clicks("omar", "Show it with my name")
    await room.presses("lena", "close")
    return [words for _, name, words in room.posted if name == "outcome"][-1]


@pytest.mark.parametrize(
    "said", ["A, fine, if we're back by 2", "pizza, as long as it's cheap", "A because it's near"]
)
def test_a_condition_or_reason_is_kept_with_the_vote(said):
    @in_a_room
    async def notes(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == [KEPT]
        assert offered(room, "omar") == ["note-named"]
        assert list(the_only(room).round.notes) == ["omar"]

    notes()


@pytest.mark.parametrize("named", [False, True])
def test_a_note_is_under_the_outcome_only_as_its_author_says(named):
    @in_a_room
    async def shown(room):
        options = await polled(room)
        await room.says("omar", "A, if we're back by 2", under=options)
        words = await outcome_after(room, options, named=named)
        assert ("• Omar Haddad: if we're back by 2" in words) is named
        assert ("back by 2" in words) is named

    shown()


@in_a_room
async def test_a_note_that_is_shown_after_the_end_stands_under_the_outcome_then(room):
    options = await polled(room)
    await room.says("omar", "A, if we're back by 2", under=options)
    assert "back by 2" not in await outcome_after(room, options, named=False)
    await room.clicks("omar", "Show it with my name")
    assert "• Omar Haddad: if we're back by 2" in room.posted[-1][2]


@pytest.mark.parametrize(("then", "left"), [("B", []), ("take my vote back", []), ("A", ["omar"])])
def test_a_note_goes_with_its_vote(then, left):
    @in_a_room
    async def goes(room):
        options = await polled(room)
        await room.says("omar", "A, if we're back by 2", under=options)
        await room.says("omar", then, under=options)
        assert list(the_only(room).round.notes) == left

    goes()


@in_a_room
async def test_talk_behind_a_vote_is_no_note(room):
    options = await polled(room)
    await room.says("omar", "sushi, and I don't want nuts", under=options)
    assert the_only(room).round.notes == {}


def test_another_note_changes_no_byte_that_others_see():
    posts = []

    def said(words):
        @in_a_room
        async def plays(room):
            options = await polled(room)
            await room.says("omar", f"A, if {words}", under=options)
            await outcome_after(room, options, named=False)
            posts.append([(name, shown) for _, name, shown in room.posted])

        plays()

    said("we're back by 2")
    said("my doctor is done")
    assert posts[0] == posts[1]
