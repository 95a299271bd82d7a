"""A note with a vote, in words: "A, if we're back by 2"; and who may see it, in one tap."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballot_reading import is_condition
from orchestration.deciding.commands import CastBallot, LabelNote
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button
from orchestration.model.ballots import VoteNote
from orchestration.model.preferences import Visibility
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP, Private
from orchestration.sessions.user_action import Press, Reply, number_in

NAMELESS: Final = "note-nameless"
NAMED: Final = "note-named"
_TURN: Final = re.compile(r"^(?:but|aber)\b[\s,]*", re.IGNORECASE)


def note_in(rest: str) -> str:
    """Return the note in what follows a vote; nothing where that is no condition or reason."""
    return _TURN.sub("", rest).strip() if is_condition(rest) else ""


def with_note(decision: Decision, reply: Reply, words: str) -> Reply:
    """Return what comes of a vote with the note behind it, and offer to show that.

    Where others have read it anyway, no missing name would hide whose it is.
    """
    [*before, vote] = reply.commands
    if not isinstance(vote, CastBallot):
        return reply
    stays = "in this thread" if vote.in_public else "between us"
    return replace(
        reply,
        commands=(*before, replace(vote, note=Private(vote.member, VoteNote(words)))),
        notice=f"{reply.notice} Your note stays {stays}.",
        offers=_offers(decision, in_public=vote.in_public),
    )


def _offers(decision: Decision, *, in_public: bool) -> tuple[Button, ...]:
    """Return the labels for a note; none without a name where too few are there to hide it."""
    is_crowd = len(decision.members) >= SMALLEST_ANONYMOUS_GROUP
    may_be = is_crowd or method_of(decision).stays_open(decision)
    number = str(decision.round.number)
    nameless = Button(NAMELESS, "Show it without my name", number)
    named = Button(NAMED, "Show it with my name", number)
    return (nameless, named) if may_be and not in_public else (named,)


def labelled(note: str, visibility: Visibility) -> Callable[[Press[Decision]], Reply]:
    """Return what lets others see the note of who presses."""

    def pressed(press: Press[Decision]) -> Reply:
        number = number_in(press.value)
        command = LabelNote(**press.envelope, member=press.who, round=number, visibility=visibility)
        return Reply(commands=(command,), note=note, gone=(NAMELESS, NAMED))

    return pressed
