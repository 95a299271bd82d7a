"""What is told beside a wish: why it holds, and what goes on at that time."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from orchestration.language.cues import AHEAD, PARTS_OF_TIMES, STOPS, is_cue
from orchestration.language.english.small_words import (
    ARTICLES,
    CLAUSE_STARTERS,
    COPULA,
    FILLER,
    FIRST_PERSON,
    OVER,
    POINTERS,
    POSSESSIVE,
    REASONS,
    SOMEBODY_ELSE,
    SUBJECTS,
    WHEN,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.tokens import Strange
from orchestration.language.values import About, OptionNamed, PerDay, Shade, Stance

_DOING = (Shade.BUSY, Shade.ENGAGED, Shade.PURPOSE, Shade.ACTIVITY)
_TOLD = (
    *_DOING,
    *(Shade.NOT, Shade.NEVER, Shade.HAVE, Shade.MUST, Shade.ENDS, Shade.BEGINS),
)


def explains(line: Line, at: int) -> bool:
    """Whether the rest of a sentence only tells something: "9 to 3, I have small children"."""
    rest: Line = []
    for item in line[at : at + AHEAD]:
        if item.word in STOPS:
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


def tells(line: Line, at: int, said: bool) -> bool:
    """Whether what follows tells what goes on then, and no wish.

    So does "when the kids are asleep", and, behind a statement, "the bank calls": somebody else's
    doings. Before anything has been said of a time, only what is over then leaves it free.
    """
    if line[at].word in WHEN:
        rest = phrase(line, at + 1)
        ended = line[at].word == "once" or any(item.word in OVER for item in rest)
        begins = line[at - 1].word == "," or line[at].word == "once"
        return begins and (said or ended) and _told(rest)
    if line[at].word != "," or not said:
        return False
    rest = phrase(line, at + 1, {"and", "or"})
    rest = rest[1:] if rest and rest[0].word in ARTICLES else rest
    other = bool(rest) and (isinstance(rest[0].value, Strange) or rest[0].word == SOMEBODY_ELSE)
    timed = any(isinstance(item.value, PARTS_OF_TIMES) for item in rest)
    acts = len(rest) > 2 or any(isinstance(item.value, Shade) for item in rest)
    return other and acts and not timed and _told(rest)


def phrase(line: Line, at: int, links: AbstractSet[str] = frozenset()) -> Line:
    """What stands before the next comma or statement, or one of some links."""
    rest: Line = []
    for item in line[at : at + AHEAD]:
        if item.word in STOPS | CLAUSE_STARTERS | {","} | links:
            break
        rest.append(item)
    return rest


def _told(rest: Sequence[Item]) -> bool:
    """Whether words tell of something that happens, and wish for nothing."""
    wishes = (Stance, About, OptionNamed, PerDay)
    if any(isinstance(item.value, wishes) for item in rest):
        return False
    cues = [item.value for item in rest if isinstance(item.value, Shade)]
    strange = any(isinstance(item.value, Strange) for item in rest)
    return all(cue in _TOLD for cue in cues) and (strange or any(cue in _DOING for cue in cues))


def opens_with_reason(items: Sequence[Item]) -> bool:
    """Whether something begins with why: "As I walk the dog at noon"."""
    words = [item.word for item in items[:2]]
    return len(words) > 1 and words[0] in REASONS | {"as"} and words[1] in SUBJECTS


def timed_ahead(line: Line, at: int) -> bool:
    """Whether a time stands before the next comma or statement."""
    return any(isinstance(item.value, PARTS_OF_TIMES) for item in phrase(line, at))
