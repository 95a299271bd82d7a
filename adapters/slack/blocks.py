"""Block Kit, as far as the house uses it, within Slack's limits."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final

from orchestration.model.people import SessionId

Block = dict[str, Any]

LONGEST_TEXT: Final = 2900
"""Characters of one section; Slack takes 3000."""
_HEADER: Final = 150
_LABEL: Final = 75
_ROW: Final = 25
_CONTEXT: Final = 10
_NOTE: Final = "note"
_AFTER_ACTION: Final = ":"


def short(words: str, longest: int) -> str:
    """Return a text within a limit, with “…” where something had to go; never an empty one."""
    words = words.strip() or "…"
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


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
    made["value"] = json.dumps([session, value], separators=(",", ":"))
    if style:
        made["style"] = style
    if said:
        made["accessibility_label"] = short(said, _LABEL)
    return made


def rows(buttons: Sequence[Block]) -> Iterable[Block]:
    """Return buttons in rows, as many in each as one takes."""
    for first in range(0, len(buttons), _ROW):
        yield {"type": "actions", "elements": list(buttons[first : first + _ROW])}


def numbered(blocks: Iterable[Block]) -> list[Block]:
    """Return blocks with each action's id unique among them: `take-back:2`."""
    numbers = count()

    def named(element: Block) -> Block:
        action = element.get("action_id")
        unique = {"action_id": f"{action}{_AFTER_ACTION}{next(numbers)}"} if action else {}
        return element | unique

    return _changed(blocks, named)


def action_of(action_id: str) -> str:
    """Return which of the desk's actions an `action_id` names."""
    return action_id.partition(_AFTER_ACTION)[0]


def read_value(value: str) -> tuple[SessionId | None, str]:
    """Return the session and the value that a button carries; no session where it is not ours."""
    try:
        match json.loads(value):
            case [str(session), str(said)]:
                return SessionId(session), said
            case [None, str(said)]:
                return None, said
    except ValueError:
        pass
    return None, ""


def pressed(blocks: Sequence[Block], note: str, gone: Iterable[str]) -> list[Block]:
    """Return a message's blocks after a press: without the actions in `gone`, with a note.

    A later note takes the place of an earlier one. `note` is words, not markup.
    """
    left = _without(blocks, frozenset(gone))
    if not note:
        return left
    said = {"type": "context", "block_id": _NOTE, "elements": [plain(note, LONGEST_TEXT)]}
    return [*(each for each in left if each.get("block_id") != _NOTE), said]


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
