"""How many phrases are read as their authors meant.

Run by hand: `python -m tests.benchmarks.understanding.score`.

Each set is a file of JSON lines beside this one: the line of `convene understand` (`text`, `now`,
`timezone`, `window`), where they matter `names`, `others` and `options`, what is `expected`, and
what the phrase is `about`. Preferences have the JSON form of the command; the load of a day is
`{"meetings_per_day": n}`. They are compared by meaning: times by the stretches they cover within
the window from now on, whether said weekly or dated, in one wish or in several of the same sort.

    right       all that was expected, nothing more
    strength    right but for how much it matters
    wrong       something is there that was not expected; of these, in brackets, those that differ
                only in `busy` for an unwanted `time`, or the other way round
    silent      something expected is missing, a report of what was not understood included
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Any

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Applies,
    Kind,
    OptionRef,
    Polarity,
    Strength,
    Topic,
    Understanding,
)
from orchestration.model.times import (
    AnyOf,
    Dated,
    Grain,
    MeetingsPerDay,
    Minutes,
    Moment,
    TimeFrame,
    Weekday,
    Weekly,
    Window,
    zone_named,
)

HERE = Path(__file__).parent
CELL = timedelta(minutes=5)
NO_WINDOW = timedelta(weeks=8)
AUTHOR = MemberId("author")
WHOLE_STEPS = {Grain.DAY: timedelta(days=1), Grain.WEEK: timedelta(weeks=1)}

Line = Mapping[str, Any]
Meaning = frozenset[object]


class Outcome(StrEnum):
    """How well a phrase was read."""

    RIGHT = "right"
    STRENGTH = "strength"
    KIND = "kind"
    WRONG = "wrong"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Wish:
    """A preference, as far as it is compared."""

    kind: Kind
    polarity: Polarity
    strength: Strength | None
    meaning: Meaning


@dataclass(frozen=True, slots=True)
class Span:
    """The time that counts: the window, or eight weeks, from now on."""

    frame: TimeFrame

    @property
    def days(self) -> tuple[date, ...]:
        """All days of the span."""
        today = self.frame.now.astimezone(zone_named(self.frame.zone)).date()
        return (self.frame.window or Window(today, today + NO_WINDOW)).days

    def instant(self, day: date, at: time) -> datetime:
        """A local time of a day."""
        local = datetime.combine(day, at, tzinfo=zone_named(self.frame.zone))
        return local.astimezone(UTC)

    def clip(self, cells: frozenset[datetime]) -> frozenset[datetime]:
        """What lies within the span; all where nothing does."""
        first = max(self.frame.now, self.instant(self.days[0], time()))
        after = self.instant(self.days[-1] + timedelta(days=1), time())
        return frozenset(cell for cell in cells if first <= cell < after) or cells


def _cells(start: datetime, end: datetime) -> Iterator[datetime]:
    """All steps of the grid from a start to before an end."""
    while start < end:
        yield start
        start += CELL


def _of_weekly(weekly: Weekly, span: Span) -> Meaning:
    days = [day for day in span.days if Weekday.of(day) in weekly.days]
    extra = frozenset[object]() if weekly.every == 1 else frozenset({("every", weekly.every)})
    if weekly.start is not None and weekly.start == weekly.end:
        return extra | {("at", span.instant(day, weekly.start)) for day in days}
    return extra | span.clip(
        frozenset(cell for day in days for cell in _of_day(weekly, day, span)),
    )


def _of_day(weekly: Weekly, day: date, span: Span) -> Iterator[datetime]:
    start = weekly.start or time()
    over_midnight = weekly.end is None or weekly.end <= start
    last = day + timedelta(days=1) if over_midnight else day
    return _cells(span.instant(day, start), span.instant(last, weekly.end or time()))


def _of_dated(dated: Dated, span: Span) -> Meaning:
    points = {("at", _utc(m.start)) for m in dated.moments if _end(m) is None}
    covered = (
        cell
        for moment in dated.moments
        if (end := _end(moment)) is not None
        for cell in _cells(_utc(moment.start), _utc(end))
    )
    return frozenset(points) | span.clip(frozenset(covered))


def _end(moment: Moment) -> datetime | None:
    """Where a moment ends; a day or a week without an end is a whole one."""
    if moment.end is None and moment.grain in WHOLE_STEPS:
        return moment.start + WHOLE_STEPS[moment.grain]
    return moment.end


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)


def _meaning(applies: Applies, span: Span) -> Meaning:
    match applies:
        case Weekly():
            return _of_weekly(applies, span)
        case Dated():
            return _of_dated(applies, span)
        case AnyOf(several):
            return frozenset[object]().union(*(_meaning(each, span) for each in several))
        case _:
            return frozenset({applies})


def _applies(data: Line | None) -> Applies:
    """Read what a preference applies to from its JSON form."""
    if data is None:
        return None
    ((form, value),) = data.items()
    return _FORMS[form](value)


def _weekly(value: Any) -> Weekly:
    days = tuple(Weekday(day) for day in value["days"])
    return Weekly(days, _time(value["from"]), _time(value["to"]), value["every"])


def _time(text: str | None) -> time | None:
    return None if text is None else time.fromisoformat(text)


def _dated(value: Any) -> Dated:
    return Dated(tuple(_moment(moment) for moment in value))


def _moment(value: Line) -> Moment:
    end = value["end"]
    return Moment(
        datetime.fromisoformat(value["start"]),
        None if end is None else datetime.fromisoformat(end),
        Grain(value["grain"]),
    )


_FORMS: Mapping[str, Callable[[Any], Applies]] = {
    "weekly": _weekly,
    "dated": _dated,
    "minutes": Minutes,
    "meetings_per_day": MeetingsPerDay,
    "option": OptionRef,
    "topic": Topic.of,
}


def hearing_of(line: Line) -> MessageContext:
    """What a line is heard in."""
    window = line["window"]
    frame = TimeFrame(
        now=datetime.fromisoformat(line["now"]),
        zone=line["timezone"],
        window=window
        and Window(date.fromisoformat(window["start"]), date.fromisoformat(window["end"])),
    )
    return MessageContext(
        author=AUTHOR,
        frame=frame,
        names=tuple(line.get("names", ())),
        others=tuple(line.get("others", ())),
        options=tuple(_slot(option) for option in line.get("options", ())),
    )


def _slot(option: Line) -> Slot:
    start, end = (datetime.fromisoformat(option[key]) for key in ("start", "end"))
    return Slot(option["id"], start, end)


def _expected(line: Line, span: Span) -> list[Wish]:
    return [
        Wish(
            Kind(wish["kind"]),
            Polarity(wish["polarity"]),
            Strength(wish["strength"]),
            _meaning(_applies(wish["applies"]), span),
        )
        for wish in line["expected"]["preferences"]
    ]


def _heard(understanding: Understanding, span: Span) -> list[Wish]:
    return [
        Wish(wish.kind, wish.polarity, wish.strength, _meaning(wish.applies, span))
        for wish in understanding.preferences
    ]


def _found(wish: Wish, others: Sequence[Wish], peers: Sequence[Wish]) -> bool:
    """Whether others say this wish: as it is, in several parts, or as a part of one of theirs."""
    there, here = _alike(wish, others), _alike(wish, peers)
    return _made_of(wish.meaning, there) or any(
        wish.meaning <= whole and _made_of(whole, here) for whole in there
    )


def _alike(wish: Wish, wishes: Sequence[Wish]) -> list[Meaning]:
    """The meanings of the wishes of the same sort."""
    return [w.meaning for w in wishes if replace(w, meaning=wish.meaning) == wish]


def _made_of(whole: Meaning, parts: Sequence[Meaning]) -> bool:
    inside = [part for part in parts if part <= whole]
    return bool(inside) and frozenset().union(*inside) == whole


def _all_found(wishes: Sequence[Wish], others: Sequence[Wish]) -> bool:
    return all(_found(wish, others, wishes) for wish in wishes)


def _same(some: Sequence[Wish], others: Sequence[Wish]) -> bool:
    return _all_found(some, others) and _all_found(others, some)


def _without_strength(wishes: Sequence[Wish]) -> list[Wish]:
    return [replace(wish, strength=None) for wish in wishes]


def _busy_as_time(wishes: Sequence[Wish]) -> list[Wish]:
    return [replace(w, kind=Kind.TIME) if w.kind is Kind.BUSY else w for w in wishes]


def _reported(line: Line, understanding: Understanding) -> bool:
    """Whether all that had to be reported as not understood was."""
    said = [left.text.casefold() for left in understanding.not_understood]
    return all(
        any(part.casefold() in text for text in said) for part in line["expected"]["not_understood"]
    )


def outcome(line: Line) -> Outcome:
    """Read one phrase and compare."""
    hearing = hearing_of(line)
    understanding = understand(line["text"], hearing)
    span = Span(hearing.frame)
    expected, heard = _expected(line, span), _heard(understanding, span)
    found = _compare(expected, heard)
    good = found in (Outcome.RIGHT, Outcome.STRENGTH)
    return Outcome.SILENT if good and not _reported(line, understanding) else found


def _compare(expected: Sequence[Wish], heard: Sequence[Wish]) -> Outcome:
    if _same(expected, heard):
        return Outcome.RIGHT
    expected, heard = _without_strength(expected), _without_strength(heard)
    if _same(expected, heard):
        return Outcome.STRENGTH
    if _all_found(heard, expected):
        return Outcome.SILENT
    near = _same(_busy_as_time(expected), _busy_as_time(heard))
    return Outcome.KIND if near else Outcome.WRONG


def _row(name: str, counts: Counter[Outcome]) -> str:
    wrong = counts[Outcome.WRONG] + counts[Outcome.KIND]
    return (
        f"{name:<20}{counts.total():>5}  right {counts[Outcome.RIGHT]:>3}"
        f"  strength {counts[Outcome.STRENGTH]:>3}"
        f"  wrong {wrong:>3} ({counts[Outcome.KIND]})  silent {counts[Outcome.SILENT]:>3}"
    )


def score(path: Path) -> list[str]:
    """Score a set: one row for the whole, one for each class."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    classes: dict[str, Counter[Outcome]] = {}
    for line in lines:
        classes.setdefault(line["about"], Counter())[outcome(line)] += 1
    whole = sum(classes.values(), Counter[Outcome]())
    return [_row(path.stem, whole), *(_row(f"  {name}", found) for name, found in classes.items())]


def main() -> None:
    """Print the scores of all sets."""
    for path in sorted(HERE.glob("*_phrases.jsonl")):
        print("\n".join(score(path)))


if __name__ == "__main__":
    main()
