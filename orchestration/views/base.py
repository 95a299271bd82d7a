"""What all views have in common: whom they are for. Every view has a layout and a wording."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeVar


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Something to be shown, as data; platforms render its layout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelView(View):
    """What a channel may see. No field of one can hold a private value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberView(View):
    """What one person sees, in private."""


V = TypeVar("V", bound=View)


def extended(into: type[V], view: View, **more: Any) -> V:  # noqa: ANN401  # as its fields are
    """Return a view as one of a class that has more fields."""
    return into(**{each.name: getattr(view, each.name) for each in fields(view)}, **more)
