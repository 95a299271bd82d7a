"""The organiser's invitation read as constraints on the session, for the organiser to confirm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.dividing import clauses, mark_statements
from orchestration.language.clauses.leftovers import Leftover, unknown, whole
from orchestration.language.clauses.stances import Verdict
from orchestration.language.clauses.verdicts import DEFAULT, shades, verdict
from orchestration.language.conventions import usual_years
from orchestration.language.english.invitations import (
    EARLIEST,
    EARLY,
    NOT_A_ROOM,
    NOT_NEEDED,
    REPLY,
    ROOM,
    SOFT,
)
from orchestration.language.grammar import Item, Line, reduce
from orchestration.language.inviting.invited import (
    demands,
    needed,
    roles,
    sentences,
    statements,
    with_people,
)
from orchestration.language.languages import language_of
from orchestration.language.saying import reasons
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner
from orchestration.language.times.resolve import applied, within_window
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.rules.table import BEFORE_LISTS, LISTS
from orchestration.language.times.subtract import subtract
from orchestration.language.values import About, Except, Hours, Length, Person, Shade, When
from orchestration.language.words.lexicon import looked_up
from orchestration.language.words.tokens import readable
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.model.message_context import OrganiserConstraints
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Source,
    Strength,
)
from orchestration.model.times import TimeFrame, TimeSet, any_of

ORGANISER = MemberId("organiser")
LONGEST_MEETING = 24 * 60
_SOFT = frozenset({Shade.LOWER, Shade.IF_NEED_BE})


def read_invitation(text: str, frame: TimeFrame, members: Sequence[Member]) -> OrganiserConstraints:
    """Read the constraints off an organiser's message."""
    words = language_of(text)
    found = constraints(text, frame, members, words)
    left = (replace(each, reason=words.naming.reason(each.reason)) for each in found.not_understood)
    return replace(found, not_understood=tuple(left))


def constraints(
    text: str, frame: TimeFrame, members: Sequence[Member], words: Vocabulary
) -> OrganiserConstraints:
    """Read them in a language that is known; reasons are in English yet."""
    text = text[: readable(text)]
    line = with_people(looked_up(text, frame, [each.name for each in members], words), members)
    line = reduce(mark_statements(reduce(line, BEFORE_LISTS, frame)), LISTS, frame)
    said = tuple(statements(line))
    required, one_of, doubtful = needed(said, members)
    said_in = clauses(line)
    times, odd = _times(said_in, frame, words.naming)
    left = (*doubtful, *odd, *_unheard(line, members))
    return OrganiserConstraints(
        required=required,
        one_of=one_of,
        roles=roles(said, members),
        duration_minutes=_duration(said_in),
        place=_place(line, text),
        times=times,
        earliest=any(_is_early(item, text) for item in line),
        not_understood=tuple(
            NotUnderstood(text[each.start : each.end], each.reason, Source(0, each.start, each.end))
            for each in left
        ),
    )


# Length and place


def _duration(said: Sequence[Clause]) -> int | None:
    items = [item for clause in said if not _refuses_length(clause) for item in clause.items]
    lengths = [item.value for item in items if isinstance(item.value, Length)]
    minutes = [length.minutes for length in lengths if length.minutes]
    return next((each for each in minutes if each < LONGEST_MEETING), None)


def _refuses_length(clause: Clause) -> bool:
    """Whether a clause says how long the meeting should not take: "an hour would be too long"."""
    others = (*TIMES, Person)
    limited = any(
        isinstance(item.value, others)
        or (isinstance(item.value, About) and item.value.kind is Kind.LENGTH)
        for item in clause.items
    )
    said = verdict(clause.items)
    return not limited and said.polarity is Polarity.AGAINST and not said.busy


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
    said: Sequence[Clause], frame: TimeFrame, naming: Naming
) -> tuple[tuple[Preference, ...], tuple[Leftover, ...]]:
    times: list[Preference] = []
    odd: list[Leftover] = []
    stance = DEFAULT
    for clause in said:
        whens, but = _pieces(clause)
        if not whens and not but:
            continue
        if any(item.word in REPLY for item in clause.items):
            odd.append(whole(clause.items, reasons.DEADLINE))
        elif _is_about_someone(clause):
            odd.append(whole(clause.items, reasons.THEIRS))
        else:
            stance = _stance(clause, stance)
            times += _stated(
                clause, stance, subtract(whens or (When(),), but, frame), frame, naming
            )
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


def _stance(clause: Clause, before: Verdict) -> Verdict:
    """A fragment is as soft as what it goes on from: "ideally Tuesday, otherwise Wednesday"."""
    said = verdict(clause.items)
    goes_on = not (clause.fresh or said.said or shades(clause.items))
    return before if goes_on and before is not DEFAULT else _as_organiser(said, clause)


def _stated(
    clause: Clause, said: Verdict, whens: Sequence[When], frame: TimeFrame, naming: Naming
) -> Iterable[Preference]:
    """A time that an organiser states is meant, unless its words are softer than that."""
    each_time = applied(whens, frame, bare=False)
    found: tuple[TimeSet, ...] = each_time
    if said.polarity is Polarity.FOR and len(found) > 1:
        together = within_window(each_time, frame) or any_of(each_time)
        found = (together,) if together else found
    manner = Manner(usual_years(frame), naming)
    for each in found:
        yield Preference(
            author=ORGANISER,
            kind=Kind.TIME,
            polarity=said.polarity,
            strength=said.strength,
            applies=each,
            restatement=restate(Kind.TIME, said.polarity, said.strength, each, manner=manner),
            source=Source(0, clause.start, clause.end),
            language=naming.code,
        )


def _as_organiser(said: Verdict, clause: Clause) -> Verdict:
    if said.busy:
        return replace(said, polarity=Polarity.FOR, strength=Strength.MUST)
    softly = shades(clause.items) & _SOFT or any(item.word in SOFT for item in clause.items)
    meant = not said.said or (said.wish and said.polarity is Polarity.FOR)
    return replace(said, strength=Strength.MUST) if meant and not softly else said


# The rest


def _unheard(line: Line, members: Sequence[Member]) -> Iterable[Leftover]:
    """Sentences that have yielded nothing, and are more than courtesy."""
    for sentence in sentences(line):
        heard = any(isinstance(item.value, (*TIMES, Length, About)) for item in sentence)
        if heard or any(item.word in ROOM | EARLIEST for item in sentence):
            continue
        if (demands(sentence) or unknown(sentence)) and not _names_somebody(sentence, members):
            yield whole(sentence, reasons.NO_RULE)


def _names_somebody(sentence: Line, members: Sequence[Member]) -> bool:
    rated = demands(sentence) or any(item.word in NOT_NEEDED for item in sentence)
    if rated and any(isinstance(item.value, Person) for item in sentence):
        return True
    required, one_of, _ = needed((sentence,), members)
    return bool(required or one_of or roles((sentence,), members))
