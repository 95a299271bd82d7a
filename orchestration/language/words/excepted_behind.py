"""An exception that is a sentence of its own: “No mornings. The exception is Wednesday”.

What it is taken out of stands before it: a comma in place of the stop keeps the two together.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened

_STOP: Final = Sought(
    re.compile(
        r"(?<=\w)[.;!](?=\s+(?:(?:but|aber|the|die|my|meine) )?(?:(?:only|one|sole|einzige) )?"
        r"(?:exception(?: is| being|:| :)|ausnahme\b))",
        re.IGNORECASE,
    ),
    ("exception", "ausnahme"),
)


def with_exceptions_joined(text: str) -> str:
    """Return a text, as long, with an exception in the sentence that it is taken out of."""
    return _STOP.pattern.sub(",", text) if _STOP.may_be_in(evened(text)) else text
