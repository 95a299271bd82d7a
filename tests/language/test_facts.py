"""Where somebody is, and when their day begins and ends: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

BOUNDS = [
    ("I can stay until 6", ["against must: daily 18:00-"]),
    ("I have until 4 on Tuesdays", ["against must: tue 16:00-"]),
    ("I need to leave by 4:30", ["against must: daily 16:30-"]),
    ("I have to be gone by 5", ["against must: daily 17:00-"]),
    ("I'm leaving at 3 on Thursday", ["against must: thu 15:00-"]),
    ("I'm in from 10", ["against must: daily -10:00"]),
    ("I'm in until 4", ["against must: daily 16:00-"]),
    ("I stop working at 4", ["against must: daily 16:00-"]),
    ("I start at 8", ["against must: daily -08:00"]),
    ("I land at 11 on Wednesday", ["against must: wed -11:00"]),
    ("I have a hard stop at 5", ["against must: daily 17:00-"]),
    ("Let's start at 10", ["for prefers: daily 10:00-10:00"]),
    ("Could we begin at 2?", ["for prefers: daily 14:00-14:00"]),
    ("I'd like to start at 9", ["for prefers: daily 09:00-09:00"]),
]
AWAY = [
    ("I'm on leave until the 14th", ["busy against must: 01-11 00:00-01-15 00:00"]),
    ("PTO until the 13th", ["busy against must: 01-11 00:00-01-14 00:00"]),
    ("back on the 18th", ["busy against must: 01-11 00:00-01-18 00:00"]),
    ("I'll be back on Wednesday", ["busy against must: 01-11 00:00-01-13 00:00"]),
    ("out of office next week", ["busy against must: 01-11 00:00-01-18 00:00"]),
    ("I'll be gone all of next week", ["busy against must: 01-11 00:00-01-18 00:00"]),
    ("I'm away Thu+Fri", ["busy against must: thu,fri"]),
    ("I'm at lunch from 12 to 1", ["busy against must: daily 12:00-13:00"]),
    ("I'm on a train 2-4 on Tuesday", ["busy against must: tue 14:00-16:00"]),
    ("in back-to-back meetings on Thursday", ["busy against must: thu"]),
    ("off Dec 24 - Jan 2", ["busy against must: 12-24 00:00-01-03 00:00"]),
    ("booked solid Tuesday", ["busy against must: tue"]),
    ("I'll be out 5 to 7 on Friday", ["busy against must: fri 17:00-19:00"]),
]
ENGAGED = [
    ("school run 3–3:45", ["busy against must: daily 15:00-15:45"]),
    ("standup 9:30-9:45 daily", ["busy against must: daily 09:30-09:45"]),
    ("my 1:1 is Wednesday 2pm", ["busy against must: wed 14:00-15:00"]),
    ("dentist on Tuesday at 3", ["busy against must: tue 15:00-16:00"]),
    ("My team meeting is on Tuesdays 10-11", ["busy against must: tue 10:00-11:00"]),
    ("Can we do the 1:1 on Thursday?", ["for prefers: thu"]),
]
WORK = [
    ("I don't work Fridays", ["against must: fri"]),
    ("I'm part-time, Mon to Wed only", ["for must: mon,tue,wed"]),
    ("I work on Mondays", []),
    ("I'll go back on Friday", []),
    ("I'll eat at home on Friday", []),
]


@pytest.mark.parametrize(("said", "understood"), [*BOUNDS, *AWAY, *ENGAGED, *WORK])
def test_facts_are_told_from_wishes(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert bool(heard(said).not_understood) is (understood == [])


OUTSIDE_A_SESSION = [
    ("I'll go back on Friday", ["for prefers: 01-08 00:00-01-09 00:00"]),
    ("call mom tomorrow morning", ["for prefers: 01-08 00:00-12:00"]),
    ("I'll be back at 7pm", ["for prefers: 01-07 19:00 (hour)"]),
    ("the garden party is on January 20", ["for prefers: 01-20 00:00-01-21 00:00"]),
    ("I'll be out 5 to 7 today", ["busy against must: 01-07 17:00-19:00"]),
    ("I'm at 10", []),
]


@pytest.mark.parametrize(("said", "understood"), OUTSIDE_A_SESSION)
def test_without_a_window_a_time_is_a_time(said: str, understood: list[str]) -> None:
    assert lines(said, window=None) == understood
