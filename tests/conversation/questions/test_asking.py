"""What people ask about a session and about their own words: asked → the answer's first words."""

import asyncio

import pytest

from orchestration.conversation.asked.home import FORGET
from orchestration.interaction.answers import (
    FORGOTTEN_HOW,
    JUST_US,
    NOBODY_ASKS_YOU,
    NOT_PLACED,
    NOT_REMINDED,
    NOT_TOLD,
)
from orchestration.interaction.introduction import HELP, SHORT_HELP
from tests.conversation.room import Room
from tests.conversation.test_dialogues import asked, at_the_vote, decided

POLL = "@Convene poll tea, coffee or water?"


async def nothing(room):
    pass


async def polled(room):
    await room.says("lena", POLL, channel=True)
    await room.says("omar", "I vote B")


STAGES = {"none": nothing, "intake": asked, "vote": at_the_vote, "poll": polled, "decided": decided}


def table(lines):
    """Return the rows of a table: where, what is said, and how the answer begins."""
    cells = [[cell.strip() for cell in line.split("|")] for line in lines.strip().splitlines()]
    return [pytest.param(*each, id=f"{each[0]}: {each[1]}") for each in cells]


ASKED = """
decided | what was decided               | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | results?                       | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | who won                        | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | was haben wir entschieden?     | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | was haben wir beschlossen?     | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | und wie ist der beschluss?     | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | wie ist das ergebnis?          | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | why that one?                  | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | is it over?                    | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | is it still on?                | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | steht der termin noch?         | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | hiring?                        | “hiring”: Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin.
decided | whos coming                    | Lena Vogt asks you
decided | who accepted?                  | Lena Vogt asks you
poll    | whos winning                   | “Tea, coffee or water?”: reactions under the options
poll    | results so far?                | “Tea, coffee or water?”: reactions under the options
poll    | wer führt?                     | “Tea, coffee or water?”: reactions under the options
poll    | is it over?                    | “Tea, coffee or water?”: vote on A, B and C by
poll    | when does this end             | “Tea, coffee or water?”: vote on A, B and C by
poll    | bis wann läuft das?            | “Tea, coffee or water?”: vote on A, B and C by
intake  | worum gehts?                   | “hiring” · 45 min · 11–15 Jan · asked by Lena Vogt.
intake  | whats this about               | “hiring” · 45 min · 11–15 Jan · asked by Lena Vogt.
intake  | hiring?                        | “hiring”: 0 of 3 have answered.
intake  | what about hiring?             | “hiring”: 0 of 3 have answered.
intake  | is it still on                 | “hiring”: 0 of 3 have answered.
intake  | how does this work             | “hiring”: most votes wins (plurality).
intake  | was muss ich jetzt tun?        | “hiring”: 0 of 3 have answered.
intake  | what's my time zone            | Your times are in Dubai
intake  | on whose clock am i?           | Your times are in Dubai
intake  | in welcher zeitzone bin ich?   | Your times are in Dubai
none    | zone                           | Your times are in Dubai
none    | how does this work             | I help a group
"""


@pytest.mark.parametrize(("stage", "words", "begins"), table(ASKED))
def test_a_question_is_answered_with_what_it_asks(stage, words, begins):
    async def dialogue(room):
        await STAGES[stage](room)
        [told] = await room.says("omar", words)
        assert told.startswith(begins)

    asyncio.run(dialogue(Room()))


OF_OWN_WORDS = {
    JUST_US: """
        is this confidential?
        who can see what i write here
        can dana see what i wrote
        does lena read this?
        will this stay between us?
        wer kann das hier lesen?
        sehen die anderen das?
        bleibt das unter uns?
    """,
    NOT_TOLD: """
        was hat dana gesagt
        what did dana tell you
        what does dana want?
        wann will dana?
        warum hat Dana das geschrieben?
    """,
    FORGOTTEN_HOW: """
        delete my data
        can you erase my data?
        lösch alles
        vergiss mich bitte
        lösche meine daten
    """,
}


@pytest.mark.parametrize("stage", ["intake", "vote", "decided"])
@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (each.strip(), told)
        for told, of in OF_OWN_WORDS.items()
        for each in of.split("\n")
        if each.strip()
    ],
)
def test_what_is_asked_of_words_has_one_answer_whatever_is_open(stage, words, answer):
    async def dialogue(room):
        await STAGES[stage](room)
        assert await room.says("omar", words) == [answer]
        assert room.decisions()[0].messages.get("omar") is None

    asyncio.run(dialogue(Room()))


def test_to_be_forgotten_is_a_button_that_asks_once_more():
    async def dialogue(room):
        await asked(room)
        await room.says("omar", "delete my data")
        [row] = [part for part in room.seen["omar"][-1][1].parts if hasattr(part, "buttons")]
        assert [each.action for each in row.buttons] == [FORGET]

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize(
    "words", ["stop messaging me", "pls don't remind me again", "schreib mir nicht mehr"]
)
def test_who_wants_no_messages_is_told_what_comes(words):
    async def dialogue(room):
        assert await room.says("omar", words) == [NOBODY_ASKS_YOU]
        await asked(room)
        assert await room.says("omar", words) == [NOT_REMINDED.format(names="“hiring”")]

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize(
    "words", ["don't delete my data", "delete Dana's data", "lösch nicht alles"]
)
def test_what_is_negated_or_anothers_is_not_offered(words):
    async def dialogue(room):
        await asked(room)
        assert (await room.says("omar", words))[0].startswith(NOT_PLACED)

    asyncio.run(dialogue(Room()))


def test_help_as_a_command_is_the_whole():
    async def dialogue(room):
        await asked(room)
        assert await room.says("omar", "/convene help") == [HELP]
        assert await room.says("omar", "help all") == [HELP]
        assert await room.says("omar", "help") == [SHORT_HELP]

    asyncio.run(dialogue(Room()))


def test_who_asks_for_the_room_is_told_that_none_is_known():
    async def dialogue(room):
        await decided(room)
        for words in ("which room?", "in welchem raum?", "where are we meeting?"):
            [told] = await room.says("omar", words)
            assert told.endswith("I know of no room or link; Lena Vogt asked for it.")

    asyncio.run(dialogue(Room()))


def test_who_wants_kept_what_nobody_has_told_is_told_so():
    async def dialogue(room):
        assert await room.says("omar", "keep this between us") == [JUST_US]
        await asked(room)
        told = ["You have told me nothing yet that others could see."]
        assert await room.says("omar", "keep this between us") == told

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("stage", ["intake", "vote", "decided"])
def test_whether_it_is_anonymous_is_told_of_words_or_of_the_vote_that_is_open(stage):
    async def dialogue(room):
        await STAGES[stage](room)
        [told] = await room.says("omar", "ist das anonym?")
        assert (told == JUST_US) is (stage != "vote")
        assert ("of all other votes I tell nobody" in told) is (stage == "vote")

    asyncio.run(dialogue(Room()))
