"""What of a session stands once more, and as what: in another channel, of another platform perhaps.

So does a post that could be neither changed nor taken away, above the one that took its place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.conversation.ports.storage import CARD, OPTIONS, OUTCOME, Place, Places
from orchestration.model.people import SessionId
from orchestration.sessions.effects import Post
from orchestration.views.channel import OptionsProposed

_IN: Final = "@"
"""Stands in the name of a post between its own and the channel in which it is shown as well.

What was left standing has its own `ts` there.
"""


def own_name(name: str) -> str:
    """Return a post's own name, in whichever channel it stands."""
    return name.partition(_IN)[0]


def round_shown(post: str) -> int:
    """Return the round whose options a post of this name shows; 0 where it shows none."""
    number = own_name(post).removeprefix(OPTIONS)
    return int(number) if number.isdecimal() else 0


def is_elsewhere(place: Place) -> bool:
    """Tell whether a post stands there beside its session's own channel."""
    return _IN in place.name


def left_standing(name: str, ts: str) -> str:
    """Return as what a post is known in whose place another stands, or what is noted of it."""
    return f"{name}{_IN}{ts}"


def is_left_standing(place: Place) -> bool:
    """Tell whether another stands in the place of a post, which is there still."""
    return place.name.endswith(left_standing("", place.ts))


def outcomes_in(places: Places, session: SessionId) -> list[Place]:
    """Return the latest outcome in each channel: it is posted before its calendar file."""
    own = [each for each in places.of(session) if each.name.startswith(OUTCOME)]
    return list({(each.team, each.channel): each for each in own}.values())


def placed_in(post: Post, channel: Place) -> Place:
    """Return where a post stands in one more channel."""
    return replace(channel, name=f"{post.name}{_IN}{channel.channel}")


def is_shown_in_both(post: Post) -> bool:
    """Tell whether a post is shown in one more channel, and not in its session's own alone."""
    is_known = post.name == CARD or post.name.startswith(OUTCOME)
    return is_known or isinstance(post.view, OptionsProposed)
