"""A letter or a title in private while several sessions wait: it goes where it can, or is asked."""

from tests.discord.test_answers import asked, in_discord


async def three(bot):
    lena = bot.discord.user("lena")
    await asked(bot)
    await lena.command("poll", "tea or coffee? @omar closes in 5 hours", "general")
    await lena.command("poll", "mountain, lake or sea? @omar closes in 5 hours", "general")
    return bot.discord.user("omar")


@in_discord
async def test_what_only_one_of_them_has_is_a_vote_there(bot, discord):
    omar = await three(bot)
    for words, vote in (
        ("C", "“Mountain, lake or sea?” is in: C."),
        ("tea", "“Tea or coffee?” is in: A."),
    ):
        await omar.writes(words)
        assert omar.told[-1].text == f"Your vote on {vote}"


@in_discord
async def test_what_several_have_is_asked_of_those_alone_and_a_button_settles_it(bot, discord):
    omar = await three(bot)
    await omar.writes("A")
    which = omar.told[-1]
    assert which.text == "Which of these is that about?"
    assert which.buttons[:2] == ["Tea or coffee?", "Mountain, lake or sea?"]
    assert "Roadmap" not in which.buttons
    await omar.clicks("Mountain, lake or sea?", in_=which)
    await bot.later(hours=6)
    ends = [
        each.text.partition("\n")[0]
        for each in bot.posts()
        if "outcome" in each.text or "✅" in each.text
    ]
    assert any("Mountain" in each and "✅" in each for each in ends)
    assert any("Tea or coffee? no outcome" in each for each in ends)


@in_discord
async def test_what_is_taken_as_before_says_how_to_say_it_of_another_one(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    for words in ("Roadmap, 45 min", "Budget, 30 min"):
        await lena.command("meet", f"{words} with @omar @dana, 18 to 22 January", "general")
    asked = next(each for each in omar.dm.messages if "Budget" in each.text)
    await omar.writes("Tuesdays are best")
    await omar.clicks("Roadmap")
    await omar.writes("never on Fridays")
    assert "in reply to what I asked you there" in omar.said(), "here nobody has threads in private"
    await omar.writes("Wednesdays are best", under=asked)
    assert "For “Budget”" in omar.told[-1].text
