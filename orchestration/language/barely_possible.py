"""A time that would do, and only if there is no other: “Friday would do if it must be”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.language.conventions import usual_years
from orchestration.language.saying.restate import restated
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.times import TimeFrame

_WOULD: Final = (
    r"\b(?:(?:would|could|might|['’]d) (?:just about |just |still |also )?(?:do|work|be)"
    r"|ginge|würde gehen|wäre|würde (?:zur not )?(?:passen|klappen)|könnte ich)\b"
)
_IF_IT_MUST: Final = (
    r"\b(?:if it (?:really |absolutely )?(?:must|has to|needs to)(?: be)?"
    r"|if (?:i|we) (?:really |absolutely )?(?:must|have to)"
    r"|(?:wenn|falls)(?:['’]?s| es)? (?:denn |wirklich |unbedingt |echt |partout )?"
    r"sein m(?:uss|üsste))\b"
)
_BARELY: Final = re.compile(
    rf"{_WOULD}[^.!?;\n]*{_IF_IT_MUST}|{_IF_IT_MUST}[^.!?;\n]*{_WOULD}", re.IGNORECASE
)

_TOO: Final = re.compile(r"\b(?:too|also|as well|auch)\b", re.IGNORECASE)
"""Beside something else that suits: that is possible, as “Monday, or Tuesday if need be” is."""


def each_as_let_pass(wishes: Sequence[Preference], text: str, frame: TimeFrame) -> list[Preference]:
    """Return wishes; what could be if it must is what its author would rather not."""
    return [_as_let_pass(each, text, frame) for each in wishes]


def _as_let_pass(wish: Preference, text: str, frame: TimeFrame) -> Preference:
    source = wish.source
    if source is None or wish.kind is not Kind.TIME or wish.polarity is not Polarity.ACCEPTS:
        return wish
    words = text[source.start : source.end]
    if not _BARELY.search(words) or _TOO.search(words):
        return wish
    held = replace(wish, polarity=Polarity.AGAINST, strength=Strength.MILDLY)
    return restated(held, usual_years(frame))
