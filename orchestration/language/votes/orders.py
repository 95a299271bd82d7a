"""What a reply says of first and last: "first Hill, then Lake, Sea last", "A best, C worst".

A place beside an option is where it stands in somebody's order; alone, or behind an article, it
calls an option by its place on the list: "the second".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from orchestration.language.votes.clauses import TAKES_BACK
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.language.votes.vocabulary import EQUAL, NOT, PART, PLACES, SKIPPED
from orchestration.language.words.writing import words

_WHAT_FIRST: Final = "What comes before {option} for you? Say it like this: B > A."
_FIRST: Final = 1.0
_LAST: Final = float("inf")
_A_PAIR: Final = 2
_UNPLACED_FIRST: Final = 0.5
_BEHIND: Final = 0.01
_RANKS: Final = {
    **{word: place + _FIRST if place >= 0 else _LAST for word, place in PLACES.items()},
    **dict.fromkeys(words("best erst zuerst erstens beste bester bestes top"), _FIRST),
    **dict.fromkeys(words("secondly zweitens"), _FIRST + 1),
    **dict.fromkeys(words("thirdly drittens"), _FIRST + 2),
    **dict.fromkeys(words("worst lastly zuletzt schlechteste bottom"), _LAST),
}
_PHRASES: Final = (
    (
        re.compile(
            r"\b(?:(?:as|is|was|als|ist|wäre|would be|mein(?:e[nr]?)?|my|the|die|der|das)\s+)*"
            r"(first|second|third|fourth|last|1st|2nd|3rd|4th|erste[nrs]?|zweite[nrs]?|dritte[nrs]?"
            r"|letzte[nrs]?|top)\s+(?:choice|pick|preference|place|option for me|wahl|platz|stelle"
            r"|präferenz)\b"
        ),
        r"\1",
    ),
    (
        re.compile(r"\b(?:as|is|als)\s+(?:the |my )?(first|last|erstes|letztes|erste|letzte)\b"),
        r"\1",
    ),
    (
        re.compile(r"\b(?:at the (?:very )?end|am ende|ganz hinten|(?:my )?least favou?rite)\b"),
        "last",
    ),
    (
        re.compile(
            r"\b(?:vor (?:allem|allen)(?: anderen?)?"
            r"|(?:before|above|over) (?:all|everything|anything)"
            r"(?: (?:else|others?|the (?:rest|others)))?"
            r"|über alles)\b"
        ),
        "first",
    ),
    (re.compile(r"\b(?:at the top|ganz vorne?|am besten)\b"), "first"),
    (re.compile(r"\bam schlechtesten\b"), "worst"),
    (
        re.compile(
            r"(?<=[,;.] )(?:(?:and|but|und|aber) )?(?:no|keine?n?) ([^\W\d_])(?!\w)"
            r"(?: for me| für mich| please| bitte)*$"
        ),
        r"not \1",
    ),
    (re.compile(r"\b(?:dead|very|ganz|als) (last|first|letztes|erstes|zuletzt)\b"), r"\1"),
)
_ARTICLES: Final = frozenset(words("the die der das den"))
_PARTED: Final = frozenset(words(", ; > . -> then dann danach next but aber before vor"))
_JOINED: Final = frozenset(words("and und &")) | EQUAL


@dataclass(frozen=True, slots=True)
class _Placed:
    """An option with the place that is said of it; None where none is."""

    option: str
    place: float | None
    equal: bool = False


def turned_order(text: str, names: Sequence[str]) -> str:
    """Return an order as it is once one of its options is put elsewhere: “B, then C. No, C first”.

    The one that is named last is put where it is said to be, and all others stay as they were.
    """
    *before, last = TAKES_BACK.split(text)
    moved = [each for each in PART.findall(last) if each not in SKIPPED] if before else []
    options = [each for each in moved if _names(each, names)]
    places = [_RANKS[each] for each in moved if each in _RANKS]
    if len(moved) != _A_PAIR or len(places) != 1 or len(options) != 1:
        return text
    before_it = PART.findall(text[: text.rindex(last)])
    others = [x for x in before_it if _names(x, names) and x not in (*options, "i")]
    return _put(options[0], places[0], others) or text


def _put(option: str, place: float, others: Sequence[str]) -> str:
    """Return an order with one more option at a place; nothing where there is no order."""
    if not others or len(set(others)) < len(others):
        return ""
    if place == _LAST:
        return f"{' > '.join(others)}, {option} last"
    at = int(place - _FIRST)
    return " > ".join([*others[:at], option, *others[at:]])


def order_in(text: str, names: Sequence[str]) -> VoteSaid | None:
    """Return the order that words of first and last say; None where they say none.

    What is not named stands between what comes first and what comes last.
    """
    for phrase, plain in _PHRASES:
        text = phrase.sub(plain, text)
    parts = PART.findall(text)
    if not _places_an_option(parts, names):
        return None
    placed: list[_Placed] = []
    for is_pause, segment in groupby(parts, key=_PARTED.__contains__):
        found = () if is_pause else _in_segment(list(segment), names)
        if found is None:
            return None
        placed += found
    named = [each.option for each in placed]
    if not named or len(set(named)) < len(named):
        return None
    return _said(placed, names)


def _places_an_option(parts: Sequence[str], names: Sequence[str]) -> bool:
    """Tell whether a place is told that calls no option itself: none has an article before it."""
    at_rank = [at for at, part in enumerate(parts) if part in _RANKS]
    alone = any(at and parts[at - 1] in _ARTICLES for at in at_rank)
    return bool(at_rank) and not alone and any(part.upper() in names for part in parts)


def _in_segment(parts: Sequence[str], names: Sequence[str]) -> Sequence[_Placed] | None:
    """Return the options of what stands between two pauses, each with its place.

    A place holds for what follows it where it comes first: "1st A 2nd B", else for what stands
    before it: "A and B first and C last".
    """
    told = [each for each in parts if each not in SKIPPED and each not in _JOINED]
    if any(not (_names(each, names) or _places(each)) for each in told):
        return None
    leads = bool(told) and _places(told[0])
    found: list[_Placed] = []
    place: float | None = None
    for at, part in enumerate(parts):
        if _names(part, names):
            equal = _is_joined(parts, at) and _names(parts[at - 2], names)
            found.append(_Placed(part.upper(), place, equal))
        elif _places(part) and (leads or _leads_on(parts, at, names)):
            place, leads = _RANKS.get(part, _LAST), True
        elif _places(part):
            found = list(_placing(found, _RANKS.get(part, _LAST)))
    return found


def _leads_on(parts: Sequence[str], at: int, names: Sequence[str]) -> bool:
    """Tell whether a place behind an “and” is of what follows it: “C and last A”."""
    follows = at + 1 < len(parts) and _names(parts[at + 1], names)
    return _is_joined(parts, at) and follows


def _is_joined(parts: Sequence[str], at: int) -> bool:
    return at > 1 and parts[at - 1] in _JOINED


def _placing(found: Sequence[_Placed], place: float) -> Iterator[_Placed]:
    """Yield options with a place for those that have none yet."""
    for each in found:
        yield each if each.place is not None else _Placed(each.option, place, each.equal)


def _said(placed: Sequence[_Placed], names: Sequence[str]) -> VoteSaid:
    """Return what a reply says by the places of its options."""
    last = [each.option for each in placed if each.place == _LAST]
    ranked = _ranked([each for each in placed if each.place != _LAST])
    if not ranked:
        return VoteSaid(_in_one_place(last), of_all=True, against=True)
    if ranked[0][0] > _FIRST + _UNPLACED_FIRST:
        return VoteSaid(unclear=_WHAT_FIRST.format(option=ranked[0][1]))
    chosen = tuple(
        OptionChosen(option, equal=at > 0 and ranked[at - 1][0] == rank)
        for at, (rank, option) in enumerate(ranked)
    )
    named = {each.option for each in placed}
    left = [each for each in names if each not in named] if last else []
    return VoteSaid(chosen, below=(*_in_one_place(left), *_in_one_place(last)))


def _ranked(above: Sequence[_Placed]) -> Sequence[tuple[float, str]]:
    """Return options by their ranks; one without a place comes right behind the one before it."""
    first_is_told = any(each.place == _FIRST for each in above)
    rank = _FIRST + _UNPLACED_FIRST if first_is_told else _UNPLACED_FIRST
    found: list[tuple[float, str]] = []
    for each in above:
        rank = each.place if each.place is not None else rank + (0 if each.equal else _BEHIND)
        found.append((rank, each.option))
    return sorted(found, key=lambda each: each[0])


def _in_one_place(options: Sequence[str]) -> tuple[OptionChosen, ...]:
    return tuple(OptionChosen(each, equal=at > 0) for at, each in enumerate(options))


def _places(part: str) -> bool:
    return part in _RANKS or part in NOT


def _names(part: str, names: Sequence[str]) -> bool:
    return part.upper() in names
