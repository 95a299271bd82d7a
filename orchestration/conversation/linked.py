"""Several accounts of one person: whoever says on one what the bot has told them on another.

To the engine they are one person then, known by one account: with one vote in what is asked from
then on, one profile, and one key. The others are looked up where somebody is heard, and where they
are told something. What another account had told before stays under its own key; it cannot be
linked while a session waits for it, as nobody may count twice or lose what they have said.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from orchestration.conversation.access import SessionAccess
from orchestration.conversation.happened import PERSON, Happened
from orchestration.conversation.messenger import Rendering
from orchestration.conversation.sessions import find_concerning
from orchestration.conversation.storage import Place, Places
from orchestration.interaction.wording import listed
from orchestration.model.people import MemberId, SessionId

H = TypeVar("H", bound=Happened[Any])

_LINKED: Final = SessionId("linked")
"""Under it stands each account that is another's person: a place that is no message."""

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH: Final = 8
_LASTS: Final = timedelta(minutes=15)
_ASKED: Final = re.compile(
    r"\W*(?:(?P<un>unlink)|link(?:\W+(?P<code>[a-z0-9]{8}))?)\W*", re.IGNORECASE
)

_SAY_IT: Final = (
    "Write “link {}” to me in private where else you have an account with me, within a quarter of "
    "an hour: then both are you, with one vote and one profile. Show the code to nobody."
)
_LINKED_NOW: Final = (
    "Both are you from now on: you have one vote, and what you have told me there holds here too. "
    "“unlink” takes that back. “@Convene also here”, in a channel of the other one, shows there "
    "what you have asked for."
)
_UNKNOWN: Final = "I don't know that code, or it is too old. “link” makes a new one, there."
_THE_SAME: Final = "That code is for your account elsewhere: write it to me there."
_WAITED_FOR: Final = (
    "You are still asked here about {}. Link the accounts once that is over; or write “link” here, "
    "and the code there."
)
_APART: Final = (
    "Each of your accounts is on its own again. What you have told me stays where it is."
)
_NOT_LINKED: Final = "None of your accounts is linked with another."


class Linked:
    """Which accounts are whose, known by heart: whatever is heard asks for it."""

    def __init__(self, places: Places | None = None) -> None:
        self._places = places
        kept = places.of(_LINKED) if places else ()
        self._persons = {MemberId(x.name): MemberId(x.thread) for x in kept if x.thread}
        self._codes: dict[str, tuple[MemberId, datetime]] = {}

    def person(self, account: MemberId) -> MemberId:
        """Return whose account it is: the person is known by one of theirs."""
        return self._persons.get(account, account)

    def accounts(self, person: MemberId) -> list[MemberId]:
        """Return somebody's accounts, the one that they are known by first."""
        return [person, *(each for each, theirs in self._persons.items() if theirs == person)]

    def account_on(self, is_there: Callable[[MemberId], bool], person: MemberId) -> MemberId:
        """Return somebody's account on a platform, or in a team; else the one they are known by."""
        return next(filter(is_there, self.accounts(person)), person)

    def as_person(self, event: H) -> H:
        """Return what was done as done by the person whose account it was done with."""
        person = self.person(event.account)
        if person == event.account:
            return event
        return replace(event, body={**event.body, PERSON: person})

    def rendering(self, rendering: Rendering, is_there: Callable[[MemberId], bool]) -> Rendering:
        """Return a rendering that finds each person by their account on its platform."""

        def on(find: Callable[..., Any]) -> Callable[..., Any]:
            def found(*given: Any) -> Any:  # noqa: ANN401  # whatever it is given, a member last
                return find(*given[:-1], self.account_on(is_there, given[-1]))

            return found

        return replace(
            rendering,
            team=on(rendering.team),
            address=on(rendering.address),
            mention=on(rendering.mention),
        )

    # How accounts are linked

    def code_for(self, account: MemberId, now: datetime) -> str:
        """Return a code by which another account becomes this one's person; an earlier is void."""
        fresh = {x: held for x, held in self._codes.items() if held[1] > now}
        self._codes = {x: held for x, held in fresh.items() if held[0] != account}
        code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        self._codes[code] = account, now + _LASTS
        return code

    def owner_of(self, code: str, now: datetime) -> MemberId | None:
        """Return whose code it is, None where it is nobody's any more."""
        owner, until = self._codes.get(code.upper(), (None, now))
        return self.person(owner) if owner and until > now else None

    def link(self, account: MemberId, person: MemberId) -> None:
        """Keep that an account, and all that were linked with it, are a person's."""
        self._codes = {x: held for x, held in self._codes.items() if held[0] != person}
        for each in self.accounts(account):
            self._keep(each, person)

    def unlink(self, person: MemberId) -> bool:
        """Keep that each of somebody's accounts is on its own; False where they were already."""
        others = self.accounts(person)[1:]
        for each in others:
            self._keep(each, None)
        return bool(others)

    def _keep(self, account: MemberId, person: MemberId | None) -> None:
        self._persons = {x: theirs for x, theirs in self._persons.items() if x != account}
        if person is not None:
            self._persons[account] = person
        if self._places:
            place = Place(_LINKED, "", "", "", account, thread=person or "")
            self._places.put(place)


@dataclass(frozen=True, slots=True)
class LinkAsked:
    """Somebody asks for a code, has one, or wants their accounts apart."""

    code: str = ""
    is_apart: bool = False


def asked_in(words: str) -> LinkAsked | None:
    """Return what words ask of somebody's accounts; None where they are about something else."""
    found = _ASKED.fullmatch(words)
    return LinkAsked(found["code"] or "", found["un"] is not None) if found else None


async def answered(
    linked: Linked, access: SessionAccess, person: MemberId, account: MemberId, asked: LinkAsked
) -> str:
    """Do what somebody asks of their accounts, and return what they are told."""
    now = access.now()
    if asked.is_apart:
        return _APART if await asyncio.to_thread(linked.unlink, person) else _NOT_LINKED
    if not asked.code:
        return _SAY_IT.format(linked.code_for(account, now))
    owner = linked.owner_of(asked.code, now)
    if owner is None:
        return _UNKNOWN
    if owner == person:
        return _THE_SAME
    if waiting := await find_concerning(access.sessions, person):
        return _WAITED_FOR.format(listed([f"“{each.terms.subject}”" for each in waiting]))
    await asyncio.to_thread(linked.link, person, owner)
    return _LINKED_NOW
