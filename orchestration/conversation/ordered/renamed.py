"""An organiser gives what is asked another name: “call it Q1 roadmap”."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.ordered.in_vain import own_session
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.actions.orders import renamed
from orchestration.deciding.step import is_over
from orchestration.language.inviting.loosely import loosely
from orchestration.language.inviting.renaming import renamed_to
from orchestration.model.times import TimeFrame


async def heard(context: Context) -> Sequence[Part] | None:
    """Give a session the name that its organiser says, and tell them; else None."""
    decision = own_session(context)
    if decision is None or context.message.is_edited or is_over(decision):
        return None
    words = without_call(context.message.text)
    name = renamed_to(words)
    if not name or loosely(words, TimeFrame(context.action.at, "UTC")):
        return None
    reply = renamed(decision, context.apart("/name"), name)
    await context.access.send(*reply.commands)
    return [sentence(reply.notice)]
