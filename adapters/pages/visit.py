"""Somebody at their page: who they are, what they find, and what comes of what they do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from typing import Final, Protocol
from uuid import uuid4

from adapters.pages.asides import Aside, Asides
from adapters.pages.body import Sent
from adapters.pages.clock import chooses_zone, guesses_zone, zones
from adapters.pages.exchange import OfOneSession, OnPage
from adapters.pages.links import LinkError, Links
from adapters.pages.page import Page, page_of
from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Message, Via
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.understood import messages
from orchestration.deciding.presentation.record import may_see
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.layout import Button
from orchestration.kinds.registry import KINDS
from orchestration.language.offline import OfflineLanguage
from orchestration.model.people import MemberId, SessionId, is_guest
from orchestration.model.spent import NOTHING, Spent
from orchestration.model.times import zone_named
from orchestration.sessions.commands import Command, ShareCalendar
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Kinds
from orchestration.sessions.ports import Calendars, Language, Pictures, Sessions
from orchestration.sessions.session import Session
from orchestration.sessions.user_action import Reply, UnknownActionError, UserAction

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 1.5
"""How long somebody waits until what they did can be seen."""

_LOOK_EVERY_SECONDS: Final = 0.02


class Receive(Protocol):
    """Stores commands durably, and returns how many were new."""

    def __call__(self, *commands: Command) -> Awaitable[int]:
        """Store commands; from now on nothing of them is lost."""
        ...


class LookUp(Protocol):
    """Tells of sessions; it may wait for a disk, and is asked in a thread."""

    def __call__(self, session: SessionId) -> Decision | None:
        """Return a session as it stands."""
        ...

    def spent(self, session: SessionId) -> Spent:
        """Return what a language model has cost it."""
        ...


@dataclass(frozen=True, slots=True)
class House:
    """What the pages need: sessions as they stand, a place for commands, the time, its ports."""

    look_up: LookUp
    receive: Receive
    now: Callable[[], datetime]
    links: Links
    asides: Asides
    pictures: Pictures
    calendars: Calendars
    sessions: Sessions
    memory: Memory
    kinds: Kinds = KINDS
    language: Language = field(default_factory=OfflineLanguage)


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at their page, the session as they find it, and what a model has cost it.

    The address of the page is good `until` then.
    """

    token: str
    until: datetime
    who: MemberId
    decision: Decision
    spent: Spent

    @property
    def path(self) -> str:
        """The page's own address."""
        return f"/s/{self.token}"

    @property
    def now(self) -> str:
        """The present stretch of the session."""
        return f"{self.decision.phase}/{self.decision.round.number}"


