"""Noon is twelve, however a deadline calls it: said → the moment."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from orchestration.language.inviting.deadline import deadline_ahead, deadline_in
from tests.language.listening import hearing


@pytest.mark.parametrize(
    "said",
    [
        "und wart bitte bis Montag Mittag auf Antworten",
        "warte bis Montagmittag",
        "wait until Monday noon for answers",
        "wait until Monday midday for more replies please",
        "lass es bis Montag mittags offen",
    ],
)
def test_noon_is_twelve(said: str) -> None:
    frame = hearing(window=None).frame
    assert deadline_ahead(said, frame) == datetime(2027, 1, 11, 12, tzinfo=frame.now.tzinfo)


@pytest.mark.parametrize(
    ("now", "said", "at"),
    [
        (20, "in 4 hours", (8, 0)),
        (21, "in 3 Stunden", (8, 0)),
        (20, "in 5 hours", (8, 1)),
        (12, "midnight", (8, 0)),
        (12, "tomorrow 24:00", (9, 0)),
        (12, "heute 24 Uhr", (8, 0)),
        (12, "bis heute um 24 Uhr", (8, 0)),
        (12, "morgen 24 Uhr", (9, 0)),
        (12, "Freitag 24 Uhr", (9, 0)),
        (12, "Freitag, 24 Uhr", (9, 0)),
        (12, "Samstag um 24 Uhr", (10, 0)),
        (12, "Friday midnight", (9, 0)),
        (12, "Sat 24:00", (10, 0)),
        (12, "Freitag 0 Uhr", (8, 0)),
        (12, "Friday 5pm", (8, 17)),
        (12, "tomorrow", (8, 17)),
    ],
)
def test_midnight_is_midnight(now: int, said: str, at: tuple[int, int]) -> None:
    frame = hearing(window=None).frame
    frame = replace(frame, now=datetime(2027, 1, 7, now, tzinfo=frame.now.tzinfo))
    assert deadline_in(said, frame) == datetime(2027, 1, *at, tzinfo=frame.now.tzinfo)
