"""Who speaks, where it is not the bot in its own name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

AI: Final = "AI"
"""What stands beside the name of every persona, so that nobody takes one for a person."""

PORTRAITS: Final = 72
"""So many pictures of personas there are; eight that follow each other are alike in nothing."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A persona; `emoji` (one character) or `picture` (its address) is its face.

    Where a platform can show the picture, it takes the emoji's place. Which of the `PORTRAITS` that
    is, is its `portrait`; None of who has an emoji by which people know it.
    """

    name: str
    emoji: str = ""
    picture: str = ""
    portrait: int | None = None

    @property
    def marked(self) -> str:
        """Its name, and that it is no person: `Robin (AI)`."""
        return f"{self.name} ({AI})"
