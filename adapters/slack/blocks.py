"""Block Kit, as far as the house uses it, within Slack's limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.shown.controls import Controls
from orchestration.interaction.carried import control, control_in
from orchestration.interaction.fitting import short
from orchestration.model.people import SessionId

LONGEST_TEXT: Final = 2900
"""Characters of one section; Slack takes 3000."""
_HEADER: Final = 150
_LABEL: Final = 75
_CONTEXT: Final = 10
_CHOICES: Final = 100
_COLUMNS: Final = 20
_CELL: Final = 300
_ALTERNATIVE: Final = 2000
_NOTE: Final = "note"
_STAMP: Final = "turn-"
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


def action_of(action_id: str) -> str:
    """Return which action an `action_id` names: `take-back:2`."""
    return action_id.partition(_AFTER_ACTION)[0]


def _lit(button: Block, is_lit: bool) -> Block:
    plain = {name: button[name] for name in button if name != "style"}
    return plain | ({"style": "primary"} if is_lit else {})


def _note(words: str) -> Block:
    return {"type": "context", "block_id": _NOTE, "elements": [plain(words, LONGEST_TEXT)]}


def _revision_on(block: Mapping[str, Any]) -> int | None:
    name = str(block.get("block_id", ""))
    number = name.removeprefix(_STAMP) if name.startswith(_STAMP) else ""
    return int(number) if number.isdecimal() else None


CONTROLS: Final = Controls(
    name="action_id",
    within="elements",
    row=({"type": "actions"}, 25),
    action=action_of,
    concerns=lambda block: control_in(block.get("value") or "")[0],
    numbered_as=lambda action_id, number: f"{action_of(action_id)}{_AFTER_ACTION}{number}",
    lit=_lit,
    bare=lambda section: [section],
    note=_note,
    noted=("block_id", _NOTE),
    stamp=lambda revision: {"block_id": f"{_STAMP}{revision}"},
    stamp_on=_revision_on,
)
numbered, at_rest, rows = CONTROLS.numbered, CONTROLS.at_rest, CONTROLS.rows
pressed, starred, revision_on = CONTROLS.pressed, CONTROLS.starred, CONTROLS.revision_on


def size(blocks: object) -> int:
    """Return how many characters of text blocks hold, as Slack counts them for a message."""
    if isinstance(blocks, Mapping):
        own = blocks.get("text")
        return (len(own) if isinstance(own, str) else 0) + sum(map(size, blocks.values()))
    return sum(map(size, blocks)) if isinstance(blocks, list | tuple) else 0
