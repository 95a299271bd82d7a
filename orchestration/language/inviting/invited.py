"""Whom an invitation needs: people by name, one of several, everyone, or a role."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.leftovers import Leftover, unknown
from orchestration.language.clauses.verdicts import shades
from orchestration.language.english.invitations import (
    ANY_ONE,
    BEFORE_A_MONTH,
    BETWEEN_NAMES,
    EOS,
    EVERYONE,
    FROM,
    NEEDED,
    NOT_NEEDED,
    NOT_WITHOUT,
    OR,
    PARTING,
    REPLY,
    SOMEONE,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.saying import reasons
from orchestration.language.values import Num, Person, Shade
from orchestration.language.words.tokens import Token, folded, tokenise
from orchestration.model.people import Member, MemberId

_SOFT = frozenset({Shade.LOWER, Shade.IF_NEED_BE})
_NEGATIONS = frozenset({Shade.NOT, Shade.NEVER})

Needs = tuple[tuple[MemberId, ...], tuple[tuple[MemberId, ...], ...], tuple[Leftover, ...]]


# Names


def with_people(line: Line, members: Sequence[Member]) -> Line:
    """Put the people in place of their names, full or first."""
    names: dict[tuple[str, ...], list[str]] = {}
    for member in members:
        words = tuple(folded(token.text) for token in tokenise(member.name))
        for name in {words, words[:1]} - {()}:
            names.setdefault(name, []).append(member.id)
    found: Line = []
    at = 0
    while at < len(line):
        size = _name_at(line, at, names)
        if size:
            ids = names[_folded(line, at, size)]
            found.append(Item(Person(tuple(ids)), line[at].start, line[at + size - 1].end))
        else:
            found.append(line[at])
        at += max(size, 1)
    return found


def _name_at(line: Line, at: int, names: dict[tuple[str, ...], list[str]]) -> int:
    """How many words of a name begin here, 0 for none."""
    value = line[at].value
    if isinstance(value, Token) and not value.capital:
        return 0
    if not isinstance(value, Token) and _is_dated(line, at):
        return 0
    return max((len(name) for name in names if _folded(line, at, len(name)) == name), default=0)


def _is_dated(line: Line, at: int) -> bool:
    """Whether a name that is a month or a day stands as one: "in May", "April 3"."""
    beside = (*line[max(0, at - 1) : at], *line[at + 1 : at + 2])
    return (at > 0 and line[at - 1].word in BEFORE_A_MONTH) or any(
        isinstance(item.value, Num) for item in beside
    )


def _folded(line: Line, at: int, size: int) -> tuple[str, ...]:
    return tuple(folded(item.word) for item in line[at : at + size])


# Statements


def sentences(line: Line) -> Iterable[Line]:
    """Cut a line where its sentences end."""
    current: Line = []
    for item in line:
        if item.word in EOS:
            yield current
            current = []
        else:
            current.append(item)
    yield current


def statements(line: Line) -> Iterable[Line]:
    """Cut sentences where somebody else's part begins: "Dana is needed, Omar is optional"."""
    for sentence in sentences(line):
        start = 0
        for at, item in enumerate(sentence):
            if item.word in PARTING and _rates(sentence[start:at]) and _rates(sentence[at:]):
                yield sentence[start:at]
                start = at + 1
        yield sentence[start:]


def _rates(part: Line) -> bool:
    """Whether a part names people and says how much they are needed."""
    people = any(isinstance(item.value, Person) for item in part)
    words = {item.word for item in part}
    cues = shades(part) & (_SOFT | _NEGATIONS | {Shade.MUST})
    return people and bool(cues or words & (NEEDED | NOT_NEEDED))


def demands(statement: Line) -> bool:
    """Whether somebody's presence is asked for."""
    words = {item.word for item in statement}
    said = shades(statement)
    if NOT_WITHOUT in words:  # two negations: "we can't do it without Dana"
        return any(item.value in _NEGATIONS and item.word != NOT_WITHOUT for item in statement)
    if any(isinstance(item.value, TIMES) for item in statement) and Shade.BUSY in said:
        return False
    if said & _SOFT or words & (NOT_NEEDED | REPLY):
        return False
    return Shade.MUST in said or bool(words & NEEDED) or _is_bare_choice(statement)


