"""An offer to leave a vote to another, answered in words: "yes" does what its button does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation import last_asked
from orchestration.conversation.context import Context, sentence, without_call
from orchestration.conversation.inbound import Part
from orchestration.conversation.last_asked import Asked
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.language.choosing.agreement import answer_in
from orchestration.model.people import Member

LEAVE_TO: Final = "leave-to"
"""The action of the button that leaves somebody's vote to another; it carries who."""

_NOT_TOLD: Final = "This vote is secret: I tell nobody what {name} votes. "
_ONESELF: Final = "You vote yourself, then."


async def offered(context: Context, decision: Decision, to: Member) -> Sequence[Part]:
    """Ask whether somebody shall vote for another, and keep that it is asked."""
    await last_asked.keep(context, decision, asks=LEAVE_TO, to=to.id)
    button = Button(LEAVE_TO, f"Leave my vote to {to.name}", to.id)
    secret = _NOT_TOLD.format(name=to.name) if decision.terms.secret else ""
    asks = f"{secret}Shall {to.name} vote for you?"
    return [Part(Layout(words=asks, parts=(Text(asks), Buttons((button,)))), decision.id)]


async def answered(context: Context, asked: Asked) -> Sequence[Part] | None:
    """Do what the button does where a yes says so, nothing at a no; None where it is neither."""
    decision, noted = asked
    agrees = answer_in(without_call(context.message.text))
    if agrees is None:
        return None
    if not agrees:
        return [sentence(_ONESELF)]
    # What was kept by an earlier version asks for nothing else, and does not say so.
    reply = context.access.kinds.press(decision, context.action, LEAVE_TO, noted["to"])
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)] if reply.notice else []
