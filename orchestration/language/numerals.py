"""Numbers in a text, in digits or in words: whatever says how much or how many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_WORDS: Final = """
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds
thousand thousands million millions billion billions dozen dozens half halves third thirds quarter
quarters twice thrice double triple doubled tripled twofold threefold tenfold percent
zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
hunderte tausend tausende million millionen milliarde milliarden dutzend halb halbe hälfte drittel
viertel doppelt doppelte dreifach zweimal dreimal prozent
"""
_ONE: Final = "|".join(dict.fromkeys(_WORDS.split()))
_NUMBER: Final = re.compile(
    rf"[\d½¼¾²³]+(?:[.,:/]\d+)*|\b(?:(?:ein|und|and)?(?:{_ONE}))+\b", re.IGNORECASE
)
"""Words may be joined, as “dreihundertzwanzig” is."""


def numbers_in(text: str) -> Iterator[tuple[int, int]]:
    """Yield where a text names a number: the places of its first and behind its last letter."""
    for each in _NUMBER.finditer(text):
        yield each.span()
