"""Options called by a number of their title, in whatever form: "2. Stock" is the "2nd floor"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.choosing.words import plain, stem
from orchestration.model.options import Words

_EN: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_DE: Final = ("erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt")
_WORDS: Final = {
    **{word: place for place, word in enumerate(_EN, 1)},
    **{plain(f"{word}e{end}"): place for place, word in enumerate(_DE, 1) for end in ("", *"nrsm")},
}
_NUMBERED: Final = re.compile(
    r"(?<![\w.,:])(?:(?P<n>\d{1,2})(?:\.|st|nd|rd|th|te[nrsm]?)"
    rf"|(?P<word>{'|'.join(_EN)}|(?:{'|'.join(_DE)})e[nrsm]?))\s+(?P<noun>[^\W\d_]{{2,}})",
    re.IGNORECASE,
)
_SAME_TEXT: Final = (
    "floor stock stockwerk etage og obergeschoss geschoss level",
    "week woche",
    "quarter quartal",
    "round runde",
    "row reihe",
)
_SAME: Final = {stem(each): same.split()[0] for same in _SAME_TEXT for each in same.split()}


_DATE: Final = re.compile(
    r"(?<![\w.,:])\d{1,2}\.\s*(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober"
    r"|november|dezember|jan|feb|mrz|apr|jun|jul|aug|sept?|okt|nov|dez)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Numbered:
    """Something called by a number, like "2. Stock": which number, of what, and where it stands."""

    number: int
    of: str
    start: int
    end: int


def by_number(text: str, options: Sequence[Words]) -> Iterator[tuple[Numbered, Words]]:
    """Yield where one option alone is called by the number in its title."""
    for said, called in _called(text, options):
        if len(called) == 1:
            yield said, called[0]


def calls_another(text: str, options: Sequence[Words]) -> bool:
    """Tell whether words call something like an option by a number that none has, or a date."""
    dated = _DATE.search(text) if options else None
    if dated and not any(dated.group().casefold() in x.title.casefold() for x in options):
        return True
    return any(not called for _, called in _called(text, options))


def _called(text: str, options: Sequence[Words]) -> Iterator[tuple[Numbered, Sequence[Words]]]:
    """Yield what is called by a number as some title is, with the options that have that number."""
    found = list(_numbered(text))
    titled = [(one, each) for each in options for one in _numbered(each.title)] if found else []
    for said in found:
        alike = [(one, each) for one, each in titled if one.of == said.of]
        if alike:
            yield said, [each for one, each in alike if one.number == said.number]


def _numbered(text: str) -> Iterator[Numbered]:
    for found in _NUMBERED.finditer(text):
        word = found["word"]
        number = _WORDS.get(plain(word), 0) if word else int(found["n"])
        noun = stem(plain(found["noun"]))
        if number:
            yield Numbered(number, _SAME.get(noun, noun), found.start(), found.end())


_DAY: Final = re.compile(
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b"
    r"|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b",
    re.IGNORECASE,
)


def is_other_day(text: str, titles: Sequence[str]) -> bool:
    """Tell whether all that is said is a day that no option is, where some are days."""
    said = text.strip(" .!")
    days = {each.casefold() for title in titles for each in _DAY.findall(title)}
    return bool(days) and _DAY.fullmatch(said) is not None and said.casefold() not in days
