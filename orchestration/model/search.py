"""What is to be other in the search for a time that runs already."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from datetime import date
from typing import Any

from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Weekday, Window, WorkingHours


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherSearch:
    """How long, in which window, between which hours and on which days; None stays as it is."""

    duration: int | None = None
    window: Window | None = None
    hours: WorkingHours | None = None
    days: tuple[Weekday, ...] | None = None

    @property
    def said(self) -> Mapping[str, Any]:
        """All that was said, by the names that it has among the terms."""
        named = ((each.name, getattr(self, each.name)) for each in fields(self))
        return {name: value for name, value in named if value is not None}

    def applied(self, terms: MeetingTerms) -> MeetingTerms:
        """Return terms with all that was said; days that were said before fall with their window.

        “The week after” has all its working days, though it was “only Friday” in this one.
        """
        said = dict(self.said)
        if self.window is not None:
            said.setdefault("days", None)
        return replace(terms, **said)

    def unlike(self, terms: MeetingTerms) -> OtherSearch:
        """Return what of it the terms do not say already: of a week, its working days do.

        A window that is named again has all its days: those that it was on alone fall with it.
        """
        changed = {
            name: value for name, value in self.said.items() if getattr(terms, name) != value
        }
        if self.window is not None and self.days is None and terms.days is not None:
            changed["window"] = self.window
        if _days(self.applied(terms)) == _days(terms):
            changed = {name: x for name, x in changed.items() if name not in ("window", "days")}
        return OtherSearch(**changed)


def _days(terms: MeetingTerms) -> tuple[date, ...]:
    """Return the days on which it can be."""
    return tuple(day for day in terms.window.days if Weekday.of(day) in terms.on_days)
