"""A message about options, in the words that the grammar of times knows."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from orchestration.language.choosing.asides import BRUSHED_ASIDE
from orchestration.language.choosing.held.sides import SUPPORTS, TOO_MUCH, VETOES, sides_told

_VOTING: Final = re.compile(
    r"(?:\bmy vote (?:is|goes|would be) (?:for|to)|\bi(?:'d| would|'ll)? vote(?: for)?"
    r"|\bmeine stimme (?:geht an|ist für|für)|\bich stimme für|\bput me down for"
    r"|(?<!\w)\+\s?1(?: (?:for|für|auf|to)\b)?)(?! (?:against|for|not?|none|neither|never)\b)(?= )",
    re.IGNORECASE,
)
"""Words of a vote, before options are voted on: a wish for what follows."""

_NOT_UNWILLING: Final = re.compile(
    r"\b(?:i )?(?:wouldn't|would not|won't) say no to\b|\bwürde nicht nein sagen zu\b",
    re.IGNORECASE,
)
_DENIED_TWICE: Final = re.compile(
    r"\b(?:not|nicht)(?= [^,;.!?]{2,40}[,;!–-]+ +(?:(?:please|bitte|really|echt|just)[, ]+)*"
    r"(?:no way|auf (?:gar )?keinen fall|keinesfalls)[ .!]*$)",
    re.IGNORECASE,
)
"""What is denied, and then again with a comma: “not Plön, no way” is one no, and no yes."""

_PLAINLY: Final = (
    (_NOT_UNWILLING, "ok with"),
    (_VOTING, ""),
    (re.compile(r"\bnone of the (?:above|options|proposals)\b", re.IGNORECASE), "none of these"),
    (BRUSHED_ASIDE, ""),
    (
        re.compile(r"^\s*(?:oo+h+|u+h+u*|wo+w+|yay+|yess+|omg|mmm+)\b[!,.]*(?= \w)", re.IGNORECASE),
        "",
    ),
    (re.compile(r"\bso far away\b", re.IGNORECASE), "far away"),
    (
        re.compile(
            r"(?:(?<=\bis )|(?<=\bare )|(?<=\bgets )|(?<=\blooks )|(?<=\bjust )|(?<=['’]s ))so,? "
            r"(?:so )?(?=[^\W\d_])",
            re.IGNORECASE,
        ),
        "",
    ),
    (re.compile(r"\b(?:irgend|et)?was(?= \w+es\b)", re.IGNORECASE), ""),
    (re.compile(r"\b(?:stick with|stick to|stay with)\b", re.IGNORECASE), "prefer"),
    (re.compile(r"\bbleib\w*(?: (?:wir|doch|lieber))* bei\b", re.IGNORECASE), "lieber"),
    (
        re.compile(
            r"(?<!\bi )(?<!\bwe )(?<!\byou )(?<!\bthey )(?<!\bhe )(?<!\bshe )"
            r"\b(?:can|could|should) go(?=(?: for me| please)?[ ]*(?:[.!,;]|$))",
            re.IGNORECASE,
        ),
        "avoid",
    ),
    (re.compile(r"\b(?:must|has to|needs to) go(?=[ ]*(?:[.!,;]|$))", re.IGNORECASE), "no way"),
    (
        re.compile(
            r"\b(?:kann|könnte|muss|darf|soll|sollte) (?:weg|raus|runter)(?=[ ]*(?:[.!,;]|$))",
            re.IGNORECASE,
        ),
        "ungern",
    ),
    (_DENIED_TWICE, ""),
    *VETOES,
    *SUPPORTS,
    *TOO_MUCH,
)
"""What the grammar of times does not know, or means otherwise there, and how it says it.

What "can go" is given up; a veto, while nothing is voted on, is a firm no.
"""


def put_plainly(text: str) -> str:
    """Return a message, as long as before, in the words that the grammar of times knows."""
    for said, plainly in _PLAINLY:
        text = said.sub(partial(_in_its_place, plainly), text)
    return sides_told(text)


def _in_its_place(plainly: str, found: re.Match[str]) -> str:
    return plainly.ljust(len(found.group()))


def end_in(text: str, plainly: str, end: int) -> int:
    """Return where words of a text end that were put plainly: the shorter ones leave blanks."""
    rest = len(plainly) - len(plainly[end:].lstrip())
    return max(end, end + len(text[end:rest].rstrip()))
