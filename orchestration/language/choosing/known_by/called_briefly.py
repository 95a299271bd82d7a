"""What a short reply calls options by: “mi”, “10” for 10:00, “3 and 2”, or a picture of pizza."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.language.choosing.words import plain, words_of
from orchestration.language.words.writing import words

_DAYS: Final = (
    ("monday", "montag", "mo"),
    ("tuesday", "dienstag", "di"),
    ("wednesday", "mittwoch", "mi"),
    ("thursday", "donnerstag", "do"),
    ("friday", "freitag", "fr"),
    ("saturday", "samstag", "sa"),
    ("sunday", "sonntag", "so"),
)
_BETWEEN: Final = frozenset(
    words("""
    and or und oder not nicht no nur only just lieber rather bitte please pls also auch too am on
    at um ok okay uhr h then dann i i'd i'll would take have want me for put down instead can could
    get ich nehm nehme will möchte hätte gern gerne doch stattdessen für mich mir the eher höchstens
    maximal most prefer
    """)
)
"""Words of a reply that names days or hours, and nothing else."""

_MOST_WORDS: Final = 8
_OF_A_TIME: Final = re.compile(r"[:.]\d")
_HOUR: Final = re.compile(
    r"(?:^|\s)(?P<hour>\d{1,2})(?:[:.](?:00|(?P<minutes>\d\d))|\s*(?:uhr|h|o['’]clock))"
    r"(?:\s*(?:uhr|h))?$",
    re.IGNORECASE,
)
_BY_NUMBERS: Final = re.compile(
    r"(?:(?:ok(?:ay)?|so|hm+|mine|for me|für mich|i['’]?d say|i say|ich sag(?:e|t)?|erst"
    r"|first)[,: ]+)*"
    r"(?:(?:number|nummer|nr\.?|no\.|#|options?|optionen)\s*)*[1-9](?![\d:.]\d)"
    r"(?:\s*(?:[,>/&+;]|->|\b(?:and|und|or|oder|then|dann|vor|before|over)\b|\s)+\s*"
    r"(?:(?:number|nummer|nr\.?|no\.|#)\s*)*[1-9](?![\d:.]\d))+"
    r"(?:[, ]+(?:please|pls|plz|bitte|for me|für mich|in that order|in der reihenfolge))*[.! ]*",
    re.IGNORECASE,
)
_DIGIT: Final = re.compile(r"(?:\b(?:number|nummer|nr\.?|no\.|options?|optionen)\s*|#)?([1-9])")
_NONE: Final = "[\ufe0f\u200d\U0001f3fb-\U0001f3ff]"
_PICTURES: Final = re.compile(rf"(?:[^\w\s.,!?;:()'’\"“”+<>&/|=-]|{_NONE})+")
_SAID_OF_NONE: Final = frozenset(
    words("""
    slice of face with sign symbol black white heavy clinking bowl pot plate cooked head mug hot
    beverage and man woman person hand
    """)
)
"""Words in the names of pictures that many have."""


_AMOUNT: Final = re.compile(
    r"[^\w\s]?\s?(?P<n>\d{1,6})(?!\d|[:.,]\d)(?!\s*(?:uhr|[ap]m|h)\b)", re.IGNORECASE
)


def named_in_full(text: str, titles: Sequence[str]) -> str:
    """Return a short reply with options by their titles that it calls by less: “mi” is Wednesday.

    What could be two of them stays as it is.
    """
    said = words_of(text)
    if not said or len(said) > _MOST_WORDS:
        return _by_pictures(text, titles) if not said else text
    brief = {**_days(titles), **_hours(titles), **_amounts(titles)}
    known = {each.word for title in titles for each in words_of(title)}
    if not all(x.word in brief or x.word in _BETWEEN or x.word in known for x in said):
        return text
    for each in reversed(said):
        is_of_more = _OF_A_TIME.match(text[each.end :]) or text[each.start - 1 : each.start] == ":"
        if each.word in brief and not is_of_more:
            text = f"{text[: each.start]}{brief[each.word]}{text[each.end :]}"
    return text


def _days(titles: Sequence[str]) -> dict[str, str]:
    """Return the titles that are named by a day, by its two letters."""
    found = {}
    for *names, brief in _DAYS:
        of_day = [x for x in titles if {each.word for each in words_of(x)} & {*names, names[0][:3]}]
        if len(of_day) == 1:
            found[brief] = of_day[0]
    return found


def _amounts(titles: Sequence[str]) -> dict[str, str]:
    """Return the titles that are amounts, by the number alone, where all are: “60 euros”."""
    found = [_AMOUNT.match(each) for each in titles]
    if not all(found):
        return {}
    numbers = [(each["n"], title) for each, title in zip(found, titles, strict=True) if each]
    every = [n for n, _ in numbers]
    return {n: title for n, title in numbers if title != n and every.count(n) == 1}


def _hours(titles: Sequence[str]) -> dict[str, str]:
    """Return the titles that end in a full hour, by that alone, where all end in a time of day."""
    ends = [_HOUR.search(each) for each in titles]
    if not all(ends):
        return {}
    hours = [
        (found["hour"].lstrip("0"), title)
        for found, title in zip(ends, titles, strict=True)
        if found and not found["minutes"]
    ]
    return {hour: title for hour, title in hours if [each for each, _ in hours].count(hour) == 1}


def _by_pictures(text: str, titles: Sequence[str]) -> str:
    """Return what pictures alone are of, where each is of one option: “🍕” is pizza."""
    shown = dict.fromkeys(each for each in text if not re.fullmatch(rf"\s|{_NONE}", each))
    of = [[title for title in titles if _is_picture_of(each, title)] for each in shown]
    if not shown or any(len(each) != 1 for each in of) or not _PICTURES.search(text):
        return text
    return ", ".join(dict.fromkeys(title for [title] in of))


def _is_picture_of(sign: str, title: str) -> bool:
    named = plain(unicodedata.name(sign, "")).split()
    said = {each.word for each in words_of(title)}
    return sign in title or not said.isdisjoint(_each(named))


def _each(named: Sequence[str]) -> Iterator[str]:
    """Yield the words of a picture's name that are of it alone, and as several of it."""
    for each in named:
        if each not in _SAID_OF_NONE and len(each) > 2:
            yield from (each, f"{each}s")


def numbers_as_letters(said: str, names: Sequence[str]) -> str:
    """Return a reply of numbers alone with the letters that stand there: “3 and 2” is “C and B”."""
    if _BY_NUMBERS.fullmatch(said.strip()) is None:
        return said
    places = [int(each) for each in re.findall(r"[1-9]", said)]
    if len({*places}) < len(places) or max(places) > len(names):
        return said
    lettered = _DIGIT.sub(lambda found: names[int(found[1]) - 1], said)
    return re.sub(r"(?<=\b[A-Z])\s+(?=[A-Z]\b)", ", ", lettered)
