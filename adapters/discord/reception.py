"""What the gateway tells, kept before it is handled; what is pressed is answered in time."""

from __future__ import annotations

from functools import partial

from adapters.discord.events import INTERACTIONS, Event, is_autocomplete, read
from adapters.discord.interactions import Interactions
from adapters.discord.registered import unfinished
from orchestration.conversation.arriving.inbox import ArrivalInbox
from orchestration.conversation.asked.offered import Offers
from orchestration.conversation.ports.directory import Locales
from orchestration.conversation.ports.happened import Body


class GatewayReception:
    """Keeps what comes in."""

    def __init__(
        self, inbox: ArrivalInbox, interactions: Interactions, locales: Locales, offers: Offers
    ) -> None:
        self._inbox, self._interactions = inbox, interactions
        self._locales, self._offers = locales, offers

    async def hear(self, body: Body) -> None:
        """Keep an event; where that fails, nothing tells who did it that it was taken."""
        if is_autocomplete(body):
            await self._interactions.offer(body, await self._offers(*unfinished(body["d"])))
        elif event := read(body):
            self.note(event)
            keep = partial(self._inbox.keep, event.arrival())
            await (self._interactions.keep(event, keep) if event.kind in INTERACTIONS else keep())

    def note(self, event: Event) -> None:
        """Note what Discord tells of who did something, and nowhere else: their language."""
        if locale := event.inner.get("locale"):
            self._locales.note(event.user, str(locale))
