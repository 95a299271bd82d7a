"""Screens and forms in the page's own form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Block, Body
from orchestration.desk.form import Field, Form, Kind
from orchestration.desk.screen import (
    Button,
    Buttons,
    Card,
    Line,
    Lines,
    Look,
    Option,
    Options,
    Part,
    Screen,
    Stars,
    Text,
)
from orchestration.wording import moment, zoned

Dialog = dict[str, Any]

_STYLE: Final = {Look.PLAIN: "normal", Look.STRONG: "strong", Look.QUIET: "quiet"}


def dress(screen: Screen) -> Body:
    """Return a screen as a message's body."""
    votes = [each for each in screen.parts if isinstance(each, Options)]
    lettered = [option.slot.id for each in votes if each.by_letter for option in each.options]
    return Body(
        text=screen.words,
        blocks=tuple(block for part in screen.parts for block in _blocks(part)),
        offer=tuple(map(b.letter, lettered)),
        memo={key: value for each in votes for key, value in _memo(each).items()},
    )


def _memo(options: Options) -> Mapping[str, Any]:
    names = [each.slot.id for each in options.options]
    return {"round": options.round, "options": names, "letters": [b.letter(each) for each in names]}


def _blocks(part: Part) -> Iterable[Block]:
    match part:
        case Text(words, look):
            yield b.text(words, _STYLE[look])
        case Buttons(buttons, only):
            yield b.buttons(*map(_button, buttons), only=only)
        case Lines(lines):
            yield b.items(map(_line, lines))
        case Card():
            yield _card(part)
        case Options():
            yield from _options(part)
        case Stars(action, name, label):
            yield b.stars(action, name, label)


def _button(button: Button) -> Block:
    return b.button(button.action, button.label, button.look.value, button.value)


def _line(line: Line) -> Block:
    button = None if line.button is None else _button(line.button)
    return b.item(line.words, line.mark.value, button)


def _card(card: Card) -> Block:
    progress = card.progress and {"value": card.progress[0], "of": card.progress[1]}
    return {
        "type": "card",
        "title": card.title,
        "lines": list(card.lines),
        "progress": progress,
        "state": card.state,
    }


def _options(options: Options) -> Iterable[Block]:
    yield {"type": "options", "options": [_option(each, options) for each in options.options]}
    if options.one_tap and not options.by_letter:
        names = [each.slot.id for each in options.options]
        yield b.buttons(
            *(b.button("choose", each, "primary", f"{options.round}/{each}") for each in names)
        )


def _option(option: Option, among: Options) -> Block:
    return {
        "id": option.slot.id,
        "when": zoned(moment(option.slot, among.zone), among.zone, among.names_zone),
        "facts": list(option.facts),
        "reasons": [str(each) for each in option.reasons],
        "warning": option.warning or None,
    }


def dialog(form: Form, **context: object) -> Dialog:
    """Return a form; what is in `context` comes back with what was filled in, beside its own."""
    return {
        "name": form.name,
        "title": form.title,
        "submit": form.submit,
        "words": form.words,
        "context": {**form.context, **context},
        "fields": [_field(each) for each in form.fields],
    }


def _field(field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "label": field.label,
        "kind": "multiselect" if field.kind is Kind.PEOPLE else field.kind.value,
        "value": field.value,
        "options": [{"value": value, "label": label} for value, label in field.options],
        "help": field.help or None,
        "required": field.required,
        "min": field.low,
        "max": field.high,
    }
