"""What every platform is wired to: what is durable, how fast things go, and how it is called."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from orchestration.conversation.arriving.inbox import OwnArrivals
from orchestration.conversation.arriving.queues import PAUSES
from orchestration.conversation.asked.home import OwnData
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.storage import Arrival, Arrivals
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.kinds.registry import KINDS
from orchestration.model.people import MemberId, SessionId, team_of_channel
from orchestration.sessions.commands import Command
from orchestration.sessions.kind import Kinds
from storage.slack import SqlPlaces, SqlTeams
from storage.sql import SqlStore

Link = Callable[[SessionId, MemberId], str]
Now = Callable[[], datetime]
Receive = Callable[..., Awaitable[int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """How fast things go, in seconds; a test has less time than a platform."""

    pace: float = 1.0
    ping: float = 10.0
    watch: float = 30.0
    pauses: Sequence[float] = PAUSES
    first_answer: float | None = None
    """How long something that was pressed may stay without an answer; None is as usual."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is durable, and of which kinds the sessions are; numbers are made of `secret`.

    Which teams it is about is said by `owns`: each platform has its own.
    """

    store: SqlStore
    places: SqlPlaces
    arrivals: Arrivals
    teams: SqlTeams
    kinds: Kinds = KINDS
    secret: bytes = field(default=b"", repr=False)
    owns: Callable[[str], bool] = lambda _: True
    linked: Linked = field(default_factory=Linked)

    def of(self, owns: Callable[[str], bool]) -> Kept:
        """Return what of it is about some teams."""
        return replace(self, arrivals=OwnArrivals(self.arrivals, owns), owns=owns)

    async def receive(self, *commands: Command) -> int:
        """Store commands, for the runner to find when it begins."""
        return await asyncio.to_thread(self.store.receive, commands)

    async def keep(self, arrival: Arrival) -> None:
        """Keep what was missed, for the queues to find when they begin."""
        await asyncio.to_thread(self.arrivals.keep, [arrival])

    def own_data(self) -> OwnData:
        """Return what somebody can do with all that is kept of them."""

        def export(who: MemberId) -> dict[str, Any]:
            return own_data(sessions_of(self.store, who), who)

        def forget(who: MemberId) -> None:
            for each in self.linked.accounts(who):
                self.store.forget(each)
            self.linked.unlink(who)

        return OwnData(export, forget)

    def channels(self) -> list[SessionId]:
        """Return under what is kept what was set for channels and teams."""
        return [each for each in self.store.sessions() if self._is_set(team_of_channel(each))]

    def _is_set(self, team: str) -> bool:
        return bool(team) and self.owns(team)

    def teams_asking(self) -> set[str]:
        """Return the teams in which something was asked for, `meeting-T1-…`, or is shown too."""
        kinds = {each.name for each in self.kinds}
        sessions = (each.split("-") for each in self.store.sessions())
        teams = {parts[1] for parts in sessions if parts[0] in kinds and len(parts) > 2}
        teams |= {each.team for each in self.places.shown_too()}
        return {each for each in teams if self.owns(each)}
