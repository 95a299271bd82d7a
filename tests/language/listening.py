"""How these tests listen: a frame, and preferences written as one reads them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, time

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import Applies, OptionRef, Preference, Topic, Understanding
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    AnyOf,
    Dated,
    MeetingsPerDay,
    Minutes,
    Moment,
    TimeFrame,
    Weekly,
    Window,
    zone_named,
)

BERLIN = "Europe/Berlin"
NOW = datetime(2027, 1, 7, 14, 20, tzinfo=zone_named(BERLIN))  # a Thursday
WINDOW = Window(date(2027, 1, 11), date(2027, 1, 22))
NAMES = ("Lena Brandt",)
OTHERS = ("Dana Whitfield", "Omar Haddad")


def slots() -> tuple[Slot, ...]:
    """Three options: Tuesday at 10, Wednesday at 11, Thursday at 14."""
    days = ((12, 10), (13, 11), (14, 14))
    return tuple(
        Slot(name, *(datetime(2027, 1, day, hour + n, tzinfo=NOW.tzinfo) for n in (0, 1)))
        for name, (day, hour) in zip("ABC", days, strict=True)
    )


def hearing(
    zone: str = BERLIN,
    window: Window | None = WINDOW,
    options: tuple[Slot, ...] = (),
    now: datetime = NOW,
) -> MessageContext:
    """What Lena's words are heard in."""
    frame = TimeFrame(now, zone, window)
    return MessageContext(MemberId("lena"), frame, NAMES, OTHERS, options, message=2)


def heard(text: str, **how: object) -> Understanding:
    """Understand a text as Lena's."""
    return understand(text, hearing(**how))  # type: ignore[arg-type]


def lines(text: str, **how: object) -> list[str]:
    """What was understood, one line each: "against must: mon,tue 09:00-10:00"."""
    return [line_of(each) for each in heard(text, **how).preferences]


def line_of(preference: Preference) -> str:
    """A preference as "kind polarity strength: what"; a time leaves its kind out.

    What is merely accepted has no strength of its own to be named.
    """
    words = [] if preference.kind == "time" else [preference.kind.value]
    words += [preference.polarity.value]
    words += [] if preference.polarity == "accepts" else [preference.strength.value]
    what = applies_line(preference.applies)
    return " ".join(words) + (f": {what}" if what else "")


def applies_line(applies: Applies) -> str:
    """What a wish applies to, as one reads it."""
    if isinstance(applies, Weekly):
        return _weekly(applies)
    if isinstance(applies, AnyOf):
        return " or ".join(map(applies_line, applies.times))
    if isinstance(applies, Dated):
        return _joined(_moment(moment) for moment in applies.moments)
    if isinstance(applies, Minutes):
        return f"{applies.minutes} min"
    if isinstance(applies, MeetingsPerDay):
        return f"{applies.most} a day"
    if isinstance(applies, Topic):
        return applies.words
    return applies.option if isinstance(applies, OptionRef) else ""


def _joined(words: Iterable[str]) -> str:
    return " + ".join(words)


def _weekly(weekly: Weekly) -> str:
    days = ",".join(day.value for day in weekly.days)
    named = {EVERY_DAY: "daily", WORKING_DAYS: "weekdays"}.get(weekly.days, days)
    every = f" every {weekly.every}" if weekly.every > 1 else ""
    return f"{named}{every} {_clock(weekly.start)}-{_clock(weekly.end)}".removesuffix(" -")


def _clock(when: time | None) -> str:
    return f"{when:%H:%M}" if when else ""


def _moment(moment: Moment) -> str:
    start = f"{moment.start:%m-%d %H:%M}"
    if moment.end is None:
        return f"{start} ({moment.grain.value})"
    same = moment.end.date() == moment.start.date()
    return f"{start}-{moment.end:{'%H:%M' if same else '%m-%d %H:%M'}}"
