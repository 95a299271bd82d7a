"""Whatever is done in whatever order, a database and a few dictionaries answer the same."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.ports import Due, Performed, Store
from storage.memory import MemoryStore
from storage.sql import SqlStore
from storage.vault import Vault
from tests.examples import thorough
from tests.fakes.databases import migrated
from tests.storage.samples import (
    LEASE,
    NAMES,
    NOW,
    answer,
    answers_of,
    meeting,
    post,
    told,
    understand,
    wake,
)

T = TypeVar("T")

MINUTES = st.integers(0, 5).map(lambda n: timedelta(minutes=n))
PEOPLE = st.sampled_from(NAMES[:3])
SESSIONS = st.sampled_from(["s1", "s2"])
COMMANDS = st.builds(answer, st.integers(1, 9), SESSIONS) | st.builds(
    told, st.integers(1, 9), SESSIONS, PEOPLE
)
EFFECTS = st.builds(understand, PEOPLE) | st.builds(wake, MINUTES) | st.just(post())


class Stores(RuleBasedStateMachine):
    """Does everything to both and compares what they say."""

    def __init__(self) -> None:
        super().__init__()
        self.now: datetime = NOW
        self.held: list[Due] = []
        self.forgotten = False
        self.folder = TemporaryDirectory()
        url = migrated(self.folder.name)
        self.sql: SqlStore = SqlStore.open(url, Vault(bytes(32)))
        self.both: tuple[Store, ...] = (self.sql, MemoryStore())

    def teardown(self) -> None:
        self.sql.close()
        self.folder.cleanup()

    @rule(commands=st.lists(COMMANDS, max_size=4))
    def receive(self, commands: list[Command]) -> None:
        agreed(*[store.receive(commands) for store in self.both])

    @rule(effects=st.lists(EFFECTS, max_size=3), keep=st.booleans())
    def handle(self, effects: list[Effect], keep: bool) -> None:
        agreed(*[handle_all(store, effects, keep) for store in self.both])

    @rule(after=MINUTES)
    def claim(self, after: timedelta) -> None:
        self.now += after
        claimed = [store.claim(self.now, 1000, LEASE) for store in self.both]
        self.held += agreed(*map(tuple, claimed))

    @precondition(lambda self: self.held)
    @rule(data=st.data(), results=st.lists(COMMANDS, max_size=2))
    def finish(self, data: st.DataObject, results: list[Command]) -> None:
        due = data.draw(st.sampled_from(self.held))
        for store in self.both:
            store.finish([Performed(due, tuple(results))])

    @precondition(lambda self: self.held)
    @rule(data=st.data(), after=MINUTES)
    def retry(self, data: st.DataObject, after: timedelta) -> None:
        due = data.draw(st.sampled_from(self.held))
        for store in self.both:
            store.retry(due, self.now + after)

    @rule(owner=PEOPLE)
    def forget(self, owner: str) -> None:
        self.forgotten = True
        for store in self.both:
            store.forget(owner)

    @invariant()
    def sessions_are_the_same(self) -> None:
        for session in ("s1", "s2"):
            agreed(*[store.session(SessionId(session)) for store in self.both])

    @invariant()
    def the_same_are_found_by_member(self) -> None:
        for who in map(MemberId, NAMES):
            agreed(*[tuple(store.open_with(who)) for store in self.both])
            agreed(*[tuple(store.ended_with(who, 1)) for store in self.both])

    @invariant()
    def the_next_is_due_at_the_same_time(self) -> None:
        if not self.forgotten:  # a database finds out about those only when it claims them
            agreed(*[store.next_due() for store in self.both])


class BrokenOffError(Exception):
    """What a transaction that is not kept ends with."""


def agreed(one: T, other: T) -> T:
    assert one == other
    return one


def changed(after: Meeting) -> Meeting:
    """Let members come and go, and the meeting end and go on, as answers are counted."""
    count = answers_of(after)
    members = tuple(each for place, each in enumerate(after.members) if (count + place) % 3)
    phase = Phase.DECIDED if count % 4 == 3 else Phase.INTAKE
    return replace(after, members=members, phase=phase)


def handle_all(store: Store, effects: Sequence[Effect], keep: bool) -> tuple[Command, ...]:
    """Handle or park all that is pending, and keep that or break off."""
    seen: tuple[Command, ...] = ()
    with suppress(BrokenOffError), store.begin() as work:
        seen = tuple(work.pending(1000))
        for number, command in enumerate(seen):
            session = work.load(command.session)
            after = changed(meeting(command.session, answers_of(session) + 1 if session else 0))
            if number % 4 == 3:
                work.parked(command, "a fault")
            else:
                work.handled(command, after, effects)
        if not keep:
            raise BrokenOffError
    return seen


@pytest.mark.hypothesis
def test_the_stores_agree() -> None:
    few = settings(max_examples=thorough(25), stateful_step_count=20)
    run_state_machine_as_test(Stores, settings=few)
