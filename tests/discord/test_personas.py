"""Personas in Discord: each under a name of its own, by the one webhook of a channel."""

import asyncio
import functools

import pytest
from discord import Permissions

from tests.discord.at_hand import PEOPLE, at_hand
from tests.discord.running_bot import posts, running_bot
from tests.discord.test_answers import in_discord as unread
from tests.discord.test_panel import ASKS, thread_of
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer
from tests.fakes.discord.records import FORUM
from tests.fakes.discord.webhooks import Webhook
from tests.slack.test_panel import fetched


def in_discord(test):
    """Run a test with the bot at hand where it reads all messages."""

    @functools.wraps(test)
    def run(tmp_path):
        async def played():
            async with at_hand(tmp_path, reads_content=True) as bot:
                await test(bot, bot.discord)

        asyncio.run(played())

    del run.__wrapped__
    return run


async def panel(bot, in_="general"):
    """Ask a panel; returns who says what."""
    await bot.discord.user("lena").command("panel", ASKS, in_)
    if isinstance(in_, str):
        return [(x.author, x) for x in thread_of(bot.discord, bot.posts()[-1]).messages]
    return [(x.author, x) for x in in_.messages]


def without(discord, **permission):
    for each in discord.guilds.values():
        each.permissions &= ~Permissions(**permission).value


@in_discord
async def test_each_speaks_under_its_own_name_by_one_webhook(bot, discord):
    said = await panel(bot)
    names = [who.name for who, _ in said[:-1]]
    assert len({*names}) == len(names) >= 4
    assert all(name.endswith("(AI)") for name in names)
    assert not any("(AI)" in each.text for _, each in said)
    await panel(bot)
    assert len(discord.webhooks) == 1


@in_discord
async def test_without_the_permission_the_bot_names_who_speaks(bot, discord):
    without(discord, manage_webhooks=True)
    said = await panel(bot)
    assert all(who is discord.bot for who, _ in said)
    assert all(f"**{name}**" in said[0][1].text for name in ["Jess (AI)"])
    refused = sum(each.code == 50013 for each in discord.refused)
    await discord.user("omar").writes("what about pets?", under=said[0][1])
    assert sum(each.code == 50013 for each in discord.refused) == refused, "it is asked once"


@unread
async def test_where_replies_to_webhooks_are_not_read_the_bot_names_who_speaks(bot, discord):
    said = await panel(bot)
    assert all(who is discord.bot for who, _ in said)
    await discord.user("omar").writes("what about pets?", under=said[0][1])
    assert len(said[0][1].channel.messages) > len(said) + 2


@in_discord
async def test_a_reply_to_a_persona_is_for_the_panel(bot, discord):
    said = await panel(bot)
    await discord.user("omar").writes("what about pets?", under=said[0][1])
    assert len(said[0][1].channel.messages) > len(said) + 2


@in_discord
async def test_a_permission_that_is_given_later_is_used(bot, discord):
    [guild] = discord.guilds.values()
    before = guild.permissions
    without(discord, manage_webhooks=True)
    said = await panel(bot)
    guild.permissions = before
    hooks = bot.wired.web._personas._hooks
    hooks |= dict.fromkeys(hooks, (None, 0.0))
    await discord.user("omar").writes("what about pets?", under=said[0][1])
    assert said[0][1].channel.messages[-2].author.hook


@in_discord
async def test_a_channel_that_has_too_many_already_is_no_matter(bot, discord):
    where = discord.channel("general")
    for at in range(15):
        discord.webhooks[str(at)] = Webhook(str(at), "t", "theirs", where, "another app")
    said = await panel(bot)
    assert all(who is discord.bot for who, _ in said)


@in_discord
async def test_one_that_was_deleted_is_made_anew(bot, discord):
    await panel(bot)
    discord.webhooks.clear()
    said = await panel(bot)
    assert all(who.hook for who, _ in said[:-1])
    assert len(discord.webhooks) == 1


@in_discord
async def test_in_a_post_of_a_forum_it_is_that_of_the_forum(bot, discord):
    [guild] = discord.guilds.values()
    forum = discord.add_channel(guild, "ideas", FORUM)
    post = await discord.user("lena").posts("ideas", "Plants?")
    _, *said = await panel(bot, post)
    assert all(who.hook for who, _ in said[:-1])
    assert [each.channel for each in discord.webhooks.values()] == [forum]


@in_discord
async def test_what_a_persona_has_said_is_found_again_after_a_crash(bot, discord):
    (_, first), *_ = await panel(bot)
    [session] = [each for each in bot.store.sessions() if each.startswith("panel")]
    found = await bot.wired.web.posted(first.channel.id, f"{session}/turn/1/1")
    assert found.ts == first.id


@pytest.mark.parametrize("again", [False, True])
def test_a_restart_finds_the_webhook_that_there_is(tmp_path, again):
    async def played():
        async with at_hand(tmp_path, reads_content=True) as bot:
            await panel(bot)
            web = bot.wired.web
            if again:
                web._personas._hooks.clear()
            await panel(bot)
            return len(bot.discord.webhooks)

    assert asyncio.run(played()) == 1


@pytest.mark.parametrize("base", ["https://convene.example.org", "http://127.0.0.1:8080", ""])
def test_each_has_a_picture_where_discord_can_fetch_it_else_an_emoji(base):
    own_time.run(_pictured(base))


async def _pictured(base):
    async with DiscordServer(patience=60.0) as discord:
        discord.guild(PEOPLE)
        discord.switch_on(content=True)
        async with running_bot(discord, CONVENE_BASE_URL=base) as bot:
            await discord.user("lena").command("panel", ASKS, "general")
            [card] = await discord.until(lambda: posts(discord))
            thread = await discord.until(lambda: discord.channels.get(card.id))
            await discord.until(lambda: thread.messages and thread.messages[-1].buttons)
            said = [each.author for each in thread.messages if each.author.hook]
            assert len(said) >= 4
            if not base.startswith("https"):
                assert not any(each.avatar for each in said)
                assert not any(each.name.isascii() for each in said)
                return
            assert len({each.avatar for each in said}) == len(said)
            assert all(each.name.isascii() for each in said), "the picture stands for the emoji"
            for each in said:
                png = await fetched(bot, each.avatar.removeprefix(base))
                assert png.startswith(b"\x89PNG")
