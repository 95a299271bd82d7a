"""The sample team: six people who answer by themselves, until somebody is opened as them.

What they do next is read off how their sessions stand, and every deed carries an id made from who
does what and when: after a crash they do it again, and the inbox drops what it knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from adapters.sandbox import blocks as b
from adapters.sandbox.gateway import Event
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.personas import PERSONAS, Persona
from adapters.sandbox.records import BY_THE_TEAM, Message
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.ports.stand_ins import Awaited, Awaits, awaited, own_ballot
from orchestration.conversation.ports.storage import CARD, OPTIONS, READ_BACK
from orchestration.interaction.form import RefusedError
from orchestration.interaction.layouts import THATS_ALL
from orchestration.model.people import MemberId, SessionId

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]

SETTING: Final = "playing"
MOST_DEEDS: Final = 1000
"""Deeds that no session needs of the team: six people in four rounds do about a hundred."""
SLOWEST: Final = 60.0


class Move(NamedTuple):
    """What somebody does next, by its id; one that was made once is not made again.

    What they say or vote takes its time, what they press does not.
    """

    id: str
    act: Callable[[], Awaitable[object]]
    takes_time: bool = False


class Team:
    """Plays whoever of the sample team nobody has been opened as."""

    def __init__(
        self,
        access: SessionAccess,
        inbound: Inbound,
        pace: float,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._access = access
        self._workspace = inbound.workspace
        self._inbound = inbound
        self._sleep = sleep
        self._changed = asyncio.Event()
        self._made: set[str] = set()
        self._deeds: Counter[SessionId] = Counter()
        self._paused = False
        """Whether the last move took its time."""
        self._over: dict[SessionId, Message | None] = {}
        """What has come to its end, by the card as it stood: another card is another matter."""
        self.pace = pace

    @property
    def playing(self) -> list[MemberId]:
        """Who answers by themselves."""
        chosen = self._workspace.setting(SETTING)
        everybody = [each.member.id for each in PERSONAS]
        return everybody if chosen is None else [each for each in everybody if each in chosen]

    def choose(self, playing: Mapping[MemberId, bool], pace: float) -> None:
        """Set of some whether they answer by themselves, and how many seconds lie between deeds."""
        self.pace = pace
        plays = dict.fromkeys(self.playing, True) | dict(playing)
        self._workspace.set(SETTING, [each for each, does in plays.items() if does])

    def leave(self, person: MemberId) -> None:
        """Leave somebody to who has opened a tab as them, until it is set otherwise."""
        if person in self.playing:
            self.choose({person: False}, self.pace)

    def nudge(self) -> None:
        """Look again: something has changed."""
        self._changed.set()

    async def run(self) -> None:
        """Play until cancelled."""
        while True:
            self._changed.clear()
            if not await self.step():
                await self._changed.wait()
            elif self._paused:
                await self._sleep(self.pace)

    async def step(self) -> bool:
        """Let one person do one thing; False where nobody has anything to do."""
        for held in self._workspace.sessions():
            card = self._workspace.named(held.session, CARD)
            if self._deeds[held.session] >= MOST_DEEDS:
                continue
            if card is not None and self._over.get(held.session) == card:
                continue
            now = await awaited(self._access, held.session)
            if now is not None and await self._step_in(now):
                return True
            if now is not None and self._has_ended(now):
                self._over[held.session] = card
        return False

    async def _step_in(self, now: Awaited) -> bool:
        for persona in self._free(now):
            for move in self._moves(now, persona):
                if move.id not in self._made and await self._make(move):
                    self._paused = move.takes_time
                    self._count(now.session)
                    return True
        return False

    def _count(self, session: SessionId) -> None:
        self._deeds[session] += 1
        if self._deeds[session] == MOST_DEEDS:
            log.error("the team leaves %s: not over after %d deeds", session, MOST_DEEDS)

    def _has_ended(self, now: Awaited) -> bool:
        """Tell whether nobody will have anything to do any more: all have been asked to rate."""
        return now.is_over and all(
            any(_asks_to_rate(each) for each in self._workspace.of_session(now.session, who))
            for who in now.rate
        )

    async def _make(self, move: Move) -> bool:
        self._made.add(move.id)
        try:
            await move.act()
        except RefusedError as problem:
            log.info("the team could not do %s: %s", move.id, problem.sentence)
            return False
        return True

    def _free(self, now: Awaited) -> list[Persona]:
        playing = set(self.playing) & set(now.of)
        return [each for each in PERSONAS if each.member.id in playing]

    def _moves(self, now: Awaited, persona: Persona) -> Iterator[Move]:
        who = persona.member.id
        own = self._workspace.of_session(now.session, who)
        for action in ("invitation-right", "firm-no", persona.when_it_hurts):
            yield from self._press(own, who, action)
        match now.of[who]:
            case Awaits.ANSWER if any(asks(each, who) for each in own):
                event = _event(now, who, f"say/{now.round}")
                words = persona.first(now.window) if now.window else now.anything
                tell = partial(self._inbound.tell, event, now.session, words, persona.shows)
                yield Move(event.id, tell, takes_time=True)
            case Awaits.DONE:
                latest = self._workspace.named(now.session, READ_BACK, who)
                yield from self._press([latest] if latest else [], who, THATS_ALL)
            case Awaits.VOTE:
                if options := self._workspace.named(now.session, f"{OPTIONS}{now.round}"):
                    event = _event(now, who, f"vote/{now.round}")
                    yield Move(
                        event.id, partial(self._vote, event, now.session, options), takes_time=True
                    )
            case Awaits.RATING:
                for name, stars in persona.stars.items():
                    yield from self._press(own, who, "rate", f"{name}/{stars}")

    async def _vote(self, event: Event, session: SessionId, options: Message) -> None:
        ballot = await own_ballot(self._access, session, event.who)
        await self._inbound.vote(event, options, ballot)

    def _press(
        self,
        messages: Sequence[Message],
        who: MemberId,
        action: str,
        value: str | None = None,
    ) -> Iterator[Move]:
        """Press a button on the latest message that has it."""
        for message in reversed(messages):
            offered = b.value_of(message.body, who, action) if value is None else value
            if _can_be_pressed(message, who, action, offered):
                # The button is gone once it was pressed; if it comes back, that is another matter.
                event = Event(who, f"{BY_THE_TEAM}{message.id}/{action}/{self._workspace.seq}")
                yield Move(event.id, partial(self._inbound.act, event, message.id, action, offered))
                return


def _event(now: Awaited, who: MemberId, user_action: str) -> Event:
    return Event(who, f"{BY_THE_TEAM}{now.session}/{user_action}")


def asks(message: Message, who: MemberId) -> bool:
    """Tell whether a message asks what suits them."""
    return b.can_be_done(message.body, who, "any-time", "")


def _asks_to_rate(message: Message) -> bool:
    return any(block["type"] == "stars" for block in message.body.blocks)


def _can_be_pressed(message: Message, who: MemberId, action: str, value: str | None) -> bool:
    """Tell whether there is such a button; stars that are lit already are not given again."""
    lit = [f"{each['name']}/{each['value']}" for each in message.body.blocks if _is_lit(each)]
    return b.can_be_done(message.body, who, action, value) and value not in lit


def _is_lit(block: Block) -> bool:
    return block["type"] == "stars" and block["value"] is not None
