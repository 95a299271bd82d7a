"""Who the people of a team are, by what its platform calls them; and texts that name them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.side_by_side import side_by_side
from orchestration.language.words.places import likely_zone
from orchestration.model.people import Member, MemberId
from orchestration.model.times import zone_named

T = TypeVar("T")

FRESH_FOR: Final = timedelta(minutes=10)
_NO_ZONE: Final = "UTC"
_MANY: Final = 10_000
_BOT: Final = "@Convene"
_SOMEBODY: Final = "somebody"
_GROUP: Final = "them"
_EVERYONE: Final = "everyone"
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


def first_seen(*names: str | None) -> str:
    """Return the first of some names in which something is to be seen; "" where in none."""
    return next((x for x in names if x and any(map(_is_seen, x))), "")


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK


class Lookup(Protocol):
    """What is needed of a platform that knows its people; a user is what it calls one of them.

    One that has no groups and no profiles inherits that there are none.
    """

    async def person(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of bots, and of who is not there any more."""
        ...

    async def group(self, team: str, group: str) -> Sequence[str]:
        """Return the users of a group."""
        del team, group
        return ()

    async def group_name(self, team: str, group: str) -> str:
        """Return what a group of a team is called; "" where that is not known."""
        del team, group
        return ""

    async def channel(self, team: str, channel: str) -> Sequence[str]:
        """Return a channel's first users, the bot among them; of "", whom all know anywhere."""
        ...

    async def is_gathering(self, team: str, channel: str) -> bool:
        """Tell whether a channel is a conversation that some people have among themselves."""
        del team, channel
        return False

    async def profile(self, team: str, user: str) -> Mapping[str, str]:
        """Return what stands in somebody's profile, by field."""
        del team, user
        return {}

    async def labels(self, team: str) -> Mapping[str, str]:
        """Return what a team calls the fields of its profiles, as far as it has named them."""
        del team
        return {}


@dataclass(frozen=True, slots=True)
class Mentions:
    """How a platform writes people into a text.

    The first group of `person` and `group` is whom they name. `plain` is a text without any other
    marks of the platform's, `member` who a user of a team is, and `name` a mention of a user,
    `role` one of a group.
    """

    person: re.Pattern[str]
    group: re.Pattern[str]
    everybody: re.Pattern[str]
    plain: Callable[[str], str]
    member: Callable[[str, str], MemberId]
    name: Callable[[str], str]
    role: Callable[[str], str] = str

    def without(self, user: str, words: str) -> str:
        """Return words without any mention of one user."""
        return self._instead("", user, words)

    def calls(self, bot: str, words: str) -> bool:
        """Tell whether words call the bot."""
        return bool(bot) and self.without(bot, words) != words

    def calling(self, bot: str, words: str) -> str:
        """Return words in which the bot is called by its name."""
        return self._instead(_BOT, bot, words)

    def _instead(self, name: str, user: str, words: str) -> str:
        return self.person.sub(lambda found: name if found[1] == user else found[0], words)


@dataclass(frozen=True, slots=True)
class Locales:
    """The languages that people read a platform in, where it tells them by the way."""

    known: dict[str, str] = field(default_factory=dict)

    def note(self, user: str, locale: str) -> None:
        """Note somebody's language."""
        if len(self.known) >= _MANY:
            self.known.clear()
        self.known[user] = locale

    def likely_zone(self, user: str) -> str:
        """Return where somebody may be; "" where nothing is likely."""
        return likely_zone(self.known.get(user, "")) or ""


def known_zone(name: object) -> str:
    """Return a zone that the house knows; a platform may leave it out, or know others."""
    try:
        zone_named(str(name or _NO_ZONE))
    except ValueError:
        return _NO_ZONE
    return str(name or _NO_ZONE)


