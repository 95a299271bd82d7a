"""What words about options that are no times can speak of: options, and what tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.model.options import Words


class Better(StrEnum):
    """Which end of a criterion is better, where one is."""

    LOW = "low"
    HIGH = "high"
    NONE = "none"

    @property
    def other(self) -> Better:
        """The other end; of none there is none."""
        return {Better.LOW: Better.HIGH, Better.HIGH: Better.LOW}.get(self, Better.NONE)


@dataclass(frozen=True, slots=True)
class Criterion:
    """Something by which options differ, and the words that people have for it.

    Of the `words` some say of an option at which end it stands: it “is” `low_end`, or `high_end`.
    `says` is what a value means of an option, with # in its place: “goes # without water”. Criteria
    of one `group` belong together.
    """

    name: str
    unit: str = ""
    better: Better = Better.NONE
    words: tuple[str, ...] = ()
    low_end: tuple[str, ...] = ()
    high_end: tuple[str, ...] = ()
    says: str = ""
    group: str = ""

    def end_words(self, end: Better) -> tuple[str, ...]:
        """Return the words that name an end of it."""
        return {Better.LOW: self.low_end, Better.HIGH: self.high_end}.get(end, ())

    def end_of(self, word: str) -> Better:
        """Return the end that a word names; none where it names the criterion alone."""
        if word in self.low_end:
            return Better.LOW
        return Better.HIGH if word in self.high_end else Better.NONE


@dataclass(frozen=True, slots=True)
class OptionSource:
    """Where what is known of an option comes from, and how it looks; "" where that is unknown.

    `option` is its key.
    """

    option: str
    picture: str = ""
    picture_text: str = ""
    link: str = ""
    source: str = ""
    date: str = ""


@dataclass(frozen=True, slots=True)
class PersonaSketch:
    """Who could vouch for an option, by its key: in a line, and for the sake of which criteria."""

    option: str
    line: str
    criteria: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToldCell:
    """What somebody has told of an option by a criterion, and what was known before, from where."""

    option: str
    criterion: str
    by: str
    before: str = ""
    before_from: str = ""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All options that somebody can speak of by name, and by what criteria.

    `sources` are those of options of which any is known, `personas` those who could vouch for one.
    Of the cells that people have `told` the source is who did, the last in the end.
    """

    options: tuple[Words, ...] = ()
    criteria: tuple[Criterion, ...] = ()
    sources: tuple[OptionSource, ...] = ()
    personas: tuple[PersonaSketch, ...] = ()
    told: tuple[ToldCell, ...] = ()

    def option(self, key: str) -> Words | None:
        """Return the option of a key; None where there is none."""
        return next((each for each in self.options if each.key == key), None)

    def criterion(self, name: str) -> Criterion | None:
        """Return the criterion of a name; None where there is none."""
        return next((each for each in self.criteria if each.name == name), None)


NO_CATALOGUE: Final = Catalogue()
