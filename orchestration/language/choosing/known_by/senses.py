"""What people call the ends of a column of numbers by its sense: of a price “cheap”, “expensive”.

A catalogue need not say so: a column's name tells it, in either language, or else its unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.language.choosing.known_by.units import spellings_of
from orchestration.language.choosing.words import plain, stem, words_of
from orchestration.model.catalogue import Catalogue, Criterion


@dataclass(frozen=True, slots=True)
class _Sense:
    """What columns of a sense are called, in which units they are told, and what their ends are."""

    names: str
    low: str
    high: str
    words: str = ""
    units: str = ""

    def is_called(self, name: str) -> bool:
        own = {stem(plain(each)) for each in self.names.split()}
        return any(stem(each.word) in own for each in words_of(name.replace("_", " ")))

    def is_told_in(self, unit: str) -> bool:
        own = {plain(one) for each in self.units.split() for one in (each, *spellings_of(each))}
        return bool(unit) and plain(unit) in own


_SENSES: Final = (
    _Sense(
        "price prices cost costs fee rent preis preise kosten miete gebühr",
        "cheap affordable inexpensive günstig billig preiswert",
        "expensive pricey costly teuer kostspielig",
        "price cost costs preis kostet kosten",
        "€ $ £ eur usd gbp chf",
    ),
    _Sense(
        "battery akku runtime endurance autonomy laufzeit lifespan lebensdauer",
        "",
        "enduring langlebig ausdauernd",
        "lasts last battery akku hält",
    ),
    _Sense(
        "noise loudness lautstärke lärm",
        "quiet silent leise ruhig",
        "loud noisy laut",
        "noise lärm",
        "db dba",
    ),
    _Sense(
        "speed velocity tempo geschwindigkeit throughput",
        "slow langsam",
        "fast quick speedy schnell",
        "speed",
        "km/h mph kmh",
    ),
    _Sense("temperature temperatur", "cold cool chilly kalt kühl", "warm hot heiß", "temperature"),
    _Sense("rain rainfall precipitation regen niederschlag", "dry trocken", "rainy wet nass"),
    _Sense("sunshine sun sonne sonnenschein", "overcast", "sunny sonnig"),
    _Sense(
        "distance entfernung walk fußweg weg commute",
        "near close nearby nah",
        "far distant weit",
        "distance away entfernung",
    ),
    _Sense(
        "duration time dauer minutes delivery wait waiting lieferzeit fahrzeit",
        "quick fast brief schnell kurz",
        "slow long langsam lang",
        "takes dauert",
        "min",
    ),
    _Sense("height höhe", "short low niedrig", "tall high hoch", "height höhe"),
    _Sense("length länge", "short kurz", "long lang", "length länge"),
    _Sense("width breite", "narrow schmal", "wide broad breit", "width breite"),
    _Sense("depth tiefe", "shallow flach", "deep tief"),
    _Sense("thickness dicke", "thin slim dünn", "thick dick"),
    _Sense("year jahr released release baujahr", "old alt", "new recent modern neu"),
    _Sense("age alter", "new young neu jung", "old alt", "age"),
    _Sense(
        "power leistung", "weak schwach", "powerful strong stark", "power leistung", "w kw hp ps"
    ),
    _Sense("difficulty schwierigkeit", "easy simple einfach", "hard difficult schwierig"),
    _Sense("brightness helligkeit", "dim dunkel", "bright hell", "", "lm lumen nits"),
    _Sense(
        "weight gewicht mass masse",
        "light lightweight leicht",
        "heavy schwer",
        "weight weighs gewicht wiegt",
        "g kg t lb lbs",
    ),
    _Sense(
        "size größe volume volumen capacity area fläche screen display population rooms zimmer"
        " storage speicher bildschirm",
        "small tiny compact klein",
        "big large huge spacious roomy groß",
        "",
        "l ml m2 m²",
    ),
)


def sensed(catalogue: Catalogue) -> Catalogue:
    """Return a catalogue whose columns of numbers have words for their ends, where none said any.

    Words that stand for something else in it are left to that.
    """
    taken = {plain(word): x.name for x in reversed(catalogue.criteria) for word in _called(x)}
    criteria = tuple(_with_sense(each, catalogue, taken) for each in catalogue.criteria)
    return catalogue if criteria == catalogue.criteria else replace(catalogue, criteria=criteria)


def _with_sense(each: Criterion, catalogue: Catalogue, taken: dict[str, str]) -> Criterion:
    is_told = bool(each.low_end or each.high_end) or not _is_number(each, catalogue)
    sense = None if is_told else _sense_of(each, catalogue)
    if sense is None:
        return each
    low, high, words = (
        tuple(x for x in of.split() if taken.setdefault(plain(x), each.name) == each.name)
        for of in (sense.low, sense.high, sense.words)
    )
    called = tuple(dict.fromkeys((*each.words, *words, *low, *high)))
    return replace(each, words=called, low_end=low, high_end=high)


def _is_number(criterion: Criterion, catalogue: Catalogue) -> bool:
    found = (each.datum(criterion.name) for each in catalogue.options)
    datum = next(filter(None, found), None)
    return datum is not None and datum.number is not None


def _called(criterion: Criterion) -> Sequence[str]:
    return (criterion.name.replace("_", " "), *criterion.words)


def _sense_of(criterion: Criterion, catalogue: Catalogue) -> _Sense | None:
    """Return the sense of a column: by its name, else by a unit that it alone has, or none."""
    by_name = (each for each in _SENSES if each.is_called(criterion.name))
    alone = not any(
        each.unit == criterion.unit for each in catalogue.criteria if each is not criterion
    )
    by_unit = (each for each in _SENSES if alone and each.is_told_in(criterion.unit))
    return next(by_name, None) or next(by_unit, None)
