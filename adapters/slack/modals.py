"""Forms as Slack's dialogs, and what was filled in as values.

A block is named as its input is, and its action as the kind of its field, so that a view can be
read without the form it was made of.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from adapters.slack import blocks as b
from adapters.slack.names import member_of
from adapters.slack.times import MRKDWN, still
from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.surface.placed_surface import CHANNEL
from orchestration.interaction.carried import carried, carried_in
from orchestration.interaction.form import MORE, Field, Form, Kind
from orchestration.interaction.inputs import FilledInput, Input, errors_at, inputs_of, put_together
from orchestration.interaction.translation import beside

View = dict[str, Any]

UNFOLD: Final = "unfold"
"""The action of the button that shows the rest of a form."""

_TITLE: Final = 24
_LABEL: Final = 2000
_TYPED: Final = 3000
_OPTION: Final = 75
_OPTIONS: Final = 100
_BLOCKS: Final = 100
METADATA: Final = 3000
"""Characters that a view carries for us."""

_EMPTY: Final = "_nothing"
"""Slack takes no option without a value."""

_WHOLE: Final = re.compile("[0-9]{1,9}")
_USER: Final = re.compile(r"[A-Z0-9]+-([UW][A-Z0-9]+)")


def modal(form: Form, *, private: Mapping[str, Any]) -> View:
    """Return a form as a view; `private` (JSON) comes back with it, and the form's context.

    It shows the first step, and a button for the rest. A title that Slack would refuse for its
    length is shortened, and stands whole above the fields.
    """
    steps, form = len(form.steps()), form.step(0)
    row = {
        "type": "actions",
        "elements": [b.button(UNFOLD, beside(form, MORE), "", None)],
        "block_id": UNFOLD,
    }
    more = [row] if steps > 1 else []
    whole = [] if len(form.title) <= _TITLE else [b.section(MRKDWN.strong(still(form.title)))]
    words = [b.section(still(form.words))] if form.words else []
    inputs = [_input(each) for each in inputs_of(form)]
    return {
        "type": "modal",
        "callback_id": form.name,
        "title": b.plain(form.title, _TITLE),
        "submit": b.plain(form.submit, _TITLE),
        "close": b.plain(beside(form, "No" if form.is_question else "Not now"), _TITLE),
        "private_metadata": carried(private, form.context, METADATA),
        "blocks": fitting([*whole, *words, *inputs, *more]),
    }


def fitting(blocks: list[Block], most: int = _BLOCKS) -> list[Block]:
    """Return blocks as many as a view takes, a home too, or at most so many."""
    if len(blocks) <= most:
        return blocks
    return [*blocks[: most - 1], b.context([f"… and {len(blocks) - most + 1} more"])]


def kept_in(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was given to `modal` as `private`, and the form's context as `context`."""
    return carried_in(view.get("private_metadata") or "")


# Inputs


def _input(asked: Input) -> Block:
    field = asked.field
    made = {
        "type": "input",
        "block_id": field.name,
        "label": b.plain(field.label, _LABEL),
        "element": _ELEMENTS[field.kind](field) | {"action_id": asked.kind.value},
        "optional": not field.required,
    }
    return made | ({"hint": b.plain(field.help, _LABEL)} if field.help else {})


def _text(field: Field) -> Block:
    return {
        "type": "plain_text_input",
        "multiline": field.kind is Kind.LONGTEXT,
        "max_length": _TYPED,
        **_initial("value", str(field.value or "")[:_TYPED]),
    }


def _number(field: Field) -> Block:
    return {
        "type": "number_input",
        "is_decimal_allowed": False,
        **_initial("value", "" if field.value is None else str(field.value)),
        **({} if field.low is None else {"min_value": str(field.low)}),
        **({} if field.high is None else {"max_value": str(field.high)}),
    }


def _date(field: Field) -> Block:
    return {"type": "datepicker", **_initial("date", field.value)}


def _people(field: Field) -> Block:
    """Ask for people of this workspace; who has no account in it cannot be shown by Slack."""
    found = (_USER.fullmatch(each) for each in field.value or ())
    return {"type": "multi_users_select", **_initial("users", [each[1] for each in found if each])}


