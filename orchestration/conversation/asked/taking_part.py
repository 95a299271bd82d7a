"""What is said to who asks if another has to come, or can in their place.

Whoever need not take part leaves with one tap. Nobody is exchanged for another: who is in it is its
organiser's to say, and what suits somebody is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import departures
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.requested import adding
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Layout, Text
from orchestration.language.coming.taking_part import asked_of_another, in_place_of_me
from orchestration.model.people import Member

_OF_ANOTHER: Final = "{name} is asked for “{subject}”{as_what}. {who} that they stay away."
_AS_NEEDED: Final = " as needed"
_AS_OPTIONAL: Final = " as optional, so they need not come"
_THEIRS: Final = "Only they themselves, or {organiser}, can say"
_IS_IN_IT: Final = "{name} is asked for “{subject}” as it is, and speaks for themselves."
_SAY_SO: Final = (
    "If you stay away, write “I can't make it”: {organiser} is told then, and others see only how "
    "many can come."
)
_TO_ADD: Final = "Only {organiser} can ask {name} too; nobody comes in your place by itself."


async def heard(context: Context) -> Sequence[Part] | None:
    """Answer who asks of taking part in something that is to be; None of other words.

    In a thread that is said to each other.
    """
    words, message = context.words, context.message
    if message.is_edited:
        return None
    if (added := await adding.heard(context)) is not None:
        return added
    instead, other = in_place_of_me(words), asked_of_another(words)
    said = await _in_place(context, instead) if instead else _of_another(context, other)
    return [] if said and message.via is Via.THREAD else said


async def _in_place(context: Context, name: str) -> Sequence[Part] | None:
    """Say that nobody comes in another's place by itself, and offer to stay away."""
    decision = _meant(context)
    if decision is None or decision.organiser.id == context.who:
        return None
    named = people_named(name, decision.members)
    others = [each for each in named if each.id != context.who]
    known = others or await departures.called(context, name)
    if not known:
        return None
    told = _IS_IN_IT if others else _TO_ADD
    names = {"subject": decision.terms.subject, "organiser": decision.organiser.name}
    return await _with_a_way_out(context, decision, told.format(name=known[0].name, **names))


def _of_another(context: Context, name: str) -> Sequence[Part] | None:
    """Say whether somebody else has to come, and who can say that they need not."""
    decision = _meant(context)
    named = people_named(name, decision.members) if decision and name else []
    if decision is None or len(named) != 1 or decision.organiser.id == context.who:
        return None
    [member] = named
    words = _OF_ANOTHER.format(
        name=member.name,
        subject=decision.terms.subject,
        as_what=_as_what(member),
        who=_THEIRS.format(organiser=decision.organiser.name),
    )
    return [sentence(words)]


def _as_what(member: Member) -> str:
    return _AS_NEEDED if member.required else _AS_OPTIONAL if member.optional else ""


def _meant(context: Context) -> Decision | None:
    """Return the only meeting that may be meant: one that is open, else what is to come."""
    among = [each for each in context.waiting if is_of_times(each)]
    to_come = [each for each in context.decided if is_of_times(each) and each.member(context.who)]
    found = context.meant(context.message.text, among or to_come)
    found = [each for each in found if each in (among or to_come)]
    return found[0] if len(found) == 1 else None


async def _with_a_way_out(context: Context, decision: Decision, told: str) -> Sequence[Part]:
    """Say something, and offer somebody to leave what is open, or say how to stay away."""
    if decision not in context.waiting:
        return [sentence(f"{told} {_SAY_SO.format(organiser=decision.organiser.name)}")]
    offer = await departures.offered(context, leaves=True)
    return [replace(each, layout=_behind(told, each.layout)) for each in offer]


def _behind(told: str, offer: Layout) -> Layout:
    """Return an offer with words ahead of it."""
    words = f"{told} {offer.words}"
    rest = tuple(each for each in offer.parts if not isinstance(each, Text))
    return replace(offer, words=words, parts=(Text(words), *rest))
