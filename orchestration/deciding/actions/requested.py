"""What any request for a decision may say beside what its kind asks: when it is looked at again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any, Final

from orchestration.deciding.commands import OpenDecision
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.sessions.commands import Command
from orchestration.sessions.requests import Requested

REVIEW: Final = "review_on"


def with_review(requested: Requested, on: date | None) -> Requested:
    """Return what a request comes to, with its review in the command and in the form."""
    command, form = requested.command, requested.form
    if isinstance(command, OpenDecision) and on:
        command = replace(command, terms=replace(command.terms, review_on=on))
    return replace(requested, command=command, form=_with_field(form, on) if form else None)


def _with_field(form: Form, on: date | None) -> Form:
    value, help_ = on.isoformat() if on else "", "On that day I ask here whether it still holds."
    field = Field(
        REVIEW, "Look at it again on", Kind.DATE, value, help=help_, required=False, more=True
    )
    return replace(form, fields=(*form.fields, field))


def with_review_filled(
    made: Command | Mapping[str, str], values: Mapping[str, Any]
) -> Command | Mapping[str, str]:
    """Return what a form opens with the review that was filled in, or what is wrong with it."""
    filled = Filled(values)
    on = filled.day(REVIEW) if values.get(REVIEW) else None
    if isinstance(made, Command) and on and on < made.at.date():
        filled.errors[REVIEW] = "That is past already."
    if filled.errors:
        return filled.errors if isinstance(made, Command) else {**made, **filled.errors}
    if isinstance(made, OpenDecision) and on:
        return replace(made, terms=replace(made.terms, review_on=on))
    return made
