"""What somebody has ordered or asked for last: for some minutes, their next words may lean on it.

It ends with whatever else they say to the bot.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.storage import ORDERED
from orchestration.interaction.routing import Does
from orchestration.model.people import SessionId, person_id

_LASTS: Final = timedelta(minutes=30)

OPENED: Final = "open"
"""What was done where something was asked for."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """What was done, for which sessions, and the words that said so."""

    does: str
    sessions: Sequence[SessionId]
    words: str

    @property
    def order(self) -> Does | None:
        """The order that it was; None of a request."""
        return None if self.does == OPENED else Does(self.does)


async def keep(context: Context, does: str, sessions: Sequence[SessionId], words: str) -> None:
    """Keep what is ordered or asked for just now."""
    at = context.access.now().isoformat()
    what = {"at": at, "does": does, "sessions": list(sessions), "words": words}
    await _write(context, json.dumps(what))


async def read(context: Context) -> Ordered | None:
    """Return what was ordered last; None where that is a while ago, or something else was said."""
    kept = await context.exchange.memory.kept(person_id(context.who), ORDERED, context.who)
    if not kept:
        return None
    noted = json.loads(kept)
    at = datetime.fromisoformat(noted["at"])
    if context.access.now() - at > _LASTS:
        return None
    return Ordered(noted["does"], noted["sessions"], noted["words"])


async def forget(context: Context) -> None:
    """Let nothing lean on it any more."""
    await _write(context, "")


async def _write(context: Context, what: str) -> None:
    await context.exchange.memory.keep(person_id(context.who), ORDERED, context.who, what)
