"""Numbers that a message asks of options: limits ("at most 30 euros") and degrees ("cheap")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final

from orchestration.language.choosing.words import SpokenWord, plain, stem, words_of
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.preferences import Condition, OptionRef, Relation

Found = tuple[int, int, tuple[OptionRef | Condition, ...], bool]

_NUMBER: Final = r"(?P<cur>[€$£])?\s?(?P<n>\d+(?:[.,]\d+)?)\s?(?P<unit>[€$£]|[^\W\d_]+)?"
_NO: Final = r"nothing|nothin|not|no|never|isn't|nichts|nicht|kein|keine|keinen"
_MORE: Final = r"over|above|more\s+than|costlier\s+than|beyond|über|ueber|mehr\s+als|teurer\s+als"
_LESS: Final = (
    r"under|below|less\s+than|cheaper\s+than|fewer\s+than|within|unter|weniger\s+als|billiger\s+als"
)
_MOST: Final = (
    r"at\s+most|max(?:imum)?(?:\s+of)?|maximal|up\s+to|no\s+more\s+than|not\s+more\s+than"
    r"|höchstens|hoechstens|bis\s+zu|bis"
)
_LEAST: Final = r"at\s+least|min(?:imum)?(?:\s+of)?|no\s+less\s+than|mindestens|wenigstens"

_LIMIT: Final = re.compile(
    rf"(?:(?P<most>{_MOST})|(?P<least>{_LEAST})"
    rf"|(?P<no>(?:{_NO})\s+(?:\w+\s+)?)?(?:(?P<more>{_MORE})|(?P<less>{_LESS})))\s+{_NUMBER}"
    rf"(?:\s+(?:a|per|each|pro)\s+(?:person|head|night|day|kopf|nacht|tag|year|month))?",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    rf"{_NUMBER}\s+(?P<max>max(?:imum)?|tops|at\s+most|or\s+less|höchstens|oder\s+weniger)\b",
    re.IGNORECASE,
)

_UNITS: Final = {
    "eur": ("€", "eur", "euro", "euros", "bucks"),
    "usd": ("$", "usd", "dollar", "dollars", "bucks"),
    "gbp": ("£", "gbp", "pound", "pounds", "quid"),
    "chf": ("chf", "franken", "francs"),
    "min": ("min", "mins", "minute", "minutes", "minuten"),
    "h": ("h", "hour", "hours", "stunde", "stunden"),
    "km": ("km", "kilometre", "kilometres", "kilometer", "kilometers"),
    "m": ("m", "metre", "metres", "meter", "meters"),
    "people": ("people", "persons", "seats", "personen", "leute", "plätze"),
}
_LOW_TEXT: Final = """
cheap inexpensive affordable near close nearby quick fast short small light quiet few gunstig
gunstiges billig nah nahe schnell kurz klein leise
"""
_LOW: Final = frozenset(_LOW_TEXT.split())
_HIGH_TEXT: Final = """
expensive pricey costly far slow long big large heavy loud many roomy teuer weit langsam lang
gross laut viel
"""
_HIGH: Final = frozenset(_HIGH_TEXT.split())


def limits(text: str, catalogue: Catalogue) -> Iterator[Found]:
    """Yield the limits that a message sets, each with the criterion that it is about."""
    for found in (*_LIMIT.finditer(text), *_BEHIND.finditer(text)):
        groups = found.groupdict()
        criterion = _criterion(found, text, catalogue)
        if criterion is None:
            continue
        relation, firm = _relation(groups)
        end = found.end() if _takes_unit(groups, criterion) else found.end("n")
        condition = bounded(criterion, relation, float(found["n"].replace(",", ".")))
        yield found.start(), end, (condition,), firm


def _relation(groups: dict[str, str | None]) -> tuple[Relation, bool]:
    """Return which way a limit goes, and whether its own words make it firm."""
    if groups.get("most") or groups.get("max"):
        return Relation.AT_MOST, True
    if groups.get("least"):
        return Relation.AT_LEAST, True
    denied = bool(groups.get("no"))
    if groups.get("more"):
        return (Relation.AT_MOST if denied else Relation.AT_LEAST), denied
    return (Relation.AT_LEAST if denied else Relation.AT_MOST), denied


def _criterion(found: re.Match[str], text: str, catalogue: Catalogue) -> Criterion | None:
    """Return what a number is about: by its unit, else by a word beside it, else the only one."""
    numbers = _numbers(catalogue)
    unit = plain(found["unit"] or found["cur"] or "")
    by_unit = [each for each in numbers if unit and unit in _spellings(each)]
    beside = {stem(each.word) for each in words_of(text[max(0, found.start() - 40) : found.end()])}
    named = [each for each in by_unit or numbers if beside & _names(each)]
    only = numbers if not by_unit and not _is_unit(unit) else []
    return next((each[0] for each in (by_unit, named, only) if len(each) == 1), None)


def _takes_unit(groups: dict[str, str | None], criterion: Criterion) -> bool:
    unit = plain(groups.get("unit") or "")
    return bool(groups.get("max")) or unit in _spellings(criterion)


def _is_unit(unit: str) -> bool:
    return any(unit in spellings for spellings in _UNITS.values())


def _numbers(catalogue: Catalogue) -> list[Criterion]:
    """Return the criteria that some option has a number for."""
    described = {each.name: each for each in catalogue.criteria}
    names = dict.fromkeys(
        datum.criterion
        for option in catalogue.options
        for datum in option.data
        if datum.number is not None
    )
    return [described.get(name, Criterion(name)) for name in names]


def _spellings(criterion: Criterion) -> tuple[str, ...]:
    unit = plain(criterion.unit) or plain(criterion.name.rpartition("_")[2])
    return next((each for each in _UNITS.values() if unit in each), (unit,) if unit else ())


def _names(criterion: Criterion) -> set[str]:
    words = (*criterion.words, *criterion.name.replace("_", " ").split())
    return {stem(each.word) for word in words for each in words_of(word)}


def bounded(criterion: Criterion, relation: Relation, number: float) -> Condition:
    """Return a condition on a number, in words: "at most 30 EUR"."""
    lead = "at most" if relation is Relation.AT_MOST else "at least"
    unit = criterion.unit or _plain_name(criterion)
    return Condition(criterion.name, relation, f"{lead} {number:g} {unit}".strip(), number)


def _plain_name(criterion: Criterion) -> str:
    return criterion.name.replace("_", " ")


def degrees(said: Sequence[SpokenWord], catalogue: Catalogue) -> Iterator[Found]:
    """Yield where a message asks for much or little of something: the better half of what is known.

    "Cheap" is at most the median price.
    """
    for criterion in _numbers(catalogue):
        known = [d.number for o in catalogue.options if (d := o.datum(criterion.name))]
        middle = median(each for each in known if each is not None)
        above = min((each for each in known if each is not None and each > middle), default=middle)
        own = {stem(plain(word)) for word in criterion.words}
        for each in said:
            way = _way(each.word, own, criterion)
            if way is not None:
                number = middle if way is Relation.AT_MOST else above
                yield each.start, each.end, (bounded(criterion, way, number),), False


def _way(word: str, own: set[str], criterion: Criterion) -> Relation | None:
    """Return which way a word goes that this criterion has, or that any price has."""
    is_price = criterion.unit.casefold() in ("eur", "usd", "gbp", "chf", "€", "$", "£")
    known = stem(word) in own or (is_price and word in _PRICES)
    if not known or (criterion.better is Better.NONE and not is_price and word not in _LOW | _HIGH):
        return None
    if word in _LOW:
        return Relation.AT_MOST
    return Relation.AT_LEAST if word in _HIGH else None


_PRICES_TEXT: Final = """
cheap inexpensive affordable expensive pricey costly gunstig billig teuer
"""
_PRICES: Final = frozenset(_PRICES_TEXT.split())