def _select(field: Field) -> Block:
    """Ask for one of some options; more than a hundred are shown in groups."""
    offered = [
        {"text": b.plain(label, _OPTION), "value": each or _EMPTY} for each, label in field.options
    ]
    held = _EMPTY if field.value == "" else field.value
    chosen = next((each for each in offered if each["value"] == held), None)
    return {"type": "static_select", **_offered(offered), **_initial("option", chosen)}


def _offered(options: list[Block]) -> Block:
    if len(options) <= _OPTIONS:
        return {"options": options}
    starts = range(0, len(options), _OPTIONS)
    groups = [
        {"label": b.plain(f"From {at + 1}", _OPTION), "options": options[at : at + _OPTIONS]}
        for at in starts
    ]
    return {"option_groups": groups}


def _initial(name: str, value: object) -> Block:
    return {f"initial_{name}": value} if value else {}


_ELEMENTS: Final[Mapping[Kind, Callable[[Field], Block]]] = {
    Kind.TEXT: _text,
    Kind.LONGTEXT: _text,
    Kind.NUMBER: _number,
    Kind.DATE: _date,
    Kind.SELECT: _select,
    Kind.PEOPLE: _people,
}


# What was filled in


def asked_in(view: Mapping[str, Any]) -> list[str]:
    """Return the blocks of a view that ask something."""
    return [each["block_id"] for each in view["blocks"] if each["type"] == "input"]


_INITIAL: Final = {
    "initial_value": "value",
    "initial_option": "selected_option",
    "initial_date": "selected_date",
    "initial_users": "selected_users",
}
"""What an element begins with, and what that is called once somebody has touched it."""


def as_it_stands(view: Mapping[str, Any]) -> View:
    """Return a view that is still open with what nobody has touched yet among its values."""
    begun: dict[str, Any] = {}
    for block in view["blocks"]:
        if block["type"] == "input":
            element = block["element"]
            held = {now: element[first] for first, now in _INITIAL.items() if first in element}
            begun[block["block_id"]] = {element["action_id"]: {"type": element["type"], **held}}
    touched = (view.get("state") or {}).get("values") or {}
    return {**view, "state": {"values": {**begun, **touched}}}


def values_of(view: Mapping[str, Any], team: str) -> dict[str, Any]:
    """Return what was filled in, by field: texts, dates and choices as texts, numbers as ints.

    People are MemberIds, an order is a list, points are a dict; what was left empty is "".
    """
    return put_together(
        FilledInput(action, block, _read(element, team))
        for block, held in view["state"]["values"].items()
        for action, element in held.items()
    )


def _read(element: Mapping[str, Any], team: str) -> Any:  # noqa: ANN401  # as values are
    match element:
        case {"selected_users": list(users)}:
            return [member_of(team, each) for each in users]
        case {"selected_option": {"value": value}} | {"selected_date": str(value)}:
            return "" if value == _EMPTY else value
        case {"type": "number_input", "value": str(digits)}:
            return int(digits) if _WHOLE.fullmatch(digits) else digits
        case {"type": "multi_users_select"}:
            return []
        case _:
            return element.get("value") or ""


def channel_input() -> Block:
    """Ask in which channel; only the bot's own will do, which is checked when it is sent off."""
    return {
        "type": "input",
        "block_id": CHANNEL,
        "label": b.plain("In which channel?"),
        "element": {
            "type": "conversations_select",
            "action_id": CHANNEL,
            "filter": {"include": ["public", "private", "mpim"], "exclude_bot_users": True},
        },
    }


def chosen_channel(view: Mapping[str, Any]) -> str:
    """Return the channel that was chosen; "" where none was asked for."""
    state = view["state"]["values"].get(CHANNEL, {}).get(CHANNEL, {})
    return state.get("selected_conversation") or ""


def errors_of(view: Mapping[str, Any], errors: Mapping[str, str]) -> dict[str, str]:
    """Return what is wrong by the block that it is shown under."""
    return errors_at(asked_in(view), errors)
