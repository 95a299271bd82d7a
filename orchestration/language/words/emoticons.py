"""Faces made of signs, as signs that are no letters: “:D” names no option D, “;)” ends nothing."""

from __future__ import annotations

import re
from typing import Final

_FACE: Final = re.compile(
    r"(?<![\w:])(?:[:;=]['’]?-?[DPpBbOoCcSsXx](?![\w:])|[xX]-?D(?!\w))"
    r"|(?<=\s)[:;]['’]?-?[)(](?=[\s,.!?]|$)"
)
_GLAD: Final = "🙂"
_SAD: Final = "🙁"
_SAD_MOUTHS: Final = frozenset("(CcSs")


def with_plain_faces(text: str) -> str:
    """Return a text in which no face is written with a letter, or stands for a mark."""
    return _FACE.sub(lambda found: _SAD if found[0][-1] in _SAD_MOUTHS else _GLAD, text)
