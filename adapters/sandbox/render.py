"""Screens and forms in the page's own form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.records import Body
from orchestration.conversation.ports.letters import drawn
from orchestration.conversation.ports.messenger import Block
from orchestration.interaction.form import Field, Form, Kind
from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Image,
    Layout,
    Line,
    Lines,
    Link,
    Look,
    OptionRow,
    Options,
    Select,
    Stars,
    Table,
    Text,
    is_web,
)
from orchestration.interaction.taps import CHOOSE, told_in, vote_for, votes_of
from orchestration.views.speaker import Speaker

Dialog = dict[str, Any]

_STYLE: Final = {Look.PLAIN: "normal", Look.STRONG: "strong", Look.QUIET: "quiet"}


def render(screen: Layout, pictures: Sequence[Block] = ()) -> Body:
    """Return a screen as a message's body; `pictures` are those that were drawn for it.

    A picture that a part names stands there, all others above the buttons at the end.
    """
    named = {each.drawing for each in screen.parts if isinstance(each, Image)}
    others = (each for number, each in enumerate(pictures) if number not in named)
    blocks = [block for part in screen.parts for block in _blocks(part, pictures)]
    return Body(text=screen.words, blocks=b.before_buttons(blocks, *others))


@singledispatch
def _blocks(part: Any, pictures: Sequence[Block]) -> Iterable[Block]:  # noqa: ANN401  # dispatched on
    raise TypeError(f"{type(part).__name__} has no form in the sandbox")


@_blocks.register
def _(part: Text, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.text(part.words, _STYLE[part.look])


@_blocks.register
def _(part: Buttons, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.buttons(*map(_button, part.buttons), only=part.only)


@_blocks.register
def _(part: Lines, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.items(map(_line, part.lines))


@_blocks.register
def _(part: Stars, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.stars(part.action, part.name, part.label)


@_blocks.register
def _(part: Table, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.table(part.caption, part.heads, part.rows)


@_blocks.register
def _(part: Select, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.select(part.action, part.label, part.options, part.value)


@_blocks.register
def _(part: Link, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.link(part.address, part.label) if is_web(part.address) else b.text(part.label)


@_blocks.register
def _(part: Image, pictures: Sequence[Block]) -> Iterable[Block]:
    """Show a drawing; the page loads nothing from elsewhere, so an address is a link."""
    if part.drawing is not None and part.drawing < len(pictures):
        yield pictures[part.drawing]
    elif is_web(part.address):
        yield b.link(part.address, part.alternative)
    else:
        yield b.text(part.alternative, "quiet")


@_blocks.register
def _(part: Speaker, pictures: Sequence[Block]) -> Iterable[Block]:
    yield b.speaker(part)


def _button(button: Button) -> Block:
    return b.button(button.action, button.label, button.look.value, button.value)


def _line(line: Line) -> Block:
    button = None if line.button is None else _button(line.button)
    return b.item(line.words, line.mark.value, button)


@_blocks.register
def _(card: Card, pictures: Sequence[Block]) -> Iterable[Block]:
    progress = card.progress and {"value": card.progress[0], "of": card.progress[1]}
    yield {
        "type": "card",
        "title": card.title,
        "lines": list(card.lines),
        "progress": progress,
        "state": card.state,
    }


@_blocks.register
def _(options: Options, pictures: Sequence[Block]) -> Iterable[Block]:
    yield {
        "type": "options",
        "options": [_option(each, options) for each in options.options],
        "round": options.round,
        "offer": [drawn(each.option.id) for each in options.options if options.by_letter],
    }
    if options.is_proposal and options.one_tap:
        yield b.buttons(*(_button(replace(x.button, look=Look.PRIMARY)) for x in votes_of(options)))


def _option(option: OptionRow, among: Options) -> Block:
    return {
        "id": option.option.id,
        "when": told_in(among, option),
        "facts": list(option.facts),
        "reasons": [str(each) for each in option.reasons],
        "warning": option.warning or None,
        "serves": option.serves,
        "tap": _tap(option, among),
    }


def _tap(option: OptionRow, among: Options) -> Block | None:
    """Return what a tap on an option is: a vote that nobody else sees, or the dialog for one."""
    if among.in_dialog:
        return {"action": "vote", "value": f"{among.round}", "label": ""}
    if not among.one_tap or among.is_proposal:
        return None
    return {"action": CHOOSE, "value": vote_for(option, among), "label": option.option.id}


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
        "more": field.more,
        "group": field.group or None,
        "min": field.low,
        "max": field.high,
    }
