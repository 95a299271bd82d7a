"""Screens in Slack's own form: a text for notifications, and blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial, singledispatchmethod
from typing import Any, Final

from adapters.slack import blocks as b
from adapters.slack.names import emoji_of, face_of
from adapters.slack.times import atoms, shown, still
from orchestration.conversation.inbound import Part as AnswerPart
from orchestration.conversation.messenger import Rendered
from orchestration.interaction.card import lines_with_progress, state_in_words
from orchestration.interaction.fitting import fitted, more, packed, short
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
    Part,
    Select,
    Stars,
    Table,
    Text,
    When,
    is_web,
)
from orchestration.interaction.listed import options_of, rows_kept, rows_of, said_of
from orchestration.interaction.plain_text import with_tables
from orchestration.interaction.taps import Tap, stars_of
from orchestration.model.people import MemberId, SessionId
from orchestration.views.speaker import AI, Speaker

_ROOM: Final = 11_500
"""Characters in all blocks of a message; Slack has been seen to refuse 13,200."""
_LONGEST_UPDATE: Final = 4000
_LONGEST_LINE: Final = 600
_LONGEST_NAME: Final = 80
_LONGEST_POSTER: Final = 40
_ROWS: Final = 30
"""Lines with a button of their own, each of which takes a block; a message has fifty."""
_STRONG: Final = 1000
_TABLE_ROWS: Final = 99
"""Below the heads."""
_TABLES: Final = 1
_STYLE: Final = {Look.PRIMARY: "primary", Look.DANGER: "danger"}


def render(screen: Layout, session: SessionId | None, reader: MemberId | None = None) -> Rendered:
    """Return a screen as a message that Slack takes, however long what people wrote is.

    Slack shows a channel's message to everyone alike; what is for one person stands in it only
    where they alone are its `reader`.
    """
    parts = with_tables(for_everyone(screen.parts, reader), _TABLES)
    renderer = _Renderer(session, screen.times, _ROWS // max(1, _long(screen.parts)))
    made = fitted(parts, _ROOM, renderer.part, b.size)
    return Rendered(shown(screen.words, screen.times, _LONGEST_UPDATE), b.numbered(made))


def render_parts(parts: Sequence[AnswerPart], reader: MemberId) -> Rendered:
    """Return several screens as one message for one person."""
    made = [render(each.layout, each.session, reader) for each in parts]
    blocks = b.numbered([block for each in made for block in each.blocks])
    return Rendered("\n".join(each.text for each in made), blocks)


def identity(speaker: Speaker | None) -> dict[str, str]:
    """Return as whom a message is posted; nothing where the bot speaks for itself."""
    if speaker is None:
        return {}
    mark = f" ({AI})"
    name = short(speaker.name, _LONGEST_POSTER - len(mark)) + mark
    face = face_of(speaker.emoji)
    if is_web(speaker.picture):
        return {"username": name, "icon_url": speaker.picture}
    return {"username": name, **({"icon_emoji": face} if face else {})}


def named(said: Rendered, speaker: Speaker) -> Rendered:
    """Return a message with who speaks above it, for where it cannot be posted under their name."""
    text = short(f"{still(speaker.marked)}: {said.text}", _LONGEST_UPDATE)
    return Rendered(text, [speaker_block(speaker), *said.blocks])


def still_named(said: Rendered, before: Rendered | None) -> Rendered:
    """Return what is to be shown in the place of a message, with who speaks if that stood there."""
    return Rendered(said.text, [*b.spoken(before.blocks if before else ()), *said.blocks])


def _long(parts: Iterable[Part]) -> int:
    return sum(isinstance(each, Lines | Options) for each in parts)


@dataclass(frozen=True, slots=True)
class _Renderer:
    """Makes blocks of parts; `rows` is how many blocks one list may take."""

    session: SessionId | None
    times: tuple[When, ...]
    rows: int

    @singledispatchmethod
    def part(self, part: Any, room: int) -> Iterable[b.Block]:  # noqa: ANN401  # dispatched on
        """Return a part as blocks, with at most about `room` characters."""
        raise TypeError(f"{type(part).__name__} has no form in Slack")

    @part.register
    def _(self, part: Text, room: int) -> Iterable[b.Block]:
        return self._text(part.words, part.look, room)

    def _text(self, words: str, look: Look, room: int) -> Iterable[b.Block]:
        size = _STRONG if look is Look.STRONG else b.LONGEST_TEXT
        for text in packed(atoms(words, self.times, room), size):
            if look is Look.QUIET:
                yield b.context([text])
            else:
                yield b.section(b.strong(text) if look is Look.STRONG else text)

    @part.register
    def _(self, part: Buttons, room: int) -> Iterable[b.Block]:
        del room
        return b.rows([self._button(each) for each in part.buttons])

    def _button(self, button: Button) -> b.Block:
        style = _STYLE.get(button.look, "")
        return b.button(button.action, button.label, button.value, self.session, style=style)

    def _line(self, words: str, longest: int = _LONGEST_LINE) -> str:
        return shown(words, self.times, min(longest, _LONGEST_LINE))

    @part.register
    def _(self, part: Lines, room: int) -> Iterable[b.Block]:
        """Make a section of each line with a button, and one of the lines between.

        Where there are more buttons than a message can hold, the lines that come last have none.
        """
        for row in rows_of(part, room, self.rows, self._line):
            if row.button is None:
                yield from _joined(row.texts)
            else:
                yield b.section("\n".join(row.texts), self._button(row.button))

    @part.register
    def _(self, card: Card, room: int) -> Iterable[b.Block]:
        if b.fits_header(card.title):
            yield b.header(card.title)
        else:
            yield from self._text(card.title, Look.STRONG, room)
        head, *others = lines_with_progress(card) or [""]
        state = b.strong(still(state_in_words(card)))
        yield b.context([f"{state} · {self._line(head)}", *map(self._line, others)])

    @part.register
    def _(self, options: Options, room: int) -> Iterable[b.Block]:
        say = partial(self._told, options)
        listed = options_of(options, room, self.rows, b.LONGEST_TEXT, say)
        for each in listed:
            yield b.section("\n".join(each.lines), self._tap(each.tap) if each.tap else None)
        yield from _joined(more(len(options.options) - len(listed)))

    def _told(self, options: Options, place: int, longest: int) -> list[str]:
        """Return what is said of an option, with the emoji that votes for it."""
        option = options.options[place].option.id
        emoji = emoji_of(option) if options.by_letter else None
        name = f"*{still(option)}*" + (f" :{emoji}:" if emoji else "")
        return said_of(options, place, name, partial(self._line, longest=longest), still)

    def _tap(self, tap: Tap) -> b.Block:
        button = tap.button
        return b.button(button.action, button.label, button.value, self.session, said=tap.said)

    @part.register
    def _(self, part: Stars, room: int) -> Iterable[b.Block]:
        del room
        yield b.section(self._line(part.label))
        yield from b.rows([self._tap(each) for each in stars_of(part)])

    @part.register
    def _(self, part: Table, room: int) -> Iterable[b.Block]:
        if part.caption:
            yield b.section(b.strong(self._line(part.caption)))
        kept = rows_kept(part, room, _TABLE_ROWS)
        yield b.table(part.heads, part.rows[:kept])
        yield from _joined(more(len(part.rows) - kept))

    @part.register
    def _(self, part: Select, room: int) -> Iterable[b.Block]:
        del room
        label = self._line(part.label)
        yield b.select(part.action, label, part.options, part.value, self.session)

    @part.register
    def _(self, part: Link, room: int) -> Iterable[b.Block]:
        label = still(short(" ".join(part.label.split()), min(room, _LONGEST_LINE)))
        yield b.section(b.link(part.address, label) if is_web(part.address) else label)

    @part.register
    def _(self, part: Image, room: int) -> Iterable[b.Block]:
        """Show a picture from the web; one that is drawn stands in the thread."""
        if is_web(part.address):
            yield b.image(part.address, part.alternative)
        else:
            yield from self._text(part.alternative, Look.QUIET, room)

    @part.register
    def _(self, part: Speaker, room: int) -> Iterable[b.Block]:
        del room
        yield speaker_block(part)


def speaker_block(speaker: Speaker) -> b.Block:
    """Return who speaks, to stand above what they say."""
    face = "" if is_web(speaker.picture) else face_of(speaker.emoji)
    name = b.strong(still(short(speaker.marked, _LONGEST_NAME)))
    picture = speaker.picture if is_web(speaker.picture) else ""
    return b.speaker(f"{face} {name}".strip(), picture, speaker.name)


def _joined(lines: Sequence[str]) -> Iterable[b.Block]:
    return map(b.section, packed([f"{each}\n" for each in lines], b.LONGEST_TEXT))
