"""A kind of decision that no platform has ever heard of, from its request to its end, on each."""

import asyncio

import pytest

from orchestration.kinds.registry import KINDS
from orchestration.sessions.kind import Kinds
from tests.conversation.lunch_places import lunch_on
from tests.conversation.room import PEOPLE, THURSDAY
from tests.conversation.stages import CHANNEL, DM, stage_of
from tests.kinds.lunch import LUNCH

EVERY_KIND = Kinds(*KINDS, LUNCH)
PLATFORMS = ("memory", "sandbox", "slack")
ASKED = ("lena", "omar", "dana")
FISH = "pizza, fish, salad"


def on_every_platform(test):
    """Run a coroutine test on each platform, with people who can ask for lunch."""

    @pytest.mark.parametrize("platform", PLATFORMS)
    def run(tmp_path, platform):
        async def play():
            async with lunch_on(platform, tmp_path, EVERY_KIND) as stage:
                await test(stage)

        asyncio.run(play())

    run.__name__ = test.__name__
    return run


async def everybody_answers(stage):
    for who in ASKED:
        await stage.presses(who, "Anything goes")
    await stage.later(minutes=5)


@on_every_platform
async def test_its_card_and_a_private_question_are_shown(stage):
    await stage.asks("lena", FISH)

    assert "Lunch" in stage.channel()[0]
    for who in ASKED:
        assert "Lunch" in stage.alone(who)[-1]
    assert stage.alone("raj") == []


@on_every_platform
async def test_a_reaction_is_a_vote_and_it_is_decided(stage):
    await stage.asks("lena", FISH)
    await everybody_answers(stage)
    shown = "".join(stage.channel())
    assert all(dish in shown for dish in ("pizza", "fish", "salad"))
    for who in ASKED:
        await stage.reacts(who, 1)

    assert "fish" in stage.outcome()
    assert stage.outcome() in "".join(stage.channel())


@on_every_platform
async def test_a_button_is_a_vote_where_votes_are_secret(stage):
    await stage.asks("lena", FISH, secret=True)
    await everybody_answers(stage)
    for who in ASKED:
        await stage.presses(who, "Vote C", public=True)

    assert "salad" in stage.outcome()


@on_every_platform
async def test_who_asks_how_it_stands_is_told(stage):
    await stage.asks("lena", FISH)
    assert await stage.open_for("omar") == "Lunch"
    await stage.says("omar", "what's the status?")
    assert "0 of 3 have answered" in stage.alone("omar")[-1]
    assert await stage.open_for("raj") == ""


@on_every_platform
async def test_its_organiser_calls_it_off(stage):
    await stage.asks("lena", FISH)
    await stage.says("lena", "cancel it")
    await stage.presses("lena", "Call it off")

    assert stage.session().phase == "cancelled"
    assert await stage.open_for("omar") == ""
    await stage.says("dana", "what's the status?")
    assert "0 of 3" not in stage.alone("dana")[-1]


@on_every_platform
async def test_a_request_that_is_wrong_is_told_by_its_form(stage):
    assert "Two dishes" in await stage.asks_wrongly("lena", "pizza")
    assert stage.session() is None


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_choice_that_words_ask_for_is_voted_on_everywhere(tmp_path, platform):
    async def play():
        async with stage_of(platform, tmp_path, THURSDAY) as stage:
            await stage.says("lena", "@Convene pizza or sushi?", CHANNEL)
            for who in PEOPLE:
                await stage.says(who, "I'd rather have pizza", DM)
                await stage.says(who, "that's all", DM)
            for who in PEOPLE:
                await stage.says(who, "I vote A", DM)
            assert stage.session().outcome.option.title == "Pizza"

    asyncio.run(play())


@on_every_platform
async def test_what_was_decided_is_found_exported_looked_at_and_asked_again(stage):
    await stage.asks("lena", FISH)
    await everybody_answers(stage)
    for who in ASKED:
        await stage.reacts(who, 1)
    await stage.says("omar", "what did we decide about lunch?")
    assert stage.alone("omar")[-1] == "Thu 7 Jan 2027 · Lunch: fish."
    await stage.presses("omar", "Export")

    await stage.says("lena", "review this in one week")
    await stage.later(days=8)
    assert stage.session().review.is_asked
    await stage.says("omar", "ask that again")
    cards = [each for each in stage.channel() if "asked by Omar Haddad" in each]
    assert len(cards) == 1
