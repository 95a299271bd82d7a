"""Giving up what stands: it is asked once more, and only the organiser does so for everyone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orchestration.deciding.state import Phase
from orchestration.interaction.form import Filled, Form
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.wording import moment
from orchestration.kinds.meeting.commands import CannotCome, FindNewTime
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED, why_not
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.meeting.step import how_it_ended
from orchestration.model.people import MemberId
from orchestration.sessions.commands import Cancel
from orchestration.sessions.user_action import Reply, UserAction

MOVE, LEAVE, CANCEL = "move", "leave", "cancel"
_NOT_YOURS: Final = "Only the organiser can call it off."


def can_give_up(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether something was decided that somebody may want to give up."""
    return not why_not(meeting, who)


def opening(meetings: int) -> str:
    """Return what is said above the decided meetings that somebody may want to give up."""
    return "Gladly." if meetings == 1 else "Gladly. Which one?"


def offer(meeting: Meeting, who: MemberId) -> Layout:
    """Offer somebody to give up a decided meeting; the press is asked about once more."""
    words = f"{_stands(meeting, who)}."
    label = "Find a new time" if who == meeting.organiser.id else "I can't make it after all"
    return Layout(words=words, parts=(Text(words), Buttons((Button(MOVE, label),))))


def ask_to_move(meeting: Meeting, user_action: UserAction) -> Reply:
    """Ask the organiser whether to look again, and anybody else whether to tell the organiser."""
    if why := why_not(meeting, user_action.who):
        return Reply(notice=why)
    stands, context = _stands(meeting, user_action.who), {"since": meeting.since}
    if user_action.who == meeting.organiser.id:
        words = (
            f"{stands}. If I look again, that time is off for everyone: it leaves the calendars, "
            "and I put other times to the vote. Nobody is asked twice what suits them."
        )
        return Reply(form=Form(MOVE, "Find a new time?", "Yes, look again", (), context, words))
    words = (
        f"{stands}, and it stays so for the others. I'll tell {meeting.organiser.name}, and nobody "
        "else, that you can't make it; it is for them to look for a new time."
    )
    return Reply(form=Form(LEAVE, "You can't make it?", "Yes, pass it on", (), context, words))


def moved(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Look for a new time, which was meant."""
    del filled
    if context.get("since") != meeting.since:
        return Reply(notice=NOTHING_DECIDED)
    return Reply(commands=(FindNewTime(**user_action.envelope(meeting.id), by=user_action.who),))


def left(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Tell the organiser that somebody cannot come, which was meant."""
    del filled
    if context.get("since") != meeting.since:
        return Reply(notice=NOTHING_DECIDED)
    return Reply(commands=(CannotCome(**user_action.envelope(meeting.id), member=user_action.who),))


def ask_to_cancel(meeting: Meeting, user_action: UserAction) -> Reply:
    """Ask the organiser whether to call it off."""
    if user_action.who != meeting.organiser.id:
        return Reply(notice=_NOT_YOURS)
    if meeting.phase in (Phase.CANCELLED, Phase.WITHOUT_OUTCOME):
        return Reply(notice=how_it_ended(meeting))
    words = f"“{meeting.terms.subject}” ends here for everyone, and the channel is told so."
    if meeting.outcome is not None:
        words = f"{_stands(meeting, user_action.who)}. "
        words += "It will be off for everyone, and out of calendars."
    return Reply(form=Form(CANCEL, "Call it off?", "Yes, call it off", (), words=words))


def cancelled(
    meeting: Meeting, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Call it off, which was meant."""
    del filled, context
    return Reply(commands=(Cancel(**user_action.envelope(meeting.id), by=user_action.who),))


def _stands(meeting: Meeting, who: MemberId) -> str:
    """Return what is decided, by the clock of who reads it."""
    if meeting.outcome is None:
        return f"“{meeting.terms.subject}” has no time yet"
    member = meeting.member(who)
    zone = member.zone if member else meeting.terms.zone
    when = moment(meeting.outcome.slot, zone, named=True)
    return f"“{meeting.terms.subject}” is set for {when}"
