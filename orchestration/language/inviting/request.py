"""What an organiser asks for when a meeting is to be found: about what, how long, with whom, when.

Names are first made plain; the rest is the grammar of time, and what invitations are read with.
What neither has used is the subject.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date

from orchestration.language.clauses.cues import TIMES
from orchestration.language.clauses.dividing import mark_statements
from orchestration.language.conventions import today
from orchestration.language.english.invitations import EARLIEST
from orchestration.language.grammar import Item, Line, reduce
from orchestration.language.inviting.ahead_of import as_until
from orchestration.language.inviting.asked import STOPS, company, demands, invited
from orchestration.language.inviting.either_week import with_both_weeks
from orchestration.language.inviting.invitation import LONGEST_MEETING, constraints
from orchestration.language.inviting.invited import needed, with_people
from orchestration.language.inviting.subject import Left, Subject, read_subject
from orchestration.language.inviting.window import read_times
from orchestration.language.languages import language_of
from orchestration.language.saying import reasons
from orchestration.language.times.rules.joining import pieces
from orchestration.language.times.rules.table import BEFORE_LISTS, LISTS
from orchestration.language.values import About, Dates, Except, Junk, Length, Person
from orchestration.language.words.lexicon import looked_up
from orchestration.language.words.mentions import Plain
from orchestration.language.words.vocabulary import Vocabulary
from orchestration.model.message_context import MeetingRequest, OrganiserConstraints
from orchestration.model.people import Member
from orchestration.model.preferences import NotUnderstood, Preference, Source
from orchestration.model.times import Dated, TimeFrame, Weekly

LONGEST = 4_000  # a request is a sentence or two
_SHOWN_OF_THE_REST = 80
_LONE_COMMA = re.compile(r"\A\s*, | ,(?=\s*(?:,|\Z))", re.VERBOSE)
_FOR_SO_LONG = re.compile(r"\b(?:for|für) (?:\d|an? |half|eine? |ne )", re.IGNORECASE)
_WITHIN = re.compile(
    r"\b(?:within|in|next|last|after|every|for the|coming|innerhalb(?: von)?|binnen|nächsten?"
    r"|kommenden?|vor|nach|alle)(?: the| den| der)?(?: next| nächsten)?\s*$",
    re.IGNORECASE,
)
_PART = ("", "-")
"""What may stand between a word and the next, of which it is part."""

_SIGN = re.compile(r"[#$€£¥%@]|://|www\.")  # of what was never meant as a time


def read_request(text: str, frame: TimeFrame, people: Sequence[Member]) -> MeetingRequest:
    """Read a request for a meeting with some of these people."""
    text = with_both_weeks(text)
    plain, ahead_of = as_until(text[:LONGEST])
    said, now, words = Plain(plain, people), today(frame), language_of(text)
    line = _line(said, frame, words)
    statements, used = demands(line)
    required, one_of, _ = needed(statements, said.members)
    people_only = [line[n] for n in sorted(used | company(line))]
    first = constraints(_without(said.text, people_only), frame, said.members, words)
    odd = [*_unheard(first, line), *_odd(line, said.text, now)]
    subject = read_subject(line, used | _covered(line, odd), said)
    odd, title = _titled(line, odd, subject, said)
    lengths = [item for item in line if isinstance(item.value, Length) and item.value.minutes]
    bare = _without(said.text, [*people_only, *subject.words, *lengths])
    window, times = read_times(bare, line, frame, said.members, words)
    asked = (*invited(line, said.text, people), *required, *(one for ids in one_of for one in ids))
    too_long = _too_long(first, lengths, said.text)
    unheard = (*odd, *subject.left, *_lost(line, times), *too_long)
    left = {(*said.place(start, end), why) for start, end, why in unheard}
    left |= {each for each in said.unsaid if not (asked and each[2] == reasons.WHO)}
    if len(text) > LONGEST:
        stop = min(len(text), LONGEST + _SHOWN_OF_THE_REST)
        left.add((LONGEST, stop, reasons.REQUEST_TOO_LONG))
    return MeetingRequest(
        subject=_called(title, ahead_of),
        minutes=_how_long(first, times, said.text),
        people=tuple(dict.fromkeys(asked)),
        window=window,
        required=required,
        one_of=one_of,
        times=tuple(_sourced(each, said) for each in times if each.applies != Weekly()),
        not_understood=tuple(
            NotUnderstood(text[start:end].strip(), words.naming.reason(why), Source(0, start, end))
            for start, end, why in sorted(left)
        ),
    )


def _called(subject: str | None, ahead_of: str) -> str | None:
    """Return what it is about; for want of that, what it is to be before."""
    return subject or ahead_of or None


def _how_long(said: OrganiserConstraints, times: Sequence[Preference], text: str) -> int | None:
    """Return how many minutes it takes, also as it is said of a time: “at 14:00 for 45 min”."""
    dated = [each.applies.moments[0] for each in times if isinstance(each.applies, Dated)]
    end = dated[0].end if len(times) == len(dated) == 1 else None
    if said.duration_minutes or end is None or not _FOR_SO_LONG.search(text):
        return said.duration_minutes
    return int((end - dated[0].start).total_seconds()) // 60


def _too_long(said: OrganiserConstraints, lengths: Sequence[Item], text: str) -> Iterator[Left]:
    """Yield lengths that are no meeting's: “30 hours”; within so long something may be wanted."""
    for each in () if said.duration_minutes else lengths:
        minutes = each.value.minutes if isinstance(each.value, Length) else None
        if (minutes or 0) >= LONGEST_MEETING and not _WITHIN.search(text[: each.start]):
            yield each.start, each.end, reasons.MEETING_TOO_LONG


