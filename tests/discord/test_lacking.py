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
_ADD_REACTIONS, _CREATE_EVENTS = 1 << 6, 1 << 44


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
