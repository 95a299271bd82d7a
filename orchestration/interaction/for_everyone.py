"""A message that a platform shows to everyone alike, though some of it is for one person.

What only the organiser may press is left out of it, and a button stands for it: who asked for the
session is shown the rest alone.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from orchestration.interaction.layout import Button, Buttons, Layout, Part, Text
from orchestration.interaction.translation import Translation
from orchestration.model.people import MemberId

ORGANISE: Final = "organise"
"""The action of the button that shows the organiser, alone, what only they may press."""

_THEIRS: Final = "For you, who asked for this:"
_MODERATES: Final = "For you, who moderate here:"


def for_everyone(screen: Layout, reader: MemberId | None = None) -> list[Part]:
    """Return a screen's parts, of what is for one person alone only what is for the `reader`.

    “Organise” then stands at the end of the last row of buttons.
    """
    shown = [each for each in screen.parts if not _is_private(each, reader)]
    if len(shown) == len(screen.parts):
        return shown
    organise = Translation(screen.language).button(Button(ORGANISE, "Organise"))
    if shown and isinstance(shown[-1], Buttons):
        return [*shown[:-1], Buttons((*shown[-1].buttons, organise))]
    return [*shown, Buttons((organise,))]


def for_the_organiser(screen: Layout) -> Layout:
    """Return what only the organiser may press, to be shown to them alone."""
    return _apart(_THEIRS, [each.buttons for each in _theirs(screen)])


def for_a_moderator(screen: Layout, may: Container[str]) -> Layout:
    """Return what of it who moderates may press too, by its actions, to be shown to them alone."""
    rows = (each.buttons for each in _theirs(screen))
    kept = [tuple(one for one in row if one.action in may) for row in rows]
    return _apart(_MODERATES, [row for row in kept if row])


def _theirs(screen: Layout) -> list[Buttons]:
    return [each for each in screen.parts if isinstance(each, Buttons) and each.only]


def _apart(words: str, rows: Sequence[tuple[Button, ...]]) -> Layout:
    """Return buttons below a word to whom they belong; without any, nothing."""
    return Layout(words=words, parts=(Text(words), *map(Buttons, rows)) if rows else ())


def _is_private(part: Part, reader: MemberId | None) -> bool:
    return isinstance(part, Buttons) and part.only not in (None, reader)
