"""A decided meeting made shorter where it stands: it keeps its start, and nobody is asked anew."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from orchestration.deciding.actions.cancelling import when
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import Outcome, Phase
from orchestration.deciding.step import post_name, refuse
from orchestration.kinds.meeting.commands import Shorten
from orchestration.kinds.meeting.documents import invite
from orchestration.kinds.meeting.effects import SendInvite
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.inviting.search_otherwise import says_by_how_much, search_otherwise
from orchestration.model.options import slot_of
from orchestration.model.people import MemberId
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Reply, UserAction

_SHORTER: Final = (
    "“{subject}” takes {minutes} minutes now, {when}. The invite goes out anew; nobody is asked "
    "again."
)
_NO_SHORTER: Final = "There is no decided meeting of yours that is longer than that."


def ordered(meeting: Meeting, user_action: UserAction, words: str) -> Reply | None:
    """Return what makes a decided meeting shorter, where its organiser says that and no more."""
    said = search_otherwise(words, meeting.terms, user_action.at)
    minutes = said.other.duration
    is_all = not said.unread and set(said.other.said) == {"duration"}
    is_all = is_all and not says_by_how_much(words)
    if minutes is None or not is_all or not _can_be(meeting, user_action.who, minutes):
        return None
    command = Shorten(**user_action.envelope(meeting.id), by=user_action.who, minutes=minutes)
    told = _SHORTER.format(
        subject=meeting.terms.subject,
        minutes=minutes,
        when=when(_with(meeting, minutes), user_action.who),
    )
    return Reply(commands=(command,), notice=told)


def shorten(meeting: Meeting, command: Shorten) -> Step[Meeting]:
    """Have what was decided end earlier: the post says so, and the invite goes out anew."""
    if not _can_be(meeting, command.by, command.minutes):
        return refuse(meeting, command.by, _NO_SHORTER)
    meeting = _with(meeting, command.minutes)
    outcome = meeting.outcome
    assert outcome is not None
    shown = Post(name=post_name(meeting), view=decided(meeting, outcome, outcome.at or command.at))
    sent = SendInvite(invite=invite(meeting, outcome, command.at))
    return replace(meeting, invites=meeting.invites + 1), (shown, sent)


def _can_be(meeting: Meeting, who: MemberId, minutes: int) -> bool:
    is_theirs = meeting.phase is Phase.DECIDED and who == meeting.organiser.id
    return is_theirs and meeting.outcome is not None and 0 < minutes < _lasts(meeting.outcome)


def _lasts(outcome: Outcome) -> int:
    slot = slot_of(outcome.option)
    return int((slot.end - slot.start) / timedelta(minutes=1))


def _with(meeting: Meeting, minutes: int) -> Meeting:
    """Return the meeting with what was decided as long as that, from its start on."""
    assert meeting.outcome is not None
    slot = slot_of(meeting.outcome.option)
    shorter = replace(slot, end=slot.start + timedelta(minutes=minutes))
    return replace(
        meeting,
        terms=replace(meeting.terms, duration=minutes),
        outcome=replace(meeting.outcome, option=shorter),
    )
