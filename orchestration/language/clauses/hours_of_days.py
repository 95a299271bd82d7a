"""Whether hours that are denied are those of days named before: "Mondays not before 10"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.asides import phrase
from orchestration.language.clauses.cues import AHEAD, LINKS, STOPS, TIMES
from orchestration.language.clauses.segments import denies_either
from orchestration.language.english.small_words import CLAUSE_STARTERS, FILLER, SUBJECTS
from orchestration.language.grammar import Item, Line
from orchestration.language.values import Dates, Hours, Recurring, Shade, Stance
from orchestration.language.words.tokens import Token

_NEGATIONS = (Shade.NOT, Shade.NEVER)

_KEEPS = (Shade.BUSY, Shade.BLOCKED, Shade.ENGAGED)
_SAYS_NOTHING = LINKS | FILLER
_BESIDE_A_DAY = FILLER - LINKS
_BESIDE_A_VERB = _BESIDE_A_DAY - CLAUSE_STARTERS


def following_time(line: Line, at: int) -> Item | None:
    """The time that follows with nothing but small words before it."""
    for item in line[at : at + AHEAD]:
        if isinstance(item.value, TIMES):
            return item
        if item.word not in FILLER or item.word in STOPS:
            return None
    return None


def limits(before: Sequence[Item], after: Item) -> bool:
    """Whether hours are denied on the days before: "Mondays never before 10", or either of both.

    Other words may stand between only if they are the subject and its verb: "on Fridays I can't".
    """
    if denies_either(before, after):
        return True
    timed = [n for n, item in enumerate(before) if isinstance(item.value, TIMES)]
    days = all(isinstance(before[n].value, Recurring | Dates) for n in timed)
    if not (timed and days and isinstance(after.value, Hours)):
        return False
    between = before[timed[-1] + 1 :]
    if between and between[0].word == "," and (before[0].word == "on" or between[1:]):
        between = between[1:]
    return not between or (between[0].word in SUBJECTS and all(_is_auxiliary(i) for i in between))


def _is_auxiliary(item: Item) -> bool:
    able = isinstance(item.value, Stance) and item.value.able
    return able or item.value is Shade.LOWER or item.word in _BESIDE_A_VERB


def names_days(before: Sequence[Item], line: Line, at: int) -> bool:
    """Whether days were named for the hours that follow: "On Mondays, I can't do 1 to 2".

    "Monday, I can't do mornings" may be meant of every day.
    """
    begins = at < len(line) and (line[at].word in SUBJECTS or line[at].value in _NEGATIONS)
    if not begins or len(before) > AHEAD:
        return False
    follow = next((item.value for item in phrase(line, at) if isinstance(item.value, TIMES)), None)
    if not isinstance(follow, Hours) or not _only_days(before):
        return False
    return before[0].word == "on" or (line[at].word in SUBJECTS and not follow.part)


def _only_days(items: Sequence[Item]) -> bool:
    return all(
        isinstance(item.value, Recurring | Dates)
        or (isinstance(item.value, Token) and item.word in _BESIDE_A_DAY)
        for item in items
    )


def hours_follow(said: Sequence[Item], line: Line, at: int) -> bool:
    """Whether the hours of an engagement follow its day: "dentist on the 12th, from 9 to 11"."""
    days = [item for item in said if isinstance(item.value, TIMES)]
    kept = any(item.value in _KEEPS for item in said)
    if not kept or len(days) != 1 or not isinstance(days[0].value, Dates | Recurring):
        return False
    rest = phrase(line, at)
    while rest and isinstance(rest[-1].value, Token) and rest[-1].word in _SAYS_NOTHING:
        rest = rest[:-1]
    return len(rest) == 1 and isinstance(rest[0].value, Hours) and not rest[0].value.part
