"""Which two on a list somebody calls the same, or would have made one: “merge A and B”."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:please|pls|bitte|ok(?:ay)?|so|hey|also|and|und|btw|hm+|wait|can you|could you|can we"
    r"|should we|kannst du|könnt(?:e|en|est)? (?:du|wir|ihr)|können wir|i think|ich glaube?"
    r"|ich denke"
    r"|fyi|mal)[\s,:–-]+)*"
)
_ONE: Final = r"[“\"']?(?P<{0}>[^,;.!?=]{{2,60}}?)[”\"']?"
_TWO: Final = r"[“\"']?(?P<{0}>[^,;.!?=]{{2,60}}?)[”\"']?"
_SAME: Final = (
    r"(?:(?:really |actually |basically |just |literally |eigentlich |doch |ja |im grunde )*"
    r"(?:the same(?: (?:thing|place|one|city|option))?|one and the same|identical|duplicates?"
    r"|doubles?"
    r"|dasselbe|das ?gleiche|derselbe ort|dieselbe stadt|identisch|doppelt|ein und dasselbe))"
)
_END: Final = (
    r"(?:[\s,;.!–-]+(?:(?:so|please|pls|bitte|then|let['’]?s|can you|could you|also|dann)[\s,]+)*"
    r"(?:merge|combine|join|zusammenlegen|zusammenfassen|leg|fass|mach)\b[^?]*)?"
    r"(?:[\s,]+(?:please|pls|bitte|no|right|oder|btw))*[\s.!?]*"
)
_MERGES: Final = re.compile(
    rf"{_LEAD}(?:(?:merge|combine|join|unify) {_ONE.format('a')} (?:and|with|into|&|\+) "
    rf"{_TWO.format('b')}"
    rf"|(?:legt?|fasst?|fasse?|führt?) {_ONE.format('c')} (?:und|mit|&|\+) {_TWO.format('d')} "
    r"(?:bitte )?zusammen"
    rf"|{_ONE.format('e')} (?:und|mit|&) {_TWO.format('f')} (?:bitte )?"
    r"(?:zusammenlegen|zusammenfassen|zusammenführen)"
    rf"|{_ONE.format('g')} (?:and|und|&) {_TWO.format('h')} (?:are|is|sind|ist) {_SAME}"
    rf"|{_ONE.format('i')} (?:is|ist|['’]s) {_SAME} (?:as|wie) {_TWO.format('j')}"
    rf"|{_ONE.format('k')} ?=+ ?{_TWO.format('l')})"
    rf"{_END}",
    re.IGNORECASE,
)
_AS_THEIRS: Final = re.compile(
    rf"(?:(?:oh|ah|ups|oops|oh no)[\s,!]+)*{_LEAD}"
    rf"(?:that['’]?s|mine(?:['’]?s| is)|it['’]?s|this is|(?:das|es|meins|meiner) ist) {_SAME} "
    r"(?:as|like|wie) (?:der|die|das|dem|the )?(?P<who>[^\W\d_]+?)['’]?s?"
    rf"(?: (?:one|idea|proposal|suggestion|vorschlag|idee))?{_END}",
    re.IGNORECASE,
)
_MOST: Final = 200
"""Characters of what calls two the same."""


def merged_in(text: str) -> tuple[str, str] | None:
    """Return which two words call the same, or would have made one; None where they name none."""
    found = _MERGES.fullmatch(text.strip()) if len(text) <= _MOST else None
    if found is None:
        return None
    one, other = (each.strip(" “”\"'") for each in found.groups() if each)
    return one, other


def as_whose_in(text: str) -> str:
    """Return as whose somebody calls their own proposal the same: “that's the same as Omar's”."""
    found = _AS_THEIRS.fullmatch(text.strip()) if len(text) <= _MOST else None
    return found["who"] if found else ""
