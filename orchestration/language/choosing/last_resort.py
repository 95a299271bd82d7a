"""Words of who would take something only where nothing else is left: "if need be", "zur Not"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.languages import LANGUAGES
from orchestration.language.values import Shade
from orchestration.language.words.vocabulary import Played

_ARTICLE: Final = re.compile(r"(\b(?:as|in|at) )an? ")
"""One that may be left out: where options are called by their titles, "a" alone is none."""


def _is_last_resort(meant: object) -> bool:
    return (meant.value if isinstance(meant, Played) else meant) is Shade.IF_NEED_BE


_PHRASES: Final = sorted(
    (
        _ARTICLE.sub(r"\1(?:an? )?", phrase.casefold())
        for language in LANGUAGES
        for phrase, meant in language.phrases.items()
        if _is_last_resort(meant)
    ),
    key=len,
    reverse=True,
)
LAST_RESORT: Final = re.compile(rf"(?:\b(?:but|aber) )?\b(?:{'|'.join(_PHRASES)})\b")
"""In small letters, as the grammar of wishes knows them."""
