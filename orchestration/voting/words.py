"""Numbers and names as a person would write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction


def number(value: Fraction | int) -> str:
    """Write a number as one would read it out: 3, 2.5, 2.833; to three decimals."""
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def plain(value: Fraction) -> int | float:
    """Return the number as data holds it: an int where it is whole, otherwise a float."""
    return value.numerator if value.denominator == 1 else float(value)


def amount(value: Fraction | int, unit: str) -> str:
    """Write a number with its unit: 1 vote, 2 votes, 2 vetoes."""
    many = f"{unit}es" if unit.endswith("o") else f"{unit}s"
    return f"{number(value)} {unit}" if value == 1 else f"{number(value)} {many}"


def listing(names: Sequence[str]) -> str:
    """Write names in a row: A, B and C."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def by_points(points: Mapping[str, Fraction]) -> list[tuple[str, Fraction]]:
    """Return options with their points, the most first; equal ones keep the order of options."""
    return sorted(points.items(), key=lambda pair: -pair[1])


def standing(points: Mapping[str, Fraction]) -> str:
    """Write where the options stand: A 4, B 2.5, C 0."""
    return ", ".join(f"{option} {number(value)}" for option, value in by_points(points))


def each_total(points: Mapping[str, Fraction], unit: str) -> tuple[str, ...]:
    """Write one sentence per option: A has 4 points."""
    return tuple(f"{option} has {amount(value, unit)}." for option, value in by_points(points))
