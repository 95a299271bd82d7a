"""What is held out beside a no in the same sentence: "can't tomorrow, day after?".

Behind a comma the day that is asked about, and the hours that are only perhaps, are none of what
is ruled out before it.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.asides import phrase
from orchestration.language.clauses.clause import has_word
from orchestration.language.clauses.cues import STOPS, TIMES, is_part_of_time
from orchestration.language.english.small_words import ARTICLES, BEFORE_A_TIME, GENERALLY, PERHAPS
from orchestration.language.grammar import Item, Line
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Dates, Recurring, Shade, Stance, Times
from orchestration.model.preferences import Polarity

_PARTING = frozenset({",", "-"})
_AHEAD_OF_IT = BEFORE_A_TIME | ARTICLES | {"or", "then", "how", "about", "what", "but"}
_SOFTLY = (Shade.LOWER, Shade.IF_NEED_BE)
_NOES = (Shade.NOT, Shade.NEVER, Shade.BUSY, Shade.BLOCKED)


def holds_out(line: Line, at: int) -> bool:
    """Whether a time is held out behind a mark, and what stands before it is a no."""
    if line[at].word not in _PARTING or (line[at].word == "-" and not _is_set_off(line, at)):
        return False
    before = _sentence_before(line, at)
    return _asks_for_a_day(line, at, before) or _lets_hours_through(line, at, before)


def _is_set_off(line: Line, at: int) -> bool:
    """Whether a dash stands by itself: "tomorrow is packed - maybe 9"."""
    alone = line[at - 1].end < line[at].start if at else False
    return alone and at + 1 < len(line) and line[at].end < line[at + 1].start


def _sentence_before(line: Line, at: int) -> Line:
    begin = next((n + 1 for n in range(at - 1, -1, -1) if line[n].word in STOPS), 0)
    return line[begin:at]


def _asks_for_a_day(line: Line, at: int, before: Sequence[Item]) -> bool:
    """Whether nothing but a day follows, with a question mark, and a no leads the days before."""
    rest = phrase(line, at + 1)
    end = at + 1 + len(rest)
    asked = end < len(line) and line[end].word == "?"
    days = [item for item in rest if is_part_of_time(item)]
    only = all(is_part_of_time(item) or item.word in _AHEAD_OF_IT for item in rest)
    first = next((n for n, item in enumerate(before) if is_part_of_time(item)), 0)
    return asked and only and bool(days) and any(map(_refuses, before[:first]))


def _lets_hours_through(line: Line, at: int, before: Sequence[Item]) -> bool:
    """Whether hours that are only perhaps follow a day that is full: "Wed is full, 9 maybe"."""
    rest = phrase(line, at + 1)
    if not (is_perhaps(rest) and any(map(is_part_of_time, rest))):
        return False
    full = any(map(_refuses, before))
    whole = [item.value for item in before if isinstance(item.value, TIMES)]
    return full and bool(whole) and all(isinstance(each, Recurring | Dates) for each in whole)


def _refuses(item: Item) -> bool:
    against = isinstance(item.value, Stance) and item.value.polarity is Polarity.AGAINST
    return against or item.value in _NOES


def is_let_through(items: Sequence[Item], times: Times) -> bool:
    """Whether hours by the clock are possible, as nothing is said of all days: "9-10 maybe"."""
    general = has_word(items, GENERALLY)
    possible = any(_allows(item) for item in items)
    refused, soft = any(map(_refuses, items)), any(map(_is_soft, items))
    clocks = bool(times.whens) and all(
        when.days is None
        and when.hours
        and not (when.hours.plural or (when.hours.part and not soft))
        for when in times.whens
    )
    return clocks and possible and not (general or refused)


def _allows(item: Item) -> bool:
    possible = isinstance(item.value, Stance) and item.value.polarity is Polarity.FOR
    return possible or _is_soft(item)


def is_perhaps(items: Sequence[Item]) -> bool:
    """Whether something is possible at most, and neither a day is named nor anything refused."""
    days = any(when.days for item in items for when in pieces(item.value))
    return any(map(_is_soft, items)) and not days and not any(map(_refuses, items))


def _is_soft(item: Item) -> bool:
    return item.value in _SOFTLY or item.word in PERHAPS
