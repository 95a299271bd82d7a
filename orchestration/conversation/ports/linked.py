"""Several accounts of one person: whoever says on one what the bot has told them on another.

To the engine they are one person then, known by one account: with one vote in what is asked from
then on, one profile, and one key. The others are looked up where somebody is heard, and where they
are told something. Each is on a platform or in a workspace of its own, as one person has one
account there. What another account had told before stays under its own key; it cannot be
linked while a session waits for it, as nobody may count twice or lose what they have said.

A code alone links nothing: whose it is is asked, where they had it, whether the account is theirs.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.happened import PERSON, Happened
from orchestration.conversation.ports.messenger import Rendering
from orchestration.conversation.ports.sessions import find_concerning
from orchestration.conversation.ports.storage import Place, Places
from orchestration.interaction.layouts import MINE, NOT_MINE
from orchestration.interaction.wording import listed
from orchestration.kinds.person.commands import ClaimAccount, TellParted
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.sessions.user_action import Reply, UserAction

H = TypeVar("H", bound=Happened[Any])

_LINKED: Final = SessionId("linked")
"""Under it stands each account that is another's person: a place that is no message."""

ACTIONS: Final = (MINE, NOT_MINE)
"""The buttons by which somebody says whether an account is theirs."""

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_LENGTH: Final = 8
_LASTS: Final = timedelta(minutes=15)
_ASKED: Final = re.compile(
    r"\W*(?:(?P<un>unlink)|link(?:\W+(?P<code>[a-z0-9]{8}|(?=\w*\d)[a-z0-9]{4,12}))?)\W*",
    re.IGNORECASE,
)
"""A code that is mistyped may be shorter, or longer."""

_SAY_IT: Final = (
    "Write “link {}” to me in private where else you have an account with me, on another platform "
    "or in another workspace, within a quarter of an hour. I ask here before both are you, with "
    "one vote and one profile. Show the code to nobody."
)
_LINKED_NOW: Final = (
    "Both are you from now on: you have one vote, and what you have told me here holds there too. "
    "“unlink” takes that back. “@Convene also here”, in a channel of the other one, shows there "
    "what you have asked for."
)
_ASKED_THERE: Final = (
    "I have asked where you had that code whether this account is yours too. Say so there, within "
    "a quarter of an hour: then both are you."
)
_NEITHER: Final = "Good: that account is not yours, and nothing of yours is shown there."
_SOMEBODY: Final = "Somebody"
_NOT_ANY_MORE: Final = (
    "Good: that account is not yours any more, and nothing of yours is shown there; its owner is "
    "told. What was said with it as you stands until you change it: “what do you know about me?” "
    "shows it, and your votes are on the options."
)
_TOO_LATE: Final = "That is too long ago. “link” makes a new code."
_ONE_EACH: Final = (
    "That code is of an account on this same platform, where one person is one account. It links "
    "an account on another platform, or in another workspace."
)
_UNKNOWN: Final = "I don't know that code, or it is too old. “link” makes a new one, there."
_THE_SAME: Final = "That code is for your account elsewhere: write it to me there."
_WAITED_FOR: Final = (
    "You are still asked here about {}. Link the accounts once that is over; or write “link” here, "
    "and the code there."
)
_STILL_ASKED: Final = "That account is still asked about {}: link it once that is over."
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
        self._came_with = {MemberId(x.name): MemberId(x.ts) for x in kept if x.thread and x.ts}
        self._codes: dict[str, tuple[MemberId, datetime]] = {}
        self._claims: dict[MemberId, tuple[MemberId, datetime]] = {}

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

    def may_be(self, account: MemberId, person: MemberId) -> bool:
        """Tell whether an account can be a person's too: nobody has two in one place."""
        places = [_place_of(each) for x in (account, person) for each in self.accounts(x)]
        return len(set(places)) == len(places)

    def claim(self, account: MemberId, person: MemberId, now: datetime) -> None:
        """Keep that an account is said to be a person's, by their code, which is used up."""
        own = set(self.accounts(person))
        self._codes = {x: held for x, held in self._codes.items() if held[0] not in own}
        self._claims[account] = person, now + _LASTS

    def claimed(self, account: MemberId, person: MemberId, now: datetime) -> bool:
        """Tell whether an account is said to be a person's, and was lately."""
        claimed, until = self._claims.get(account, (None, now))
        return claimed == person and until > now

    def link(self, account: MemberId, person: MemberId) -> None:
        """Keep that an account, and all that were linked with it, are a person's."""
        for each in self.accounts(account):
            self._keep(each, person, account)

    def part(self, account: MemberId) -> None:
        """Keep that an account is nobody's by a code; those that came with it go with it."""
        self._claims.pop(account, None)
        came = [x for x, with_ in self._came_with.items() if with_ == account != x]
        self._keep(account, None)
        for each in came:
            self._keep(each, account)

    def unlink(self, person: MemberId) -> bool:
        """Keep that each of somebody's accounts is on its own; False where they were already."""
        others = self.accounts(person)[1:]
        for each in others:
            self._keep(each, None)
        return bool(others)

    def _keep(
        self, account: MemberId, person: MemberId | None, came_with: MemberId | None = None
    ) -> None:
        """Keep whose an account is, and with which one it came to them."""
        self._persons = {x: theirs for x, theirs in self._persons.items() if x != account}
        self._came_with = {x: other for x, other in self._came_with.items() if x != account}
        if person is not None:
            self._persons[account] = person
            self._came_with[account] = came_with or account
        if self._places:
            place = Place(_LINKED, "", "", came_with or "", account, thread=person or "")
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
    access: SessionAccess, action: UserAction, account: MemberId, asked: LinkAsked
) -> str:
    """Do what somebody asks of their accounts, and return what they are told."""
    linked = access.linked or Linked()
    if asked.is_apart:
        return await _unlinked(access, linked, action, account)
    if not asked.code:
        return _SAY_IT.format(linked.code_for(account, access.now()))
    owner = linked.owner_of(asked.code, access.now())
    if owner is None:
        return _UNKNOWN
    if why_not := await _why_not_linked(access, linked, action.who, owner):
        return why_not
    await _ask_owner(access, linked, action, owner)
    return _ASKED_THERE


