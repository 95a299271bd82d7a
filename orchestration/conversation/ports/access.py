"""What a platform reaches sessions by: commands go in, and references to sessions come out.

A platform names a session by its id and shows it as a `Brief`; the state stays in the core. Any
kind that decides is met here through its record, so a new kind needs nothing of any platform.
"""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING

from orchestration.conversation.ports.sessions import (
    find_decision,
    find_decisions,
    find_lately_over,
    find_session,
)
from orchestration.deciding.commands import OpenDecision
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import screen
from orchestration.kinds.person.kind import read_back
from orchestration.kinds.person.own_zone import at_home
from orchestration.kinds.person.state import Person
from orchestration.kinds.registry import KINDS
from orchestration.language.offline import OfflineLanguage
from orchestration.model.catalogue import Catalogue
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.organisation import Organisation, Position
from orchestration.model.panel import NO_MEANS, PanelMeans
from orchestration.model.people import Member, MemberId, SessionId, person_id
from orchestration.model.sources import SourceDocument
from orchestration.model.times import zone_named
from orchestration.sessions.commands import AddMember, Command, ProposeTable
from orchestration.sessions.kind import Kinds
from orchestration.sessions.model_usage import Quotas
from orchestration.sessions.ports import Catalogues, Language
from orchestration.sessions.ports import Sessions as Reads
from orchestration.sessions.user_action import UserAction

if TYPE_CHECKING:
    from orchestration.conversation.ports.linked import Linked


@dataclass(frozen=True, slots=True)
class SessionAccess:
    """Takes commands in, and tells how sessions stand.

    `link` is a member's session page, None where there are no pages; `conventions` are what words
    mean in this workspace, and `language` what reads them; where it `has_model`, one can propose
    options too, and `panel_means` are what panels have of one. The `organisation` tells who is
    what, as far as no platform does, and what it leaves out, the `positions` that profiles tell;
    `read_catalogue` reads options off a file, by its name and what is in it, and so many of them as
    is said, and `read_document` what is to be gone by; `catalogues` are of fields that people often
    choose in. `linked` says which accounts are one person, and `quotas` how often a model is asked.
    Of `secret`, which is the process's own, a number is made for each action.
    """

    sessions: Reads
    receive: Callable[..., Awaitable[int]]
    now: Callable[[], datetime]
    link: Callable[[SessionId, MemberId], str] | None = None
    conventions: Conventions = USUAL
    kinds: Kinds = KINDS
    language: Language = field(default_factory=OfflineLanguage)
    secret: bytes = field(default=b"", repr=False)
    has_model: bool = False
    panel_means: PanelMeans = NO_MEANS
    read_catalogue: Callable[..., Catalogue] | None = None
    read_document: Callable[[str, bytes], SourceDocument] | None = None
    catalogues: Catalogues | None = None
    organisation: Organisation = field(default_factory=Organisation)
    positions: Callable[[Sequence[Member]], Awaitable[Mapping[MemberId, Position]]] | None = None
    linked: Linked | None = None
    quotas: Quotas | None = None

    async def send(self, *commands: Command) -> None:
        """Store commands; from now on nothing of them is lost."""
        if commands:
            await self.receive(*[await self._with_posts(each) for each in commands])

    async def _with_posts(self, command: Command) -> Command:
        """Return a command that names people with what the organisation knows of them."""
        match command:
            case OpenDecision(members=members):
                return replace(command, members=await self._known(members))
            case AddMember(member=member):
                return replace(command, member=(await self._known([member]))[0])
            case _:
                return command

    async def _known(self, members: Sequence[Member]) -> tuple[Member, ...]:
        told = await self.positions(members) if self.positions else {}
        return self.organisation.known(members, told)

    def user_action(self, id_: str, who: MemberId, member: Member | None) -> UserAction:
        """Return something that somebody did just now, on their own clock; UTC of a stranger."""
        zone = zone_named(member.zone) if member else UTC
        drawn = hmac.new(self.secret, id_.encode("utf-8", "surrogatepass"), sha256).hexdigest()
        name = member.name if member else ""
        return UserAction(id_, who, self.now().astimezone(zone), drawn, name=name)

    async def at_home(self, member: Member) -> Member:
        """Return somebody whom a platform knows, in the zone that they have told."""
        found = await find_session(self.sessions, person_id(member.id))
        return at_home(found, member) if isinstance(found, Person) else member

    async def person(self, who: MemberId) -> Person:
        """Return what is kept of somebody beyond any session; a stranger's zone is UTC."""
        own = person_id(who)
        known = await find_session(self.sessions, own)
        return known if isinstance(known, Person) else Person(id=own, member=Member(who, "", "UTC"))

    async def ended_with(self, who: MemberId) -> list[SessionId]:
        """Return which of somebody's sessions have ended, the latest first."""
        return [each.id for each in await find_lately_over(self.sessions, who)]

    async def current_round(self, session: SessionId | None) -> int:
        """Return the number of a session's present round; 0 where there is no such session."""
        decision = await find_decision(self.sessions, session)
        return decision.round.number if decision else 0

    async def goes_by_documents(self, session: SessionId | None) -> bool:
        """Tell whether a session is of a kind that takes documents."""
        found = await find_session(self.sessions, session)
        requests = self.kinds.of(found).requests if found else None
        return requests is not None and requests.goes_by_documents

    async def takes_tables(self, session: SessionId | None) -> bool:
        """Tell whether options from a table go on a session's list."""
        found = await find_session(self.sessions, session)
        return found is not None and self.kinds.handles(found, ProposeTable)

    async def opened_first(self, some: Iterable[SessionId]) -> datetime:
        """Return when the oldest of some sessions was opened; now, where there is none."""
        opened = [each.opened_at for each in await find_decisions(self.sessions, some)]
        return min(opened, default=self.now())

    async def said_for_good(self, who: MemberId) -> Layout:
        """Return what somebody has said that holds for every session, as it is read back."""
        return screen(read_back(await self.person(who)))
