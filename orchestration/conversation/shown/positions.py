"""What people's profiles on a platform say of who is what, as far as an operator lets it count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from orchestration.conversation.ports.directory import Directory
from orchestration.conversation.ports.messenger import Unreachable
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.model.faults import PermanentError
from orchestration.model.organisation import Position
from orchestration.model.people import Member, MemberId
from orchestration.model.profile_fields import ProfileFields


@dataclass(frozen=True, slots=True)
class Positions:
    """Asks the platform for profiles; `place_of` says which team's user somebody is."""

    directory: Directory
    fields: ProfileFields
    now: Callable[[], datetime]
    place_of: Callable[[MemberId], tuple[str, str]]

    async def __call__(self, members: Sequence[Member]) -> Mapping[MemberId, Position]:
        """Return what is known of members; nobody waits for what a platform does not tell."""
        if not self.fields.named:
            return {}
        found = await side_by_side(self._of(each.id) for each in members)
        return {each.id: position for each, position in zip(members, found, strict=True)}

    async def _of(self, who: MemberId) -> Position:
        try:
            said = await self.directory.in_profile(*self.place_of(who))
        except (Unreachable, PermanentError):
            return Position()
        return self.fields.position(said, self.now().date())
