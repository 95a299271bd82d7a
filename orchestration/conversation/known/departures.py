"""Who wants no part in what is open, or is to be taken out of it, in words: it is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import last_asked, picking
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.last_asked import Asked
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_left
from orchestration.deciding.actions import departures
from orchestration.deciding.commands import ComeBack
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import NOT_ASKED, NOTHING_OPEN, said
from orchestration.interaction.layout import Button, Layout
from orchestration.interaction.layouts import COME_BACK, GO_ON
from orchestration.interaction.routing import CameUp, Span
from orchestration.interaction.wording import listed
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.model.people import Member, SessionId
from orchestration.sessions.user_action import Reply, UserAction

_WHICH_ONE: Final = "Which one?"
_STAYS: Final = "You stay in it, then."
_AS_IT_IS: Final = "You are in {names} as it is, so nothing changes."
_MOST: Final = 3
"""Sessions that somebody is asked about at once."""


async def offered(context: Context, *, leaves: bool) -> Sequence[Part]:
    """Ask whether what is open shall go on without who writes; nothing where none waits for them.

    Who does not say that they want no part in it may mean some times alone.
    """
    meant = among(context)[: _MOST if leaves else 1]
    parts = [
        Part(
            departures.offered(each, member, times_are_out=not leaves and is_of_times(each)),
            each.id,
        )
        for each in meant
        if (member := each.member(context.who))
    ]
    if len(parts) > 1 and not context.is_picked:
        await picking.keep(context, meant)
        return [sentence(_WHICH_ONE), *parts]
    if len(parts) == 1:
        await last_asked.keep(context, meant[0], asks=GO_ON)
    return parts


async def answered(context: Context, asked: Asked) -> Sequence[Part] | None:
    """Leave it where a yes says so, or the same once more; None where words are neither."""
    decision, _ = asked
    routed = context.routed()
    if any(isinstance(each, CameUp) and each.passed for each in routed):
        return None  # “I'm in after all” is a yes to something else
    leaves = any(isinstance(each, CameUp) and each.leaves for each in routed)
    agrees = agreement_in(without_call(context.message.text))
    if agrees is False and not leaves:
        return [sentence(_STAYS)]
    if not (leaves or agrees):
        return None
    reply = context.access.kinds.press(decision, context.action, GO_ON)
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    said_of_it = reply.notice or reply.note
    return [sentence(said_of_it)] if said_of_it else []


async def come_back(context: Context, sessions: Sequence[SessionId]) -> Sequence[Part]:
    """Ask again who has left by their own word, or take back that they cannot come."""
    left = await find_left(context.access.sessions, context.who)
    there = context.message.about
    open_to = [each for each in left if there in (None, each.id)]
    meant = replace(context, sessions=tuple(open_to)).meant(context.message.text, open_to)
    if len(meant) > 1:
        back = (Button(COME_BACK, "Count me in again"),)
        asked = [Part(said(f"“{each.terms.subject}”", back), each.id) for each in meant[:_MOST]]
        return [sentence(_WHICH_ONE), *asked]
    for each in meant:
        action = context.apart(f"/back/{each.id}")
        await context.access.send(ComeBack(**action.envelope(each.id), member=context.who))
    if meant or await _comes_after_all(context, sessions) or not context.message.is_to_the_bot:
        return []
    return [sentence(_as_it_is(context))]


def _as_it_is(context: Context) -> str:
    """Say to who comes, and was not out of it, that nothing changes."""
    among = [each for each in context.sessions if each.member(context.who)]
    if among:
        meant = context.meant(context.message.text, among)
        return _AS_IT_IS.format(names=listed([f"“{each.terms.subject}”" for each in meant[:_MOST]]))
    return NOT_ASKED if context.sessions else NOTHING_OPEN


async def _comes_after_all(context: Context, sessions: Sequence[SessionId]) -> bool:
    """Take back that somebody cannot come; False where that was not passed on."""
    found = False
    for each in filter(None, map(context.one, sessions)):
        reply = context.access.kinds.come(each, context.apart(f"/comes/{each.id}"))
        if reply is not None:
            await context.exchange.perform(reply, each.id)
            found = True
    return found


def among(context: Context) -> Sequence[Decision]:
    """Return what of that which still waits for who writes their words can be about."""
    found = context.meant(context.message.text, context.waiting)
    return [each for each in found if each in context.waiting]


async def taken_out(
    context: Context, decision: Decision, action: UserAction, words: str
) -> Reply | Layout:
    """Ask an organiser whether a session shall go on without whom their words mention, or name."""
    mentioned = await context.exchange.mentioned()
    named: Sequence[Member] = mentioned.people or people_named(words, decision.members)
    named = named or await called(context, words)
    others = [each for each in named if each.id != context.who]
    return departures.to_take_out(decision, action, others or named)


async def called(context: Context, words: str) -> Sequence[Member]:
    """Return who of the people of the place is called by name."""
    return people_named(words, await everyone(context))


async def everyone(context: Context) -> Sequence[Member]:
    """Return all people of the place, as far as they are known."""
    here = await context.exchange.invitees(Span(0, len(context.message.text)))
    return here.everyone if here else ()
