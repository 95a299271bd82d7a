"""What words about options that are no times can speak of: options, and what tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from orchestration.model.options import Words


class Better(StrEnum):
    """Which end of a criterion is better, where one is."""

    LOW = "low"
    HIGH = "high"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Criterion:
    """Something by which options differ, and the words that people have for it."""

    name: str
    unit: str = ""
    better: Better = Better.NONE
    words: tuple[str, ...] = ()


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
class Catalogue:
    """All options that somebody can speak of by name, and by what criteria.

    `sources` are those of options of which any is known.
    """

    options: tuple[Words, ...] = ()
    criteria: tuple[Criterion, ...] = ()
    sources: tuple[OptionSource, ...] = ()

    def option(self, key: str) -> Words | None:
        """Return the option of a key; None where there is none."""
        return next((each for each in self.options if each.key == key), None)

    def criterion(self, name: str) -> Criterion | None:
        """Return the criterion of a name; None where there is none."""
        return next((each for each in self.criteria if each.name == name), None)
