"""What somebody new writes while the bot is off, or its connection is gone."""

from tests.discord.running_bot import on_server, posts, running_bot, told
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer

PEOPLE = ["lena", "omar", "dana"]


def off_and_on(tmp_path, before, meanwhile, after):
    """Run the bot twice over the same data, with something done in between."""

    async def work():
        async with DiscordServer(patience=120.0) as discord:
            discord.guild(PEOPLE)
            async with running_bot(discord, data=tmp_path):
                await before(discord)
            since = len(discord.rest.calls)
            await meanwhile(discord)
            async with running_bot(discord, data=tmp_path):
                await after(discord, since)

    own_time.run(work())


async def polled(discord):
    await discord.user("lena").command("poll", "tea or coffee? @omar closes in 5 hours", "general")
    [post] = await discord.until(lambda: posts(discord))
    await discord.until(lambda: len(post.reactions) == 2)


def test_the_first_private_words_of_who_is_asked_are_read_after_the_bot_was_off(tmp_path):
    async def meanwhile(discord):
        await discord.user("omar").writes("B", heard=False)

    async def after(discord, since):
        await told(discord, "omar", "is in: B.")
        assert sum("Your vote" in each.text for each in discord.user("omar").told) == 1
        opened = [x for x in discord.rest.calls[since:] if x.path.endswith("/users/@me/channels")]
        assert len(opened) <= 3, "once for each who is asked"

    off_and_on(tmp_path, polled, meanwhile, after)


def test_a_mention_where_nothing_goes_on_is_answered_after_the_bot_was_off(tmp_path):
    async def nothing(discord):
        await discord.connected()

    async def meanwhile(discord):
        await discord.user("dana").writes("@convene poll: tea or coffee?", "general", heard=False)

    async def after(discord, since):
        [post] = await discord.until(lambda: posts(discord))
        assert "Tea" in post.text

    off_and_on(tmp_path, nothing, meanwhile, after)


@on_server()
async def test_they_are_read_after_a_gap_too(discord, bot):
    await polled(discord)
    await discord.user("omar").writes("B", heard=False)
    await discord.gateway.drop(invalid=True)
    await told(discord, "omar", "is in: B.")


@on_server()
async def test_who_is_in_nothing_has_no_conversation_opened(discord, bot):
    await polled(discord)
    since = len(discord.rest.calls)
    await discord.gateway.drop(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    await discord.until(
        lambda: any(x.path.endswith("/users/@me/channels") for x in discord.rest.calls[since:])
    )
    assert discord.user("dana")._dm is None
