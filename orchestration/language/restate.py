"""A wish in short, plain words, made from its typed fields alone.

Nothing here ever sees a message: what comes back to people is what the engine will act on.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.english.naming import (
    KIND_WORDS,
    OPEN_HOURS,
    OTHER_LEADS,
    PLACE_LEADS,
    PLACES,
    TIME_LEADS,
)
from orchestration.language.restate_times import SHOWN, Years, is_open, on, times
from orchestration.language.values import Place
from orchestration.model.preferences import Applies, Kind, OptionRef, Polarity, Strength
from orchestration.model.times import (
    Dated,
    Grain,
    Interval,
    MeetingsPerDay,
    Minutes,
    Moment,
    Weekly,
)


def restate(
    kind: Kind,
    polarity: Polarity,
    strength: Strength,
    applies: Applies,
    place: Place | None = None,
    years: Years = (),
) -> str:
    """Say a wish in plain words; `years` need not be said, any other one is."""
    if isinstance(applies, Dated | Weekly):
        return _timed(kind, polarity, strength, applies, years)
    if isinstance(applies, OptionRef):
        return f"{TIME_LEADS[polarity, strength]} option {applies.option}"
    if isinstance(applies, MeetingsPerDay):
        plural = "" if applies.most == 1 else "s"
        words = f"at most {applies.most} meeting{plural} a day"
    elif isinstance(applies, Minutes):
        words = _with_length(kind, applies.minutes)
    else:
        return f"{PLACE_LEADS[polarity, strength]} {PLACES[place]}" if place else KIND_WORDS[kind]
    return f"{OTHER_LEADS[polarity, strength]} {words}"


def _timed(
    kind: Kind, polarity: Polarity, strength: Strength, applies: Dated | Weekly, years: Years
) -> str:
    if kind is Kind.BUSY:
        return f"busy {times(applies, years)}"
    if kind is Kind.FLEXIBLE:
        return f"flexible {on(applies, years)}"
    words = [TIME_LEADS[polarity, strength], times(applies, years)]
    if is_open(applies) and strength is not Strength.MILDLY:
        words.insert(1, OPEN_HOURS[polarity])
    return " ".join(words)


def restate_busy(intervals: Sequence[Interval]) -> str:
    """Say busy intervals read off a calendar; many of them as a count."""
    moments = tuple(Moment(each.start, each.end, Grain.MINUTE) for each in intervals)
    if len(moments) > SHOWN:
        return f"busy at {len(moments)} times"
    return f"busy {times(Dated(moments))}" if moments else "not busy at all"


def _with_length(kind: Kind, minutes: int) -> str:
    length = length_words(minutes)
    return KIND_WORDS[kind].format(
        length=length, length_s=f"{length}'" if length.endswith("s") else f"{length}'s"
    )


def length_words(minutes: int) -> str:
    """Say a length: "15 minutes", "an hour", "a day"."""
    for size, one, many in ((1440, "a day", "days"), (60, "an hour", "hours")):
        if minutes % size == 0 and minutes:
            return one if minutes == size else f"{minutes // size} {many}"
    return "a minute" if minutes == 1 else f"{minutes} minutes"
