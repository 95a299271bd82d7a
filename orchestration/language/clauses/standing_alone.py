"""The part of a clause that stands by itself beside one that was not understood.

"Not before 10 here, it's rush hour then": what reads a wish survives a reason, an aside or a story
that no rule has words for. The part is read as a clause of its own, every word of it; the rest is
listed. It must not be able to turn it: no denial, condition, comparison or exception.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause, has_word
from orchestration.language.clauses.cues import TIMES, excepts, is_about, is_cue
from orchestration.language.clauses.leftovers import unknown, whole
from orchestration.language.clauses.wishes import Reading
from orchestration.language.english.small_words import (
    ARTICLES,
    CONDITIONS,
    FILLER,
    POINTERS,
    REASONS,
    SUBJECTS,
)
from orchestration.language.grammar import Item
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.values import Dates, Num, Recurring, Shade, UnitName, When
from orchestration.language.words.either_language import GAINSAYING
from orchestration.language.words.tokens import Token

_MARKS = frozenset({",", "-", "(", ")", ":", ";"}) | REASONS
_TURNING = frozenset({Shade.NOT, Shade.NEVER, Shade.ONLY, Shade.IF_NEED_BE, Shade.UNSURE})
Read = Callable[[Clause, Reading | None], Reading]
_MOST_PIECES = 6
_OF_SOMETHING = SUBJECTS | ARTICLES | POINTERS
_TURNING_WORDS = GAINSAYING | CONDITIONS | {"than"}


def part_that_stands(clause: Clause, reading: Reading, read: Read) -> Reading:
    """Return what parts of a clause say by themselves, the rest listed; else what was read of all.

    `read` reads a part in the light of another one, or of the clause before.
    """
    if reading.wishes or not reading.left or clause.aside or clause.meant:
        return reading
    return _all_that_stand(clause, read) or _one_that_stands(clause, reading, read)


def _all_that_stand(clause: Clause, read: Read) -> Reading | None:
    """What all parts between marks say, where each says how somebody stands to a time of its own:
    "never on a Monday, always open on Tuesdays"."""
    cuts = [at for at, item in enumerate(clause.items) if _may_part(item)]
    parts = [
        clause.items[start + 1 : end]
        for start, end in zip((-1, *cuts), (*cuts, len(clause.items)), strict=True)
    ]
    if not 1 < len(parts) <= _MOST_PIECES or not all(map(_judges_a_time, parts)):
        return None
    if sum(map(_names_hours_alone, parts)) > 1:
        return None  # "after 1 we have lunch, sacred until 3"
    done: list[Reading] = []
    for part in parts:
        each = replace(clause, items=part, fresh=clause.fresh or bool(done))
        done.append(read(each, done[-1] if done else None))
        if not _is_whole(done[-1]):
            return None
    return replace(done[-1], wishes=tuple(wish for each in done for wish in each.wishes))


def _may_part(item: Item) -> bool:
    return _is_mark(item) or item.word == "and"


def _one_that_stands(clause: Clause, reading: Reading, read: Read) -> Reading:
    """What one part says, the rest listed."""
    listed = has_word(clause.items, (":",))  # "can't: Mon, Tue. can: Wed"
    for part, rest in _parts(clause.items):
        if not _says_something(part) or _may_turn(rest) or not _is_apart(part, rest, listed):
            continue
        found = read(replace(clause, items=part), None)
        if _is_whole(found):
            left = (whole(rest, reasons.UNCLEAR),) if unknown(rest) else ()
            return replace(found, left=left)
    return reading


def _parts(items: tuple[Item, ...]) -> Iterator[tuple[tuple[Item, ...], tuple[Item, ...]]]:
    """A part that says something, and the rest: what stands ahead of a mark, then behind one."""
    marks = [at for at, item in enumerate(items) if _is_mark(item)]
    for at in reversed(range(len(items))):
        if _goes_on_otherwise(items, at):
            yield items[:at], items[at + 1 :]
    for at in reversed(marks):
        yield items[:at], items[at + 1 :]
    for at in marks:
        yield items[at + 1 :], items[:at]


def _goes_on_otherwise(items: Sequence[Item], at: int) -> bool:
    """Whether something is said behind an "and" of somebody or something else than the time."""
    after = items[at + 1].word if at + 1 < len(items) else ""
    return items[at].word == "and" and after in _OF_SOMETHING


def _is_mark(item: Item) -> bool:
    return isinstance(item.value, Token) and item.word in _MARKS


def _names_hours_alone(part: Sequence[Item]) -> bool:
    """Whether hours are named, and no day: they may be those of another part."""
    whens = [when for item in part for when in pieces(item.value)]
    return all(when.days is None for when in whens)


def _judges_a_time(part: Sequence[Item]) -> bool:
    """Whether words say of a time how somebody stands to it."""
    return any(isinstance(item.value, TIMES) for item in part) and any(map(is_cue, part))


def _says_something(part: Sequence[Item]) -> bool:
    """Whether words that are all known say of a time how somebody stands to it."""
    return _judges_a_time(part) and not unknown(part)


def _may_turn(rest: Sequence[Item]) -> bool:
    """Whether words that were not understood may take back what they stand beside."""
    words = {item.word for item in rest}
    turns = any(item.value in _TURNING or excepts(item) for item in rest)
    return turns or bool(words & _TURNING_WORDS)


def _adds_nothing_to(part: Sequence[Item], rest: Sequence[Item]) -> bool:
    """Whether the rest names no time that may be that of the part, but "every day" behind hours."""
    if any(map(_may_be_of_a_time, rest)):
        return False  # "not Monday, MLK day"
    behind = bool(rest) and rest[0].start > part[-1].start
    timed = any(isinstance(item.value, TIMES) or is_about(item) for item in rest)
    if timed and not unknown(rest):
        return behind and all(map(_is_of_every_day, rest))
    return bool(unknown(rest)) and (behind or not timed)


def _is_apart(part: Sequence[Item], rest: Sequence[Item], listed: bool) -> bool:
    """Whether the rest is of another day than the part, or names no time that may be that of it."""
    return _adds_nothing_to(part, rest) or (not listed and _names_its_own_day(part, rest))


def _names_its_own_day(part: Sequence[Item], rest: Sequence[Item]) -> bool:
    """Whether another day follows what is judged behind its own: "Wed is blocked, Friday half day".

    Nothing else that may be of the part stands there.
    """
    if not rest or rest[0].start < part[-1].start or not is_cue(part[-1]):
        return False
    days = [isinstance(item.value, Dates | Recurring) for item in rest]
    return days[:1] == [True] and sum(days) == 1 and not any(map(is_cue, rest[1:]))


def _may_be_of_a_time(item: Item) -> bool:
    """Whether a number in digits, or a day, may say more of a time."""
    return isinstance(item.value, UnitName) or (
        isinstance(item.value, Num) and item.value.digits > 0
    )


def _is_of_every_day(item: Item) -> bool:
    """Whether a word says no more than "every day"."""
    said = item.value.days if isinstance(item.value, When) and not item.value.hours else item.value
    every = isinstance(said, Recurring) and (said.universal or len(said.days) > 4)
    return every or item.word in FILLER


def _is_whole(found: Reading) -> bool:
    """Whether wishes for times were read, and nothing was left or guessed at."""
    said = found.verdict is not None and found.verdict.said
    firm = all(wish.times and not wish.bare for wish in found.wishes)
    return bool(found.wishes) and firm and said and not found.left
