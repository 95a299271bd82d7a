"""Who asks that nobody is told is reassured, and of a day what was said of it is taken back."""

from __future__ import annotations

import pytest

from orchestration.language.ordered.asked_around import asks_what_is_open
from orchestration.language.ordered.own_lines import struck_about
from orchestration.language.talk.kept_quiet import asks_to_keep_quiet
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "das mit dem Zahnarzt muss aber keiner wissen",
        "please don't tell anyone",
        "sag das bitte nicht Dana",
        "sag Dana bitte nichts davon",
        "don't tell Lena about the dentist please",
        "bitte nicht weitersagen",
        "erzähl das bitte keinem",
        "nobody needs to know that",
        "Lena doesn't need to know why",
        "das darf Omar nicht wissen",
    ],
)
def test_who_asks_that_nobody_is_told_is_understood(said):
    assert asks_to_keep_quiet(said)


@pytest.mark.parametrize(
    "said",
    [
        "who can see that?",
        "don't tell me",
        "sag das nicht ab",
        "sag nicht ab",
        "tell everyone",
        "nobody should know who voted",
        "das muss jeder wissen",
        "don't show A",
    ],
)
def test_other_words_ask_no_such_thing(said):
    assert not asks_to_keep_quiet(said)


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("can you take back monday", "forget what I said about monday"),
        ("take monday back", "forget what I said about monday"),
        ("take back the tuesday afternoon", "forget what I said about tuesday afternoon"),
        ("kannst du Montag zurücknehmen", "vergiss, was ich über Montag gesagt habe"),
        ("nimm Dienstag zurück", "vergiss, was ich über Dienstag gesagt habe"),
        ("can you take that back", ""),
        ("take back everything", ""),
        ("take Omar out", ""),
        ("nimm alles zurück", ""),
    ],
)
def test_of_a_day_what_was_said_of_it_is_taken_back(said, taken):
    assert struck_about(said) == taken


@pytest.mark.parametrize(
    "said",
    [
        "is anything waiting for me?",
        "is there anything for me to answer?",
        "who is waiting for me",
        "wartet irgendwas auf mich?",
        "liegt noch was bei mir?",
    ],
)
def test_who_asks_what_waits_for_them_asks_what_is_open(said):
    assert asks_what_is_open(said)


@in_a_room
async def test_who_keeps_between_us_what_others_see_takes_it_back(room):
    await asked(room)
    [told] = await room.says("omar", "can't do monday, you can tell the others")
    assert "others may see it" in told
    [told] = await room.says("omar", "keep this between us")
    assert "• can't do Mondays\n" in told
    [told] = await room.says("omar", "keep this between us")
    assert told.startswith("It stays between us")
