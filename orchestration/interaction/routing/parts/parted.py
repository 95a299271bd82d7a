"""What two parts of a sentence are to each other: two orders, or one and what is told beside it."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    Vote,
)

_OF_REMINDERS: Final = (Asks.QUIET, Asks.LOUD)
_BESIDE: Final = (
    Does.CLOSE,
    Does.REMIND,
    Does.EXTEND,
    Does.CANCEL,
    Does.AGAIN,
    Does.RESTART,
)
_OF_OTHERS: Final = (Does.CLOSE, Does.REMIND, Does.ADD, Does.REMOVE)
"""What is ordered without a time of its own: it takes nothing from a wish that stands before it."""

_OF_ITS_OWN: Final = frozenset({"provided", "?", "day", "for good", "for every session", "letter"})
"""Signs of what is said behind an order that is more than why it is given."""


_ON_A_DAY: Final = frozenset({"today", "not now"})
"""Signs of a day that tells why: “wait until Monday, I'm out tomorrow”."""


def are_two(first: About, then: About) -> bool:
    """Tell whether something is to be done at once, and something else after it."""
    if isinstance(first, SessionWish | StandingWish):
        return _is_sure(then) and isinstance(then, SessionOrder) and then.does in _OF_OTHERS
    if isinstance(first, Vote):
        of_reminders = isinstance(then, SessionQuestion) and then.asks in _OF_REMINDERS
        return of_reminders or _is_sure(then)
    if no_reminder(then) and (_is_sure(first) or is_denied(first)):
        return not no_reminder(first)
    if isinstance(then, SessionQuestion) and then.asks is Asks.EXPORT:
        return isinstance(first, SessionOrder)
    if not isinstance(first, SessionOrder) or not isinstance(then, SessionOrder):
        return False
    return _are_in_a_row(first, then)


def _are_in_a_row(first: SessionOrder, then: SessionOrder) -> bool:
    """Tell whether two orders are given one after the other; an end may have its time there."""
    if first.does is then.does or not (_is_sure(first) or is_denied(first)):
        return False
    is_timed = then.does is Does.CHANGE or (then.does is Does.CLOSE and then.held is Held.TIME)
    is_reminder = then.does is Does.REMIND and then.held is Held.TIME
    return _is_sure(then) or is_reminder or (first.does is Does.REMIND and is_timed)


def without_needless(routed: Sequence[About], enough: AbstractSet[Span]) -> list[About]:
    """Return what a message is about, without what goes without saying beside the rest of it.

    Who calls something off has nobody reminded of it; and who leaves it to the others has no wish
    about it. What is `enough` is what has just been ordered, and closes
    nothing: “make it 30 min, that's enough”.
    """
    routed = [
        each
        for at, each in enumerate(routed)
        if each.span not in enough or not any(map(_says_how_much, routed[:at]))
    ]
    is_ended = any(map(_ends_it, routed))
    is_left = any(isinstance(each, CameUp) and each.leaves for each in routed)
    return [
        each
        for each in routed
        if not (is_ended and _reminds(each)) and not (is_left and isinstance(each, SessionWish))
    ]


def _says_how_much(about: About) -> bool:
    """Tell whether it is ordered how long something is to be, or how it is to be taken."""
    if not isinstance(about, SessionOrder) or about.held is Held.DENIED:
        return False
    return about.does in (Does.MOVE, Does.CHANGE, Does.EXTEND)


def no_reminder(about: About) -> bool:
    """Tell whether nobody is to be reminded, or whoever says so is not."""
    if isinstance(about, SessionOrder):
        return about.does is Does.REMIND and about.held is Held.DENIED
    return isinstance(about, SessionQuestion) and about.asks is Asks.QUIET


def _ends_it(about: About) -> bool:
    """Tell whether something is called off, whatever else is to be done."""
    return isinstance(about, SessionOrder) and about.does is Does.CANCEL and _is_sure(about)


def _reminds(about: About) -> bool:
    """Tell whether it is said of reminding, be it that nobody is: who is told so needs no more."""
    return no_reminder(about) or (isinstance(about, SessionOrder) and about.does is Does.REMIND)


def is_denied(about: About) -> bool:
    """Tell whether an order is denied."""
    return isinstance(about, SessionOrder) and about.held is Held.DENIED


def goes_beside(first: About, rest: About, signs: AbstractSet[str]) -> bool:
    """Tell whether what is said behind an order, with these signs, only tells why it is given."""
    is_told = isinstance(rest, SessionWish | StandingWish | Unknown | Social)
    tells_why = not _ON_A_DAY.isdisjoint(signs)
    is_of_its_own = not _OF_ITS_OWN.isdisjoint(signs - {"day"} if tells_why else signs)
    if not is_told or is_of_its_own:
        return False
    if isinstance(first, SessionQuestion):
        return first.asks in _OF_REMINDERS
    if not isinstance(first, SessionOrder) or first.does not in _BESIDE:
        return False
    return first.held in (None, Held.TIME)


def _is_sure(about: About) -> bool:
    """Tell whether an order hangs on nothing, and is no setting: these come in rows."""
    if not isinstance(about, SessionOrder) or about.does is Does.CHANGE:
        return False
    return about.held in (None, Held.UNREAD)
