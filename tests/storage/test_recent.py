"""Sessions met lately are given out only in the version asked for, and to nobody's harm."""

from __future__ import annotations

from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import SessionId
from storage.recent import MOST_SESSIONS, Recent
from tests.storage.samples import meeting

S1 = SessionId("s1")


def test_only_the_version_that_was_kept_is_found() -> None:
    recent: Recent[Meeting] = Recent()
    recent.keep([(S1, 3, meeting())], seen=0)
    assert recent.find(S1, 3, seen=0) == meeting()
    assert recent.find(S1, 4, seen=0) is None
    assert recent.find(SessionId("s2"), 3, seen=0) is None


def test_the_version_before_the_latest_is_found_too_and_none_once_it_was_dropped() -> None:
    recent: Recent[int] = Recent()
    for version in (1, 2, 3):
        recent.keep([(S1, version, version)], seen=0)
    assert [recent.find(S1, each, seen=0) for each in (1, 2, 3)] == [None, 2, 3]
    recent.drop([S1])
    assert recent.find(S1, 2, seen=0) is None


def test_nothing_is_found_once_somebody_was_forgotten() -> None:
    recent: Recent[Meeting] = Recent()
    recent.keep([(S1, 3, meeting())], seen=0)
    assert recent.find(S1, 3, seen=1) is None
    assert recent.find(S1, 3, seen=0) is None


def test_who_has_not_seen_the_last_tombstone_keeps_nothing() -> None:
    recent: Recent[Meeting] = Recent()
    recent.keep([], seen=1)
    recent.keep([(S1, 3, meeting())], seen=0)
    assert recent.find(S1, 3, seen=1) is None


def test_the_one_unmet_for_longest_makes_room() -> None:
    recent: Recent[int] = Recent()
    for number in range(MOST_SESSIONS):
        recent.keep([(SessionId(str(number)), 1, number)], seen=0)
    recent.keep([(SessionId("0"), 2, 0), (SessionId("one more"), 1, 7)], seen=0)
    assert recent.find(SessionId("0"), 2, seen=0) == 0
    assert recent.find(SessionId("1"), 1, seen=0) is None
