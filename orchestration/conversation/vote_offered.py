"""An offer to leave a vote to another, answered in words: "yes" does what its button does.

It holds for the next words of who was asked, where they were asked; any other words end it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.context import Context, sentence, without_call
from orchestration.conversation.inbound import Part
from orchestration.conversation.storage import OFFERED
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.language.choosing.agreement import agreement_in
from orchestration.model.people import Member, SessionId, person_id

LEAVE_TO: Final = "leave-to"
"""The action of the button that leaves somebody's vote to another; it carries who."""

_NOT_TOLD: Final = "This vote is secret: I tell nobody what {name} votes. "
_ONESELF: Final = "You vote yourself, then."
_LASTS: Final = timedelta(minutes=10)


async def offered(context: Context, decision: Decision, to: Member) -> Sequence[Part]:
    """Ask whether somebody shall vote for another, and keep that it is asked."""
    kept = {
        "at": context.access.now().isoformat(),
        "in_channel": context.message.in_channel,
        "session": decision.id,
        "to": to.id,
    }
    await _keep(context, json.dumps(kept))
    button = Button(LEAVE_TO, f"Leave my vote to {to.name}", to.id)
    secret = _NOT_TOLD.format(name=to.name) if decision.terms.secret else ""
    asks = f"{secret}Shall {to.name} vote for you?"
    return [Part(Layout(words=asks, parts=(Text(asks), Buttons((button,)))), decision.id)]


async def answered(context: Context) -> Sequence[Part] | None:
    """Do what the button does where a yes says so, nothing at a no; None where it is neither."""
    memory, who = context.exchange.memory, context.who
    kept = await memory.kept(person_id(who), OFFERED, who)
    if not kept:
        return None
    await _keep(context, "")
    noted = json.loads(kept)
    is_late = context.access.now() - datetime.fromisoformat(noted["at"]) > _LASTS
    agrees = agreement_in(without_call(context.message.text))
    decision = context.one(SessionId(noted["session"]))
    is_here = noted["in_channel"] is context.message.in_channel
    if agrees is None or is_late or decision is None or not is_here:
        return None
    if not agrees:
        return [sentence(_ONESELF)]
    reply = context.access.kinds.press(decision, context.action, LEAVE_TO, noted["to"])
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)] if reply.notice else []


async def _keep(context: Context, kept: str) -> None:
    await context.exchange.memory.keep(person_id(context.who), OFFERED, context.who, kept)
