"""What things are called in Slack, and in the house: one place for both directions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.model.people import MemberId

DIGITS: Final = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "keycap_ten",
)
"""Slack has no emoji of the letter C: an option is voted for with the place of its letter."""

_LETTERS: Final = "ABCDEFGHIJ"

FACES: Final = {
    "🐝": "bee",
    "🐻": "bear",
    "🦋": "butterfly",
    "🦊": "fox_face",
    "🐸": "frog",
    "🦔": "hedgehog",
    "🐨": "koala",
    "🦁": "lion_face",
    "🐙": "octopus",
    "🦉": "owl",
    "🐼": "panda_face",
    "🦜": "parrot",
    "🐧": "penguin",
    "🤖": "robot_face",
    "🐯": "tiger",
    "🐢": "turtle",
    "🐳": "whale",
}
"""What Slack calls the emoji that a persona may have as its face."""


def member_of(team: str, user: str) -> MemberId:
    """Return who a user of a team is: `T1-U2`, so that workspaces never mix."""
    return MemberId(f"{team}-{user}")


def is_account(member: MemberId) -> bool:
    """Tell whether somebody is known by an account in Slack: teams begin with T, or E."""
    return member[:1] in ("T", "E")


def user_of(member: MemberId) -> str:
    """Return a member's user id: `U2`."""
    return member.rpartition("-")[2]


def team_of(member: MemberId) -> str:
    """Return a member's team: `T1`."""
    return member.partition("-")[0]


def place_of(member: MemberId) -> tuple[str, str]:
    """Return which team's user a member is."""
    return team_of(member), user_of(member)


def emoji_of(option: str) -> str | None:
    """Return the emoji that votes for an option in every round; None beyond the tenth letter."""
    return dict(zip(_LETTERS, DIGITS, strict=True)).get(option)


def face_of(emoji: str) -> str:
    """Return a persona's emoji as Slack writes it: `:owl:`; nothing where it has no name for it."""
    return f":{FACES[emoji]}:" if emoji in FACES else ""


def option_of(emoji: str, options: Sequence[str]) -> str | None:
    """Return the option that a reaction votes for, None where it is a mere reaction.

    A letter that Slack has (`a`) counts as well.
    """
    plain = emoji.partition("::")[0]
    by_digit = dict(zip(DIGITS, _LETTERS, strict=True))
    letter = plain.upper() if len(plain) == 1 else by_digit.get(plain)
    return letter if letter in options else None
