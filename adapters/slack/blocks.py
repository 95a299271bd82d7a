"""Block Kit, as far as the house uses it, within Slack's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final

from orchestration.interaction.carried import control
from orchestration.interaction.fitting import short
from orchestration.interaction.layouts import RATE
from orchestration.model.people import SessionId

Block = dict[str, Any]

LONGEST_TEXT: Final = 2900
"""Characters of one section; Slack takes 3000."""
_HEADER: Final = 150
_LABEL: Final = 75
_ROW: Final = 25
_CONTEXT: Final = 10
_CHOICES: Final = 100
_COLUMNS: Final = 20
_CELL: Final = 300
_ALTERNATIVE: Final = 2000
_NOTE: Final = "note"
_SPEAKER: Final = "speaker"
_BLANK: Final = "–"
_AFTER_ACTION: Final = ":"


def plain(words: str, longest: int = _HEADER) -> Block:
    """Return a text in which nothing is read as markup."""
    return {"type": "plain_text", "text": short(words, longest)}


def mrkdwn(text: str) -> Block:
    """Return a text in Slack's markup, which must be escaped already; names in it stay names."""
    return {"type": "mrkdwn", "text": text, "verbatim": True}


def section(text: str, accessory: Block | None = None) -> Block:
    """Return a paragraph, perhaps with something to press beside it."""
    beside = {"accessory": accessory} if accessory else {}
    return {"type": "section", "text": mrkdwn(text), **beside}


def header(words: str) -> Block:
    """Return a heading."""
    return {"type": "header", "text": plain(words)}


def fits_header(words: str) -> bool:
    """Tell whether words can be a heading as they are."""
    return 0 < len(words.strip()) <= _HEADER


def context(texts: Sequence[str]) -> Block:
    """Return quiet lines; beyond what one block takes, they are one text."""
    lines = texts if len(texts) <= _CONTEXT else ["\n".join(texts)]
    return {"type": "context", "elements": [mrkdwn(each) for each in lines]}


def strong(text: str) -> str:
    """Return markup that stands out, line by line, as Slack knows it."""
    lines = (each.strip() for each in text.splitlines())
    return "\n".join(f"*{each}*" if each else "" for each in lines)


def button(
    action: str,
    label: str,
    value: str,
    session: SessionId | None,
    *,
    style: str = "",
    said: str = "",
) -> Block:
    """Return a button; `said` is what is read out of it."""
    made = {"type": "button", "text": plain(label, _LABEL), "action_id": action}
    made["value"] = control(session, value)
    if style:
        made["style"] = style
    if said:
        made["accessibility_label"] = short(said, _LABEL)
    return made


def rows(buttons: Sequence[Block]) -> Iterable[Block]:
    """Return buttons in rows, as many in each as one takes."""
    for first in range(0, len(buttons), _ROW):
        yield {"type": "actions", "elements": list(buttons[first : first + _ROW])}


def select(
    action: str,
    label: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
    session: SessionId | None,
) -> Block:
    """Return a list to choose from, as much of it as Slack takes; pairs are value and label."""
    offered = [
        {"text": plain(words, _LABEL), "value": control(session, value)}
        for value, words in options[:_CHOICES]
    ]
    made = {"type": "static_select", "placeholder": plain("Choose …"), "options": offered}
    first = [each for each in offered if each["value"] == control(session, chosen)]
    now = {"initial_option": first[0]} if first else {}
    return section(label, {**made, **now, "action_id": action})


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Block:
    """Return a table whose cells go on in another line; a message takes only one."""
    told = [[_cell(each) for each in row[:_COLUMNS]] for row in (heads, *rows)]
    wrapped = [{"is_wrapped": True} for _ in heads[:_COLUMNS]]
    return {"type": "table", "rows": told, "column_settings": wrapped}


def _cell(words: str) -> Block:
    return {"type": "raw_text", "text": short(words or _BLANK, _CELL)}


def image(address: str, alternative: str) -> Block:
    """Return a picture, which Slack fetches itself."""
    return {"type": "image", "image_url": address, "alt_text": short(alternative, _ALTERNATIVE)}


def link(address: str, label: str) -> str:
    """Return markup that leads to a web address; the label is markup already."""
    return f"<{address.replace('&', '&amp;')}|{label}>"


