"""Who the people of a workspace are: their names, zones and groups, as Slack knows them."""

from __future__ import annotations

import html
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from slack_sdk.web.async_client import AsyncWebClient

from adapters.slack.names import member_of
from adapters.slack.web import Web
from orchestration.conversation.ports.directory import Mentions, first_seen, known_zone
from orchestration.conversation.ports.messenger import Unreachable
from orchestration.language.words.places import likely_zone
from orchestration.model.people import Member

ClientOf = Callable[[str], Awaitable[AsyncWebClient]]
WebOf = Callable[[str], Awaitable[Web]]
"""Returns the Web API as the app may use it in a team."""

_NO_GROUP: Final = ("no_such_subteam", "subteam_not_found")
_NO_CHANNEL: Final = ("channel_not_found", "missing_scope")
_NO_PROFILE: Final = ("missing_scope", "user_not_found", "user_not_visible")
_PROFILE: Final = ("title", "start_date")
_PAGE: Final = 200
_LINK: Final = re.compile(r"<([^@!>|][^>|]*)(?:\|([^>]*))?>")


def _plain(words: str) -> str:
    """Return a text without Slack's own marks; `&`, `<` and `>` come last, as they are written."""
    shown = _LINK.sub(lambda found: found[2] or found[1], words)
    return html.unescape(shown)


MENTIONS: Final = Mentions(
    person=re.compile(r"<@(\w+)(?:\|[^>]*)?>"),
    group=re.compile(r"<!subteam\^(\w+)(?:\|[^>]*)?>"),
    everybody=re.compile(r"<!(?:here|channel|everyone)(?:\|[^>]*)?>"),
    plain=_plain,
    member=member_of,
    name="<@{}>".format,
)


@dataclass(frozen=True, slots=True)
class SlackPeople:
    """Asks Slack who somebody is; a user is their id in their workspace."""

    web: WebOf

    async def person(self, team: str, user: str) -> Member | None:
        """Return somebody who can be asked; None of bots, and of who is not there any more."""
        web = await self.web(team)
        try:
            told = await web.call(web.api.users_info, user=user, include_locale=True)
        except Unreachable:
            return None
        return _member(team, told["user"])

    async def group(self, team: str, group: str) -> Sequence[str]:
        """Return the users of a user group."""
        web = await self.web(team)
        told = await web.tried(_NO_GROUP, web.api.usergroups_users_list, usergroup=group)
        users: list[str] = told["users"] if told else []
        return users

    async def group_name(self, team: str, group: str) -> str:
        """Return nothing: Slack writes what a user group is called beside it."""
        del team, group
        return ""

    async def channel(self, team: str, channel: str) -> Sequence[str]:
        """Return a channel's first users, the bot among them; nobody of no channel."""
        if not channel:
            return []
        web = await self.web(team)
        told = await web.call(web.api.conversations_members, channel=channel, limit=_PAGE)
        users: list[str] = told["members"]
        return users

    async def is_gathering(self, team: str, channel: str) -> bool:
        """Tell whether a channel is a group conversation, whose people are those it is held by."""
        if not channel:
            return False
        web = await self.web(team)
        told = await web.tried(_NO_CHANNEL, web.api.conversations_info, channel=channel)
        return bool(told and told["channel"].get("is_mpim"))

    async def profile(self, team: str, user: str) -> Mapping[str, str]:
        """Return what stands in somebody's profile; nothing where that may not be read."""
        web = await self.web(team)
        told = await web.tried(_NO_PROFILE, web.api.users_profile_get, user=user)
        own = told["profile"] if told else {}
        more = {id_: each.get("value") or "" for id_, each in dict(own.get("fields") or {}).items()}
        return {**more, **{name: own[name] for name in _PROFILE if own.get(name)}}

    async def labels(self, team: str) -> Mapping[str, str]:
        """Return what a team calls the fields of its profiles; those it hides have no name."""
        web = await self.web(team)
        told = await web.tried(_NO_PROFILE, web.api.team_profile_get)
        fields = told["profile"]["fields"] if told else []
        return {each["id"]: each["label"] for each in fields if not each.get("is_hidden")}


def _member(team: str, user: dict[str, Any]) -> Member | None:
    if user.get("deleted") or user.get("is_bot") or user["id"] == "USLACKBOT":
        return None
    profile = user.get("profile", {})
    names = (profile.get("real_name"), user.get("real_name"), user.get("name"), user["id"])
    return Member(
        id=member_of(team, user["id"]),
        name=first_seen(*names),
        zone=known_zone(user.get("tz")),
        likely_zone=None if user.get("tz") else likely_zone(user.get("locale") or ""),
        email=profile.get("email") or None,
    )
