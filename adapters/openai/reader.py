"""One author's words read by a model, within a time limit; nothing where that fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.asks import read_asks
from adapters.openai.model import Model, ModelError, Request
from adapters.openai.shown import days_of, shown_of_invitation, shown_to_read
from adapters.openai.wishes import read_reply
from orchestration.language.combined import SecondReading
from orchestration.language.inviting.combined import SecondInvitation
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member
from orchestration.model.times import TimeFrame
from prompts.loader import Prompt
from prompts.replies import invitation_reply, message_reply

log = logging.getLogger(__name__)

R = TypeVar("R", bound=BaseModel)

LONGEST = 4000
"""Characters of a message that a model is given; a longer one is for the rules alone."""


@dataclass(frozen=True)
class Reader:
    """Has words read by a model; whatever goes wrong within `seconds`, the answer is None."""

    model: Model
    message: Prompt
    invitation: Prompt
    seconds: float

    async def read(
        self, text: str, hearing: MessageContext, parts: Sequence[str] = ()
    ) -> SecondReading | None:
        """Return what a message means, or, with `parts`, what these parts of it mean."""
        if hearing.catalogue is not None:
            return None  # what it is asked to read are times
        schema = message_reply(days_of(hearing.frame), tuple(each.id for each in hearing.options))
        inputs = shown_to_read(text, hearing, parts)
        request = Request(
            prompt=self.message,
            inputs=inputs,
            schema=schema,
            session=hearing.session,
            who=hearing.author,
        )
        reply = await self._ask(text, request)
        return None if reply is None else read_reply(reply, text, hearing)

    async def read_invitation(
        self,
        text: str,
        frame: TimeFrame,
        members: Sequence[Member],
        parts: Sequence[str] = (),
    ) -> SecondInvitation | None:
        """Return what an invitation asks, and what of it is not clear."""
        schema = invitation_reply(days_of(frame), tuple(each.id for each in members))
        inputs = shown_of_invitation(text, frame, members, parts)
        request = Request(prompt=self.invitation, inputs=inputs, schema=schema)
        reply = await self._ask(text, request)
        return None if reply is None else read_asks(reply, text, frame)

    async def _ask(self, text: str, request: Request[R]) -> R | None:
        if not text.strip() or len(text) > LONGEST:
            return None
        try:
            async with asyncio.timeout(self.seconds):
                return (await self.model.complete(request)).reply
        except (ModelError, TimeoutError) as problem:
            log.info("read by the rules instead: %s", type(problem).__name__)
        except Exception as problem:  # noqa: BLE001  # people are answered, whatever a server does
            log.warning("read by the rules instead: %s", type(problem).__name__)
        return None
