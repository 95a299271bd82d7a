"""Who is in the workspace, and how they are named in what is written: “@raj”."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.ports.directory import Lookup, Mentions
from orchestration.model.people import Member, MemberId

CALLED: Final = re.compile(r"@convene\b", re.IGNORECASE)
_EVERYBODY: Final = r"@(?:here|channel|everyone)\b"
_PERSON: Final = rf"(?<!\w)(?!{_EVERYBODY})(?!{CALLED.pattern})@([^\W\d]\w*)"
_NOTHING: Final = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True)
class WorkspacePeople(Lookup):
    """Knows who is who; a user is a name that somebody is called by. Everybody is everywhere."""

    people: Mapping[MemberId, Member]

    async def person(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of who is not here."""
        return self.people.get(self.called(team, user))

    async def channel(self, team: str, channel: str) -> Sequence[str]:
        """Return everybody."""
        del team, channel
        return list(self.people)

    def called(self, team: str, user: str) -> MemberId:
        """Return who is called so: by their id, or else by their first name."""
        del team
        name = user.casefold()
        ids = {each.casefold(): each for each in self.people}
        first = {each.name.split()[0].casefold(): each.id for each in self.people.values()}
        return ids.get(name) or first.get(name) or MemberId(user)

    @property
    def mentions(self) -> Mentions:
        """How people are named in a text."""
        return Mentions(
            person=re.compile(_PERSON, re.IGNORECASE),
            group=_NOTHING,
            everybody=re.compile(_EVERYBODY, re.IGNORECASE),
            plain=str,
            member=self.called,
            name="@{}".format,
        )
