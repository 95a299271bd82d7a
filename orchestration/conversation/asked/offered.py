"""What is offered to who is still writing a command: their sessions by name, zones, examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import find_concerning, find_lately_over
from orchestration.interaction.verbs import VERBS, SessionsNamed, offered_behind
from orchestration.model.people import MemberId

_LONGEST: Final = 100
"""A longer name could not be sent back whole, and names nothing then."""


@dataclass(frozen=True, slots=True)
class Offers:
    """Tells what may follow a verb; `person` is whose an account is."""

    access: SessionAccess
    person: Callable[[MemberId], MemberId]

    async def __call__(self, account: MemberId, verb: str, words: str) -> Sequence[str]:
        """Return what may follow; of sessions those alone that they are in or have asked for."""
        names = VERBS[verb].names if verb in VERBS else None
        if names is None:
            return offered_behind(verb, words)
        find = find_concerning if names is SessionsNamed.OPEN else find_lately_over
        found = await find(self.access.sessions, self.person(account))
        sought = words.strip().casefold()
        like = (x.terms.subject for x in found if sought in x.terms.subject.casefold())
        return [each for each in dict.fromkeys(like) if len(each) <= _LONGEST]
