"""What a language model was asked and what that cost, kept for members and for who runs Convene.

It is figures, and no word of anybody's. So nothing of it has to be made unreadable when somebody is
forgotten: it stays, as the ids and times of commands do. No call says whose words it read, save
where somebody says something for good: that session is named for them. What has been spent on each
person's words is added up by the day, and goes soon after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from orchestration.model.people import MemberId, SessionId
from orchestration.model.spent import Spent


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call: for which session, when it began, with which prompt, and how it ended.

    `prompt` is its name@digest, `sent` and `received` are tokens, `ended` is “answered”, “given up”
    or the kind of failure; what was in it is nowhere.
    """

    session: SessionId | None
    prompt: str
    model: str
    sent: int
    received: int
    seconds: float
    ended: str
    at: datetime


def spent_on(calls: Iterable[Call]) -> Spent:
    """Return what these calls have cost together."""
    all_ = list(calls)
    return Spent(
        calls=len(all_),
        sent=sum(each.sent for each in all_),
        received=sum(each.received for each in all_),
        seconds=sum(each.seconds for each in all_),
    )


def day_of(at: datetime) -> datetime:
    """Return when the day of UTC began that an instant is in."""
    return at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamUse:
    """How often a model was asked today for a team, and may be in a day: in all, for a person."""

    calls: int
    most: int
    each: int


class Quotas(Protocol):
    """Tells what a model is asked for a team."""

    async def use(self, team: str) -> TeamUse:
        """Return how often it was asked today, and how often who runs Convene allows."""
        ...


class Ledger(Protocol):
    """Keeps every call durably; all of it is synchronous, and called in a thread of its own."""

    def keep(self, call: Call, who: MemberId | None = None) -> None:
        """Keep a call, and add it to what was spent that day on whose words it read."""
        ...

    def since(self, at: datetime) -> Sequence[Call]:
        """Return the calls that began at an instant or later, oldest first."""
        ...

    def spent_by_person(self, at: datetime) -> Mapping[MemberId, Spent]:
        """Return what was spent on each person's words on the day (of UTC) that an instant is in.

        What was spent weeks ago is not known any more.
        """
        ...

    def spent(self, session: SessionId) -> Spent:
        """Return what a session has cost."""
        ...
