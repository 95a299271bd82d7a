"""Who says that a time on the table suits them: it is asked whether that is their vote.

“Works for me” says of none that it is the one, and “Wed is fine” not that it is the best.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.told import wishes
from orchestration.conversation.voted import likely_votes, uncounted
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import side_at, stand_at
from orchestration.deciding.state import Decision, Phase, Severity
from orchestration.deciding.wishes.hearing import frame_of, hearing_of
from orchestration.interaction import answers
from orchestration.interaction.answers import WHICH_OPTION
from orchestration.interaction.layout import Button
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.language.choosing.asides import is_of_oneself, says_the_same
from orchestration.language.choosing.held.agreement import agreement_in
from orchestration.language.offline import understood
from orchestration.language.times.resolve import within_window
from orchestration.language.votes.place_named import place_named
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, OptionRef, Polarity, Preference, Visibility
from orchestration.model.times import AnyOf, Dated, Moment, Weekly
from orchestration.voting.forms import ONE_OPTION

_WHICH: Final = "Which one works for you? I have counted nothing yet."
_LONGEST: Final = 80
_OF_OPTIONS: Final = (Kind.TIME, Kind.OPTION)
_EACH_WEEK: Final = re.compile(
    r"\b(?:\w{3,}days|\w{3,}tags|every|each|always|any|usually|generally|never|jede[nrs]?|immer"
    r"|meist(?:ens)?|generell)\b|\?",
    re.IGNORECASE,
)
"""What is said of more than the options, or is asked."""


def voted_on(context: Context) -> Decision | None:
    """Return the only decision between times that a message may be a vote in."""
    message = context.message
    is_private = message.about is None and message.via is Via.DM
    found = context.waiting
    if message.is_edited or len(found) != 1 or not (is_private or message.about is not None):
        return None
    [decision] = found
    return decision if decision.phase is Phase.VOTE and is_of_times(decision) else None


async def agreed(context: Context) -> Sequence[Part] | None:
    """Ask who agrees, where several times are on the table, to which of them; None of others.

    “Works for me” says of none that it is the one, and is no wish for any other; nor is what
    somebody else has voted for known to be what “same here” means.
    """
    decision, said = voted_on(context), context.words
    if decision is None or is_one_alone(decision):
        return None
    if not (says_the_same(said) or (is_of_oneself(said) and agreement_in(said) is True)):
        return None
    if context.message.in_channel and context.who in decision.round.ballots:
        return []  # they have voted, and agree with somebody
    return _asked(context, decision, ballot_forms.names(decision))


async def suits(context: Context) -> Sequence[Part] | None:
    """Ask who says that the time of an option suits them whether they vote for it; None of others.

    So it is in short words that say nothing else: “wed is fine for me”, “Dienstag passt”. Of a time
    that they had ruled out, it is first of all that they can now; but not where others read along,
    to whom another answer than everybody has would tell so.
    """
    decision = voted_on(context)
    letters = [*_suiting(context, decision)] if decision and not is_one_alone(decision) else []
    if decision is None or not letters:
        return None
    is_seen = context.message.in_channel
    if decision.terms.secret and is_seen:
        return None
    if not is_seen and _had_ruled_out(decision, context.who, letters):
        await wishes.tell_one(context, decision.id, context.action, context.words)
        return []
    if len(letters) == 1:
        return await likely_votes.asked(context, decision, letters[0]) or None
    return _asked(context, decision, letters)


async def placed(context: Context) -> Sequence[Part] | None:
    """Ask who calls a time by its place among the others whether they vote for it.

    “The earliest one please” is one, and so is “either of the first two”.
    """
    decision, place = voted_on(context), place_named(context.words)
    if decision is None or place is None or is_one_alone(decision):
        return None
    if decision.terms.secret and context.message.in_channel:
        return None
    slots = [each for each in decision.round.options if isinstance(each, Slot)]
    by_start = sorted(slots, key=lambda each: each.start)
    letters = [each.id for each in (by_start if place.by_time else slots)[place.of]]
    if len(letters) == 1:
        return await likely_votes.asked(context, decision, letters[0]) or None
    return _asked(context, decision, letters) if letters else None


def _had_ruled_out(decision: Decision, who: MemberId, letters: Sequence[str]) -> bool:
    """Tell whether somebody has said before that they can't come to one of these options."""
    columns = method_of(decision).columns(decision, decision.opened_at)
    stand = stand_at(decision, next(x for x in decision.members if x.id == who), columns)
    named = (columns.index_of(each) for each in decision.round.options if each.id in letters)
    breaks = (x for place in named if place is not None for x in side_at(stand, place).breaks)
    return any(each.severity is Severity.CANNOT for each in breaks)


def _asked(context: Context, decision: Decision, names: Sequence[str]) -> Sequence[Part]:
    """Ask which of some options somebody votes for, with a button for each where one is enough."""
    takes_one = ballot_forms.rule_of(decision).form == ONE_OPTION
    is_seen = decision.terms.secret and context.message.in_channel
    if (
        is_seen
        or not takes_one
        or ballot_forms.why_not(decision, context.who, decision.round.number)
    ):
        told = uncounted.NOT_HERE if is_seen else WHICH_OPTION.format(names=", ".join(names))
        return [sentence(told)]
    value = f"{decision.round.number}/{{}}"
    each = (Button(ballot_forms.COUNT_AS, name, value.format(name)) for name in names)
    return [Part(answers.said(_WHICH, tuple(each)), decision.id)]


def _suiting(context: Context, decision: Decision) -> Iterator[str]:
    """Yield the letters of the options whose day words name, and say that it suits."""
    member = decision.member(context.who)
    said = _suits_on_days(context, decision, member) if member and _is_of_a_day(context) else []
    if member is None or not said:
        return
    said = _meant(decision, said)
    applies = [x.applies for x in said if isinstance(x.applies, Weekly | Dated | AnyOf)]
    named = {x.applies.option for x in said if isinstance(x.applies, OptionRef)}
    dated = within_window(applies, frame_of(decision, member.id, context.action.at))
    moments = dated.moments if dated else ()
    for option in decision.round.options:
        is_then = isinstance(option, Slot) and any(_is_at(option, x) for x in moments)
        if is_then or option.id in named:
            yield option.id


def _meant(decision: Decision, said: Sequence[Preference]) -> Sequence[Preference]:
    """Return the best where a vote takes one: “Tuesday would be best, Wednesday if need be”."""
    best = [each for each in said if each.polarity is Polarity.FOR]
    return best if best and ballot_forms.rule_of(decision).form == ONE_OPTION else said


def _is_of_a_day(context: Context) -> bool:
    """Tell whether words are short, name a day, and are said of no others and ask nothing."""
    words = context.words.strip()
    if len(words) > _LONGEST or _EACH_WEEK.search(words):
        return False
    lexicon = lexicon_of(words)
    return "day" in signs_in(lexicon.tokens(words), lexicon).found


def _suits_on_days(context: Context, decision: Decision, member: Member) -> Sequence[Preference]:
    """Return what suits somebody, where their words say that, and nothing else."""
    hearing = hearing_of(decision, member, context.action.at, 0, Visibility.PRIVATE)
    read = understood(context.words.strip(), hearing)
    is_all = not (read.not_understood or read.corrections)
    suits = (x.kind in _OF_OPTIONS and x.polarity is not Polarity.AGAINST for x in read.preferences)
    return read.preferences if is_all and all(suits) else []


def _is_at(option: Slot, moment: Moment) -> bool:
    end = moment.end or moment.start.replace(second=59)
    return moment.start <= option.start < end
