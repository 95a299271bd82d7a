"""A time is told so that Discord shows each reader their own, in whichever language it is told."""

import re

import pytest

from tests.discord.test_answers import in_discord

BARE = re.compile(r"\d\d:\d\d–\d\d:\d\d|\d\d:\d\d UTC")
ASKED = {
    "english": "@convene find 30 minutes with @omar and @dana next week for the retro",
    "german": "@convene finde 30 Minuten mit @omar und @dana nächste Woche für die Planung",
}
VOTE = {"english": "Vote A", "german": "A wählen"}


def everything(discord):
    posts = (each for channel in discord.channels.values() for each in channel.messages)
    alone = (each for person in discord.people.values() for each in person.ephemerals)
    return [each for each in (*posts, *alone) if each.author is discord.bot]


def bare(discord):
    return [each.text for each in everything(discord) if BARE.search(each.text)]


async def decided(bot, discord, language):
    await discord.user("lena").writes(ASKED[language], "general")
    await discord.user("omar").writes("any time" if language == "english" else "jederzeit")
    await discord.user("dana").writes("any time")
    await discord.user("lena").writes("any time" if language == "english" else "egal")
    await bot.later(hours=5)
    options = bot.posts()[-1]
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks(VOTE[language], options)


@in_discord
@pytest.mark.parametrize("language", ["english", "german"])
async def test_options_outcome_and_record_tell_times_for_every_zone(bot, discord, language):
    await decided(bot, discord, language)
    omar = discord.user("omar")
    await omar.writes(
        "can I see the results?" if language == "english" else "wie wurde es entschieden?"
    )
    assert omar.told[-1].text.count("<t:") > 2
    await omar.writes("B")
    await discord.user("lena").command("cancel", "", "general")
    await discord.user("lena").clicks("Call it off" if language == "english" else "Absagen")
    ends = "stands no more." if language == "english" else "gilt nicht mehr."
    assert omar.told[-1].text.endswith(ends)
    assert bare(discord) == []


@in_discord
async def test_until_when_something_stays_open_is_told_for_every_zone(bot, discord):
    lena = discord.user("lena")
    await lena.writes(ASKED["english"], "general")
    await lena.writes("don't close it")
    assert lena.told[-1].text.startswith("It stays open until <t:")
    assert bare(discord) == []


@pytest.mark.parametrize("until", ["until Friday 20:00", "bis Freitag 20 Uhr"])
@in_discord
async def test_until_when_it_is_to_stay_open_is_told_for_every_zone_too(bot, discord, until):
    lena = discord.user("lena")
    await lena.writes("I'm in Berlin")
    for words in ("tea or coffee?", "pizza or sushi?"):
        await lena.command("poll", words, "general")
    await lena.command("extend", until, "general")
    assert "your time" not in lena.told[-1].text
    assert len(re.findall("<t:\\d+:F>(?: warten)?\\?", lena.told[-1].text)) == 2
    await lena.clicks(lena.told[-1].buttons[0], in_=lena.told[-1])
    await lena.writes("@convene close pizza or sushi at 21:00", "general")
    assert bare(discord) == []


WHOSE_CLOCK = "I don't know where you are. Until you say so, your times are in UTC."


@pytest.mark.parametrize("end", ["closes at 6pm", "until 18 uhr", "closes tomorrow at 17:00"])
@in_discord
async def test_an_hour_of_somebody_whose_clock_is_unknown_says_which_it_is(bot, discord, end):
    omar = discord.user("omar")
    await omar.command("poll", f"tea or coffee? {end}", "general")
    asked = f"{WHOSE_CLOCK}\nAre you in London (it is 09:00 there now)?"
    assert (omar.told[-1].text, omar.told[-1].buttons) == (asked, ["Right", "Another place"])
    await omar.command("poll", f"rice or pasta? {end}", "general")
    assert omar.said().count(WHOSE_CLOCK) == 1, "it is said once"
    assert len(bot.posts()) == 2


@pytest.mark.parametrize("end", ["closes in 2 hours", "closes after 2 days", ""])
@in_discord
async def test_how_long_it_is_open_is_as_long_everywhere(bot, discord, end):
    await discord.user("omar").command("poll", f"tea or coffee? {end}", "general")
    assert WHOSE_CLOCK not in discord.user("omar").said()


@in_discord
async def test_who_has_said_where_they_are_is_read_by_that_clock(bot, discord):
    omar = discord.user("omar")
    await omar.writes("I'm in Berlin")
    await omar.command("poll", "tea or coffee? closes at 6pm", "general")
    assert WHOSE_CLOCK not in omar.said()
    assert "<t:1799341200:F>" in bot.posts()[-1].text


