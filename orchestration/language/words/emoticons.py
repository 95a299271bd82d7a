"""Faces made of signs, as signs that are no letters: “:D” names no option D."""

from __future__ import annotations

import re
from typing import Final

_FACE: Final = re.compile(r"(?<![\w:])(?:[:;=]['’]?-?[DPpBbOoCcSsXx](?![\w:])|[xX]-?D(?!\w))")
_PLAIN: Final = "🙂"


def with_plain_faces(text: str) -> str:
    """Return a text in which no face is written with a letter."""
    return _FACE.sub(_PLAIN, text)
