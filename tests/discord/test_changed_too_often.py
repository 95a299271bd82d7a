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


@in_discord
async def test_what_is_said_and_marked_under_it_counts_as_under_the_new_one(bot, discord):
    lena, omar, dana, raj = map(discord.user, ("lena", "omar", "dana", "raj"))
    await lena.command("poll", "tea or coffee? plurality, closes in 3 hours", "general")
    [post] = bot.posts()
    await raj.reacts(post, "🇦")
    discord.old_edits = 0
    discord.fails("DELETE", "/messages", status=403, code=50013)
    await bot.later(hours=2)
    await lena.command("extend", "until 18:00", "general")
    old, anew = bot.posts()
    assert old is post
    await omar.reacts(old, "🇧")
    await dana.writes("B", under=old)
    counted = {who: vote[-3:-2] for who, vote in said(bot).items()}
    assert counted == {"omar": "B", "dana": "B", "raj": "A"}
    await raj.clicks("Vote B", in_=anew)
    await bot.connected.catching_up.all()
    assert said(bot)["raj"][-3:-2] == "B", "what was marked before is nothing new"


@in_discord
async def test_it_is_read_again_before_the_vote_closes(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("poll", "tea or coffee? plurality, closes in 3 hours", "general")
    [post] = bot.posts()
    discord.old_edits = 0
    discord.fails("DELETE", "/messages", status=403, code=50013)
    await bot.later(hours=2)
    await lena.command("extend", "until 18:00", "general")
    post.reactions["🇧"].append(omar.id)  # of which nobody was told
    await bot.later(hours=6, minutes=59)
    [team] = {each.team for each in bot.places.open_in("")}
    await bot.connected.catching_up.votes.recount_closing(team)
    await bot.settle()
    assert {who: vote[-3:-2] for who, vote in said(bot).items()} == {"omar": "B"}
    await lena.deletes(post)
    assert len(bot.posts()) == 1, "another stands in its place already"
