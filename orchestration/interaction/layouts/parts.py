"""What layouts are made with, and `screen`, which makes one of a view."""

from __future__ import annotations

from datetime import datetime
from functools import singledispatch
from typing import Any

from orchestration.interaction.layout import (
    Button,
    Buttons,
    Layout,
    When,
)
from orchestration.interaction.wording import (
    begins_there,
    instant,
    stretch,
)
from orchestration.language.saying.restate_day import in_place
from orchestration.model.options import Option, Slot
from orchestration.model.people import MemberId
from orchestration.model.times import zone_named
from orchestration.views.base import OnClock


@singledispatch
def screen(view: Any, organiser: MemberId | None = None) -> Layout:  # noqa: ANN401  # dispatched on
    """Return a view as a screen; only the organiser is given buttons of their own."""
    raise TypeError(f"{type(view).__name__} has no screen")


def row(*buttons: Button, only: MemberId | None = None) -> Buttons:
    """Return a row of buttons, which `only` one person sees where that is said."""
    return Buttons(buttons, only)


def vote_for(option: Option, round_: int) -> Button:
    """Return the button that is a whole vote for an option."""
    return Button("choose", f"Vote {option.id}", f"{round_}/{option.id}")


def times_of(zone: str, *options: Option | None, session_zone: str = "") -> tuple[When, ...]:
    """Return when options are, as a platform may put it into a reader's own time."""
    slots = (each for each in options if isinstance(each, Slot))
    place = in_place(zone) if zone else ""
    return tuple(
        When(stretch(x, zone), x.start, x.end, place, _beside(x, zone, session_zone)) for x in slots
    )


def times_on(view: OnClock, *options: Option | None) -> tuple[When, ...]:
    """Return when options are as a view tells it, with the session's clock beside it."""
    return times_of(view.zone, *options, session_zone=view.session_zone)


def _beside(slot: Slot, zone: str, session_zone: str) -> When | None:
    begins = begins_there(slot, zone, session_zone)
    return When(begins, slot.start, place=in_place(session_zone)) if begins else None


def instant_of(at: datetime, zone: str = "") -> When:
    """Return a moment, as a platform may put it into a reader's own time."""
    local = at.astimezone(zone_named(zone)) if zone else at
    return When(instant(local), at, place=in_place(zone) if zone else "")


def due_of(zone: str, *moments: datetime | None) -> tuple[When, ...]:
    """Return by when something is due, as a platform may put it into a reader's own time."""
    return tuple(instant_of(each, zone) for each in moments if each)
