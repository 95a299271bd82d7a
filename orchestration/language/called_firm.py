"""A no that its author calls firm: “really not Friday, no way”, “Freitag auf gar keinen Fall”."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.language.conventions import usual_years
from orchestration.language.saying.restate import restated
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import (
    Confidence,
    Kind,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
)

_ALWAYS: Final = (
    r"no (?:way|chance|exceptions?)|not a chance|(?:under|in) no circumstances|without exception"
    r"|out of the question|(?:not |non-?)negotiable|never,? ever"
    r"|never (?:on|before|after)|niemals"
    r"|(?:firm|hard|definite|absolute|strict|clear|categorical) no"
    r"|keine chance|auf (?:gar )?keinen fall|keinesfalls|unter (?:gar )?keinen umständen"
    r"|nicht verhandelbar|ohne ausnahme|(?:kommt )?nicht in ?frage|nie und nimmer"
    r"|(?:klares|festes|definitives|absolutes) nein|ausgeschlossen"
)
_BESIDE_A_NO: Final = (
    r"(?:absolutely|definitely|categorically|certainly|definitiv|absolut|ganz sicher)"
    r"(?: (?:not|no|can['’]?t|cannot|won['’]?t|impossible|nicht|kein\w*|unmöglich))"
)
_INSIDE: Final = re.compile(rf"\b(?:{_ALWAYS}|{_BESIDE_A_NO})\b", re.IGNORECASE)
_DENIED: Final = re.compile(
    r"\b(?:not|n['’]t|no|isn['’]?t|hardly|kein\w{0,2}|nicht)(?: (?:a|an|yet|ein|so|really))*\s*$",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    r"(?:^|(?P<before>[,.;!–—\n-]\s*|\s-\s*))"
    rf"(?:(?:really|sorry|and|but|so|wirklich|sorry|und|echt) ?,? ?)?"
    rf"(?:(?:that['’]?s|it['’]?s|this is|das ist|ist) (?:an? |ein )?)?"
    rf"(?:{_ALWAYS}|(?:under|in) any circumstances|absolutely not|definitely not|and i mean it"
    r"|i mean it|full stop|that['’]?s final|not happening|definitiv nicht|absolut nicht"
    r"|wirklich nicht|niemals|punkt)"
    r"(?=\s*(?:[,.;!–—\n]|$))",
    re.IGNORECASE,
)
"""As a part of its own, beside what it is about."""


def with_firm_noes(
    text: str, hearing: MessageContext, read: Callable[[str], Understanding]
) -> Understanding:
    """Return what a text says, in which it is known which noes their author calls firm.

    What only says how firm a no is counts to the no beside it, where all the rest is read without
    it and is against something.
    """
    for found in _ALONE.finditer(text) if hearing.catalogue is None else ():
        start = found.start() + len(found["before"] or "")
        without = text[:start] + " " * (found.end() - start) + text[found.end() :]
        said = read(without) if without.strip() else Understanding()
        firm = [_at(each, start, text) for each in said.preferences]
        if any(firm) and not said.not_understood:
            made = (
                _held(each, hearing) if is_it else each
                for each, is_it in zip(said.preferences, firm, strict=True)
            )
            return replace(said, preferences=tuple(made))
    said = read(text)
    called = tuple([_called(each, text) for each in said.preferences])
    return said if called == said.preferences else replace(said, preferences=called)


def _at(wish: Preference, start: int, text: str) -> bool:
    """Tell whether a no about time is the one that words at this place are about: the next one."""
    source = wish.source or Source(0, 0, 0)
    is_no = wish.kind is Kind.TIME and wish.polarity is Polarity.AGAINST
    between = text[source.end : start] if source.end <= start else text[start : source.start]
    return is_no and len(re.findall(r"[.!?;\n]", between)) <= 1


def _held(wish: Preference, hearing: MessageContext) -> Preference:
    """Return a no as one that is called firm."""
    years = usual_years(hearing.frame)
    is_firm = wish.sureness is Confidence.SURE
    return restated(replace(wish, strength=Strength.MUST, is_firm=is_firm), years)


def _called(wish: Preference, text: str) -> Preference:
    """Return a wish, marked where its own words say that it is firm."""
    is_sure = wish.strength is Strength.MUST and wish.sureness is Confidence.SURE
    if wish.source is None or not is_sure or wish.polarity is not Polarity.AGAINST:
        return wish
    words = text[wish.source.start : wish.source.end]
    said = (found.start() for found in _INSIDE.finditer(words))
    is_firm = any(not _DENIED.search(words[:at]) for at in said)
    return replace(wish, is_firm=True) if is_firm else wish
