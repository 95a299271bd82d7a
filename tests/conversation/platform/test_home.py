"""Everybody has their open sessions, what they said for good, and their data to themselves."""

import asyncio
import json

from orchestration.conversation.asked.home import (
    CANNOT_COME,
    EXPORT,
    FORGET,
    NOTHING_OPEN,
    Home,
    OwnData,
)
from orchestration.interaction.plain_text import in_words
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.model.people import MemberId
from tests.conversation.room import Room, buttons_of

OMAR = MemberId("omar")
MEET = "@Convene find 45 minutes about Hiring from 11 to 15 January with @omar and @dana"


def home_in(room, forgotten):
    def export(who):
        return own_data(sessions_of(room.store, who), who)

    return Home(room.access, OwnData(export, forgotten.append), "Corner")


def words(parts):
    return "\n".join(in_words(each.layout.parts) for each in parts)


def played(story):
    async def play():
        room, forgotten = Room(), []
        await story(room, home_in(room, forgotten), forgotten)

    asyncio.run(play())


ASKED = "@convene meet Hiring with @omar and @dana next week, 45 min"


def test_an_open_session_stands_there_with_what_waits_for_one():
    async def story(room, home, forgotten):
        assert NOTHING_OPEN in words(await home.shown(OMAR))
        await room.says("lena", ASKED, channel=True)
        shown = words(await home.shown(OMAR))
        assert "Waiting for you\nLena Vogt is looking for 45 minutes" in shown
        assert "Your page of it: https://convene.example.org/s/" in shown
        assert NOTHING_OPEN not in shown

    played(story)


def test_ones_wishes_the_options_and_ones_vote_stand_there():
    async def story(room, home, forgotten):
        await room.says("lena", ASKED, channel=True)
        await room.says("omar", "not before 10 please")
        shown = words(await home.shown(OMAR))
        assert "What I know of you\n" in shown
        assert "before 10:00" in shown
        assert "Waiting for you" not in shown
        await room.says("lena", "any time")
        await room.says("dana", "any time")
        await room.later(minutes=10)
        assert "You have not voted yet." in words(await home.shown(OMAR))
        await room.says("omar", "I vote A")
        assert "Your vote: A." in words(await home.shown(OMAR))

    played(story)


def test_what_was_decided_is_found_again_each_with_how():
    async def story(room, home, forgotten):
        await room.says("lena", "@convene poll pizza or sushi?", channel=True)
        await room.says("omar", "I vote A")
        await room.closes("lena")
        parts = await home.shown(OMAR)
        [decided] = [each for each in parts if "Pizza or sushi? " in each.layout.words]
        [line] = decided.layout.parts[0].lines
        assert (line.button.label, decided.session) == (
            "How it was decided",
            room.decisions()[0].id,
        )
        assert NOTHING_OPEN in words(parts)

    played(story)


def test_who_cannot_come_to_what_was_decided_can_come_after_all():
    async def story(room, home, forgotten):
        await room.says("lena", ASKED, channel=True)
        for who in ("lena", "omar", "dana"):
            await room.says(who, "any time")
        await room.later(minutes=10)
        for who in ("lena", "omar", "dana"):
            await room.reacts(who, "A")
        assert "I can come" not in words(await home.shown(OMAR))
        await room.says("omar", "something came up, I can't make it")
        assert CANNOT_COME in words(await home.shown(OMAR))
        assert CANNOT_COME not in words(await home.shown(MemberId("dana")))
        await room.clicks("omar", "I can come")
        assert CANNOT_COME not in words(await home.shown(OMAR))

    played(story)


def test_many_open_sessions_are_told_in_a_line_each():
    async def story(room, home, forgotten):
        for number in range(5):
            await room.says("lena", f"@convene poll pizza or sushi {number}?", channel=True)
        shown = await home.shown(OMAR)
        assert [words([each]) for each in shown if "· voting" in words([each])] == [
            "- Pizza or sushi 3? · voting [Details]",
            "- Pizza or sushi 4? · voting [Details]",
        ]

    played(story)


def test_one_can_take_all_along_or_have_it_forgotten():
    async def story(room, home, forgotten):
        parts = (await home.shown(OMAR))[-1].layout.parts
        assert [each.action for part in parts for each in buttons_of(part)] == [EXPORT, FORGET]
        assert json.loads(await home.export(OMAR))["member"] == "omar"
        asked = home.asks_to_forget()
        assert (asked.name, asked.is_question, forgotten) == (FORGET, True, [])
        assert "in Corner" in await home.forget(OMAR)
        assert forgotten == [OMAR]

    played(story)
