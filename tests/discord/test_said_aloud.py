"""What others can read is never said to be just between us, nor the other way round."""

import pytest

from tests.discord.test_answers import asked, in_discord

ALL, US = "as all there can read", "just between us"


@pytest.mark.parametrize("is_open", [True, False], ids=["in a meeting", "for good"])
@in_discord
async def test_words_aloud_and_a_command_that_nobody_else_sees(bot, discord, is_open):
    omar, dana = map(discord.user, ("omar", "dana"))
    if is_open:
        await asked(bot)
    await omar.writes("@convene I can never do fridays", "general")
    assert ALL in omar.told[-1].text
    assert US not in omar.told[-1].text
    await dana.command("say", "mondays never", "general")
    assert US in dana.said()
    assert ALL not in dana.said()


@in_discord
async def test_an_opinion_under_a_statement_is_read_by_all(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("statement", "our view on remote work, with @omar @dana", "general")
    [card] = bot.posts()
    await omar.writes("I think two days at home are plenty", under=card)
    assert ALL in omar.told[-1].text
    assert US not in omar.told[-1].text
    await dana.writes("I think three days at home are right")
    assert US in dana.told[-1].text


@in_discord
async def test_who_is_shown_it_is_asked_in_words_that_hold_for_what_all_can_read(bot, discord):
    omar = discord.user("omar")
    await asked(bot)
    await omar.writes("@convene thursday mornings are best", "general")
    await omar.clicks("Let others see …")
    [first, *_] = omar.modal.data["components"][0]["component"]["options"]
    assert first["label"] == "I don't show it to others", "they have read it there"
    assert US not in f"{omar.modal.data}".casefold()
