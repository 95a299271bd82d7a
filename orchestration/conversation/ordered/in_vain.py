"""Orders of an organiser that come to nothing, and say so: an end in the past."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, sentence, without_call
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.actions import held_orders, reviewing
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import own_clock
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.routing import Does
from orchestration.interaction.wording import due_at
from orchestration.language.choosing.places.places import asks_for_turns
from orchestration.language.inviting.in_vain import is_past_end, waits_for, wants_no_review

_PAST: Final = "That time has passed. “{subject}” is open until {until}; name a time to come."
_OVER: Final = "That time has passed; name a day to come."

_PLACES: Final = (
    "Places are said of each thing on the list, as it is put there: “Pottery (8 places)”. They go "
    "to who votes first."
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Say why an order changes nothing, or what stays as it is then; else None."""
    words = without_call(context.message.text)
    decision = own_session(context)
    if decision is None or context.message.is_edited:
        return None
    if wants_no_review(words):
        reply = reviewing.no_review(decision, context.apart("/review"))
        await context.access.send(*reply.commands)
        return [sentence(reply.notice)]
    if is_past_end(words):
        until = due_at(decision.closes_at, own_clock(decision, context.who))
        told = _OVER if is_over(decision) else _PAST
        return [sentence(told.format(subject=decision.terms.subject, until=until))]
    return None if is_over(decision) else _while_open(context, decision, words)


def _while_open(context: Context, decision: Decision, words: str) -> Sequence[Part] | None:
    if method_of(decision).takes_proposals(decision) and asks_for_turns(words):
        return [sentence(_PLACES)]
    if people_named(waits_for(words), decision.members):
        return [Part(held_orders.denied(decision, context.action, Does.CLOSE), decision.id)]
    return None


def own_session(context: Context) -> Decision | None:
    """Return the one session of theirs that an organiser speaks of."""
    under = context.one(context.message.about) if context.message.about else None
    if not under and not context.message.is_to_the_bot:
        return None
    alone = context.sessions[:1] if len(context.open) < 2 else ()
    found = [under] if under else [*alone]
    return next((each for each in found if each.organiser.id == context.who), None)
