"""What every store promises, whatever it keeps things in."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect, Understand
from orchestration.sessions.ports import Due, Performed, Store
from orchestration.sessions.session import Session
from storage.errors import NotPendingError
from tests.storage.samples import (
    LEASE,
    NOW,
    answer,
    answers_of,
    meeting,
    one_of_each,
    post,
    told,
    understand,
    wake,
)

S1, S2 = SessionId("s1"), SessionId("s2")
AN_HOUR = timedelta(hours=1)
BEN, EVE = MemberId("ben"), MemberId("eve")


def pending(store: Store, limit: int = 100) -> Sequence[Command]:
    with store.begin() as work:
        return work.pending(limit)


def handle(store: Store, command: Command, session: Session | None, *effects: Effect) -> None:
    store.receive([command])
    with store.begin() as work:
        work.handled(command, session, effects)


def claim(store: Store, limit: int = 10) -> Sequence[Due]:
    return store.claim(NOW, limit, LEASE)


def of_two(whole: Meeting, *members: str) -> Meeting:
    return replace(whole, members=tuple(each for each in whole.members if each.id in members))


class TestSessions:
    def test_all_are_known_by_their_ids(self, store: Store) -> None:
        assert store.sessions() == []
        for number, each in enumerate((S2, S1)):
            handle(store, replace(answer(number), session=each), meeting(each))
        assert sorted(store.sessions()) == [S1, S2]


class TestByMember:
    def test_only_those_that_somebody_takes_part_in_are_found(self, store: Store) -> None:
        handle(store, answer(1, "s1"), meeting("s1"))
        handle(store, answer(1, "s2"), of_two(meeting("s2"), "ada", "ben"))
        assert [each.id for each in store.open_with(EVE)] == ["s1"]
        assert list(store.open_with(BEN)) == [store.session(S1), store.session(S2)]
        assert not store.open_with(MemberId("nobody"))

    def test_the_organiser_takes_part(self, store: Store) -> None:
        handle(store, answer(1), of_two(meeting(), "ben", "eve"))
        assert [each.id for each in store.open_with(MemberId("ada"))] == [S1]

    def test_the_oldest_that_goes_on_comes_first(self, store: Store) -> None:
        later = replace(meeting("s1"), opened_at=NOW + AN_HOUR)
        handle(store, answer(1, "s1"), later)
        handle(store, answer(1, "s2"), meeting("s2"))
        assert [each.id for each in store.open_with(EVE)] == ["s2", "s1"]

    def test_what_has_ended_is_found_apart_and_the_latest_first(self, store: Store) -> None:
        for number in range(3):
            opened = replace(meeting(f"s{number}"), opened_at=NOW + number * AN_HOUR)
            handle(store, answer(1, opened.id), opened)
            handle(store, answer(2, opened.id), replace(opened, phase=Phase.CANCELLED))
        assert not store.open_with(EVE)
        assert [each.id for each in store.ended_with(EVE)] == ["s2", "s1", "s0"]
        assert [each.id for each in store.ended_with(EVE, 2)] == ["s2", "s1"]

    def test_what_goes_on_after_all_is_open_again(self, store: Store) -> None:
        handle(store, answer(1), replace(meeting(), phase=Phase.DECIDED))
        handle(store, answer(2), meeting())
        assert [each.id for each in store.open_with(EVE)] == [S1]
        assert not store.ended_with(EVE)

    def test_who_joins_is_found_and_who_leaves_is_not(self, store: Store) -> None:
        handle(store, answer(1), of_two(meeting(), "ada", "ben"))
        handle(store, answer(2), of_two(meeting(), "ada", "eve"))
        assert [each.id for each in store.open_with(EVE)] == [S1]
        assert not store.open_with(BEN)

    def test_what_is_not_kept_is_not_found(self, store: Store) -> None:
        store.receive([answer(1)])
        with suppress(ZeroDivisionError), store.begin() as work:
            work.handled(answer(1), meeting(), ())
            raise ZeroDivisionError
        assert not store.open_with(EVE)

    def test_who_is_forgotten_is_found_still_without_their_words(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        store.forget("eve")
        (found,) = store.open_with(EVE)
        assert isinstance(found, Meeting)
        assert EVE not in found.profiles


class TestReceiving:
    def test_a_repeat_is_dropped(self, store: Store) -> None:
        assert store.receive([answer(1), answer(2), answer(1)]) == 2
        assert store.receive([answer(2), answer(3)]) == 1
        assert pending(store) == [answer(1), answer(2), answer(3)]

    def test_a_repeat_is_dropped_after_it_was_handled_too(self, store: Store) -> None:
        handle(store, answer(1), None)
        assert store.receive([answer(1)]) == 0
        assert pending(store) == []

    def test_two_sessions_may_use_the_same_id(self, store: Store) -> None:
        assert store.receive([answer(1, "s1"), answer(1, "s2")]) == 2
        handle(store, answer(1, "s1"), None, post())
        handle(store, answer(1, "s2"), None, post())
        assert len({due.id for due in claim(store)}) == 2

    def test_nothing_is_nothing(self, store: Store) -> None:
        assert store.receive([]) == 0

    def test_commands_come_in_order_of_arrival(self, store: Store) -> None:
        store.receive([answer(3, "s2"), answer(1)])
        store.receive([answer(2)])
        assert pending(store) == [answer(3, "s2"), answer(1), answer(2)]
        assert pending(store, limit=2) == [answer(3, "s2"), answer(1)]

    def test_what_is_private_comes_back_whole(self, store: Store) -> None:
        store.receive([told()])
        assert pending(store) == [told()]


class TestTransactions:
    def test_a_session_comes_back_as_it_was(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        assert store.session(S1) == meeting()
        with store.begin() as work:
            assert work.load(S1) == meeting()

    def test_a_session_nobody_opened_is_none(self, store: Store) -> None:
        with store.begin() as work:
            assert work.load(S1) is None
        assert store.session(S1) is None

    def test_a_command_without_a_session_leaves_it_as_it_was(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        handle(store, answer(2), None)
        assert store.session(S1) == meeting()

    def test_a_later_command_sees_what_an_earlier_one_changed(self, store: Store) -> None:
        store.receive([answer(1), answer(2), answer(3, "s2")])
        with store.begin() as work:
            for command in work.pending(10):
                before = work.load(command.session)
                after = meeting(command.session, answers_of(before) + 1 if before else 0)
                work.handled(command, after, ())
            assert work.pending(10) == []
        stored = [store.session(each) for each in (S1, S2)]
        assert [answers_of(each) for each in stored if each] == [1, 0]

    def test_an_exception_leaves_everything_as_it_was(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        store.receive([answer(2), answer(3)])
        with suppress(ZeroDivisionError), store.begin() as work:
            work.handled(answer(2), meeting(answers=7), (post(),))
            work.parked(answer(3), "a fault")
            raise ZeroDivisionError
        assert store.session(S1) == meeting()
        assert pending(store) == [answer(2), answer(3)]
        assert not claim(store)

    def test_a_command_is_handled_once_only(self, store: Store) -> None:
        handle(store, answer(1), None)
        with pytest.raises(NotPendingError), store.begin() as work:
            work.handled(answer(1), meeting(), (post(),))
        assert store.session(S1) is None

    def test_a_command_must_have_been_received(self, store: Store) -> None:
        with pytest.raises(NotPendingError), store.begin() as work:
            work.handled(answer(1), None, ())

    def test_a_parked_command_does_not_come_back(self, store: Store) -> None:
        store.receive([answer(1), answer(2)])
        with store.begin() as work:
            work.parked(answer(1), "a fault in the engine")
            assert work.pending(10) == [answer(2)]
        assert pending(store) == [answer(2)]
        assert store.receive([answer(1)]) == 0

    def test_no_update_is_lost_between_two_writers(self, store: Store) -> None:
        handle(store, answer(0), meeting())

        def count(number: int) -> None:
            command = answer(number)
            store.receive([command])
            with store.begin() as work:
                session = work.load(S1)
                assert session
                work.handled(command, meeting(answers=answers_of(session) + 1), ())

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(count, range(1, 31)))
        session = store.session(S1)
        assert session
        assert answers_of(session) == 30


class TestEffects:
    def test_effects_come_in_order_and_whole(self, store: Store) -> None:
        handle(store, answer(1), None, *one_of_each()[1])
        dues = store.claim(NOW + AN_HOUR, 10, LEASE)
        assert tuple(due.effect for due in dues) == one_of_each()[1]
        assert [due.id for due in dues] == [f"s1/event-1/{n}" for n in range(3)]
        assert {(due.session, due.attempt) for due in dues} == {(S1, 1)}

    def test_the_oldest_is_claimed_first(self, store: Store) -> None:
        handle(store, answer(1), None, wake(2 * LEASE), wake(LEASE))
        handle(store, answer(2), None, post())
        dues = store.claim(NOW + AN_HOUR, 2, LEASE)
        assert [due.effect for due in dues] == [post(), wake(LEASE)]

    def test_what_is_not_due_waits(self, store: Store) -> None:
        handle(store, answer(1), None, wake(AN_HOUR))
        assert not claim(store)
        assert store.claim(NOW + AN_HOUR, 10, LEASE)

    def test_what_is_due_first_comes_first(self, store: Store) -> None:
        handle(store, answer(1), None, wake(2 * AN_HOUR), wake(AN_HOUR), post())
        dues = store.claim(NOW + 2 * AN_HOUR, 2, LEASE)
        assert [due.effect for due in dues] == [post(), wake(AN_HOUR)]

    def test_a_lease_keeps_others_away_until_it_runs_out(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        assert len(claim(store)) == 1
        assert not claim(store)
        (again,) = store.claim(NOW + LEASE, 10, LEASE)
        assert again.attempt == 2

    def test_a_finished_effect_does_not_come_back(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (due,) = claim(store)
        store.finish([Performed(due)])
        assert not store.claim(NOW + AN_HOUR, 10, LEASE)

    def test_results_are_received_with_the_first_finish_only(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (first,) = claim(store)
        (second,) = store.claim(NOW + LEASE, 10, LEASE)
        store.finish([Performed(second, (answer(2),))])
        store.finish([Performed(first, (answer(3),))])
        assert pending(store) == [answer(2)]

    def test_who_is_late_may_finish_if_nobody_has(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (first,) = claim(store)
        store.claim(NOW + LEASE, 10, LEASE)
        store.finish([Performed(first, (answer(2),))])
        assert pending(store) == [answer(2)]

    def test_a_retry_waits_for_its_time(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (due,) = claim(store)
        store.retry(due, NOW + AN_HOUR)
        assert not store.claim(NOW + AN_HOUR - LEASE, 10, LEASE)
        (again,) = store.claim(NOW + AN_HOUR, 10, LEASE)
        assert (again.id, again.attempt) == (due.id, 2)

    def test_what_a_gone_process_had_claimed_is_free_at_once(self, store: Store) -> None:
        handle(store, answer(1), None, post(), understand(), wake(AN_HOUR))
        done, left = claim(store)
        store.finish([Performed(done)])
        assert store.release() == 1
        assert store.release() == 0
        assert [(each.id, each.attempt) for each in claim(store)] == [(left.id, 2)]

    def test_who_is_late_cannot_give_back_what_another_holds(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (late,) = claim(store)
        assert store.claim(NOW + LEASE, 10, LEASE)
        store.retry(late, NOW)
        assert not store.claim(NOW + LEASE, 10, LEASE)

    def test_what_is_finished_cannot_be_retried(self, store: Store) -> None:
        handle(store, answer(1), None, post())
        (due,) = claim(store)
        store.finish([Performed(due)])
        store.retry(due, NOW)
        assert not claim(store)

    def test_the_next_is_due_when_it_is_due_or_its_lease_runs_out(self, store: Store) -> None:
        assert store.next_due() is None
        handle(store, answer(1), None, wake(AN_HOUR))
        assert store.next_due() == NOW + AN_HOUR
        handle(store, answer(2), None, post())
        assert store.next_due() == NOW
        (due,) = claim(store)
        assert store.next_due() == NOW + LEASE
        store.finish([Performed(due)])
        assert store.next_due() == NOW + AN_HOUR


class TestForgetting:
    def test_what_a_session_holds_of_them_is_gone(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        store.forget("ben")
        session = store.session(S1)
        assert isinstance(session, Meeting)
        assert list(session.profiles) == ["ada", "cleo", "dan", "eve"]
        assert session.profiles[MemberId("ada")] == meeting().profiles[MemberId("ada")]

    def test_it_stays_gone_once_the_session_is_saved_again(self, store: Store) -> None:
        handle(store, answer(1), meeting())
        store.forget("ben")
        handle(store, answer(2), store.session(S1))
        session = store.session(S1)
        assert isinstance(session, Meeting)
        assert "ben" not in session.profiles

    def test_their_words_are_neither_handled_nor_in_the_way(self, store: Store) -> None:
        store.receive([told(n, member="ben") for n in range(3)])
        store.receive([told(3, member="ada")])
        store.forget("ben")
        assert pending(store, limit=2) == [told(3, member="ada")]

    def test_effects_that_held_them_are_not_performed(self, store: Store) -> None:
        handle(store, answer(1), None, understand("ben"), understand("ben"), understand("ada"))
        store.forget("ben")
        (due,) = store.claim(NOW, 1, LEASE)
        assert due.effect == understand("ada")
        store.finish([Performed(due)])
        assert store.next_due() is None

    def test_what_comes_of_an_effect_does_not_bring_them_back(self, store: Store) -> None:
        handle(store, answer(1), None, understand("ben"), understand("ada"))
        of_ben, of_ada = claim(store)
        store.forget("ben")
        store.finish([Performed(of_ben, (told(1, member="ben"),))])
        store.finish([Performed(of_ada, (told(2, member="ada"),))])
        assert pending(store) == [told(2, member="ada")]

    def test_who_comes_back_begins_anew(self, store: Store) -> None:
        handle(store, answer(1), meeting(), understand("ben"))
        store.forget("ben")
        handle(store, answer(2), None, understand("ben"))
        store.receive([told(member="ben")])
        assert pending(store) == [told(member="ben")]
        (due,) = claim(store)
        assert isinstance(due.effect, Understand)
        assert due.id == "s1/event-2/0"
        session = store.session(S1)
        assert isinstance(session, Meeting)
        assert "ben" not in session.profiles

    def test_nobody_is_forgotten_twice(self, store: Store) -> None:
        store.receive([told(member="ben")])
        store.forget("ben")
        store.forget("ben")
        store.forget("somebody unknown")
        assert pending(store) == []
