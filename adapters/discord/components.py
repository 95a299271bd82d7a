"""Discord's components, as far as the house uses them, within their limits.

docs.discord.com/developers/components/reference has their numbers and limits.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from orchestration.conversation.ports.messenger import Block
from orchestration.conversation.shown.controls import Controls
from orchestration.interaction.fitting import short
from orchestration.interaction.layout import Look
from orchestration.model.people import SessionId

ROW, BUTTON, SELECT, INPUT, PEOPLE = 1, 2, 3, 4, 5
SECTION, TEXT, GALLERY, FILE, SEPARATOR, LABEL, FILES, CHECKBOX = 9, 10, 12, 13, 14, 18, 19, 23

MOST: Final = 40
"""Components of a message, those within others counted."""
LONGEST_TEXT, LONGEST_ID, CHOICES = 3800, 100, 25
_LABEL, _OPTION, _ALTERNATIVE = 80, 100, 1024
_NOTE: Final = 2_000_000_001
"""The id of the line that says what a press has done; a later one takes its place."""

_REVISION, _REVISIONS = 1_000_000_000, 900_000_000
_BETWEEN: Final = "|"
_STYLE: Final = {Look.PRIMARY: 1, Look.DANGER: 4}
_PLAIN: Final = 2
_ATTACHED: Final = "attachment://"
_NO_FILES: Final = "I lack the permission “Attach Files” here, so there is no file: {}"


def text(words: str) -> Block:
    """Return a paragraph, in Discord's markup."""
    return {"type": TEXT, "content": words}


def quiet(words: str) -> str:
    """Return markup that stands back, line by line."""
    return "\n".join(f"-# {each}" if each.strip() else "" for each in words.splitlines())


def section(words: str, beside: Block) -> Block:
    """Return a paragraph with something to press beside it."""
    return {"type": SECTION, "components": [text(words)], "accessory": beside}


def button(
    action: str, label: str, value: str, session: SessionId | None, look: Look = Look.PLAIN
) -> Block:
    """Return a button."""
    return {
        "type": BUTTON,
        "style": _STYLE.get(look, _PLAIN),
        "label": short(label, _LABEL),
        "custom_id": control(action, session, value),
    }


def select(
    action: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
    session: SessionId | None,
) -> Block:
    """Return a list to choose from, as much of it as Discord takes; pairs are value and label."""
    made = {"custom_id": control(action, session, ""), "placeholder": "Choose …"}
    return {"type": ROW, "components": [choice(options[:CHOICES], chosen) | made]}


def choice(options: Iterable[tuple[str, str]], chosen: object) -> Block:
    """Return a list to choose from, as it is the same in a message and in a form."""
    offered = [
        {"value": value, "label": short(label, _OPTION)}
        | ({"default": True} if value == chosen else {})
        for value, label in options
    ]
    return {"type": SELECT, "options": offered}


def picture(address: str, alternative: str) -> Block:
    """Return a picture from the web, or one that is sent along (`attached`)."""
    item = {"media": {"url": address}, "description": short(alternative, _ALTERNATIVE)}
    return {"type": GALLERY, "items": [item]}


def file(name: str) -> Block:
    """Return a file that is sent along."""
    return {"type": FILE, "file": {"url": attached(name)}}


def attached(name: str) -> str:
    """Return the address of a file that is sent along with a message."""
    return f"{_ATTACHED}{name}"


def without_files(blocks: Iterable[Block]) -> list[Block]:
    """Return components with words in the place of all that is sent along."""
    return [text(quiet(_NO_FILES.format(_sent(each)))) if _sent(each) else each for each in blocks]


def _sent(block: Block) -> str:
    """Return what a component shows that is sent along, in words; "" where it shows nothing so."""
    if block["type"] == GALLERY and block["items"][0]["media"]["url"].startswith(_ATTACHED):
        return str(block["items"][0]["description"])
    return block["file"]["url"].removeprefix(_ATTACHED) if block["type"] == FILE else ""


# What a control carries


def control(action: str, session: SessionId | None, value: str) -> str:
    """Return what a control carries: its action, which session it concerns, and its value."""
    return _BETWEEN.join((action, "", session or "", value))


def control_in(custom_id: str) -> tuple[str, SessionId | None, str]:
    """Return the action, the session and the value that a control carries."""
    action, _, rest = custom_id.partition(_BETWEEN)
    session, _, value = rest.partition(_BETWEEN)[2].partition(_BETWEEN)
    return action, SessionId(session) if session else None, value


def _numbered_as(custom_id: str, number: int) -> str:
    """Return what a control carries with a number that tells it apart: `take-back|2|…`."""
    action, _, rest = custom_id.partition(_BETWEEN)
    return _BETWEEN.join((action, f"{number}", rest.partition(_BETWEEN)[2]))


def _revision_on(block: Mapping[str, Any]) -> int | None:
    number = block.get("id", 0) - _REVISION
    return number if 0 <= number < _REVISIONS else None


CONTROLS: Final = Controls(
    name="custom_id",
    within="components",
    row=({"type": ROW}, 5),
    action=lambda custom_id: control_in(custom_id)[0],
    concerns=lambda block: control_in(block["custom_id"])[1],
    numbered_as=_numbered_as,
    lit=lambda button, is_lit: button | {"style": _STYLE[Look.PRIMARY] if is_lit else _PLAIN},
    bare=lambda section: section["components"],
    note=lambda markup: {**text(quiet(markup)), "id": _NOTE},
    noted=("id", _NOTE),
    stamp=lambda revision: {"id": _REVISION + revision % _REVISIONS},
    stamp_on=_revision_on,
)
rows, every = CONTROLS.rows, CONTROLS.every
numbered, at_rest = CONTROLS.numbered, CONTROLS.at_rest
pressed, starred, revision_on = CONTROLS.pressed, CONTROLS.starred, CONTROLS.revision_on


# What is found again on a message


def marked(blocks: Sequence[Block], mark: int) -> list[Block]:
    """Return components with a thin line of air below, by whose id the message is found again."""
    return [*blocks, {"type": SEPARATOR, "divider": False, "spacing": 1, "id": mark}]


def is_marked(blocks: Sequence[Mapping[str, Any]], mark: int) -> bool:
    """Tell whether components have this mark."""
    return any(each["type"] == SEPARATOR and each.get("id") == mark for each in blocks)


# Within the limits


def size(blocks: Iterable[Block]) -> int:
    """Return how many characters components show."""
    return sum(len(each.get("content") or each.get("label") or "") for each in every(blocks))


def fitting(blocks: Sequence[Block]) -> list[Block]:
    """Return components of which there are not too many; room is left for a mark and a note."""
    return CONTROLS.fitting(blocks, MOST - 2, _as_one)


def _as_one(above: Block, below: Block) -> Block | None:
    is_words = above["type"] == below["type"] == TEXT and not {"id"} & (above | below).keys()
    return text(f"{above['content']}\n{below['content']}") if is_words else None
