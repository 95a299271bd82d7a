"""Whom a request for a meeting asks, and where it says who of them is needed.

A request names people in passing ("45 min with Ana and Ben, dana must be there"), so only what
stands beside a name says something of it; what is so cut out is read as in an invitation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from orchestration.language.english import requests as words
from orchestration.language.english.invitations import (
    ANY_ONE,
    BETWEEN_NAMES,
    EVERYONE,
    FROM,
    NEEDED,
    NOT_WITHOUT,
    OR,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.inviting.invited import needed, statements
from orchestration.language.values import Length, Person, Shade
from orchestration.language.words.mentions import ALIAS
from orchestration.language.words.tokens import Token
from orchestration.model.people import Member, MemberId

STOPS = frozenset({",", ";", ".", "!", "?", "(", ")", "\n"})
_FAR = 40  # items within which a demand is complete
_CUES = (NEEDED | {NOT_WITHOUT} | words.OPTIONAL) - words.NO_CUES
_ONE = Item(Token("one", 0, 0), 0, 0, "one")

Span = tuple[int, int]


def demands(line: Line) -> tuple[list[Line], set[int]]:
    """The statements that say who is needed, and the numbers of the items they are made of."""
    spans = list(dict.fromkeys(span for at in range(len(line)) for span in _demanded(line, at)))
    said: list[Line] = []
    for start, stop in spans:
        part = line[start:stop]
        if any(_is_cue(item) or item.word in ANY_ONE for item in part):
            said += statements(part)
        elif part[0].word not in EVERYONE:
            said.append([_ONE, *part])
    return [each for each in said if each], {n for span in spans for n in range(*span)}


def company(line: Line) -> set[int]:
    """The numbers of the items that only say whom to meet, or not: "with Ana and Ben"."""
    starts = (at for at, item in enumerate(line) if item.word in words.INVITING | words.BARRING)
    return {n for at in starts if is_party(line, at + 1) for n in range(at, _row_end(line, at + 1))}


def invited(line: Line, text: str, people: Sequence[Member]) -> Iterator[MemberId]:
    """Everybody who is named, or meant by "everyone", but those named as left out."""
    named: list[MemberId] = []
    barred: set[MemberId] = set()
    for at, out in parties(line):
        ids = _ids(line[at])
        if not ids:
            named += _everyone(line, at, people)
        elif len(ids) == 1 and not is_possessive(line, at, text):
            (barred.add if out else named.append)(MemberId(ids[0]))
    return (each for each in named if each not in barred)


def parties(line: Line) -> Iterator[tuple[int, bool]]:
    """Yield where people are named, and whether they are left out there."""
    out = False
    for at, item in enumerate(line):
        if is_party(line, at):
            yield at, out
        elif item.word not in BETWEEN_NAMES:
            out = _bars(line, at)


def _ids(item: Item) -> tuple[str, ...]:
    return item.value.ids if isinstance(item.value, Person) else ()


def _bars(line: Line, at: int) -> bool:
    """Whether the people behind an item are left out: "without", "not with", "everyone but"."""
    word, before = line[at].word, line[at - 1].word if at else ""
    if word in words.INVITING:
        return before == "not"
    return word in words.BARRING or (word == "but" and before in EVERYONE)


def is_possessive(line: Line, at: int, text: str) -> bool:
    """Whether somebody is named as whose something is: "Raj's onboarding"."""
    owned = at + 2 < len(line) and line[at + 1].word == "'s" and line[at + 2].word not in _CUES
    return owned and not text.startswith(ALIAS, line[at].start)


def is_party(line: Line, at: int) -> bool:
    """Whether an item names people."""
    return at < len(line) and (isinstance(line[at].value, Person) or line[at].word in EVERYONE)


def _everyone(line: Line, at: int, people: Sequence[Member]) -> Sequence[MemberId]:
    if at + 1 < len(line) and line[at + 1].word in FROM:
        return needed([line[at : _stop(line, at)]], people)[0]
    return [member.id for member in people]


# Demands


def _demanded(line: Line, at: int) -> Iterator[Span]:
    """What is demanded where an item is the heart of it: a cue beside names, or a choice."""
    item = line[at]
    if item.word == NOT_WITHOUT:
        start = _start(line, at)
        negated = any(each.value in (Shade.NOT, Shade.NEVER) for each in line[start:at])
        if negated and is_party(line, at + 1):
            yield start, _row_end(line, at + 1)
    elif _is_cue(item):
        yield from _cued(line, at)
    elif item.word in words.INVITING and is_party(line, at + 1):
        end = _row_end(line, at + 1)
        links = {each.word for each in line[at + 1 : end]} & BETWEEN_NAMES
        if links and links <= OR:
            yield at + 1, end
    else:
        yield from _chosen(line, at)


def _chosen(line: Line, at: int) -> Iterator[Span]:
    """One of several, or all of a kind: "one of Ana or Ben", "everyone from sales"."""
    if line[at].word in ANY_ONE:
        first = at + 1 if is_party(line, at + 1) else at + 2
        if is_party(line, first):
            yield at, _row_end(line, first)
    elif line[at].word in EVERYONE and at + 1 < len(line) and line[at + 1].word in FROM:
        yield at, _stop(line, at)


def _cued(line: Line, at: int) -> Iterator[Span]:
    first = _row_before(line, at)
    if _is_of_length(line, at):  # "@ana and @ben need 30 min": they are asked, and no more
        return
    if first is not None:
        yield first, _stop(line, at)
        return
    after = at + 1 + sum(1 for _ in takewhile(_leads_on, line[at + 1 : at + _FAR]))
    if is_party(line, after):
        yield at, _stop(line, _row_end(line, after) - 1)


def _is_of_length(line: Line, at: int) -> bool:
    return at + 1 < len(line) and isinstance(line[at + 1].value, Length)


def _is_cue(item: Item) -> bool:
    return item.value is Shade.MUST or item.word in _CUES


def _leads_on(item: Item) -> bool:
    return item.word in words.AFTER_A_CUE


def _row_before(line: Line, at: int) -> int | None:
    """Where the names begin that a cue speaks of: "Ana and Ben must", "with Ana, Ben (required".

    Of people that are only invited the last one alone is meant: "with Ana, Ben must be there".
    """
    end = at
    while end and line[end - 1].word in words.BEFORE_A_CUE:
        end -= 1
    between = {item.word for item in line[end:at]}
    if not is_party(line, end - 1) or end == 0 or ("," in between and not between & words.JOINED):
        return None
    start = end - 1
    while start and (is_party(line, start - 1) or line[start - 1].word in BETWEEN_NAMES):
        start -= 1
    if start and line[start - 1].word in words.INVITING and not between & words.JOINED:
        return end - 1
    return next(n for n in range(start, end) if is_party(line, n))


def _row_end(line: Line, at: int) -> int:
    """Where names in a row end; behind "or", the next one is the last."""
    end, chosen = at + 1, False
    for n in range(at + 1, len(line)):
        if is_party(line, n):
            end, chosen = n + 1, chosen or line[n - 1].word in OR
        elif line[n].word not in BETWEEN_NAMES or (chosen and line[n].word not in OR):
            break
    return end


def _start(line: Line, at: int) -> int:
    before = range(at - 1, max(-1, at - _FAR), -1)
    return next((n + 1 for n in before if line[n].word in STOPS), max(0, at - _FAR + 1))


def _stop(line: Line, at: int) -> int:
    """Where the part of a sentence ends that an item stands in."""
    ahead = range(at + 1, min(len(line), at + _FAR))
    return next((n for n in ahead if line[n].word in STOPS | {":"}), min(len(line), at + _FAR))
