"""Screens in Slack's own form: a text for notifications, and blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.slack import blocks as b
from adapters.slack.names import emoji_of, face_of
from adapters.slack.times import MRKDWN, shown, still
from orchestration.conversation.ports.inbound import Part as AnswerPart
from orchestration.conversation.ports.messenger import Block, Rendered
from orchestration.conversation.shown.in_blocks import InBlocks, as_one
from orchestration.interaction.fitting import fitted, short
from orchestration.interaction.for_everyone import for_everyone
from orchestration.interaction.layout import (
    Button,
    Image,
    Layout,
    Lines,
    Look,
    Options,
    Part,
    Select,
    Table,
    is_web,
)
from orchestration.interaction.listed import ListedOption
from orchestration.interaction.plain_text import with_tables
from orchestration.interaction.taps import Tap
from orchestration.model.people import MemberId, SessionId
from orchestration.views.speaker import AI, Speaker

_ROOM: Final = 11_500
"""Characters in all blocks of a message; Slack has been seen to refuse 13,200."""
_LONGEST_UPDATE: Final = 4000
_LONGEST_NAME: Final = 80
_LONGEST_POSTER: Final = 40
_ROWS: Final = 30
"""Lines with a button of their own, each of which takes a block; a message has fifty."""
_TABLES: Final = 1
_STYLE: Final = {Look.PRIMARY: "primary", Look.DANGER: "danger"}


def render(screen: Layout, session: SessionId | None, reader: MemberId | None = None) -> Rendered:
    """Return a screen as a message that Slack takes, however long what people wrote is.

    Slack shows a channel's message to everyone alike; what is for one person stands in it only
    where they alone are its `reader`.
    """
    parts = with_tables(for_everyone(screen, reader), _TABLES)
    rows = _ROWS // max(1, _long(screen.parts))
    renderer = _Renderer(session, screen.times, rows, rows)
    made = fitted(parts, _ROOM, renderer.part, b.size)
    return Rendered(shown(screen.words, screen.times, _LONGEST_UPDATE), b.numbered(made))


def render_parts(parts: Sequence[AnswerPart], reader: MemberId) -> Rendered:
    """Return several screens as one message for one person."""
    made = as_one(render(each.layout, each.session, reader) for each in parts)
    return replace(made, blocks=b.numbered(made.blocks))


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
class _Renderer(InBlocks):
    """Makes blocks of parts."""

    platform = "Slack"
    markup = MRKDWN
    controls = b.CONTROLS
    longest_text = longest_option = b.LONGEST_TEXT
    table_rows = 99

    def paragraph(self, words: str, beside: Block | None = None) -> Block:
        return b.section(words, beside)

    def quiet(self, words: str) -> Block:
        return b.context([words])

    def button(self, button: Button) -> Block:
        style = _STYLE.get(button.look, "")
        return b.button(button.action, button.label, button.value, self.session, style=style)

    def tap(self, tap: Tap) -> Block:
        button = tap.button
        return b.button(button.action, button.label, button.value, self.session, said=tap.said)

    def letter(self, option: str) -> str:
        emoji = emoji_of(option)
        return f":{emoji}:" if emoji else ""

    def link(self, address: str, label: str) -> str:
        return b.link(address, label)

    def picture(self, part: Image) -> Block | None:
        """Show a picture from the web; one that is drawn stands in the thread."""
        return b.image(part.address, part.alternative) if is_web(part.address) else None

    def who_speaks(self, speaker: Speaker) -> Block:
        return speaker_block(speaker)

    def card(self, title: str, lines: Sequence[str], room: int) -> Iterable[Block]:
        if b.fits_header(title):
            yield b.header(title)
        else:
            yield from self.text(title, Look.STRONG, room)
        yield b.context(lines)

    def options(self, listed: Sequence[ListedOption]) -> Iterable[Block]:
        for each in listed:
            yield b.section("\n".join(each.lines), self.tap(each.tap) if each.tap else None)

    def table(self, table: Table) -> Iterable[Block]:
        yield b.table(table.heads, table.rows)

    def select(self, select: Select) -> Iterable[Block]:
        label = self.line(select.label)
        yield b.select(select.action, label, select.options, select.value, self.session)


def speaker_block(speaker: Speaker) -> Block:
    """Return who speaks, to stand above what they say."""
    face = "" if is_web(speaker.picture) else face_of(speaker.emoji)
    name = MRKDWN.strong(still(short(speaker.marked, _LONGEST_NAME)))
    picture = speaker.picture if is_web(speaker.picture) else ""
    return b.speaker(f"{face} {name}".strip(), picture, speaker.name)
