"""Forms as Slack's dialogs, and what was filled in as values.

A field's block is named as the field is, and its action as its kind, so that a view can be read
without the form it was made of. An order asks for each place, and points for each option, in a
block of its own: `order:1`, `points:A`.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final
from zlib import compress, decompress

from adapters.slack import blocks as b
from adapters.slack.names import member_of
from adapters.slack.times import still
from orchestration.interaction.form import Field, Form, Kind

View = dict[str, Any]

_TITLE: Final = 24
_LABEL: Final = 2000
_TYPED: Final = 3000
_OPTION: Final = 75
_OPTIONS: Final = 100
_BLOCKS: Final = 100
_METADATA: Final = 3000
_PART: Final = ":"
_WHOLE: Final = re.compile("[0-9]{1,9}")
_USER: Final = re.compile(r"[A-Z0-9]+-([UW][A-Z0-9]+)")


def modal(form: Form, *, private: Mapping[str, Any]) -> View:
    """Return a form as a view; `private` (JSON) comes back with it, and the form's context.

    A title that Slack would refuse for its length is shortened, and stands whole above the fields.
    """
    whole = [] if len(form.title) <= _TITLE else [b.section(b.strong(still(form.title)))]
    words = [b.section(still(form.words))] if form.words else []
    fields = [block for each in form.fields for block in _blocks(each)]
    return {
        "type": "modal",
        "callback_id": form.name,
        "title": b.plain(form.title, _TITLE),
        "submit": b.plain(form.submit, _TITLE),
        "close": b.plain("No" if form.is_question else "Not now", _TITLE),
        "private_metadata": _kept(private, form.context),
        "blocks": _fitting([*whole, *words, *fields]),
    }


def _fitting(blocks: list[b.Block]) -> list[b.Block]:
    if len(blocks) <= _BLOCKS:
        return blocks
    left_out = len(blocks) - _BLOCKS + 1
    return [*blocks[: _BLOCKS - 1], b.context([f"… and {left_out} more"])]


# What comes back with a view


def _kept(private: Mapping[str, Any], context: Mapping[str, Any]) -> str:
    """Return JSON that Slack takes: a long context is compressed.

    One that is too long even so (some 300 people named) is left out, as a dialog without what was
    said in words is better than none.
    """
    for each in (dict(context), {"z": _compressed(context)}):
        kept = _json({**private, "context": each})
        if len(kept) <= _METADATA:
            return kept
    return _json({**private, "context": {}})


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _compressed(context: Mapping[str, Any]) -> str:
    return b64encode(compress(_json(context).encode(), 9)).decode()


def kept_in(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was given to `modal` as `private`, and the form's context as `context`."""
    kept = json.loads(view.get("private_metadata") or "{}")
    match kept.get("context"):
        case {"z": str(packed), **rest} if not rest:
            kept["context"] = json.loads(decompress(b64decode(packed)))
    return kept


# Fields


def _blocks(field: Field) -> Iterable[b.Block]:
    """Return a field as one input, or several."""
    match field.kind:
        case Kind.ORDER:
            return _order(field)
        case Kind.POINTS:
            return _points(field)
        case _:
            return [_input(field, field.name, field.label, _ELEMENTS[field.kind](field))]


def _input(field: Field, name: str, label: str, element: b.Block, *, helps: bool = True) -> b.Block:
    made = {
        "type": "input",
        "block_id": name,
        "label": b.plain(label, _LABEL),
        "element": element | {"action_id": field.kind.value},
        "optional": not field.required,
    }
    return made | ({"hint": b.plain(field.help, _LABEL)} if field.help and helps else {})


def _order(field: Field) -> Iterable[b.Block]:
    """Ask what is in each place."""
    chosen = [*(field.value or ()), *[None] * len(field.options)]
    for place, value in enumerate(chosen[: len(field.options)], start=1):
        name, label = f"{field.name}{_PART}{place}", f"{field.label}: place {place}"
        yield _input(field, name, label, _select(field.options, value), helps=place == 1)


def _points(field: Field) -> Iterable[b.Block]:
    """Ask for the points of each option; what they are for stands above the first."""
    given = field.value or {}
    for place, (option, label) in enumerate(field.options):
        name, asked = f"{field.name}{_PART}{option}", label if place else f"{field.label}: {label}"
        yield _input(field, name, asked, _number(field, given.get(option)), helps=not place)


def _text(field: Field) -> b.Block:
    return {
        "type": "plain_text_input",
        "multiline": field.kind is Kind.LONGTEXT,
        "max_length": _TYPED,
        **_initial("value", str(field.value or "")[:_TYPED]),
    }


