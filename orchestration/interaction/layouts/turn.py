"""What stands on a session's card for one reader alone: what waits for them, or what they said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from orchestration.interaction.layout import Button, Look, Part, Text
from orchestration.interaction.layouts.for_you import told_before
from orchestration.interaction.layouts.member import THATS_ALL, answers_to, one_tap
from orchestration.interaction.layouts.parts import row, screen
from orchestration.interaction.wording import (
    anything_goes,
    asked_now,
    waits_for_you,
)
from orchestration.views.choice import ChoiceQuestion
from orchestration.views.member import ReadBack
from orchestration.views.record import RoundRecord, Yours

WAITS: Final = "Waiting for you:"
YOUR_VOTE: Final = "Your vote is missing ↓"
CHANGE_IT: Final = "Your vote is in; until the vote closes, you change it under the options."
NOTED: Final = "Noted, only you see this: {}."
SPOKEN_FOR: Final = "The sample team has said for you, and only you see this: {}."


def own_turn(yours: Yours, *, of_times: bool, is_spoken_for: bool = False) -> Iterator[Part]:
    """Yield what waits for somebody, each with its answers in one tap; else what they have said.

    Who `is_spoken_for` has had it said for them, as a sample.
    """
    if questions := tuple(own_questions(yours)):
        yield from (Text(WAITS, Look.STRONG), *questions)
    if yours.is_reading:
        return
    if yours.asked is not None and yours.asked.offered is None:
        if not _is_clarified(yours):
            yield Text(waits_for_you(of_times=of_times), Look.STRONG)
            taps = one_tap(of_times=of_times)
            if isinstance(yours.asked, ChoiceQuestion) and yours.asked.lacks_options:
                taps = [replace(each, look=Look.PLAIN) for each in taps]
            yield row(*taps)
    elif yours.may_speak and _has_said(yours, of_times=of_times):
        noted = SPOKEN_FOR if is_spoken_for else NOTED
        yield Text(noted.format(_said(yours.read_back, of_times=of_times)), Look.QUIET)


def _has_said(yours: Yours, *, of_times: bool) -> bool:
    """Tell whether somebody has said anything: who only proposed something has told no wish."""
    back = yours.read_back
    return of_times or yours.is_done or bool(back and back.preferences)


def own_questions(yours: Yours) -> Iterator[Part]:
    """Yield what somebody is asked beside what suits them, each with its answers in one tap."""
    for each in (yours.invitation, yours.relaxation, *yours.musts):
        if each:
            yield from screen(each).parts
    if yours.read_back and _is_clarified(yours):
        yield Text(asked_now(yours.read_back))
        yield from answers_to(yours.read_back)


def _is_clarified(yours: Yours) -> bool:
    """Tell whether it is asked what somebody has meant, which is answered in one tap."""
    back = yours.read_back
    return bool(back and back.clarification and back.clarification.answers) and not yours.is_reading


def own_vote(round_: RoundRecord) -> Iterator[Part]:
    """Yield that somebody's vote is missing, and what they have said before that may be theirs.

    They vote, and change it, under the options, which stand below.
    """
    if round_.voted:
        yield Text(CHANGE_IT, Look.QUIET)
        return
    yield Text(YOUR_VOTE, Look.STRONG)
    yield from told_before(round_.for_you)


def said_all(yours: Yours) -> tuple[Part, ...]:
    """Return what somebody presses who has nothing to add, where options wait for that alone."""
    is_said = yours.asked is None and not (yours.is_done or yours.is_reading)
    return (row(Button(THATS_ALL, "That's all", look=Look.PRIMARY)),) if is_said else ()


def _said(view: ReadBack | None, *, of_times: bool) -> str:
    """Return what somebody has said; what was not understood is asked about beside it."""
    said = "; ".join(each.restatement for each in view.preferences) if view else ""
    return said or anything_goes(of_times=of_times).lower()
