"""A line of values into clauses: pieces that each say one thing.

Two cuts are made. Before lists are formed, a comma or "and" becomes a boundary where a new
statement begins ("I can't do Monday, Tuesday works"), since otherwise both days would become one
list. Afterwards, what is left of commas, "and" and "but" is cut where the next piece can stand
for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from orchestration.language.english.corrections import INSTEAD
from orchestration.language.english.small_words import (
    BACKWARD,
    CLAUSE_STARTERS,
    COPULA,
    FILLER,
    FIRST_PERSON,
    POINTERS,
    POSSESSIVE,
    REASONS,
    SUBJECTS,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.tokens import Strange, Token
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
    Person,
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
PARTS_OF_TIMES = (
    *TIMES,
    *(Clock, DayName, Edge, Length, Meridian, MonthName, Num, Offset, PartName, Reach, UnitName),
    ZoneName,
)
_CUES = (Stance, About, PerDay, OptionNamed)
_WEAK = (Shade.RAISE, Shade.LOWER, Shade.IF_NEED_BE, Shade.FREE_PERIOD, Shade.ONLY)
_ENDS = frozenset({".", "!", "?", ";", "\n", "…"})
_LINKS = frozenset({",", "and", "or", "so", "-", "&", "then", "plus", "("})
_DAYS = (DayName, Recurring, Dates, MonthName, Num)
_LONGEST_DAY = 4  # items before the colon of an entry: "Tue 12 Jan:"
_AHEAD = 40  # items looked at to see whether something more is said
_NEGATIONS = (Shade.NOT, Shade.NEVER)


@dataclass(frozen=True, slots=True)
class Clause:
    """Items that say one thing.

    `fresh`: at the start of a sentence. `reason`: after "because". `instead`: it corrects what was
    said before it. `asked`: it ends with a question mark. `mended`: a word of it was spelt wrong.
    """

    items: tuple[Item, ...]
    fresh: bool = False
    reason: bool = False
    instead: bool = False
    asked: bool = False
    mended: bool = False

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
        anew = finished and item.word in _LINKS and _begins_anew(line, at)
        if anew or (item.word == "," and _begins_entry(line, at + 1)):
            finished = False
            marked.append(boundary(item))
            continue
        finished = item.word not in _ENDS and (finished or _states(item))
        marked.append(item)
    return marked


def _begins_anew(line: Line, at: int) -> bool:
    """Whether a statement about another time begins behind a link.

    In "I can't do Monday or Tuesday, Wednesday works" it begins at the comma, not at the "or".
    """
    if line[at].word == "-" and _joined(line, at):
        return False
    verdict_at = _new_verdict(line, at + 1)
    if verdict_at is None or line[at].word == ",":
        return verdict_at is not None
    listing = at > 0 and isinstance(line[at - 1].value, PARTS_OF_TIMES)
    return not (listing and any(item.word == "," for item in line[at + 1 : verdict_at]))


def _begins_entry(line: Line, at: int) -> bool:
    """Whether a list goes on with another day and what is said of it: "Tue: 14-16, Wed: no"."""
    stop = at
    while stop < len(line) and stop - at < _LONGEST_DAY and isinstance(line[stop].value, _DAYS):
        stop += 1
    return stop > at and stop < len(line) and line[stop].word == ":"


def _joined(line: Line, at: int) -> bool:
    """Whether a dash stands in a range: "12:30-13:30"; "not Monday - Tuesday works" has none."""
    around = line[at - 1 : at + 2]
    tight = all(one.end == two.start for one, two in pairwise(around))
    return tight or (
        len(around) == 3 and all(isinstance(x.value, Clock | Num) for x in around[::2])
    )


def _states(item: Item) -> bool:
    """Whether an item makes a statement of what stands before it, understood or not."""
    return is_cue(item) or item.word in COPULA or isinstance(item.value, Strange)


def _new_verdict(line: Line, at: int) -> int | None:
    """Where it is said what is to be thought of the time that stands at this place, if it is."""
    seen = False
    for n, item in enumerate(line[at : at + _AHEAD], start=at):
        if isinstance(item.value, PARTS_OF_TIMES):
            seen = True
        elif seen and (
            item.word in COPULA
            or isinstance(item.value, Stance)
            or item.value in (Shade.NOT, Shade.LOWER, Shade.IF_NEED_BE)
        ):
            return n
        elif item.word not in FILLER or item.word in _ENDS or (item.word in SUBJECTS and not seen):
            return None
    return None


def clauses(line: Line) -> tuple[Clause, ...]:
    """Cut a line into clauses."""
    cutter = _Cutter()
    for at in range(len(line)):
        cutter.take(line, at)
    cutter.close()
    return tuple(cutter.done)


class _Cutter:
    """Collects items into clauses; it remembers whether the current one says or times something."""

    def __init__(self) -> None:
        self.done: list[Clause] = []
        self._open(fresh=True, reason=False)

    def _open(self, fresh: bool, reason: bool) -> None:
        self._items: list[Item] = []
        self._fresh, self._reason = fresh, reason
        self._says = self._times = False

    def take(self, line: Line, at: int) -> None:
        """Add the next item of a line, or cut there."""
        item = line[at]
        cut = self._cut(line, at)
        if cut:
            said_something = self.close(asked=item.word == "?")
            fresh = cut == "sentence" or (self._fresh and not said_something)
            self._open(fresh, reason=item.word in REASONS)
        if cut not in ("sentence", "link"):
            self._items.append(item)
            self._says = self._says or is_cue(item) or isinstance(item.value, Length)
            self._times = self._times or isinstance(item.value, TIMES)

    def close(self, asked: bool = False) -> bool:
        """End the current clause; False where there was nothing in it."""
        matters = any(_matters(item) for item in self._items)
        if matters:
            instead = self._items[0].word == INSTEAD
            items = tuple(self._items[1:] if instead else self._items) or tuple(self._items)
            fresh = self._fresh and not instead
            self.done.append(Clause(items, fresh, self._reason, instead, asked))
        return matters

    def _cut(self, line: Line, at: int) -> str:
        """How to cut at an item: not at all, "before" it, or at it, as a "sentence" or a "link"."""
        item = line[at]
        if item.word in _ENDS:
            return "sentence"
        if not (self._says or self._times):
            return "before" if item.word in REASONS and self._items else ""
        if item.value in _NEGATIONS:
            ended = at + 1 < len(line) and line[at + 1].word in _LINKS | CLAUSE_STARTERS
            follow = self._times and not ended and _following_time(line, at + 1)
            return "before" if follow and not _limits(line[at - 1], follow) else ""
        if not isinstance(item.value, Token) or (item.word == "-" and _joined(line, at)):
            return ""
        if item.word == "," and _explains(line, at + 1):
            return "link"
        joins = item.word in _LINKS and _stands_for_itself(line, at + 1, self._says)
        return "link" if joins or item.word in CLAUSE_STARTERS | REASONS else ""


def _matters(item: Item) -> bool:
    return not isinstance(item.value, Token) or item.word not in _LINKS | _ENDS


def _following_time(line: Line, at: int) -> Item | None:
    """The time that follows with nothing but small words before it."""
    for item in line[at : at + _AHEAD]:
        if isinstance(item.value, TIMES):
            return item
        if item.word not in FILLER or item.word in _ENDS:
            return None
    return None


def _limits(before: Item, after: Item) -> bool:
    """Whether hours are denied on the days right before: "Mondays never before 10"."""
    return isinstance(before.value, Recurring | Dates) and isinstance(after.value, Hours)


def _stands_for_itself(line: Line, at: int, said: bool) -> bool:
    """Whether what follows a link is a statement: a subject, a cue, or a softener and more."""
    while at < len(line) and line[at].word in _LINKS:
        at += 1
    if at >= len(line):
        return False
    value = line[at].value
    if line[at].word in SUBJECTS | {"it"} or value in _WEAK or isinstance(value, Stance | Person):
        return _more_follows(line, at + 1)
    if isinstance(value, TIMES):
        return said and _more_follows(line, at + 1)
    return is_cue(line[at]) and (said or not isinstance(value, OptionNamed))


def _explains(line: Line, at: int) -> bool:
    """Whether the rest of a sentence only tells something: "9 to 3, I have small children"."""
    rest: Line = []
    for item in line[at : at + _AHEAD]:
        if item.word in _ENDS:
            break
        rest.append(item)
    if points_back(rest):
        return True
    tells = bool(rest) and rest[0].word in FIRST_PERSON
    said = any(is_cue(item) or isinstance(item.value, PARTS_OF_TIMES) for item in rest)
    return tells and not said and any(item.word not in FILLER for item in rest)


def points_back(items: Sequence[Item]) -> bool:
    """Whether a clause says what something is that was named before: "that's my lunch"."""
    words = [item.word for item in items[:3]]
    fits = zip(words, (POINTERS, COPULA, POSSESSIVE), strict=False)
    return len(words) > 2 and all(word in among for word, among in fits)


def _more_follows(line: Line, at: int) -> bool:
    """Whether a cue or a time comes before the sentence ends."""
    for item in line[at : at + _AHEAD]:
        if item.word in _ENDS:
            return False
        if is_cue(item) or isinstance(item.value, TIMES) or item.word in BACKWARD:
            return True
    return False
