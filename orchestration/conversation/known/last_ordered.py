"""What somebody has ordered or asked for last: for some minutes, their next words may lean on it.

It ends with whatever else they say to the bot.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.storage import ORDERED
from orchestration.interaction.routing import Does
from orchestration.model.people import SessionId, person_id

_LASTS: Final = timedelta(minutes=30)

OPENED: Final = "open"
"""What was done where something was asked for."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """What was done, for which sessions, and the words that said so.

    `before` it something else was ordered in the same message: words may lean on that as well. What
    was asked for in a form is no session yet: it is one that begins `since` then.
    """

    does: str
    sessions: Sequence[SessionId]
    words: str
    before: Ordered | None = None
    since: datetime | None = None
    ended: Mapping[str, str] = field(default_factory=dict)
    """When each of them was to end until then."""

    @property
    def order(self) -> Does | None:
        """The order that it was; None of a request."""
        return None if self.does == OPENED else Does(self.does)


async def keep(context: Context, does: str, sessions: Sequence[SessionId], words: str) -> None:
    """Keep what is ordered or asked for just now."""
    at, said = context.access.now().isoformat(), context.message.id
    what: dict[str, Any] = {
        "at": at,
        "does": does,
        "sessions": list(sessions),
        "words": words,
        "said": said,
        "ended": {x.id: x.closes_at.isoformat() for x in context.open if x.id in sessions},
    }
    kept = await _kept(context)
    if kept.get("said") == said and kept["does"] != does:
        what["before"] = {each: kept[each] for each in ("does", "sessions", "words")}
    await _write(context, json.dumps(what))


async def read(context: Context) -> Ordered | None:
    """Return what was ordered last; None where that is a while ago, or something else was said."""
    noted = await _kept(context)
    if not noted or context.access.now() - datetime.fromisoformat(noted["at"]) > _LASTS:
        return None
    first = noted.get("before")
    before = Ordered(**first) if first else None
    since = datetime.fromisoformat(noted["at"]) if not noted["sessions"] else None
    ended = noted.get("ended", {})
    return Ordered(noted["does"], noted["sessions"], noted["words"], before, since, ended)


async def forget(context: Context) -> None:
    """Let nothing lean on it any more."""
    await _write(context, "")


async def _kept(context: Context) -> Mapping[str, Any]:
    kept = await context.exchange.memory.kept(person_id(context.who), ORDERED, context.who)
    noted: Mapping[str, Any] = json.loads(kept) if kept else {}
    return noted


async def _write(context: Context, what: str) -> None:
    await context.exchange.memory.keep(person_id(context.who), ORDERED, context.who, what)
