"""Noon is twelve, however a deadline calls it: said → the moment."""

from __future__ import annotations

from datetime import datetime

import pytest

from orchestration.language.inviting.deadline import deadline_ahead
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
