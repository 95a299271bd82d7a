"""What keeps somebody by words that no vocabulary has: "the 14th is my driving test".

Three forms say so whatever the noun is: a day that *is* something of one's own, somebody who *is
doing* something then, and who *is at* something at hours that are named.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.cues import TIMES
from orchestration.language.english.small_words import (
    ARTICLES,
    AUTHORS,
    BEING_THERE,
    DOING_NOTHING,
    OF_ONES_OWN,
    WHEREABOUTS,
)
from orchestration.language.grammar import Item
from orchestration.language.values import Hours, Shade, When
from orchestration.language.words.either_language import MEANS_NO_ENGAGEMENT
from orchestration.language.words.tokens import Strange
from orchestration.language.words.writing import words

_IS = frozenset({"is", "are", "'s"})
_PASSED_OVER = frozenset({"well", "now", "always", "usually", "all", "still", "also"})
_ENDINGS = frozenset({"", *words("s es d r er ers st est ly ish ness e en em tag tage")})
_SHORTEST = 5  # letters of a word that ends in "ing"


def engagement(items: Sequence[Item]) -> int | None:
    """Where the words begin for what keeps somebody, if they say so."""
    timed = [n for n, item in enumerate(items) if isinstance(item.value, TIMES)]
    if not timed:
        return None
    for at in range(len(items) - 2):
        if items[at].word in _IS and timed[0] < at and _is_ones_own(items, at + 1):
            return at + 1
        after = _behind_subject(items, at)
        if items[at].word in BEING_THERE and (_is_doing(items, after) or _is_at(items, after)):
            return after
    return _doing_last(items)


def _behind_subject(items: Sequence[Item], at: int) -> int:
    """Where a verb of being goes on, behind its subject and times: "bin ich von 10 bis 12 beim"."""
    rest = range(at + 1, len(items) - 1)
    passed = (
        n
        for n in rest
        if not isinstance(items[n].value, TIMES) and items[n].value is not Shade.LARGELY
    )
    return next((n for n in passed if items[n].word not in AUTHORS | _PASSED_OVER), at + 1)


def _doing_last(items: Sequence[Item]) -> int | None:
    """Where "I'm moving" ends a clause."""
    if len(items) < 2 or items[-2].word not in BEING_THERE or not _is_doing(items, len(items) - 1):
        return None
    return len(items) - 1


def _is_ones_own(items: Sequence[Item], at: int) -> bool:
    """Whether a noun follows of something that the author calls theirs."""
    rest = [item for item in items[at + 1 :] if not isinstance(item.value, TIMES)]
    named = bool(rest) and isinstance(rest[0].value, Strange)
    return items[at].word in OF_ONES_OWN and named and not any(map(_is_none, rest))


def _is_none(item: Item) -> bool:
    """Whether a word tells how a time is, rather than what it is taken by."""
    beginnings = (each for each in MEANS_NO_ENGAGEMENT if item.word.startswith(each))
    return any(item.word[len(each) :] in _ENDINGS for each in beginnings)


def _is_doing(items: Sequence[Item], at: int) -> bool:
    word = items[at].word
    doing = isinstance(items[at].value, Strange) and word.endswith("ing")
    return doing and len(word) >= _SHORTEST and word not in DOING_NOTHING


def _is_at(items: Sequence[Item], at: int) -> bool:
    """Whether somebody is somewhere at hours: "at the vet's 2-4", "bis 10 im Stall"."""
    if items[at].word not in WHEREABOUTS or not any(map(_has_hours, items)):
        return False
    rest = [item for item in items[at + 1 :] if item.word not in ARTICLES]
    return bool(rest) and isinstance(rest[0].value, Strange) and not _is_none(rest[0])


def _has_hours(item: Item) -> bool:
    """Whether hours are told by the clock, or as a part of a day that is named."""
    when = item.value if isinstance(item.value, When) else When(None, None)
    hours = when.hours or item.value
    return isinstance(hours, Hours) and (not hours.part or when.days is not None)
