"""Each is spoken to as they write, and a channel as it was set, or as who asked there writes."""

import pytest

from orchestration.conversation.known.place_settings import ONLY_MANAGERS
from tests.discord.test_answers import in_discord
from tests.discord.test_settings import sets

IN_GERMAN = "In channels I speak German; to each alone as they write, in English or German."
AS_WRITTEN = "I speak English and German: to each as they write, in a channel as who asked there."
AUF_DEUTSCH = (
    "In Kanälen spreche ich Deutsch; mit jeder Person allein so, wie sie schreibt, Englisch oder "
    "Deutsch."
)


@in_discord
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("language German", IN_GERMAN),
        ("language: de", IN_GERMAN),
        ("German", IN_GERMAN),
        ("in German please", IN_GERMAN),
        ("auf Deutsch bitte", AUF_DEUTSCH),
        ("antworte auf Deutsch", AUF_DEUTSCH),
        ("Sprache: Deutsch", IN_GERMAN),
    ],
)
async def test_the_language_of_channels_is_set_and_let_be(bot, discord, words, told):
    """Who sets it is answered in the language they write, whatever channels are spoken to in."""
    assert f"• {told}" in (await sets(discord, words)).splitlines()
    assert f"• {AS_WRITTEN}" in (await sets(discord, "language: as each writes")).splitlines()


@in_discord
async def test_who_has_written_nothing_yet_is_spoken_to_as_the_channel(bot, discord):
    await sets(discord, "language German")
    assert f"• {AUF_DEUTSCH}" in (await sets(discord, name="omar")).splitlines()
    await discord.user("omar").command("say", "what is the status?", "general")
    assert f"• {IN_GERMAN}" in (await sets(discord, name="omar")).splitlines()


@in_discord
async def test_what_is_written_into_a_form_is_answered_in_its_language(bot, discord):
    await discord.user("lena").command("meet", "Roadmap, 30 min with @ines, next week", "general")
    ines = discord.user("ines")
    await ines.clicks("Tell me what suits you", bot.posts()[-1])
    said = next(iter(ines.modal.labels))
    await ines.submits({said: "von 9 bis 12 gehts, mittwochs nie"})
    told = ines.told[-1].text
    assert "kann mittwochs nicht · spricht gegen" in told
    assert "start times" not in told


@in_discord
@pytest.mark.parametrize(
    ("said", "beside"), [("montags nie", "spricht gegen"), ("mondays no", "against")]
)
async def test_what_is_read_back_is_in_one_language(bot, discord, said, beside):
    await discord.user("lena").command("meet", "Roadmap, 30 min with @omar, next week", "general")
    omar = discord.user("omar")
    await omar.writes(said)
    assert f" · {beside} " in omar.told[-1].text


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
    assert f"• {AS_WRITTEN}" in (await sets(discord)).splitlines()


@in_discord
async def test_each_is_answered_in_the_language_they_write(bot, discord):
    lena = discord.user("lena")
    await lena.writes("Auf Deutsch bitte")
    assert lena.said() == "Ich schreibe dir auf Deutsch."
    await lena.writes("can you write to me in english?")
    assert lena.told[-1].text == "I write to you in English."


@in_discord
@pytest.mark.parametrize(
    ("asked", "told"),
    [("@convene who's missing?", "Missing: "), ("@convene wer fehlt?", "Es fehlt noch: ")],
)
async def test_who_writes_for_the_first_time_is_answered_as_they_write(bot, discord, asked, told):
    """Whatever the language of the channel, what is told to one alone is in theirs."""
    await sets(discord, "language German")
    await discord.user("lena").command("poll", "tea or coffee?", "general")
    await discord.user("raj").writes(asked, "general")
    assert told in discord.user("raj").told[-1].text


@in_discord
async def test_the_first_private_message_is_in_the_language_of_who_asks(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await dana.writes("what's open?")
    asks = "@Convene finde bitte 30 Minuten mit @omar und @dana nächste Woche für die Planung"
    await lena.writes(asks, "general")
    assert omar.told[-1].text.startswith("Lena Vogt sucht mit dir ")
    assert dana.told[-1].text.startswith("Lena Vogt is looking for 30 minutes")
    await omar.clicks("Jederzeit")
    assert "Jederzeit: notiert." in omar.told[-1].text
    await dana.command("meet", "Roadmap, 30 min with @omar, next week", "general")
    assert omar.told[-1].text.startswith("Dana Reed is looking for 30 minutes")
