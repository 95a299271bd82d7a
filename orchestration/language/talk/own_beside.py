"""What one says of one's own times behind an order: “push it a week, i'm off on Monday there”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_JOINT: Final = re.compile(r"\s*[,.;]+\s+|\s+(?=(?:and|und|but|aber)\s)")
_OWN: Final = re.compile(
    r"(?:(?:and|und|but|aber|btw|also|fyi|übrigens|auch)[\s,]+)*"
    r"(?:i['’]?m (?:off|out|away|busy|gone|not)|i am (?:off|out|away|busy|gone|not)"
    r"|i can(?:['’]?t|not)"
    r"|da bin ich|da kann ich|ich kann|ich bin"
    r"|(?:on )?(?:mon|tues|wednes|thurs|fri)days? (?:is|are) (?:out|off|bad|no good) for me"
    r"|(?:montag|dienstag|mittwoch|donnerstag|freitag)s? (?:kann ich|bin ich|geht bei mir))\b[^?]*",
    re.IGNORECASE,
)
_DAY: Final = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri)days?|(?:mon|diens|donners|frei)tags?|mittwochs?)\b",
    re.IGNORECASE,
)
_MOST: Final = 4


def own_times_behind(text: str) -> Iterator[tuple[int, int]]:
    """Yield where an order may end, and where what its author says of a day of theirs begins."""
    for found in [*_JOINT.finditer(text)][:_MOST]:
        rest = text[found.end() :]
        if _OWN.fullmatch(rest) and _DAY.search(rest):
            yield found.start(), found.end()
