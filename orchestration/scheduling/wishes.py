"""Which starts meet a wish: one small function for each kind that can be judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import time
from functools import cached_property

import numpy as np

from orchestration.evaluation.columns import Judging, Mask
from orchestration.model.options import Slot
from orchestration.model.preferences import Kind, OptionRef, PartOfMeeting, Polarity, Preference
from orchestration.model.times import Dated, MeetingsPerDay, Minutes, TimeSet, parts
from orchestration.scheduling.clocks import merge, minute_of
from orchestration.scheduling.coverage import of_spans, of_times, spans_of
from orchestration.scheduling.grid import Coverage, Grid
from orchestration.scheduling.own_day import DAY_BREAK, OwnClock, begun, kept_by


@dataclass(frozen=True, eq=False)
class EvaluationContext(Judging):
    """What one member's wishes are judged on: the starts, the options named, their calendar.

    `begins` is where their day does, on their own clock.
    """

    grid: Grid
    zone: str
    slots: Mapping[str, Slot]
    wishes: Sequence[Preference]
    begins: time = DAY_BREAK

    @cached_property
    def busy(self) -> Sequence[tuple[int, int]]:
        """The member's dated engagements, merged, in minutes since 1970."""
        return merge(
            span
            for wish in self.wishes
            if wish.kind is Kind.BUSY and isinstance(wish.applies, Dated)
            for span in spans_of(wish.applies)
        )

    @property
    def columns(self) -> Grid:
        """The starts."""
        return self.grid

    def judged_at(self, wish: Preference) -> Mask | None:
        """Return where a wish is part of the share f: one's own day is where it is broken."""
        met = self.met_by(wish) if wish.kind is Kind.HOURS else None
        return None if met is None else np.logical_not(met)

    def met_by(self, wish: Preference) -> Mask | None:
        """Return which starts meet a wish, shape (S,); None where no start can be judged by it."""
        judge = _JUDGES.get(wish.kind)
        return judge(wish, self) if judge else None


def _time(wish: Preference, context: EvaluationContext) -> Mask | None:
    covered = _covered(wish, context)
    if covered is None:
        return None
    if wish.polarity is not Polarity.AGAINST:
        return covered.inside
    in_part = any(_is_part_at(each, wish) for each in context.wishes)
    return ~(covered.inside if in_part else covered.overlap)


def _is_part_at(wish: Preference, against: Preference) -> bool:
    """Tell whether somebody stays for a part of what goes on into a time that they ruled out."""
    part = wish.applies
    return isinstance(part, PartOfMeeting) and against.applies in parts(part.at)


def _attendance(wish: Preference, context: EvaluationContext) -> Mask | None:
    """Somebody is there throughout what takes no longer, or is not when they stay for a part."""
    part = wish.applies
    if not isinstance(part, PartOfMeeting):
        return None
    if part.minutes >= context.grid.duration:
        return context.everywhere
    return None if part.at is None else ~of_times(part.at, context.grid, context.zone).overlap


def _covered(wish: Preference, context: EvaluationContext) -> Coverage | None:
    if not isinstance(wish.applies, TimeSet):
        return None
    times = wish.applies
    if wish.polarity is not Polarity.AGAINST:
        times = begun(times, context.begins, context.zone)
    return of_times(times, context.grid, context.zone)


def _option(wish: Preference, context: EvaluationContext) -> Mask | None:
    """An option is wanted at its own start; one that is refused rules out what overlaps it."""
    if not isinstance(wish.applies, OptionRef):
        return _time(wish, context)
    slot = context.slots.get(wish.applies.option)
    if slot is None:
        return None
    start, end = minute_of(slot.start), minute_of(slot.end)
    if wish.polarity is Polarity.AGAINST:
        return ~of_spans([(start, end)], context.grid).overlap
    return np.asarray(context.grid.starts == start)


def _notice(wish: Preference, context: EvaluationContext) -> Mask | None:
    if not isinstance(wish.applies, Minutes):
        return None
    early_enough = context.grid.starts >= context.grid.now + wish.applies.minutes
    return early_enough if wish.polarity is Polarity.FOR else ~early_enough


def _buffer(wish: Preference, context: EvaluationContext) -> Mask | None:
    """A gap is kept where a wider meeting would overlap nothing; who likes none wants to touch."""
    minutes = wish.applies.minutes if isinstance(wish.applies, Minutes) else 0
    if wish.polarity is Polarity.FOR:
        wider = [(start - minutes, end + minutes) for start, end in context.busy]
        return ~of_spans(wider, context.grid).overlap
    if not context.busy:
        return None
    starts, ends = zip(*context.busy, strict=True)
    return np.isin(context.grid.starts, ends) | np.isin(context.grid.ends, starts)


def _load(wish: Preference, context: EvaluationContext) -> Mask | None:
    if not isinstance(wish.applies, MeetingsPerDay):
        return None
    days = context.grid.face(context.zone).day
    begun = Grid(
        np.array([start for start, _ in context.busy], dtype=np.int64),
        0,
        context.zone,
        context.grid.now,
        context.grid.first_day,
    ).face(context.zone)
    taken = (days[:, None] == begun.day[None, :]).sum(axis=1)
    return np.asarray(taken < wish.applies.most)


def _length(wish: Preference, context: EvaluationContext) -> Mask | None:
    if not isinstance(wish.applies, Minutes):
        return None
    short = context.grid.duration <= wish.applies.minutes
    return context.everywhere if short == (wish.polarity is Polarity.FOR) else ~context.everywhere


def _flexible(wish: Preference, context: EvaluationContext) -> Mask | None:
    del wish
    return context.everywhere


def _hours(wish: Preference, context: EvaluationContext) -> Mask | None:
    """Their own day, or their night: kept outside of it, and where they say that they can."""
    if wish.polarity is not Polarity.AGAINST:
        return context.everywhere
    by = OwnClock(context.zone, context.begins, context.slots, context.grid.duration)
    return kept_by(wish, context.wishes, context.grid, by)


_JUDGES: Mapping[Kind, Callable[[Preference, EvaluationContext], Mask | None]] = {
    Kind.TIME: _time,
    Kind.BUSY: _time,
    Kind.OPTION: _option,
    Kind.NOTICE: _notice,
    Kind.BUFFER: _buffer,
    Kind.LOAD: _load,
    Kind.LENGTH: _length,
    Kind.ATTENDANCE: _attendance,
    Kind.FLEXIBLE: _flexible,
    Kind.HOURS: _hours,
}
