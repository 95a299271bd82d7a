"""Screens in Discord's own form: components, with the files that they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial, singledispatchmethod
from typing import Any, Final

from adapters.discord import components as b
from adapters.discord.names import emoji_of
from adapters.discord.times import atoms, shown, still
from orchestration.conversation.inbound import Part as AnswerPart
from orchestration.conversation.messenger import Block, Rendered
from orchestration.interaction.card import lines_with_progress, state_in_words
from orchestration.interaction.fitting import fitted, more, short
from orchestration.interaction.for_everyone import for_everyone
from orchestration.interaction.layout import (
    Button,
    Buttons,
    Card,
    Image,
    Layout,
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
from orchestration.interaction.listed import options_of, rows_kept, rows_of, said_of
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.taps import stars_of
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Drawings
from orchestration.views.speaker import Speaker

_ROOM: Final = 3500
"""Characters in all components of a message; Discord takes 4000."""
_LONGEST_TEXT: Final = 2000
_LONGEST_LINE: Final = 600
_LONGEST_NAME: Final = 80
_BESIDE: Final = 8
"""Lines with a button of their own, each of which takes three of forty components."""
_OPTIONS: Final = 25
_TABLE_ROWS: Final = 40


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file that is sent along."""

    name: str
    content: bytes


def render(
    screen: Layout,
    session: SessionId | None,
    drawings: Drawings = (),
    reader: MemberId | None = None,
) -> Rendered:
    """Return a screen as a message that Discord takes, however long what people wrote is.

    Everybody sees a channel's message alike; what is for one person stands in it only where they
    alone are its `reader`.
    """
    parts = for_everyone(screen.parts, reader)
    named = {each.drawing for each in parts if isinstance(each, Image)}
    files = [SentFile(f"picture-{number}.png", each.png) for number, each in enumerate(drawings)]
    renderer = _Renderer(session, screen.times, files)
    made = fitted(parts, _ROOM, renderer.part, b.size)
    for number, each in enumerate(drawings):
        if number not in named:
            made.append(b.picture(b.attached(files[number].name), each.alternative))
    blocks = b.fitting(b.numbered(_buttons_last(made)))
    return Rendered(shown(screen.words, screen.times, _LONGEST_TEXT), blocks, files)


def render_parts(parts: Sequence[AnswerPart], reader: MemberId) -> Rendered:
    """Return several screens as one message for one person."""
    made = [render(each.layout, each.session, reader=reader) for each in parts]
    blocks = b.fitting(b.numbered(block for each in made for block in each.blocks))
    return Rendered("\n".join(each.text for each in made), blocks)


def in_markup(words: str) -> Rendered:
    """Return words as a message; what is markup in them stays so."""
    return Rendered(words, [b.text(short(words, b.LONGEST_TEXT))])


def named(said: Rendered, speaker: Speaker) -> Rendered:
    """Return a message with who speaks above it."""
    head = _speaker(speaker)
    return Rendered(f"{head}: {said.text}", [b.text(head), *said.blocks], said.files)


def _speaker(speaker: Speaker) -> str:
    return f"{speaker.emoji} {b.strong(still(short(speaker.marked, _LONGEST_NAME)))}".strip()


def _buttons_last(blocks: Sequence[Block]) -> list[Block]:
    """Return components with pictures above the last row of buttons."""
    pictures = [each for each in blocks if each["type"] == b.GALLERY]
    others = [each for each in blocks if each["type"] != b.GALLERY]
    if not pictures or not others or others[-1]["type"] != b.ROW:
        return list(blocks)
    return [*others[:-1], *pictures, others[-1]]


