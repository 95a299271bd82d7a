"""A post that Discord lets nobody change any more (30046): one takes its place, and it goes."""

from tests.discord.test_answers import asked, in_discord
from tests.discord.test_votes_in_messages import said


@in_discord
async def test_a_card_that_is_posted_anew_is_the_only_one_with_anything_to_press(bot, discord):
    card = await asked(bot, "Roadmap, 45 min with @omar @dana, 18 to 29 January")
    discord.old_edits = 0
    await bot.later(hours=2)
    await discord.user("omar").clicks("Any time", discord.user("omar").told[0])
    [anew] = bot.posts()
    assert anew is not card
    assert anew.buttons == card.buttons
    assert "1 of 3 have answered" in anew.text


@in_discord
async def test_what_was_voted_under_a_post_that_went_still_counts(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("poll", "tea or coffee? plurality, closes in 3 hours", "general")
    [post] = bot.posts()
    await omar.reacts(post, "🇧")
    await dana.writes("A", under=post)
    discord.old_edits = 0
    await bot.later(hours=2)
    await lena.command("extend", "until 18:00", "general")
    [anew] = bot.posts()
    assert anew is not post
    await bot.connected.catching_up.all()
    assert {who: vote[-3:-2] for who, vote in said(bot).items()} == {"omar": "B", "dana": "A"}
    await omar.reacts(anew, "🇦")
    assert "A" in said(bot)["omar"][10:]


@in_discord
async def test_a_post_that_cannot_be_taken_away_still_leads_on(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("poll", "tea or coffee? plurality, closes in 3 hours", "general")
    [post] = bot.posts()
    discord.old_edits = 0
    discord.fails("DELETE", "/messages", status=403, code=50013)
    await bot.later(hours=2)
    await lena.command("extend", "until 18:00", "general")
    old, anew = bot.posts()
    assert (old is post, list(anew.reactions)) == (True, ["🇦", "🇧"])
    await omar.clicks("Vote B", in_=old)
    assert omar.told[-1].text == "Your vote is in: B."
    await omar.clicks("Vote A", in_=anew)
    assert omar.told[-1].text == "Your vote is in: A."
    await bot.later(hours=9)
    await omar.clicks("Vote B", in_=old)
    assert "is closed" in omar.told[-1].text
