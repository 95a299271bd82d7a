"""A wish in short, plain words, made from its typed fields alone.

Nothing here ever sees a message: what comes back to people is what the engine will act on, in the
language they wrote in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english.naming import ENGLISH_NAMING
from orchestration.language.languages import naming_of
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate_times import (
    PLAINLY,
    SHOWN,
    Manner,
    Years,
    is_open,
    on,
    times,
)
from orchestration.language.values import Place
from orchestration.model.preferences import (
    Applies,
    Kind,
    OptionRef,
    Polarity,
    Preference,
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
    TimeSet,
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
    naming = manner.naming
    if isinstance(applies, TimeSet):
        return _timed(kind, polarity, strength, applies, manner)
    if isinstance(applies, OptionRef):
        return naming.option_leads[polarity, strength].format(applies.option)
    if isinstance(applies, Topic):
        return naming.topic.format(applies.words)
    if isinstance(applies, MeetingsPerDay):
        words = naming.load[applies.most != 1].format(applies.most)
    elif isinstance(applies, Minutes):
        words = _with_length(kind, applies.minutes, naming)
    elif place:
        return naming.place_leads[polarity, strength].format(naming.places[place])
    else:
        return naming.kinds[kind]
    return naming.other_leads[polarity, strength].format(words)


def restated(wish: Preference, years: Years = ()) -> Preference:
    """Return a changed wish of times, said anew in the language in which it was said before."""
    manner = Manner(years, naming_of(wish.restatement))
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


def _with_length(kind: Kind, minutes: int, naming: Naming) -> str:
    length = naming.length(minutes)
    return naming.kinds[kind].format(
        length=length, length_s=f"{length}'" if length.endswith("s") else f"{length}'s"
    )
