"""What the Slack adapter needs kept: the same after a restart, sealed, and gone when forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from orchestration.conversation.ports.storage import Arrival, Held, Place
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private, reveal
from storage.engine import open_engine
from storage.slack import SqlArrivals, SqlPlaces, SqlTeams
from storage.sql import SqlStore
from storage.vault import Vault
from tests.storage.conftest import MASTER
from tests.storage.samples import CANARY

OMAR = MemberId("T1-U2")
LENA = MemberId("T1-U1")
SESSION = SessionId("meeting-T1-1")
OTHER = SessionId("meeting-T1-2")

Kept = SimpleNamespace


@pytest.fixture
def kept(database: Path) -> Iterator[Callable[[], Kept]]:
    """Open everything again and again, as restarts do, each time with an empty memory."""
    opened = []

    def open_again() -> Kept:
        engine, vault = open_engine(f"sqlite:///{database}"), Vault(MASTER)
        opened.append(engine)
        return Kept(
            places=SqlPlaces(engine, vault),
            arrivals=SqlArrivals(engine, vault),
            teams=SqlTeams(engine, vault),
            store=SqlStore(engine, vault),
        )

    yield open_again
    for engine in opened:
        engine.dispose()


def on_disk(database: Path) -> bytes:
    return b"".join(path.read_bytes() for path in database.parent.glob("convene.db*"))


# Places


def held(session=SESSION, team="T1", **more):
    return Held(session, team, "C1", LENA, **more)


def place(ts, name, session=SESSION, **more):
    return Place(session, "T1", "C1", ts, name, **more)


def test_a_session_is_held_once(kept):
    kept().places.hold(held())
    kept().places.hold(Held(SESSION, "T1", "C9", OMAR))

    assert kept().places.held(SESSION) == held()
    assert kept().places.held(OTHER) is None


def test_open_sessions_of_a_team_come_oldest_first(kept):
    places = kept().places
    for each in (held(OTHER), held(), held(SessionId("meeting-T2-1"), "T2")):
        places.hold(each)

    assert places.open_in("T1") == [held(OTHER), held()]
    places.close(OTHER)
    assert places.open_in("T1") == [held()]
    assert places.held(OTHER) == held(OTHER, open=False)
    places.reopen(OTHER)
    assert places.open_in("T1") == [held(OTHER), held()]


def test_a_later_message_of_the_same_name_and_owner_takes_the_place(kept):
    places = kept().places
    places.put(place("1.0", "read-back", owner=OMAR))
    places.put(place("1.5", "read-back", owner=LENA))
    places.put(place("2.0", "read-back", owner=OMAR, thread="1.7"))

    found = kept().places.find(SESSION, "read-back", OMAR)

    assert found == place("2.0", "read-back", owner=OMAR, thread="1.7")
    assert [each.ts for each in places.of(SESSION)] == ["1.5", "2.0"]
    assert places.find(SESSION, "read-back") is None
    assert places.find(OTHER, "read-back", OMAR) is None


def test_a_message_is_known_by_where_it_stands(kept):
    places = kept().places
    places.put(place("2.0", "options/1"))
    places.put(place("1.0", "card"))

    assert places.at("T1", "C1", "2.0") == place("2.0", "options/1")
    assert places.at("T1", "C2", "2.0") is None
    assert places.at("T2", "C1", "2.0") is None
    assert [each.name for each in places.of(SESSION)] == ["card", "options/1"]


def test_what_a_message_shows_is_sealed_under_who_sees_it(kept, database):
    shown = Private(OMAR, CANARY)
    kept().places.put(place("1.0", "read-back", owner=OMAR, shown=shown))

    assert kept().places.find(SESSION, "read-back", OMAR).shown == shown
    assert CANARY.encode() not in on_disk(database)


def test_who_is_forgotten_takes_what_they_were_shown_along(kept):
    now = kept()
    now.places.put(place("1.0", "read-back", owner=OMAR, shown=Private(OMAR, CANARY)))
    now.places.put(place("2.0", "card", shown=Private(SESSION, "the card")))
    now.store.forget(OMAR)

    for places in (now.places, kept().places):
        assert [each.shown for each in places.of(SESSION)] == [None, Private(SESSION, "the card")]


def test_a_message_begins_once(kept):
    assert kept().places.begin("m/1/0")
    assert not kept().places.begin("m/1/0")
    assert kept().places.begin("m/1/1")


# Arrivals


def arrive(kept, id_, owner=OMAR, body=b"{}"):
    return id_ in kept.arrivals.keep([Arrival(id_, owner, Private(owner, body), 1)])


def ids(arrivals):
    return [each.id for each in arrivals]


def test_a_repeat_is_known_even_when_it_has_been_handled(kept):
    now = kept()

    assert arrive(now, "E1")
    assert not arrive(now, "E1")
    now.arrivals.done("E1")
    assert not arrive(kept(), "E1")


def test_what_waits_comes_oldest_first_until_it_is_done(kept):
    now = kept()
    for each in ("E3", "E1", "E2"):
        arrive(now, each, body=each.encode())

    assert ids(now.arrivals.waiting(2)) == ["E3", "E1"]
    now.arrivals.done("E3")
    now.arrivals.set_aside("E1", "ValueError")
    [left] = kept().arrivals.waiting(9)

    assert (left.id, left.owner, reveal(left.body, to=OMAR)) == ("E2", OMAR, b"E2")


def test_each_process_that_takes_an_event_counts_as_an_attempt(kept):
    now = kept()
    arrive(now, "E1")

    attempts = [now.arrivals.waiting(9)[0].attempt for _ in range(3)]
    later = kept().arrivals

    assert attempts == [1, 1, 1]
    assert [later.waiting(9)[0].attempt, later.waiting(9)[0].attempt] == [2, 2]


def test_an_event_is_unreadable_on_disk_and_leaves_no_words_once_done(kept, database):
    now = kept()
    arrive(now, "E1", body=CANARY.encode())
    sealed = now.arrivals.waiting(1)[0].body

    assert CANARY.encode() not in on_disk(database)
    assert reveal(sealed, to=OMAR) == CANARY.encode()


def test_events_of_the_forgotten_are_dropped_quietly(kept):
    now = kept()
    arrive(now, "E1")
    arrive(now, "E2", owner=LENA)
    now.store.forget(OMAR)

    assert ids(now.arrivals.waiting(1)) == ["E2"]
    assert not arrive(now, "E1")
    assert arrive(now, "E3"), "who comes back is heard"
    assert ids(kept().arrivals.waiting(9)) == ["E2", "E3"]


# Teams


def test_a_token_is_sealed_and_changes(kept, database):
    teams = kept().teams
    teams.keep("T1", "xoxb-first", "B1")
    teams.keep("T1", "xoxb-second", "B2")

    assert kept().teams.token("T1") == "xoxb-second"
    assert (kept().teams.bot("T1"), kept().teams.bot("T2")) == ("B2", None)
    assert kept().teams.token("T2") is None
    assert b"xoxb-" not in on_disk(database)


def test_a_removed_app_has_no_token_and_may_come_back(kept):
    teams = kept().teams
    teams.keep("T1", "xoxb-first", "B1")
    teams.remove("T1", "xoxb-first")
    teams.remove("T1", "xoxb-first")

    assert kept().teams.token("T1") is None
    teams.keep("T1", "xoxb-again", "B1")
    teams.remove("T1", "xoxb-first")
    assert kept().teams.token("T1") == "xoxb-again", "what was removed is not what is there now"
