"""How it went to have a message that stands somewhere show something else."""

from __future__ import annotations

from enum import Enum, auto


class Rewritten(Enum):
    """What came of it."""

    DONE = auto()
    REFUSED = auto()
    """It stands as it was: it is not ours, say, or was changed too often."""
    GONE = auto()
    """Somebody has deleted it."""
