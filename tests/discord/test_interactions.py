"""The first answer to what is pressed comes at once, all others as long as its token is good."""

import asyncio
from datetime import timedelta

from adapters.discord.events import read
from adapters.discord.interactions import Interactions
from adapters.discord.render import with_buttons
from tests.discord.test_answers import asked, in_discord

FORM = {
    "custom_id": "form|1",
    "title": "A form",
    "components": [
        {"type": 18, "label": "What?", "component": {"type": 4, "custom_id": "a", "style": 1}}
    ],
}


class Noted:
    """As a line: what happens is noted, and nothing comes of it."""

    def __init__(self, bot):
        self._bot = bot

    async def carry(self, name, data):
        self.event = read(self._bot.wired.client.noted({"t": name, "s": 1, "d": data}))


async def pressed(bot, patience=60.0):
    """Omar presses a button, and nothing has come of it yet; returns that, and what answers it."""
    card = await asked(bot)
    bot.discord.line = line = Noted(bot)
    await bot.discord.user("omar").clicks("Details", in_=card)
    interactions = Interactions(bot.wired.web, patience)
    interactions.begin(line.event)
    interactions.put_off_soon(line.event)
    return bot.discord.user("omar"), line.event, interactions


async def commanded(bot, patience=60.0):
    bot.discord.line = line = Noted(bot)
    await bot.discord.user("omar").command("help", in_="general")
    interactions = Interactions(bot.wired.web, patience)
    interactions.begin(line.event)
    interactions.put_off_soon(line.event)
    return bot.discord.user("omar"), line.event, interactions


@in_discord
async def test_what_is_quick_answers_by_itself(bot, discord):
    omar, event, interactions = await pressed(bot)
    assert await interactions.whisper(event, with_buttons("Here it is."))
    assert await interactions.whisper(event, with_buttons("And more."))
    await interactions.end(event)
    assert (omar.last.kind, [each.text for each in omar.ephemerals]) == (
        4,
        ["Here it is.", "And more."],
    )


@in_discord
async def test_a_press_that_needs_no_answer_is_acknowledged(bot, discord):
    omar, event, interactions = await pressed(bot)
    await interactions.end(event)
    assert (omar.last.kind, omar.ephemerals) == (6, [])


@in_discord
async def test_what_is_slow_is_put_off_and_said_when_it_is_there(bot, discord):
    omar, event, interactions = await commanded(bot, patience=0.01)
    await discord.until(lambda: omar.last.kind)
    assert omar.last.kind == 5
    assert not await interactions.open(event, FORM), "a form can only be the first answer"
    assert await interactions.whisper(event, with_buttons("Here it is."))
    await interactions.end(event)
    assert [each.text for each in omar.ephemerals] == ["Here it is."]


@in_discord
async def test_a_form_that_comes_too_late_is_offered(bot, discord):
    card = await asked(bot)
    omar = discord.user("omar")
    bot.discord.fails("POST", "/callback", status=404, code=10062)
    await omar.clicks("Tell me what suits you", in_=card)
    assert omar.modal is None
    assert "Open the form" in omar.told[-1].buttons
    await omar.clicks("Open the form")
    assert omar.modal.labels[0] == "When suits you, and when doesn't it?"


@in_discord
async def test_after_a_quarter_of_an_hour_it_is_said_in_private(bot, discord):
    _, event, interactions = await pressed(bot)
    await interactions.end(event)
    bot.clock.at += timedelta(minutes=16)
    assert not await interactions.whisper(event, with_buttons("Here it is."))


@in_discord
async def test_who_presses_twice_is_answered_twice_and_nothing_breaks(bot, discord):
    card = await asked(bot)
    omar = discord.user("omar")
    await asyncio.gather(*(omar.clicks("Details", in_=card) for _ in range(3)))
    assert len(omar.ephemerals) == 3


@in_discord
async def test_what_is_written_is_completed(bot, discord):
    omar = discord.user("omar")
    assert [x["name"] for x in await omar.types("zone", "lisb", "general")] == ["Europe/Lisbon"]
    assert len(await omar.types("zone", "", "general")) == 25
    assert (await omar.types("poll", "", "general"))[0]["value"] == "pizza or sushi?"
