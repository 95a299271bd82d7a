"""Dialogs as plain HTML forms: the name of each input, and what was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from adapters.pages.body import Sent
from orchestration.interaction.form import Field, Form, Kind


def input_name(field: Field, part: str = "") -> str:
    """Return the name of a field's input; points have one for each option, an order each place."""
    return f"field/{field.name}/{part}" if part else f"field/{field.name}"


def filled_in(form: Form, sent: Sent) -> dict[str, Any]:
    """Return what was filled in, as the desk takes it; what was not sent is left out."""
    values = {each.name: _READERS[each.kind](each, sent) for each in form.fields}
    return {name: value for name, value in values.items() if value is not None}


def _one(field: Field, sent: Sent) -> str | None:
    return next(iter(sent.fields.get(input_name(field), ())), None)


def _some(field: Field, sent: Sent) -> list[str]:
    return sent.fields.get(input_name(field), [])


def _points(field: Field, sent: Sent) -> dict[str, str]:
    return {option: sent.one(input_name(field, option)) for option, _ in field.options}


def _order(field: Field, sent: Sent) -> list[str]:
    places = range(1, len(field.options) + 1)
    return [sent.one(input_name(field, f"{place}")) for place in places]


_READERS: Final[Mapping[Kind, Callable[[Field, Sent], Any]]] = {
    Kind.TEXT: _one,
    Kind.LONGTEXT: _one,
    Kind.NUMBER: _one,
    Kind.DATE: _one,
    Kind.SELECT: _one,
    Kind.PEOPLE: _some,
    Kind.ORDER: _order,
    Kind.POINTS: _points,
}
