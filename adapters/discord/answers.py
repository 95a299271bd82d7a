"""What is said to one person alone, in answer to something they did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from aiohttp import ClientError
from discord import DiscordException

from adapters.discord import components as b
from adapters.discord.events import INTERACTIONS, Event
from adapters.discord.interactions import Interactions
from adapters.discord.names import DIRECT, address_of
from adapters.discord.render import in_markup
from adapters.discord.times import still
from adapters.discord.web import DiscordWeb
from orchestration.conversation.messenger import Block, Rendered
from orchestration.conversation.private_answers import (
    PERHAPS,
    Addressee,
    PrivateAnswer,
    PrivateAnswers,
)
from orchestration.conversation.storage import Places

_UNCLEAR: Final = (DiscordException, ClientError)


class DiscordAnswers:
    """Says it where it was done, if Discord gives a token for that; else in private."""

    def __init__(self, web: DiscordWeb, places: Places, interactions: Interactions) -> None:
        self._interactions = interactions
        self._private = PrivateAnswers(web, places, _UNCLEAR)

    async def say(self, event: Event, words: str) -> None:
        """Say something in words in which nothing is markup."""
        await self.show(event, in_markup(still(words)))

    async def say_marked(self, event: Event, words: str) -> None:
        """Say something in Discord's own markup."""
        await self.show(event, in_markup(words))

    async def show(self, event: Event, said: Rendered) -> None:
        """Show something to who did it."""
        private = event.is_private
        await self._private.give(
            Addressee(
                id=event.id,
                who=event.who,
                team=DIRECT,
                channel=event.channel if private else address_of(event.who),
            ),
            PrivateAnswer(
                words=f"{said.text}{_controls(said.blocks)}",
                aside=partial(self._aside, event, said),
                in_private=said,
                once_more=Rendered(
                    f"{PERHAPS} {said.text}", [b.text(b.quiet(PERHAPS)), *said.blocks]
                ),
            ),
        )

    async def _aside(self, event: Event, said: Rendered) -> bool:
        """Answer by the token that came with it; a message brings none."""
        if event.kind not in INTERACTIONS:
            return False
        return await self._interactions.whisper(event, said)


def _controls(blocks: Sequence[Block]) -> str:
    """Return what tells two answers apart whose words are the same."""
    return "".join(str(each.get("components", "")) for each in blocks if each["type"] == b.ROW)
