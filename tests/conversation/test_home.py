"""Everybody has their open sessions, what they said for good, and their data to themselves."""

import asyncio
import json

from orchestration.conversation.home import EXPORT, FORGET, NOTHING_OPEN, Home, OwnData
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


def test_open_sessions_lead_to_one_s_own_page():
    async def story(room, home, forgotten):
        assert NOTHING_OPEN in words(await home.shown(OMAR))
        await room.says(
            "lena", "@convene meet Hiring with <@omar> and <@dana> next week, 45 min", channel=True
        )
        shown = words(await home.shown(OMAR))
        assert "Hiring · gathering wishes · your page: https://convene.example.org/s/" in shown
        assert NOTHING_OPEN not in shown

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
