"""A proposal in the form of a denied question: “can't we take Monday?”, “geht nicht auch Mo?”.

Nothing is denied by its “not”, which is taken out. A question that proposes to go without a time
keeps it (“can't we skip Monday?”), and so does one that asks for as much (“could we not do Mondays
please?”).
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.sought import Sought, evened

_STARTS: Final = (
    r"(?:^|(?<=[,.;:!?\n(–-])|(?<=[,.;:!?(–-]\s)|\b(?:und|aber|oder|also|dann|ok(?:ay)?|hm+|hey|hi|hallo"
    r"|sorry|and|but|or|so|then|well|äh|jo|naja)\s+)\s*"
)
"""It is put first: “Samstag können wir nicht” is told."""

_REACH: Final = r"(?:[^.!?\n]|(?<=\d)\.){0,200}"
_GOES_WITHOUT: Final = (
    rf"(?!{_REACH}\b(?:without|skip\w*|avoid\w*|drop|leave out|rule out|exclude|cancel|stop"
    r"|miss|lose|except|spare|scrap|remove|ohne|weglassen|auslassen|streichen|vermeiden|meiden"
    r"|absagen|ausfallen|ausschließen|raus\w*|verzichten|außer|überspringen|sparen|frei|lassen)\b)"
)
_REST: Final = rf"(?=\s*[^\W_]{_REACH}\?)"
_MORE_AT_ONCE: Final = (
    r"(?=(?:(?:auch|lieber|stattdessen|einfach|besser|vielleicht|vllt|vlt|evtl|eventuell|eher|doch"
    r"|wenigstens|zumindest|mal) ))"
)
_MORE: Final = (
    rf"(?={_REACH}\b(?:also|just|rather|instead|simply|maybe|perhaps|too|as well|at least|try)\b)"
)
"""What a proposal has beside its time, that no refusal has."""

_NICHT: Final = r"(?P<no>\b(?:nicht|nich|net|ned)\s)"
_NOT: Final = r"(?P<no>n?['’]?t\b)"
_DAVOR: Final = r"(?:\s+(?:denn|das|es|uns|doch|dann|da|dafür|den termin|das treffen))*\s+"
_PROPOSED: Final = (
    Sought(
        re.compile(
            rf"{_STARTS}(?:k(?:ö|oe)nnt?en|wollen|sollt?en)(?: wir(?:['’]?s)?| ma)"
            rf"{_DAVOR}{_NICHT}{_GOES_WITHOUT}(?:{_REST}|{_MORE_AT_ONCE})",
            re.IGNORECASE,
        ),
        ("wir", " ma "),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:ginge|(?:geht|ging|passt|klappt|wäre?|kann|könnte?)(?: es| das| man)?)"
            rf"{_DAVOR}{_NICHT}{_MORE_AT_ONCE}{_GOES_WITHOUT}{_REST}",
            re.IGNORECASE,
        ),
        (" nicht ", " nich ", " net ", " ned "),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:ginge|(?:kann|könnte) man){_DAVOR}{_NICHT}{_GOES_WITHOUT}{_REST}",
            re.IGNORECASE,
        ),
        ("ginge", " man "),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:wäre?|ginge)\s(?:[^\s,.!?]+\s){{1,3}}?{_NICHT}"
            rf"(?=(?:auch|besser|eher|schöner|einfacher|lieber|günstiger|vielleicht)\b){_REST}",
            re.IGNORECASE,
        ),
        ("wär", "ginge"),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:can|could|should){_NOT}(?=\s+we\s+(?!are\b|were\b|got\b|will\b|all\b|have\b"
            rf"[^?\n]{{0,200}}$)[^\W\d_]){_GOES_WITHOUT}",
            re.IGNORECASE,
        ),
        ("t we ",),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:can|could|should)\s+we\s+(?P<no>not\s){_GOES_WITHOUT}{_MORE}",
            re.IGNORECASE,
        ),
        (" we not ",),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}could\s+we\s+(?P<no>not\s)(?=(?:take|try|pick|choose|go)\b)"
            rf"(?!{_REACH}days\b){_GOES_WITHOUT}{_REST}",
            re.IGNORECASE,
        ),
        ("could we not ",),
    ),
    Sought(
        re.compile(
            rf"{_STARTS}(?:would|could|should){_NOT}(?=\s+(?:(?!would|will|could|can|i\b|you\b)[^\s,.!?]+"
            rf"\s){{1,3}}?(?:also )?(?:work|do|be|suit|fit)\b){_GOES_WITHOUT}{_REST}",
            re.IGNORECASE,
        ),
        ("wouldn", "couldn", "shouldn"),
    ),
)
_EITHER: Final = Sought(
    re.compile(
        rf"{_STARTS}(?P<led>could\s+we\s+)(?=not\s)(?!{_REACH}(?:days\b|\b(?:please|pls)\b))"
        rf"{_GOES_WITHOUT}(?={_REACH}\?\W*\Z)",
        re.IGNORECASE,
    ),
    ("could we not ",),
)
"""“Could we not do Saturday?” proposes it, or asks for another day: who knows?

A reason behind it is why that day is not wanted.
"""


def with_proposals_plain(text: str) -> str:
    """Return a text, as long, without the “not” of questions that propose a time.

    What may be a proposal is a question that is only asked: “is … not …?”.
    """
    said = evened(text)
    for each in _PROPOSED:
        if each.may_be_in(said):
            text = each.pattern.sub(_plain, text)
    return _EITHER.pattern.sub(_asked, text) if _EITHER.may_be_in(said) else text


def _plain(found: re.Match[str]) -> str:
    first, last = found.span("no")
    begin = found.start()
    return found[0][: first - begin] + " " * (last - first) + found[0][last - begin :]


def _asked(found: re.Match[str]) -> str:
    before = found.start("led") - found.start()
    return (
        found[0][:before] + "is".ljust(len(found["led"])) + found[0][before + len(found["led"]) :]
    )
