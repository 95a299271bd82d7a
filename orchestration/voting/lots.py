"""Lots that nobody can choose and everybody can draw again (PROTOCOL.md, section 4).

A seed is fixed before the vote and only its hash is shown, so that nobody knows what it will draw
and nobody can change it; afterwards the seed is shown too. It has 128 bits at least, so that the
hash does not give it away. With it, anybody draws the same order:
`printf '%s\\n%s\\n%s' SEED PURPOSE NAME | sha256sum` is the lot of a name, and the lowest is first.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from orchestration.model.errors import BadInput


def commitment(seed: str) -> str:
    """Return what is shown of a seed before it is used: SHA-256 of its UTF-8, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def keeps(seed: str, shown: str) -> bool:
    """Tell whether a seed is the one whose hash was shown."""
    return commitment(seed) == shown.strip().casefold()


def lot(seed: str, purpose: str, name: str) -> str:
    """Return the lot of a name: SHA-256 of seed, purpose and name, a line each, in hexadecimal.

    `purpose` says what is drawn for ("tie", "places at B"), so that one seed serves several draws
    and who is last in one is not in all; it is one line.
    """
    if "\n" in purpose:
        raise BadInput("purpose", purpose, "a single line")
    return sha256(f"{seed}\n{purpose}\n{name}".encode()).hexdigest()


def drawn(seed: str, purpose: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return names in the order of their lots, lowest first, in whatever order they came."""
    return tuple(sorted({*names}, key=lambda name: lot(seed, purpose, name)))
