"""Whoever reads a poll can take part in it in private, as it says itself, before they touch it."""

from tests.discord.running_bot import on_server, posts, told
from tests.fakes.discord.records import THREAD, Channel

RULE = "For every meeting from now on"


async def asked(discord, verb, words, where="general"):
    """Have Lena ask for it; returns the post of it."""
    await discord.user("lena").command(verb, words, where)
    return await discord.until(lambda: posts_in(discord, where) and posts_in(discord, where)[-1])


def posts_in(discord, where):
    return posts(discord, where) if isinstance(where, str) else by_bot(discord, where)


def by_bot(discord, channel):
    return [each for each in channel.messages if each.author is discord.bot]


async def a_thread(discord, *, joined=None, is_told=True):
    """Begin a thread, a private one where it says who is in it; Discord may not tell of it."""
    where = discord.channel("general")
    users = None if joined is None else [discord.user(each).id for each in joined]
    made = Channel(discord.ids.new(), THREAD, "apart", where.guild, parent=where, joined=users)
    discord.channels[made.id] = made
    if is_told:
        await discord.line.carry("THREAD_CREATE", made.json())
    return made


async def answered(discord, name, words):
    """Write in private, and wait for what is answered first; returns it."""
    person = discord.user(name)
    before = len(person.told)
    await person.writes(words)
    return (await discord.until(lambda: person.told[before:]))[0].text


@on_server()
async def test_none_of_these_can_be_the_first_that_somebody_does(discord, bot):
    post = await asked(discord, "poll", "beach or mountains?")
    omar = discord.user("omar")
    await omar.clicks("None of these", post)
    await discord.until(lambda: omar.modal)
    await omar.submits({"Why? A word helps.": "I would rather stay in town"})
    said = (await told(discord, "omar", "Your vote is in: none of these.")).text
    assert "“I would rather stay in town”, as you said it" in said


@on_server()
async def test_a_secret_vote_is_written_in_private(discord, bot):
    await asked(discord, "poll", "Rome, Oslo or Bern?; ranked, secret")
    said = await answered(discord, "raj", "Bern > Oslo > Rome")
    assert said.startswith("Your vote is in: C, then B, then A.")
    said = await answered(discord, "ines", "my vote: Rome, then Bern")
    assert said.startswith("Your vote is in: A, then C.")


@on_server()
async def test_wishes_and_proposals_for_an_open_list_are_taken_in_private(discord, bot):
    card = await asked(discord, "decide", "where shall we eat?")
    said = await answered(discord, "raj", "nothing over 30 euros")
    assert said.startswith("Got it. For “Where shall we eat?”")
    assert await answered(discord, "ines", "propose: Burger Bar") == "On the list: Burger Bar."
    await discord.until(lambda: "Burger Bar (Inês Costa)" in card.text)


@on_server()
async def test_when_somebody_can_come_is_no_word_on_a_poll_they_have_not_touched(discord, bot):
    await asked(discord, "poll", "red or blue?")
    assert (await answered(discord, "dana", "I can't do mondays")).startswith(RULE)


@on_server()
async def test_a_poll_of_another_server_is_not_told_of(discord, bot):
    elsewhere = discord.guild({"zoe": {"real_name": "Zoë Hill"}}, ("lounge",))
    await discord.line.carry("GUILD_CREATE", elsewhere.json(discord))
    await asked(discord, "poll", "red or blue?")
    said = await answered(discord, "zoe", "blue")
    assert "Your vote" not in said


@on_server()
async def test_a_poll_of_a_channel_that_discord_has_not_told_of_is_not_told_of(discord, bot):
    await asked(discord, "poll", "red or blue?", await a_thread(discord, is_told=False))
    said = await answered(discord, "omar", "blue")
    assert "Your vote" not in said
    assert "Red or blue" not in said


@on_server()
async def test_a_poll_of_a_private_thread_is_told_of_to_those_in_it_alone(discord, bot):
    thread = await a_thread(discord, joined=("lena", "raj"))
    await asked(discord, "poll", "red or blue?", thread)
    said = await answered(discord, "omar", "blue")
    assert "Your vote" not in said
    assert "Red or blue" not in said
    assert "Your vote is in: B" in await answered(discord, "raj", "blue")


@on_server()
async def test_who_has_left_the_server_is_told_of_nothing_in_it(discord, bot):
    await asked(discord, "poll", "red or blue?")
    [guild] = discord.guilds.values()
    elsewhere = discord.guild({}, ("lounge",))
    elsewhere.members[discord.user("omar").id] = ""
    await discord.line.carry("GUILD_CREATE", elsewhere.json(discord))
    del guild.members[discord.user("omar").id]
    said = await answered(discord, "omar", "blue")
    assert "Red or blue" not in said
    assert "Your vote" not in said
