"""Threads and posts of a forum: sessions in them, those that sleep, and messages that are gone."""

import asyncio

from tests.discord.at_hand import PEOPLE
from tests.discord.running_bot import on_server, running_bot, told
from tests.discord.test_answers import MEET, in_discord
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer
from tests.fakes.discord.records import FORUM


def in_(channel, bot):
    return [each for each in channel.messages if each.author is bot.discord.bot]


@in_discord
async def test_a_session_goes_from_its_request_to_its_outcome_in_a_post_of_a_forum(bot, discord):
    [guild] = discord.guilds.values()
    discord.add_channel(guild, "ideas", FORUM)
    post = await discord.user("lena").posts("ideas", "When do we meet?")
    await discord.user("lena").command("meet", MEET, post)
    [card] = in_(post, bot)
    assert "0 of 3 have answered" in card.text
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in in_(post, bot) if "Vote A" in each.buttons)
    await discord.user("omar").writes("@convene I vote B", post)
    assert "Your vote is in: B." in discord.user("omar").said()
    for name in ("lena", "dana"):
        await discord.user(name).clicks("Vote A", in_=options)
    assert any("✅" in each.text for each in in_(post, bot))
    assert bot.posts() == []


@in_discord
async def test_a_thread_that_sleeps_is_woken_to_keep_its_card_up_to_date(bot, discord):
    start = await discord.user("lena").writes("let us meet", "general")
    thread = await discord.user("lena").begins_thread(start)
    await discord.user("lena").command("meet", MEET, thread)
    [card] = in_(thread, bot)
    thread.archived = True
    await discord.user("omar").clicks("Any time", discord.user("omar").told[0])
    assert "1 of 3 have answered" in card.text
    assert not thread.archived


@in_discord
async def test_a_thread_that_is_locked_stops_nobody(bot, discord):
    start = await discord.user("lena").writes("let us meet", "general")
    thread = await discord.user("lena").begins_thread(start)
    await discord.user("lena").command("meet", MEET, thread)
    thread.archived = thread.locked = True
    await discord.user("omar").writes("Tuesdays are best")
    assert "prefers Tuesdays" in discord.user("omar").said()


@in_discord
async def test_a_card_that_somebody_deletes_is_posted_anew_at_once(bot, discord):
    await discord.user("lena").command("meet", MEET, "general")
    [card] = bot.posts()
    await discord.user("lena").deletes(card)
    [anew] = bot.posts()
    assert (anew.text, anew.buttons) == (card.text, card.buttons)
    await discord.user("omar").clicks("Any time", discord.user("omar").told[0])
    [anew] = bot.posts()
    assert "1 of 3 have answered" in anew.text


@in_discord
async def test_options_that_somebody_deletes_are_still_voted_on_in_words(bot, discord):
    await discord.user("lena").command("meet", MEET, "general")
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in bot.posts() if "Vote A" in each.buttons)
    await discord.user("omar").reacts(options, "🇦")
    await discord.user("lena").deletes(options)
    for name in ("lena", "dana"):
        await discord.user(name).writes("I vote A")
    assert any("✅" in each.text for each in bot.posts())


@on_server()
async def test_what_is_told_of_threads_and_deleted_messages_stops_no_connection(discord, bot):
    [guild] = discord.guilds.values()
    discord.add_channel(guild, "ideas", FORUM)
    await discord.line.carry("CHANNEL_CREATE", discord.channel("ideas").json())
    post = await discord.user("lena").posts("ideas", "When do we meet?", "let us meet")
    await discord.user("lena").deletes(post.messages[0])
    await discord.user("lena").command("meet", "Roadmap, 45 min with @omar, next week", post)
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")


def test_a_plain_word_in_the_post_of_a_forum_where_a_vote_stands_is_read():
    async def played():
        async with DiscordServer(patience=60.0) as discord:
            guild = discord.guild(PEOPLE)
            discord.add_channel(guild, "ideas", FORUM)
            discord.switch_on(content=True)
            async with running_bot(discord):
                await asyncio.sleep(5)
                await _in_a_post(discord)

    own_time.run(played())


async def _in_a_post(discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    post = await lena.posts("ideas", "Where to eat")
    await lena.command("poll", "pizza or sushi?", post)
    await discord.until(lambda: any("Vote A" in each.buttons for each in post.messages))
    await omar.writes("B", post)
    await told(discord, "omar", "Your vote is in: B.")
    before = len(dana.told)
    await dana.writes("I was there with my parents, it was lovely", post)
    await asyncio.sleep(5)
    assert len(dana.told) == before
    await lena.command("poll", "tea or coffee?", post)
    await discord.until(lambda: sum("Vote A" in each.buttons for each in post.messages) == 2)
    await dana.writes("A", post)
    await asyncio.sleep(5)
    assert len(dana.told) == before, "which one is not known"
