"""Screens and forms in another language: all of their words, and none of their values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import singledispatchmethod
from typing import TypeVar

from orchestration.interaction.card import progress_in_words, state_in_words
from orchestration.interaction.form import Field, Form
from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Image,
    Layout,
    Lines,
    Link,
    OptionRow,
    Options,
    Part,
    Select,
    Stars,
    Table,
    Text,
    When,
)
from orchestration.interaction.translation.interpreter import Interpreter
from orchestration.interaction.translation.languages import interpreter_of

P = TypeVar("P", bound=Part)


@dataclass(frozen=True, slots=True)
class Translation:
    """What a reader is shown, in their language; the house's own is "" or unknown.

    What somebody called things, their `own` words, is not put.
    """

    language: str = ""
    own: tuple[str, ...] = ()

    @property
    def _interpreter(self) -> Interpreter | None:
        return interpreter_of(self.language)

    def words(self, words: str) -> str:
        """Return words as the reader has them."""
        interpreter = self._interpreter
        return interpreter.put(words, self.own) if interpreter and words else words

    def layout(self, layout: Layout) -> Layout:
        """Return a screen as the reader has it."""
        if self._interpreter is None:
            return layout
        return replace(
            layout,
            words=self._beside_own(layout),
            parts=tuple(map(replace(self, own=layout.own).part, layout.parts)),
            times=self._times(layout.times),
            language=self.language,
        )

    def _beside_own(self, layout: Layout) -> str:
        """Return a screen's words in which what somebody wrote stays, where it is a whole line."""
        own = {x.words for x in layout.parts if isinstance(x, Text) and x.own}
        own |= {each.title for each in layout.parts if isinstance(each, Card)}
        lines = layout.words.split("\n") if own else [layout.words]
        beside = replace(self, own=layout.own)
        return "\n".join(each if each in own else beside.words(each) for each in lines)

    def form(self, form: Form) -> Form:
        """Return a dialog as the reader has it."""
        if self._interpreter is None:
            return form
        return replace(
            form,
            title=self.words(form.title),
            submit=self.words(form.submit),
            words=self.words(form.words),
            fields=tuple(map(self._field, form.fields)),
            times=self._times(form.times),
            language=self.language,
        )

    def each(self, words: Mapping[str, str]) -> dict[str, str]:
        """Return sentences by what they are about, as the reader has them."""
        return {name: self.words(said) for name, said in words.items()}

    def button(self, button: Button) -> Button:
        """Return a button as the reader has it."""
        return replace(button, label=self.words(button.label))

    def _times(self, times: Iterable[When]) -> tuple[When, ...]:
        return tuple(map(self._time, times))

    def _time(self, each: When) -> When:
        beside = self._time(each.beside) if each.beside else None
        words, place = self.words(each.words), self.words(each.place)
        return replace(each, words=words, place=place, beside=beside)

    def _field(self, field: Field) -> Field:
        return replace(
            field,
            label=self.words(field.label),
            help=self.words(field.help),
            group=self.words(field.group),
            options=tuple((value, self.words(label)) for value, label in field.options),
        )

    # Parts

    @singledispatchmethod
    def part(self, part: P) -> P:
        """Return a part as the reader has it; who speaks is called the same in all languages."""
        return part

    @part.register
    def _(self, part: Text) -> Text:
        return part if part.own else replace(part, words=self.words(part.words))

    @part.register
    def _(self, part: Buttons) -> Buttons:
        return replace(part, buttons=tuple(map(self.button, part.buttons)))

    @part.register
    def _(self, part: Lines) -> Lines:
        lines = (
            replace(
                each,
                words=self.words(each.words),
                button=self.button(each.button) if each.button else None,
            )
            for each in part.lines
        )
        return Lines(tuple(lines))

    @part.register
    def _(self, part: Card) -> Card:
        """Its title is what somebody called it."""
        lines = tuple(map(self.words, part.lines))
        state, counted = self.words(state_in_words(part)), self.words(progress_in_words(part))
        return replace(part, lines=lines, state=state, counted=counted)

    @part.register
    def _(self, part: Options) -> Options:
        rows = tuple(map(self._row, part.options))
        return replace(part, options=rows, language=self.language)

    def _row(self, row: OptionRow) -> OptionRow:
        facts = tuple(map(self.words, row.facts))
        return replace(row, facts=facts, warning=self.words(row.warning))

    @part.register
    def _(self, part: Stars) -> Stars:
        return replace(part, label=self.words(part.label))

    @part.register
    def _(self, part: Table) -> Table:
        rows = tuple(tuple(map(self.words, row)) for row in part.rows)
        heads = tuple(map(self.words, part.heads))
        return Table(self.words(part.caption), heads, rows)

    @part.register
    def _(self, part: Select) -> Select:
        options = tuple((value, self.words(label)) for value, label in part.options)
        return replace(part, label=self.words(part.label), options=options)

    @part.register
    def _(self, part: Link) -> Link:
        return replace(part, label=self.words(part.label))

    @part.register
    def _(self, part: Image) -> Image:
        return replace(part, alternative=self.words(part.alternative))


def beside(form: Form, words: str) -> str:
    """Return what a platform says of its own in a dialog, as the reader has it."""
    return Translation(form.language).words(words)
