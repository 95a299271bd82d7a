"""Posts that somebody deletes: each stands there again once, and what was voted counts."""

from tests.discord.running_bot import posts, running_bot
from tests.discord.test_answers import in_discord
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer


async def poll(bot, words="tea or coffee? closes in 2 hours"):
    await bot.discord.user("lena").command("poll", words, "general")
    [post] = bot.posts()
    return post


@in_discord
async def test_a_poll_stands_there_again_and_keeps_its_votes(bot, discord):
    lena, omar, dana, ines = map(discord.user, ("lena", "omar", "dana", "ines"))
    post = await poll(bot)
    await omar.reacts(post, "🇧")
    await dana.clicks("Vote B", in_=post)
    await lena.deletes(post)
    [anew] = bot.posts()
    assert (anew.text, anew.buttons) == (post.text, post.buttons)
    assert list(anew.reactions) == ["🇦", "🇧"], "letters to vote with"
    await bot.connected.catching_up.all()
    await ines.clicks("Vote A", in_=anew)
    await bot.later(hours=3)
    assert "Coffee" in bot.posts()[-1].text
    assert "3 voted" in bot.posts()[-1].text
    assert "B has the most with 2 yes" in bot.posts()[-1].text


@in_discord
async def test_who_has_voted_by_a_reaction_changes_it_under_the_new_post(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    post = await poll(bot, "tea or coffee? plurality, closes in 2 hours")
    await omar.reacts(post, "🇧")
    await lena.deletes(post)
    [anew] = bot.posts()
    await omar.reacts(anew, "🇦")
    await bot.later(hours=3)
    assert "Tea" in bot.posts()[-1].text.partition("\n")[0]


@in_discord
async def test_deleted_once_more_it_stays_away_and_its_asker_is_told_why_once(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    post = await poll(bot)
    for _ in range(2):
        await lena.deletes(post)
        post = next(iter(bot.posts()), None)
    assert post is None
    for _ in range(2):
        await bot.connected.catching_up.all()
        await bot.later(minutes=5)
    told = [each.text for each in lena.told if "deleted again" in each.text]
    assert [x.partition(".")[0] for x in told] == [
        "Somebody has deleted again what I had posted anew about “Tea or coffee?”, so I leave it"
    ]
    await omar.writes("@convene I vote B", "general")
    await bot.later(hours=3)
    assert "Coffee" in bot.posts()[-1].text


@in_discord
async def test_the_options_of_a_meeting_stand_there_again(bot, discord):
    await discord.user("lena").command(
        "meet", "Sync, 45 min with @omar, 18 to 22 January", "general"
    )
    for name in ("lena", "omar"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    card, options = bot.posts()
    await discord.user("lena").clicks("Vote A", in_=options)
    await discord.user("omar").deletes(options)
    again, anew = bot.posts()
    assert (again, anew.text) == (card, options.text)
    await discord.user("omar").clicks("Vote A", in_=anew)
    assert any("✅" in each.text for each in bot.posts())


@in_discord
async def test_what_is_over_or_of_no_use_any_more_is_left_deleted(bot, discord):
    post = await poll(bot)
    await discord.user("omar").clicks("Vote A", in_=post)
    await bot.later(hours=3)
    [outcome] = [each for each in bot.posts() if each is not post]
    await discord.user("lena").deletes(post)
    await bot.later(minutes=5)
    assert bot.posts() == [outcome]


def test_what_was_deleted_while_the_bot_was_off_stands_there_again(tmp_path):
    async def work():
        async with DiscordServer(patience=120.0) as discord:
            discord.guild(["lena", "omar"])
            lena, omar = map(discord.user, ("lena", "omar"))
            async with running_bot(discord, data=tmp_path):
                await lena.command("poll", "tea or coffee? closes in 2 hours", "general")
                [post] = await discord.until(lambda: posts(discord))
                await discord.until(lambda: len(post.reactions) == 2)
                await omar.reacts(post, "🇧")
                await omar.clicks("Vote B", in_=post)
                await discord.until(lambda: "B is in your vote" in omar.said() or omar.last.kind)
            post.channel.messages.remove(post)
            async with running_bot(discord, data=tmp_path) as bot:
                [anew] = await discord.until(lambda: posts(discord))
                assert "Vote B" in anew.buttons
                [session] = [x for x in bot.kept.store.sessions() if x.startswith("choice-")]
                assert len(bot.kept.store.session(session).round.ballots) == 1

    own_time.run(work())


@in_discord
async def test_a_channel_that_is_cleared_at_once_has_what_is_needed_once(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("meet", "Sync, 45 min with @omar, 18 to 22 January", "general")
    for name in ("lena", "omar"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    card, options = bot.posts()
    await omar.writes("A for me", under=options)
    await lena.deletes_all(*discord.channel("general").messages)
    anew = bot.posts()
    assert [each.text for each in anew] == [card.text, options.text]
    await lena.deletes_all(*anew)
    assert bot.posts() == []
    assert ["deleted again" in each.text for each in lena.told].count(True) == 1
    await dana.writes("hello", "general")
    await lena.clicks("Vote A", in_=options)
    assert any("✅" in each.text for each in bot.posts()), "what was voted counts"


@in_discord
async def test_what_stays_away_is_not_posted_by_a_vote_either(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    post = await poll(bot)
    for _ in range(2):
        await lena.deletes(post)
        post = next(iter(bot.posts()), None)
    await omar.writes("@convene I vote B", "general")
    await bot.later(minutes=10)
    assert bot.posts() == []


@in_discord
async def test_what_nobody_has_told_of_is_posted_once_where_it_is_changed(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    post = await poll(bot)
    await omar.reacts(post, "🇧")
    await dana.clicks("Vote B", in_=post)
    for hours in (4, 5):
        discord.channel("general").messages.remove(post)
        await lena.command("extend", f"until {9 + hours}:00", "general")
        post = next(iter(bot.posts()), None)
        if hours == 4:
            assert list(post.reactions) == ["🇦", "🇧"]
    assert post is None
    assert "deleted again" in lena.said()
    await bot.later(hours=6)
    assert "B has the most with 2 yes" in bot.posts()[-1].text
