"""Ending a vote with one of its options, at its organiser's word: their vote for it, and the end.

Both are done by one press, and neither before; what wins is what all votes come to.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.actions import closing
from orchestration.deciding.actions.ballots.replies import read_reply
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.deciding.votes.votes import cast_ballot
from orchestration.interaction.layout import Button, Buttons, Layout, Look, Text
from orchestration.sessions.user_action import Press, Reply, UserAction

_LABEL: Final = "Vote {name} and close"
_BETWEEN: Final = "/"


def asked(decision: Decision, user_action: UserAction, name: str) -> Layout:
    """Ask the organiser whether to end the vote with theirs for an option; or just to end it."""
    vote = _vote(decision, user_action, name)
    if vote is None:
        return closing.asked(decision, user_action)
    after = cast_ballot(decision, vote)[0]
    words = closing.question(decision if is_over(after) else after, user_action, name)
    value = f"{name}{_BETWEEN}{decision.round.number}"
    close = Button(closing.CLOSE_WITH, _LABEL.format(name=name), value, Look.DANGER, answers=True)
    buttons = (close, Button(closing.LEAVE_OPEN, "Leave it open", answers=False))
    return Layout(words=words, parts=(Text(words), Buttons(buttons, only=user_action.who)))


def _vote(decision: Decision, user_action: UserAction, name: str) -> CastBallot | None:
    """Return the vote for an option that somebody has not cast yet; None where not."""
    action = replace(user_action, id=f"{user_action.id}/vote")
    reply = read_reply(decision, action, decision.round.number, name, by_title=True)
    cast = [each for each in reply.commands if isinstance(each, CastBallot)] if reply else []
    if len(cast) != 1 or cast_ballot(decision, cast[0])[0] == decision:
        return None
    return cast[0]


def close_with(press: Press[Decision]) -> Reply:
    """Cast the vote that the button has, and end what was voted on."""
    decision, action = press.session, press.user_action
    name, _, round_ = press.value.partition(_BETWEEN)
    came = closing.close_now(Press(decision, action, f"{decision.phase.value}{_BETWEEN}{round_}"))
    if not came.commands:
        return came
    vote = _vote(decision, action, name)
    is_ended = vote is not None and is_over(cast_ballot(decision, vote)[0])
    commands = (*([vote] if vote else []), *(() if is_ended else came.commands))
    return Reply(commands=commands, note=came.note, gone=came.gone)
