"""A note that is said by itself: it goes with the vote that its author has cast."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.notes import (
    LONGEST_NOTE,
    as_meant,
    as_shown,
    can_show,
    with_filled_note,
    with_note,
)
from orchestration.deciding.commands import LabelNote
from orchestration.deciding.state import Decision
from orchestration.deciding.votes.notes import held_note
from orchestration.language.votes.noted import NoteSaid
from orchestration.model.ballots import VoteNote
from orchestration.model.preferences import Visibility
from orchestration.privacy import reveal
from orchestration.sessions.user_action import Reply, UserAction

_VOTE_FIRST: Final = "A note goes with a vote: vote first, and then write it again."
_NONE: Final = "There is no note of yours yet: “note: …” adds one to your vote."
_NO_NOTE: Final = "There is no note of yours with your vote."
_GONE: Final = "Your note is gone; your vote stays."
_TOO_LONG: Final = "A note has at most {most} characters."


def noted(decision: Decision, user_action: UserAction, said: NoteSaid) -> Reply:
    """Return what comes of a note with one's vote as it is, or of who may see the one there is."""
    who, number = user_action.who, decision.round.number
    if why := ballot_forms.why_not(decision, who, number):
        return Reply(notice=why)
    if said.gone:
        return _without(decision, user_action)
    if who not in decision.round.ballots:
        return Reply(notice=_VOTE_FIRST)
    held = held_note(decision, number, who)
    words = said.words or (reveal(held, to=who).words if held else "")
    if not words or len(words) > LONGEST_NOTE:
        return Reply(notice=_TOO_LONG.format(most=LONGEST_NOTE) if words else _NONE)
    return _with(decision, user_action, said, words)


def _with(decision: Decision, user_action: UserAction, said: NoteSaid, words: str) -> Reply:
    """Return what comes of the words of a note, new ones or those that there are."""
    who, number = user_action.who, decision.round.number
    seen = as_meant(user_action, said.visibility)
    wanted = seen if seen and can_show(decision, seen) else None
    if not said.words and wanted:
        envelope = user_action.envelope(decision.id)
        command = LabelNote(**envelope, member=who, round=number, visibility=wanted)
        return Reply(commands=(command,), notice=as_shown(decision, VoteNote(words, wanted)))
    vote = ballot_forms.cast(decision, user_action, decision.round.ballots[who])
    if wanted is None:
        return with_note(decision, user_action, vote, words)
    return with_filled_note(decision, vote, VoteNote(words, wanted))


def _without(decision: Decision, user_action: UserAction) -> Reply:
    """Take a note back, and leave the vote that it went with."""
    who = user_action.who
    if held_note(decision, decision.round.number, who) is None:
        return Reply(notice=_NO_NOTE)
    vote = ballot_forms.cast(decision, user_action, decision.round.ballots[who])
    noted = with_filled_note(decision, vote, VoteNote("", Visibility.PRIVATE))
    return replace(noted, notice=_GONE, offers=())
