"""Answers that are committed, to be read: what a change makes of them shows in its diff."""

import difflib
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "answers"
MOST_LINES = 120


def holds(request, name, text):
    """Compare an answer with the one that is committed, or write it anew (`make golden`)."""
    path = HERE / name
    text = text.rstrip("\n") + "\n"
    if request.config.getoption("--golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if text != before:
        pytest.fail(_difference(name, before, text), pytrace=False)


def _difference(name, before, now):
    lines = list(
        difflib.unified_diff(
            before.splitlines(), now.splitlines(), "committed", "now", n=2, lineterm=""
        )
    )
    more = [f"… and {len(lines) - MOST_LINES} more lines"] if len(lines) > MOST_LINES else []
    head = f"{name} is not what is committed; if it is meant, `make golden` writes it anew."
    return "\n".join([head, *lines[:MOST_LINES], *more])
