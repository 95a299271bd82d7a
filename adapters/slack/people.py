"""Who the people of a workspace are: their names, zones and groups, as Slack knows them."""

from __future__ import annotations

import html
import re
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.names import member_of
from adapters.slack.web import Web, error_of
from orchestration.conversation.messenger import Unreachable
from orchestration.conversation.placed_chat import side_by_side
from orchestration.model.people import Member
from orchestration.model.times import zone_named

T = TypeVar("T")
ClientOf = Callable[[str], Awaitable[AsyncWebClient]]
WebOf = Callable[[str], Awaitable[Web]]
"""Returns the Web API as the app may use it in a team."""

FRESH_FOR: Final = timedelta(minutes=10)
_NO_ZONE: Final = "UTC"
_PAGE: Final = 200
_PERSON: Final = re.compile(r"<@(\w+)(?:\|[^>]*)?>")
_GROUP: Final = re.compile(r"<!subteam\^(\w+)(?:\|[^>]*)?>")
_EVERYBODY: Final = re.compile(r"<!(?:here|channel|everyone)(?:\|[^>]*)?>")
_LINK: Final = re.compile(r"<([^@!>|][^>|]*)(?:\|([^>]*))?>")


class People:
    """Asks Slack who somebody is, and remembers it for a while."""

    def __init__(self, web: WebOf, now: Callable[[], datetime]) -> None:
        self._web = web
        self._now = now
        self._known: dict[tuple[str, ...], tuple[datetime, Any]] = {}

    async def member(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of bots, and of who is not there any more."""
        return await self._kept((team, "user", user), lambda: self._look_up(team, user))

    async def members(self, team: str, users: Iterable[str]) -> list[Member]:
        """Return those of these people who can be asked, each once."""
        found = await side_by_side(self.member(team, user) for user in dict.fromkeys(users))
        return [each for each in found if each is not None]

    async def in_group(self, team: str, group: str) -> list[str]:
        """Return the user ids of a user group."""
        return await self._kept((team, "group", group), lambda: self._group(team, group))

    async def in_channel(self, team: str, channel: str) -> list[str]:
        """Return the user ids of a channel's first people, the bot among them."""
        return await self._kept((team, "channel", channel), lambda: self._channel(team, channel))

    async def named_in(self, team: str, words: str) -> list[str]:
        """Return the user ids that a text names, by groups too, in the order of the groups."""
        in_groups = [await self.in_group(team, each) for each in _GROUP.findall(words)]
        named = _PERSON.findall(words)
        return list(dict.fromkeys([*named, *(user for users in in_groups for user in users)]))

    async def for_a_request(self, team: str, words: str) -> str:
        """Return a text with everybody it mentions as a request for a meeting names them."""
        groups = {each: await self.in_group(team, each) for each in _GROUP.findall(words)}
        spread = _GROUP.sub(lambda found: _mentions(groups[found[1]]), words)
        named = _PERSON.sub(lambda found: f"<@{_handle(team, found[1])}>", spread)
        return _plain(_EVERYBODY.sub("everyone", named))

    async def as_written(self, team: str, words: str, mark: str = "") -> str:
        """Return a text as its writer sees it, people by their names behind a mark."""
        people = {each: await self.member(team, each) for each in _PERSON.findall(words)}
        called = {id_: f"{mark}{person.name}" for id_, person in people.items() if person}
        named = _PERSON.sub(lambda found: called.get(found[1], "somebody"), words)
        return _plain(_EVERYBODY.sub("everyone", _GROUP.sub(f"{mark}them", named)))

    # How Slack is asked

    async def _kept(self, key: tuple[str, ...], ask: Callable[[], Awaitable[T]]) -> T:
        now = self._now()
        at, value = self._known.get(key, (None, None))
        if at is None or now - at > FRESH_FOR:
            value = await ask()
            self._known[key] = now, value
        return value  # type: ignore[return-value]  # what was kept under this key

    async def _look_up(self, team: str, user: str) -> Member | None:
        web = await self._web(team)
        try:
            told = await web.call(web.api.users_info, user=user)
        except Unreachable:
            return None
        return _member(team, told["user"])

    async def _group(self, team: str, group: str) -> list[str]:
        web = await self._web(team)
        try:
            told = await web.call(web.api.usergroups_users_list, usergroup=group)
        except SlackApiError as problem:
            if error_of(problem) in ("no_such_subteam", "subteam_not_found"):
                return []
            raise
        users: list[str] = told["users"]
        return users

    async def _channel(self, team: str, channel: str) -> list[str]:
        web = await self._web(team)
        told = await web.call(web.api.conversations_members, channel=channel, limit=_PAGE)
        users: list[str] = told["members"]
        return users


def _member(team: str, user: dict[str, Any]) -> Member | None:
    if user.get("deleted") or user.get("is_bot") or user["id"] == "USLACKBOT":
        return None
    profile = user.get("profile", {})
    names = (profile.get("real_name"), user.get("real_name"), user.get("name"), user["id"])
    return Member(
        id=member_of(team, user["id"]),
        name=next(filter(None, names)),
        zone=_zone(user.get("tz")),
        email=profile.get("email") or None,
    )


def _zone(name: object) -> str:
    """Return a zone that the house knows; Slack may leave it out."""
    try:
        zone_named(str(name or _NO_ZONE))
    except ValueError:
        return _NO_ZONE
    return str(name or _NO_ZONE)


def _handle(team: str, user: str) -> str:
    """Return a member's id as a mention may hold it: letters and digits alone."""
    return member_of(team, user).replace("-", "")


def _mentions(users: Iterable[str]) -> str:
    return ", ".join(f"<@{user}>" for user in users)


def _plain(words: str) -> str:
    """Return a text without Slack's own marks; `&`, `<` and `>` come last, as they are written."""
    shown = _LINK.sub(lambda found: found[2] or found[1], words)
    return html.unescape(shown)
