"""Who and what is gone: people who leave a server, a server that sends the bot away, a post."""

import asyncio
import re

from tests.discord.running_bot import on_server, posts, told
from tests.discord.test_answers import asked, in_discord

NO_LONGER = "Who asked for it has left the server, which called it off."


async def leaves(bot, name):
    [guild] = bot.discord.guilds.values()
    await bot.discord.leaves(name, guild)


@in_discord
async def test_who_asked_for_it_leaves_and_the_others_decide(bot, discord):
    card = await asked(bot)
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    before = len(lena.told)
    await leaves(bot, "lena")
    assert len(lena.told) == before
    assert "Waiting for Omar Haddad and Dana Reed" in card.text
    for each in (omar, dana):
        await each.clicks("Any time", each.told[0])
    await bot.later(hours=1)
    options = bot.posts()[-1]
    for each in (omar, dana):
        await each.clicks("Vote A", in_=options)
    assert any("✅" in each.text for each in bot.posts())
    assert "not where I am any more" not in "".join(each.text for each in bot.posts())


@in_discord
async def test_with_one_other_it_ends_and_they_are_told(bot, discord):
    await asked(bot, "Roadmap, 45 min with @omar, 18 to 22 January")
    await leaves(bot, "lena")
    assert NO_LONGER in bot.posts()[-1].text
    assert "“Roadmap” is called off" in discord.user("omar").said()


@in_discord
async def test_an_open_vote_goes_on_without_who_asked_for_it(bot, discord):
    await discord.user("lena").command("poll", "tea or coffee? closes in 2 hours", "general")
    [post] = bot.posts()
    await discord.user("omar").clicks("Vote B", in_=post)
    await leaves(bot, "lena")
    await discord.user("dana").clicks("Vote B", in_=post)
    await bot.later(hours=3)
    assert "Coffee" in bot.posts()[-1].text


@in_discord
async def test_who_moderates_ends_what_a_member_who_has_left_asked_for(bot, discord):
    [guild] = discord.guilds.values()
    discord.role(guild, "omar", may=1 << 5)
    await asked(bot)
    await leaves(bot, "lena")
    await discord.user("omar").command("cancel", in_="general")
    await discord.user("omar").clicks("Call it off")
    assert "called it off" in bot.posts()[-1].text


@in_discord
async def test_with_who_alone_was_asked_it_ends_at_once(bot, discord):
    card = await asked(bot, "Roadmap, 45 min with @omar, 18 to 22 January")
    await discord.user("lena").clicks("Any time", discord.user("lena").told[0])
    await leaves(bot, "omar")
    why = "Omar Haddad has left the server and nobody else was asked, which called"
    assert f"{why} off “Roadmap”." in discord.user("lena").said()
    before = len(discord.user("lena").told)
    await bot.later(days=6)
    assert "Cancelled" in card.text
    assert f"{why} it off." in bot.posts()[-1].text
    assert len(discord.user("lena").told) == before, "nobody reminds her, and nothing is decided"


def reads(discord, since):
    calls = discord.rest.calls[since:]
    return [each.path for each in calls if each.method == "GET" and "/users/" not in each.path]


@in_discord
async def test_a_post_that_was_deleted_is_looked_for_once(bot, discord):
    await discord.user("lena").command("poll", "tea or coffee? closes in 1 hour", "general")
    [post] = bot.posts()
    await discord.user("lena").deletes(post)
    await bot.connected.catching_up.all()
    since = len(discord.rest.calls)
    for _ in range(3):
        await bot.connected.catching_up.all()
    assert [x for x in reads(discord, since) if post.id in x] == []


