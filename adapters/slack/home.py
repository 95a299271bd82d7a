"""The app's home tab, and a file with all that is kept of somebody."""

from __future__ import annotations

from adapters.slack.block_actions import SlackParts
from adapters.slack.events import Event
from adapters.slack.render import render_parts
from orchestration.conversation.home import EXPORTED, Home
from orchestration.model.people import SessionId


class HomeTab:
    """Shows everybody their home in Slack."""

    def __init__(self, slack: SlackParts, home: Home) -> None:
        self._slack = slack
        self._home = home

    async def opened(self, event: Event) -> None:
        """Show somebody their home tab as it is now."""
        client = (await self._slack.gateway.web(event.team)).api
        shown = render_parts(await self._home.shown(event.who), event.who)
        view = {"type": "home", "blocks": shown.blocks}
        await client.views_publish(user_id=event.user, view=view)

    async def ask_to_forget(self, event: Event, session: SessionId | None, value: str) -> None:
        """Ask once more before anything is forgotten."""
        del session, value
        await self._slack.screens.open(event, self._home.asks_to_forget())

    async def forget(self, event: Event) -> None:
        """Forget somebody, who has said so twice."""
        await self._slack.answers.say(event, await self._home.forget(event.who))
        await self.opened(event)

    async def export(self, event: Event, session: SessionId | None, value: str) -> None:
        """Give somebody all that is kept of them, as a file in their private conversation."""
        del session, value
        content = await self._home.export(event.who)
        web = await self._slack.gateway.web(event.team)
        await web.give(event.user, EXPORTED, "What Convene keeps of you", content.encode())