def _line(said: Plain, frame: TimeFrame, words: Vocabulary) -> Line:
    found = looked_up(said.text, frame, [member.name for member in said.members], words)
    line = reduce(with_people(found, said.members), BEFORE_LISTS, frame)
    return reduce(mark_statements(line), LISTS, frame)


def _sourced(each: Preference, said: Plain) -> Preference:
    source = each.source or Source(0, 0, 0)
    return replace(each, source=Source(0, *said.place(source.start, source.end)))


def _without(text: str, items: Iterable[Item]) -> str:
    """A text with blanks in place of items, so that what they part comes together."""
    letters = list(text)
    for item in items:
        if not isinstance(item.value, TIMES):
            letters[item.start : item.end] = " " * (item.end - item.start)
    return _LONE_COMMA.sub(lambda found: " " * len(found.group()), "".join(letters))


# What is odd


def _unheard(found: OrganiserConstraints, line: Line) -> Iterator[Left]:
    """Times that the invitation does not take for any, with the words right around them."""
    for each in found.not_understood:
        if each.source is None or each.reason in (reasons.NO_RULE, reasons.NO_TIME):
            continue
        part: list[Item] = []
        for item in _between(line, each.source.start, each.source.end):
            timed = any(isinstance(one.value, TIMES) for one in part)
            if item.word in STOPS and not timed:
                part = []
            elif item.word in STOPS:
                break
            else:
                part.append(item)
        if part:
            yield part[0].start, part[-1].end, each.reason


def _between(line: Line, start: int, end: int) -> Line:
    return [item for item in line if start <= item.start and item.end <= end]


def _odd(line: Line, text: str, now: date) -> Iterator[Left]:
    """Items that were meant as something and are not it."""
    for item in line:
        why = _why_odd(item, text, now)
        if why:
            yield item.start, item.end, why


def _lost(line: Line, times: Sequence[Preference]) -> Iterator[Left]:
    """Exceptions of which nothing has come, since no days are known that they are taken from."""
    if any(each.applies == Weekly() for each in times):
        for item in line:
            if isinstance(item.value, Except):
                yield item.start, item.end, reasons.FROM_WHAT


def _why_odd(item: Item, text: str, now: date) -> str:
    value = item.value
    if isinstance(value, Person) and len(value.ids) > 1:
        return reasons.SEVERAL_PEOPLE
    if isinstance(value, Junk) and not _SIGN.search(text, item.start, item.end):
        return reasons.NO_TIME
    if item.word in EARLIEST or (isinstance(value, About) and value.place):
        return reasons.HOW
    dates = [piece.days for piece in pieces(value) if isinstance(piece.days, Dates)]
    spans = [span for each in dates for span in each.spans]
    return reasons.PAST if spans and all(last < now for _, last in spans) else ""


def _titled(
    line: Line, odd: Sequence[Left], subject: Subject, said: Plain
) -> tuple[list[Left], str | None]:
    """Return what is odd, and a subject with the word right before it that says how it is meant.

    “Remote onboarding” is about that, wherever people sit.
    """
    begins = subject.text.split()[0] if subject.text and subject.words else ""
    for item in line:
        how = (item.start, item.end, reasons.HOW)
        first = said.text.find(begins, item.end) if begins else -1
        between = said.text[item.end : first] if first > 0 else "?"
        is_place = isinstance(item.value, About) and item.value.place is not None
        if is_place and how in odd and between.strip() in _PART:
            title = f"{said.written(item.start, item.end)}{between}{subject.text}"
            return [each for each in odd if each != how], title
    return [*odd], subject.text


def _covered(line: Line, left: Sequence[Left]) -> set[int]:
    """Which items these stretches are made of; they are in no order."""
    starts = {start: end for start, end, _ in left}
    covered: set[int] = set()
    until = 0
    for at, item in enumerate(line):
        until = max(until, starts.get(item.start, 0))
        if item.start < until:
            covered.add(at)
    return covered
