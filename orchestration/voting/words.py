"""Numbers and names as a person would write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

_EXACT: Final = 100
_MOST_DECIMALS: Final = 6


def number(value: Fraction | int, *beside: Fraction | int) -> str:
    """Write a number as one would say it: 3, 2.5, 2.25, and 2.8 for two and five sixths.

    It has more decimals where it would else read like a whole number, or like another one that
    stands `beside` it.
    """
    if _EXACT % Fraction(value).denominator == 0:
        return _rounded(value, 2)
    others = {Fraction(round(value)), *map(Fraction, beside)} - {Fraction(value)}
    for decimals in range(1, _MOST_DECIMALS):
        if _rounded(value, decimals) not in {_rounded(each, decimals) for each in others}:
            return _rounded(value, decimals)
    return _rounded(value, _MOST_DECIMALS)


def _rounded(value: Fraction | int, decimals: int) -> str:
    return f"{float(value):.{decimals}f}".rstrip("0").rstrip(".")


def plain(value: Fraction) -> int | float:
    """Return the number as data holds it: an int where it is whole, otherwise a float."""
    return value.numerator if value.denominator == 1 else float(value)


def amount(value: Fraction | int, unit: str, *beside: Fraction | int) -> str:
    """Write a number with its unit: 1 vote, 2 votes, 2 vetoes; `beside` as for `number`."""
    many = f"{unit}es" if unit.endswith("o") else f"{unit}s"
    return f"{number(value, *beside)} {unit if value == 1 else many}"


def listing(names: Sequence[str]) -> str:
    """Write names in a row: A, B and C."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def by_points(points: Mapping[str, Fraction]) -> list[tuple[str, Fraction]]:
    """Return options with their points, the most first; equal ones keep the order of options."""
    return sorted(points.items(), key=lambda pair: -pair[1])


def standing(points: Mapping[str, Fraction]) -> str:
    """Write where the options stand: A 4, B 2.5, C 0."""
    all_of_them = points.values()
    told = ((option, number(value, *all_of_them)) for option, value in by_points(points))
    return ", ".join(f"{option} {value}" for option, value in told)


def each_total(points: Mapping[str, Fraction], unit: str) -> tuple[str, ...]:
    """Write one sentence per option: A has 4 points."""
    all_of_them = points.values()
    told = ((option, amount(value, unit, *all_of_them)) for option, value in by_points(points))
    return tuple(f"{option} has {value}." for option, value in told)
