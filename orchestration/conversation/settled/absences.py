"""Who cannot come to what was decided, in words: their organiser hears of it at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known import departures, last_asked, picking
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.last_asked import Asked
from orchestration.conversation.ordered.orders import told
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.state import Decision
from orchestration.interaction.answers import COMES_LATE, COMES_LATE_HERE, NOTHING_OPEN
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import About, CameUp, SessionWish, Social, Span
from orchestration.interaction.routing.weighing.nearest import names_a_time
from orchestration.language.choosing.held.agreement import answer_in
from orchestration.model.options import Slot
from orchestration.model.people import SessionId

WHAT_IS_OFF: Final = "what-is-off"
"""The question what else is off for who cannot come."""

_THANKS: Final = "Thanks for saying so."
_WHAT_IS_OFF: Final = "What is off for you: only then, that part of the day, or all of it?"
_WHICH_OF_THESE: Final = "Which one?"


async def came_up(
    context: Context, sessions: Sequence[SessionId], *, leaves: bool = False
) -> Sequence[Part]:
    """Do what comes of it that somebody cannot come to what was decided, where they say so plainly.

    Else offer them to give it up, or to leave what is still open: that takes a press.
    """
    meant = to_give_up(context, sessions)
    if not meant:
        return await _given_up_elsewhere(context, leaves=leaves)
    found = [each for x in meant if (each := context.one(x))]
    if len(meant) > 1 and not context.is_picked:
        await picking.keep(context, found)
        offers = (Part(offer, each) for each, offer in meant.items())
        return [sentence(f"{_THANKS} {_WHICH_OF_THESE}"), *offers]
    parts = [part for each in found for part in await _absent(context, each)]
    told_of = {each.session for each in parts}
    rest = [Part(offer, each) for each, offer in meant.items() if each not in told_of]
    if len(found) == len(rest) == 1:
        await last_asked.keep(context, found[0], asks=WHAT_IS_OFF)
    return [*parts, *([sentence(_THANKS)] if rest else []), *rest]


def without_told_when(context: Context, routed: Sequence[About]) -> Sequence[About]:
    """Return what sentences are about, without that something came up where they say what is off.

    Of what was decided it is told as well: its organiser hears of it.
    """
    vague = [each for each in routed if isinstance(each, CameUp) and not each.passed]
    vague = [each for each in vague if not to_give_up(context, each.sessions)]
    if not vague or context.message.about is not None:
        return routed
    if len(vague) == len(routed) and names_a_time(context.words):
        return [SessionWish(Span(0, len(context.message.text)))]  # "something came up, Tue is out"
    says_when = any(isinstance(each, SessionWish) for each in routed)
    return [each for each in routed if each not in vague] if says_when else routed


async def _given_up_elsewhere(context: Context, *, leaves: bool) -> Sequence[Part]:
    """Offer to leave what is still open, where nothing that was decided is meant."""
    is_in = any(each.member(context.who) for each in context.decided)
    instead = COMES_LATE if is_in and not context.message.in_channel else NOTHING_OPEN
    return await departures.offered(context, leaves=leaves) or [sentence(instead)]


async def _absent(context: Context, decision: Decision) -> Sequence[Part]:
    """Have it known that somebody cannot come, and ask what is off where they do not say it."""
    kinds, words = context.access.kinds, context.words
    reply = kinds.absent(decision, context.apart(f"/out/{decision.id}"), words)
    if reply is None:
        return []
    if reply.offers:
        await last_asked.keep(context, decision, asks=WHAT_IS_OFF)
    return await told(context, reply, decision.id)


async def answered(context: Context, asked: Asked) -> Sequence[Part] | None:
    """Keep what words answer to what is off; None where they are no answer."""
    decision, _ = asked
    kinds, agrees = context.access.kinds, answer_in(context.words)
    is_own = decision.organiser.id == context.who
    says_what = is_own or not agrees  # a yes of the organiser may be to another time
    reply = (
        kinds.absent(decision, context.action, context.words, is_asked=True) if says_what else None
    )
    if reply is None and agrees:
        if _comes(context):
            return None
        await last_asked.keep(context, decision, asks=WHAT_IS_OFF)
        return [sentence(_WHAT_IS_OFF)]
    return None if reply is None else await told(context, reply, decision.id)


def _comes(context: Context) -> bool:
    """Tell whether a yes is to the meeting, and says so: “no sorry, i'm in”, “bin doch dabei”."""
    told = [each for each in context.routed() if not isinstance(each, Social)]
    return bool(told) and all(isinstance(each, CameUp) and each.passed for each in told)


def late(context: Context) -> Sequence[Part]:
    """Say who hears that somebody comes late, or to a part of it: nobody, or the others here."""
    return [sentence(COMES_LATE_HERE if context.message.in_channel else COMES_LATE)]


def what_stands(context: Context) -> Sequence[Part]:
    """Say what was decided, and let somebody give it up."""
    meant = to_give_up(context, [each.id for each in context.decided])
    return [Part(offer, each) for each, offer in meant.items()]


def to_give_up(context: Context, sessions: Sequence[SessionId]) -> dict[SessionId, Layout]:
    """Return what offers somebody to give up those of these sessions that are to come.

    Words that no rule has placed are of none by themselves: they may be of all that was decided.
    """
    found = [each for x in sessions if (each := context.one(x))] or _any_decided(context)
    offers = {
        each.id: context.access.kinds.give_up(each, context.who)
        for each in found
        if _is_to_come(context, each)
    }
    return {session: offer for session, offer in offers.items() if offer}


def _any_decided(context: Context) -> Sequence[Decision]:
    """Return all that was decided, where words name no time, nor a session."""
    is_of_one = names_a_time(context.words) or context.named(context.words)[0]
    return [] if is_of_one else context.decided


def _is_to_come(context: Context, decision: Decision) -> bool:
    option = decision.outcome.option if decision.outcome else None
    return isinstance(option, Slot) and option.end > context.action.at
