"""A session at a glance: its state in words, and a bar before how many have answered."""

from __future__ import annotations

from typing import Final

from orchestration.interaction.layout import Card

_CELLS: Final = 10
_STATE: Final = {
    "intake": "Gathering wishes",
    "vote": "Voting",
    "decided": "Decided",
    "cancelled": "Cancelled",
    "without outcome": "No decision",
}


def state_in_words(card: Card) -> str:
    """Return how far a session is."""
    return _STATE.get(card.state, card.state)


def progress_in_words(card: Card) -> str:
    """Return how many of how many have answered; nothing where that is not told."""
    if card.progress is None:
        return ""
    done, of = card.progress
    return card.counted or f"{done} of {of} have answered"


def lines_with_progress(card: Card) -> list[str]:
    """Return a card's lines with a bar before the words that say the same, which are added."""
    if card.progress is None:
        return list(card.lines)
    words = progress_in_words(card)
    told = f"{_bar(*card.progress)} {words}"
    if not any(words in each for each in card.lines):
        return [*card.lines, told]
    return [each.replace(words, told, 1) for each in card.lines]


def _bar(done: int, of: int) -> str:
    cells = min(of, _CELLS)
    full = done * cells // max(1, of)
    return "▰" * full + "▱" * (cells - full)
