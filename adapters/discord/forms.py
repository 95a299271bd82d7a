"""Steps of forms as Discord's dialogs, and what was filled in as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from adapters.discord import components as b
from adapters.discord.names import member_of, user_of
from adapters.discord.times import still
from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.surface.form_steps import FORM, OpenForm
from orchestration.interaction.fitting import short
from orchestration.interaction.form import MORE, Field, Form, Kind
from orchestration.interaction.translation import beside
from orchestration.model.people import MemberId

AT_ONCE: Final = 5
"""Inputs of a dialog, its words counted."""

_TITLE, _HELP, _WORDS, _TYPED = 45, 100, 2000, 4000
_EMPTY: Final = "_nothing"
"""Discord takes no option without a value."""

_MORE, _FILES = "_more", "_files"
_UPLOAD: Final = "Or a calendar file (.ics)"
_REST: Final = "Tick this to be asked for the rest, too."
_READS: Final = "Of it I read only when you are busy."


# As a dialog


def modal(open_: OpenForm, name: str) -> dict[str, Any]:
    """Return the dialog of a step, called by a name."""
    form = open_.form
    words = [b.text(short(still(form.words), _WORDS))] if form.words else []
    inputs = [_labelled(form, each) for each in open_.asked]
    if form.takes_files:
        upload = {"type": b.FILES, "custom_id": _FILES, "required": False}
        inputs.append(_label(beside(form, _UPLOAD), beside(form, _READS), upload))
    if open_.has_more:
        box = {"type": b.CHECKBOX, "custom_id": _MORE}
        inputs.append(_label(beside(form, MORE), beside(form, _REST), box))
    title = f"{short(form.title, _TITLE - 4)} {open_.step + 1}" if open_.step else form.title
    called = {"custom_id": f"{FORM}|{name}", "title": short(title, _TITLE)}
    return {**called, "components": [*words, *inputs]}


def _labelled(form: Form, field: Field) -> Block:
    made = {"custom_id": field.name, "required": field.required and not form.takes_files}
    asks = _typed if field.kind is Kind.SELECT and len(field.options) > b.CHOICES else None
    component = (asks or _INPUTS.get(field.kind, _typed))(field)
    help_ = field.help or beside(form, _HINTS.get(field.kind, ""))
    return _label(field.label, help_, made | component)


def _label(label: str, help_: str, component: Block) -> Block:
    told = {"description": short(help_, _HELP)} if help_ else {}
    return {"type": b.LABEL, "label": short(label, _TITLE), **told, "component": component}


_HINTS: Final = {Kind.DATE: "A date like 2027-01-11."}


def _typed(field: Field) -> Block:
    value = "" if field.value is None else str(field.value)
    long = field.kind is Kind.LONGTEXT
    filled = {"value": value[:_TYPED]} if value else {}
    listed = ", ".join(value for value, _ in field.options)
    hint = {"placeholder": short(listed, _HELP)} if listed else {}
    style = {"style": 2 if long else 1, "max_length": _TYPED}
    return {"type": b.INPUT, **style, **filled, **hint}


def _select(field: Field) -> Block:
    options = [(value or _EMPTY, label) for value, label in field.options]
    held = _EMPTY if field.value == "" else field.value
    return b.choice(options, held) | {"min_values": int(field.required)}


def _people(field: Field) -> Block:
    users = [user_of(MemberId(each)) for each in field.value or () if str(each).startswith("D-")]
    chosen = [{"id": each, "type": "user"} for each in users[: b.CHOICES]]
    first = {"default_values": chosen} if chosen else {}
    return {"type": b.PEOPLE, "min_values": int(field.required), "max_values": b.CHOICES, **first}


_INPUTS: Final = {Kind.SELECT: _select, Kind.PEOPLE: _people}
"""All others are typed."""


# What was filled in


def name_of(custom_id: str) -> str:
    """Return what a dialog is called."""
    return custom_id.partition("|")[2]


def filled_in(components: Iterable[Mapping[str, Any]]) -> tuple[dict[str, Any], bool]:
    """Return what was filled in, by input, and whether the rest is to be asked, too."""
    inputs = [each["component"] for each in components if each["type"] == b.LABEL]
    values = {each["custom_id"]: _read(each) for each in inputs if each["custom_id"] != _FILES}
    return values, bool(values.pop(_MORE, False))


def _read(filled: Mapping[str, Any]) -> Any:  # noqa: ANN401  # as values are
    match filled["type"]:
        case b.PEOPLE:
            return [member_of("", each) for each in filled["values"]]
        case b.SELECT:
            chosen = next(iter(filled["values"]), "")
            return "" if chosen == _EMPTY else chosen
        case _:
            return filled.get("value") or ""
