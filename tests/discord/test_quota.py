"""How often a language model is asked: for one person, for a server, and who is told of it."""

import asyncio
from contextlib import asynccontextmanager

from bot.settings import read_settings
from bot.wiring import mind
from tests.discord.at_hand import at_hand
from tests.discord.test_answers import asked
from tests.discord.test_settings import sets
from tests.fakes.model.scripted import KEY, NAME, serving
from tests.openai.asking import NOTHING

SPENT = (
    "A language model has read as much of your words as it may today, so until midnight (UTC) I "
    "read them by rules alone. Plain sentences, one thing each, work best."
)
SPENT_HERE = (
    "A language model was asked as often as it may be here today, so until midnight (UTC) I read "
    "your words by rules alone. Plain sentences, one thing each, work best."
)
ODD = [
    f"I like {day} mornings, and the moon decides about the rest"
    for day in ("Tuesday", "Wednesday", "Thursday")
]
"""Of which no rule reads all."""


@asynccontextmanager
async def with_a_model(folder, **more):
    """Have the bot at hand with a model behind it that finds nothing; and what it was asked."""
    async with serving(*[NOTHING] * 40, strictly=False) as model:
        given = {"URL": model.url, "NAME": NAME, "KEY": KEY, **more}
        settings = read_settings({f"CONVENE_MODEL_{name}": each for name, each in given.items()})
        async with at_hand(folder, thinks=mind(settings)) as bot:
            yield bot, model.asked


def quota(test):
    """Run a test with such a bot, its Discord, and what the model was asked."""

    def run(tmp_path):
        async def played():
            async with with_a_model(tmp_path) as (bot, questions):
                await test(bot, bot.discord, questions)

        asyncio.run(played())

    return run


@quota
async def test_whose_words_no_model_reads_any_more_is_told_once_a_day(bot, discord, questions):
    told = await sets(discord, "300 model calls a day, 1 for each")
    assert (
        "• A language model may be asked 300 times a day for this server, 1 of them for one "
        "person; so far today: 0."
    ) in told
    await asked(bot)
    dana, omar = map(discord.user, ("dana", "omar"))
    for words in ODD:
        await dana.writes(words)
    assert len(questions) == 1
    assert dana.said().count(SPENT) == 1
    await omar.writes(ODD[1])
    assert len(questions) == 2
    assert SPENT not in omar.said()
    await dana.writes("no Fridays please")
    assert "Friday" in dana.said().rpartition(SPENT)[2], "rules read on"
    assert "so far today: 2." in await sets(discord)


@quota
async def test_what_a_server_may_ask_is_for_all_of_it(bot, discord, questions):
    await sets(discord, "2 model calls a day")
    await asked(bot)
    dana, omar = map(discord.user, ("dana", "omar"))
    for words in ODD:
        await dana.writes(words)
    await omar.writes(ODD[2])
    assert len(questions) == 2
    assert (dana.said().count(SPENT_HERE), omar.said().count(SPENT_HERE)) == (1, 1)
    other = discord.guild(["lena", "ines"], ["elsewhere"])
    assert other.owner == discord.user("lena").id
    assert "so far today: 0." in await elsewhere(discord)


async def elsewhere(discord):
    await discord.user("lena").command("settings", "", "elsewhere")
    return discord.user("lena").ephemerals[-1].text


@quota
async def test_managers_can_have_no_model_asked(bot, discord, questions):
    assert "Only who manages" in await sets(discord, "no model calls", "omar")
    assert "• No language model is asked anything for this server." in await sets(
        discord, "no model calls"
    )
    await asked(bot)
    await discord.user("dana").writes(ODD[0])
    assert questions == []
    assert SPENT_HERE in discord.user("dana").said()


@quota
async def test_nobody_can_set_more_than_who_runs_the_bot_allows(bot, discord, questions):
    told = await sets(discord, "90000 model calls a day, 80000 for each")
    assert "may be asked 3,000 times a day for this server, 300 of them for one person" in told
    assert await sets(discord, "in this channel: 5 model calls a day") == (
        "How often a language model is asked is set for all of the server."
    )
