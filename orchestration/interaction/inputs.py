"""A form as inputs that take one value each, for platforms whose dialogs know no others.

An order asks for each place, and points for each option, in an input of its own: `order:1`,
`points:A`. What is filled in is put together again by these names and the kind of the field, so
that it can be read without the form it was made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from orchestration.interaction.form import Field, Form, Kind

_PART: Final = ":"


@dataclass(frozen=True, slots=True)
class Input:
    """One input, asked as `field` says; it belongs to a field of a `kind`."""

    kind: Kind
    field: Field


@dataclass(frozen=True, slots=True)
class FilledInput:
    """What an input of a kind of field was filled in with."""

    kind: str
    name: str
    value: Any


def inputs_of(form: Form) -> list[Input]:
    """Return what a form asks, one input after the other."""
    return [
        Input(field.kind, asked) for field in form.fields for asked in _APART[field.kind](field)
    ]


def _whole(field: Field) -> Iterable[Field]:
    return (field,)


def _each_place(field: Field) -> Iterable[Field]:
    """Ask what is in each place."""
    chosen = [*(field.value or ()), *[None] * len(field.options)]
    for place, value in enumerate(chosen[: len(field.options)], start=1):
        label = f"{field.label}: place {place}"
        yield _part_of(field, f"{place}", label, Kind.SELECT, value, is_first=place == 1)


def _each_share(field: Field) -> Iterable[Field]:
    """Ask for the points of each option; what they are for stands above the first."""
    given = field.value or {}
    for place, (option, name) in enumerate(field.options):
        label = name if place else f"{field.label}: {name}"
        value = given.get(option)
        yield _part_of(field, option, label, Kind.NUMBER, value, is_first=not place)


def _part_of(  # a field, but for its label and value
    field: Field, part: str, label: str, kind: Kind, value: object, *, is_first: bool
) -> Field:
    name, told = f"{field.name}{_PART}{part}", field.help if is_first else ""
    return replace(field, name=name, label=label, kind=kind, value=value, help=told)


_APART: Final[Mapping[Kind, Callable[[Field], Iterable[Field]]]] = {
    **dict.fromkeys(Kind, _whole),
    Kind.ORDER: _each_place,
    Kind.POINTS: _each_share,
}


# What was filled in


def put_together(filled: Iterable[FilledInput]) -> dict[str, Any]:
    """Return what was filled in, by field: an order is a list, points are a dict.

    What no field has asked for is left out.
    """
    values: dict[str, Any] = {}
    for each in sorted(filled, key=_place):
        _TOGETHER.get(each.kind, _pass)(values, each)
    return values


def _place(filled: FilledInput) -> int:
    """Return which place of an order an input asks for; others need none."""
    place = filled.name.partition(_PART)[2]
    return int(place) if place.isdecimal() else 0


def _one(values: dict[str, Any], filled: FilledInput) -> None:
    values[filled.name] = filled.value


def _one_place(values: dict[str, Any], filled: FilledInput) -> None:
    values.setdefault(filled.name.partition(_PART)[0], []).append(filled.value)


def _one_share(values: dict[str, Any], filled: FilledInput) -> None:
    name, _, option = filled.name.partition(_PART)
    values.setdefault(name, {})[option] = filled.value


def _pass(values: dict[str, Any], filled: FilledInput) -> None:
    """Leave out what no field has asked for."""


_TOGETHER: Final[Mapping[str, Callable[[dict[str, Any], FilledInput], None]]] = {
    **dict.fromkeys(Kind, _one),
    Kind.ORDER: _one_place,
    Kind.POINTS: _one_share,
}


def errors_at(inputs: Sequence[str], errors: Mapping[str, str]) -> dict[str, str]:
    """Return what is wrong by the name of the input that it is shown under.

    A sentence about what the form does not ask is shown under its first input.
    """
    said: dict[str, list[str]] = {}
    for name, sentence in errors.items():
        parts = (each for each in inputs if each.partition(_PART)[0] == name)
        at = name if name in inputs else next(parts, next(iter(inputs), ""))
        said.setdefault(at, []).append(sentence)
    return {at: " ".join(sentences) for at, sentences in said.items() if at}
