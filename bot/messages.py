"""`convene understand`: a message in, its wishes out."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from adapters.files.saying import read_saying
from adapters.files.text import load_text
from adapters.files.wishes import question_data, understanding_data
from orchestration.language.listing import the_rest, with_the_rest
from orchestration.language.saying.clarify import about_other_times, clarification
from orchestration.language.understand import understand
from orchestration.model.clarification import Clarification
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import BadInput
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import Understanding


def from_line(line: str, now: datetime, conventions: Conventions = USUAL) -> dict[str, Any]:
    """Return what one JSON line's message means."""
    if line.lstrip()[:1] != "{":
        raise BadInput("line", line.strip(), "a JSON object with text, now, timezone and window")
    return from_data(load_text(line, "line"), now, conventions)


def from_data(data: object, now: datetime, conventions: Conventions = USUAL) -> dict[str, Any]:
    """Return what a message means, as data."""
    words, hearing = read_saying(data, now, conventions)
    said = with_the_rest(understand(words, hearing), hearing.frame, words)
    asked = _asked(said, hearing)
    questions = {"questions": [question_data(asked)]} if asked else {}
    return understanding_data(said, hearing.frame) | questions


def _asked(said: Understanding, hearing: MessageContext) -> Clarification | None:
    """Return the one thing that is asked back about a message, if something is."""
    if hearing.frame.window is None:
        return None
    if rest := the_rest(said.preferences):
        return about_other_times(rest, hearing)
    return next(filter(None, (clarification(each, hearing) for each in said.not_understood)), None)


def text(understood: dict[str, Any]) -> str:
    """Return what was understood in plain words."""
    lines = [f"• {wish['restatement']}" for wish in understood["preferences"]]
    lines += [
        f"↩ {'takes back' if each['to'] is None else 'moves'} "
        f"{'all' if each['of'] is None else 'something'} that was said before"
        for each in understood.get("corrections", ())
    ]
    lines += [f"? “{item['text']}”: {item['reason']}" for item in understood["not_understood"]]
    lines += [
        f"{asked['text']} [{'] ['.join(asked['answers'])}]"
        for asked in understood.get("questions", ())
    ]
    return "\n".join(lines) or "Nothing to note."
