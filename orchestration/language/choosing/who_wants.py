"""A list asked after by who wants what: "who wants pizza, and who sushi?" is "pizza or sushi?"."""

from __future__ import annotations

import re
from typing import Final

_WANTS: Final = (
    r"(?:wants?|would like|likes?|loves?|prefers?|takes?|is for|are for|['’]s for|votes? for"
    r"|is in favou?r of|will|möchte|mag|nimmt|hätte gern|ist für|stimmt für)"
)
_THING: Final = r"[^\W\d_][^?,;]{0,40}?"
_AND: Final = r"(?:,|,? (?:and|or|und|oder))"
_FIRST: Final = re.compile(
    rf"(?P<before>.*?)\b(?:who|wer) ?{_WANTS} (?P<all>{_THING}(?:{_AND} (?:who|wer)(?: ?{_WANTS})?"
    rf" {_THING})+)\s*[?!.]*",
    re.IGNORECASE,
)
_BETWEEN: Final = re.compile(rf"{_AND} (?:who|wer)(?: ?{_WANTS})? ", re.IGNORECASE)


def as_options(words: str) -> str:
    """Return words with what each would have as options, where they ask who wants which."""
    found = _FIRST.fullmatch(words.strip())
    if found is None:
        return words
    *first, last = _BETWEEN.split(found["all"])
    return f"{found['before']}{', '.join(first)} or {last}?"
