"""Which earlier messages a later one makes things of the past: they keep their words alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orchestration.interaction.layout import Layout, Text
from orchestration.views.base import ChannelView
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    SearchChanged,
    SessionCard,
    TimeGivenUp,
    VoteCounted,
)
from orchestration.views.panel import PanelOverview

_POSTS: Final[Mapping[type[ChannelView], str]] = {SearchChanged: "options/", PanelOverview: "turn/"}
"""With what the names of posts begin that are of the past then."""


def settles(view: ChannelView, name: str, *, asks: bool, is_earlier: bool = True) -> bool:
    """Tell whether a view to the channel settles a message of a session.

    `name` is that of its post; `asks` where it asks one person what suits them before the vote.
    An outcome settles what is earlier than it: what was told with it stands, also when it is
    corrected.
    """
    match view:
        case Decided(holds=True):
            return is_earlier
        case Decided() | TimeGivenUp() | NoOutcome():
            return True
        case SearchChanged(begins_anew=True) | PanelOverview(is_over=True):
            return name.startswith(_POSTS[type(view)])
        case VoteCounted():
            return name == f"options/{view.round}"
        case SessionCard(stage="vote"):
            return asks
        case _:
            return False


def settled_no_more(view: ChannelView) -> Layout | None:
    """Return what a message says from now on that told somebody of an outcome; None: it stands."""
    if not isinstance(view, Decided | NoOutcome) or (isinstance(view, Decided) and view.holds):
        return None
    words = f"“{view.subject}”: what was settled is off."
    return Layout(words=words, parts=(Text(words),))
