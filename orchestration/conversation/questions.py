"""Questions about a session, and about the bot: one answer, whichever sessions they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation import decisions
from orchestration.conversation.by_name import is_of_times
from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part
from orchestration.conversation.sessions import find_session
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import NO_TIME, NOTHING_OPEN, help_asked
from orchestration.interaction.routing import Asks
from orchestration.model.people import person_id
from orchestration.views.documents import CalendarInvite

_MOST: Final = 5
"""Sessions that one answer is about."""

_OF_WHAT_STANDS: Final = (Asks.WHEN, Asks.INVITE, Asks.HOW_DECIDED)
_OF_TIMES: Final = (Asks.WHEN, Asks.INVITE)
"""What is asked of meetings alone: whatever else was decided has no time."""


async def answered(context: Context, asks: Asks, words: str) -> Sequence[Part]:
    """Return what a question is answered with."""
    if asks is Asks.HELP:
        return [Part(help_asked())]
    if asks is Asks.ABOUT_ME:
        return await _about_me(context)
    if asks is Asks.DECISIONS:
        return await decisions.asked_for(context, words)
    meant = _meant(context, asks, words)
    if not meant:
        return [sentence(NO_TIME if asks in _OF_TIMES and context.sessions else NOTHING_OPEN)]
    return [_of_one(context, each, asks) for each in meant[:_MOST]]


def _of_one(context: Context, decision: Decision, asks: Asks) -> Part:
    """Return what a session answers; who is not in it has no invite, and is told when it is."""
    if asks is Asks.INVITE and decision.member(context.who) is None:
        asks = Asks.WHEN
    return Part(context.access.kinds.answer(decision, context.who, asks), decision.id)


def invite_asked(context: Context, asks: Asks, words: str) -> CalendarInvite | None:
    """Return the calendar file that somebody asks for, None where there is none for them."""
    if asks is not Asks.INVITE:
        return None
    for each in _meant(context, Asks.INVITE, words):
        invite = context.access.kinds.invite(each, context.who)
        if invite is not None and each.member(context.who):
            return invite
    return None


def _meant(context: Context, asks: Asks, words: str) -> list[Decision]:
    """Return the sessions that a question is about: those it names, as far as they can answer."""
    first = context.decided if asks in _OF_WHAT_STANDS else context.open
    if asks not in _OF_TIMES:
        return context.meant(words, _with_a_list(first) if asks is Asks.LIST else first)
    named, _ = context.named(words)
    among = (list(filter(is_of_times, each)) for each in (named, first, context.sessions))
    return next(filter(None, among), [])


def _with_a_list(sessions: Sequence[Decision]) -> Sequence[Decision]:
    """Return those that decide between words; all of them where none does."""
    return [each for each in sessions if not is_of_times(each)] or sessions


async def _about_me(context: Context) -> Sequence[Part]:
    """Return what is known of somebody: in each session that is open, and for good."""
    asked = [each for each in context.waiting if not context.message.in_channel]
    who, access = context.who, context.access
    parts = [Part(access.kinds.answer(each, who, Asks.ABOUT_ME), each.id) for each in asked[:_MOST]]
    own = person_id(who)
    if not parts or await find_session(access.sessions, own):
        parts.append(Part(await access.said_for_good(who), own))
    return parts
