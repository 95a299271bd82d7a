"""`convene tally`: a poll in, its count out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adapters.files.ballots.read import read_poll
from adapters.files.text import load_text, read_text
from orchestration.voting.count import count
from orchestration.voting.plain_ballots import tally_data


def read(path: Path) -> str:
    """Return the text of a poll file."""
    return read_text(path)


def count_text(text: str, rule: str | None) -> dict[str, Any]:
    """Return the count of the poll in a text, as data."""
    poll, chosen = read_poll(load_text(text, "poll"), rule)
    return tally_data(count(poll, chosen))


def text(tally: dict[str, Any]) -> str:
    """Return a count in plain words."""
    result = tally["winner"] or ("tie: " + ", ".join(tally["tie"]) if tally["tie"] else "no winner")
    return "\n".join([f"{result}. {tally['reason']}", *(f"  {step}" for step in tally["steps"])])
