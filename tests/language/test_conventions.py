"""What words mean can be set for a workspace: the same words, other conventions."""

from __future__ import annotations

from dataclasses import replace
from datetime import time
from typing import Any

import pytest

from orchestration.language.understand import understand
from orchestration.model.conventions import Conventions
from tests.language.listening import hearing, line_of

SET = [
    ("I prefer mornings", {"morning": (None, time(11))}, "for prefers: daily -11:00"),
    ("not before lunch", {"lunch": (time(11, 30), time(12, 30))}, "against must: daily -11:30"),
    ("I have to leave by end of day", {"end_of_day": time(16)}, "against must: daily 16:00-"),
    ("first thing is best", {"first_thing": (None, time(9, 30))}, "for prefers: daily -09:30"),
    ("I prefer 7 to 8", {"first_morning_hour": 8}, "for prefers: daily 19:00-20:00"),
    ("next Friday works", {"next_is_coming": True}, "accepts: 01-08 00:00-01-09 00:00"),
    ("next week works", {"week_begins": 6}, "accepts: 01-10 00:00-01-17 00:00"),
    (
        "I'm away until the 13th",
        {"until_includes": False},
        "busy against must: 01-11 00:00-01-13 00:00",
    ),
    ("3/2 works", {"month_first": True}, "accepts: 03-02 00:00-03-03 00:00"),
    (
        "dentist on Tuesday at 3",
        {"engagement_minutes": 30},
        "busy against must: tue 15:00-15:30",
    ),
    ("keep it short", {"short_meeting_minutes": 20}, "length for prefers: 20 min"),
    ("I need a buffer", {"buffer_minutes": 5}, "buffer for must: 5 min"),
    ("no short notice please", {"notice_minutes": 2880}, "notice for strongly: 2880 min"),
]


@pytest.mark.parametrize(("said", "usual", "understood"), SET)
def test_a_workspace_has_its_own_conventions(
    said: str, usual: dict[str, Any], understood: str
) -> None:
    ours, theirs = hearing(), hearing()
    theirs = replace(theirs, frame=replace(theirs.frame, conventions=Conventions(**usual)))
    assert [line_of(each) for each in understand(said, theirs).preferences] == [understood]
    assert [line_of(each) for each in understand(said, ours).preferences] != [understood]


@pytest.mark.parametrize("usual", [{"week_begins": 7}, {"first_morning_hour": 0}])
def test_conventions_that_make_no_sense_are_refused(usual: dict[str, int]) -> None:
    (field,) = usual
    with pytest.raises(ValueError, match=field):
        Conventions(**usual)  # type: ignore[arg-type]
