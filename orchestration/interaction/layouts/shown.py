"""A view as a layout that knows which of its words somebody wrote."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts import parts
from orchestration.model.options import Words
from orchestration.model.people import MemberId

_CALLED: Final = frozenset({"subject", "asked", "title", "listed", "titles"})
"""The fields of views, and of options in them, that hold what somebody called something."""


def screen(view: Any, organiser: MemberId | None = None) -> Layout:  # noqa: ANN401  # dispatched on
    """Return a view as a screen; only the organiser is given buttons of their own."""
    return replace(parts.screen(view, organiser), own=tuple(dict.fromkeys(_own(view))))


def _own(view: object) -> Iterator[str]:
    """Yield what somebody called a thing, in a view and all that it shows."""
    if isinstance(view, Words):
        yield view.title
    elif isinstance(view, tuple):
        for each in view:
            yield from _own(each)
    elif is_dataclass(view) and not isinstance(view, type):
        for field in fields(view):
            value = getattr(view, field.name)
            said = value if isinstance(value, tuple) else (value,)
            if field.name in _CALLED:
                yield from (each for each in said if isinstance(each, str))
            if not isinstance(value, str):
                yield from _own(value)
