"""What is to be other when the same is asked again: "ask that again, but with Friday added"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.proposed import titles_in
from orchestration.language.told_why import without_why_behind

_AGAIN: Final = (
    r"(?:again|once more|one more time|nochmals?|noch ?mal|noch einmal|erneut|wieder|anew"
    r"|redo (?:it|this|that|(?:the |this |that )?(?:poll|vote|question)))"
)
_WHEN: Final = r"(?P<when>(?:(?!\b(?:with|mit|without|ohne|but|aber)\b)[^;.…]){0,40}?)"
_TURN: Final = (
    r"[\s,;:.…–-]+(?:(?:but|and|only|just|please|this time|aber|und|nur|bitte|diesmal|dieses mal"
    r"|jetzt|dann|then|now|maybe|vielleicht)[\s,]+)*"
)
_ON: Final = r"(?:with|mit|plus|samt|including|incl\.?|inklusive|add(?:ing)?|füge?|nimm)"
_OFF: Final = r"(?:without|ohne|minus|except|außer|ausser|leave out|drop|dropping|remove|lass)"
_BEHIND: Final = re.compile(
    r"(?:[\s,]+(?:added(?: (?:to|on) (?:it|the list))?"
    r"|as (?:an? )?(?:new |extra |further )?options?|als (?:neue |weitere )?option(?:en)?"
    r"|on (?:it|the list|there)|in (?:it|there)"
    r"|to (?:it|the list)|too|as well|instead|also|extra|dazu|dabei|hinzu|drauf|drin|zusätzlich"
    r"|auf der liste|auch|noch|weg|raus|out|please|pls|bitte|this time|diesmal))+$",
    re.IGNORECASE,
)
_FIRST: Final = re.compile(
    r"^(?:(?:also|noch|auch|the option|die option|option)\s+)+", re.IGNORECASE
)
_OTHERWISE: Final = re.compile(
    rf"(?P<asks>.*?\b{_AGAIN}\b){_WHEN}{_TURN}(?:(?P<on>{_ON})|(?P<off>{_OFF}))\s+(?P<what>.+)",
    re.IGNORECASE | re.DOTALL,
)
_TAKEN: Final = re.compile(
    rf"(?P<asks>.*?\b{_AGAIN})\s*[,;:…–-]*\s*(?:but|aber|this time|diesmal|only|nur)\s+"
    r"(?P<rest>.+)",
    re.IGNORECASE | re.DOTALL,
)
_LETTER: Final = re.compile(r"[A-Z]")
_AND_OFF: Final = re.compile(rf"[\s,]+(?:and |und )?{_OFF}\s+(?P<off>.+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Otherwise:
    """An order to ask again, and what is to be on the list then, and what is not.

    What is said beside it and is neither is `rest`.
    """

    order: str
    adds: tuple[str, ...] = ()
    drops: tuple[str, ...] = ()
    rest: str = ""


def asked_otherwise(text: str) -> Otherwise | None:
    """Return what is to be other when it is asked again; None where words say nothing of that."""
    text = without_why_behind(text)
    found = _OTHERWISE.fullmatch(text.strip(" ?!."))
    if found is None:
        taken = _TAKEN.fullmatch(text.strip(" ?!."))
        return Otherwise(taken["asks"], rest=taken["rest"]) if taken else None
    order = f"{found['asks']}{found['when']}".strip(" ,")
    what, off = found["what"], ""
    if found["on"] and (also := _AND_OFF.search(what)):
        what, off = what[: also.start()], also["off"]
    named, dropped = _titles(what), _titles(off)
    if not named or (off and not dropped):
        return Otherwise(order, rest=f"{found['on'] or found['off']} {found['what']}")
    return Otherwise(order, named, dropped) if found["on"] else Otherwise(order, (), named)


def _titles(what: str) -> tuple[str, ...]:
    """Return what is named, each by itself: what joins two is no part of a name here."""
    bare = _FIRST.sub("", _BEHIND.sub("", what.strip(" ?!.")))
    named = filter(None, re.split(r"\s*(?:,|\band\b|\bund\b|&)\s*", bare))
    parts = [(each,) if _LETTER.fullmatch(each) else titles_in(each) for each in named]
    return tuple(one for each in parts for one in each) if all(parts) else ()
