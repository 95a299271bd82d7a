"""What an order says of another session: that it goes on, “cancel the sync, lunch stays”."""

from __future__ import annotations

import re
from typing import Final

_PARTS: Final = re.compile(
    r"\s*[,;.]\s*(?:(?:but|and|aber|und|doch)\s+)?|\s+[-–]\s+|\s+(?:but|and|aber|und)\s+",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(
    r"\b(?:stays?|remains?|continues?|goes on|is still on|is fine|still stands"
    r"|bleibt|läuft|geht weiter|behalten wir|steht noch)\b"
    r"|^(?:keep|leave|not|behalte?|lasst?|nicht)\b(?!.*\b(?:out|off|weg|raus)\b)",
    re.IGNORECASE,
)


def what_goes_on_apart(order: str) -> tuple[str, str]:
    """Return an order without what it says to go on, and that; nothing where nothing else is said.

    Between its parts stands a comma then.
    """
    ends = [*_PARTS.finditer(order)]
    starts = [0, *(each.end() for each in ends)]
    stops = [*(each.start() for each in ends), len(order)]
    parts = [order[start:stop] for start, stop in zip(starts, stops, strict=True)]
    kept = [each for each in parts if _GOES_ON.search(each)]
    rest = [each for each in parts if each.strip() and each not in kept]
    return (", ".join(rest), ", ".join(kept)) if rest and kept else (order, "")
