"""Where the sets of phrases lie that others have made; they are not part of this repository."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[4] / "shared" / "data" / "understanding"


def cases(name: str) -> list[dict[str, Any]] | None:
    """Return the cases of a set, or None where it is not at hand."""
    path = DATA / f"{name}.json"
    if not path.exists():
        return None
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def is_frozen(text: str) -> bool:
    """Whether a phrase is of the third that only measures: by its hash, so that it stays there."""
    return hashlib.sha256(text.encode()).digest()[0] % 3 == 0
