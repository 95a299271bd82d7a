"""Lots that can be checked: drawn from a seed whose hash is shown before the vote."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256


def commitment(seed: str) -> str:
    """Return what is shown before the vote: the SHA-256 of the seed, in hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def in_order(seed: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return names in the order of their lots: the SHA-256 of seed and name, the least first."""
    return tuple(sorted(names, key=lambda name: sha256(f"{seed}/{name}".encode()).digest()))
