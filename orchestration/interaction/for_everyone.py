"""A message that a platform shows to everyone alike, though some of it is for one person.

What only the organiser may press is left out of it, and a button stands for it: who asked for the
session is shown the rest alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.interaction.layout import Button, Buttons, Layout, Part, Text
from orchestration.model.people import MemberId

ORGANISE: Final = "organise"
"""The action of the button that shows the organiser, alone, what only they may press."""

_THEIRS: Final = "For you, who asked for this:"


def for_everyone(parts: Sequence[Part], reader: MemberId | None = None) -> list[Part]:
    """Return parts without what is for one person, where not they alone are the `reader`.

    “Organise” then stands at the end of the last row of buttons.
    """
    shown = [each for each in parts if not _is_private(each, reader)]
    if len(shown) == len(parts):
        return shown
    organise = Button(ORGANISE, "Organise")
    if shown and isinstance(shown[-1], Buttons):
        return [*shown[:-1], Buttons((*shown[-1].buttons, organise))]
    return [*shown, Buttons((organise,))]


def for_the_organiser(screen: Layout) -> Layout:
    """Return what only the organiser may press, to be shown to them alone."""
    theirs = [each for each in screen.parts if isinstance(each, Buttons) and each.only]
    rows = [replace(each, only=None) for each in theirs]
    return Layout(words=_THEIRS, parts=(Text(_THEIRS), *rows) if rows else ())


def _is_private(part: Part, reader: MemberId | None) -> bool:
    return isinstance(part, Buttons) and part.only not in (None, reader)
