"""One sentence of the house with slots, and the same in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from orchestration.interaction.translation.dates import ONLY_DATES

SLOT: Final = re.compile(r"\{(?P<name>\w*)(?::(?P<sort>\w+))?\}")

_IN_QUOTES: Final = "(?:[^“”]|“[^“”]*”)*"
"""What stands between marks that are a pair; others stand in pairs in it."""

_CAPITAL: Final = r"[^\W\d_a-z][^\s,]*"
_PLACE: Final = rf"(?:the )?{_CAPITAL}(?: (?:es |of )?{_CAPITAL})*"

_SORTS: Final = {
    None: ".*?",
    "some": ".+?",
    "int": r"\d{1,3}(?:,\d{3})+|\d+",
    "word": r"[\w.'’-]+",
    "quote": f"“{_IN_QUOTES}”",
    "letter": "[A-Z]",
    "own": r"(?:(?!\. |; ).)+?",
    "label": "“[^“”]*”(?:(?:, | and | or )“[^“”]*”)*",
    "time": ONLY_DATES.pattern,
    "place": rf"{_PLACE}(?:, {_PLACE})*(?: and {_PLACE})?",
}
"""What a slot holds: `{n:int}` a number, `{who:word}` one word, `{at:time}` a time or
a date; any words where nothing is said.

What somebody called a thing, `{subject:own}`, is let be, as it is in quotation marks; it ends where
a sentence does. `{where:place}` is a city, or several, called as the language does where it has
“in …” of it. What the house calls something stands in them too, and is put: `{named:label}` has
the labels of buttons, or an example.
"""

_WORD: Final = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True)
class Template:
    """A template and its translation, whose slots bear the same names; ValueError where not."""

    said: str
    put: str

    def __post_init__(self) -> None:
        unknown = set(names_in(self.put)) - set(names_in(self.said))
        if unknown:
            raise ValueError(f"{self.put!r} has slots that {self.said!r} has not: {unknown}")

    @cached_property
    def words(self) -> frozenset[str]:
        """The words that stand in all that it matches."""
        return frozenset(_WORD.findall(SLOT.sub("\0", self.said)))

    @cached_property
    def weight(self) -> int:
        """How many letters are its own: of two that match, the one with more says more."""
        return len(SLOT.sub("", self.said).replace(" ", ""))

    @cached_property
    def somebodys(self) -> frozenset[str]:
        """The slots of somebody's own words: those, and what stands in quotation marks."""
        found = zip(SLOT.finditer(self.said), names_in(self.said), strict=True)
        return frozenset(
            name for each, name in found if each["sort"] == "own" or self._is_quoted(each)
        )

    def _is_quoted(self, slot: re.Match[str]) -> bool:
        return self.said[: slot.start()].endswith("“") and self.said[slot.end() :].startswith("”")

    @cached_property
    def labels(self) -> frozenset[str]:
        """The slots of what the house calls something, in quotation marks."""
        found = zip(SLOT.finditer(self.said), names_in(self.said), strict=True)
        return frozenset(name for each, name in found if each["sort"] == "label")

    @cached_property
    def places(self) -> frozenset[str]:
        """The slots of where something is."""
        found = zip(SLOT.finditer(self.said), names_in(self.said), strict=True)
        return frozenset(name for each, name in found if each["sort"] == "place")

    @cached_property
    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        """What it matches with little in its first slots, and, where it has several, with much."""
        shortest = self._pattern(greedy=False)
        several = len(names_in(self.said)) > 1
        return (shortest, self._pattern(greedy=True)) if several else (shortest,)

    def _pattern(self, *, greedy: bool) -> re.Pattern[str]:
        pieces, end = [], 0
        for found in SLOT.finditer(self.said):
            slot = _SORTS[found["sort"]]
            slot = _IN_QUOTES if self._is_quoted(found) else slot
            slot = slot.removesuffix("?") if greedy and slot.startswith(".") else slot
            pieces += [re.escape(self.said[end : found.start()]), f"({slot})"]
            end = found.end()
        return re.compile("".join((*pieces, re.escape(self.said[end:]))), re.DOTALL)

    def readings(self, words: str) -> Iterator[Mapping[str, str]]:
        """Yield what may stand in its slots where it is all of some words."""
        seen: list[tuple[str, ...]] = []
        for pattern in self._patterns:
            found = pattern.fullmatch(words)
            if found and found.groups() not in seen:
                seen.append(found.groups())
                yield dict(zip(names_in(self.said), found.groups(), strict=True))

    def filled(self, slots: Mapping[str, str]) -> str:
        """Return its translation with the slots filled."""
        names = iter(names_in(self.put))
        return SLOT.sub(lambda _: slots[next(names)], self.put)


def names_in(template: str) -> list[str]:
    """Return what the slots of a template are called, in their order: by number where not."""
    found = [each["name"] for each in SLOT.finditer(template)]
    return [name or str(number) for number, name in enumerate(found)]


def bare(template: str) -> str:
    """Return a template without the names of its slots, as it is looked for in the code."""
    return SLOT.sub("{}", template)


def words_in(text: str) -> list[str]:
    """Return the words of a text, by which templates are found."""
    return _WORD.findall(text)
