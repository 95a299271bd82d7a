"""Layouts as blocks of a message, on any platform that has sections, rows of buttons and lists.

A platform says how each sort of block looks, and what of a layout has a form of its own there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, singledispatchmethod
from typing import Any, ClassVar, Final

from orchestration.conversation.ports.messenger import Block, Rendered
from orchestration.conversation.shown.controls import Controls
from orchestration.interaction.card import lines_with_progress, state_in_words
from orchestration.interaction.fitting import more, packed, short
from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Image,
    Lines,
    Link,
    Look,
    Options,
    Select,
    Stars,
    Table,
    Text,
    When,
    is_web,
)
from orchestration.interaction.listed import ListedOption, options_of, rows_kept, rows_of, said_of
from orchestration.interaction.markup import Markup
from orchestration.interaction.plain_text import lines_of
from orchestration.interaction.taps import Tap, stars_of
from orchestration.interaction.translation import Translation
from orchestration.model.people import SessionId
from orchestration.views.speaker import Speaker

_LINE: Final = 600
_BY_BUTTON: Final = (
    "From {} on there is no letter to react with: a button or a reply votes for them."
)
_STRONG: Final = 1000


def as_one(shown: Iterable[Rendered]) -> Rendered:
    """Return several messages as one."""
    every = list(shown)
    return Rendered("\n".join(x.text for x in every), [y for x in every for y in x.blocks])


@dataclass(frozen=True, slots=True)
class InBlocks(ABC):
    """Makes blocks of parts.

    `rows` is how many lines with a button of their own one list has, and `most_options` how many
    options are shown; of a table it is `table_rows`.
    """

    platform: ClassVar[str]
    markup: ClassVar[Markup]
    controls: ClassVar[Controls]
    longest_text: ClassVar[int]
    longest_option: ClassVar[int]
    table_rows: ClassVar[int]

    session: SessionId | None
    times: tuple[When, ...]
    rows: int
    most_options: int
    _written: dict[tuple[str, int], str] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    # How blocks look

    @abstractmethod
    def paragraph(self, words: str, beside: Block | None = None) -> Block:
        """Return a paragraph of markup, perhaps with something to press beside it."""

    @abstractmethod
    def quiet(self, words: str) -> Block:
        """Return a paragraph that stands back."""

    @abstractmethod
    def button(self, button: Button) -> Block:
        """Return a button."""

    def tap(self, tap: Tap) -> Block:
        """Return a button that is a whole answer."""
        return self.button(tap.button)

    @abstractmethod
    def letter(self, option: str) -> str:
        """Return the emoji that votes for an option, as it stands in a text; "" where none does."""

    @abstractmethod
    def link(self, address: str, label: str) -> str:
        """Return markup that leads to an address of the web; the label is markup already."""

    @abstractmethod
    def picture(self, part: Image) -> Block | None:
        """Return a picture; None where it cannot be shown."""

    @abstractmethod
    def who_speaks(self, speaker: Speaker) -> Block:
        """Return who speaks, to stand above what they say."""

    # What has a form of its own

    @abstractmethod
    def card(self, title: str, lines: Sequence[str], room: int) -> Iterable[Block]:
        """Return a card: its title in words, and its lines in markup, the state first."""

    @abstractmethod
    def options(self, listed: Sequence[ListedOption]) -> Iterable[Block]:
        """Return options with what votes for them."""

    def table(self, table: Table) -> Iterable[Block]:
        """Return a table: its rows as lines, where a platform has none."""
        return self.joined([self.line(x) for x in lines_of(replace(table, caption="")) if x])

    @abstractmethod
    def select(self, select: Select) -> Iterable[Block]:
        """Return a list to choose from."""

    # Parts

    @singledispatchmethod
    def part(self, part: Any, room: int) -> Iterable[Block]:  # noqa: ANN401  # dispatched on
        """Return a part as blocks, with at most about `room` characters."""
        raise TypeError(f"{type(part).__name__} has no form in {self.platform}")

    @part.register
    def _(self, part: Text, room: int) -> Iterable[Block]:
        return self.text(part.words, part.look, room)

    def text(self, words: str, look: Look, room: int) -> Iterable[Block]:
        """Return words as paragraphs."""
        size = min(_STRONG, self.longest_text) if look is Look.STRONG else self.longest_text
        for text in packed(self.markup.atoms(words, self.times, room), size):
            if look is Look.QUIET:
                yield self.quiet(text)
            else:
                yield self.paragraph(self.markup.strong(text) if look is Look.STRONG else text)

    @part.register
    def _(self, part: Buttons, room: int) -> Iterable[Block]:
        del room
        return self.controls.rows([self.button(each) for each in part.buttons])

    @part.register
    def _(self, part: Lines, room: int) -> Iterable[Block]:
        """Make a paragraph of each line with a button; where there are too many, some have none."""
        for row in rows_of(part, room, self.rows, self.line):
            if row.button is None:
                yield from self.joined(row.texts)
            else:
                yield self.paragraph("\n".join(row.texts), self.button(row.button))

    @part.register
    def _(self, part: Card, room: int) -> Iterable[Block]:
        head, *others = lines_with_progress(part) or [""]
        state = self.markup.strong(self.markup.still(state_in_words(part)))
        lines = [f"{state} · {self.line(head)}", *map(self.line, others)]
        return self.card(part.title, lines, room)

    @part.register
    def _(self, part: Options, room: int) -> Iterable[Block]:
        say, most = partial(self.told, part), self.most_options
        listed = options_of(part, room, most, self.longest_option, say)
        yield from self.options(listed)
        reader = Translation(part.language)
        yield from self.joined(list(map(reader.words, more(len(part.options) - len(listed)))))
        bare = [each.option.id for each in part.options if not self.letter(each.option.id)]
        if part.by_letter and bare and len(bare) < len(part.options):
            yield self.quiet(self.line(reader.words(_BY_BUTTON.format(bare[0]))))

    @part.register
    def _(self, part: Table, room: int) -> Iterable[Block]:
        if part.caption:
            yield self.paragraph(self.markup.strong(self.line(part.caption)))
        kept = rows_kept(part, room, self.table_rows)
        yield from self.table(replace(part, rows=part.rows[:kept]))
        yield from self.joined(more(len(part.rows) - kept))

    @part.register
    def _(self, part: Stars, room: int) -> Iterable[Block]:
        del room
        yield self.paragraph(self.line(part.label))
        yield from self.controls.rows([self.tap(each) for each in stars_of(part)])

    @part.register
    def _(self, part: Select, room: int) -> Iterable[Block]:
        del room
        return self.select(part)

    @part.register
    def _(self, part: Link, room: int) -> Iterable[Block]:
        label = self.markup.still(short(" ".join(part.label.split()), min(room, _LINE)))
        yield self.paragraph(self.link(part.address, label) if is_web(part.address) else label)

    @part.register
    def _(self, part: Image, room: int) -> Iterable[Block]:
        if (shown := self.picture(part)) is not None:
            yield shown
        else:
            yield from self.text(part.alternative, Look.QUIET, room)

    @part.register
    def _(self, part: Speaker, room: int) -> Iterable[Block]:
        del room
        yield self.who_speaks(part)

    # Lines

    def joined(self, lines: Sequence[str]) -> Iterable[Block]:
        """Return lines of markup as few paragraphs; none where there is no line."""
        return map(self.paragraph, packed([f"{each}\n" for each in lines], self.longest_text))

    def line(self, words: str, longest: int = _LINE) -> str:
        """Return a line in markup."""
        line = words, min(longest, _LINE)
        if line not in self._written:  # what is said of several options is put but once
            self._written[line] = self.markup.shown(words, self.times, line[1])
        return self._written[line]

    def told(self, options: Options, place: int, longest: int) -> list[str]:
        """Return what is said of an option, with the emoji that votes for it."""
        name = options.options[place].option.id
        letter = f" {self.letter(name)}".rstrip() if options.by_letter else ""
        head = f"{self.markup.strong(self.markup.still(name))}{letter}"
        write = partial(self.line, longest=longest)
        return said_of(options, place, head, write, self.markup.still)
