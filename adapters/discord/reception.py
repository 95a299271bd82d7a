"""What the gateway tells, kept before it is handled; what is pressed is answered in time."""

from __future__ import annotations

from adapters.discord.events import INTERACTIONS, Event, is_autocomplete, read
from adapters.discord.interactions import Interactions
from adapters.discord.registered import choices_for
from orchestration.conversation.directory import Locales
from orchestration.conversation.happened import Body
from orchestration.conversation.inbox import ArrivalInbox


class GatewayReception:
    """Keeps what comes in."""

    def __init__(self, inbox: ArrivalInbox, interactions: Interactions, locales: Locales) -> None:
        self._inbox = inbox
        self._interactions = interactions
        self._locales = locales

    async def hear(self, body: Body) -> None:
        """Keep an event; where that fails, nothing tells who did it that it was taken."""
        if is_autocomplete(body):
            await self._interactions.offer(body, choices_for(body["d"]["data"]))
        elif event := read(body):
            self.note(event)
            await self._keep(event)

    async def _keep(self, event: Event) -> None:
        if event.kind not in INTERACTIONS:
            await self._inbox.keep(event.arrival())
            return
        self._interactions.begin(event)
        is_new = False
        try:
            is_new = await self._inbox.keep(event.arrival())
        finally:
            if not is_new:
                self._interactions.drop(event)
        self._interactions.put_off_soon(event)

    def note(self, event: Event) -> None:
        """Note what Discord tells of who did something, and nowhere else: their language."""
        if locale := event.inner.get("locale"):
            self._locales.note(event.user, str(locale))
