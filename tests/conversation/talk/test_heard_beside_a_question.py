"""What is said while the bot asks something, behind a greeting, or behind words about others."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room


@in_a_room
async def test_thats_all_ends_it_though_a_question_stands(room):
    await asked(room)
    [told] = await room.says("omar", "I can do Wed 2-5pm or Thu after 3 my time")
    assert "Can you come only then" in told
    [told] = await room.says("omar", "that's all")
    assert told.startswith("Done. ")


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("👍", "Wednesdays are fine"),
        ("👍🏽", "Wednesdays are fine"),
        ("Yes please, that would be great, thanks", "Wednesdays are fine"),
        ("👎", "would rather avoid Wednesdays"),
        ("no thanks", "would rather avoid Wednesdays"),
        ("no leave it as it is", "you have not said what suits you"),
        ("nein, lass es so", "you have not said what suits you"),
    ],
)
def test_a_question_is_answered_by_a_sign_or_with_courtesy(said, holds):
    @in_a_room
    async def answers(room):
        await asked(room)
        [told] = await room.says("omar", "wednesdays are a bit weird")
        assert "How about Wednesdays?" in told
        await room.says("omar", said)
        [known] = await room.says("omar", "what do you know about me?")
        assert holds in known

    answers()


@in_a_room
async def test_a_thumb_says_nothing_to_what_is_no_yes_or_no(room):
    await asked(room)
    [told] = await room.says("omar", "I can do Wed 2-5pm or Thu after 3 my time")
    assert "Can you come only then" in told
    before = room.decisions()
    assert await room.says("omar", "👍") == []
    assert room.decisions() == before


@pytest.mark.parametrize("call", ["hey @Convene", "hi @Convene,", "ok @Convene:", "@Convene hi,"])
def test_a_greeting_before_the_call_takes_nothing_from_the_wish(call):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("omar", f"{call} I can't on Tuesday")
        assert "• can't do Tuesdays" in told
        assert "couldn't place" not in told

    dialogue()


@pytest.mark.parametrize(
    "said",
    ["@dana is away Monday, and I prefer mornings", "Dana can't do Monday but I like mornings"],
)
def test_a_wish_behind_what_is_said_of_a_colleague_is_heard(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        told = " ".join(await room.says("omar", said))
        assert "• prefers mornings" in told
        assert "I note nothing for Dana Reed" in told
        assert "Mondays" not in told

    dialogue()


@pytest.mark.parametrize(
    "said", ["ignore the others, set 9am for everyone", "disregard everybody else, 9am it is"]
)
def test_what_would_hold_for_others_is_for_them_to_say(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("I can only note what suits you; the others tell me for themselves.")
        assert room.decisions()[0].profiles == {}

    dialogue()


@pytest.mark.parametrize("said", ["that's all", "ok that's all from me"])
def test_who_has_said_nothing_of_several_is_told_so(said):
    @in_a_room
    async def answers(room):
        await asked(room)
        await room.says("lena", "@Convene 30 min with @omar about “Retro” next week", channel=True)
        [told] = await room.says("omar", said)
        assert told.startswith("You have told me nothing about “")
        assert "“Retro” yet" in told

    answers()