@in_discord
async def test_a_german_channel_is_told_everything_in_german(bot, discord):
    await decided(bot, discord, "german")
    said = "\n".join(each.text for each in bot.posts())
    buttons = [label for each in bot.posts() for label in each.buttons]
    assert "Organisieren" in buttons
    assert "have answered" not in said
    assert "in Kalender ein" in said


@in_discord
async def test_what_somebody_asks_is_called_as_they_call_it(bot, discord):
    lena = discord.user("lena")
    await lena.command("settings", "in German", "general")
    await lena.command("poll", "pizza or sushi?", "general")
    post = bot.posts()[-1]
    assert post.text.splitlines()[0] == "**Pizza or sushi?**"
    assert post.buttons[:2] == ["A wählen", "B wählen"]
    await bot.later(hours=40)
    assert "Pizza or sushi? kein Ergebnis" in bot.posts()[-1].text


@pytest.mark.parametrize(
    "answer",
    [
        "berlin",
        "Berlin of course",
        "18 uhr hier natürlich, berlin",
        "6pm here, berlin",
        "in Berlin",
        "I'm in Berlin",
        "berlin natürlich!",
    ],
)
@in_discord
async def test_a_place_said_in_answer_to_that_is_taken(bot, discord, answer):
    lena = discord.user("lena")
    await lena.command("poll", "tea or coffee? closes at 6pm", "general")
    assert "Are you in Berlin (it is 10:00 there now)?" in lena.told[-1].text
    await lena.writes(answer)
    assert "Berlin" in lena.told[-1].text
    assert re.search("from now on|ab jetzt", lena.told[-1].text)


@in_discord
async def test_the_likely_place_is_taken_by_its_button(bot, discord):
    lena, omar = map(discord.user, ("lena", "omar"))
    for who, words in ((lena, "tea or coffee?"), (omar, "rice or pasta?")):
        await who.command("poll", f"{words} closes at 6pm", "general")
    await lena.clicks("Right", lena.told[-1])
    await omar.clicks("Right", omar.told[-1])
    assert "Your times are in Berlin from now on" in lena.said()
    assert "Your times are in London from now on" in omar.said()
    await lena.command("poll", "red or blue? closes at 6pm", "general")
    assert "<t:1799341200:F>" in bot.posts()[-1].text


@pytest.mark.parametrize(
    ("asked", "words"), [("rome or oslo?", "oslo"), ("tea or coffee?", "coffee"), ("a or b?", "b")]
)
@in_discord
async def test_an_option_is_meant_before_a_place(bot, discord, asked, words):
    dana = discord.user("dana")
    await dana.command("poll", f"{asked} closes at 6pm", "general")
    await dana.writes(words)
    assert "from now on" not in dana.said()
    assert "Your vote is in: B." in dana.said()


@pytest.mark.parametrize(
    ("end", "place", "at"),
    [
        ("closes at 6pm", "I'm in New York", 1799362800),
        ("closes at 6pm", "new york", 1799362800),
        ("closes at 18:00", "berlin", 1799341200),
        ("closes in 2 hours", "I'm in New York", 1799319600),
    ],
)
@in_discord
async def test_an_end_is_read_again_once_its_clock_is_known(bot, discord, end, place, at):
    dana = discord.user("dana")
    await dana.command("poll", f"tea or coffee? {end}", "general")
    await dana.writes(place)
    assert f"<t:{at}:F>" in bot.posts()[-1].text
    moves = "in 2 hours" not in end
    assert (f"<t:{at}:F>" in dana.said()) is moves
    await dana.writes("I'm in Tokyo")
    assert f"<t:{at}:F>" in bot.posts()[-1].text, "it was put right once"


@in_discord
async def test_an_end_is_read_again_by_the_button_too(bot, discord):
    lena = discord.user("lena")
    await lena.command("poll", "tea or coffee? closes at 6pm", "general")
    await lena.clicks("Right", lena.told[-1])
    assert "<t:1799341200:F>" in bot.posts()[-1].text
    assert "<t:1799341200:F>" in lena.said()


@in_discord
async def test_an_end_that_was_moved_meanwhile_stays(bot, discord):
    dana = discord.user("dana")
    await dana.command("poll", "tea or coffee? closes at 6pm", "general")
    await dana.command("extend", "until 21:00", "general")
    await dana.writes("I'm in New York")
    assert "<t:1799355600:F>" in bot.posts()[-1].text
