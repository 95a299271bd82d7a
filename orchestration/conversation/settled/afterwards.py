"""What is said in the thread of a decision: whether it still holds, or a wish that is late."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.actions import reviewing
from orchestration.deciding.actions.cancelling import stands
from orchestration.deciding.ended.reviewed import ReviewVerdict
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.layouts.record import REVIEWED
from orchestration.interaction.routing import About, Asks, SessionOrder, SessionQuestion
from orchestration.interaction.wording import listed
from orchestration.language.choosing.afterwards import (
    asks_for_next,
    asks_what_won,
    is_for_oneself,
    is_late_wish,
    letter_alone,
    letter_taken,
    objects_to_it,
    only_names,
    still_holds,
    suits_not,
)
from orchestration.language.ordered.asked_otherwise import IT, Otherwise
from orchestration.model.options import Words
from orchestration.model.terms import Disclosure

_NOT_ANY_MORE: Final = "Noted: it no longer holds. Shall everyone be asked again?"
_DECIDED: Final = "“{subject}” is decided: {titles}."
_ASK_AGAIN: Final = "“Ask again” here asks everyone once more."
_TOO_LATE: Final = "The vote is over: {stands}."
_WON: Final = "Decided: {titles}."
_JUST_DECIDED: Final = timedelta(days=1)


async def heard(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Do what words come to under what stands; None where they are nothing of it."""
    message = context.message
    decision = context.one(message.about) if message.about else None
    if not message.about and message.via is Via.DM:
        return _unsuited(context) or _voted_too_late(context, routed)
    if decision is None or decision.phase is not Phase.DECIDED or message.is_edited:
        return None
    is_for_next = asks_for_next(context.words) and bool(_elected(decision))
    if is_for_next or any(isinstance(each, SessionOrder) for each in routed):
        return _without_it(context, decision) if is_for_next else None
    return await _of_outcome(context, decision, routed)


async def _of_outcome(
    context: Context, decision: Decision, routed: Sequence[About]
) -> Sequence[Part] | None:
    """Do what words come to that answer a review, ask what won, or come too late; else None."""
    reviewed = await _reviewed(context, decision)
    if reviewed is None and asks_what_won(context.words) and _elected(decision):
        return [sentence(_WON.format(titles=listed(_elected(decision))))]
    if reviewed is None and not any(map(_asks_how, routed)):
        return _late(context, decision)
    return reviewed


def _asks_how(about: About) -> bool:
    return isinstance(about, SessionQuestion) and about.asks is Asks.HOW_DECIDED


async def _reviewed(context: Context, decision: Decision) -> Sequence[Part] | None:
    """Take it as an answer where it is asked whether the decision still holds."""
    review, holds = decision.review, still_holds(context.words)
    if review is None or not review.is_asked or holds is None:
        return None
    verdict = ReviewVerdict.HOLDS if holds else ReviewVerdict.NO_LONGER
    value = f"{review.number}/{verdict.value}"
    reply = context.access.kinds.press(decision, context.action, REVIEWED, value)
    if reply.notice:
        return [sentence(reply.notice)]
    await context.exchange.perform(reply, decision.id)
    if holds:
        return []
    again = Button(REVIEWED, "Ask again …", f"{review.number}/{ReviewVerdict.AGAIN.value}")
    shown = Layout(words=_NOT_ANY_MORE, parts=(Text(_NOT_ANY_MORE), Buttons((again,))))
    return [Part(shown, decision.id)]


def _late(context: Context, decision: Decision) -> Sequence[Part] | None:
    """Say that it is decided, and how it is asked again, to who has just wanted something else."""
    outcome, words = decision.outcome, context.words
    if outcome is None or outcome.at is None or context.action.at - outcome.at > _JUST_DECIDED:
        return None
    letters = {each.id for one in decision.rounds for each in one.options}
    if not context.message.round and letter_alone(words) in letters:
        return [sentence(how_it_ended(decision))]
    is_late = objects_to_it(words) or _wants_another(decision, words)
    is_late = is_late or _names_another(decision, words)
    return _is_decided(decision) if is_late and _elected(decision) else None


