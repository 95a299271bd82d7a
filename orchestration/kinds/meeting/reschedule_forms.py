"""Giving up what stands: it is asked once more, and only the organiser does so for everyone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.actions.cancelling import stands
from orchestration.interaction.form import Filled, Form
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.kinds.meeting.commands import CannotCome, ComesAfterAll, FindNewTime
from orchestration.kinds.meeting.reschedule import NOTHING_DECIDED, why_not
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import Reply, UserAction

MOVE: Final = "move"
LEAVE: Final = "leave"
_NO_DAY_BY_WORD: Final = (
    "I can't set another day myself; I can look for a new time and put it to the vote."
)


def can_give_up(meeting: Meeting, who: MemberId) -> bool:
    """Tell whether something was decided that somebody may want to give up."""
    return not why_not(meeting, who)


def offered(meeting: Meeting, who: MemberId) -> Layout | None:
    """Offer somebody to give up a decided meeting, where they can; the press is asked about."""
    if not can_give_up(meeting, who):
        return None
    words = f"{stands(meeting, who)}."
    label = "Find a new time" if who == meeting.organiser.id else "I can't make it after all"
    return Layout(words=words, parts=(Text(words), Buttons((Button(MOVE, label),))))


def offered_to_move(meeting: Meeting, who: MemberId) -> Layout | None:
    """Offer a decided meeting as `offered` does, to who wants it moved, and say what comes of it.

    No day can be set by a word: a new time is found, and put to the vote.
    """
    offer = offered(meeting, who)
    if offer is None or who != meeting.organiser.id:
        return offer
    words = f"{offer.words} {_NO_DAY_BY_WORD}"
    return replace(offer, words=words, parts=(Text(words), *offer.parts[1:]))


def ask_to_move(meeting: Meeting, user_action: UserAction) -> Reply:
    """Ask the organiser whether to look again, and anybody else whether to tell the organiser."""
    if why := why_not(meeting, user_action.who):
        return Reply(notice=why)
    standing, context = stands(meeting, user_action.who), {"since": meeting.since}
    if user_action.who == meeting.organiser.id:
        words = (
            f"{standing}. If I look again, that time is off for everyone: it leaves the calendars, "
            "and I put other times to the vote. Nobody is asked twice what suits them."
        )
        return Reply(form=Form(MOVE, "Find a new time?", "Yes, look again", (), context, words))
    words = (
        f"{standing}, and it stays so for the others. I'll tell {meeting.organiser.name}, and "
        "nobody else, that you can't make it; it is for them to look for a new time."
    )
    return Reply(form=Form(LEAVE, "You can't make it?", "Yes, pass it on", (), context, words))


def comes_after_all(meeting: Meeting, user_action: UserAction) -> Reply | None:
    """Return what takes back that somebody cannot come; None where nobody has been told so."""
    if user_action.who not in meeting.cannot_come:
        return None
    envelope = user_action.envelope(meeting.id)
    return Reply(commands=(ComesAfterAll(**envelope, member=user_action.who),))


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
