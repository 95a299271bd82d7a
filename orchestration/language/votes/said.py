"""What a reply says of the options, whatever form of ballot that makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OptionChosen:
    """An option that was named: after which sign, with how many points, and how gladly."""

    option: str
    equal: bool
    points: int | None = None
    hesitant: bool = False


@dataclass(frozen=True, slots=True)
class VoteSaid:
    """What a reply says of the options.

    `of_all` are they all but those it names, or none of them where it says so; it is only `against`
    them where it says nothing of all others: "not B". What it says `adds` to what was said before:
    "C works too"; said `after_all`, it does so where a ballot has room for it. What is only `below`
    the choices has a place in an order and nowhere else: "A instead of B". What it is `refused`
    beside, it speaks against: "A, not B"; with words of a veto, it is `vetoed`. It may be
    `taken_back`, all of it, or who says it `abstains`. Where it means more than one thing,
    `unclear` asks which. It says `only` what it names, or gives it `everything`. `why` something is
    not wanted goes with that. What is named is `in_order` where words put one before another.
    """

    choices: Sequence[OptionChosen] = ()
    of_all: bool = False
    against: bool = False
    none: bool = False
    adds: bool = False
    after_all: bool = False
    taken_back: bool = False
    abstains: bool = False
    unclear: str = ""
    only: bool = False
    everything: bool = False
    refused: Sequence[str] = ()
    vetoed: bool = False
    why: str = ""
    below: Sequence[OptionChosen] = ()
    in_order: bool = field(default=False, compare=False)

    @property
    def turned_away(self) -> tuple[str, ...]:
        """Return the options that it speaks against by their names."""
        return tuple(each.option for each in self.choices) if self.of_all else tuple(self.refused)
