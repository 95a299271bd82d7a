"""Words by which a clause may mean another thing than its times and stances say.

"I know everyone loves Mondays", "Thursday would have been perfect", "your mornings".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from orchestration.language.clauses.cues import TIMES
from orchestration.language.grammar import Item
from orchestration.language.values import Except, Shade, Stance
from orchestration.language.words.either_language import HAPPENED, STILL_TO_COME, WAS
from orchestration.model.preferences import Polarity

_NOES = frozenset({Shade.NOT, Shade.NEVER})


def words_turn(items: Sequence[Item]) -> bool:
    """Whether something in a clause may make another wish of what it seems to say."""
    return any(turns(items) for turns in _TURNING)


def _would_have_been(items: Sequence[Item]) -> bool:
    """Whether something is said of what is not so: "Thursday would have been perfect"."""
    words = {item.word for item in items}
    past = any(
        one.word in ("was", "were") and isinstance(two.value, Stance) and two.value.able
        for one, two in pairwise(items)
    )
    return past or ("been" in words and bool(words & {"would", "'d", "could"}))


def _has_happened(items: Sequence[Item]) -> bool:
    """Whether a story is told of a time that is over: "Monday was horrible", "we met on Friday"."""
    words = [item.word for item in items]
    if not STILL_TO_COME.isdisjoint(words) or "if" in words:
        return False
    return not (WAS | HAPPENED).isdisjoint(words)


def _is_on_anothers_clock(items: Sequence[Item]) -> bool:
    """Whether a time is theirs to whom it is said: "your mornings", "3pm your end"."""
    return any(
        (one.word == "your" and isinstance(two.value, TIMES))
        or (two.word == "your" and isinstance(one.value, TIMES))
        for one, two in pairwise(items)
    )


def _excepts_a_statement(items: Sequence[Item]) -> bool:
    """Whether something is said of what is excepted: "except Thursdays I'm free after 12"."""
    at = next((n for n, item in enumerate(items) if isinstance(item.value, Except)), None)
    if at is None:
        return False
    behind = items[at + 1 :]
    stated = any(isinstance(item.value, Stance) for item in behind)
    return stated and any(isinstance(item.value, TIMES) for item in behind)


def _is_said_of_everyone(items: Sequence[Item]) -> bool:
    """Whether it is others who like a time: "I know everyone loves Monday mornings"."""
    return any(
        one.value is Shade.EVERYONE and isinstance(two.value, Stance)
        for one, two in pairwise(items)
    )


def _says_both(items: Sequence[Item]) -> bool:
    """Whether anything goes and something does not: "nothing on the 11th and a dentist at 2"."""
    cues = {item.value for item in items if isinstance(item.value, Shade)}
    return Shade.FLEXIBLE in cues and bool(cues & {Shade.BUSY, Shade.ENGAGED, Shade.BLOCKED})


def _praises_by_what_it_avoids(items: Sequence[Item]) -> bool:
    """Whether a time is praised before something is spoken against: "best to avoid holidays"."""
    said = [item.value for item in items if isinstance(item.value, Stance)]
    praised = next((n for n, each in enumerate(said) if _praises(each)), len(said))
    denied = any(item.value in _NOES for item in items)
    return not denied and any(each.polarity is Polarity.AGAINST for each in said[praised:])


def _praises(stance: Stance) -> bool:
    plain = not (stance.wish or stance.joint or stance.able)
    return stance.polarity is Polarity.FOR and plain


_TURNING = (
    *(
        _would_have_been,
        _has_happened,
        _is_on_anothers_clock,
        _excepts_a_statement,
        _is_said_of_everyone,
    ),
    *(_says_both, _praises_by_what_it_avoids),
)
