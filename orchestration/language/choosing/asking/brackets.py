"""A list that stands in brackets behind what is asked: “the venue (options: barn, loft, boat)”."""

from __future__ import annotations

import re
from typing import Final

_IN_BRACKETS: Final = re.compile(
    r"\s*[(\[]\s*(?:(?:the|our|die|unsere)\s+)?(?:options|choices|candidates|optionen|auswahl"
    r"|kandidaten|zur\s+(?:wahl|auswahl))(?:\s+(?:are|sind|stehen))?\s*:?\s+"
    r"(?P<list>[^()\[\]\n]+?)\s*[)\]][?.!]*",
    re.IGNORECASE,
)
_LISTS: Final = re.compile(r",|;|\s/\s|\b(?:or|oder|vs)\b", re.IGNORECASE)


def out_of_brackets(text: str) -> str:
    """Return a request with a list that stands in brackets, and is called one, behind a colon."""
    found = _IN_BRACKETS.search(text)
    if found is None or not _LISTS.search(found["list"]):
        return text
    ahead = text[: found.start()].rstrip(" :")
    if ":" in ahead and not ahead.endswith("?"):
        return text
    mark = "" if ahead.endswith("?") else ":"
    return f"{ahead}{mark} {found['list']}{text[found.end() :]}"