@dataclass(frozen=True, slots=True)
class _Renderer:
    """Makes components of parts."""

    session: SessionId | None
    times: tuple[When, ...]
    files: Sequence[SentFile]

    @singledispatchmethod
    def part(self, part: Any, room: int) -> Iterable[Block]:  # noqa: ANN401  # dispatched on
        """Return a part as components, with at most about `room` characters."""
        raise TypeError(f"{type(part).__name__} has no form in Discord")

    @part.register
    def _(self, part: Text, room: int) -> Iterable[Block]:
        return self._text(part.words, part.look, room)

    def _text(self, words: str, look: Look, room: int) -> Iterable[Block]:
        styled = {Look.STRONG: b.strong, Look.QUIET: b.quiet}.get(look, str)
        return map(b.text, map(styled, b.paragraphs(atoms(words, self.times, room))))

    @part.register
    def _(self, part: Buttons, room: int) -> Iterable[Block]:
        del room
        return b.rows([self._button(each) for each in part.buttons])

    def _button(self, button: Button) -> Block:
        return b.button(button.action, button.label, button.value, self.session, button.look)

    def _line(self, words: str, longest: int = _LONGEST_LINE) -> str:
        return shown(words, self.times, min(longest, _LONGEST_LINE))

    @part.register
    def _(self, part: Lines, room: int) -> Iterable[Block]:
        """Make a section of each line with a button, and a paragraph of the lines between."""
        for row in rows_of(part, room, _BESIDE, self._line):
            words = "\n".join(row.texts)
            yield b.section(words, self._button(row.button)) if row.button else b.text(words)

    @part.register
    def _(self, card: Card, room: int) -> Iterable[Block]:
        title = self._line(" ".join(card.title.split()), room)
        head, *others = lines_with_progress(card) or [""]
        state = b.strong(still(state_in_words(card)))
        lines = (f"### {title}", f"{state} · {self._line(head)}", *map(self._line, others))
        yield b.text("\n".join(lines))

    @part.register
    def _(self, options: Options, room: int) -> Iterable[Block]:
        """Make a section of each option, where they are few; else their buttons stand below."""
        say = partial(self._told, options)
        listed = options_of(options, room, _OPTIONS, _LONGEST_TEXT, say)
        taps = [self._button(each.tap.button) for each in listed if each.tap]
        words = ["\n".join(each.lines) for each in listed]
        if len(taps) == len(words) <= _BESIDE:
            yield from map(b.section, words, taps)
        else:
            yield from map(b.text, words)
            yield from b.rows(taps)
        yield from map(b.text, more(len(options.options) - len(listed)))

    def _told(self, options: Options, place: int, longest: int) -> list[str]:
        """Return what is said of an option, with the emoji that votes for it."""
        name = options.options[place].option.id
        emoji = emoji_of(name) if options.by_letter else None
        head = b.strong(still(name)) + (f" {emoji}" if emoji else "")
        return said_of(options, place, head, partial(self._line, longest=longest), still)

    @part.register
    def _(self, part: Stars, room: int) -> Iterable[Block]:
        del room
        yield b.text(self._line(part.label))
        yield from b.rows([self._button(each.button) for each in stars_of(part)])

    @part.register
    def _(self, part: Table, room: int) -> Iterable[Block]:
        """Make lines of a table: Discord has none, and columns of letters break on a telephone."""
        kept = rows_kept(part, room, _TABLE_ROWS)
        if part.caption:
            yield b.text(b.strong(self._line(part.caption)))
        lines = in_words([replace(part, caption="", rows=part.rows[:kept])]).splitlines()
        yield from map(b.text, b.paragraphs([f"{self._line(each)}\n" for each in lines if each]))
        yield from map(b.text, more(len(part.rows) - kept))

    @part.register
    def _(self, part: Select, room: int) -> Iterable[Block]:
        del room
        yield b.text(self._line(part.label))
        yield b.select(part.action, part.options, part.value, self.session)

    @part.register
    def _(self, part: Link, room: int) -> Iterable[Block]:
        label = still(short(" ".join(part.label.split()), min(room, _LONGEST_LINE)))
        yield b.text(f"[{label}](<{part.address}>)" if is_web(part.address) else label)

    @part.register
    def _(self, part: Image, room: int) -> Iterable[Block]:
        """Show a picture from the web, or one that was drawn for this post."""
        if part.drawing is not None and part.drawing < len(self.files):
            yield b.picture(b.attached(self.files[part.drawing].name), part.alternative)
        elif is_web(part.address):
            yield b.picture(part.address, part.alternative)
        else:
            yield from self._text(part.alternative, Look.QUIET, room)

    @part.register
    def _(self, part: Speaker, room: int) -> Iterable[Block]:
        del room
        yield b.text(_speaker(part))