def _number(field: Field, value: object) -> b.Block:
    return {
        "type": "number_input",
        "is_decimal_allowed": False,
        **_initial("value", "" if value is None else str(value)),
        **({} if field.low is None else {"min_value": str(field.low)}),
        **({} if field.high is None else {"max_value": str(field.high)}),
    }


def _date(field: Field) -> b.Block:
    return {"type": "datepicker", **_initial("date", field.value)}


def _people(field: Field) -> b.Block:
    """Ask for people of this workspace; who has no account in it cannot be shown by Slack."""
    found = (_USER.fullmatch(each) for each in field.value or ())
    return {"type": "multi_users_select", **_initial("users", [each[1] for each in found if each])}


def _select(options: Sequence[tuple[str, str]], value: object) -> b.Block:
    """Ask for one of some options; more than a hundred are shown in groups."""
    offered = [{"text": b.plain(label, _OPTION), "value": each} for each, label in options]
    chosen = next((each for each in offered if each["value"] == value), None)
    return {"type": "static_select", **_offered(offered), **_initial("option", chosen)}


def _offered(options: list[b.Block]) -> b.Block:
    if len(options) <= _OPTIONS:
        return {"options": options}
    starts = range(0, len(options), _OPTIONS)
    groups = [
        {"label": b.plain(f"From {at + 1}", _OPTION), "options": options[at : at + _OPTIONS]}
        for at in starts
    ]
    return {"option_groups": groups}


def _initial(name: str, value: object) -> b.Block:
    return {f"initial_{name}": value} if value else {}


_ELEMENTS: Final[Mapping[Kind, Callable[[Field], b.Block]]] = {
    Kind.TEXT: _text,
    Kind.LONGTEXT: _text,
    Kind.NUMBER: lambda field: _number(field, field.value),
    Kind.DATE: _date,
    Kind.SELECT: lambda field: _select(field.options, field.value),
    Kind.PEOPLE: _people,
}


# What was filled in


def values_of(view: Mapping[str, Any], team: str) -> dict[str, Any]:
    """Return what was filled in, by field: texts, dates and choices as texts, numbers as ints.

    People are MemberIds, an order is a list, points are a dict; what was left empty is "".
    """
    values: dict[str, Any] = {}
    for block, held in sorted(view["state"]["values"].items(), key=_place):
        for action, element in held.items():
            _READERS.get(action, _pass)(values, block, _read(element, team))
    return values


def _place(item: tuple[str, object]) -> int:
    """Return which place of an order a block asks for; others need none."""
    place = item[0].partition(_PART)[2]
    return int(place) if place.isdecimal() else 0


def _read(element: Mapping[str, Any], team: str) -> Any:  # noqa: ANN401  # as values are
    match element:
        case {"selected_users": list(users)}:
            return [member_of(team, each) for each in users]
        case {"selected_option": {"value": value}} | {"selected_date": str(value)}:
            return value
        case {"type": "number_input", "value": str(digits)}:
            return int(digits) if _WHOLE.fullmatch(digits) else digits
        case {"type": "multi_users_select"}:
            return []
        case _:
            return element.get("value") or ""


def _one(values: dict[str, Any], block: str, value: object) -> None:
    values[block] = value


def _one_place(values: dict[str, Any], block: str, value: object) -> None:
    values.setdefault(block.partition(_PART)[0], []).append(value)


def _one_share(values: dict[str, Any], block: str, value: object) -> None:
    name, _, option = block.partition(_PART)
    values.setdefault(name, {})[option] = value


def _pass(values: dict[str, Any], block: str, value: object) -> None:
    """Leave out what no field has asked for."""


_READERS: Final[Mapping[str, Callable[[dict[str, Any], str, object], None]]] = {
    **dict.fromkeys(Kind, _one),
    Kind.ORDER: _one_place,
    Kind.POINTS: _one_share,
}


def errors_of(view: Mapping[str, Any], errors: Mapping[str, str]) -> dict[str, str]:
    """Return what is wrong by the block that it is shown under.

    A sentence about what the view does not ask is shown under its first input.
    """
    asked = [each["block_id"] for each in view["blocks"] if each["type"] == "input"]
    said: dict[str, list[str]] = {}
    for name, sentence in errors.items():
        parts = (each for each in asked if each.partition(_PART)[0] == name)
        block = name if name in asked else next(parts, next(iter(asked), ""))
        said.setdefault(block, []).append(sentence)
    return {block: " ".join(sentences) for block, sentences in said.items() if block}