@on_server()
async def test_of_a_server_that_sent_the_bot_away_nothing_is_read_any_more(discord, bot):
    await discord.user("lena").command("poll", "tea or coffee?", "general")
    await discord.until(lambda: posts(discord))
    [guild] = discord.guilds.values()
    del discord.guilds[guild.id]
    await discord.gateway.drop(invalid=True)
    await told(discord, "lena", "I was taken out of the server, which called off")
    since = len(discord.rest.calls)
    await discord.gateway.drop(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    await asyncio.sleep(60)
    assert [x for x in reads(discord, since) if re.search(guild.id, x)] == []


@in_discord
async def test_what_called_the_bot_while_it_was_away_is_answered_once(bot, discord):
    await asked(bot)
    omar, dana = map(discord.user, ("omar", "dana"))
    missed = bot.connected.catching_up.missed

    async def keep(arrival):
        bot.arrivals.keep([arrival])

    missed._keep = keep  # the inbox of a bot at hand is closed
    before = len(omar.told), len(dana.told)
    await omar.writes("@convene who's missing?", "general", heard=False)
    await dana.writes("who is missing, do you think?", "general", heard=False)
    for _ in range(2):
        await missed.read(f"D{discord.channel('general').guild.id}")
        await bot.handle_all()
    [told] = omar.told[before[0] :]
    assert "Dana Reed" in told.text
    assert len(dana.told) == before[1]


@on_server()
async def test_who_called_the_bot_in_a_gap_where_nothing_goes_on_is_answered(discord, bot):
    omar, dana = map(discord.user, ("omar", "dana"))
    await omar.writes("@convene poll: tea or coffee?", "general", heard=False)
    await dana.writes("@everybody: tea or coffee?", "general", heard=False)
    await discord.gateway.drop(invalid=True)
    [post] = await discord.until(lambda: posts(discord))
    assert "Tea" in post.text


@in_discord
async def test_who_asks_where_the_bot_is_not_is_told_so(bot, discord):
    lena = discord.user("lena")
    where = discord.strange_guild(["lena", "omar"], "elsewhere")
    for verb, words in (
        ("meet", "Roadmap, 45 min, next week"),
        ("poll", "tea or coffee?"),
        ("panel", "a plant?"),
    ):
        await lena.command(verb, words, where)
        assert "I'm not on this server" in lena.ephemerals[-1].text
    assert where.messages == []


@in_discord
async def test_who_waits_for_the_place_of_who_leaves_is_told_that_they_have_it(bot, discord):
    [guild] = discord.guilds.values()
    omar, dana = discord.user("omar"), discord.user("dana")
    words = "the workshops: pottery (1), climbing (8) @omar @dana"
    await discord.user("lena").command("signup", words, "general")
    [post] = bot.posts()
    for each in (omar, dana):
        await each.clicks("A wählen", in_=post)
    assert "bist du Nummer 1 auf der Warteliste" in dana.said()
    await discord.leaves("omar", guild)
    assert dana.told[-1].text == (
        "„Workshops“: Ein Platz ist frei. So wie es steht, bist du bei Pottery dabei."
    )


@on_server()
async def test_who_left_while_nobody_told_of_it_is_not_waited_for(discord, bot):
    """Without the intent for members Discord tells of nobody who leaves: they are looked for."""
    lena, omar = map(discord.user, ("lena", "omar"))
    [guild] = discord.guilds.values()
    words = "Roadmap, 45 min with @omar @dana, 18 to 22 January"
    await lena.command("meet", words, "general")
    [card] = await discord.until(lambda: posts(discord))
    await told(discord, "omar", "is looking for 45 minutes")
    del guild.members[omar.id]
    await discord.gateway.drop(invalid=True)
    await told(discord, "lena", "“Roadmap” goes on without Omar Haddad.")
    await discord.until(lambda: "Waiting for Lena Vogt and Dana Reed" in card.text)
    before = len(omar.told)
    await asyncio.sleep(20)
    assert len(omar.told) == before


@on_server()
async def test_who_saw_the_channel_and_sees_it_no_more_is_not_waited_for(discord, bot):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("meet", "Roadmap, 45 min with @omar @dana, 18 to 22 January", "general")
    [card] = await discord.until(lambda: posts(discord))
    await told(discord, "dana", "is looking for 45 minutes")
    await discord.gateway.drop(invalid=True)  # then it is noted who sees it
    await discord.until(lambda: discord.gateway.connected)
    await asyncio.sleep(5)
    assert "goes on without" not in lena.said()
    discord.channel("general").hidden_from.append(omar.id)
    await discord.gateway.drop(invalid=True)
    await told(discord, "lena", "“Roadmap” goes on without Omar Haddad.")
    await discord.until(lambda: "Waiting for Lena Vogt and Dana Reed" in card.text)


@on_server()
async def test_who_never_saw_the_channel_is_still_asked_in_private(discord, bot):
    lena, omar = map(discord.user, ("lena", "omar"))
    discord.channel("general").hidden_from.append(omar.id)
    await discord.gateway.drop(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    await lena.command("meet", "Roadmap, 45 min with @omar @dana, 18 to 22 January", "general")
    await told(discord, "omar", "is looking for 45 minutes")
    await discord.gateway.drop(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    await asyncio.sleep(5)
    assert "goes on without" not in lena.said()
