"""Remarks: what stands apart by a mark, and names neither a time nor how somebody stands to one.

"Tuesday is out, boiler service": the wish is read without it, and the remark is listed. It is one
only beside a statement of its own: "Tuesday - gruesome" may say something of Tuesday.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from orchestration.language.clauses.clause import Clause, has_kind, has_word
from orchestration.language.clauses.cues import TIMES, is_cue, is_part_of_time
from orchestration.language.clauses.leftovers import Leftover, is_unknown, leftovers
from orchestration.language.clauses.verdicts import shades, verdict
from orchestration.language.english.small_words import CONDITIONS
from orchestration.language.grammar import Item
from orchestration.language.values import About, Shade, Stance
from orchestration.language.words.either_language import GAINSAYING
from orchestration.language.words.tokens import Token

_SAYING = frozenset({Shade.FLEXIBLE, Shade.BEGINS, Shade.ENDS, Shade.PRESENT})
_MARKS = frozenset({",", "-", ":", "(", ")"})
_TURNING = GAINSAYING | CONDITIONS


def without_remarks(clause: Clause) -> tuple[Clause, tuple[Leftover, ...]]:
    """Return a clause without the remarks in it, and these."""
    if not has_word(clause.items, _MARKS):
        return clause, ()
    segments = _segments(clause.items)
    if len(segments) == 1:
        return clause, ()
    said = [each for each in segments if not _is_remark(each)]
    if not said or len(said) == len(segments) or any(map(_may_turn, segments)):
        return clause, ()
    kept = tuple(item for each in said for item in each)
    if not (verdict(kept).said or shades(kept) & _SAYING):
        return clause, ()
    remarks = [left for each in segments if _is_remark(each) for left in leftovers(each)]
    return replace(clause, items=_trimmed(kept)), tuple(remarks)


def _segments(items: Sequence[Item]) -> list[Sequence[Item]]:
    """What stands between marks, each with the mark before it."""
    marks = [n for n, item in enumerate(items) if _is_mark(item) and n]
    return [items[one:other] for one, other in pairwise((0, *marks, len(items)))]


def _is_mark(item: Item) -> bool:
    return isinstance(item.value, Token) and item.word in _MARKS


def _is_remark(items: Sequence[Item]) -> bool:
    """Whether words are strange, and nothing among them is a time or says anything of one."""
    named = any(is_part_of_time(item) or is_cue(item) for item in items)
    told = has_kind(items, *TIMES, Stance, Shade, About)
    return not (named or told) and any(map(is_unknown, items))


def _may_turn(items: Sequence[Item]) -> bool:
    """Whether a remark takes back what it stands beside, or says on what that depends."""
    words = {item.word for item in items}
    return _is_remark(items) and bool(words & _TURNING)


def _trimmed(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Items without the marks at either end."""
    while len(items) > 1 and _is_mark(items[0]):
        items = items[1:]
    while len(items) > 1 and _is_mark(items[-1]):
        items = items[:-1]
    return items
