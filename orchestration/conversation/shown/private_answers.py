"""What is said to one person alone, in answer to something they did: once, however often tried.

It is said where it was asked, so that nobody else sees it; else in the private conversation. What
is shown to one person in a channel cannot be looked for. So it is shown there once, and where
nobody can tell whether it was, it is said in the private conversation, where one can.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from json import dumps, loads
from typing import Final

from orchestration.conversation.ports.messenger import Closed, Messengers, Rendered, Unreachable
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import ANSWER, Place, Places
from orchestration.interaction.layout import Button, Look
from orchestration.model.people import MemberId, person_id

log = logging.getLogger(__name__)

PERHAPS: Final = "In case you have not seen this:"
"""Stands above what somebody may have been told already."""

SHOW: Final = "show"
"""The action of the button behind which an answer is kept for one person."""

NOT_YOURS: Final = "That is for somebody else."
FOR_YOU: Final = "{}, I can't write to you in private. What I have to say is for you alone:"
FOR_YOU_TOO: Final = "This, too, is for you alone:"
"""What is said from the second time on in a channel: nobody is called for it."""

_OFFERED: Final = "answers-offered/"
"""Begins the name of a note: in which channel somebody was called to such a button before."""

_BEGUN, _SAID = "begun", "said"

Offer = Callable[[str, Button], Awaitable[None]]
"""Says words in which somebody's name is to be put for {}, with a button below."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Addressee:
    """Who did something, known by `id`; `channel` and `thread` are where they are told alone."""

    id: str
    who: MemberId
    team: str
    channel: str
    thread: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateAnswer:
    """One answer: how it is shown where it was asked, and how in private.

    `aside` is False where it was not shown; an error is raised where that stays unclear.
    """

    words: str
    aside: Callable[[], Awaitable[bool]]
    in_private: Rendered
    once_more: Rendered


class PrivateAnswers:
    """Gives answers; `unclear` are errors after which nobody knows whether something was shown."""

    def __init__(
        self, messengers: Messengers, places: Places, unclear: tuple[type[Exception], ...]
    ) -> None:
        self._messengers = messengers
        self._places = places
        self._notes = Notes(places)
        self._unclear: tuple[type[Exception], ...] = (OSError, TimeoutError, *unclear)

    async def give(self, to: Addressee, answer: PrivateAnswer, otherwise: Offer, near: str) -> None:
        """Say something to who did something; who takes no private messages is offered a button.

        That is done by `otherwise`, in words that say nothing, and call them once in a channel.
        """
        try:
            await self.say(to, answer)
        except (Unreachable, Closed):
            button = await kept_behind(self._notes, to.who, to.id, answer.in_private)
            await otherwise(await self._calling(to, near), button)

    async def _calling(self, to: Addressee, near: str) -> str:
        """Return what is said above a button: it calls them for the first answer in a channel."""
        own, name = person_id(to.who), f"{_OFFERED}{near}"
        first = await self._notes.read(own, name, to.who)
        if not first:
            await self._notes.write(own, name, to.who, to.id)
        return FOR_YOU if first in ("", to.id) else FOR_YOU_TOO

    async def say(self, to: Addressee, answer: PrivateAnswer) -> None:
        """Say something to who did something; Unreachable, Closed where that cannot be."""
        key = f"{to.id}/{sha256(answer.words.encode()).hexdigest()[:8]}"
        own, name = person_id(to.who), f"{ANSWER}{key}"
        state = await self._notes.read(own, name, to.who)
        if state == _SAID:
            return
        if not state:
            await self._notes.write(own, name, to.who, _BEGUN)
            state = await self._nearby(answer)
        if state != _SAID:
            said = answer.once_more if state == _BEGUN else answer.in_private
            await self._post(to, said, key)
        await self._notes.write(own, name, to.who, _SAID)

    async def _nearby(self, answer: PrivateAnswer) -> str:
        """Say something where it was asked, and return how far it came; "" is not at all."""
        try:
            return _SAID if await answer.aside() else ""
        except self._unclear as problem:
            log.warning("an answer may not have come: %s", type(problem).__name__)
            return _BEGUN

    async def _post(self, to: Addressee, said: Rendered, key: str) -> None:
        """Answer in the private conversation, once however often it is tried."""
        messenger = await self._messengers.of(to.team)
        is_new = await asyncio.to_thread(self._places.begin, key)
        if is_new or await messenger.posted(to.channel, key, to.thread) is None:
            own, name = person_id(to.who), f"{ANSWER}{key}"
            place = Place(own, to.team, to.channel, "", name, owner=to.who, thread=to.thread)
            await messenger.post(place, said, key)

    # What is kept behind a button, where somebody takes no private messages

    async def kept(self, who: MemberId, name: str) -> Rendered | None:
        """Return an answer that was kept for somebody; None of another's."""
        found = await self._notes.kept(person_id(who), _kept(name), who)
        return Rendered(*loads(found)) if found else None


async def kept_behind(notes: Notes, who: MemberId, key: str, said: Rendered) -> Button:
    """Keep what is for somebody alone, and return the button that shows it to them."""
    name = sha256(f"{key}{said.text}".encode()).hexdigest()[:16]
    await notes.keep(person_id(who), _kept(name), who, dumps([said.text, said.blocks]))
    return Button(SHOW, "Show me", name, Look.PRIMARY)


def _kept(name: str) -> str:
    return f"answer-kept/{name}"
