"""Options that are called by whose they are: “Luigi's”, which says of nobody what they are like."""

from __future__ import annotations

import re
from typing import Final

from orchestration.model.catalogue import Catalogue

_OF_SOMEBODY: Final = re.compile(r"\w['’]s$", re.IGNORECASE)
_MARKS: Final = str.maketrans({"'": "['’]", "’": "['’]"})


def without_names(text: str, catalogue: Catalogue | None) -> str:
    """Return a text, as long as before, in which no name ends as “Hamburg's …” does: “Luigi's”."""
    for each in catalogue.options if catalogue else ():
        if _OF_SOMEBODY.search(each.title):
            name = re.escape(each.title).translate(_MARKS)
            text = re.sub(name, lambda found: "x" * len(found[0]), text, flags=re.IGNORECASE)
    return text
