"""The parts that messages are made of, in the page's own form; and what can be pressed on them."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from adapters.sandbox.records import Body, File
from orchestration.conversation.ports.letters import drawn
from orchestration.conversation.ports.messenger import Block
from orchestration.model.people import MemberId, SessionId
from orchestration.views.speaker import Speaker

_OWN: Final = re.compile("/(?!/)")
"""How an address begins that is of this workspace itself."""


def text(words: str, style: str = "normal") -> Block:
    """Return words; `style` is normal, strong or quiet."""
    return {"type": "text", "text": words, "style": style}


def buttons(*each: Block, only: MemberId | None = None) -> Block:
    """Return a row of buttons; `only` is who alone is shown them."""
    row: dict[str, Any] = {"type": "buttons", "buttons": list(each)}
    return row if only is None else {**row, "only": only}


def button(action: str, label: str, style: str = "plain", value: str = "") -> Block:
    """Return one button; `style` is primary, plain or danger."""
    return {"action": action, "value": value, "label": label, "style": style}


def items(each: Iterable[Block]) -> Block:
    """Return a list."""
    return {"type": "list", "items": list(each)}


def item(words: str, mark: str, action: Block | None = None) -> Block:
    """Return one line of a list; `mark` is ok, no, ask or gone."""
    return {"text": words, "mark": mark, "action": action}


def stars(action: str, name: str, label: str) -> Block:
    """Return a question to be answered with stars; a press sends `name/stars`."""
    return {"type": "stars", "action": action, "name": name, "label": label, "value": None}


def starred(block: Block, value: str) -> Block:
    """Return a block with the stars that a press has given, if they are its own."""
    name, _, given = value.partition("/")
    own = block["type"] == "stars" and block["name"] == name
    return {**block, "value": int(given)} if own else block


def pressed(body: Body, value: str, note: str, gone: Sequence[str], about: str = "") -> Body:
    """Return a body after a press: with the stars given, without these buttons, and a note.

    Where each value says which session it is `about`, what is about another one stays.
    """
    kept = (_without(block, gone, about) for block in body.blocks)
    left = [starred(each, value) for each in kept if each]
    told = [each for each in left if each.get("role") != "note"]
    new = [{**text(note, "quiet"), "role": "note"}] if note else []
    return replace(body, blocks=(*told, *new))


def _without(block: Block, gone: Sequence[str], about: str) -> Block | None:
    if block["type"] == "select" and block["action"] in gone:
        return None
    if block["type"] != "buttons":
        return block
    left = [
        each
        for each in block["buttons"]
        if each["action"] not in gone or not each["value"].startswith(about)
    ]
    return {**block, "buttons": left} if left else None


def link(href: str, label: str) -> Block:
    """Return an address to open."""
    return {"type": "link", "href": href, "label": label}


def image(file: File, alternative: str) -> Block:
    """Return a picture (PNG), with the same in words."""
    width, height = struct.unpack(">II", file.content[16:24])
    return {
        "type": "image",
        "src": file.path,
        "alt": alternative,
        "width": width,
        "height": height,
    }


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Block:
    """Return a table; the first cell of a row is its head."""
    told = [list(row) for row in rows]
    return {"type": "table", "caption": caption, "heads": list(heads), "rows": told}


def select(action: str, label: str, options: Sequence[tuple[str, str]], value: str) -> Block:
    """Return a list to choose from, as pairs of value and label; a press sends the value."""
    listed = [{"value": each, "label": words} for each, words in options]
    return {"type": "select", "action": action, "label": label, "options": listed, "value": value}


def speaker(who: Speaker) -> Block:
    """Return who speaks, above what they say."""
    return {"type": "speaker", **face(who)}


def face(who: Speaker) -> dict[str, str]:
    """Return who somebody is who speaks; a picture from elsewhere is not loaded here."""
    own = {"picture": who.picture} if _OWN.match(who.picture) else {}
    return {"name": who.name, "emoji": who.emoji, **own}


def attachment(file: File, note: str) -> Block:
    """Return a file to take away."""
    return {"type": "file", "href": file.path, "name": file.name, "note": note}


def option_of(emoji: str, options: Sequence[str]) -> str | None:
    """Return the option of an emoji, or None where it is none of these."""
    return next((option for option in options if drawn(option) == emoji), None)


def before_buttons(blocks: Sequence[Block], *new: Block) -> tuple[Block, ...]:
    """Return blocks with some more, above the buttons at their end."""
    place = next((i for i, each in enumerate(blocks) if each["type"] == "buttons"), len(blocks))
    return (*blocks[:place], *new, *blocks[place:])


def can_be_done(body: Body, person: MemberId, action: object, value: object) -> bool:
    """Tell whether a message offers this to somebody: nothing else on it may be pressed."""
    return any(
        (action, value) == (each["action"], each["value"])
        for block in body.blocks
        if block.get("only", person) == person
        for each in offered(block)
    )


def of_session(block: Block, session: SessionId | None) -> Block:
    """Return a block whose buttons say which session they concern, before their value."""

    def told(button: Block) -> Block:
        return {**button, "value": f"{session or ''} {button['value']}"}

    match block["type"]:
        case "buttons":
            return {**block, "buttons": [told(each) for each in block["buttons"]]}
        case "list":
            items = block["items"]
            acting = [{**x, "action": told(x["action"]) if x["action"] else None} for x in items]
            return {**block, "items": acting}
        case "select":
            options = [told(each) for each in block["options"]]
            return {**told(block), "options": options}
    return block


def value_of(body: Body, person: MemberId, action: str) -> str | None:
    """Return what a button of this action carries, None where there is none."""
    mine = [block for block in body.blocks if block.get("only", person) == person]
    buttons = (each for block in mine for each in offered(block))
    return next((each["value"] for each in buttons if each["action"] == action), None)


def offered(block: Block) -> Iterable[Block]:
    """Yield what can be pressed on a block."""
    if block["type"] == "buttons":
        yield from block["buttons"]
    elif block["type"] == "list":
        yield from (each["action"] for each in block["items"] if each["action"])
    elif block["type"] == "options":
        taps = (each.get("tap") for each in block["options"])
        yield from (each for each in taps if each and "action" in each)
    elif block["type"] == "select":
        for each in block["options"]:
            yield {"action": block["action"], "value": each["value"]}
    elif block["type"] == "stars":
        for given in range(1, 6):
            yield {"action": block["action"], "value": f"{block['name']}/{given}"}
