"""Which options are at a time that words name, and who asks whether any is: “evenings?”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import datetime
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.wording import listed
from orchestration.language.times.resolve import within_window
from orchestration.language.understand import understand
from orchestration.language.votes.time_asked_for import SMALL, time_asked_for
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Slot
from orchestration.model.times import AnyOf, Dated, TimeFrame, Weekly

_THESE: Final = "Of the options of “{subject}”, {names} {are} then."
_NONE: Final = "None of the options of “{subject}” is then."

_Spans = list[tuple[datetime, datetime]]


async def heard(context: Context) -> Sequence[Part] | None:
    """Say to who asks the bot whether an option is at a time which ones are; None of others."""
    decision = _asked_of(context)
    named = time_asked_for(context.words) if decision else ""
    spans = _spans_named(context, decision, named) if decision and named else []
    if decision is None or not spans:
        return None
    subject, found = decision.terms.subject, sorted(_within(decision, spans))
    if not found:
        return [sentence(_NONE.format(subject=subject))]
    are = "is" if len(found) == 1 else "are"
    return [sentence(_THESE.format(subject=subject, names=listed(found), are=are))]


def _asked_of(context: Context) -> Decision | None:
    """Return the only vote on times of which somebody may ask the bot something."""
    asks = context.message.is_to_the_bot and not context.message.is_edited
    votes = [each for each in context.waiting if each.phase is Phase.VOTE and is_of_times(each)]
    return votes[0] if asks and len(votes) == 1 == len(context.waiting) else None


def fitting(context: Context, decision: Decision, named: str) -> AbstractSet[str]:
    """Return the letters of the options at a time, on its author's clock or the others'."""
    return _within(decision, _spans_named(context, decision, named))


def _within(decision: Decision, spans: _Spans) -> AbstractSet[str]:
    slots = [each for each in decision.round.options if isinstance(each, Slot)]
    return {x.id for x in slots for first, last in spans if first <= x.start < last}


def _spans_named(context: Context, decision: Decision, named: str) -> _Spans:
    """Return what a time is among the days that are decided on; nothing where more is said."""
    lexicon = lexicon_of(named)
    tokens = lexicon.tokens(named)
    signs = signs_in(tokens, lexicon)
    said = {each.text for at, each in enumerate(tokens) if at not in signs.timed}
    if not signs.timed or not said <= SMALL:
        return []
    slots = [each for each in decision.round.options if isinstance(each, Slot)]
    member = decision.member(context.who)
    zones = {*([member.zone] if member else []), *(str(each.start.tzinfo) for each in slots)}
    return [span for zone in sorted(zones) for span in _spans(context, decision, named, zone)]


def _spans(
    context: Context, decision: Decision, named: str, zone: str
) -> Iterator[tuple[datetime, datetime]]:
    """Yield what a time is on a clock, among the days that are decided on."""
    frame = TimeFrame(context.action.at, zone, method_of(decision).window(decision))
    for wish in understand(named, MessageContext(context.who, frame)).preferences:
        if not isinstance(wish.applies, Weekly | Dated | AnyOf):
            continue
        if (dated := within_window([wish.applies], frame)) is not None:
            for each in dated.moments:
                yield each.start, each.end or each.start.replace(second=59)
