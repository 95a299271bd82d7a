"""`convene verify`: an exported decision in, whether it holds out."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from adapters.files.text import load_text, read_text
from bot.verify import faults
from orchestration.model.errors import BadInput

Answer = dict[str, Any]


def verified(file: str) -> Answer:
    """Return whether an export holds, and what of it does not; - is standard input."""
    given = sys.stdin.read() if file == "-" else read_text(Path(file))
    data = load_text(given, "export")
    found = list[str]()
    try:
        json.dumps(data)  # YAML has dates, which no export has
        for fault in faults(data):  # type: ignore[arg-type]  # what is no export, it refuses
            found.append(fault)  # it counts, even where the rest is refused
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        expected = "what `convene export --decision ID` has written"
        if not found:
            raise BadInput("export", given, expected) from None
    return {"holds": not found, "why": "; ".join(found) or None}


def text(answer: Answer) -> str:
    """Say in one line whether an export holds, and what does not."""
    if answer["holds"]:
        return "It holds: question, options, ballots, their count, outcome, log and seed agree."
    return f"It does not hold: {answer['why']}."
