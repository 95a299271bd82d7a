"""Messages that something later settles: they keep their words alone, or say what holds now."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from orchestration.conversation.ports.messenger import (
    Messenger,
    Rendered,
    Rendering,
    unless_gone,
)
from orchestration.conversation.ports.rewritten import Rewritten
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.conversation.ports.storage import ASKED, CARD, WRITTEN, Place, Places
from orchestration.conversation.shown.one_more_channel import own_name
from orchestration.conversation.shown.told_alone import (
    asked_of,
    asks_about,
    read,
    says_settled,
    shows_options,
)
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import noted, screen
from orchestration.interaction.superseded import settled_no_more, settles
from orchestration.model.people import MemberId, SessionId
from orchestration.privacy import Private
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.base import ChannelView
from orchestration.views.channel import SessionCard
from orchestration.views.member import QuestionSettled, ReadBack

_RUNNING: Final = ("intake", "vote")

ShownTo = Callable[[SessionId, MemberId | None, Layout], Awaitable[Layout]]
"""Puts a screen into the language of somebody, or of the session's channel."""


class Settling:
    """What a platform shows of a session, made a thing of the past where it stands."""

    def __init__(self, rendering: Rendering, places: Places, shown_to: ShownTo) -> None:
        self._render = rendering
        self._places = places
        self._shown_to = shown_to

    async def settle(self, messenger: Messenger, at: Place, view: ChannelView) -> None:
        """Take the buttons off what a view, shown there, makes a thing of the past."""
        if instead := settled_no_more(view):
            await self._say_instead(messenger, at.session, instead, says_settled)
        await self.rest_all(
            messenger,
            at.session,
            lambda x: (
                own_name(x.name) not in (own_name(at.name), CARD, WRITTEN)
                and settles(
                    view, own_name(x.name), asks=x.name.startswith(ASKED), is_earlier=x.ts < at.ts
                )
            ),
        )

    async def rest_all(
        self, messenger: Messenger, session: SessionId, is_past: Callable[[Place], bool]
    ) -> None:
        """Take the buttons off all messages of a session that are a thing of the past."""
        past = await self._own(session, is_past)
        await side_by_side(self.rest(messenger, each) for each in past)

    async def rest(self, messenger: Messenger, place: Place) -> None:
        """Leave a message its words alone."""
        said = read(place)
        if said is None or (still := self._render.at_rest(said.blocks)) == said.blocks:
            return
        await self._rewrite(messenger, place, Rendered(said.text, still))

    async def say_where_asked(
        self,
        messenger: Messenger,
        session: SessionId,
        to: MemberId,
        view: QuestionChanged | QuestionSettled | VoteShown,
    ) -> None:
        """Have a question say wherever it stands what holds of it now; nothing new is said."""
        if isinstance(view, QuestionChanged):
            await self._ask_otherwise(messenger, session, to, view)
            return
        if isinstance(view, VoteShown):
            number = view.options.round
            await self._say_instead(
                messenger, session, screen(view), lambda x: shows_options(x, to, number)
            )
            return
        number = view.question.number
        await self._say_instead(
            messenger, session, screen(view), lambda x: asks_about(x, to, number)
        )

    async def answer_where_asked(
        self, messenger: Messenger, session: SessionId, to: MemberId, view: ReadBack, number: int
    ) -> bool:
        """Have somebody's first question show their answer to it; False where it is gone.

        What asks them once more keeps its words alone.
        """
        asked = sorted(await self._own(session, lambda x: asked_of(x, to)), key=lambda x: x.ts)
        if view.asked is None or not asked:
            return False
        shown = await self._shown_to(session, to, noted(view, view.asked))
        said = self._render.revision(self._render.message(shown, session, ()), number)
        if view.counts_now:
            await side_by_side(self.rest(messenger, each) for each in asked[1:])
        return await self._rewrite(messenger, asked[0], said)

    async def _ask_otherwise(
        self, messenger: Messenger, session: SessionId, to: MemberId, view: QuestionChanged
    ) -> None:
        """Have somebody's first question read as it is asked now; one that is answered stays so."""
        asked = await self._own(session, lambda x: asked_of(x, to))
        if not asked:
            return
        first = min(asked, key=lambda x: x.ts)
        shown = await self._shown_to(session, to, screen(view))
        now, said = self._render.message(shown, session, ()), read(first)
        if said and self._render.at_rest(said.blocks) == said.blocks:
            now = replace(now, blocks=self._render.at_rest(now.blocks))
        await self._rewrite(messenger, first, now)

    def note_stage(self, session: SessionId, view: ChannelView) -> None:
        """Keep whether a session goes on, for a message that does not say which it is about."""
        if isinstance(view, SessionCard):
            note = self._places.reopen if view.stage in _RUNNING else self._places.close
            note(session)

    async def keep(self, place: Place, said: Rendered) -> Place:
        """Note what a message shows; returns its place with that."""
        whose = place.owner or place.session
        now = replace(place, shown=Private(whose, json.dumps([said.text, said.blocks])))
        await asyncio.to_thread(self._places.put, now)
        return now

    async def _say_instead(
        self,
        messenger: Messenger,
        session: SessionId,
        shown: Layout,
        is_meant: Callable[[Place], bool],
    ) -> None:
        """Have messages of a session say something else where they stand."""
        found = await self._own(session, is_meant)
        shown_to = [await self._shown_to(session, each.owner, shown) for each in found]
        said = [self._render.message(each, session, ()) for each in shown_to]
        meant = [(at, now) for at, now in zip(found, said, strict=True) if read(at) != now]
        await side_by_side(self._rewrite(messenger, at, now) for at, now in meant)

    async def _own(self, session: SessionId, is_meant: Callable[[Place], bool]) -> list[Place]:
        """Return those messages of a session that stand on this platform and are meant."""
        places = await asyncio.to_thread(self._places.of, session)
        return [each for each in places if self._render.owns(each.team) and is_meant(each)]

    async def _rewrite(self, messenger: Messenger, place: Place, said: Rendered) -> bool:
        with unless_gone(place.session):
            if await messenger.rewrite(place.channel, place.ts, said) is Rewritten.DONE:
                await self.keep(place, said)
                return True
        return False
