"""Words in a platform's markup: nothing in them acts, and times are in each reader's own zone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.layout import When

_RUN: Final = re.compile(r"\s|[^\s]{1,100}")
_BEYOND: Final = 100


def tamed(live: re.Pattern[str], instead: Callable[[str], str]) -> Callable[[str], str]:
    """Return what puts something `instead` of all that is `live` in a text.

    Addresses of the `web` stay as they are: they would lead elsewhere.
    """
    return lambda words: live.sub(lambda found: found["web"] or instead(found[0]), words)


@dataclass(frozen=True, slots=True)
class Markup:
    """How a platform writes words and times.

    `tame` puts what would style a text otherwise, and is given all of a text; `escape` goes letter
    by letter through what it returns. `time` writes a time for all zones; the zone that stood
    behind it in the words ("" where none did) may be left to readers whose program knows no such
    times. No markup is shorter than what it stands for. What is to stand out stands between `bold`.
    Where there is `one_clock`, nobody's zone is known: no other stands beside the reader's own.
    """

    tame: Callable[[str], str]
    escape: Callable[[str], str]
    time: Callable[[When, str], str]
    bold: str = ""
    one_clock: bool = False

    def strong(self, marked: str) -> str:
        """Return markup that stands out, line by line."""
        lines = (each.strip() for each in marked.splitlines())
        return "\n".join(f"{self.bold}{each}{self.bold}" if each else "" for each in lines)

    def still(self, words: str) -> str:
        """Return words in which the platform finds no mention, link or style."""
        return self.escape(self.tame(words))

    def shown(self, words: str, times: Sequence[When], room: int) -> str:
        """Return words of at most `room` characters, with their times."""
        if len(words) <= room:
            whole = "".join(self._pieces(words, times, lambda each: (self.still(each),)))
            if len(whole) <= room:
                return whole
        return "".join(self.atoms(words, times, room))

    def atoms(self, words: str, times: Sequence[When], room: int) -> list[str]:
        """Return words of at most `room` characters, in pieces between which one may cut.

        A time is one piece; “…” is the last where something had to go.
        """
        # What is beyond the room cannot be kept, as markup is never shorter than its words.
        return _cut(self._pieces(words[: room + _BEYOND], times, self._runs), room)

    def _pieces(
        self, words: str, times: Sequence[When], runs: Callable[[str], Iterable[str]]
    ) -> Iterator[str]:
        """Yield words with their times, and what is between these as `runs` puts it."""
        rest = 0
        named = {each.words: each for each in times if each.words in words}
        for found in _naming(named).finditer(words) if named else ():
            yield from runs(words[rest : found.start()])
            when = named[found["words"]]
            place = f" {when.place}" if when.place else ""
            place = place if words.startswith(place, found.end()) else ""
            yield self.time(when, place)
            rest = found.end() + len(place)
            other = when.beside.placed if when.beside and self.one_clock else ""
            rest += len(other) if other and words.startswith(other, rest) else 0
        yield from runs(words[rest:])

    def _runs(self, words: str) -> Iterator[str]:
        return (self.escape(each[0]) for each in _RUN.finditer(self.tame(words)))


def _naming(words: Iterable[str]) -> re.Pattern[str]:
    """Match a time where it is named whole; a span before its beginning."""
    longest_first = sorted(words, key=len, reverse=True)
    named = "|".join(map(re.escape, longest_first))
    return re.compile(rf"(?<!\w)(?P<words>{named})(?![–\d])")


def _cut(pieces: Iterable[str], room: int) -> list[str]:
    """Return the pieces that there is room for; those behind them are not even made."""
    kept: list[str] = []
    end, with_mark = 0, 0
    for each in pieces:
        kept.append(each)
        end += len(each)
        if end > room:
            return [*kept[:with_mark], "…"]
        with_mark = len(kept) if end < room else with_mark
    return kept
