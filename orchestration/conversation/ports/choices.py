"""What is kept of who writes: what their last message was about, and that they said hello."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.storage import CHOSEN, GREETED
from orchestration.deciding.actions.which_session import LASTS
from orchestration.deciding.state import Decision
from orchestration.model.people import MemberId, person_id

_AFTER_TIME: Final = " "


@dataclass(frozen=True, slots=True)
class Choices:
    """Keeps a choice; each message that it holds for lets it last anew."""

    memory: Memory
    now: Callable[[], datetime]

    async def keep(self, who: MemberId, value: str) -> None:
        """Keep what somebody has chosen just now."""
        words = f"{self.now().isoformat()}{_AFTER_TIME}{value}"
        await self.memory.write(person_id(who), CHOSEN, who, words)

    async def greets(self, who: MemberId) -> bool:
        """Tell whether somebody is greeted for the first time, and keep that they were."""
        own = person_id(who)
        known = await self.memory.read(own, GREETED, who)
        if not known:
            await self.memory.write(own, GREETED, who, self.now().isoformat())
        return not known

    async def is_told_first(self, who: MemberId, decision: Decision, name: str) -> bool:
        """Tell whether somebody is told something about what stands for the first time."""
        known, since = await self.memory.read(decision.id, name, who), f"{decision.since}"
        if known != since:
            await self.memory.write(decision.id, name, who, since)
        return known != since

    async def read(self, who: MemberId) -> str:
        """Return what somebody has chosen not long ago; "" where they have not."""
        noted = await self.memory.read(person_id(who), CHOSEN, who)
        at, _, value = noted.partition(_AFTER_TIME)
        return value if at and self.now() - datetime.fromisoformat(at) <= LASTS else ""
