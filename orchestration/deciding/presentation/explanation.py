"""A member's own wishes as they are told of them: "Wednesdays", "you ruled out Mondays".

What is told is made from what is at stake in a wish: by itself in the language that its author
writes in, within a sentence in that of the sentence; only what an earlier version
has stored is quoted as it was read back then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, timedelta

from orchestration.deciding.state import Break, OptionFit, Relaxation, Severity
from orchestration.language.choosing.held.as_told import is_as_told
from orchestration.language.languages import naming_in
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate import about
from orchestration.language.saying.restate_day import hours
from orchestration.language.saying.restate_times import SHOWN, Manner, is_open
from orchestration.model.conditions import can_judge
from orchestration.model.options import Option, Words
from orchestration.model.preferences import (
    Condition,
    Kind,
    OptionRef,
    Polarity,
    Preference,
    Profile,
    Stake,
    StandsFor,
    Strength,
)
from orchestration.model.times import Dated, TimeSet, Weekday, Weekly, parts, zone_named
from orchestration.views.member import ForYou


def language_of(profile: Profile) -> str:
    """Return the language in which somebody said last what they wish; empty where none is known."""
    said = (each for each in reversed(profile.preferences) if each.language)
    return next((each.language for each in said), "")


def for_one(option: Option, side: OptionFit, profile: Profile) -> ForYou:
    """Show how an option stands for somebody, by what they have said."""
    shown = for_you(option, side, language_of(profile))
    unknown = tuple(_unknown(option, profile, _manner(option, shown.language)))
    return replace(shown, is_unjudged=_is_unjudged(option, profile), unknown=unknown)


def of_its_day(option: Option, side: OptionFit, zone: str) -> OptionFit:
    """Return a side without the wishes that speak of other days alone, in its member's zone."""
    met = tuple(each for each in side.met if _is_of_its_day(each, option, zone))
    return side if len(met) == len(side.met) else replace(side, met=met, meets=())


def _is_of_its_day(stake: Stake, option: Option, zone: str) -> bool:
    """Tell whether a wish has to do with an option's day: a no to other days alone has nothing."""
    if option.begins is None or stake.polarity is not Polarity.AGAINST:
        return True
    named = parts(stake.applies) if isinstance(stake.applies, TimeSet) else ()
    day = option.begins.astimezone(zone_named(zone)).date()
    return not named or any(_is_on(day, each) for each in named)


def _is_on(day: date, times: Weekly | Dated) -> bool:
    """Tell whether times lie on a day, or reach into it."""
    if isinstance(times, Weekly):
        return Weekday.of(day) in times.days or (
            times.start is not None
            and times.end is not None
            and times.end < times.start
            and Weekday.of(day - timedelta(days=1)) in times.days
        )
    return any(
        each.start.date() <= day <= (each.end or each.start).date() for each in times.moments
    )


def for_you(option: Option, side: OptionFit, language: str = "") -> ForYou:
    """Show how an option stands for the one whose side this is."""
    manner = _manner(option, language)
    barred = [] if side.can_come else [each for each in side.breaks if _bars(each)]
    rest = [each for each in side.breaks if each not in barred]
    return ForYou(
        option=option,
        met=tuple(_met(side, manner)),
        unmet=_named(rest, Polarity.FOR, manner),
        avoided=_named(rest, Polarity.AGAINST, manner),
        barred=tuple(_against(each.stake, each.wish, manner) for each in barred),
        can_come=side.can_come,
        language=language,
    )


def _is_unjudged(option: Option, profile: Profile) -> bool:
    """Tell whether what somebody wishes was kept in their words, and of no option is it known.

    What could not be placed may be about any option in words, until they say how each stands.
    """
    is_kept = any(map(is_as_told, profile.wishes))
    if isinstance(option, Words):
        of = (x.applies for x in profile.wishes)
        named = [x.option for x in of if isinstance(x, OptionRef | StandsFor)]
        return option.key not in named and bool(is_kept or profile.not_understood)
    return is_kept and not any(each.kind is Kind.OPTION for each in profile.wishes)


def _unknown(option: Option, profile: Profile, manner: Manner) -> Iterator[str]:
    """Name the wishes that cannot be judged at an option, for want of what is known of it."""
    for wish in profile.wishes:
        if isinstance(option, Words) and isinstance(wish.applies, Condition):
            datum = option.datum(wish.applies.criterion or "")
            if datum is None or not can_judge(wish.applies, datum):
                yield about(Stake.of(wish), manner)


def _manner(option: Option, language: str = "") -> Manner:
    """How a wish is named beside an option: the year of one that is a time goes without saying."""
    years = (option.begins.year,) if option.begins else ()
    return Manner(years, naming_in(language))


def _bars(broken: Break) -> bool:
    return broken.severity is Severity.CANNOT


def _named(broken: Iterable[Break], polarity: Polarity, manner: Manner) -> tuple[str, ...]:
    """Name the wishes that are broken and were meant so; a mere quotation counts as asked for."""
    return tuple(
        about(each.stake, manner) if each.stake else f"“{each.wish}”"
        for each in broken
        if (each.stake.polarity if each.stake else Polarity.FOR) is polarity
    )


def _met(side: OptionFit, manner: Manner) -> Iterator[str]:
    if not side.met:
        yield from (f"“{each}”" for each in side.meets)
    for stake in side.met:
        if isinstance(stake.applies, OptionRef) and stake.polarity is Polarity.AGAINST:
            continue  # a no to another option says nothing for this one
        if words := about(stake, manner):
            yield words if stake.polarity is Polarity.FOR else _kept(stake, words, manner)


def _kept(stake: Stake, words: str, manner: Manner) -> str:
    """Name a wish that is met: one to avoid "anything before 10:00" has "nothing before 10:00"."""
    naming = manner.naming
    template = naming.open_hours.get(stake.polarity, "{}")
    plain = words.removeprefix(template.partition("{")[0])
    opens = isinstance(stake.applies, TimeSet) and is_open(stake.applies, naming)
    is_one_ended = opens or plain != words
    return (naming.yours.nothing if is_one_ended else naming.yours.without).format(plain)


def against_you(relaxation: Relaxation) -> str:
    """Say to a wish's author what stands in the way: "you ruled out Mondays".

    It stands in a sentence, and is said in its language.
    """
    return _against(relaxation.stake, relaxation.wish, _manner(relaxation.option))


def must_against_you(wish: Preference, option: Option) -> str:
    """Say to its author which of their musts stands against an option: "you ruled out Mondays"."""
    return _against(Stake.of(wish), wish.restatement, _manner(option))


def _against(stake: Stake | None, wish: str, manner: Manner) -> str:
    if stake is None:
        return f"“{wish}”"
    yours, words = manner.naming.yours, about(stake, manner)
    if stake.kind is Kind.HOURS and isinstance(stake.applies, Weekly):
        return yours.night.format(hours(stake.applies))
    if stake.kind is Kind.BUSY:
        many = isinstance(stake.applies, Dated) and len(stake.applies.moments) > SHOWN
        return yours.busy_then if many else yours.busy.format(words)
    return _template(stake, manner.naming).format(words)


def _template(stake: Stake, naming: Naming) -> str:
    yours, wanted = naming.yours, stake.polarity is Polarity.FOR
    if stake.strength is not Strength.MUST:
        return yours.asked if wanted else yours.avoided
    if isinstance(stake.applies, TimeSet):
        return yours.only if wanted else yours.cannot
    return yours.needs if wanted else yours.never
