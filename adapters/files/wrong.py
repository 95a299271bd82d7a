"""From pydantic's findings to one plain line: which field, what it held, what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from orchestration.model.errors import MISSING, BadInput

Place = Sequence[int | str]


def first_fault(problem: ValidationError, form: type[BaseModel], data: object) -> BadInput:
    """Return the first thing wrong with the data of a form, in the form's own words."""
    place, kind = _first_place(problem, form, data)
    if kind == "extra_forbidden":
        allowed = _keys(_form_at(form, place[:-1]))
        return BadInput(dotted(place), _value_at(place, data), f"one of the keys {allowed}")
    return BadInput(dotted(place), _value_at(place, data), _expected(form, place))


def _first_place(
    problem: ValidationError, form: type[BaseModel], data: object
) -> tuple[Place, str]:
    """Return where the first fault lies, as deep as can be said, and of what kind it is.

    Where a field may be one thing or another, pydantic reports on each: the deepest is meant.
    """
    found = [
        (_in_data(error["loc"], form, data), error["type"])
        for error in problem.errors(include_url=False)
    ]
    first = found[0][0]
    return max(
        (each for each in found if list(each[0][: len(first)]) == list(first)),
        key=lambda each: len(each[0]),
    )


def dotted(place: Place) -> str:
    """Return a place in the data as people write it: `members.2.timezone`."""
    return ".".join(map(str, place)) or "the scenario"


def _in_data(place: Place, form: type[BaseModel], data: object) -> list[int | str]:
    """Return the part of a place that data or form know: pydantic adds the types it has tried."""
    found: list[int | str] = []
    for step in place:
        keys = list(data) if isinstance(data, dict) else []
        fields = _form_at(form, found).model_fields if isinstance(data, dict) else {}
        if isinstance(step, int) or step in keys or step in fields:
            found.append(step)
            data = _value_at([step], data)
    return found


def _value_at(place: Place, data: object) -> object:
    for step in place:
        try:
            data = data[step]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            return MISSING
    return data


def _expected(form: type[BaseModel], place: Place) -> str:
    """Return the description of the last field on the way to a place, or of what it is full of."""
    expected, annotation = f"an object with the keys {_keys(form)}", None
    for depth, step in enumerate(place):
        owner = _form_at(form, place[:depth])
        if isinstance(step, str) and step in owner.model_fields:
            field = owner.model_fields[step]
            expected, annotation = field.description or expected, field.annotation
        elif described := _of_each(annotation):
            expected = described
    return expected


def _of_each(annotation: Any) -> str | None:  # noqa: ANN401  # any annotation
    """Return what is expected of each entry of a list or an object, where its type says so."""
    for inner in get_args(annotation):
        told = (getattr(each, "description", None) for each in getattr(inner, "__metadata__", ()))
        if described := next(filter(None, told), None) or _of_each(inner):
            return described
    return None


def _keys(form: type[BaseModel]) -> str:
    """Return what keys a form has, first those that it has alone."""
    own = [each for each in form.model_fields if each in form.__annotations__]
    return ", ".join(dict.fromkeys((*own, *form.model_fields)))


def _form_at(form: type[BaseModel], place: Place) -> type[BaseModel]:
    """Return the form that describes the object at a place."""
    for step in place:
        if isinstance(step, str) and step in form.model_fields:
            form = _inner(form.model_fields[step].annotation) or form
    return form


def _inner(annotation: Any) -> type[BaseModel] | None:  # noqa: ANN401  # any annotation
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for argument in getattr(annotation, "__args__", ()):
        if (found := _inner(argument)) is not None:
            return found
    return None
