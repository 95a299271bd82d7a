"""What stands in public is in the language it was asked for in, whatever its asker writes later."""

import pytest

from tests.discord.test_answers import in_discord
from tests.discord.test_language import IN_GERMAN
from tests.discord.test_settings import sets

ENGLISH = "what shall we eat: pizza, sushi or döner? plurality, closes in 2 hours"
GERMAN = "was essen wir: Pizza, Sushi oder Döner? Mehrheit, bis in 2 Stunden"


async def outcome_of(bot, asked, private):
    """Poll, write to the bot in private, vote; return the card and the outcome."""
    lena = bot.discord.user("lena")
    await lena.writes(f"@Convene poll {asked}", "general")
    [card] = bot.posts()
    await lena.writes(private)
    for name in ("lena", "omar"):
        await bot.discord.user(name).writes("A", under=card)
    await bot.later(hours=3)
    return card.text, next(each.text for each in bot.posts() if "✅" in each.text)


@in_discord
@pytest.mark.parametrize(
    ("asked", "private", "told", "at_the_end"),
    [
        (ENGLISH, "wer kommt?", "Außer dir ist niemand gefragt.", "2 voted"),
        (
            GERMAN,
            "who is coming, by the way?",
            "Nobody is asked besides you.",
            "2 haben abgestimmt",
        ),
    ],
)
async def test_what_its_asker_writes_in_private_changes_nothing_in_public(
    bot, discord, asked, private, told, at_the_end
):
    card, outcome = await outcome_of(bot, asked, private)
    assert told in discord.user("lena").said()
    assert at_the_end in outcome
    assert ("Abstimm" in card) == (asked is GERMAN)


@in_discord
async def test_the_setting_of_a_channel_comes_first_there(bot, discord):
    await sets(discord, "in this channel: in German")
    _, outcome = await outcome_of(bot, ENGLISH, "who is coming, by the way?")
    assert "2 haben abgestimmt" in outcome


@in_discord
async def test_what_is_asked_for_in_private_is_shown_as_its_asker_writes(bot, discord):
    await sets(discord, "language German")
    lena = discord.user("lena")
    await lena.writes("find 30 minutes with @omar next week for the planning")
    assert "sucht" not in lena.said(), lena.said()


@in_discord
@pytest.mark.parametrize("edited", ["döner, sorry", "ok, döner lol", "Early Bird, thanks"])
async def test_what_is_said_in_either_language_and_titles_decide_none(bot, discord, edited):
    lena, dana = map(discord.user, ("lena", "dana"))
    await dana.writes("was ist gerade alles offen?")
    await lena.writes("@Convene poll what shall we eat: Early Bird, sushi or döner?", "general")
    [card] = bot.posts()
    vote = await dana.writes("sushi", under=card)
    assert "Deine Stimme ist da" in dana.told[-1].text
    await dana.edits(vote, edited)
    await dana.writes("status")
    assert "abgestimmt" in dana.told[-1].text


@in_discord
@pytest.mark.parametrize("said", ["not sushi", "I'm in", "pizza please", "sounds good to me"])
async def test_who_writes_english_is_answered_so_in_a_german_channel(bot, discord, said):
    await sets(discord, "in this channel: in German")
    await discord.user("lena").writes(f"@Convene poll {ENGLISH}", "general")
    omar = discord.user("omar")
    await omar.writes(said, under=bot.posts()[0])
    assert f"• {IN_GERMAN}" in (await sets(discord, name="omar")).splitlines()
