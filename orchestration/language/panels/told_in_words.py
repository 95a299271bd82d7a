"""What people tell of options in words, in both languages: “Porto has cheap flights”."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_WORD: Final = r"[^\W\d_][^\W_]*(?:[-’'][^\W\d_]+)*"
_VERY: Final = (
    r"(?:(?:a|an|the|some|very|really|quite|pretty|so|rather|fairly|extremely|such an?"
    r"|apparently|always|often|usually|eine?n?|die|das|den|sehr|ziemlich|echt|wirklich|ganz"
    r"|so|recht"
    r"|immer|oft|wohl|ja|halt)\s+)*"
)
_NO_HOW: Final = (
    r"(?!(?:no|kein\w*|my|our|your|me|us|him|you|them|mich|uns|dich|ihn|ihm|his|her|their|its|it|that|this|been|to|not|never|too|more|most|less"
    r"|least|enough"
    r"|better|best|worse|worst|the|a|an|everything|nothing|something|anything|one|got|in|on"
    r"|at|by|for|of"
    r"|out|off|like|nicht|nie|zu|mehr|meine?\w*|deine?\w*|unsere?\w*|eure?\w*|alles|nichts"
    r"|etwas)\b)"
)
_NO_THING: Final = (
    r"(?!(?:thing|things|one|ones|point|points|idea|side|sense|way|chance|feeling|and|but|or"
    r"|for|to|in"
    r"|of|with|that|vibes?|me|us|enough|too|sache|seite|sinn|und|aber|oder|für|als|wie)\b)"
)
_HOW: Final = rf"{_NO_HOW}(?P<how>{_WORD})"
_THING: Final = rf"{_NO_THING}(?P<thing>{_WORD})"
_IS: Final = r"(?P<verb>is|are|was|were|ist|sind)"
_END: Final = r"(?P<end>\s*(?=[.,;:!]|\s(?:and|but|so|though|und|aber)\s|$))"

_HAS: Final = re.compile(
    rf"\s+(?P<verb>has|have|['’]s got|has got|offers?|hat|bietet)\s+{_VERY}{_HOW}\s+{_THING}{_END}",
    re.IGNORECASE,
)
_ITS: Final = re.compile(rf"['’]?s\s+{_THING}\s+{_IS}\s+{_VERY}{_HOW}{_END}", re.IGNORECASE)
_NOUN, _BE = _THING.replace("thing>", "noun>"), _IS.replace("verb>", "be>")
_BEHIND: Final = re.compile(
    rf"\s+(?:{_IS}\s+(?P<article>der|die|das)\s+{_THING}"
    rf"|(?:the\s+)?{_NOUN}\s+{_BE})\s+{_VERY}{_HOW}"
    rf"{_END}",
    re.IGNORECASE,
)
_COPULA: Final = re.compile(rf"\s+{_IS}\s+{_VERY}{_HOW}{_END}", re.IGNORECASE)
_OF: Final = re.compile(
    rf"(?:^|(?<=[\s,;.]))(?:(?P<article>the|der|die|das)\s+)?{_THING}\s+(?:in|of|at|for|with"
    rf"|around|von"
    rf"|bei|aus)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_IN: Final = re.compile(r"(?:^|(?<=[\s,;.]))in\s+$", re.IGNORECASE)
_ONE: Final = re.compile(r"\b(?P<article>an?)\s", re.IGNORECASE)
_GERMAN: Final = frozenset({"hat", "bietet", "ist", "sind"})
_STEMS: Final = {"hoch": "hoh", "teuer": "teur", "sauer": "saur"}
_ENDINGS: Final = {"der": "er", "das": "es"}


@dataclass(frozen=True, slots=True)
class ToldInWords:
    """That an option has a thing, and `how` that is; said from `start` on to `stop`.

    Both count from the option: what stands ahead of it is less than 0. It `is_german`, or there is
    one of it: then it has an `article`.
    """

    thing: str
    how: str
    start: int
    stop: int
    is_german: bool = False
    article: str = ""


_HEARD: Final = re.compile(
    r"^\W*(?:(?:i|we)(?:['’]ve| have)? (?:just )?(?:heard|hear|read|know|learned)"
    r"|they say|people say"
    r"|(?:ich|wir) (?:weiß|wissen)|man sagt)(?: that)?,?\s+",
    re.IGNORECASE,
)


def without_hearsay(before: str) -> str:
    """Return words ahead of what is told without from whom it was heard: “I heard”."""
    return _HEARD.sub("", before)


def told_in_words(before: str, behind: str) -> ToldInWords | None:
    """Return what words around an option tell of it; None where they tell nothing so.

    `before` is the clause ahead of the option, `behind` what follows on it.
    """
    of = _OF.search(before)
    if of and (found := _COPULA.match(behind)):
        return _told(
            of["thing"], found, found["verb"], of["article"] or "", of.start() - len(before)
        )
    place = _IN.search(before)
    if place and (found := _BEHIND.match(behind)):
        thing, verb = found["thing"] or found["noun"], found["verb"] or found["be"]
        return _told(thing, found, verb, found["article"] or "", place.start() - len(before))
    if not before.strip(" ,;") or place is None:
        for pattern in (_HAS, _ITS):
            if found := pattern.match(behind):
                return _told(found["thing"], found, found["verb"], "", 0)
    return None


def _told(thing: str, found: re.Match[str], verb: str, article: str, start: int) -> ToldInWords:
    is_german = verb.casefold() in _GERMAN
    how = found["how"]
    if is_german and verb.casefold() in ("ist", "sind"):
        ending = "e" if verb.casefold() == "sind" else _ENDINGS.get(article.casefold(), "e")
        how = f"{_STEMS.get(how.casefold(), how).removesuffix('e')}{ending}"
    one = _ONE.search(found.string[found.start() : found.start("how")])
    article = one["article"].casefold() if one and not is_german else ""
    return ToldInWords(thing, how, start, found.end(), is_german, article)