async def _unlinked(
    access: SessionAccess, linked: Linked, action: UserAction, account: MemberId
) -> str:
    """Let each of somebody's accounts be on its own, which is told on the others."""
    others = [each for each in linked.accounts(action.who) if each != account]
    if not await asyncio.to_thread(linked.unlink, action.who):
        return _NOT_LINKED
    for each in others:
        await _tell_parted(access, action, each)
    return _APART


async def _tell_parted(
    access: SessionAccess,
    action: UserAction,
    account: MemberId,
    name: str = "",
    *,
    was_linked: bool = True,
) -> None:
    """Have the owner of an account told that it is on its own."""
    own = action.envelope(person_id(account), f"/parted/{account}")
    member = (await access.person(account)).member
    await access.send(TellParted(**own, member=member, name=name, was_linked=was_linked))


async def _why_not_linked(
    access: SessionAccess, linked: Linked, account: MemberId, owner: MemberId
) -> str:
    """Say why an account cannot be somebody's own as well; "" where it can be."""
    if account == owner:
        return _THE_SAME
    if not linked.may_be(account, owner):
        return _ONE_EACH
    waiting = await _waiting_for(access, account)
    return _WAITED_FOR.format(waiting) if waiting else ""


async def _ask_owner(
    access: SessionAccess, linked: Linked, action: UserAction, owner: MemberId
) -> None:
    """Have the owner of a code asked whether who wrote it is them."""
    linked.claim(action.who, owner, access.now())
    own = action.envelope(person_id(owner), "/claim")
    member = (await access.person(owner)).member
    await access.send(ClaimAccount(**own, member=member, account=action.who, name=action.name))


async def _waiting_for(access: SessionAccess, account: MemberId) -> str:
    """Name what still waits for an account by itself; "" where nothing does."""
    found = await find_concerning(access.sessions, account)
    return listed([f"“{each.terms.subject}”" for each in found])


async def pressed(access: SessionAccess, action: UserAction, name: str, account: str) -> Reply:
    """Link an account once its person says that it is theirs; whose it is not, it is parted."""
    linked, other = access.linked or Linked(), MemberId(account)
    is_claimed = linked.claimed(other, action.who, access.now())
    is_linked = other in linked.accounts(action.who)[1:]
    if name == NOT_MINE:
        if is_linked or is_claimed:
            await asyncio.to_thread(linked.part, other)
            by = action.name or _SOMEBODY
            await _tell_parted(access, action, other, by, was_linked=is_linked)
        return Reply(note=_NOT_ANY_MORE if is_linked else _NEITHER, gone=ACTIONS)
    if is_linked:
        return Reply(note=_LINKED_NOW, gone=(MINE,))
    if not (is_claimed and linked.may_be(other, action.who)):
        return Reply(note=_TOO_LATE, gone=ACTIONS)
    if waiting := await _waiting_for(access, other):
        return Reply(note=_STILL_ASKED.format(waiting), gone=ACTIONS)
    await asyncio.to_thread(linked.link, other, action.who)
    return Reply(note=_LINKED_NOW, gone=(MINE,))


def _place_of(account: MemberId) -> str:
    """Return where an account is: on a platform, or in a workspace of one."""
    return account.partition("-")[0]
