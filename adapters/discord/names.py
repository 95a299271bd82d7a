"""What things are called in Discord, and in the house: one place for both directions.

A person is the same in all servers, and in private: so a member does not name one. A team is a
server; all private conversations are one team of their own.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.model.people import MemberId

DIRECT: Final = "D"
"""The team of all private conversations; that of a server has the server's id behind it."""

_TEAM: Final = re.compile(rf"{DIRECT}\d*")
_TO: Final = "@"
LINK: Final = "https://discord.com/channels/{}/{}/{}"
"""The address of a message, by server, channel and message."""


def team_of_guild(guild: str | None) -> str:
    """Return the team that a server is; without one, that of private conversations."""
    return f"{DIRECT}{guild or ''}"


def guild_of(team: str) -> str:
    """Return the server that a team is; "" where it is that of private conversations."""
    return team.removeprefix(DIRECT)


def is_team(team: str) -> bool:
    """Tell whether a team is one of Discord's."""
    return _TEAM.fullmatch(team) is not None


def is_account(member: MemberId) -> bool:
    """Tell whether somebody is known by an account in Discord."""
    return is_team(member.partition("-")[0])


def member_of(team: str, user: str) -> MemberId:
    """Return who a user is, the same in every team."""
    del team
    return MemberId(f"{DIRECT}-{user}")


def user_of(member: MemberId) -> str:
    """Return a member's user id."""
    return member.rpartition("-")[2]


def place_of(member: MemberId) -> tuple[str, str]:
    """Return which team's user a member is: all are known where private conversations are."""
    return DIRECT, user_of(member)


def mention_of(member: MemberId) -> str:
    """Return markup that names somebody."""
    return f"<@{user_of(member)}>"


def address_of(member: MemberId) -> str:
    """Return where somebody is written to whose conversation is not open yet."""
    return f"{_TO}{user_of(member)}"


def user_at(address: str) -> str:
    """Return the user that an address is; "" where it is a channel."""
    return address.removeprefix(_TO) if address.startswith(_TO) else ""
