"""That somebody asks once more what a session has asked, and what moves on with it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Final

from orchestration.deciding.state import Decision
from orchestration.model.people import Organiser, SessionId
from orchestration.model.times import WORKING_DAYS, Weekday, zone_named

_A_DAY: Final = timedelta(days=1)
_WEEK: Final = timedelta(weeks=1)
_BY_DAY: Final = range(8, 20)


@dataclass(frozen=True, slots=True)
class Anew:
    """That somebody asks once more what a session has asked, not before a day.

    Of `id`, the command's own, are those of the new session; of `drawn` is what is drawn for it.
    """

    id: str
    by: Organiser
    at: datetime
    drawn: str = ""
    not_before: date | None = None

    def envelope(self, kind: str, decision: Decision) -> dict[str, Any]:
        """Return what every opening has."""
        return {
            "id": f"{self.id}/again",
            "session": SessionId(f"{kind}-{self.id}".replace("/", "-")),
            "at": self.at,
            "organiser": self.by,
            "members": decision.members,
        }

    def terms(self, decision: Decision, by: timedelta | None = None) -> dict[str, Any]:
        """Return what is changed of the terms: what is dated moves on, `by` as much as the options.

        What the organiser's message asked for stands in them by now.
        """
        terms, passed = decision.terms, self.at.date() - decision.opened_at.date()
        moved = self._moved(decision) if by is None else terms.ends_by and terms.ends_by + by
        return {
            "message": "",
            "ends_by": moved if moved and moved > self.at else None,
            "review_on": terms.review_on and terms.review_on + passed,
        }

    def _moved(self, decision: Decision) -> datetime | None:
        """Return the last moment on its weekday again; of what took hours, as long from now on.

        None where that would be on a day or at an hour at which nobody works.
        """
        terms = decision.terms
        if terms.ends_by is None:
            return None
        least = max(self.at.date(), self.not_before or self.at.date())
        if terms.ends_by - decision.opened_at >= _A_DAY:
            weeks = max(-((terms.ends_by.date() - least) // _WEEK), 0)
            return terms.ends_by + weeks * _WEEK
        local = (self.at + (terms.ends_by - decision.opened_at)).astimezone(zone_named(terms.zone))
        is_by_day = Weekday.of(local.date()) in WORKING_DAYS and local.hour in _BY_DAY
        return local if is_by_day and least == self.at.date() else None
