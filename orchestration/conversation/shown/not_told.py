"""Who could not be told something in private: the channel says so, in one line for all of them.

The line is edited as others come. An edit calls nobody; so it waits a moment for those who come at
the same time, and calls them all.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.known.place_settings import SettingsPlace
from orchestration.conversation.ports.messenger import Departed, Rendered, Rendering
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.storage import CARD, OUTCOME, UNREACHABLE, Held, Place, Places
from orchestration.conversation.shown.own_thread import below
from orchestration.conversation.shown.private_answers import FOR_YOU, FOR_YOU_TOO, kept_behind
from orchestration.conversation.shown.told_alone import asks, how_it_ended
from orchestration.interaction.layouts import screen
from orchestration.interaction.translation import Translation
from orchestration.model.people import MemberId
from orchestration.views.base import MemberView
from orchestration.views.member import Notice, ReadBack

Show = Callable[[Place, Rendered, str], Awaitable[Place]]
"""Shows something in its place, under a key by which it is found again."""

_NAMED: Final = "named"
"""Ends the name of a note: whom a line names, by their ids."""

_NOBODY: Final = MemberId("")


@dataclass(slots=True)
class NotTold:
    """Says in a session's channel who cannot be written to; `pause` is how long others may come."""

    render: Rendering
    places: Places
    languages: ReaderLanguages
    pause: float = 0.0
    _coming: dict[str, list[MemberId]] = field(default_factory=lambda: defaultdict(list))
    _turns: dict[str, asyncio.Lock] = field(default_factory=lambda: defaultdict(asyncio.Lock))

    async def say(  # who was not told what, and why
        self, held: Held, to: MemberId, view: MemberView, why: Exception, key: str, show: Show
    ) -> None:
        """Say it once of each; what they have said themselves is read back behind a button."""
        reader = await self._reader(held)
        if isinstance(why, Departed):
            if asks(view):
                line = self.render.departed(to, held.session, reader)
                await self._once(held, CARD, f"{UNREACHABLE}/{to}", line, show)
        elif self.render.reads_back and isinstance(view, ReadBack):
            where = SettingsPlace(held.team, held.channel)
            own = await self.languages.of_person(to, where, held.organiser)
            said = self.render.message(own.layout(screen(view)), held.session, ())
            button = reader.button(await kept_behind(Notes(self.places), to, key, said))
            called, notes = f"{UNREACHABLE}/called", Notes(self.places)
            is_first = await notes.read(held.session, called, to) in ("", key)
            said_of_it = FOR_YOU.format(self.render.mention(to)) if is_first else FOR_YOU_TOO
            line = self.render.line(reader.words(said_of_it), button, held.session)
            line = replace(line, calls=(to,) * is_first)
            if is_first:
                await notes.write(held.session, called, to, key)
            await self._once(held, CARD, f"{UNREACHABLE}/{key}", line, show)
        elif isinstance(view, Notice) and not view.ends:
            if view.openly:  # a receipt calls nobody
                words = reader.words(view.openly.replace("{}", self.render.mention(to), 1))
                line = replace(self.render.line(words, None, held.session), calls=(to,))
                await self._once(held, CARD, f"{UNREACHABLE}/{key}", line, show)
        else:
            await self._in_one_line(held, to, how_it_ended(view), show)

    async def _once(self, held: Held, under: str, name: str, line: Rendered, show: Show) -> None:
        if await asyncio.to_thread(self.places.find, held.session, name) is None:
            await self._show(held, under, name, line, show)

    async def _in_one_line(self, held: Held, to: MemberId, ended: str, show: Show) -> None:
        """Name somebody in the line that names all who cannot be told that, or that it `ended`."""
        under, name = (OUTCOME, f"{UNREACHABLE}/{OUTCOME}") if ended else (CARD, UNREACHABLE)
        own, notes = f"{held.session}/{name}", Notes(self.places)
        self._coming[own].append(to)
        async with self._turns[own]:
            if to not in self._coming[own]:
                return  # who came first has named them too
            await asyncio.sleep(self.pause)
            coming = tuple(self._coming[own])
            noted = await notes.read(held.session, f"{name}/{_NAMED}", _NOBODY)
            named = [MemberId(each) for each in noted.split()]
            now = list(dict.fromkeys((*named, *coming)))
            if now != named:
                reader = await self._reader(held)
                line = self.render.why_not_told(now, held.session, reader, ended=ended)
                await self._show(held, under, name, line, show)
                await notes.write(held.session, f"{name}/{_NAMED}", _NOBODY, " ".join(now))
            self._coming[own] = self._coming[own][len(coming) :]

    async def _reader(self, held: Held) -> Translation:
        where = SettingsPlace(held.team, held.channel)
        return await self.languages.of_session(held, where)

    async def _show(self, held: Held, under: str, name: str, line: Rendered, show: Show) -> None:
        place = await asyncio.to_thread(below, self.places, held, under)
        await show(replace(place, name=name), line, f"{held.session}/{name}")
