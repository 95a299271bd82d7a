"""Screens in Discord's own form: components, with the files that they show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.discord import components as b
from adapters.discord.names import DIRECT, address_of, is_account, is_team, mention_of
from adapters.discord.times import MARKUP, shown, still
from orchestration.conversation.ports.inbound import Part as AnswerPart
from orchestration.conversation.ports.letters import emoji_of_first
from orchestration.conversation.ports.linked import Linked
from orchestration.conversation.ports.messenger import (
    Block,
    Rendered,
    Rendering,
    SentFile,
    invite_as,
)
from orchestration.conversation.shown.in_blocks import InBlocks, as_one
from orchestration.interaction.fitting import fitted, short
from orchestration.interaction.for_everyone import for_everyone
from orchestration.interaction.layout import Button, Image, Layout, Select, is_web
from orchestration.interaction.listed import ListedOption
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Drawings
from orchestration.views.speaker import Speaker

_ROOM: Final = 3500
"""Characters in all components of a message; Discord takes 4000."""
_LONGEST_TEXT, _LONGEST_NAME = 2000, 80
_BESIDE: Final = 8
"""Lines with a button of their own, each of which takes three of forty components."""
_OPTIONS: Final = 25
NOTED: Final = "✅"
LETTER: Final = emoji_of_first(20)  # more reactions do not stand under a message


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
    parts = for_everyone(screen, reader)
    named = {each.drawing for each in parts if isinstance(each, Image)}
    files = [SentFile(f"picture-{number}.png", each.png) for number, each in enumerate(drawings)]
    renderer = _Renderer(session, screen.times, _BESIDE, _OPTIONS, files)
    made = fitted(parts, _ROOM, renderer.part, b.size)
    drawn = [
        b.picture(b.attached(x.name), y.alternative) for x, y in zip(files, drawings, strict=True)
    ]
    others = [each for number, each in enumerate(drawn) if number not in named]
    end = len(made) - bool(others and made and made[-1]["type"] == b.ROW)
    blocks = b.fitting(b.numbered([*made[:end], *others, *made[end:]]))
    return Rendered(shown(screen.words, screen.times, _LONGEST_TEXT), blocks, files)


def render_parts(parts: Sequence[AnswerPart], reader: MemberId) -> Rendered:
    """Return several screens as one message for one person."""
    made = as_one(render(each.layout, each.session, reader=reader) for each in parts)
    return replace(made, blocks=b.fitting(b.numbered(made.blocks)))


def with_buttons(
    words: str, buttons: Sequence[Button] = (), session: SessionId | None = None
) -> Rendered:
    """Return words in markup with buttons below."""
    made = [b.button(each.action, each.label, each.value, session, each.look) for each in buttons]
    text = b.text(short(words, b.LONGEST_TEXT))
    return Rendered(words, b.numbered([text, *b.rows(made)]))


def named(said: Rendered, speaker: Speaker) -> Rendered:
    """Return a message with who speaks above it."""
    head = _speaker(speaker)
    return Rendered(f"{head}: {said.text}", [b.text(head), *said.blocks], said.files)


def _speaker(speaker: Speaker) -> str:
    return f"{speaker.emoji} {MARKUP.strong(still(short(speaker.marked, _LONGEST_NAME)))}".strip()


@dataclass(frozen=True, slots=True)
class _Renderer(InBlocks):
    """Makes components of parts; `files` are what was drawn for this message."""

    platform = "Discord"
    markup = MARKUP
    controls = b.CONTROLS
    longest_text = b.LONGEST_TEXT
    longest_option = _LONGEST_TEXT
    table_rows = 40  # as lines: columns of letters break on a telephone

    files: Sequence[SentFile] = ()

    def paragraph(self, words: str, beside: Block | None = None) -> Block:
        return b.section(words, beside) if beside else b.text(words)

    def quiet(self, words: str) -> Block:
        return b.text(b.quiet(words))

    def button(self, button: Button) -> Block:
        return b.button(button.action, button.label, button.value, self.session, button.look)

    def letter(self, option: str) -> str:
        return LETTER(option) or ""

    def link(self, address: str, label: str) -> str:
        return f"[{label}](<{address}>)"

    def picture(self, part: Image) -> Block | None:
        """Show a picture from the web, or one that was drawn for this post."""
        if part.drawing is not None and part.drawing < len(self.files):
            return b.picture(b.attached(self.files[part.drawing].name), part.alternative)
        return b.picture(part.address, part.alternative) if is_web(part.address) else None

    def who_speaks(self, speaker: Speaker) -> Block:
        return b.text(_speaker(speaker))

    def card(self, title: str, lines: Sequence[str], room: int) -> Iterable[Block]:
        head = self.line(" ".join(title.split()), room)
        yield b.text("\n".join((f"### {head}", *lines)))

    def options(self, listed: Sequence[ListedOption]) -> Iterable[Block]:
        """Make a section of each option, where they are few; else their buttons stand below."""
        taps = [self.tap(each.tap) for each in listed if each.tap]
        words = ["\n".join(each.lines) for each in listed]
        if len(taps) == len(words) <= _BESIDE:
            yield from map(b.section, words, taps)
        else:
            yield from map(b.text, words)
            yield from b.rows(taps)

    def select(self, select: Select) -> Iterable[Block]:
        yield b.text(self.line(select.label))
        yield b.select(select.action, select.options, select.value, self.session)


def discord_rendering(linked: Linked) -> Rendering:
    """Return how views look in Discord, where accounts may be linked."""
    return linked.rendering(_RENDERING, is_account)


_RENDERING: Final = Rendering(
    message=render,
    emoji=LETTER,
    noted=NOTED,
    invite=invite_as(shown),
    mention=mention_of,
    line=lambda markup, button, session: with_buttons(markup, [button] if button else [], session),
    revision=b.CONTROLS.stamped,
    at_rest=b.at_rest,
    team=lambda _: DIRECT,
    address=address_of,
    owns=is_team,
    reads_back=True,
)