class Directory:
    """Asks the platform who somebody is, and remembers it for a while."""

    def __init__(
        self,
        lookup: Lookup,
        mentions: Mentions,
        now: Callable[[], datetime],
        linked: Linked | None = None,
    ) -> None:
        self._lookup = lookup
        self.linked = linked or Linked()
        self._now = now
        self._known: dict[tuple[str, ...], tuple[datetime, Any]] = {}
        self.mentions = mentions

    async def member(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of bots, and of who is not there any more."""
        found = await self._kept((team, "user", user), lambda: self._lookup.person(team, user))
        return replace(found, id=self.linked.person(found.id)) if found else None

    def person(self, team: str, user: str) -> MemberId:
        """Return who a user is, by whichever account they are known."""
        return self.linked.person(self.mentions.member(team, user))

    async def members(self, team: str, users: Iterable[str]) -> list[Member]:
        """Return those of these people who can be asked, each once."""
        found = await side_by_side(self.member(team, user) for user in dict.fromkeys(users))
        return [each for each in found if each is not None]

    async def in_group(self, team: str, group: str) -> Sequence[str]:
        """Return the users of a group."""
        return await self._kept((team, "group", group), lambda: self._lookup.group(team, group))

    async def naming_groups(
        self, team: str, words: str, write: Callable[[str], str], unknown: str = _GROUP
    ) -> str:
        """Return a text with each group that it mentions by its name, as far as that is known.

        A group of another team has none here: who knows its id might learn what it is called.
        """
        groups, ask = dict.fromkeys(self.mentions.group.findall(words)), self._lookup.group_name
        called = {
            x: await self._kept((team, "group-name", x), partial(ask, team, x)) for x in groups
        }
        return self.mentions.group.sub(lambda x: write(called[x[1]] or unknown), words)

    async def in_channel(self, team: str, channel: str) -> Sequence[str]:
        """Return a channel's first users, the bot among them."""
        key = (team, "channel", channel)
        return await self._kept(key, lambda: self._lookup.channel(team, channel))

    async def is_gathering(self, team: str, channel: str) -> bool:
        """Tell whether a channel is a conversation that some people have among themselves."""
        key = (team, "gathering", channel)
        return await self._kept(key, lambda: self._lookup.is_gathering(team, channel))

    async def in_profile(self, team: str, user: str) -> Mapping[str, str]:
        """Return what somebody's profile says, by the names of its fields in small letters."""
        told = await self._kept((team, "profile", user), lambda: self._lookup.profile(team, user))
        labels = await self._kept((team, "labels"), lambda: self._lookup.labels(team))
        return {labels.get(name, name).casefold(): value for name, value in told.items()}

    async def _kept(self, key: tuple[str, ...], ask: Callable[[], Awaitable[T]]) -> T:
        now = self._now()
        at, value = self._known.get(key, (None, None))
        if at is None or now - at > FRESH_FOR:
            value = await ask()
            self._known[key] = now, value
        return value  # type: ignore[return-value]  # what was kept under this key

    # Texts that name people

    async def named_in(self, team: str, words: str) -> list[str]:
        """Return the users that a text names, by groups too, in the order of the groups."""
        groups = self.mentions.group.findall(words)
        in_groups = [await self.in_group(team, each) for each in groups]
        named = self.mentions.person.findall(words)
        return list(dict.fromkeys([*named, *(user for users in in_groups for user in users)]))

    async def for_a_request(self, team: str, words: str) -> str:
        """Return a text with everybody it mentions as a request for a session names them."""
        mentions, groups = self.mentions, self.mentions.group.findall(words)
        users = {each: await self.in_group(team, each) for each in groups}
        named = mentions.person.sub(lambda found: self._handles(team, [found[1]]), words)
        spread = mentions.group.sub(
            lambda found: self._handles(team, users[found[1]]) or found[0], named
        )
        spread = await self.naming_groups(team, spread, str, "")
        return mentions.plain(mentions.everybody.sub(_EVERYONE, spread))

    def _handles(self, team: str, users: Iterable[str]) -> str:
        """Return users by their ids as a request may hold them: letters and digits alone."""
        ids = (self.person(team, each).replace("-", "") for each in users)
        return ", ".join(f"<@{each}>" for each in ids)

    async def as_written(self, team: str, words: str, mark: str = "") -> str:
        """Return a text as its writer sees it, people by their names behind a mark."""
        mentions, users = self.mentions, self.mentions.person.findall(words)
        people = {each: await self.member(team, each) for each in users}
        called = {user: f"{mark}{person.name}" for user, person in people.items() if person}
        named = mentions.person.sub(lambda found: called.get(found[1], f"{mark}{_SOMEBODY}"), words)
        spread = await self.naming_groups(team, named, f"{mark}{{}}".format)
        return mentions.plain(mentions.everybody.sub(_EVERYONE, spread))
