"""What is ruled out where a time is taken out of others: "any day after 3, except Monday"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.wishes import Wish
from orchestration.language.grammar import Item
from orchestration.language.times.subtract import subtract
from orchestration.language.values import Recurring, Stance, Times, When
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import WORKING_DAYS, TimeFrame


def exception(times: Times) -> Wish:
    """What is ruled out of something that is not."""
    within = tuple(when for when in times.whens if not is_universal(when))
    return Wish(Kind.TIME, Polarity.AGAINST, Strength.MUST, Times(times.but), within=within)


def ruled_out(items: Sequence[Item], said: Verdict, times: Times, frame: TimeFrame) -> Wish | None:
    """What is excepted, where that rules it out by itself."""
    when_free = said.said and not said.wish and times.but and _says_when_free(items, times)
    days_out = _takes_days_out(times) and not said.accepts
    limited = said.accepts and _is_limited(times)
    if not (_takes_nothing(times, frame) or days_out or when_free or limited):
        return _rather_not(said, times)
    out = exception(times)
    if _of_whole_days(times) or (days_out and all(map(_all_days, times.whens))):
        out = replace(out, within=())  # "9 to 6 on every day except the 11th"
    return replace(out, strength=said.strength) if said.wish else out


def _takes_nothing(times: Times, frame: TimeFrame) -> bool:
    """Whether an exception is none, but rules something out: "the 13th, but not the 15th"."""
    return bool(times.but) and subtract(times.whens, times.but, frame) == times.whens


def _takes_days_out(times: Times) -> bool:
    """Whether whole days are taken out of others: "the week after, apart from the Tuesday".

    So are they of all days, whatever the hours: "any day after 3, except Monday".
    """
    whole = all(when.days and (when.hours is None or _all_days(when)) for when in times.whens)
    return _are_days(times.but) and whole


def _rather_not(said: Verdict, times: Times) -> Wish | None:
    softly = _is_of_hours(times) and said.strength is not Strength.MUST
    return replace(exception(times), strength=Strength.PREFERS) if softly else None


def _is_of_hours(times: Times) -> bool:
    """Whether days are taken out of hours: "any afternoon bar Thursday"."""
    return _are_days(times.but) and all(when.hours and not when.days for when in times.whens)


def _are_days(whens: Sequence[When]) -> bool:
    return bool(whens) and all(when.days and when.hours is None for when in whens)


def _is_limited(times: Times) -> bool:
    """Whether what is excepted is a limit: "Tuesday is fine but not after 4"."""
    hours = [when.hours for when in times.but if when.hours and not when.hours.part]
    ends = [each for one in hours for each in one.stretches]
    is_open = all((each.start is None) != (each.end is None) for each in ends)
    return bool(hours) and len(hours) == len(times.but) and is_open


def _says_when_free(items: Sequence[Item], times: Times) -> bool:
    """Whether what is excepted is ruled out: who is free except on Tuesdays is not free then."""
    return any(isinstance(i.value, Stance) and i.value.able for i in items) and not _hole(times)


def _of_whole_days(times: Times) -> bool:
    """Whether days are taken out of hours that make up a working day."""
    hours = [when.hours for when in times.whens if when.hours and not when.hours.part]
    spans = [each for one in hours for each in one.stretches if each.start and each.end]
    long = all(each.end and each.start and each.end.hour - each.start.hour >= 6 for each in spans)
    return bool(spans) and long and all(when.hours is None for when in times.but)


def _hole(times: Times) -> bool:
    """Whether hours are taken out of hours: "9 to 5 except 12 to 1" is two pieces of a day."""
    return all(when.hours and not when.hours.part for when in times.whens) and all(
        when.hours and when.days is None for when in times.but
    )


def _all_days(when: When) -> bool:
    """Whether hours are those of every day, as it is said: "any day after 3", "weekdays"."""
    days = when.days.days if isinstance(when.days, Recurring) else ()
    return is_universal(when) or set(WORKING_DAYS) <= set(days)


def is_universal(when: When) -> bool:
    """Tell whether it is of every day, as somebody says: "any day"."""
    return isinstance(when.days, Recurring) and when.days.universal
