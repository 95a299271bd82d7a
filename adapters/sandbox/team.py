"""The sample team: six people who answer by themselves, as long as nobody sits in for them.

What they do next is read off how their sessions stand, and every deed carries an id made from who
does what and when: after a crash they do it again, and the inbox drops what it knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Final

from adapters.sandbox import blocks as b
from adapters.sandbox.chat import CARD, OPTIONS, latest_read_back
from adapters.sandbox.door import Door, Event
from adapters.sandbox.inbound import Inbound
from adapters.sandbox.personas import PERSONAS, Persona
from adapters.sandbox.presence import Presence
from adapters.sandbox.records import Block, Message
from orchestration.deciding.assessment import assessment_of, side_of
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over, may_vote
from orchestration.interaction.form import RefusedError
from orchestration.interaction.layouts import THATS_ALL
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.ballots import Ballot
from orchestration.model.people import MemberId, SessionId
from orchestration.voting.by_scores import ballot_by_scores

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]
Move = tuple[str, Callable[[], Awaitable[object]]]
"""What somebody does next, by its id; one that was made once is not made again."""

SETTING: Final = "playing"
MOST_DEEDS: Final = 1000
"""Deeds that no session needs of the team: six people in four rounds do about a hundred."""
SLOWEST: Final = 60.0
TABS_ARE_BACK_SECONDS: Final = 8.0
"""How long after a start even a hidden tab has shown that somebody sits there."""

_LOOK_AGAIN_SECONDS: Final = 5.0


class Team:
    """Plays whoever of the sample team nobody sits in for."""

    def __init__(
        self,
        door: Door,
        inbound: Inbound,
        presence: Presence,
        pace: float,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._door = door
        self._workspace = door.workspace
        self._inbound = inbound
        self._presence = presence
        self._sleep = sleep
        self._changed = asyncio.Event()
        self._made: set[str] = set()
        self._deeds: Counter[SessionId] = Counter()
        self._over: dict[SessionId, Message | None] = {}
        """What has come to its end, by the card as it stood: another card is another matter."""
        self.pace = pace

    @property
    def playing(self) -> list[MemberId]:
        """Who answers by themselves, as it was set; whoever has a tab open waits all the same."""
        chosen = self._workspace.setting(SETTING)
        everybody = [each.member.id for each in PERSONAS]
        return everybody if chosen is None else [each for each in everybody if each in chosen]

    def choose(self, playing: Sequence[MemberId], pace: float) -> None:
        """Set who answers by themselves, and how many seconds lie between two deeds."""
        self.pace = pace
        self._workspace.set(SETTING, list(playing))

    def nudge(self) -> None:
        """Look again: something has changed."""
        self._changed.set()

    async def run(self) -> None:
        """Play until cancelled."""
        if self._workspace.sessions():  # a restart: whose tab is still open comes back by then
            await self._sleep(TABS_ARE_BACK_SECONDS)
        while True:
            self._changed.clear()
            if not await self.step():
                await self._until_changed()
            await self._sleep(self.pace)

    async def _until_changed(self) -> None:
        # Nobody says so when a tab has been closed for a minute, hence a look from time to time.
        try:
            await asyncio.wait_for(self._changed.wait(), _LOOK_AGAIN_SECONDS)
        except TimeoutError:
            return

    async def step(self) -> bool:
        """Let one person do one thing; False where nobody has anything to do."""
        for held in self._workspace.sessions():
            card = self._workspace.named(held.session, CARD)
            if self._deeds[held.session] >= MOST_DEEDS:
                continue
            if card is not None and self._over.get(held.session) == card:
                continue
            meeting = await self._door.meeting(held.session)
            if meeting is not None and await self._step_in(meeting):
                return True
            if meeting is not None and self._is_over(meeting):
                self._over[held.session] = card
        return False

    async def _step_in(self, meeting: Meeting) -> bool:
        for persona in self._free(meeting):
            for id_, act in self._moves(meeting, persona):
                if id_ not in self._made and await self._make(id_, act):
                    self._count(meeting.id)
                    return True
        return False

    def _count(self, session: SessionId) -> None:
        self._deeds[session] += 1
        if self._deeds[session] == MOST_DEEDS:
            log.error("the team leaves %s: not over after %d deeds", session, MOST_DEEDS)

    def _is_over(self, meeting: Meeting) -> bool:
        """Tell whether nobody will have anything to do any more: all have been asked to rate."""
        if meeting.phase is not Phase.DECIDED:
            return is_over(meeting)
        return all(
            any(_asks_to_rate(each) for each in self._workspace.of_session(meeting.id, member.id))
            for member in meeting.counted
        )

    async def _make(self, id_: str, act: Callable[[], Awaitable[object]]) -> bool:
        self._made.add(id_)
        try:
            await act()
        except RefusedError as problem:
            log.info("the team could not do %s: %s", id_, problem.sentence)
            return False
        return True

    def _free(self, meeting: Meeting) -> list[Persona]:
        playing = set(self.playing)
        return [
            each
            for each in PERSONAS
            if each.member.id in playing
            and not self._presence.is_here(each.member.id)
            and (meeting.member(each.member.id) or meeting.organiser.id == each.member.id)
        ]

    def _moves(self, meeting: Meeting, persona: Persona) -> Iterator[Move]:
        who = persona.member.id
        own = self._workspace.of_session(meeting.id, who)
        for action in ("invitation-right", "firm-no", persona.when_it_hurts):
            yield from self._press(own, who, action)
        if meeting.phase is Phase.INTAKE and who in set(meeting.round.asked) - set(meeting.done):
            yield from self._answer(meeting, persona, own)
        elif meeting.phase is Phase.VOTE:
            yield from self._vote(meeting, who)
        elif meeting.phase is Phase.DECIDED:
            for name, stars in persona.stars.items():
                yield from self._press(own, who, "rate", f"{name}/{stars}")

    def _answer(self, meeting: Meeting, persona: Persona, own: Sequence[Message]) -> Iterator[Move]:
        """Say something if there is something to say, and then that this is all."""
        who, number = persona.member.id, meeting.round.number
        if meeting.round.interactions.get(who, 0) or (number == 1 and who in meeting.profiles):
            if not meeting.is_reading(who):
                latest = latest_read_back(self._workspace, meeting.id, who)
                yield from self._press([latest] if latest else [], who, THATS_ALL)
        elif any(_asks(each, who) for each in own):
            event = self._event(meeting, who, f"say/{number}")
            words = persona.first(meeting.terms.window)
            yield event.key, partial(self._inbound.tell, event, meeting.id, words)

    def _vote(self, meeting: Meeting, who: MemberId) -> Iterator[Move]:
        number = meeting.round.number
        options = self._workspace.named(meeting.id, f"{OPTIONS}{number}")
        if options and may_vote(meeting, who) and who not in meeting.round.votes:
            event, ballot = self._event(meeting, who, f"vote/{number}"), _ballot(meeting, who)
            yield event.key, partial(self._inbound.vote, event, options, ballot)

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
                event = Event(who, f"play/{message.id}/{action}/{self._workspace.seq}")
                yield event.key, partial(self._inbound.act, event, message.id, action, offered)
                return

    def _event(self, meeting: Meeting, who: MemberId, user_action: str) -> Event:
        return Event(who, f"play/{meeting.id}/{user_action}")


def _ballot(meeting: Meeting, who: MemberId) -> Ballot | None:
    """Return how somebody votes who goes by what suits them."""
    options = assessment_of(meeting.round).options
    sides = {each.option.id: side_of(each, who) for each in options}
    scores = {option: side.score for option, side in sides.items() if side}
    return ballot_by_scores(meeting.rule_of(meeting.round.number), scores)


def _asks(message: Message, who: MemberId) -> bool:
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
