"""The Wording port with a model behind it, and a chat in which people read its words."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from adapters.openai.faithful import is_faithful
from adapters.openai.model import Model, Request
from orchestration.deciding.presentation.reasons import head, sentence
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Chat, Drawings, Wording
from orchestration.views.base import MemberView
from orchestration.views.channel import OptionsProposed
from orchestration.views.documents import CalendarInvite
from orchestration.views.facts import Facts
from prompts.loader import Prompt
from prompts.replies import WordingReply

log = logging.getLogger(__name__)

KEPT = 512


@dataclass(frozen=True)
class ModelWording:
    """The model puts the template's sentence in other words; what it adds or drops is refused."""

    model: Model
    prompt: Prompt

    async def sentence(self, facts: Facts, session: SessionId) -> str:
        """Return the model's words where they say the facts, else the template's."""
        plain = sentence(facts)
        if not plain:
            return plain
        given = plain.removeprefix(head(facts))
        request = Request(
            prompt=self.prompt, inputs={"sentence": given}, schema=WordingReply, session=session
        )
        words = (await self.model.complete(request)).reply.words.strip()
        if is_faithful(words, given, facts):
            return head(facts) + words
        log.info("the template's words stand: the model's did not say the same")
        return plain


@dataclass
class Rephrased:
    """A chat that words why an option stands first before it is shown, and changes nothing else.

    Whatever goes wrong within `seconds`, the sentence stays as the engine has made it. A post that
    is shown again, under its key, says the same again.
    """

    inner: Chat
    wording: Wording
    seconds: float
    said: OrderedDict[str, str] = field(default_factory=OrderedDict)

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Show a view to the channel."""
        view = post.view
        if isinstance(view, OptionsProposed) and view.facts is not None and view.why:
            why = await self._why(view.facts, view.why, session, key)
            post = replace(post, view=replace(view, why=why))
        await self.inner.post(session, post, drawings, key)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Show a view to one person."""
        await self.inner.tell(session, to, view, key)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Let a session be where another is."""
        await self.inner.place(session, beside=beside)

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Hand the calendar file to the channel."""
        await self.inner.invite(session, ics, invite, key)

    async def _why(self, facts: Facts, plain: str, session: SessionId, key: str) -> str:
        if key not in self.said:
            self.said[key] = await self._worded(facts, session) or plain
            if len(self.said) > KEPT:
                self.said.popitem(last=False)
        return self.said[key]

    async def _worded(self, facts: Facts, session: SessionId) -> str:
        try:
            async with asyncio.timeout(self.seconds):
                return await self.wording.sentence(facts, session)
        except Exception as problem:  # noqa: BLE001  # people are shown options, whatever fails
            log.info("worded by the template instead: %s", type(problem).__name__)
            return ""