class Visits:
    """Lets people in, and takes in what they do."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asides = house.asides
        self.languages = ReaderLanguages(house.memory, house.sessions)

    async def of(self, token: str) -> Visit:
        """Return whose page a link leads to; LinkError where it leads nowhere."""
        place = self._house.links.read(token)
        decision, spent = await asyncio.to_thread(self._found, place.session)
        if decision is None or not may_see(decision, place.member):
            raise LinkError
        return Visit(token, place.until, place.member, decision, spent)

    def _found(self, session: SessionId) -> tuple[Decision | None, Spent]:
        """Return a session, and its costs once it is over; no page fails for want of those."""
        decision = self._house.look_up(session)
        if decision is None or not is_over(decision):
            return decision, NOTHING
        try:
            return decision, self._house.look_up.spent(session)
        except Exception as problem:  # noqa: BLE001  # all that is missing then is a figure
            log.warning("what a model has cost is not known: %s", type(problem).__name__)
            return decision, NOTHING

    def page(self, visit: Visit) -> Page:
        """Return what stands on somebody's page."""
        decision, who = visit.decision, visit.who
        said = self._asides.said(decision.id, who, visit.now)
        gone = self._asides.gone(decision.id, who, visit.now)
        page, kinds = page_of(decision, who, visit.path, said, gone, visit.spent), self._house.kinds
        return replace(
            page,
            has_invite=kinds.invite(decision, who) is not None,
            record_link=self._house.links.record(decision.id) if page.record.decision else "",
            takes_calendar=kinds.handles(decision, ShareCalendar),
            until=visit.until,
            zones=zones() if chooses_zone(decision, who) else (),
            guesses_zone=guesses_zone(decision, who),
        )

    def user_action(self, visit: Visit, sent: Sent) -> UserAction:
        """Return what a form that was sent does, under one id however often it is sent.

        What was filled in is part of the id: who goes back and says something else has not said the
        same thing twice.
        """
        decision, who = visit.decision, visit.who
        once = sent.one("event") or uuid4().hex
        what = repr((decision.id, who, once, sorted(sent.fields.items()), sent.file))
        member = decision.member(who)
        zone = zone_named(member.zone if member else decision.terms.zone)
        id_ = f"page/{sha256(what.encode('utf-8', 'surrogatepass')).hexdigest()}"
        return UserAction(id_, who, self._house.now().astimezone(zone))

    async def take(self, visit: Visit, reply: Reply, aside: Aside | None = None) -> bool:
        """Take in what follows from a deed; return whether it can be seen after a little while."""
        session, who = visit.decision.id, visit.who
        said_before = self._asides.said(session, who, visit.now)
        self._say(visit, aside or _said_by(reply, visit.now))
        if not reply.commands:
            self._asides.put_aside(session, who, reply.gone, visit.now)
            return True
        before = self.page(visit).state
        if await self._house.receive(*reply.commands):
            return not _will_show(self._house.kinds, visit, reply.commands) or await self._seen(
                visit, before
            )
        if said_before:  # the same form again: what it did has been said
            self._say(visit, said_before)
        return True

    async def hear(self, visit: Visit, done: UserAction, words: str) -> bool:
        """Take words as a message about the session; return whether what they did can be seen."""
        session, who = visit.decision.id, visit.who
        said_before = self._asides.said(session, who, visit.now)
        before, sent, new = self.page(visit).state, list[Command](), 0
        self._asides.hush(session, who)

        async def receive(*commands: Command) -> int:
            nonlocal new
            sent.extend(commands)
            new += (received := await self._house.receive(*commands))
            return received

        written = self._written(visit, done, words, receive)
        about = Message(id=done.id, who=who, via=Via.DM, text=words, about=session)
        await messages.take(about, written)
        told = "\n".join(written.answered.words)
        if told:
            offers = self._pressed_here(visit, done, written.answered.offers)
            self._asides.say(session, who, Aside(told, during=visit.now, offers=offers))
        if sent and not new and said_before:  # the same form again: what it did has been said
            self._asides.say(session, who, said_before)
        here = [each for each in sent if each.session == session]
        is_shown = new and _will_show(self._house.kinds, visit, here)
        return not is_shown or await self._seen(visit, before)

    def _written(
        self, visit: Visit, done: UserAction, words: str, receive: Callable[..., Awaitable[int]]
    ) -> OnPage:
        house = self._house
        access = SessionAccess(
            OfOneSession(house.sessions, visit.decision.id, visit.who),
            receive,
            house.now,
            house.links.link,
            kinds=house.kinds,
            language=house.language,
        )
        return OnPage(access, house.memory, visit.decision, done, words)

    def _pressed_here(
        self, visit: Visit, done: UserAction, offers: Sequence[Button]
    ) -> tuple[Button, ...]:
        """Return those of some buttons that the session knows: a page has no others."""
        return tuple(each for each in offers if self._is_known(visit, done, each))

    def _is_known(self, visit: Visit, done: UserAction, offer: Button) -> bool:
        try:
            self._house.kinds.press(visit.decision, done, offer.action, offer.value)
        except UnknownActionError:
            return False
        return True

    def _say(self, visit: Visit, aside: Aside | None) -> None:
        if aside is None:
            self._asides.hush(visit.decision.id, visit.who)
        else:
            self._asides.say(visit.decision.id, visit.who, aside)

    async def _seen(self, visit: Visit, before: str) -> bool:
        """Wait until the page has changed and all they said is read; False after a while."""
        clock = asyncio.get_running_loop().time
        end = clock() + PATIENCE_SECONDS
        while clock() < end:
            page = self.page(await self.of(visit.token))
            if page.state != before and not page.record.yours.is_reading:
                return True
            await asyncio.sleep(_LOOK_EVERY_SECONDS)
        return False


def _will_show(kinds: Kinds, visit: Visit, commands: Sequence[Command]) -> bool:
    """Tell whether commands will change anything, or have a guest told why they do not.

    The engine is pure, so it can be asked beforehand; what it answers here is only looked at.
    """
    session: Session | None = visit.decision
    told: list[Effect] = []
    for command in commands:
        session, effects = kinds.decide(session, command)
        told += effects
    return session != visit.decision or (is_guest(visit.who) and bool(told))


def _said_by(reply: Reply, now: str) -> Aside | None:
    words = reply.notice or reply.note
    return Aside(words, during=now) if words else None
