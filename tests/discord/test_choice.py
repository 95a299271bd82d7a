"""A choice in Discord: what there is to choose from comes from everybody, and is voted on."""

import re

from tests.discord.test_answers import in_discord

RECEIPT = re.compile(r"\b[0-9a-f]{16}\b")


@in_discord
async def test_where_to_eat(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("decide", "where do we eat on Friday? with @omar @dana", "general")
    [card] = bot.posts()
    assert "nothing is on the list yet" in card.text
    assert "Decided by <t:" in card.text
    assert "It is decided by <t:" in omar.said(), "on each reader's own clock"
    await omar.clicks("Propose something", in_=card)
    await omar.submits({"What do you propose?": "Noodle House"})
    await dana.clicks("Propose something")
    await dana.submits({"What do you propose?": "Burger Barn"})
    await lena.clicks("Anything goes")
    await bot.later(days=1)
    post = next(each for each in bot.posts() if "Vote A" in each.buttons)
    assert "Noodle House" in post.text
    assert "Burger Barn" in post.text
    for each in (lena, omar):
        await each.reacts(post, "🇦")
    await dana.clicks("Vote A", in_=post)
    await bot.later(days=2)
    [outcome] = [each for each in bot.posts() if "✅" in each.text]
    assert "Burger Barn" in outcome.text
    assert "Decided" in card.text
    assert not [label for label in post.buttons if label.startswith("Vote")]


@in_discord
async def test_a_secret_vote_shows_nobody_anything(bot, discord):
    omar = discord.user("omar")
    await discord.user("lena").command("poll", "secret: pizza, sushi or salad?", "general")
    [post] = bot.posts()
    before = post.text
    await omar.clicks("Vote A", in_=post)
    assert (post.text, post.reactions) == (before, {}), "no letters to press, and no count"
    assert omar.ephemerals[-1].text.startswith(
        "A is in your vote. Once it is whole, “my receipt?” to"
    )
    await omar.clicks("Vote B", in_=post)
    assert omar.ephemerals[-1].text == "B is in your vote."
    await omar.writes("my receipt?")
    assert "Your receipt for it, which only you know:" in omar.said()
    await omar.reacts(post, "🇧")
    assert "Nobody sees" in omar.said() or "secret" in omar.told[-1].text.lower(), omar.told[-1]


@in_discord
async def test_a_receipt_is_told_to_its_voter_alone_and_found_again_once_it_is_over(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command(
        "poll", "secret plurality: tea or coffee? @omar closes in 2 hours", "general"
    )
    [post] = bot.posts()
    await omar.clicks("Vote A", in_=post)
    [code] = RECEIPT.findall(omar.ephemerals[-1].text)
    for ask in (
        lambda: omar.writes("my receipt?"),
        lambda: omar.command("say", "my receipt", "general"),
        lambda: omar.writes("@convene where is my receipt?", "general"),
    ):
        await ask()
        assert code in omar.told[-1].text
    await bot.later(hours=3)
    before = len(omar.told)
    await omar.writes("my receipt?")
    assert code in omar.told[before].text
    await lena.writes("my receipt?")
    seen = [each.text for each in (*bot.posts(), *lena.told)]
    assert not any(code in each for each in seen), "nobody else is told whose it is"


@in_discord
async def test_a_list_goes_to_whoever_is_there_where_nobody_is_seen(bot, discord):
    lena, dana = discord.user("lena"), discord.user("dana")
    await lena.command("decide", "pizza or sushi?", "general")
    [post] = bot.posts()
    await dana.clicks("Vote A", post)
    assert "A is in your vote." in dana.said()


@in_discord
async def test_where_nobody_is_seen_whoever_is_there_proposes_and_votes(bot, discord):
    lena, omar, dana, ines = map(discord.user, ("lena", "omar", "dana", "ines"))
    await lena.command("decide", "where do we eat?", "general")
    [card] = bot.posts()
    assert "whoever is in the channel may propose something" in lena.said()
    assert "Whoever is here may propose something, and vote on it." in card.text
    assert "Waiting for" not in card.text
    assert "have answered" not in card.text
    await omar.clicks("Propose something", in_=card)
    await omar.submits({"What do you propose?": "Noodle House"})
    await dana.writes("@convene I propose Burger Barn", "general")
    for title in ("Noodle House (Omar Haddad)", "Burger Barn (Dana Reed)"):
        assert title in card.text
    assert len(bot.posts()) == 1, "it is open until its deadline"
    await bot.later(hours=33)
    post = next(each for each in bot.posts() if "Vote A" in each.buttons)
    for each in (lena, ines):
        await each.clicks("Vote A", in_=post)
    await omar.clicks("Vote B", in_=post)
    await bot.later(days=3)
    [outcome] = [each for each in bot.posts() if "✅" in each.text]
    assert "3 voted" in outcome.text


@in_discord
async def test_its_asker_can_start_the_vote_and_nobody_has_two(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("decide", "the name of the project", "general")
    [card] = bot.posts()
    for words in ("Otter", "Heron"):
        await omar.clicks("Propose something", in_=card)
        await omar.submits({"What do you propose?": words})
    await lena.writes("@convene start the vote", "general")
    await lena.clicks("Close now")
    post = next(each for each in bot.posts() if "Vote A" in each.buttons)
    await omar.clicks("Vote A", in_=post)
    await omar.clicks("Vote B", in_=post)
    await bot.later(days=3)
    [outcome] = [each for each in bot.posts() if "✅" in each.text]
    assert "1 voted" in outcome.text


@in_discord
async def test_a_table_is_an_answer_below_the_card_or_in_private(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("decide", "where do we eat on Friday? with @omar @dana", "general")
    [card] = bot.posts()
    table = b"name,price:number[EUR,low]\nNoodle House,14\nSushi Bar,35\n"
    put = "On the list: Noodle House and Sushi Bar. What matters can be told by price now."
    await omar.writes("", under=card, files=[("places.csv", table)])
    assert put in omar.said()
    assert "Noodle House (Omar Haddad)" in card.text
    await dana.writes("", files=[("more.csv", table)])
    assert "On it already: Noodle House and Sushi Bar." in dana.said()


@in_discord
async def test_an_export_says_what_its_files_are(bot, discord):
    lena = discord.user("lena")
    await lena.command("poll", "pizza or sushi? closes in 2 hours", "general")
    await discord.user("omar").clicks("Vote A", in_=bot.posts()[0])
    await bot.later(hours=3)
    await lena.command("decisions", "pizza", "general")
    await lena.clicks("Export")
    assert [(each.text, [name for name, _ in each.files]) for each in lena.dm.messages] == [
        ("What was decided, to be read:", ["decisions.md"]),
        ("The same as a table:", ["decisions.csv"]),
    ]
