"""What all views have in common: whom they are for. Every view has a layout and a wording."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Something to be shown, as data; platforms render its layout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelView(View):
    """What a channel may see. No field of one can hold a private value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberView(View):
    """What one person sees, in private."""
