"""The rules by which a sentence is told to be about something: the first that fits holds.

A rule is a line of signs. All of them must be there (`|` parts alternatives), and none of those
with a minus. `^sign` begins the sentence; `@…` is where it was said, and what is open there. The
rules stand by what they place; the order in which they are tried is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from orchestration.interaction.routing.rules import (
    asked_for,
    orders,
    own_words,
    questions,
    told,
)
from orchestration.interaction.routing.rules.rule import Meaning, Rule, rule

_IN_ORDER: Final = (
    own_words.OWN_WORDS,
    asked_for.OF_EVERYBODY,
    own_words.NOBODYS,
    own_words.ANSWERS,
    orders.ONCE_MORE,
    asked_for.IN_A_CHANNEL,
    questions.OF_WHO_COMES,
    told.AWAY_THEN,
    told.NEVER_SUITS,
    told.COMING,
    questions.FORMERLY_DECIDED,
    questions.OF_POLLS,
    told.OF_WHAT_WAS,
    told.OF_WHAT_IS_DONE,
    told.THANKS_FOR_IT,
    told.BALLOTS,
    orders.LATER_ON,
    orders.BY_VERB,
    questions.QUESTIONS,
    own_words.TAKEN_BACK,
    orders.ORDERS,
    told.SOMETHING_CAME_UP,
    told.FOR_GOOD,
    told.OF_A_FORMER_MEETING,
    asked_for.REQUESTS,
    told.OF_OTHERS,
    told.COURTESY,
    told.WISHES,
)

_RULES: Final[tuple[Rule, ...]] = tuple(
    rule(meaning, line) for table in _IN_ORDER for meaning, line in table
)


def _by_sign() -> Mapping[str, Sequence[int]]:
    """Return the places of rules by signs: each by those that fewest others need, of its own.

    A sign of where something was said holds of all that is said there.
    """
    needed = Counter(sign for each in _RULES for signs in each.needs for sign in signs)
    weights = {sign: len(_RULES) if sign[0] == "@" else n for sign, n in needed.items()}
    found: dict[str, list[int]] = {}
    for at, each in enumerate(_RULES):
        for sign in min(each.needs, key=lambda signs: sum(weights[one] for one in signs)):
            found.setdefault(sign, []).append(at)
    return found


_BY_SIGN: Final = _by_sign()


def meaning_of(signs: AbstractSet[str]) -> Meaning | None:
    """Return what a sentence with these signs is about: the first rule that fits says so."""
    possible = sorted({at for sign in signs for at in _BY_SIGN.get(sign, ())})
    return next((_RULES[at].meaning for at in possible if _RULES[at].fits(signs)), None)
