"""A wish in short, plain words, made from its typed fields alone.

Nothing here ever sees a message: what comes back to people is what the engine will act on, in the
language they wrote in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english.naming import ENGLISH_NAMING
from orchestration.language.languages import naming_in
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate_day import hours_but
from orchestration.language.saying.restate_times import (
    PLAINLY,
    SHOWN,
    Manner,
    Years,
    is_many,
    is_open,
    on,
    times,
)
from orchestration.language.values import Place
from orchestration.model.preferences import (
    Applies,
    Condition,
    Kind,
    Opinion,
    OptionRef,
    PartOfMeeting,
    Polarity,
    Preference,
    Quality,
    Stake,
    StandsFor,
    Strength,
    Topic,
)
from orchestration.model.times import (
    Dated,
    Grain,
    Interval,
    MeetingsPerDay,
    Minutes,
    Moment,
    OtherTimes,
    TimeSet,
    Weekly,
    names_hours,
)


def restate(
    kind: Kind,
    polarity: Polarity,
    strength: Strength,
    applies: Applies,
    place: Place | None = None,
    manner: Manner = PLAINLY,
) -> str:
    """Say a wish in plain words."""
    if polarity is Polarity.ACCEPTS:
        return _accepted(applies, place, manner)
    if isinstance(applies, TimeSet):
        return _timed(kind, polarity, strength, applies, manner)
    if isinstance(applies, PartOfMeeting):
        return _in_part(applies, manner)
    return _untimed(kind, polarity, strength, applies, place, manner.naming)


def _untimed(
    kind: Kind,
    polarity: Polarity,
    strength: Strength,
    applies: Applies,
    place: Place | None,
    naming: Naming,
) -> str:
    stance = (polarity, strength)
    if named := _in_words(applies, naming):
        return naming.other_leads[stance].format(named)
    if isinstance(applies, OptionRef):
        return naming.option_leads[stance].format(applies.option)
    if whole := _as_a_whole(applies, naming):
        return whole
    if place and applies is None:
        return naming.place_leads[stance].format(naming.places[place])
    words = _thing(kind, applies, naming)
    return words if applies is None else naming.other_leads[stance].format(words)


def _as_a_whole(applies: Applies, naming: Naming) -> str:
    """Say what is a sentence of its own, however strongly it is meant."""
    match applies:
        case Opinion(words):
            return words
        case Topic(words):
            return naming.topic.format(words)
        case _:
            return ""


def _in_part(part: PartOfMeeting, manner: Manner) -> str:
    """Say for how much of a meeting somebody can be there, and when that is so."""
    naming = manner.naming
    if part.minutes:
        said = (naming.comes if part.last else naming.stays).format(naming.length(part.minutes))
    elif part.half:
        said = naming.halves[part.half - 1]
    else:
        said = naming.parts[part.last]
    if part.at is None:
        return said
    template = naming.away if names_hours(part.at) else "{} ({})"
    return template.format(said, times(part.at, manner))


def restated(wish: Preference, years: Years = ()) -> Preference:
    """Return a changed wish of times, said anew in the language in which it was said before."""
    manner = Manner(years, naming_in(wish.language))
    words = restate(wish.kind, wish.polarity, wish.strength, wish.applies, manner=manner)
    return replace(wish, restatement=words)


def _timed(
    kind: Kind,
    polarity: Polarity,
    strength: Strength,
    applies: TimeSet,
    manner: Manner,
) -> str:
    naming = manner.naming
    if kind is Kind.BUSY:
        return naming.busy.format(times(applies, manner))
    if kind is Kind.FLEXIBLE:
        return naming.flexible.format(on(applies, manner))
    if isinstance(applies, OtherTimes):
        return naming.no_others.format(times(applies.times, manner))
    words = times(applies, manner)
    if is_open(applies, naming) and strength is not Strength.MILDLY:
        words = naming.open_hours.get(polarity, "{}").format(words)
    return naming.time_leads[polarity, strength].format(words)


def restate_busy(intervals: Sequence[Interval], naming: Naming = ENGLISH_NAMING) -> str:
    """Say busy intervals read off a calendar; many of them as a count."""
    moments = tuple(Moment(each.start, each.end, Grain.MINUTE) for each in intervals)
    if len(moments) > SHOWN:
        return naming.busy_often.format(len(moments))
    return (
        naming.busy.format(times(Dated(moments), Manner(naming=naming)))
        if moments
        else naming.not_busy
    )


def _accepted(applies: Applies, place: Place | None, manner: Manner) -> str:
    """Say that something is possible: "Mondays are fine", "option B is fine"."""
    naming = manner.naming
    one, many = naming.accepted
    if isinstance(applies, TimeSet):
        words = times(applies, manner)
        if is_open(applies, naming):
            return many.format(naming.open_hours.get(Polarity.ACCEPTS, "{}").format(words))
        return (many if is_many(applies, words, naming) else one).format(words)
    if named := _in_words(applies, naming):
        return one.format(named)
    if isinstance(applies, OptionRef):
        return one.format(naming.option.format(applies.option))
    assert place is not None  # nothing else is merely possible
    return one.format(naming.meeting.format(naming.places[place]))


def about(stake: Stake, manner: Manner = PLAINLY) -> str:
    """Name what a wish asks for, or asks to avoid; nothing where every time will do."""
    if stake.kind is Kind.FLEXIBLE:
        return ""
    if not isinstance(stake.applies, TimeSet):
        return _thing(stake.kind, stake.applies, manner.naming)
    if stake.kind is Kind.HOURS and isinstance(stake.applies, Weekly):
        return manner.naming.yours.outside.format(hours_but(stake.applies))
    words, naming = times(stake.applies, manner), manner.naming
    opens = stake.kind is Kind.TIME and is_open(stake.applies, naming)
    return naming.open_hours.get(stake.polarity, "{}").format(words) if opens else words


def _thing(kind: Kind, applies: Applies, naming: Naming) -> str:
    """Name what is no time: "option B", "15 minutes between meetings"."""
    if named := _in_words(applies, naming):
        return named
    if isinstance(applies, OptionRef):
        return naming.option.format(applies.option)
    if isinstance(applies, MeetingsPerDay):
        return naming.load[applies.most != 1].format(applies.most)
    if isinstance(applies, Minutes):
        return _with_length(kind, applies.minutes, naming)
    if isinstance(applies, PartOfMeeting):
        return naming.throughout
    return naming.kinds[kind]


def reads_on(wish: Preference) -> bool:
    """Tell whether a wish goes on from its author's name: "Sofia prefers Tuesdays"."""
    naming, stance = naming_in(wish.language), (wish.polarity, wish.strength)
    if wish.kind is Kind.TIME:
        lead = naming.time_leads.get(stance, "")
    elif wish.kind is Kind.OPTION:
        lead = naming.option_leads.get(stance, "")
    elif wish.kind is Kind.PLACE:
        lead = naming.place_leads.get(stance, "")
    else:
        measured = isinstance(wish.applies, Minutes | MeetingsPerDay)
        lead = naming.other_leads.get(stance, "") if measured else ""
    return lead.partition(" ")[0] in naming.verbs


def _in_words(applies: Applies, naming: Naming) -> str:
    """Name what people have words of their own for: "Noodle House", "at most 30 EUR"."""
    match applies:
        case Condition(number=number, relation=relation, words=words) if number is not None:
            _, amount, unit = words.partition(f"{number:g}")
            return f"{naming.limits[relation]} {amount}{unit}" if amount else words
        case OptionRef(title=words) | StandsFor(title=words):
            return words
        case Condition(words=words) | Quality(words=words):
            return words
        case _:
            return ""


def _with_length(kind: Kind, minutes: int, naming: Naming) -> str:
    length = naming.length(minutes)
    return naming.kinds[kind].format(
        length=length, length_s=f"{length}'" if length.endswith("s") else f"{length}'s"
    )
