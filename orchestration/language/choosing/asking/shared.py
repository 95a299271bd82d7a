"""What options share as people join them: "should we use tabs or spaces" is about tabs, or spaces.

All of it still stands in the question; it is cut only where what is left is of one kind: "take the
bus or walk" stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.asking.occasions import is_occasion
from orchestration.language.choosing.asking.quoted import SIGN

_SEVERAL: Final = 2
_WANT: Final = re.compile(
    r"^(?:rather\s+)?(?:want(?:\s+to)?|prefer|would rather|möchten|wollen)\s+(?=\S)", re.IGNORECASE
)
_HEDGE: Final = re.compile(
    r"^(?:maybe|perhaps|either|possibly|rather|doch|vielleicht|entweder|eventuell|lieber|eher)\s+"
    r"(?!(?:not|later|next|another|some|more|nicht|später|mehr|yes|no|ja|nein|tomorrow|morgen)\b)",
    re.IGNORECASE,
)
_VERB: Final = re.compile(
    r"^(?:use|do|eat|get|grab|try|pick|choose|adopt|buy|order|have|drink|serve|hire|call it|"
    r"name it|go with|go for|switch to|move to|go to|fly to|travel to|book|visit|"
    r"meet on|nehmen|nutzen)\s+",
    re.IGNORECASE,
)
_PARTICLE: Final = re.compile(r"^(?:in|out|up|off|on|it|them|this|that|there|now|later|back)\b")
_LAST_VERB: Final = re.compile(
    r"\s+(?:nehmen|verwenden|benutzen|nutzen|bestellen|kaufen|wählen|haben|trinken|essen)$",
    re.IGNORECASE,
)
_PURPOSE: Final = re.compile(
    r"\s+(?:for|at|für|fürs|zum|zur|beim)\s+(?:(?:the|our|this|next|das|den|die|unser\w*)\s+)?[^,]+$",
    re.IGNORECASE,
)
_OF_ONE_KIND: Final = tuple(
    re.compile(rf"(?:{words})s?", re.IGNORECASE)
    for words in (
        (
            r"red|blue|green|yellow|orange|purple|pink|black|white|brown|gr[ae]y|violet|turquoise"
            r"|rot|blau|grün|gelb|lila|rosa|schwarz|weiß|braun|grau|türkis"
        ),
        (
            r"mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?"
            r"|sun(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch"
        ),
        r"[a-z]",
        r"\d{1,2}(?::\d\d)?",
        rf"(?:{SIGN}|[\U0001f300-\U0001faff\u2600-\u27bf][\ufe0f\u200d\U0001f300-\U0001faff]*)",
    )
)


_MONTHS: Final = re.compile(
    r"jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|maerz|april|may|mai|june|juni|july|juli"
    r"|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?",
    re.IGNORECASE,
)
_OF_A_QUESTION: Final = (*_OF_ONE_KIND[:2], _MONTHS)
_BOUND: Final = re.compile(
    r"\b(?:dark|light|pale|deep|bright|sky|navy|royal|baby|dunkel|hell|next|this|last|early|late"
    r"|mid|end|of|start|nächste[nrs]?|diese[nrs]?|letzte[nrs]?|kommende[nrs]?|anfang|mitte|ende"
    r"|and|und|with|mit|ohne|without|not|no|nicht|kein\w*|by|bis|until|from|von|before|vor|after"
    r"|nach|either|both|\d+[.:]?\d*)$|[&+,-]$",
    re.IGNORECASE,
)
"""With what a thing makes one: “dark blue or green”, “next Monday or Tuesday”."""


_AT: Final = re.compile(r"(?:at|in|im|bei|beim)\s+", re.IGNORECASE)
_WHERE: Final = re.compile(
    r"(?!.*\b(?:at|in|im|bei|beim)\b.*\b(?:at|in|im|bei|beim)\b)(?:\S+\s+){1,4}"
    r"(?:at|in|im|bei|beim)\s+(?P<where>\S.*)",
    re.IGNORECASE,
)


_AT_WHICH: Final = re.compile(
    r"(?P<what>\S.*?)\s+(?:at|in|im|bei|beim)\s+(?P<where>(?!\d)\S.*)", re.IGNORECASE
)


def without_what_is_asked(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return options of which the first stands behind the question, without that.

    “Team event in June or July” is June, or July: all others are one word of its last one's kind.
    “Drinks at Luigi's, the Anchor or at home” is Luigi's: the last one has such a word before it,
    or an occasion stands before the first: “Friday drinks at Tiger or Onkel”.
    """
    first, *others = options or ("",)
    if others and (behind := _WHERE.match(first)) and _AT.match(others[-1]):
        return (behind["where"], *others)
    if others and (where := _of_occasion(first, others)):
        return (where, *others)
    asked, _, last = first.rpartition(" ")
    others = [_HEDGE.sub("", each) for each in others]
    if not (others and asked.strip()) or _BOUND.search(asked):
        return options
    kinds = [each for each in _OF_A_QUESTION if not each.fullmatch(asked.split()[-1])]
    is_one_kind = any(all(map(kind.fullmatch, (last, *others))) for kind in kinds)
    return (last, *others) if is_one_kind else options


def _of_occasion(first: str, others: Sequence[str]) -> str:
    """Return where a first option is that an occasion stands before, and no other; else ""."""
    found = _AT_WHICH.fullmatch(first)
    words = (word for each in others for word in each.split())
    is_one = found is not None and is_occasion(found["what"]) and not any(map(is_occasion, words))
    return found["where"] if found and is_one else ""


def without_what_is_shared(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return options without what stands but once and is of all: a verb, a purpose."""
    if len(options) < _SEVERAL:
        return options
    options = (_WANT.sub("", options[0]), *options[1:])
    for cut in (_without_verb, _without_last_verb, _without_purpose):
        options = cut(options)
    return options


def each_alone(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return options without a doubt before the first, and things of one kind each alone.

    What they share stands once before them, and goes first: "use red blue or green".
    """
    if not options:
        return options
    alone = [_HEDGE.sub("", each) for each in options] if len(options) > 1 else options
    return tuple(each for words in alone for each in _row(words))


def _row(words: str) -> tuple[str, ...]:
    """Return things of one kind that stand side by side, each alone: "red blue" is two colours."""
    alone = words.split()
    is_row = any(all(map(kind.fullmatch, alone)) for kind in _OF_ONE_KIND)
    return tuple(alone) if len(alone) > 1 and is_row else (words,)


def _without_verb(options: tuple[str, ...]) -> tuple[str, ...]:
    first, *rest = options
    verb = _VERB.match(first)
    thing = first[verb.end() :] if verb else first
    alike = not _PARTICLE.match(thing) and _are_as_long(thing, *rest)
    of_others = any(_VERB.match(each) for each in rest)
    return (thing, *rest) if verb and alike and not of_others else options


def _without_last_verb(options: tuple[str, ...]) -> tuple[str, ...]:
    *rest, last = options
    thing = _LAST_VERB.sub("", last)
    return (*rest, thing) if _are_as_long(*rest, thing) else options


def _without_purpose(options: tuple[str, ...]) -> tuple[str, ...]:
    *rest, last = options
    thing = _PURPOSE.sub("", last)
    is_shared = not any(_PURPOSE.search(each) for each in rest)
    return (*rest, thing) if is_shared and _are_as_long(*rest, thing) else options


def _are_as_long(*things: str) -> bool:
    return len({len(each.split()) for words in things for each in _row(words)}) == 1
