"""Each is spoken to as they write, and a channel as it was set, or as who asked there writes."""

import pytest

from orchestration.conversation.known.place_settings import ONLY_MANAGERS
from tests.discord.test_answers import in_discord
from tests.discord.test_settings import sets

IN_GERMAN = "In channels I speak German; to each alone as they write, in English or German."
AS_WRITTEN = "I speak English and German: to each as they write, in a channel as who asked there."
WIE_GESCHRIEBEN = (
    "Ich spreche Englisch und Deutsch: mit jeder Person so, wie sie schreibt, in einem Kanal so, "
    "wie dort gefragt wurde."
)


@in_discord
@pytest.mark.parametrize(
    "words",
    [
        "language German",
        "language: de",
        "German",
        "in German please",
        "auf Deutsch bitte",
        "antworte auf Deutsch",
        "Sprache: Deutsch",
    ],
)
async def test_the_language_of_channels_is_set_and_let_be(bot, discord, words):
    assert f"• {IN_GERMAN}" in (await sets(discord, words)).splitlines()
    told = (await sets(discord, "language: as each writes")).splitlines()
    assert f"• {WIE_GESCHRIEBEN}" in told


@in_discord
async def test_of_another_language_it_is_said_that_it_is_not_spoken(bot, discord):
    said = "I speak English and German, no other language, so nothing is changed."
    assert await sets(discord, "answer in French") == said
    assert f"• {AS_WRITTEN}" in (await sets(discord)).splitlines()


@in_discord
async def test_a_language_is_for_managers_to_set(bot, discord):
    assert await sets(discord, "in German", "omar") == ONLY_MANAGERS


@in_discord
async def test_what_is_asked_beside_a_language_is_set(bot, discord):
    told = (await sets(discord, "language German; silent")).splitlines()
    assert {"• What I post makes no sound.", f"• {IN_GERMAN}"} <= {*told}


@in_discord
async def test_a_channel_has_a_language_of_its_own(bot, discord):
    told = (await sets(discord, "in this channel: in German")).splitlines()
    assert told[:2] == ["In this channel:", f"• {IN_GERMAN}"]
    assert f"• {WIE_GESCHRIEBEN}" in (await sets(discord)).splitlines()


@in_discord
async def test_each_is_answered_in_the_language_they_write(bot, discord):
    lena = discord.user("lena")
    await lena.writes("Auf Deutsch bitte")
    assert lena.said() == "Ich schreibe dir auf Deutsch."
    await lena.writes("can you write to me in english?")
    assert lena.told[-1].text == "I write to you in English."
