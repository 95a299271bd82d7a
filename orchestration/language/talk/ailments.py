"""Who is ill, said beside what suits somebody: it tells why, and no wish is lost without it.

"Kid's sick, can't do Tuesday", "Dienstag geht nicht, weil das Kind krank ist". Who says of
themselves when they are ill says when they cannot: "I'm sick on Monday" stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened
from orchestration.language.words.writing import words

_WHO: Final = words("""
    kid kids kiddo child children daughter son baby toddler boy girl wife husband partner dog cat
    mum mom dad kind kinder tochter sohn kleine kleiner kleinen kleines frau mann partnerin hund
    katze mama papa oma opa i ich me family familie everyone
""")
_WHOSE: Final = words("""
    my our the mein meine meinem unser unsere unserem das die der dem and und both beide beiden
""")
_IS: Final = words("""
    is are am 's 'm bin ist sind 's has have got caught down came with hat haben hab habe mit a the
    home at zuhause daheim zu hause all alle auch still noch immer again wieder so very pretty
    ziemlich leider really total richtig now jetzt gerade w/ w
""")
_ILL: Final = words("""
    sick ill unwell poorly fever flu covid feverish cold krank fieber grippe erkältet erkältung
    magen-darm
""")


def _any(among: list[str] | tuple[str, ...]) -> str:
    return "|".join(sorted(map(re.escape, among), key=len, reverse=True))


_AILMENT: Final = (
    rf"(?:(?:{_any(_WHOSE)})\s+)*(?:{_any(_WHO)})(?:['’](?:s|m))?"
    rf"(?:\s+(?:{_any(_IS)}))*\s+(?:{_any(_ILL)})(?:\s+(?:is|ist|sind|bin|hat|home|daheim))?"
)
_MARK: Final = r"\s{0,3}[,;–-]{1,3}\s{0,3}"
"""A few marks and blanks: of a pile of them each would be looked at again and again."""

_FIRST: Final = re.compile(
    rf"(?:^|(?<=[.!?\n])\s{{0,3}})(?:(?:sorry|so|hey|hi|ok|oh|ugh|da|weil|since|as|because)[,\s]+)?"
    rf"(?:{_AILMENT}|krank|sick)\s*(?:[,;.!–-]+\s*(?:so|also|daher|deshalb|and|und)?\s|\s(?:so|also)\s)",
    re.IGNORECASE,
)
_LAST: Final = re.compile(
    rf"(?:{_MARK}|\s{{1,3}})(?:because|cos|cause|since|as|weil|da|denn)\s+{_AILMENT}\s*(?=[.!]|$)"
    rf"|{_MARK}{_AILMENT}\s*(?=[.!]|$)",
    re.IGNORECASE,
)

_NEEDS: Final = ("krank", "sick", *(f" {each}" for each in _ILL))
AILMENTS: Final = (Sought(_FIRST, _NEEDS), Sought(_LAST, _NEEDS))


def without_ailments(text: str) -> str:
    """Return a text with blanks for who is ill, where something else is said of it."""
    rest, said = text, evened(text)
    for each in AILMENTS:
        if each.may_be_in(said):
            rest = each.pattern.sub(_blank, rest)
    return rest if any(map(str.isalnum, rest)) else text


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())
