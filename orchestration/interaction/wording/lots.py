"""The lot that settles what ties, in words: what is announced, and from what it was drawn."""

from __future__ import annotations

from typing import Final

from orchestration.voting.lots import commitment

_LOT_SHOWN: Final = 12


def settled_by_lot(lot: str) -> str:
    """Say by which lot it is settled what ties, so that it can be checked afterwards."""
    return f"What ties goes by lot ({lot[:_LOT_SHOWN]}…)."


def drawn_from(seed: str) -> str:
    """Say which seed a lot was drawn from, and as what its hash had been announced."""
    shown = commitment(seed)[:_LOT_SHOWN]
    return f"drawn from the seed {seed}, announced before the vote as {shown}…"
