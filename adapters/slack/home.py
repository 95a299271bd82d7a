"""The app's home tab: one's open sessions, what one has said for good, and one's own data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.events import Event
from adapters.slack.exchange import conversation
from adapters.slack.gateway import SlackGateway
from adapters.slack.registered import EXPORT, FORGET
from adapters.slack.render import render
from adapters.slack.screens import Screens
from adapters.slack.times import still
from orchestration.interaction.routing import Brief, SessionStage
from orchestration.model.people import MemberId, SessionId, person_id

NOTHING_OPEN: Final = "Nobody is waiting for you just now."
FORGOTTEN: Final = (
    "You are forgotten: nobody can read any more what you have told me in private, and I begin "
    "anew. What you have written in Slack, and your reactions, stay there until you delete them."
)
_CONFIRM: Final = (
    "What you have told me in private will be gone for good, and so will your votes, in sessions "
    "that are open too; nobody can bring it back. Your name stays, and what votes came to."
)
_MOST: Final = 20
_STATES: Final = {SessionStage.INTAKE: "gathering wishes", SessionStage.VOTE: "voting"}


@dataclass(frozen=True, slots=True)
class OwnData:
    """What somebody can do with all that is kept of them; both may wait for a disk."""

    export: Callable[[MemberId], Mapping[str, Any]]
    forget: Callable[[MemberId], None]


class Home:
    """Shows each person their own, and lets them take it along or have it forgotten."""

    def __init__(
        self, gateway: SlackGateway, answers: Answers, screens: Screens, own: OwnData
    ) -> None:
        self._gateway = gateway
        self._answers = answers
        self._screens = screens
        self._own = own

    async def opened(self, event: Event) -> None:
        """Show somebody their home tab as it is now."""
        await self._publish(event)

    async def ask_to_forget(self, event: Event, session: SessionId | None, value: str) -> None:
        """Ask once more before anything is forgotten."""
        del session, value
        view = {
            "type": "modal",
            "callback_id": FORGET,
            "title": b.plain("Forget me", 24),
            "submit": b.plain("Forget me", 24),
            "close": b.plain("Not now", 24),
            "blocks": [{"type": "section", "text": b.plain(_CONFIRM, b.LONGEST_TEXT)}],
        }
        await self._screens.show(event, view)

    async def forget(self, event: Event) -> None:
        """Forget somebody, who has said so twice."""
        await asyncio.to_thread(self._own.forget, event.who)
        await self._answers.say(event, FORGOTTEN)
        await self._publish(event)

    async def export(self, event: Event, session: SessionId | None, value: str) -> None:
        """Give somebody all that is kept of them, as a file in their private conversation."""
        del session, value
        data = await asyncio.to_thread(self._own.export, event.who)
        client = await self._gateway.client(event.team)
        await client.files_upload_v2(
            channel=await conversation(client, event.user),
            filename="what-convene-keeps-of-you.json",
            title="What Convene keeps of you",
            content=json.dumps(data, ensure_ascii=False, indent=2),
        )

    # What it shows

    async def _publish(self, event: Event) -> None:
        client = await self._gateway.client(event.team)
        view = {"type": "home", "blocks": await self._blocks(event)}
        await client.views_publish(user_id=event.user, view=view)

    async def _blocks(self, event: Event) -> list[b.Block]:
        access, who = self._gateway.access, event.who
        mine = [self._line(each, who) for each in (await access.open_for(who))[:_MOST]]
        own = render(await access.said_for_good(who), person_id(who))
        buttons = [
            b.button(EXPORT, "Give me my data", "", None),
            b.button(FORGET, "Forget me", "", None, style="danger"),
        ]
        return [
            b.header("Your open sessions"),
            *(mine or [b.section(still(NOTHING_OPEN))]),
            b.header("What you have said for good"),
            *own.blocks,
            b.header("Your data"),
            *b.rows(buttons),
        ]

    def _line(self, session: Brief, who: MemberId) -> b.Block:
        text = f"*{still(session.subject)}* · {_STATES[session.stage]}"
        if link := self._gateway.access.link:
            text += f" · <{link(session.id, who)}|your page>"
        return b.section(text)
