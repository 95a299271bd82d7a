"""Numbers that a message asks of options: limits ("at most 30 euros"), and plain amounts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.language.choosing.known_by.degrees import PRICES
from orchestration.language.choosing.known_by.figures import (
    PRICE_NAMES,
    bounded,
    names_of,
    numbers_of,
    spellings,
)
from orchestration.language.choosing.known_by.graded import forms
from orchestration.language.choosing.known_by.units import (
    CURRENCIES,
    NUMBER,
    factor,
    is_unit,
    number_of,
    unit_said,
)
from orchestration.language.choosing.words import SpokenWord, plain, stem, words_of
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.preferences import Condition, OptionRef, Relation

Found = tuple[int, int, tuple[OptionRef | Condition, ...], bool]

_MONEY_SAID: Final = (
    r"(?:[€$£]\s?\d|\d+(?:[.,]\d+)*\s?(?:[€$£]|eur|usd|gbp|chf|bucks|dollars?|quid))"
)
_NO: Final = (
    r"auf\s+keinen\s+fall|under\s+no\s+circumstances|keinesfalls|nothing|nothin|not|no|never|isn't"
    r"|nichts|nix|nicht|kein|keine|keinen|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|don['’]?t"
    r"|doesn['’]?t|won['’]?t"
)
_MORE: Final = r"over|above|more\s+than|beyond|über|ueber|mehr\s+als"
_LESS: Final = r"under|below|less\s+than|fewer\s+than|within|unter|weniger\s+als"
_COMPARED: Final = r"(?P<compared>(?!(?:rath|oth|aft|eith|late)er)[^\W\d_]{2,}er)\s+(?:than|als)"
_MOST: Final = (
    r"at\s+most|max(?:imum)?(?:\s+of)?|maximal|up\s+to|no\s+more\s+than|not\s+more\s+than"
    r"|höchstens|hoechstens|bis\s+zu|bis|(?:my\s+|mein\s+)?budget(?:\s+(?:is|of|ist|von|liegt\s+bei))?:?"
    rf"|(?:i\s+have|i['’]ve\s+got|i\s+can\s+spend|ich\s+habe)(?:\s+(?:only|about|nur|etwa))?"
    rf"(?=\s+{_MONEY_SAID})"
)
_LEAST: Final = r"at\s+least|min(?:imum)?(?:\s+of)?|no\s+less\s+than|mindestens|wenigstens"

_LIMIT: Final = re.compile(
    rf"(?:(?P<most>{_MOST})|(?P<least>{_LEAST})"
    rf"|(?P<no>(?:{_NO})\s+(?:\w+\s+)?)?(?:(?P<more>{_MORE})|(?P<less>{_LESS})|{_COMPARED}))\s+{NUMBER}"
    rf"(?:\s+(?:a|per|each|pro)\s+(?:person|head|night|day|kopf|nacht|tag|year|month))?",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    rf"{NUMBER}\s+(?:(?P<max>max(?:imum)?|tops|at\s+most|or\s+(?:less|smaller|lighter|shorter|under)"
    r"|höchstens|oder\s+(?:weniger|kleiner|leichter|drunter))"
    r"|(?P<min>or\s+(?:more|taller|bigger|longer|larger)|oder\s+(?:mehr|größer|länger)))\b",
    re.IGNORECASE,
)

_UPWARDS: Final = re.compile(
    r"(?:tall|larg|high|long|heavi|wid|thick|deep|fast|warm|bigg|hott|größ|höh|läng|schwer|heiß|wärm"
    r"|breit|schnell|costli|teur)er",
    re.IGNORECASE,
)
_DOWNWARDS: Final = re.compile(
    r"(?:short|small|low|light|cold|cool|narrow|thinn|slow|clos|near|cheap|klein|niedrig|kürz|leicht"
    r"|kält|kühl|schmal|dünn|langsam|näh|günstig|billig)er",
    re.IGNORECASE,
)
"""Which way what compares goes, where the columns have no such word."""

_REACH: Final = 3
"""Words between a limit and the name of what it is of."""

_NEAR: Final = 80
"""Characters in which these words stand."""

_BEHIND_IT: Final = 24
"""Characters behind a limit that may name what it is of."""

_PARTED: Final = re.compile(r"[,.;:!?\n]")
_ARTICLES: Final = frozenset({"the", "a", "my", "der", "die", "das", "den"})
_LINKS_TEXT: Final = """
be is are should must can of on by to a the at no not soll sollte darf ist sind zu von pro im zum
weg
"""
_LINKS: Final = frozenset(_LINKS_TEXT.split())
_SPENDING: Final = frozenset(
    stem(plain(each))
    for each in ["spend", "spending", "pay", "paying", "afford", "ausgeben", "zahlen", "leisten"]
)
"""What a number is of that is said beside these: a price."""

_FITS: Final = re.compile(r"\b(?:fits?|passt|passen|room for|space (?:of|is))\b", re.IGNORECASE)
_AMOUNT: Final = re.compile(rf"(?<![\w.,]){NUMBER}(?!\w)", re.IGNORECASE)


def limits(text: str, catalogue: Catalogue, held: Sequence[Condition] = ()) -> Iterator[Found]:
    """Yield the limits that a message sets, each with the criterion that it is about.

    One that says not of what it is moves the limit that is `held`.
    """
    for found in (*_LIMIT.finditer(text), *_BEHIND.finditer(text)):
        groups = found.groupdict()
        criterion = _criterion(found, text, catalogue) or _held_by(found, catalogue, held)
        if criterion is None:
            continue
        way = _relation(groups, criterion)
        if way is None:
            continue
        relation, firm = way
        end = found.end() if _takes_unit(groups, criterion) else found.end("n")
        condition = bounded(criterion, relation, _in_its_unit(found, criterion))
        yield *_with_its_name(text, found.start(), end, criterion), (condition,), firm


def measured(text: str, catalogue: Catalogue) -> Iterator[Found]:
    """Yield plain amounts of one criterion alone, by their unit, that options have to come up to.

    Each is a limit towards the better end (“my commute is 40 km” asks for as much of how far
    something goes), or the most that fits.
    """
    taken = [each.span() for each in (*_LIMIT.finditer(text), *_BEHIND.finditer(text))]
    numbers = numbers_of(catalogue)
    for found in _AMOUNT.finditer(text):
        unit = unit_said(found["unit"] or found["cur"] or "")
        of = _by_unit(unit, numbers) if unit else []
        if len(of) != 1 or (of[0].better is Better.NONE and not _FITS.search(text)):
            continue
        if any(start < found.end() and found.start() < end for start, end in taken):
            continue
        relation = Relation.AT_LEAST if of[0].better is Better.HIGH else Relation.AT_MOST
        condition = bounded(of[0], relation, _in_its_unit(found, of[0]))
        yield found.start(), found.end(), (condition,), False


def _held_by(
    found: re.Match[str], catalogue: Catalogue, held: Sequence[Condition]
) -> Criterion | None:
    """Return of what the one limit is that is held and goes the same way; None where none does."""
    way = _relation(found.groupdict())
    unit = unit_said(found["unit"] or found["cur"] or "")
    names = {each.criterion for each in held if way and each.relation is way[0]}
    if is_unit(unit) or unit in CURRENCIES or len(names) != 1:
        return None
    return next((each for each in numbers_of(catalogue) if each.name in names), None)


def moved(
    text: str, catalogue: Catalogue, held: Sequence[Condition]
) -> Iterator[tuple[int, int, tuple[Condition, ...], bool]]:
    """Yield plain amounts beyond the one limit held that they can be of: “28 is fine too”."""
    taken = [each.span() for each in (*_LIMIT.finditer(text), *_BEHIND.finditer(text))]
    for found in _AMOUNT.finditer(text):
        if any(start < found.end() and found.start() < end for start, end in taken):
            continue
        own, criterion = _limit_of(found, numbers_of(catalogue), held)
        if own is None or criterion is None or own.number is None:
            continue
        number = _in_its_unit(found, criterion)
        if (number < own.number) is (own.relation is Relation.AT_LEAST) and number != own.number:
            condition = bounded(criterion, own.relation, number)
            yield found.start(), found.end(), (condition,), True


def _limit_of(
    found: re.Match[str], numbers: list[Criterion], held: Sequence[Condition]
) -> tuple[Condition, Criterion] | tuple[None, None]:
    """Return the one limit held that an amount can be of by its unit, and of what it is."""
    unit = unit_said(found["unit"] or found["cur"] or "")
    by_unit = {each.name for each in _by_unit(unit, numbers)}
    is_free = not by_unit and not is_unit(unit)
    own = [each for each in held if is_free or each.criterion in by_unit]
    criteria = [each for each in numbers if own and each.name == own[0].criterion]
    return (own[0], criteria[0]) if len(own) == 1 and criteria else (None, None)


def unplaced(
    text: str, catalogue: Catalogue, held: Sequence[Condition] = ()
) -> Iterator[tuple[int, int, str]]:
    """Yield the limits and prices that are of nothing the options are known by: “under 20 euros”.

    Each with what it is about: “price”, or else its words.
    """
    priced = any(not PRICE_NAMES.isdisjoint(names_of(each)) for each in catalogue.criteria)
    priced = priced or any(plain(each.unit) in CURRENCIES for each in catalogue.criteria)
    for found in (*_LIMIT.finditer(text), *_BEHIND.finditer(text)):
        if not (_criterion(found, text, catalogue) or _held_by(found, catalogue, held)):
            unit = unit_said(found["unit"] or found["cur"] or "")
            about = "price" if unit in CURRENCIES else found.group().strip()
            yield found.start(), found.end(), about
    for each in () if priced else words_of(text):
        if each.word in PRICES or stem(each.word) in PRICE_NAMES:
            yield each.start, each.end, "price"


def _with_its_name(text: str, start: int, end: int, criterion: Criterion) -> tuple[int, int]:
    """Return where a limit stands together with what it is of: "at most 15 minutes on foot"."""
    names = names_of(criterion)
    before = _words_between(text, start - _NEAR, start)[: -_REACH - 1 : -1]
    behind = _words_between(text, end, end + _NEAR)[:_REACH]
    for at, each in enumerate(before):
        if stem(each.word) in names and not _PARTED.search(text[each.end : start]):
            article = at + 1 < len(before) and before[at + 1].word in _ARTICLES
            start = before[at + 1].start if article else each.start
        elif each.word not in _LINKS:
            break
    for each in behind:
        if stem(each.word) in names and not _PARTED.search(text[end : each.start]):
            end = each.end
        elif each.word not in _LINKS:
            break
    return start, end


def _words_between(text: str, start: int, stop: int) -> list[SpokenWord]:
    """Return the words of a part of a text, where they stand in all of it."""
    start = max(start, 0)
    found = words_of(text[start:stop])
    return [SpokenWord(each.word, each.start + start, each.end + start) for each in found]


def _relation(
    groups: dict[str, str | None], criterion: Criterion | None = None
) -> tuple[Relation, bool] | None:
    """Return which way a limit goes, and whether its own words make it firm; None if unknown."""
    if groups.get("most") or groups.get("max"):
        return Relation.AT_MOST, True
    if groups.get("least") or groups.get("min"):
        return Relation.AT_LEAST, True
    denied = bool(groups.get("no"))
    if compared := groups.get("compared"):
        is_more = _goes_up(compared, criterion)
        if is_more is None:
            return None
    else:
        is_more = bool(groups.get("more"))
    return (Relation.AT_LEAST if is_more is not denied else Relation.AT_MOST), denied


def _goes_up(word: str, criterion: Criterion | None) -> bool | None:
    """Return whether more of it is meant by a word like “taller”; None where nothing says so."""
    for end, is_more in ((Better.HIGH, True), (Better.LOW, False)):
        if criterion and word.casefold() in _compared_by(criterion, end):
            return is_more
    if _UPWARDS.fullmatch(word):
        return True
    return False if _DOWNWARDS.fullmatch(word) else None


def _compared_by(criterion: Criterion, end: Better) -> set[str]:
    """Return how people compare by an end of it: “lighter”."""
    return {form for word in criterion.end_words(end) for form, _ in forms(word)}


def _criterion(found: re.Match[str], text: str, catalogue: Catalogue) -> Criterion | None:
    """Return what a number is about: by its unit, else by a word before it, else the only one.

    Where it is none of these, a word behind it says so: "at least 2000 hours of sunshine".
    """
    numbers = numbers_of(catalogue)
    unit = unit_said(found["unit"] or found["cur"] or "")
    by_unit = _by_unit(unit, numbers)
    beside = {stem(each.word) for each in words_of(text[max(0, found.start() - 40) : found.end()])}
    beside -= _NO_NAMES
    beside |= frozenset() if _SPENDING.isdisjoint(beside) else PRICE_NAMES
    fits = by_unit or _of_any_unit(unit, numbers)
    among = (
        by_unit,
        _compared(found.groupdict().get("compared") or "", fits),
        _most_named(fits, beside),
        numbers if fits is numbers else [],
        _told_behind(text, found.end(), fits),
        [each for each in by_unit if each.better is _end_of(found)],
    )
    return next((each[0] for each in among if len(each) == 1), None)


_NO_NAMES: Final = frozenset(stem(each) for each in ("up", "over", "under", "above", "below"))
"""Words of a limit itself, which name nothing that it is of."""


def _most_named(numbers: Sequence[Criterion], words: AbstractSet[str]) -> list[Criterion]:
    """Return the criteria of which words say the most: “hottest month” is said of one of two."""
    said = [len(words & names_of(each)) for each in numbers]
    most = max(said, default=0)
    return [each for each, count in zip(numbers, said, strict=True) if most and count == most]


def _compared(word: str, numbers: list[Criterion]) -> list[Criterion]:
    return [x for x in numbers if any(word.casefold() in _compared_by(x, end) for end in Better)]


def _by_unit(unit: str, numbers: list[Criterion]) -> list[Criterion]:
    """Return what has a unit itself, else what has one of the same kind."""
    same = [each for each in numbers if unit and unit in spellings(each)]
    return same or [each for each in numbers if factor(unit, each.unit) is not None]


def _end_of(found: re.Match[str]) -> Better | None:
    """Return which end is the better one where somebody sets such a limit: the one it leaves."""
    way = _relation(found.groupdict())
    if way is None:
        return None
    return Better.HIGH if way[0] is Relation.AT_LEAST else Better.LOW


def _of_any_unit(unit: str, numbers: list[Criterion]) -> list[Criterion]:
    """Return what a number may be of whose unit no column has: those that have none themselves."""
    return [each for each in numbers if not each.unit] if is_unit(unit) else numbers


def _told_behind(text: str, end: int, numbers: Sequence[Criterion]) -> list[Criterion]:
    """Return the criteria that words behind a limit name, up to the next comma."""
    said = words_of(_PARTED.split(text[end : end + _BEHIND_IT])[0])
    words = {stem(each.word) for each in said}
    return [each for each in numbers if words & names_of(each)]


def _takes_unit(groups: dict[str, str | None], criterion: Criterion) -> bool:
    unit = unit_said(groups.get("unit") or "")
    is_of_it = unit in spellings(criterion) or factor(unit, criterion.unit) is not None
    return bool(groups.get("max") or groups.get("min")) or is_of_it


def _in_its_unit(found: re.Match[str], criterion: Criterion) -> float:
    """Return a number in the unit of a column: “2 metres” are 200 where it is in cm."""
    unit, number = unit_said(found["unit"] or ""), number_of(found["n"])
    times = None if unit in spellings(criterion) else factor(unit, criterion.unit)
    return number if times is None else round(number * times, 6)


def turned(of: OptionRef | Condition) -> OptionRef | Condition:
    """Return the limit of who refuses another: who hates all over 20 wants 20 at most."""
    if not isinstance(of, Condition) or of.number is None:
        return of
    ways = ((Relation.AT_MOST, "at most"), (Relation.AT_LEAST, "at least"))
    (relation, lead), (_, other) = ways if of.relation is Relation.AT_LEAST else ways[::-1]
    return replace(of, relation=relation, words=of.words.replace(other, lead, 1))


def is_limit(text: str, start: int) -> bool:
    """Tell whether what is named at a place of a message is a limit, which says its number."""
    return _LIMIT.match(text, start) is not None
