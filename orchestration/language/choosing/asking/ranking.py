"""Words that want what there is put in order, and say no more: “rank them”."""

from __future__ import annotations

import re
from typing import Final

_RANKS: Final = re.compile(
    r"\W*(?:(?:ok|okay|so|now|then|please|pls|bitte|jetzt|dann|let['’]?s"
    r"|time to|(?:that['’]?s |das ist"
    r" |das )?(?:enough|genug|reicht)(?: drafts| entwürfe| now| jetzt)?|i think|alright|gut"
    r"|good)[\s,.;:!–-]+)*"
    r"(?:rank|vote on|reiht|sortiert|ordnet|priorisiert)\s+"
    r"(?:them|these|those|the drafts|all drafts|sie|die entwürfe|alle entwürfe)"
    r"(?:\s+(?:now|please|pls|then|jetzt|bitte|mal|dann|all))*[\s.!]*",
    re.IGNORECASE,
)


def asks_to_rank(words: str) -> bool:
    """Tell whether words want what there is put in order, and say no more: "rank them"."""
    return _RANKS.fullmatch(words) is not None
