"""The organiser's invitation read as constraints on the session, for the organiser to confirm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from orchestration.language.clauses import TIMES, Clause, clauses, mark_statements
from orchestration.language.english.invitations import (
    ANY_ONE,
    EARLIEST,
    EARLY,
    EOS,
    FROM,
    NEEDED,
    NOT_A_ROOM,
    NOT_NEEDED,
    OR,
    REPLY,
    ROOM,
    SOMEONE,
)
from orchestration.language.grammar import Item, Line, reduce
from orchestration.language.leftovers import Leftover, whole
from orchestration.language.lexicon import look_up
from orchestration.language.resolve import applied, within_window
from orchestration.language.restate import restate
from orchestration.language.rules.joining import pieces
from orchestration.language.rules.table import BEFORE_LISTS, LISTS
from orchestration.language.subtract import subtract
from orchestration.language.tokens import Token, folded, tokenise
from orchestration.language.values import About, Except, Hours, Length, Person, Shade, When
from orchestration.language.verdicts import Verdict, shades, verdict
from orchestration.model.hearing import Invitation
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Source,
    Strength,
)
from orchestration.model.times import TimeFrame

LONGEST = 20_000
ORGANISER = MemberId("organiser")
_LONGEST_MEETING = 24 * 60
_DEADLINE = "it sounds like a deadline for answers, not a time to meet"
_THEIRS = "about somebody's own time: they can say so themselves"
_SEVERAL = "this name could be several people"


def read_invitation(text: str, frame: TimeFrame, members: Sequence[Member]) -> Invitation:
    """Read the constraints off an organiser's message."""
    text = text[:LONGEST]
    line = _with_people(look_up(tokenise(text), frame), members)
    line = reduce(mark_statements(reduce(line, BEFORE_LISTS, frame)), LISTS, frame)
    sentences = tuple(_sentences(line))
    required, one_of, doubtful = _needed(sentences)
    times, odd = _times(clauses(line), frame)
    left = (*doubtful, *odd)
    return Invitation(
        required=required,
        one_of=one_of,
        roles=_roles(sentences, members),
        duration_minutes=_duration(line),
        place=_place(line, text),
        times=times,
        earliest=any(_is_early(item, text) for item in line),
        not_understood=tuple(
            NotUnderstood(text[each.start : each.end], each.reason, Source(0, each.start, each.end))
            for each in left
        ),
    )


def _sentences(line: Line) -> Iterable[Line]:
    current: Line = []
    for item in line:
        if item.word in EOS:
            yield current
            current = []
        else:
            current.append(item)
    yield current


# People


def _with_people(line: Line, members: Sequence[Member]) -> Line:
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
    return max((len(name) for name in names if _folded(line, at, len(name)) == name), default=0)


def _folded(line: Line, at: int, size: int) -> tuple[str, ...]:
    return tuple(folded(item.word) for item in line[at : at + size])


_Needs = tuple[tuple[MemberId, ...], tuple[tuple[MemberId, ...], ...], tuple[Leftover, ...]]


def _needed(sentences: Sequence[Line]) -> _Needs:
    required: list[MemberId] = []
    one_of: list[tuple[MemberId, ...]] = []
    doubtful: list[Leftover] = []
    for sentence in sentences:
        if not _demands(sentence):
            continue
        for group, alternative in _groups(sentence):
            doubtful += [Leftover(i.start, i.end, _SEVERAL) for i in group if len(_ids(i)) > 1]
            ids = tuple(MemberId(_ids(item)[0]) for item in group if len(_ids(item)) == 1)
            if alternative and len(ids) > 1:
                one_of.append(ids)
            else:
                required += ids
    return tuple(dict.fromkeys(required)), tuple(dict.fromkeys(one_of)), tuple(doubtful)


def _demands(sentence: Line) -> bool:
    words = {item.word for item in sentence}
    said = shades(sentence)
    if any(isinstance(item.value, TIMES) for item in sentence) and Shade.BUSY in said:
        return False
    return (Shade.MUST in said or bool(words & NEEDED)) and not words & NOT_NEEDED


def _ids(item: Item) -> tuple[str, ...]:
    return item.value.ids if isinstance(item.value, Person) else ()


def _groups(sentence: Line) -> Iterable[tuple[list[Item], bool]]:
    """Names that stand in a row, and whether only one of them is needed.

    "Dana, and one of Ines or Omar" is two groups: a word of choice begins a new one.
    """
    group: list[Item] = []
    choice = False
    for at, item in enumerate(sentence):
        if isinstance(item.value, Person):
            group.append(item)
            choice = choice or (at > 0 and sentence[at - 1].word in OR)
        elif item.word in ANY_ONE and _person_follows(sentence, at):
            yield group, choice
            group, choice = [], True
        elif group and not isinstance(item.value, Person) and item.word not in _BETWEEN_NAMES:
            yield group, choice
            group, choice = [], False
    yield group, choice


