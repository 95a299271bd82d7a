"""What words say of days to come: when a decision is looked at again, from when on it is asked."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

from orchestration.conversation.known.context import Context
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.language.ordered.later import DaySaid, day_said, review_said
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Language
from orchestration.sessions.requests import Invitees


async def day_in(context: Context, decision: Decision, words: str) -> date | None:
    """Return the day that an order names; None where it names none."""
    zone = zone_of(decision, context.who)
    return await day_of(context.exchange.language, words, context.action.at, zone)


async def review_apart(
    language: Language, invitees: Invitees, now: datetime
) -> tuple[Invitees, date | None]:
    """Return a request without what it says of its review, and on which day that is to be."""
    rest, said = review_said(invitees.words)
    on = await _day(language, said, now, invitees.author.zone)
    return (replace(invitees, words=rest), on) if on else (invitees, None)


async def day_of(language: Language, words: str, now: datetime, zone: str) -> date | None:
    """Return the day that words name: of several, the first; "at the end of", the last."""
    return await _day(language, day_said(words), now, zone)


async def _day(language: Language, said: DaySaid, now: datetime, zone: str) -> date | None:
    if not said.words:
        return None
    read = await language.read_request(said.words, TimeFrame(now, zone), [])
    if read.window is None:
        return None
    return read.window.end if said.is_end else max(read.window.start, now.date())
