"""NATURAL PLAN's calendar tasks: each person's lines as that person's message, then the proposer.

A task is determined where, by its own lists, one start alone suits everybody, or where the
earliest one is asked for; such a task has one right answer. The lists are read a second time here
by plain patterns, so that what the grammar heard can be checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import Any

from orchestration.evaluation.proposer import propose
from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, Polarity, Preference
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Dated, TimeFrame, Weekday, Weekly, Window, zone_named
from orchestration.scheduling.grid import grid_for
from tests.scheduling.judged import MemberPreferences, evaluate_starts

MONDAY = date(2027, 1, 11)
ZONE = "Etc/UTC"
NOW = datetime(2027, 1, 10, 9, tzinfo=zone_named(ZONE))
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
GRID = 30
_SPAN = re.compile(r"(\d+):(\d\d) to (\d+):(\d\d)")
_WISH = re.compile(r"(can not meet|do not want|rather not|avoid)")
_LIMITS = re.compile(r"(Monday|Tuesday|Wednesday|Thursday|Friday)(?: (before|after) (\d+):(\d\d))?")
_ASKS_EARLIEST = re.compile(r"[^.;]*\bearl\w+ availability[.;]?")

Span = tuple[int, int]  # minutes since the first midnight


@dataclass(frozen=True, slots=True)
class Planned:
    """What came of one task: lists and wishes heard right, of how many, and its answer."""

    busy: int
    busy_right: int
    soft: int
    soft_right: int
    determined: bool
    solved: bool


def planned(case: Mapping[str, Any]) -> Planned:
    """Read a task as its people say it, and propose."""
    said = dict(_said(str(case["prompt"])))
    window = Window(MONDAY, MONDAY + timedelta(days=int(case["num_days"]) - 1))
    heard = {name: _heard(name, text, window) for name, text in said.items()}
    busy = {name: sorted(_busy_spans(text)) for name, text in said.items()}
    soft = {name: sorted(_soft_spans(text)) for name, text in said.items()}
    minutes = int(float(case["duration"]) * 60)
    free = [start for start in _starts(window, minutes) if _suits(start, minutes, busy, soft)]
    earliest = bool(_ASKS_EARLIEST.search(str(case["prompt"])))
    return Planned(
        busy=sum(1 for spans in busy.values() if spans),
        busy_right=sum(
            1 for name, spans in busy.items() if spans and _is_heard(spans, heard[name], True)
        ),
        soft=sum(len(spans) for spans in soft.values()),
        soft_right=sum(
            len(spans) for name, spans in soft.items() if _is_heard(spans, heard[name], False)
        ),
        determined=len(free) == 1 or earliest,
        solved=_proposed(heard, window, minutes) == _golden(str(case["golden"])),
    )


def _said(prompt: str) -> Iterator[tuple[str, str]]:
    """Each person with all that is said of them; a sentence without a name goes on."""
    lines: dict[str, list[str]] = {}
    people = re.findall(r"meeting for (.*?) for ", prompt)[0].replace(" and ", ", ").split(", ")
    name = ""
    body = _ASKS_EARLIEST.sub("", prompt.split("\n", 2)[2]).replace("Find a time that", "\n")
    for sentence in re.split(r"(?<=[.;])\s+|\n", body):
        name = next((each for each in people if sentence.startswith(each)), name)
        if name and not sentence.startswith("works for everyone"):
            lines.setdefault(name, []).append(sentence)
    for name, sentences in lines.items():
        yield name, " ".join(each for each in sentences if each)


def _heard(name: str, text: str, window: Window) -> tuple[Preference, ...]:
    hearing = MessageContext(MemberId(name), TimeFrame(NOW, ZONE, window), (name,))
    return understand(text, hearing).preferences


# The lists, read a second time


def _busy_spans(text: str) -> Iterator[Span]:
    for part in re.split(r"(?=\b(?:Monday|Tuesday|Wednesday|Thursday|Friday) during )", text):
        if " during " in part:
            base = DAYS.index(part.split()[0]) * 1440
            for found in _SPAN.finditer(part):
                a, b, c, d = map(int, found.groups())
                yield base + a * 60 + b, base + c * 60 + d


def _soft_spans(text: str) -> Iterator[Span]:
    wish = _WISH.search(text)
    for found in _LIMITS.finditer(text, wish.start() if wish else len(text)):
        day, side, hour, minute = found.groups()
        base = DAYS.index(day) * 1440
        at = int(hour or 0) * 60 + int(minute or 0)
        yield (
            (base + at, base + 1440)
            if side == "after"
            else (base, base + at)
            if side
            else (base, base + 1440)
        )


def _starts(window: Window, minutes: int) -> Iterator[int]:
    for n in range(len(window.days)):
        yield from range(n * 1440 + 540, n * 1440 + 1020 - minutes + 1, GRID)


def _suits(
    start: int, minutes: int, busy: Mapping[str, list[Span]], soft: Mapping[str, list[Span]]
) -> bool:
    spans = [span for each in (*busy.values(), *soft.values()) for span in each]
    return all(start >= end or start + minutes <= begin for begin, end in spans)


# What was heard


def _is_heard(spans: Sequence[Span], heard: Sequence[Preference], busy: bool) -> bool:
    """Whether the same minutes were heard, of engagements or of what is not wished."""
    found = {
        minute
        for each in heard
        if (each.kind is Kind.BUSY) is busy and each.polarity is Polarity.AGAINST
        for minute in _minutes(each)
    }
    days = {minute // 1440 for minute in found}
    return found == {m for start, end in spans for m in range(start, end)} and bool(days)


def _minutes(wish: Preference) -> Iterator[int]:
    applies = wish.applies
    if isinstance(applies, Weekly):
        for day in applies.days:
            base = tuple(Weekday).index(day) * 1440
            yield from range(base + _of(applies.start, 0), base + _of(applies.end, 1440))
    elif isinstance(applies, Dated):
        first = datetime.combine(MONDAY, time(), zone_named(ZONE))
        for moment in applies.moments:
            end = moment.end or moment.start
            begin, finish = ((each - first) // timedelta(minutes=1) for each in (moment.start, end))
            yield from range(begin, finish)


def _of(when: time | None, otherwise: int) -> int:
    return when.hour * 60 + when.minute if when else otherwise


def _proposed(
    heard: Mapping[str, tuple[Preference, ...]], window: Window, minutes: int
) -> datetime | None:
    terms = MeetingTerms(subject="plan", duration=minutes, window=window, zone=ZONE, grid=GRID)
    voices = [
        MemberPreferences(
            Member(MemberId(name), name, ZONE),
            tuple(replace(wish, confirmed=True) for wish in wishes),
        )
        for name, wishes in heard.items()
    ]
    evaluation = evaluate_starts(grid_for(terms, NOW), voices, {})
    return evaluation.columns.option(propose(evaluation, 1).candidate).begins


def _golden(text: str) -> datetime:
    day, hour, minute = re.findall(r"(\w+), (\d+):(\d\d)", text)[0]
    at = datetime.combine(MONDAY, time(int(hour), int(minute)), zone_named(ZONE))
    return at + timedelta(days=DAYS.index(day))
