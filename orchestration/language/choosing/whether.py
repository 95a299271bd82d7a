"""What others are asked which of two they would have: “if pizza or sushi is better”."""

from __future__ import annotations

import re
from typing import Final

_THEY: Final = (
    r"(?:(?:they|he|she|people|everyone|everybody|we|you|sie|er|alle|wir|ihr|die (?:anderen|leute))"
    r"(?:['’]d)? (?:(?:would|do|rather|lieber|should|sollen|wollen|können)\s+)*"
    r"(?:(?:prefer|want|like|have|go for|take|choose)\s+(?:to\s+(?:have|eat|get)\s+)?)?)"
)
_HOW: Final = (
    r"(?:\s+(?:is|are|would be|will be|sounds?|works?|looks?|suits?|fits?|ist|sind|wäre|wären|will"
    r"|wollen|möchten?|mag|mögen|nehmen|nimmt|hätten?|passt|passen|klingt|better|best|nicer|besser"
    r"|schöner|lieber|preferred|them|him|her|more|ihnen|ihm|ihr))*"
)
_WHETHER: Final = re.compile(
    rf"(?:if|whether|ob)\s+{_THEY}?(?P<these>\S.*?\s(?:or|oder|vs\.?)\s.*?\S){_HOW}[\s?.!]*",
    re.IGNORECASE,
)


def without_whether(text: str) -> str:
    """Return what there is to choose from, as a question; a text that asks otherwise as it is."""
    found = _WHETHER.fullmatch(text.strip())
    return f"{found['these']}?" if found else text
