"""A list asked after by who wants what: "who wants pizza, and who sushi?" is "pizza or sushi?"."""

from __future__ import annotations

import re
from typing import Final

_WANTS: Final = (
    r"(?:wants?|would like|likes?|loves?|prefers?|takes?|is for|are for|['’]?s for|votes? for|for"
    r"|is in favou?r of|will|möchte|mag|nimmt|hätte gern|ist für|stimmt für|für)"
    r"(?: (?:rather|lieber|eher))?"
)
_THING: Final = r"[^\W\d_][^?,;]{0,40}?"
_AND: Final = r"(?:[,;?]|[,;?]? (?:and|or|und|oder))"
_FIRST: Final = re.compile(
    rf"(?P<before>.*?)\b(?P<who>who|wer) ?{_WANTS} (?P<all>{_THING}"
    rf"(?:{_AND} (?:who|wer)(?: ?{_WANTS})? {_THING})+)\s*[?!.]*",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(rf"{_AND} (?:who|wer)(?: ?{_WANTS})? ", re.IGNORECASE)


def sides(text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the question that asks for one or the other, and both; None where words ask no such.

    "Wer ist für Pizza, wer für Sushi?" is "Pizza oder Sushi?".
    """
    found = _FIRST.fullmatch(" ".join(text.split()))
    if found is None:
        return None
    *first, last = options = _BETWEEN.split(found["all"])
    either = "oder" if found["who"].casefold() == "wer" else "or"
    return f"{found['before']}{', '.join(first)} {either} {last}?", tuple(options)
