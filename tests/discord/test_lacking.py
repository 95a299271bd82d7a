"""What the bot may not do is said once, to who opens what goes without it."""

from tests.discord.at_hand import PEOPLE
from tests.discord.running_bot import posts, running_bot, told
from tests.discord.test_answers import in_discord
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer

NO_LETTERS = (
    "I lack the permission “Add Reactions” in this channel: there are no letters to vote with."
)
NO_EVENT = "I lack the permission “Create Events” on this server: what was decided is no event"
NO_THREADS = (
    "I lack the permission “Create Public Threads” in this channel: a panel fills its channel, "
    "having no thread of its own."
)
_ADD_REACTIONS, _CREATE_EVENTS = 1 << 6, 1 << 44
_SEND, _OPEN_THREADS, _SEND_IN_THREADS, _MANAGE_THREADS = 1 << 11, 1 << 35, 1 << 38, 1 << 34
ASKS = "a plant for a dark office?"


@in_discord
async def test_who_opens_a_poll_that_gets_no_letters_is_told_once(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    [guild] = discord.guilds.values()
    discord.channel("general").bot_may = guild.permissions & ~_ADD_REACTIONS
    await lena.command("poll", "pizza or sushi?", "general")
    [post] = bot.posts()
    assert ("Vote A" in post.buttons, post.reactions) == (True, {})
    await lena.command("poll", "tea or coffee?", "general")
    assert lena.said().count(NO_LETTERS) == 1
    assert NO_LETTERS not in omar.said()
    await omar.command("meet", "Roadmap, 45 min with @dana, 18 to 22 January", "general")
    assert omar.said().count(NO_LETTERS) == 1


@in_discord
async def test_nothing_is_said_where_it_may(bot, discord):
    await discord.user("lena").command("poll", "pizza or sushi?", "general")
    assert "I lack" not in discord.user("lena").said()


def test_who_opens_a_meeting_that_becomes_no_event_is_told_so():
    async def work():
        async with DiscordServer(patience=60.0) as discord:
            discord.guild(PEOPLE).permissions &= ~_CREATE_EVENTS
            async with running_bot(discord):
                lena, omar = map(discord.user, ("lena", "omar"))
                await omar.command("poll", "tea or coffee?", "general")
                await lena.command("meet", "Sync, 45 min with @omar, 18 to 22 January", "general")
                await told(discord, "omar", "is looking for 45 minutes")
                assert lena.said().count(NO_EVENT) == 1
                assert NO_EVENT not in omar.said(), "a poll is none anyhow"
                assert len(posts(discord)) == 2

    own_time.run(work())


@in_discord
async def test_no_panel_is_opened_where_it_could_say_nothing_in_its_thread(bot, discord):
    lena = discord.user("lena")
    [guild] = discord.guilds.values()
    channel = discord.channel("general")
    channel.bot_may = guild.permissions & ~_SEND_IN_THREADS
    await lena.command("panel", ASKS, "general")
    await bot.settle()
    assert "give me “Send Messages in Threads” here, then ask again" in lena.said()
    assert bot.posts() == []
    await lena.command("poll", "tea or coffee?", "general")
    assert len(bot.posts()) == 1, "it has no thread"
    channel.bot_may = None
    await lena.command("panel", ASKS, "general")
    await bot.settle()
    assert len(discord.channels[bot.posts()[-1].id].messages) > 3


@in_discord
async def test_who_opens_a_panel_that_gets_no_thread_is_told_once(bot, discord):
    lena = discord.user("lena")
    [guild] = discord.guilds.values()
    discord.channel("general").bot_may = guild.permissions & ~_OPEN_THREADS & ~_SEND_IN_THREADS
    for _ in range(2):
        await lena.command("panel", ASKS, "general")
        await bot.settle()
    assert lena.said().count(NO_THREADS) == 1
    assert len(bot.posts()) > 3, "it speaks in the channel"


def test_a_poll_by_mention_where_it_may_not_write_is_not_opened():
    async def work():
        async with DiscordServer(patience=60.0) as discord:
            guild = discord.guild(PEOPLE)
            discord.channel("general").bot_may = guild.permissions & ~_SEND
            async with running_bot(discord):
                lena = discord.user("lena")
                await discord.connected()
                await lena.writes("@convene poll: tea or coffee?", "general")
                await told(discord, "lena", "give me “Send Messages” here, then ask again")
                assert "I may not write any more" not in lena.said()
                assert posts(discord) == []

    own_time.run(work())


def test_in_a_locked_thread_it_says_what_it_needs():
    async def work():
        async with DiscordServer(patience=60.0) as discord:
            guild = discord.guild(PEOPLE)
            guild.permissions &= ~_MANAGE_THREADS
            async with running_bot(discord):
                lena = discord.user("lena")
                await discord.connected()
                thread = await lena.begins_thread(await lena.writes("lunch?", "general"), "lunch")
                thread.locked = True
                await discord.line.carry("THREAD_UPDATE", thread.json())
                await lena.command("poll", "tea or coffee?", thread)
                await told(discord, "lena", "give me “Manage Threads” here, then ask again")
                assert "I may not write any more" not in lena.said()

    own_time.run(work())
