"""Controls that carry more than a platform takes: that is kept here, under a short name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.shown.controls import Controls
from orchestration.model.people import MemberId, SessionId

_KEPT: Final = "="
_DIGEST: Final = 20
_CONTROLS: Final = SessionId("controls")
_NOBODY: Final = MemberId("")


@dataclass(frozen=True, slots=True)
class KeptControls:
    """Gives what is longer than the `longest` a name that is not."""

    memory: Memory
    controls: Controls
    longest: int

    async def shortened_in(self, blocks: Sequence[Block]) -> list[Block]:
        """Return blocks in which no control carries too much."""
        names = {each: await self.shortened(each) for each in self.controls.names_in(blocks)}
        return self.controls.renamed(blocks, names)

    async def shortened(self, carried: str) -> str:
        """Return what a control carries, or the name under which that is kept."""
        if len(carried) <= self.longest:
            return carried
        name = f"{_KEPT}{sha256(carried.encode()).hexdigest()[:_DIGEST]}"
        await self.memory.write(_CONTROLS, name, _NOBODY, carried)
        return name

    async def whole(self, carried: str) -> str:
        """Return all that a control carries; "" where that is not known any more."""
        if not carried.startswith(_KEPT):
            return carried
        return await self.memory.read(_CONTROLS, carried, _NOBODY)
