"""A line of values into clauses: pieces that each say one thing.

Two cuts are made. Before lists are formed, a comma or "and" becomes a boundary where a new
statement begins ("I can't do Monday, Tuesday works"), since otherwise both days would become one
list. Afterwards, what is left of commas, "and" and "but" is cut where the next piece can stand
for itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.language.english.small_words import (
    BACKWARD,
    CLAUSE_STARTERS,
    COPULA,
    FILLER,
    FIRST_PERSON,
    PRONOUNS,
    REASONS,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.tokens import Token
from orchestration.language.values import (
    About,
    Clock,
    Dates,
    DayName,
    Edge,
    Hours,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    OptionNamed,
    PartName,
    PerDay,
    Reach,
    Recurring,
    Shade,
    Stance,
    Times,
    UnitName,
    When,
    ZoneName,
)

TIMES = (When, Hours, Recurring, Dates, Times)
_PARTS_OF_TIMES = (
    *TIMES,
    *(Clock, DayName, Edge, Length, Meridian, MonthName, Num, Offset, PartName, Reach, UnitName),
    ZoneName,
)
_CUES = (Stance, About, PerDay, OptionNamed)
_WEAK = frozenset({Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE, Shade.FREE_PERIOD, Shade.ONLY})
_ENDS = frozenset({".", "!", "?", ";", "\n", "…"})
_LINKS = frozenset({",", "and", "or", "so", "-", "&", "then", "plus", ":", "("})
_SUBJECTS = FIRST_PERSON | PRONOUNS
_AHEAD = 40  # items looked at to see whether something more is said
_NEGATIONS = (Shade.NOT, Shade.NEVER)


@dataclass(frozen=True, slots=True)
class Clause:
    """Items that say one thing; `fresh` at the start of a sentence, `reason` after "because"."""

    items: tuple[Item, ...]
    fresh: bool = False
    reason: bool = False

    @property
    def start(self) -> int:
        """Where it begins in the text."""
        return self.items[0].start

    @property
    def end(self) -> int:
        """Where it ends in the text."""
        return self.items[-1].end


def is_cue(item: Item) -> bool:
    """Whether an item says how somebody stands to something."""
    if isinstance(item.value, Shade):
        return item.value not in _WEAK
    return isinstance(item.value, _CUES)


def boundary(item: Item) -> Item:
    """A link that separates statements."""
    return Item(Token(";", item.start, item.end), item.start, item.end, ";")


def mark_statements(line: Line) -> Line:
    """Turn a link into a boundary where a time with its own verdict follows a statement."""
    marked: Line = []
    finished = False
    for at, item in enumerate(line):
        if finished and item.word in _LINKS and _new_verdict(line, at + 1):
            finished = False
            marked.append(boundary(item))
            continue
        finished = item.word not in _ENDS and (finished or is_cue(item))
        marked.append(item)
    return marked


def _new_verdict(line: Line, at: int) -> bool:
    """Whether a time stands at this place and is followed by what is said of it."""
    seen = False
    while at < len(line):
        item = line[at]
        if isinstance(item.value, _PARTS_OF_TIMES):
            seen = True
        elif seen and (
            item.word in COPULA or isinstance(item.value, Stance) or item.value is Shade.NOT
        ):
            return True
        elif item.word not in FILLER or item.word in _ENDS or item.word in _SUBJECTS:
            return False
        at += 1
    return False


def clauses(line: Line) -> tuple[Clause, ...]:
    """Cut a line into clauses."""
    cut: list[Clause] = []
    current: list[Item] = []
    fresh, reason = True, False
    for at, item in enumerate(line):
        kind = _cut_at(line, at, current)
        if kind:
            cut += _clause(current, fresh, reason)
            current, reason = [], item.word in REASONS
            fresh = kind == "sentence" or (fresh and not cut)
        if not kind or kind == "before":
            current.append(item)
    cut += _clause(current, fresh, reason)
    return tuple(cut)


def _clause(items: list[Item], fresh: bool, reason: bool) -> list[Clause]:
    return [Clause(tuple(items), fresh, reason)] if any(_matters(item) for item in items) else []


def _matters(item: Item) -> bool:
    return not isinstance(item.value, Token) or item.word not in _LINKS | _ENDS


def _cut_at(line: Line, at: int, current: list[Item]) -> str:
    """How the line is cut at an item: not at all, or as a "sentence", a "link", or "before" it."""
    item = line[at]
    if item.word in _ENDS:
        return "sentence"
    if not any(is_cue(each) or isinstance(each.value, TIMES) for each in current):
        return "before" if item.word in REASONS and current else ""
    if item.word in CLAUSE_STARTERS | REASONS and isinstance(item.value, Token):
        return "link"
    if (
        item.word in _LINKS
        and isinstance(item.value, Token)
        and _stands_for_itself(line, at + 1, current)
    ):
        return "link"
    if item.value in _NEGATIONS and _times_follow(line, at + 1) and _has_times(current):
        return "before"
    return ""


def _has_times(items: list[Item]) -> bool:
    return any(isinstance(item.value, TIMES) for item in items)


def _times_follow(line: Line, at: int) -> bool:
    while at < len(line) and isinstance(line[at].value, Token) and line[at].word in FILLER - _ENDS:
        at += 1
    return at < len(line) and isinstance(line[at].value, TIMES)


def _stands_for_itself(line: Line, at: int, current: list[Item]) -> bool:
    """Whether what follows a link is a statement: a subject, a cue, or a softener and more."""
    while at < len(line) and line[at].word in _LINKS:
        at += 1
    if at >= len(line):
        return False
    item = line[at]
    if item.word in _SUBJECTS:
        return _cue_before_end(line, at + 1)
    if isinstance(item.value, Shade) and item.value in _WEAK:
        return _cue_before_end(line, at + 1)
    if isinstance(item.value, Stance):
        return _cue_before_end(line, at + 1)
    if is_cue(item):
        return not isinstance(item.value, OptionNamed) or any(is_cue(each) for each in current)
    return (
        isinstance(item.value, TIMES)
        and _cue_before_end(line, at + 1)
        and any(map(is_cue, current))
    )


def _cue_before_end(line: Line, at: int) -> bool:
    for item in line[at : at + _AHEAD]:
        if item.word in _ENDS:
            return False
        if is_cue(item) or isinstance(item.value, TIMES) or item.word in BACKWARD:
            return True
    return False
