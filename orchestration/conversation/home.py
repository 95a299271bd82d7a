"""What everybody has to themselves: open sessions, what they have said for good, their data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.decisions import own_decisions
from orchestration.conversation.inbound import Part
from orchestration.interaction.form import Form
from orchestration.interaction.layout import Button, Buttons, Layout, Link, Look, Text
from orchestration.interaction.layout import Part as Shown
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.routing import Brief, SessionStage
from orchestration.model.people import MemberId, person_id

FORGET: Final = "forget-me"
EXPORT: Final = "export-me"
NOTHING_OPEN: Final = "Nobody is waiting for you just now."
EXPORTED: Final = "what-convene-keeps-of-you.json"
_FORGOTTEN: Final = (
    "You are forgotten: nobody can read any more what you have told me in private, and I begin "
    "anew. What you have written in {platform}, and your reactions, stay there until you delete "
    "them."
)
_CONFIRM: Final = (
    "What you have told me in private will be gone for good, and so will your votes, in sessions "
    "that are open too; nobody can bring it back. Your name stays, and what votes came to."
)
_MOST: Final = 20
_STAGES: Final = {SessionStage.INTAKE: "gathering wishes", SessionStage.VOTE: "voting"}


@dataclass(frozen=True, slots=True)
class OwnData:
    """What somebody can do with all that is kept of them; both may wait for a disk."""

    export: Callable[[MemberId], Mapping[str, Any]]
    forget: Callable[[MemberId], None]


@dataclass(frozen=True, slots=True)
class Home:
    """Shows each person their own, and lets them take it along or have it forgotten."""

    access: SessionAccess
    own: OwnData
    platform: str

    async def shown(self, who: MemberId) -> Sequence[Part]:
        """Return somebody's home as it is now."""
        waiting = (await self.access.open_for(who))[:_MOST]
        mine = [self._session(each, who) for each in waiting] or [Text(NOTHING_OPEN)]
        buttons = (
            Button(EXPORT, "Give me my data"),
            Button(FORGET, "Forget me", look=Look.DANGER),
        )
        return [
            Part(_under("Your open sessions", *mine)),
            Part(_under("What was decided")),
            Part(await own_decisions(self.access, who), person_id(who)),
            Part(_under("What you have said for good")),
            Part(await self.access.said_for_good(who), person_id(who)),
            Part(_under("Your data", Buttons(buttons))),
        ]

    def _session(self, session: Brief, who: MemberId) -> Shown:
        """Return an open session, which leads to their page of it where there are pages."""
        words = f"{session.subject} · {_STAGES[session.stage]}"
        if self.access.link is None:
            return Text(words)
        return Link(f"{words} · your page", self.access.link(session.id, who))

    def asks_to_forget(self) -> Form:
        """Return what is asked once more before anything is forgotten."""
        return Form(FORGET, "Forget me", "Forget me", (), words=_CONFIRM)

    async def forget(self, who: MemberId) -> str:
        """Forget somebody, who has said so twice, and return what they are told."""
        await asyncio.to_thread(self.own.forget, who)
        return _FORGOTTEN.format(platform=self.platform)

    async def export(self, who: MemberId) -> str:
        """Return all that is kept of somebody, for them alone (JSON)."""
        data = await asyncio.to_thread(self.own.export, who)
        return json.dumps(data, ensure_ascii=False, indent=2)


def _under(heading: str, *parts: Shown) -> Layout:
    shown = (Text(heading, Look.STRONG), *parts)
    return Layout(words=in_words(shown), parts=shown)
