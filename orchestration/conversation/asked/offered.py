"""What is offered to who is still writing a command: their sessions by name, zones, examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.sessions import (
    find_concerning,
    find_decisions,
    find_lately_over,
)
from orchestration.conversation.shown.session_places import SessionPlaces
from orchestration.deciding.state import Decision
from orchestration.deciding.step import is_over
from orchestration.interaction.verbs import ADD, SOMEBODY, TO, VERBS, SessionsNamed, offered_behind
from orchestration.model.people import MemberId

_LONGEST: Final = 100
"""A longer name could not be sent back whole, and names nothing then."""


@dataclass(frozen=True, slots=True)
class Offers:
    """Tells what may follow a verb; `person` is whose an account is, and `places` where all is."""

    access: SessionAccess
    person: Callable[[MemberId], MemberId]
    places: SessionPlaces

    async def __call__(
        self, account: MemberId, verb: str, words: str, locale: str, where: tuple[str, str]
    ) -> Sequence[str]:
        """Return what may follow: of sessions those that they are in or have asked for.

        What was asked for in the channel where they write follows: there they read it.
        """
        names = VERBS[verb].names if verb in VERBS else None
        if names is None:
            return offered_behind(verb, words, locale)
        is_of_people = verb == ADD
        sought = "" if is_of_people else words.strip().casefold()
        found = await self._found(self.person(account), names, *where)
        like = (x.terms.subject for x in found if sought in x.terms.subject.casefold())
        said = list(dict.fromkeys(like))
        if is_of_people:
            said = [TO.format(words.strip() or SOMEBODY, each) for each in said]
        return [each for each in said if len(each) <= _LONGEST]

    async def _found(
        self, who: MemberId, names: SessionsNamed, team: str, channel: str
    ) -> list[Decision]:
        sessions = self.access.sessions
        if names is SessionsNamed.OVER:
            return await find_lately_over(sessions, who)
        own = await find_concerning(sessions, who)
        own.sort(key=lambda each: each.organiser.id != who)
        here = await self.places.open_in(team, channel) if channel else []
        known = {each.id for each in own}
        beside = await find_decisions(sessions, [each for each in here if each not in known])
        return [*own, *(each for each in beside if not is_over(each))]
