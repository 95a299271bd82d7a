"""What was missed is read from where it was read until, and handed on in the order it was said."""

import asyncio
import gc
import warnings
from datetime import UTC, datetime, timedelta

import pytest

from orchestration.conversation.arriving.missed import LONGEST, ON_THE_WAY, History, Missed, Unheard
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.storage import Arrival, Held, Place
from orchestration.model.faults import PermanentError
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from storage.memory import MemoryStore
from tests.conversation.in_places import InPlaces

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
LENA, POLL = MemberId("T1-lena"), SessionId("choice-1")


class Logs(History):
    """A platform whose conversations hold some words: {where: [(at, words)]}."""

    def __init__(self, **said):
        self.said, self.since = said, []

    async def in_private(self, team, channel, since):
        self.since.append(since)
        return self._read(channel)

    async def under(self, post, since):
        return self._read(post.name)

    def _read(self, where):
        if self.said[where] is None:
            raise PermanentError("shut")
        return [Unheard(at, Arrival(words, LENA, Private(LENA, b""), 1)) for at, words in
                self.said[where]]  # fmt: skip


def reading(logs, places):
    """Read again, once; return what is found, in order."""
    found = []

    async def keep(arrival):
        found.append(arrival.id)

    access = SessionAccess(MemoryStore(), None, lambda: NOW)
    asyncio.run(Missed(access, places, logs, keep).read("T1"))
    return found


def places_of(*private):
    places = InPlaces()
    places.hold(Held(POLL, "T1", "C1", LENA))
    places.put(Place(POLL, "T1", "C1", "1", "options/1"))
    places.put(Place(POLL, "T1", "C1", "2", "options/2"))
    for number, each in enumerate(private):
        places.put(Place(POLL, "T1", each, f"{number}", "tell/x", owner=MemberId(f"T1-{number}")))
    return places


def test_all_conversations_are_one_stream_in_the_order_of_time():
    logs = Logs(D1=[("1", "a"), ("4", "d")], D2=[("3", "c")], **{"options/2": [("2", "b")]})
    assert reading(logs, places_of("D1", "D2")) == ["a", "b", "c", "d"]


def test_what_is_shut_keeps_nothing_else_from_being_read():
    logs = Logs(D1=None, D2=[("3", "c")], **{"options/2": []})
    assert reading(logs, places_of("D1", "D2")) == ["c"]


def test_the_next_time_begins_where_the_last_has_ended_but_for_what_may_be_on_its_way():
    logs, places = Logs(D1=[], **{"options/2": []}), places_of("D1")
    reading(logs, places)
    reading(logs, places)
    assert logs.since[1] == NOW - ON_THE_WAY


def test_nothing_is_read_that_is_a_week_old():
    logs, places = Logs(D1=[], **{"options/2": []}), places_of("D1")
    long_ago = f"{(NOW - timedelta(days=30)).timestamp():.6f}"
    places.put(Place(SessionId("team/T1"), "T1", "", "", "read-until", thread=long_ago))
    reading(logs, places)
    assert logs.since == [NOW - LONGEST]


def test_options_are_read_in_each_channel_of_the_team_that_shows_them():
    logs, places = Logs(**{"options/1@C8": [("1", "a")], "options/1@C9": [("2", "b")]}), InPlaces()
    places.hold(Held(POLL, "D1", "C1", LENA))
    places.put(Place(POLL, "D1", "C1", "1", "options/1"))
    for channel in ("C8", "C9"):
        places.put(Place(POLL, "T1", channel, "", f"also/T1/{channel}"))
        places.put(Place(POLL, "T1", channel, "1", f"options/1@{channel}"))
    assert reading(logs, places) == ["a", "b"]
    places.close(POLL)
    assert reading(logs, places) == []


class Interrupted(Logs):
    """Whoever reads it is called away at the first conversation."""

    def in_private(self, team, channel, since):
        self.reader.cancel()
        return super().in_private(team, channel, since)


def test_a_reading_that_is_cut_short_leaves_nothing_behind():
    async def work():
        logs = Interrupted(D1=[], D2=[])
        access = SessionAccess(MemoryStore(), None, lambda: NOW)
        logs.reader = asyncio.ensure_future(
            Missed(access, places_of("D1", "D2"), logs, None).read("T1")
        )
        with pytest.raises(asyncio.CancelledError):
            await logs.reader

    with warnings.catch_warnings(record=True) as left:
        warnings.simplefilter("always")
        asyncio.run(work())
        gc.collect()
    assert [str(each.message) for each in left] == []
