"""What is said to one person alone, in answer to something they did."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from aiohttp import ClientError
from discord import DiscordException

from adapters.discord import components as b
from adapters.discord.events import INTERACTIONS, Event, Kind
from adapters.discord.interactions import Interactions
from adapters.discord.names import DIRECT, mention_of
from adapters.discord.render import NOTED, with_buttons
from adapters.discord.times import still
from adapters.discord.web import DiscordWeb
from orchestration.conversation.ports.messenger import Closed, Rendered, Unreachable
from orchestration.conversation.ports.storage import Place, Places
from orchestration.conversation.shown.private_answers import (
    NOT_YOURS,
    PERHAPS,
    Addressee,
    PrivateAnswer,
    PrivateAnswers,
)
from orchestration.interaction.layout import Button
from orchestration.model.people import person_id

_UNCLEAR: Final = (DiscordException, ClientError)


class DiscordAnswers:
    """Says it where it was done, if Discord gives a token for that; else in private."""

    def __init__(self, web: DiscordWeb, places: Places, interactions: Interactions) -> None:
        self._web = web
        self._interactions = interactions
        self._private = PrivateAnswers(web, places, _UNCLEAR)

    async def say(self, event: Event, words: str, *, is_receipt: bool = False) -> None:
        """Say something in words in which nothing is markup."""
        await self.show(event, with_buttons(still(words)), is_receipt=is_receipt)

    async def show(self, event: Event, said: Rendered, *, is_receipt: bool = False) -> None:
        """Show it to who did it; where they take no private messages, by a button, or a mark."""
        to = Addressee(id=event.id, who=event.who, team=DIRECT, channel=event.dm)
        answer = PrivateAnswer(
            # What is pressed tells two answers apart whose words are the same.
            words=said.text
            + "".join(f"{x['components']}" for x in said.blocks if x["type"] == b.ROW),
            aside=partial(self._aside, event, said),
            in_private=said,
            once_more=Rendered(f"{PERHAPS} {said.text}", [b.text(b.quiet(PERHAPS)), *said.blocks]),
        )
        if event.is_private:
            await self._private.say(to, answer)
        elif is_receipt:
            try:
                await self._private.say(to, answer)
            except (Unreachable, Closed):
                if event.kind is Kind.MESSAGE:
                    await self._web.react(event.channel, event.inner["id"], NOTED)
        else:
            await self._private.give(to, answer, partial(self._behind, event), event.channel)

    async def show_kept(self, event: Event, name: str) -> None:
        """Show somebody, alone, what was kept behind a button for them."""
        if found := await self._private.kept(event.who, name):
            await self.show(event, found)
        else:
            await self.say(event, NOT_YOURS)

    async def _behind(self, event: Event, words: str, button: Button) -> None:
        """Answer where it was asked; who asked can read what is behind the button."""
        shown = with_buttons(words.format(mention_of(event.account)), [button])
        under = str(event.inner.get("message_id") or event.inner.get("id") or "")
        here = Place(person_id(event.who), event.team, event.channel, "", "", thread=under)
        shown = replace(shown, calls=(event.who,) * ("{}" in words))
        await self._web.post(here, shown, f"{event.id}/{button.value}")

    async def _aside(self, event: Event, said: Rendered) -> bool:
        """Answer by the token that came with it; a message brings none."""
        return event.kind in INTERACTIONS and await self._interactions.whisper(event, said)
