"""Those of a former session, asked again: "same people as last time"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.sessions import find_decisions, find_lately_over
from orchestration.deciding.state import Decision
from orchestration.interaction.wording import listed
from orchestration.sessions.requests import Invitees, each_once

_WHO: Final = (
    r"(?:people|persons|folks?|group|crowd|crew|team|ones|guys|lot|invitees|attendees"
    r"|leute[n]?|personen|gruppe|runde|truppe|teilnehmer\w{0,3})"
)
_THEN: Final = (
    r"(?:last time|before|the last (?:one|meeting|call|time)|always|usual"
    r"|(?:das )?letzte[s]? mal|beim letzten (?:mal|termin|treffen)|letztens|neulich|immer|vorher"
    r"|sonst)"
)
_SAME: Final = re.compile(
    rf"[,;]?\s*(?:\b(?:with|mit|and|und)\s+)?\b(?:the |den |der |die )?"
    rf"(?:same|gleichen?|selben?|dieselben?|denselben?|derselben?)\s+(?:{_WHO}\s*)?"
    rf"(?:again|as|wie)(?:\s+(?:{_THEN}|(?:for|in|at|bei|beim|für|zum|zur)\s+"
    r"(?P<of>(?:the |der |dem |das )?[\w-]+(?: [\w-]+)?)))?"
    r"|[,;]?\s*(?:\b(?:with|mit)\s+)?\b(?:the )?usual suspects\b",
    re.IGNORECASE,
)


async def named(context: Context, invitees: Invitees) -> Invitees:
    """Return whom a request names, with those of a former session by their names, if it says so."""
    found = _SAME.search(invitees.words)
    if found is None:
        return invitees
    before = await _former(context, found["of"] or "")
    others = [each for each in before.members if each.id != context.who] if before else []
    names = f" with {listed([each.name for each in others])}" if others else ""
    words = f"{invitees.words[: found.start()]}{names}{invitees.words[found.end() :]}"
    return replace(invitees, named=each_once([*invitees.named, *others]), words=words)


async def _former(context: Context, called: str) -> Decision | None:
    """Return the latest session of who asks, of that name if there is one."""
    here = [each for each in await _sessions(context) if each.includes(context.who)]
    named_ = replace(context, sessions=tuple(here)).named(called)[0] if called else []
    latest = sorted(named_ or here, key=lambda each: each.opened_at)
    return latest[-1] if latest else None


async def _sessions(context: Context) -> Sequence[Decision]:
    exchange, sessions = context.exchange, context.access.sessions
    if not exchange.has_channel:
        return [*context.sessions, *await find_lately_over(sessions, context.who)]
    ended = await find_decisions(sessions, await exchange.sessions_here(over=True))
    return [*context.sessions, *ended]
