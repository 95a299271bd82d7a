"""What all views have in common: whom they are for. Every view has a layout and a wording."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Protocol, TypedDict, TypeVar


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Something to be shown, as data; platforms render its layout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelView(View):
    """What a channel may see. No field of one can hold a private value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberView(View):
    """What one person sees, in private."""


class OnClock(Protocol):
    """What tells times in a `zone`, which it names or not, with the session's own beside them."""

    @property
    def zone(self) -> str:
        """In which zone they are told."""

    @property
    def names_zone(self) -> bool:
        """Whether it has to be named."""

    @property
    def session_zone(self) -> str:
        """The session's, told beside where it is another; "" where that is of no use."""


class ClockFields(TypedDict):
    """What a view for one reader has of its clock."""

    zone: str
    names_zone: bool
    session_zone: str


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock without a view around it."""

    zone: str
    names_zone: bool = False
    session_zone: str = ""


V = TypeVar("V", bound=View)


def extended(into: type[V], view: View, **more: Any) -> V:  # noqa: ANN401  # as its fields are
    """Return a view as one of a class that has more fields."""
    return into(**{each.name: getattr(view, each.name) for each in fields(view)}, **more)
