"""Two platforms in one process, and what Discord's switches add."""

from tempfile import TemporaryDirectory

from bot.run import running
from bot.settings import read_settings
from tests.discord.at_hand import PEOPLE
from tests.discord.running_bot import BRISK, environment_for, posts, running_bot, told
from tests.discord.test_run import asked
from tests.fakes import own_time
from tests.fakes.databases import installed
from tests.fakes.discord import DiscordServer
from tests.fakes.own_time import LoopClock
from tests.fakes.slack import SlackServer
from tests.slack import running_bot as in_slack


def test_slack_and_discord_are_served_side_by_side(caplog):
    async def work():
        async with SlackServer(timing=in_slack.TIMING) as slack, DiscordServer() as discord:
            slack.workspace(people=in_slack.PEOPLE, channels=in_slack.CHANNELS)
            discord.guild(PEOPLE)
            with TemporaryDirectory() as data:
                await _serve_both(slack, discord, data)
                await _serve_both(slack, discord, data, again=True)

    own_time.run(work())
    assert not [each.message for each in caplog.records if "Gone" in each.message], "none is asked"


async def _serve_both(slack, discord, data, *, again=False):
    installed(data)
    of_slack = in_slack.environment_for(slack, "socket", data)
    settings = read_settings({**of_slack, **environment_for(discord, data)})
    async with running(settings, lambda: None, tempo=BRISK, clock=LoopClock()) as bot:
        assert list(bot.platforms) == ["Slack", "Discord"]
        await slack.connected()
        await discord.connected()
        if not again:
            await in_slack.asked(slack, in_slack.MEET_TWO)
            await asked(discord)
        await slack.user("omar").writes("Tuesdays are best")
        await discord.user("omar").writes("Wednesdays are best")
        await in_slack.told(slack, "omar", "Tuesdays")
        await told(discord, "omar", "Wednesdays")
    assert bot.fault is None
    assert len(slack.channel("platform").messages) == 1
    assert len(posts(discord)) == 1


def test_what_is_said_in_a_thread_under_its_post_is_read_where_content_may_be():
    async def work():
        async with DiscordServer() as discord:
            discord.guild(PEOPLE)
            discord.switch_on(content=True)
            async with running_bot(discord):
                await discord.user("lena").command("poll", "pizza or sushi?", "general")
                post = await discord.until(lambda: next(iter(posts(discord)), None))
                thread = await discord.user("omar").begins_thread(post)
                await discord.user("omar").writes("pizza", in_=thread)
                await told(discord, "omar", "Your vote is in: A.")

    own_time.run(work())


def test_what_is_said_in_a_thread_while_nobody_listens_is_read_again():
    async def work():
        async with DiscordServer() as discord:
            discord.guild(PEOPLE)
            discord.switch_on(content=True)
            async with running_bot(discord):
                await discord.user("lena").command("poll", "pizza or sushi?", "general")
                post = await discord.until(lambda: next(iter(posts(discord)), None))
                thread = await discord.user("omar").begins_thread(post)
                await discord.gateway.drop(invalid=True)
                await discord.user("omar").writes("sushi", in_=thread)
                await told(discord, "omar", "Your vote is in: B.")

    own_time.run(work())


def test_help_says_what_a_channel_takes_back():
    async def work():
        async with DiscordServer() as discord:
            guild = discord.guild(PEOPLE, ("general", "ops"))
            discord.channel("ops").bot_may = guild.permissions & ~(1 << 6)
            async with running_bot(discord):
                await discord.user("dana").command("help", in_="ops")
                await discord.user("omar").command("help", in_="general")
                both = [await told(discord, x, "I help a group") for x in ("dana", "omar")]
                return ["“Add Reactions” in this channel" in each.text for each in both]

    assert own_time.run(work()) == [True, False]


def helped(*, content):
    """What `/convene help` says of the server: lines that are not the same everywhere."""

    async def work():
        async with DiscordServer() as discord:
            guild = discord.guild(PEOPLE)
            guild.permissions &= ~(1 << 15)
            discord.switch_on(content=content)
            async with running_bot(discord):
                await discord.user("dana").command("help", in_="general")
                return (await told(discord, "dana", "I help a group")).text

    return own_time.run(work()).partition("• I read what you write to me alone")[2].splitlines()


def test_help_says_what_the_switches_add_on_this_server():
    [_, members, content, lacks] = helped(content=False)
    assert "Server Members Intent is off, and need not be on; with it" in members
    assert "Message Content Intent is off, and need not be on; with it" in content
    assert "I lack the permission “Attach Files” on this server" in lacks
    assert (
        "Message Content Intent is on: replies to me without a ping are read too"
        in helped(content=True)[2]
    )
