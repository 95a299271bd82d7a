"""What of a session stands in one more channel, of another platform perhaps, and as what."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.conversation.storage import CARD, OUTCOME, Place, Places
from orchestration.model.people import SessionId
from orchestration.sessions.effects import Post
from orchestration.views.channel import OptionsProposed

_IN: Final = "@"
"""Stands in the name of a post between its own and the channel in which it is shown as well."""


def own_name(name: str) -> str:
    """Return a post's own name, in whichever channel it stands."""
    return name.partition(_IN)[0]


def is_elsewhere(place: Place) -> bool:
    """Tell whether a post stands there beside its session's own channel."""
    return _IN in place.name


def outcomes_in(places: Places, session: SessionId) -> list[Place]:
    """Return the latest outcome in each channel: it is posted before its calendar file."""
    own = [each for each in places.of(session) if each.name.startswith(OUTCOME)]
    return list({(each.team, each.channel): each for each in own}.values())


def placed_in(post: Post, channel: Place) -> Place:
    """Return where a post stands in one more channel."""
    return replace(channel, name=f"{post.name}{_IN}{channel.channel}")


def shown_in_both(post: Post) -> Post | None:
    """Return a post as it is shown in one more channel; None where it is for its own alone.

    Options are voted for there by what says whose vote it is: reactions are read in one place.
    """
    if isinstance(post.view, OptionsProposed):
        return replace(post, view=replace(post.view, by_reaction=False))
    return post if post.name == CARD or post.name.startswith(OUTCOME) else None
