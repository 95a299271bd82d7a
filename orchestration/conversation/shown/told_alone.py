"""What one person is told alone: under which name it is kept, and what it shows."""

from __future__ import annotations

import json
from collections.abc import Collection

from orchestration.conversation.ports.messenger import Rendered
from orchestration.conversation.ports.storage import ASKED, TELL, Place
from orchestration.model.people import MemberId
from orchestration.privacy import reveal
from orchestration.views.base import MemberView
from orchestration.views.member import (
    IntakeQuestion,
    MustQuestion,
    Notice,
    OptionsForYou,
    PartQuestion,
    RatingQuestion,
    RelaxationQuestion,
    Reminder,
)

_ABOUT = f"{TELL}about/"
"""What asks about one wish; its number follows."""

_SETTLED = f"{TELL}settled/"
"""What says that something is settled, as it does no more once that is off."""


_OPTIONS = f"{TELL}options/"
"""What tells how a round's options stand for somebody; its number follows."""


def told_as(view: MemberView, key: str) -> str:
    """Return under which name a view is kept that one person is told."""
    if asks(view):
        return f"{ASKED}{key}"
    if isinstance(view, MustQuestion | PartQuestion | RelaxationQuestion):
        return f"{_ABOUT}{view.number}/{key}"
    if isinstance(view, OptionsForYou):
        return f"{_OPTIONS}{view.round}/{key}"
    return f"{_SETTLED if isinstance(view, RatingQuestion) else TELL}{key}"


def how_it_ended(view: MemberView) -> str:
    """Return what has become of a session, where a view tells its end; "" of all other views."""
    if isinstance(view, Notice) and view.ends:
        return "called off"
    return "settled" if isinstance(view, RatingQuestion) else ""


def says_settled(place: Place) -> bool:
    """Tell whether a message tells somebody that something is settled."""
    return place.name.startswith(_SETTLED)


def asks(view: MemberView) -> bool:
    """Tell whether a view asks what suits somebody: once the vote is open its time is over."""
    is_before = isinstance(view, Reminder) and not view.of_vote
    return isinstance(view, IntakeQuestion) or is_before


def asked_of(place: Place, who: MemberId) -> bool:
    """Tell whether a message asks somebody what suits them: they have answered it."""
    return place.owner == who and place.name.startswith(ASKED)


def asks_about(place: Place, who: MemberId, number: int) -> bool:
    """Tell whether a message asks somebody about one wish of theirs, by its number."""
    return place.owner == who and place.name.startswith(f"{_ABOUT}{number}/")


def shows_options(place: Place, who: MemberId, round_: int) -> bool:
    """Tell whether a message tells somebody how the options of a round stand for them."""
    return place.owner == who and place.name.startswith(f"{_OPTIONS}{round_}/")


def is_void(place: Place, who: MemberId, asked: Collection[int]) -> bool:
    """Tell whether a message asks somebody about a wish of theirs that is asked about no more."""
    is_asked = any(asks_about(place, who, number) for number in asked)
    return place.owner == who and place.name.startswith(_ABOUT) and not is_asked


def read(place: Place) -> Rendered | None:
    """Return what a message shows, None where that is not known any more."""
    if place.shown is None:
        return None
    text, blocks = json.loads(reveal(place.shown, to=MemberId(place.owner or place.session)))
    return Rendered(text, blocks)
