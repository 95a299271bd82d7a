"""Of two weeks either will do: “this or next week”, “nächste Woche … oder die danach”."""

from __future__ import annotations

import re
from typing import Final

_LATER: Final = re.compile(
    r"\bnext week\b(?P<between>[^.;?!\n]{0,120}?)[\s,]+or\s+(?:(?:a|one) week later"
    r"|the (?:week after(?: (?:that|it))?|following week|one after)|the next one)(?! next)\b",
    re.IGNORECASE,
)
_SPAETER: Final = re.compile(
    r"\b(?P<week>(?:in der )?nächste[rn]? woche)\b(?P<between>[^.;?!\n]{0,120}?)[\s,]+oder\s+"
    r"(?:(?:auch )?eine woche (?:später|drauf|darauf|danach)|(?:die|in der) (?:woche )?"
    r"(?:darauf|drauf|danach)|(?:in der |die )?übernächste[rn]?(?: woche)?)\b",
    re.IGNORECASE,
)
_BOTH: Final = re.compile(
    r"\bnächste[rn]?\s+(?:oder|/)\s*übernächste[rn]?\s+woche\b", re.IGNORECASE
)
_THIS: Final = re.compile(
    r"\bthis(?P<week> week)?\s*(?:,?\s+or\b|/)\s*(?:maybe |perhaps )?(?:the )?next"
    r"(?: week\b|(?(week)(?! (?:[a-z]+day|month|quarter|year|mon|tue|wed|thu|fri)\b)\b|(?!)))",
    re.IGNORECASE,
)
_DIESE: Final = re.compile(
    r"\b(?:in )?diese[r]?(?P<week> woche)?\s*(?:,?\s+oder\b|/)\s*(?:vielleicht |auch )?"
    r"(?:in )?(?:der |die )?(?:kommende|nächste|naechste)[rn]?"
    r"(?: woche\b|(?(week)(?! (?:[a-zäö]*tag|mittwoch|mo|di|mi|do|fr|monat|jahr)\b)\b|(?!)))",
    re.IGNORECASE,
)
_EARLY: Final = re.compile(
    r"\b(?:this|diese[r]?)(?: week| woche)?\s*(?:,?\s+(?:or|oder)\b|/)\s*"
    r"(?P<part>early|late|beginning of|start of|anfang|mitte|ende)(?: (?:der|die))? "
    r"(?P<next>next|nächste[rn]?|naechste[rn]?|kommende[rn]?)(?: week| woche)?\b"
    r"(?! (?:[a-zäö]*day|[a-zäö]*tag|mittwoch|month|monat|year|jahr)\b)",
    re.IGNORECASE,
)
"""Of the second only a part: “this week or early next”."""

_LONE: Final = re.compile(r"\beine woche (?:später|drauf|darauf|danach)\b(?! als\b)", re.IGNORECASE)
"""As “a week later” is read: from today on."""


def with_both_weeks(text: str) -> str:
    """Return a request with the second of two weeks beside the first, as that is read."""
    text = _LATER.sub(r"next week or the week after next\g<between>", text)
    text = _SPAETER.sub(r"\g<week> oder übernächste Woche\g<between>", text)
    text = _BOTH.sub("nächste Woche oder übernächste Woche", text)
    text = _THIS.sub("this week or next week", text)
    text = _EARLY.sub(_in_part, text)
    text = _DIESE.sub("diese Woche oder nächste Woche", text)
    return _LONE.sub("in einer Woche", text)


def _in_part(found: re.Match[str]) -> str:
    is_german = found["next"].casefold() != "next"
    if is_german:
        return f"diese Woche oder {found['part']} nächster Woche"
    return f"this week or {found['part']} next week"