def speaker(text: str, picture: str, name: str) -> Block:
    """Return who speaks, with a picture where there is one, above what they say."""
    face = [image(picture, name)] if picture else []
    return {"type": "context", "block_id": _SPEAKER, "elements": [*face, mrkdwn(text)]}


def spoken(blocks: Sequence[Block]) -> list[Block]:
    """Return the block that says who speaks, where one of these does."""
    return [each for each in blocks if each.get("block_id") == _SPEAKER][:1]


def plainer(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks without tables and pictures, for where Slack takes none; their words stay."""
    return [_plainer(each) for each in blocks]


def _plainer(block: Block) -> Block:
    match block["type"]:
        case "table":
            rows = (" · ".join(cell["text"] for cell in row) for row in block["rows"])
            return {"type": "section", "text": plain("\n".join(rows), LONGEST_TEXT)}
        case "image":
            return {"type": "context", "elements": [plain(block["alt_text"], LONGEST_TEXT)]}
        case "context":
            words = [each for each in block["elements"] if each["type"] != "image"]
            return {**block, "elements": words}
    return block


def numbered(blocks: Iterable[Block]) -> list[Block]:
    """Return blocks with each action's id unique among them: `take-back:2`."""
    numbers = count()

    def named(element: Block) -> Block:
        if "action_id" not in element:
            return element
        action = action_of(element["action_id"])
        return element | {"action_id": f"{action}{_AFTER_ACTION}{next(numbers)}"}

    return _changed(blocks, named)


def action_of(action_id: str) -> str:
    """Return which action an `action_id` names."""
    return action_id.partition(_AFTER_ACTION)[0]


def pressed(blocks: Sequence[Block], note: str, gone: Iterable[str]) -> list[Block]:
    """Return a message's blocks after a press: without the actions in `gone`, with a note.

    A later note takes the place of an earlier one. `note` is words, not markup.
    """
    left = _without(blocks, frozenset(gone))
    if not note:
        return left
    said = {"type": "context", "block_id": _NOTE, "elements": [plain(note, LONGEST_TEXT)]}
    return [*(each for each in left if each.get("block_id") != _NOTE), said]


def starred(blocks: Sequence[Block], action_id: str) -> list[Block]:
    """Return blocks in which the one of a row of stars that was pressed stands out."""
    if action_of(action_id) != RATE:
        return list(blocks)
    return [_lit(each, action_id) if _has(each, action_id) else each for each in blocks]


def _has(block: Block, action_id: str) -> bool:
    return any(each.get("action_id") == action_id for each in block.get("elements", ()))


def _lit(row: Block, action_id: str) -> Block:
    plain = [{name: x[name] for name in x if name != "style"} for x in row["elements"]]
    lit = [x | ({"style": "primary"} if x["action_id"] == action_id else {}) for x in plain]
    return {**row, "elements": lit}


def at_rest(blocks: Sequence[Block]) -> list[Block]:
    """Return a message's blocks with nothing left to press."""
    return _without(blocks, None)


def _without(blocks: Iterable[Block], gone: frozenset[str] | None) -> list[Block]:
    """Return blocks without the actions in `gone`; None is all of them."""

    def left(element: Block) -> Block | None:
        action = element.get("action_id")
        goes = action and (gone is None or action_of(action) in gone)
        return None if goes else element

    return _changed(blocks, left)


def _changed(blocks: Iterable[Block], change: Callable[[Block], Block | None]) -> list[Block]:
    """Return blocks with all that is in them changed; None takes it away, and an empty row too."""
    made = []
    for block in blocks:
        now = dict(block)
        if "accessory" in now and (beside := change(now.pop("accessory"))):
            now["accessory"] = beside
        if "elements" in now:
            now["elements"] = [kept for each in now["elements"] if (kept := change(each))]
        if now.get("elements") != []:
            made.append(now)
    return made


def size(blocks: object) -> int:
    """Return how many characters of text blocks hold, as Slack counts them for a message."""
    if isinstance(blocks, Mapping):
        own = blocks.get("text")
        return (len(own) if isinstance(own, str) else 0) + sum(map(size, blocks.values()))
    return sum(map(size, blocks)) if isinstance(blocks, list | tuple) else 0