def _without_it(context: Context, decision: Decision) -> Sequence[Part]:
    """Say what came next, as far as all know it, and offer to ask again without what was decided.

    What a group has voted for is not changed but by asking it.
    """
    told = [_is_settled(decision), *_next_best(decision)]
    again = reviewing.again_otherwise(decision, context.action, Otherwise("", drops=(IT,)))
    return [Part(said(" ".join((*told, again.notice)), again.offers), decision.id)]


def _next_best(decision: Decision) -> list[str]:
    """Say what has the most votes of what was not decided; nothing where counts are not told."""
    outcome, elected = decision.outcome, _elected(decision)
    is_told = decision.terms.disclosure is not Disclosure.DISCREET
    if outcome is None or outcome.tally is None or not is_told or not outcome.tally.points:
        return []
    shown = {x.id: x for each in decision.rounds for x in each.options if isinstance(x, Words)}
    points = {
        shown[each].title: value
        for each, value in outcome.tally.points.items()
        if each in shown and shown[each].title not in elected
    }
    most = max(points.values(), default=0)
    best = [each for each, value in points.items() if value == most]
    return [f"Next: {listed(best)}."] if most else []


def _wants_another(decision: Decision, words: str) -> bool:
    """Tell whether somebody wanted, or takes for themselves, what was not decided."""
    if not (is_late_wish(words) or is_for_oneself(words)):
        return False
    shown = {x.title for each in decision.rounds for x in each.options if isinstance(x, Words)}
    return any(_names(words, title) for title in shown - {*_elected(decision)})


def _names_another(decision: Decision, words: str) -> bool:
    """Tell whether somebody names what was not decided, and says nothing else: “ramen then”."""
    shown = {x.title for each in decision.rounds for x in each.options if isinstance(x, Words)}
    return any(only_names(words, title) for title in shown - {*_elected(decision)})


def _voted_too_late(context: Context, routed: Sequence[About]) -> Sequence[Part] | None:
    """Say in private what was decided to who votes for a time when the vote is over; else None."""
    decision = next(iter(context.decided), None)
    asks = any(isinstance(each, SessionOrder | SessionQuestion) for each in routed)
    if context.open or asks or decision is None or not is_of_times(decision):
        return None
    outcome, letter = decision.outcome, letter_taken(context.words)
    is_late = outcome and outcome.at and context.action.at - outcome.at <= _JUST_DECIDED
    letters = {each.id for one in decision.rounds for each in one.options}
    if not is_late or letter not in letters:
        return None
    return [sentence(_TOO_LATE.format(stands=stands(decision, context.who)))]


def _unsuited(context: Context) -> Sequence[Part] | None:
    """Say in private that it is decided to whom that does not suit; None of all else.

    So it is where nothing is open, and words name what was decided, or what was not alone.
    """
    if context.open:
        return None
    words, of_words = context.words, [x for x in context.decided if not is_of_times(x)]
    unsuited = [each for each in of_words if any(_names(words, x) for x in _elected(each))]
    meant = unsuited if suits_not(words) else [x for x in of_words if _names_another(x, words)]
    decision = next(iter(meant), None)
    return _is_decided(decision) if decision else None


def _is_decided(decision: Decision) -> Sequence[Part]:
    return [sentence(f"{_is_settled(decision)} {_ASK_AGAIN}")]


def _is_settled(decision: Decision) -> str:
    return _DECIDED.format(subject=decision.terms.subject, titles=listed(_elected(decision)))


def _elected(decision: Decision) -> list[str]:
    """Return the titles of what was decided, if they have any."""
    outcome = decision.outcome
    found = (outcome.option, *outcome.more) if outcome else ()
    return [each.title for each in found if isinstance(each, Words)]


def _names(words: str, title: str) -> bool:
    return re.search(rf"\b{re.escape(title)}\b", words, re.IGNORECASE) is not None
