"""Points in words: "3 dots on A, 2 on B", "2 each for A and B", "A: 4/5", "all on B"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_UNIT: Final = r"(?:points?|dots?|stars?|votes?|credits?|punkte?n?|sterne?n?|stimmen?|dots)"
_TO: Final = r"(?:for|on|onto|to|in|into|für|auf|an)"
_LETTER: Final = r"(?:option )?(?P<option>[^\W\d_])(?![\w'])"
_OF_FIVE: Final = re.compile(r"\b([0-5])\s*(?:/|out of|of|von)\s*5\b")
_EACH: Final = re.compile(
    rf"\b(?:je(?:weils)? )?(?P<number>\d+)(?: {_UNIT})?(?: each)? {_TO} (?P<options>[^.;\d]+?)"
    rf"(?: each|je(?:weils)?)?(?=$|[.;])"
)
_EACH_BEHIND: Final = re.compile(
    rf"(?P<options>[^.;\d]+?) (?:je(?:weils)? )?(?P<number>\d+)(?: {_UNIT})?(?: each)?(?=$|[.;])"
)
_SAYS_EACH: Final = re.compile(r"\b(?:each|je|jeweils)\b")
_BEFORE: Final = re.compile(rf"\b(?P<number>\d+)(?:x| x)?(?: {_UNIT})?(?: {_TO})? {_LETTER}")
_BEFORE_TO: Final = re.compile(rf"\b(?P<number>\d+)(?:x| x)?(?: {_UNIT})? {_TO} {_LETTER}")
_UNITS: Final = re.compile(rf"(?<=\d) {_UNIT}\b")
_LEADS: Final = re.compile(r"^(?:(?:ok(?:ay)?|hm+|well|so|yes|ja|sure|also|dann)\b[\s,:]*)+(?=\d)")
_GETS: Final = re.compile(r"\b([^\W\d_]) (?:gets|get|bekommt|kriegt) (?=\d)")
_EVERYTHING: Final = re.compile(
    rf"(?:i(?:'ll| will|'d)? |ich )?(?:put |give |gebe |setze |go |spend )?(?:it )?"
    rf"(?:all|everything|alles|alle)(?: in)?(?: of)?(?: my| the| meine)?(?: \d+)?(?: {_UNIT})?"
    rf" {_TO} (?:the )?{_LETTER}(?:,? (?:please|bitte|now|instead|jetzt|stattdessen|obviously"
    r"|of course|clearly|natürlich|klar|selbstverständlich))*"
)


def given_everything(text: str, names: Sequence[str]) -> str:
    """Return the option that all points are for; empty where none is."""
    found = _EVERYTHING.fullmatch(text)
    option = found["option"].upper() if found else ""
    return option if option in names else ""


def behind_options(text: str, names: Sequence[str]) -> str:
    """Return a reply with each number behind the option that it is for."""
    text = _LEADS.sub("", _GETS.sub(r"\1 ", _OF_FIVE.sub(r"\1", text)))
    found = _EACH.search(text) or _EACH_BEHIND.search(text) if _SAYS_EACH.search(text) else None
    if found:
        listed = re.sub(
            r"(?<![\w'])[^\W\d_](?![\w'])",
            lambda one: f"{one[0]} {found['number']}" if one[0].upper() in names else one[0],
            found["options"],
        )
        text = f"{text[: found.start()]}{listed}{text[found.end() :]}"
    said = _BEFORE if _BEFORE.match(text) else _BEFORE_TO

    def put_behind(found: re.Match[str]) -> str:
        is_one = found["option"].upper() in names
        return f"{found['option']} {found['number']}" if is_one else found[0]

    return _UNITS.sub("", said.sub(put_behind, text))
