"""What a catalogue knows, in words: cells as facts, and two options by one criterion."""

from __future__ import annotations

import re
from typing import Final

from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.language.choosing.known_by.graded import more
from orchestration.model.catalogue import Better, Catalogue, Criterion, OptionSource
from orchestration.model.options import Datum
from orchestration.model.panel import Contrast, Fact

UNSOURCED: Final = "the catalogue"
"""What a cell's source is where its row names none."""

OPINION: Final = "a language model’s opinion"
"""The source of what nobody knows: it was proposed."""

_AHEAD_BY: Final = 0.02
"""By so much of the whole range one option has to stand better to be called ahead."""

_BEFORE_NUMBER: Final = frozenset("€$£")
_INCH: Final = "in"


def shown(criterion: str) -> str:
    """Return a criterion as people read it: `pet_safety` is “pet safety”."""
    return criterion.replace("_", " ")


def fact(catalogue: Catalogue, key: str, criterion: str) -> Fact:
    """Return a cell; its value is "" where nothing is known."""
    field = landscape(catalogue)
    option, column = field.option(key), catalogue.criterion(criterion)
    datum = option.datum(criterion) if option else None
    title, unit = option.title if option else key, column.unit if column else ""
    if datum is None:
        return Fact(title, key, criterion, "")
    held = field.sources.get(key, OptionSource(key))
    source = ", ".join(filter(None, (held.source or UNSOURCED, held.date)))
    if teller := next(
        (x.by for x in catalogue.told if (x.option, x.criterion) == (key, criterion)), ""
    ):
        source = f"{teller}’s word"
    value = _value(datum, unit)
    said = predicate(column or Criterion(criterion), datum, value)
    return Fact(title, key, criterion, value, source, datum.number, datum.flag, unit, said)


def predicate(criterion: Criterion, datum: Datum, value: str) -> str:
    """Return what a value means of an option, in the catalogue's words where it has any."""
    name = shown(criterion.name)
    if datum.flag is not None:
        ends = criterion.high_end if datum.flag else criterion.low_end
        has = f"has {_with_article(name)}" if datum.flag else f"has no {name}"
        return f"is {ends[0]}" if ends else has
    if criterion.says:
        return criterion.says.replace("#", value)
    if datum.number is None:
        return f"has {value} for {name}"
    is_measure = criterion.unit in _BEFORE_NUMBER or criterion.unit == _INCH
    return f"has {_with_article(name)} of {value}" if is_measure else f"has {value} in {name}"


def _value(datum: Datum, unit: str) -> str:
    if datum.number is not None:
        return with_unit(datum.number, unit)
    if datum.flag is not None:
        return "yes" if datum.flag else "no"
    return " and ".join(filter(None, (", ".join(datum.tags[:-1]), *datum.tags[-1:])))


def _with_article(name: str) -> str:
    """Return what an option has as it is said of one: “a viewfinder”, “trams”."""
    article = "an" if name[:1] in "aeiou" else "a"
    return name if _NO_ARTICLE.search(name) else f"{article} {name}"


_NO_ARTICLE: Final = re.compile(r"(?:s|ing|ty|ment|ware|age|light|access|wi-?fi)$", re.IGNORECASE)


def with_unit(number: float, unit: str) -> str:
    """Return a number as it stands in the catalogue, with its unit: `1,650 hours a year`."""
    digits = f"{number:,.10g}" if abs(number) >= 10_000 else f"{number:.10g}"
    if unit in _BEFORE_NUMBER:
        return f"{unit}{digits}"
    first, *rest = unit.split(" ")
    single = first[:-1] if number == 1 and first.endswith("s") and len(first) > 3 else first
    return " ".join(filter(None, (digits, single, *rest)))


def contrast(field: Landscape, own: str, other: str, criterion: str, whose: str) -> Contrast:
    """Return two options by a criterion, as far as both are known."""
    one, two = (fact(field.catalogue, key, criterion) for key in (own, other))
    ahead = _ahead(field, own, other, criterion)
    column = field.catalogue.criterion(criterion)
    word = comparative(column, field.better(criterion)) if column and ahead is not None else ""
    return Contrast(one, two, whose, ahead, word)


def _ahead(field: Landscape, own: str, other: str, criterion: str) -> bool | None:
    mine, theirs = (field.value(key, criterion) for key in (own, other))
    if mine is None or theirs is None or abs(mine - theirs) < _AHEAD_BY:
        return None
    return mine > theirs


def comparative(criterion: Criterion, better: Better) -> str:
    """Return the word by which people say that something is better in it: `lighter`; "" if none."""
    ends = [each for each in criterion.end_words(better) if " " not in each]
    if ends:
        return more(ends[0])
    told = criterion.words if better is criterion.better else ()
    named = {more(each) for each in told} - {*criterion.low_end, *criterion.high_end}
    return next((each for each in told if each in named), "")
