"""In which order somebody puts options while wishes are told: it is kept for the vote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from orchestration.deciding.method import OrderTold
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from orchestration.deciding.wishes.hearing import ranks
from orchestration.kinds.choice.state import Choice, OwnOrder
from orchestration.model.ballots import Order
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    OptionRef,
    Polarity,
    Preference,
    Strength,
    Understanding,
)
from orchestration.privacy import Private, reveal

_STRENGTHS: Final = (*Strength,)
_SEVERAL: Final = 2


def with_order(choice: Choice, who: MemberId, said: Understanding) -> Choice:
    """Return it with the order that a message puts options in, where a vote is to do so.

    Whatever else is said of an option since then leaves it open how they stand.
    """
    wishes = [each for each in said.preferences if isinstance(each.applies, OptionRef)]
    if choice.phase is not Phase.INTAKE or not wishes:
        return choice
    orders = {each: box for each, box in choice.orders.items() if each != who}
    if ranks(choice) and (order := _order_in(wishes)):
        orders[who] = Private(who, order)
    return replace(choice, orders=orders)


def _order_in(wishes: Sequence[Preference]) -> OwnOrder | None:
    """Return the order of what is wished for in one message; None where it may be none."""
    told = sorted(wishes, key=lambda each: each.source.start if each.source else 0)
    ahead = [each for each in told if each.polarity is Polarity.FOR]
    behind = [each for each in told if each.polarity is Polarity.AGAINST]
    strengths = [_STRENGTHS.index(each.strength) for each in ahead]
    is_falling = all(one <= next_ for one, next_ in pairwise(strengths))
    is_order = len({*strengths}) > 1 or bool(ahead and behind)
    if len(told) < _SEVERAL or len(ahead) + len(behind) < len(told) or not is_falling:
        return None
    return OwnOrder(_keys(ahead), _keys(behind)) if is_order else None


def _holds(choice: Choice, who: MemberId, order: OwnOrder) -> bool:
    """Tell whether all that an order says is still wished for: nothing of it was taken back."""
    held = {
        (each.applies.option, each.polarity)
        for each in profile_of(choice, who).wishes
        if isinstance(each.applies, OptionRef)
    }
    told = {(each, Polarity.FOR) for each in order.ahead}
    return told | {(each, Polarity.AGAINST) for each in order.behind} <= held


def _keys(wishes: Sequence[Preference]) -> tuple[str, ...]:
    return tuple(each.applies.option for each in wishes if isinstance(each.applies, OptionRef))


def order_told(choice: Choice, who: MemberId, options: Sequence[Words]) -> OrderTold | None:
    """Return an order that somebody has told as a ballot on options; None where they have none.

    What they have not named stands in one place, before what they have put last.
    """
    box = choice.orders.get(who)
    order = reveal(box, to=who) if box is not None else None
    if order is None or not _holds(choice, who, order):
        return None
    names = {each.key: each.id for each in options}
    ahead, behind = _named(order.ahead, names), _named(order.behind, names)
    between = tuple(each for each in names.values() if each not in (*ahead, *behind))
    places = [*_alone(ahead), *([between] if between and behind else []), *_alone(behind)]
    several = len(ahead) + len(behind) >= _SEVERAL
    return OrderTold(Order(tuple(places)), behind) if several else None


def _named(keys: Sequence[str], names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(names[each] for each in keys if each in names)


def _alone(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield each in a place of its own."""
    yield from ((each,) for each in names)
