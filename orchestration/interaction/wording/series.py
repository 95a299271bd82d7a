"""What is read of a choice that repeats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.interaction.wording.phrases import counted, day, instant, listed, word
from orchestration.language.saying.restate_day import in_place
from orchestration.model.times import EVERY_DAY, WORKING_DAYS, Weekday, Weekly
from orchestration.views.series import LeftOutNote, SeriesCard

_FEW: Final = 12
"""So many people are named; of more it is told how many they are."""

_DAYS: Final = dict(
    zip(
        Weekday,
        ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
        strict=True,
    )
)


@word.register
def _(view: SeriesCard) -> str:
    return "\n".join([view.subject, *about_series(view)])


def about_series(view: SeriesCard) -> list[str]:
    """Return who has it asked and how often, and when it comes next."""
    asked = f"{view.organiser} has this asked {how_often(view.rhythm)} {in_place(view.zone)}"
    asked += f", until {day(view.until)}" if view.until else ""
    if view.stopped:
        return [asked, f"Stopped by {view.stopped}."]
    if view.is_over:
        return [asked, "It is asked no more."]
    of_what = [f"Options: {listed(view.options)}"] if view.options else []
    few = len(view.asked) <= _FEW
    whom = listed(view.asked) if few else counted(len(view.asked), "person", "people")
    asked_each_time = [*of_what, *([f"Asked: {whom}"] if view.asked else [])]
    left_out = (
        [f"Left out on {instant(view.left_out)}: the one before it is still open."]
        if view.left_out
        else []
    )
    return [asked, *asked_each_time, *left_out, f"Next: {instant(view.next_at)}"]


def how_often(rhythm: Weekly) -> str:
    """Return when something repeats: `every other Thursday at 10:00`."""
    other = "other " if rhythm.every > 1 else ""
    at = f" at {rhythm.start:%H:%M}" if rhythm.start else ""
    return f"every {other}{_days(rhythm.days)}{at}"


def _days(days: Sequence[Weekday]) -> str:
    if set(days) == set(EVERY_DAY):
        return "day"
    if set(days) == set(WORKING_DAYS):
        return "weekday"
    return listed([_DAYS[each] for each in days])


@word.register
def _(view: LeftOutNote) -> str:
    return f"{view.subject} was to be asked again on {instant(view.due)}; this one is still open."
