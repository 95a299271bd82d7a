"""What is said of all days but one: "any day but Tuesday, after 10", "after lunch, but not 1pm"."""

from __future__ import annotations

from orchestration.language.times.rules.joining import Piece, excepted
from orchestration.language.values import Except, Hours, Recurring, Times, When
from orchestration.model.times import WORKING_DAYS, TimeFrame


def rest_at(_: TimeFrame, every: Recurring, but: Recurring, hours: Hours) -> Times | None:
    """Read "any day but Tuesday, after 10": the hours are of all days that are left."""
    if not {*but.days} < {*every.days} or not {*WORKING_DAYS} <= {*every.days}:
        return None
    return Times((When(every, hours),), (When(but),))


def but_not(frame: TimeFrame, said: Piece) -> Except | None:
    """Read "but not on Monday"; "but not 1pm" takes no hours away, it is of who begins then."""
    is_point = isinstance(said, Hours) and all(
        each.start is not None and each.start == each.end for each in said.stretches
    )
    return None if is_point else excepted(frame, said)
