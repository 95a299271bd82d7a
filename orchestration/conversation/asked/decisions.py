"""What was decided, found again by who was in it, or is where it was asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_decisions
from orchestration.deciding.ended.finding import matching, named_in, names_all, records_of
from orchestration.deciding.ended.why_nothing import why_none
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.interaction.exported import FORMATS
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts.decisions import AT_ONCE, decisions_found, latest_instead
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.sessions.ports import Sessions
from orchestration.sessions.user_action import TextFile
from orchestration.sessions.waiting import in_store
from orchestration.views.record import DecisionRecord

_NO_DECISION: Final = "“{subject}” ended without a decision. {why}"
_STILL_OPEN: Final = "“{}” is still open. Once it is decided, “export” gives it as a file."
_NOTHING_TO_EXPORT: Final = "“{}” ended without an outcome; there is nothing to export."
_OF_A_VOTE: Final = re.compile(
    r"(?:vote|poll|umfrage|abstimmung|wahl)s?\b|\b(?:kam|ist)\b.*\braus(?:gekommen)?\b"
    r"|\bcame out\b",
    re.IGNORECASE,
)
MOST: Final = 500
"""So many of somebody's sessions that are over are looked through, the latest."""


async def asked_for(context: Context, words: str) -> Sequence[Part]:
    """Return the decisions that words name: of the channel they are written in, and one's own.

    None where they name none, and what was just decided there is all that they can be about.
    """
    access, who = context.access, context.who
    here: Sequence[Decision] = ()
    if context.message.in_channel:
        ids = await context.exchange.sessions_here(over=True)
        here = await find_decisions(access.sessions, ids[:MOST])
    found = await found_for(access.sessions, who, words, here)
    link = partial(_link, access, who, {each.id for each in here if not each.includes(who)})
    undecided = await _undecided(access.sessions, who, words, here)
    told = [sentence("\n".join(undecided))] if undecided else []
    if undecided and not found:
        return told
    is_of_one = len(context.decided) == 1 and not context.open
    if not found and is_of_one and _OF_A_VOTE.search(words):
        return []
    sought = " ".join(named_in(words))
    latest = () if found else await found_for(access.sessions, who, "", here)
    shown = latest_instead(latest, sought, link) if latest else decisions_found(found, sought, link)
    return [Part(shown, person_id(who)), *told]


async def _undecided(
    store: Sessions, who: MemberId, words: str, here: Iterable[Decision]
) -> list[str]:
    """Return what has ended without a decision lately and words name, each with why."""
    ended = await in_store(store, store.ended_with, who, MOST)
    own = (each for each in ended if isinstance(each, Decision) and each.includes(who))
    found = {each.id: each for each in (*own, *here) if each.phase is Phase.WITHOUT_OUTCOME}
    named = [each for each in found.values() if names_all(each.terms.subject, words)]
    latest = sorted(named, key=lambda each: each.opened_at, reverse=True)[:AT_ONCE]
    return [_NO_DECISION.format(subject=x.terms.subject, why=why_none(x)) for x in latest]


async def to_export(context: Context) -> Sequence[Part]:
    """Return what was decided where that is asked for, with the button that gives it as files."""
    message, who = context.message, context.who
    here = [x for x in context.sessions if x.includes(who)] if message.about else []
    if here and not any(map(is_over, here)):
        return [sentence(_STILL_OPEN.format(here[0].terms.subject))]
    if not here:
        return await asked_for(context, "")
    found = records_of(here, who)
    words = here[0].terms.subject
    if not found:
        return [sentence(_NOTHING_TO_EXPORT.format(words))]
    link = partial(_link, context.access, who, frozenset())
    return [Part(decisions_found(found, words, link), person_id(who))]


async def found_for(
    store: Sessions, who: MemberId, words: str, here: Iterable[Decision] = ()
) -> list[DecisionRecord]:
    """Return what was decided where somebody was in it, or `here`, the latest first."""
    ended = await in_store(store, store.ended_with, who, MOST)
    own = (each for each in ended if isinstance(each, Decision) and each.includes(who))
    return matching(records_of([*own, *here], who), words)


async def own_decisions(
    access: SessionAccess, who: MemberId, words: str = "", shown: int = 0
) -> Layout:
    """Return somebody's own decisions as a message, those behind so many that were shown."""
    found = await found_for(access.sessions, who, words)
    return decisions_found(found, words, partial(_link, access, who, frozenset()), shown)


_KEPT_AS: Final = {
    "md": ("text/markdown", "What was decided, to be read:"),
    "csv": ("text/csv", "The same as a table:"),
}
"""Of each format its type, and what is said above a file of it."""


def files_of(found: Sequence[DecisionRecord]) -> tuple[TextFile, ...]:
    """Return decisions as files to keep, one in each format."""
    return tuple(
        TextFile(f"decisions.{form}", type_, FORMATS[form](found), words)
        for form, (type_, words) in _KEPT_AS.items()
    )


def _link(
    access: SessionAccess, who: MemberId, not_theirs: Iterable[SessionId], session: SessionId
) -> str | None:
    """Return the address of somebody's page of a session; None where they have none."""
    if access.link is None or session in not_theirs:
        return None
    return access.link(session, who)
