"""What goes on in one server is nobody's to see or to end in another."""

import pytest
from discord import Permissions

from tests.discord.test_answers import in_discord

MEET = "Roadmap, 45 min with @omar, 18 to 22 January"


async def two(bot, discord):
    """A poll and a meeting in one server, a poll in another; some are in both."""
    discord.guild(["lena", "omar", "raj"], ("beta",), "Beta")
    discord.role(next(x for x in discord.guilds.values() if x.name == "Beta"), "omar", may=1 << 5)
    lena = discord.user("lena")
    await lena.command("poll", "pizza or sushi? closes in 2 hours", "general")
    await lena.command("meet", MEET, "general")
    await lena.command("poll", "tea or coffee? closes in 2 hours", "beta")


@pytest.mark.parametrize(
    "words", ["cancel the roadmap meeting", "cancel the pizza poll", "what's open?", "status"]
)
@pytest.mark.parametrize("name", ["lena", "omar", "raj"])
@in_discord
async def test_an_order_by_name_finds_nothing_of_another_server(bot, discord, words, name):
    await two(bot, discord)
    who = discord.user(name)
    before = len(who.told)
    await who.writes(f"@convene {words}", "beta")
    told = "\n".join(each.text for each in who.told[before:])
    assert "Tea or coffee?" in told
    assert "“Roadmap”" not in told
    assert "“Pizza or sushi?”" not in told


@in_discord
async def test_what_was_decided_is_found_by_those_who_were_in_it_alone(bot, discord):
    await two(bot, discord)
    lena, omar, raj, dana = map(discord.user, ("lena", "omar", "raj", "dana"))
    for each in (lena, omar):
        await each.clicks("Vote A", bot.posts()[0])
    await bot.later(hours=3)
    for who, where in ((raj, "beta"), (raj, None), (dana, "general"), (dana, None)):
        await who.command("decisions", "pizza", where)
        assert who.told[-1].text == "Nothing that you can see was decided about “pizza”."
    await omar.command("decisions", "pizza", "general")
    assert "Pizza or sushi? Pizza." in omar.told[-1].text


@in_discord
async def test_help_names_what_a_channel_has_taken_back(bot, discord):
    guild = next(iter(discord.guilds.values()))
    lacking = Permissions(add_reactions=True, attach_files=True, read_message_history=True)
    discord.channel("general").bot_may = guild.permissions & ~lacking.value
    omar = discord.user("omar")
    await omar.command("help", "", "general")
    told = omar.ephemerals[-1].text
    for each in ("Add Reactions", "Attach Files", "Read Message History"):
        assert f"I lack the permission “{each}” in this channel" in told
