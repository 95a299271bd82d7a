"""What is asked for in private: the channel is chosen from a list, or named in words."""

import asyncio

import pytest

from tests.discord.at_hand import at_hand

ASKED = "I ask it there now."


def in_servers(test):
    """Run a coroutine test with the bot at hand, which the gateway has told of its servers."""

    def run(tmp_path):
        async def played():
            async with at_hand(tmp_path, channels=("general", "random"), lists_members=True) as bot:
                await test(bot, bot.discord)

        asyncio.run(played())

    return run


async def writes(discord, words, who="omar"):
    await discord.user(who).writes(words)
    return discord.user(who).told[-1]


@in_servers
async def test_a_request_in_private_asks_in_which_channel(bot, discord):
    asked = await writes(discord, "poll: tea or coffee?")
    assert "Where shall I ask?" in asked.text
    omar = discord.user("omar")
    await omar.chooses("#general", asked)
    assert "Tea or coffee" in bot.posts()[-1].text
    assert ASKED in omar.said()
    assert bot.posts("random") == []


@pytest.mark.parametrize("where", ["in #general", "#general", "ok in general please", "general"])
def test_the_channel_can_be_said_in_words(tmp_path, where):
    @in_servers
    async def says(bot, discord):
        await writes(discord, "poll: tea or coffee?")
        assert ASKED in (await writes(discord, where)).text
        assert "Tea or coffee" in bot.posts()[-1].text

    says(tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        "poll in #general: tea or coffee?",
        "poll: tea or coffee? in #general",
        "Umfrage in #general: Tee oder Kaffee?",
    ],
)
def test_the_channel_can_be_said_with_the_request(tmp_path, words):
    @in_servers
    async def says(bot, discord):
        assert ASKED in (await writes(discord, words)).text
        assert "coffee" in bot.posts()[-1].text.lower() or "Kaffee" in bot.posts()[-1].text

    says(tmp_path)


@in_servers
async def test_what_is_still_missing_is_asked_in_a_form_for_that_channel(bot, discord):
    omar, lena = discord.user("omar"), discord.user("lena")
    asked = await writes(discord, f"find 30 minutes for the budget with <@{lena.id}> next week")
    await omar.chooses("#general", asked)
    assert "budget" in bot.posts()[-1].text.lower()


@in_servers
async def test_a_rule_of_the_server_holds_for_what_is_asked_in_private(bot, discord):
    [guild] = discord.guilds.values()
    only = discord.role(guild, "lena")
    await discord.user("lena").command("settings", f"only {only} may open polls", "general")
    asked = await writes(discord, "poll: tea or coffee?")
    await discord.user("omar").chooses("#general", asked)
    assert "may open polls" in discord.user("omar").said()
    assert bot.posts() == []


@in_servers
async def test_words_that_name_no_channel_are_what_they_were(bot, discord):
    assert "Hello" in (await writes(discord, "hi")).text
    said = await writes(discord, "in #nowhere")
    assert ASKED not in said.text
    assert bot.posts() == []
