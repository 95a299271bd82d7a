"""Whoever reads a poll can take part in it in private, as it says itself, before they touch it."""

from tests.discord.test_answers import in_discord


@in_discord
async def test_none_of_these_can_be_the_first_that_somebody_does(bot, discord):
    await discord.user("lena").command("poll", "beach or mountains?", "general")
    omar = discord.user("omar")
    await omar.clicks("None of these", bot.posts()[-1])
    await omar.submits({"Why? A word helps.": "I would rather stay in town"})
    told = omar.told[-1].text
    assert "“I would rather stay in town”, as you said it" in told
    assert "Your vote is in: none of these." in told


@in_discord
async def test_a_secret_vote_is_written_in_private(bot, discord):
    await discord.user("lena").command("poll", "Rome, Oslo or Bern?; ranked, secret", "general")
    raj, ines = discord.user("raj"), discord.user("ines")
    await raj.writes("Bern > Oslo > Rome")
    assert raj.told[-1].text.startswith("Your vote is in: C, then B, then A.")
    await ines.writes("my vote: Rome, then Bern")
    assert ines.told[-1].text.startswith("Your vote is in: A, then C.")


@in_discord
async def test_wishes_and_proposals_for_an_open_list_are_taken_in_private(bot, discord):
    await discord.user("lena").command("decide", "where shall we eat?", "general")
    raj, ines = discord.user("raj"), discord.user("ines")
    await raj.writes("nothing over 30 euros")
    assert raj.told[-1].text.startswith("Got it. For “Where shall we eat?”")
    await ines.writes("propose: Burger Bar")
    assert ines.said() == "On the list: Burger Bar."
    assert "Burger Bar (Inês Costa)" in bot.posts()[0].text


@in_discord
async def test_when_somebody_can_come_is_no_word_on_a_poll_they_have_not_touched(bot, discord):
    await discord.user("lena").command("poll", "red or blue?", "general")
    dana = discord.user("dana")
    await dana.writes("I can't do mondays")
    assert dana.told[-1].text.startswith("For every meeting from now on")


@in_discord
async def test_a_poll_of_another_server_is_not_told_of(bot, discord):
    elsewhere = discord.guild({"zoe": {"real_name": "Zoë Hill"}}, ("lounge",))
    zoe = discord.user("zoe")
    await discord.user("lena").command("poll", "red or blue?", "general")
    await zoe.writes("blue")
    assert elsewhere is not None
    assert "Your vote" not in zoe.told[-1].text
