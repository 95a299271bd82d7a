"""What stands on a session's card for one reader alone: what waits for them, or what they said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orchestration.interaction.layout import Button, Look, Part, Text
from orchestration.interaction.layouts.member import THATS_ALL, one_tap
from orchestration.interaction.layouts.parts import row, screen
from orchestration.interaction.wording import anything_goes, waits_for_you
from orchestration.views.member import ReadBack
from orchestration.views.record import Yours

WAITS: Final = "Waiting for you:"
NOTED: Final = "Noted, only you see this: {}."
SPOKEN_FOR: Final = "The sample team has said for you, and only you see this: {}."


def own_turn(yours: Yours, *, of_times: bool, is_spoken_for: bool = False) -> Iterator[Part]:
    """Yield what waits for somebody, each with its answers in one tap; else what they have said.

    Who `is_spoken_for` has had it said for them, as a sample.
    """
    questions = [each for each in (yours.relaxation, *yours.musts) if each]
    is_asked = yours.asked is not None and yours.asked.offered is None and not yours.is_reading
    if questions:
        yield Text(WAITS, Look.STRONG)
    for each in questions:
        yield from screen(each).parts
    if is_asked:
        yield Text(waits_for_you(of_times=of_times), Look.STRONG)
        yield row(*one_tap(of_times=of_times))
    elif yours.may_speak and not yours.is_reading:
        noted = SPOKEN_FOR if is_spoken_for else NOTED
        yield Text(noted.format(_said(yours.read_back, of_times=of_times)), Look.QUIET)


def said_all(yours: Yours) -> tuple[Part, ...]:
    """Return what somebody presses who has nothing to add, where options wait for that alone."""
    is_said = yours.asked is None and not (yours.is_done or yours.is_reading)
    return (row(Button(THATS_ALL, "That's all", look=Look.PRIMARY)),) if is_said else ()


def _said(view: ReadBack | None, *, of_times: bool) -> str:
    """Return what somebody has said; what was not understood is asked about elsewhere."""
    said = "; ".join(each.restatement for each in view.preferences) if view else ""
    return said or anything_goes(of_times=of_times).lower()
