"""One thing that somebody did on a platform, as it is told and kept there."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Container, Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, ClassVar, Final, Generic, TypeVar

from orchestration.conversation.ports.storage import Arrival
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal

Body = Mapping[str, Any]
K = TypeVar("K", bound=StrEnum)

PERSON: Final = "person"
"""Stands beside what was told where it was done with another account of somebody's."""

APP: Final = "app"
"""Stands for a user where an event is about the app itself."""

PARENT: Final = "parent"
"""Stands beside what was told in a thread that is a channel of its own: the channel it is in."""

SORRY: Final = "That did not work, and it is my fault, not yours. Try it once more, please?"
"""Is said to who did something that could not be done."""


@dataclass(frozen=True, slots=True)
class Happened(ABC, Generic[K]):
    """What a user of a team did; `id` is the same however often the platform tells of it.

    A platform says who is a `member_of` a team.
    """

    member_of: ClassVar[staticmethod[[str, str], MemberId]]

    id: str
    kind: K
    team: str
    user: str
    body: Body

    @property
    def account(self) -> MemberId:
        """With which account it was done."""
        return self.member_of(self.team, self.user)

    @property
    @abstractmethod
    def bot(self) -> str:
        """What the platform calls the bot itself; "" where it does not tell that with it."""

    @property
    def who(self) -> MemberId:
        """Who did it."""
        return MemberId(self.body.get(PERSON) or self.account)

    @property
    def above(self) -> str:
        """The channel that a thread is in, where it was done in one; "" elsewhere."""
        return str(self.body.get(PARENT, ""))

    def arrival(self, told: Body | None = None) -> Arrival:
        """Return it as it is kept: all that the platform has `told`, to be read again."""
        own = Private(self.account, json.dumps(told or self.body).encode())
        return Arrival(self.id, self.account, own, 1)


def digest(*known_by: str) -> str:
    """Return a short name for what something is known by."""
    return sha256("/".join(known_by).encode()).hexdigest()[:20]


H = TypeVar("H", bound=Happened[Any])


async def _nothing(event: Happened[Any]) -> None:
    """Do nothing."""


class Translating(Generic[H]):
    """From an event as it was kept to what it means: `kinds` says who does what of which sort.

    Who did something is looked up `as_person`, and noted; they are told by `say`, and `end` lets go
    of it.
    """

    kinds: Mapping[StrEnum, Callable[[H], Awaitable[None]]]
    unexpecting: Container[StrEnum] = ()
    """Sorts after which nobody waits for an answer."""

    def __init__(
        self,
        read: Callable[[Body], H | None],
        as_person: Callable[[H], H],
        say: Callable[[H, str], Awaitable[None]],
        end: Callable[[H], Awaitable[None]] = _nothing,
    ) -> None:
        self._read = read
        self.as_person = as_person
        self._say = say
        self._end = end
        self.noting: Callable[[MemberId], None] = lambda _: None

    async def handle(self, arrival: Arrival) -> None:
        """Do what an event asks, as done by the person whose account it was done with."""
        if told := self._read(told_in(arrival)):
            event = self.as_person(told)
            self.noting(event.who)
            await self.kinds[event.kind](event)
            await self._end(event)

    async def apologise(self, arrival: Arrival) -> None:
        """Tell somebody that what they did was heard, but could not be done."""
        event = self._read(told_in(arrival))
        if event is not None and event.kind not in self.unexpecting:
            await self._say(event, SORRY)
            await self._end(event)


def told_in(arrival: Arrival) -> Body:
    """Return what a platform had told, which is read by whose it is alone."""
    told: Body = json.loads(reveal(arrival.body, to=arrival.owner))
    return told