_BETWEEN_NAMES = frozenset({",", "and", "or", "/", "&", "both", "also"})


def _person_follows(sentence: Line, at: int) -> bool:
    return any(isinstance(item.value, Person) for item in sentence[at + 1 : at + 4])


def _roles(sentences: Sequence[Line], members: Sequence[Member]) -> tuple[str, ...]:
    """Roles of members that a demand names: "a designer must be there", "someone from Legal"."""
    roles = {member.role for member in members if member.role}
    found: list[str] = []
    for sentence in sentences:
        words = [item.word for item in sentence]
        sought = _demands(sentence) or any(word in SOMEONE for word in words)
        found += [role for role in sorted(roles) if sought and _names_role(words, role)]
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


# Length and place


def _duration(line: Line) -> int | None:
    lengths = [item.value for item in line if isinstance(item.value, Length)]
    minutes = [length.minutes for length in lengths if length.minutes]
    return next((each for each in minutes if each < _LONGEST_MEETING), None)


def _place(line: Line, text: str) -> str | None:
    """A way to meet, or a room by its name."""
    for at, item in enumerate(line):
        if isinstance(item.value, About) and item.value.place:
            return item.value.place.value
        if item.word in ROOM:
            named = _room(line, at)
            if named:
                return text[named[0].start : named[-1].end]
    return None


def _room(line: Line, at: int) -> Line | None:
    """ "the Apple room", "room 12": the words that name it."""
    after = line[at + 1] if at + 1 < len(line) else None
    if at and line[at - 1].word and line[at - 1].word not in NOT_A_ROOM:
        return line[at - 1 : at + 1]
    if after and after.word and (after.word[0].isdecimal() or len(after.word) == 1):
        return line[at : at + 2] if after.word.isalnum() else None
    return None


def _is_early(item: Item, text: str) -> bool:
    if isinstance(item.value, About) and item.value.kind is Kind.FREE_TEXT:
        said = text[item.start : item.end].lower()
        return any(word in said for word in EARLY)
    return item.word in EARLIEST


# Times


def _times(
    said: Sequence[Clause], frame: TimeFrame
) -> tuple[tuple[Preference, ...], tuple[Leftover, ...]]:
    times: list[Preference] = []
    odd: list[Leftover] = []
    for clause in said:
        whens, but = _pieces(clause)
        if not whens and not but:
            continue
        if any(item.word in REPLY for item in clause.items):
            odd.append(whole(clause.items, _DEADLINE))
        elif _is_about_someone(clause):
            odd.append(whole(clause.items, _THEIRS))
        else:
            times += _stated(clause, subtract(whens or (When(),), but, frame), frame)
    return tuple(times), tuple(odd)


def _pieces(clause: Clause) -> tuple[tuple[When, ...], tuple[When, ...]]:
    whens: tuple[When, ...] = ()
    but: tuple[When, ...] = ()
    for item in clause.items:
        if isinstance(item.value, Hours) and item.value.latent:
            continue
        whens += pieces(item.value)
        if isinstance(item.value, Except):
            but += item.value.whens
        but += getattr(item.value, "but", ())
    return whens, but


def _is_about_someone(clause: Clause) -> bool:
    first = next((item for item in clause.items if isinstance(item.value, (Person, *TIMES))), None)
    return (
        first is not None and isinstance(first.value, Person) and Shade.BUSY in shades(clause.items)
    )


def _stated(clause: Clause, whens: Sequence[When], frame: TimeFrame) -> Iterable[Preference]:
    """A time that an organiser states is meant, unless its words are softer than that."""
    said = _as_organiser(verdict(clause.items))
    found = applied(whens, frame, bare=False)
    if said.polarity is Polarity.FOR and len(found) > 1:
        together = within_window(found, frame)
        found = (together,) if together else found
    for each in found:
        yield Preference(
            author=ORGANISER,
            kind=Kind.TIME,
            polarity=said.polarity,
            strength=said.strength,
            applies=each,
            restatement=restate(Kind.TIME, said.polarity, said.strength, each),
            source=Source(0, clause.start, clause.end),
        )


def _as_organiser(said: Verdict) -> Verdict:
    if said.busy:
        return replace(said, polarity=Polarity.FOR, strength=Strength.MUST)
    return replace(said, strength=Strength.MUST) if not said.said or said.wish else said
