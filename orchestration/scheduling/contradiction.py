"""Which earlier statement a later one takes back, and which stands firm (PROTOCOL.md, section 2).

Times are compared as sets, never by the session's starts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orchestration.model.preferences import (
    FOR_GOOD,
    Applies,
    Kind,
    Polarity,
    Preference,
    Strength,
)
from orchestration.model.times import OtherTimes, TimeSet, any_of, parts
from orchestration.scheduling.pieces import named_one_by_one, overlap, within, without
from orchestration.scheduling.wishes import EvaluationContext

OF_TIMES = (Kind.TIME, Kind.BUSY, Kind.OPTION, Kind.CRITERION)


def comparable(new: Preference, old: Preference) -> bool:
    """Tell whether one can take the other back: both about times, and said in two messages.

    A calendar's engagements stay what they are: whatever is said, they are in the calendar.
    """
    apart = old.source is not None and (
        new.source is None or new.source.message != old.source.message
    )
    kinds = (*OF_TIMES, Kind.FLEXIBLE) if isinstance(old.applies, OtherTimes) else OF_TIMES
    return apart and new.kind in kinds and old.kind in OF_TIMES


def is_firm(wish: Preference) -> bool:
    """Tell whether a wish decides who can come."""
    return wish.strength is Strength.MUST


def same_matter(old: Preference, new: Preference) -> bool:
    """Tell whether two wishes ask the same thing, however strongly.

    What is known by its words alone is the same only in the same words.
    """
    is_alike = (old.kind, old.polarity, old.applies) == (new.kind, new.polarity, new.applies)
    return is_alike and (old.kind is not Kind.FREE_TEXT or old.restatement == new.restatement)


def replaces(new: Preference, old: Preference, context: EvaluationContext) -> bool:
    """Tell whether a later statement takes an earlier one back, all of it or a part.

    Asking for a time that lies within what was ruled out does, and so does accepting it; so does
    ruling out all of a time that was asked for. "Late afternoons, but not on Mondays" is no
    contradiction. What is weaker takes nothing back that was firm, unless it accepts it.
    """
    if is_firm(old) and not (is_firm(new) or new.polarity is Polarity.ACCEPTS):
        return False
    if _settles(new, old, context):
        return True
    if old.polarity is Polarity.AGAINST:
        return new.polarity is not Polarity.AGAINST and bool(_asked_within(new, old, context))
    if new.polarity is Polarity.AGAINST:
        return within(old.applies, new.applies, context)
    if is_firm(old):
        return bool(_beyond(new, old, context))
    return _is_settled(new, old, context)


def _settles(new: Preference, old: Preference, context: EvaluationContext) -> bool:
    """Tell whether it is said now how much the times matter that somebody had only listed."""
    if not isinstance(old.applies, OtherTimes) or new.polarity is not Polarity.FOR:
        return False
    if new.kind is Kind.FLEXIBLE:
        return new.applies is None
    return within(old.applies.times, new.applies, context)


def _is_settled(new: Preference, old: Preference, context: EvaluationContext) -> bool:
    """Tell whether what was accepted needs no words any more: it is wished for, or left out."""
    if old.polarity is not Polarity.ACCEPTS or new.polarity is not Polarity.FOR:
        return False
    left_out = is_firm(new) and not overlap(old.applies, new.applies, context)
    return left_out or within(old.applies, new.applies, context)


def remains(new: Preference, old: Preference, context: EvaluationContext) -> TimeSet | None:
    """Return what an earlier wish goes on to say once a later one has taken it back."""
    if _settles(new, old, context):
        return None
    if old.polarity is Polarity.AGAINST:
        rest: Applies = old.applies
        for asked in _asked_within(new, old, context):
            rest = without(rest, asked, context)
        return rest if isinstance(rest, TimeSet) else None
    if new.polarity is Polarity.ACCEPTS and isinstance(old.applies, TimeSet):
        more = (part for each in _beyond(new, old, context) for part in parts(each))
        return any_of([*parts(old.applies), *more])
    return None


def widens(new: Preference, old: Preference, context: EvaluationContext) -> bool:
    """Tell whether a time that is accepted moves the bounds of an earlier “only” further out.

    “Until 5pm is possible” after “only before 3pm”: rather before 3pm, and only before 5pm.
    """
    is_only = is_firm(old) and old.polarity is Polarity.FOR
    if not is_only or new.polarity is not Polarity.ACCEPTS or not isinstance(new.applies, TimeSet):
        return False
    return within(old.applies, new.applies, context) and not within(
        new.applies, old.applies, context
    )


def withstands(old: Preference, new: Preference, context: EvaluationContext) -> bool:
    """Tell whether what was firm goes on to hold against what has been said of its time since."""
    if not is_firm(old) or not comparable(new, old) or replaces(new, old, context):
        return False
    if same_matter(old, new):
        return not is_firm(new)
    if old.polarity is Polarity.AGAINST:
        return _asks_in_vain(new, old, context)
    if new.polarity is Polarity.AGAINST:
        return within(old.applies, new.applies, context)
    return bool(_beyond(new, old, context))


def _asks_in_vain(new: Preference, old: Preference, context: EvaluationContext) -> bool:
    """Tell whether a time was ruled out that is asked for, or is part of one that is accepted."""
    if new.polarity is Polarity.AGAINST:
        return False
    accepted = new.polarity is Polarity.ACCEPTS and within(old.applies, new.applies, context)
    return accepted or bool(_asked_within(new, old, context))


def _asked_within(
    new: Preference, old: Preference, context: EvaluationContext
) -> Sequence[Applies]:
    """Return the times asked for, one by one, that lie in what was ruled out."""
    return [each for each in _times(new) if within(each, old.applies, context)]


def _beyond(new: Preference, old: Preference, context: EvaluationContext) -> Sequence[TimeSet]:
    """Return the times asked for, one by one, that an earlier "only" leaves out."""
    asked = (each for each in _times(new) if isinstance(each, TimeSet))
    return [each for each in asked if not overlap(each, old.applies, context)]


def adds_nothing(new: Preference, earlier: Iterable[Preference]) -> bool:
    """Tell whether what somebody has not listed says nothing: they have spoken of times before."""
    if not isinstance(new.applies, OtherTimes):
        return False
    return any(
        (comparable(new, old) or old.kind is Kind.FLEXIBLE) and old.source != FOR_GOOD
        for old in earlier
    )


def _times(wish: Preference) -> Sequence[Applies]:
    applies = wish.applies
    return named_one_by_one(applies) if isinstance(applies, TimeSet) else (applies,)
