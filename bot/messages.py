"""`convene understand`: a message in, its wishes out."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from adapters.files.saying import read_saying
from adapters.files.text import load_text
from adapters.files.wishes import understanding_data
from orchestration.language.understand import understand
from orchestration.model.errors import BadInput


def from_line(line: str, now: datetime) -> dict[str, Any]:
    """Return what one JSON line's message means."""
    if line.lstrip()[:1] != "{":
        raise BadInput("line", line.strip(), "a JSON object with text, now, timezone and window")
    return from_data(load_text(line, "line"), now)


def from_data(data: object, now: datetime) -> dict[str, Any]:
    """Return what a message means, as data."""
    words, hearing = read_saying(data, now)
    return understanding_data(understand(words, hearing), hearing.frame)


def text(understood: dict[str, Any]) -> str:
    """Return what was understood in plain words."""
    lines = [f"• {wish['restatement']}" for wish in understood["preferences"]]
    lines += [
        f"↩ {'takes back' if each['to'] is None else 'moves'} "
        f"{'all' if each['of'] is None else 'something'} that was said before"
        for each in understood.get("corrections", ())
    ]
    lines += [f"? “{item['text']}”: {item['reason']}" for item in understood["not_understood"]]
    return "\n".join(lines) or "Nothing to note."
