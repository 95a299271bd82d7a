"""An offer to leave a vote to another, which their words may have meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button
from orchestration.model.people import Member

LEAVE_TO: Final = "leave-to"
"""The action of the button that leaves somebody's vote to another; it carries who."""

_NOT_TOLD: Final = "This vote is secret: I tell nobody what {name} votes. "

_IN_PRIVATE: Final = "{name} has voted in private: what for is not mine to tell. "


def offered(decision: Decision, to: Member) -> Sequence[Part]:
    """Ask whether somebody shall vote for another."""
    button = Button(LEAVE_TO, f"Leave my vote to {to.name}", to.id)
    why = ""
    if decision.terms.secret:
        why = _NOT_TOLD.format(name=to.name)
    elif to.id in decision.round.ballots and to.id not in decision.round.seen:
        why = _IN_PRIVATE.format(name=to.name)
    return [Part(said(f"{why}Shall {to.name} vote for you?", [button]), decision.id)]
