"""What somebody was asked last, to be answered in words: "yes" does what the button does.

It holds for the next words of who was asked, where they were asked; any other words end it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.context import Context
from orchestration.conversation.storage import OFFERED
from orchestration.deciding.state import Decision
from orchestration.model.people import SessionId, person_id

_LASTS: Final = timedelta(minutes=10)

Asked = tuple[Decision, Mapping[str, str]]
"""In what it was asked, and what is known of the question: `asks` says which it is."""


async def keep(context: Context, decision: Decision, **what: str) -> None:
    """Keep that something is asked of who has just written."""
    kept = {
        **what,
        "at": context.access.now().isoformat(),
        "in_channel": context.message.in_channel,
        "session": decision.id,
    }
    await _keep(context, json.dumps(kept))


async def popped(context: Context) -> Asked | None:
    """Return what is asked of who writes, and forget it; None where nothing is asked here."""
    memory, who = context.exchange.memory, context.who
    kept = await memory.kept(person_id(who), OFFERED, who)
    if not kept:
        return None
    await _keep(context, "")
    noted = json.loads(kept)
    is_late = context.access.now() - datetime.fromisoformat(noted["at"]) > _LASTS
    decision = context.one(SessionId(noted["session"]))
    is_here = noted["in_channel"] is context.message.in_channel
    return None if is_late or decision is None or not is_here else (decision, noted)


async def _keep(context: Context, kept: str) -> None:
    await context.exchange.memory.keep(person_id(context.who), OFFERED, context.who, kept)
