"""Who is done, and who is missing: said → what is told, and who counts as missing."""

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room


@pytest.mark.parametrize(
    "words",
    ["done", "fertig", "thats it from me, thanks!", "no more wishes", "alles gesagt, danke!"],
)
def test_who_is_done_says_so(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "not before 10")
        [said] = await room.says("omar", words)
        assert said.startswith("Done. ")
        assert room.decisions()[0].done == ("omar",)

    says()


@pytest.mark.parametrize(
    "words", ["not done yet", "noch nicht fertig", "i'm done by 3", "is it done?"]
)
def test_these_end_nothing(words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "not before 10")
        await room.says("omar", words)
        assert room.decisions()[0].done == ()

    says()


@pytest.mark.parametrize("words", ["das wars von mir", "that's all from me", "das war alles"])
def test_who_is_done_during_a_vote_hears_what_is_open_to_them(words):
    @in_a_room
    async def says(room):
        await at_the_vote(room)
        [told] = await room.says("omar", words)
        assert "vote on A, B and C by" in told
        await room.says("omar", "I vote A")
        assert "Your vote is in" in " ".join(await room.says("omar", words))

    says()


@in_a_room
async def test_who_is_done_before_a_word_is_asked_whether_anything_goes(room):
    await asked(room)
    assert await room.says("omar", "done") == ["You have told me nothing about “hiring” yet."]
    assert room.decisions()[0].answered == ()
    await room.clicks("omar", "Any time")
    assert room.decisions()[0].answered == ("omar",)


@pytest.mark.parametrize(
    "words", ["not mondays. who is missing?", "Montags geht nicht. Wer fehlt noch?"]
)
def test_who_has_just_answered_is_not_missing(words):
    @in_a_room
    async def says(room):
        await asked(room)
        [said] = await room.says("omar", words)
        assert said.splitlines()[-1].startswith(
            "“hiring” still waits for Lena Vogt and Dana Reed, until"
        )

    says()


@in_a_room
async def test_of_who_has_answered_that_is_said_and_who_is_missing(room):
    await asked(room)
    await room.presses("dana", "any-time")
    [said] = await room.says("lena", "remind dana")
    assert said == "Dana Reed has answered. Missing: Omar Haddad."
    await room.clicks("lena", "Remind them")
    assert room.told[-1][0] == "omar"


def test_who_is_done_is_told_where_to_change_it_wherever_that_is_read():
    """The button stands in the channel too, where “here” would be for all to read."""

    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", "not before 10")
        [said] = await room.says("omar", "done")
        assert said.startswith("Done. You'll hear from me when there are options; ")
        assert said.endswith("you can change this any time by writing to me.")

    says()