def _is_bare_choice(statement: Line) -> bool:
    """Whether nothing is said but "one of Ines or Omar", "everyone from sales"."""
    words = [item.word for item in statement]
    chosen = any(word in ANY_ONE and _person_follows(statement, n) for n, word in enumerate(words))
    return (chosen and not unknown(statement)) or bool(words and words[0] in EVERYONE)


# People


def needed(said: Sequence[Line], members: Sequence[Member]) -> Needs:
    """Who is required, groups of whom one is, and names that could be several people."""
    required: list[MemberId] = []
    one_of: list[tuple[MemberId, ...]] = []
    doubtful: list[Leftover] = []
    for statement in said:
        if not demands(statement):
            continue
        required += _everyone(statement, members)
        for group, alternative in _groups(statement):
            doubtful += [
                Leftover(i.start, i.end, reasons.SEVERAL_PEOPLE) for i in group if len(_ids(i)) > 1
            ]
            ids = tuple(MemberId(_ids(item)[0]) for item in group if len(_ids(item)) == 1)
            if alternative and len(ids) > 1:
                one_of.append(ids)
            else:
                required += ids
    return tuple(dict.fromkeys(required)), tuple(dict.fromkeys(one_of)), tuple(doubtful)


def _everyone(statement: Line, members: Sequence[Member]) -> list[MemberId]:
    """All members, or all of a role: "everyone from sales"."""
    words = [item.word for item in statement]
    at = next((n for n, word in enumerate(words) if word in EVERYONE), None)
    if at is None:
        return []
    if at + 1 < len(words) and words[at + 1] in FROM:
        return [member.id for member in members if _role_words(member) & set(words[at + 2 :])]
    return [] if unknown(statement) else [member.id for member in members]


def _role_words(member: Member) -> set[str]:
    return {token.text for token in tokenise(member.role or "") if token.text.isalpha()}


def _ids(item: Item) -> tuple[str, ...]:
    return item.value.ids if isinstance(item.value, Person) else ()


def _groups(statement: Line) -> Iterable[tuple[list[Item], bool]]:
    """Names that stand in a row, and whether only one of them is needed.

    "Dana, and one of Ines or Omar" is two groups: a word of choice begins a new one.
    """
    group: list[Item] = []
    choice = False
    for at, item in enumerate(statement):
        if isinstance(item.value, Person):
            group.append(item)
            choice = choice or (at > 0 and statement[at - 1].word in OR)
        elif item.word in ANY_ONE and _person_follows(statement, at):
            yield group, choice
            group, choice = [], True
        elif group and item.word not in BETWEEN_NAMES:
            yield group, choice
            group, choice = [], False
    yield group, choice


def _person_follows(statement: Line, at: int) -> bool:
    return any(isinstance(item.value, Person) for item in statement[at + 1 : at + 4])


def roles(said: Sequence[Line], members: Sequence[Member]) -> tuple[str, ...]:
    """Roles of members that a demand names: "a designer must be there", "someone from Legal"."""
    known = sorted({member.role for member in members if member.role})
    found: list[str] = []
    for statement in said:
        words = [item.word for item in statement]
        sought = demands(statement) or any(word in SOMEONE for word in words)
        if sought and not EVERYONE & set(words):
            found += [role for role in known if _names_role(words, role)]
    return tuple(dict.fromkeys(found))


def _names_role(words: Sequence[str], role: str) -> bool:
    wanted = [token.text for token in tokenise(role)]
    starts = (n for n in range(len(words)) if words[n : n + len(wanted)] == wanted)
    if any(n >= 0 for n in starts):
        return True
    return any(
        words[n] in SOMEONE and words[n + 1] in FROM and words[n + 2] in wanted
        for n in range(len(words) - 2)
    )
