"""Words and lists within the limits of a platform: what has to go is said, or at least marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Final, TypeVar

MORE: Final = 30
"""What “… and 12 more” takes, at most."""

_PLENTY: Final = 1_000_000

Part = TypeVar("Part")
Made = TypeVar("Made")


def short(words: str, longest: int) -> str:
    """Return a text within a limit, with “…” where something had to go; never an empty one."""
    words = words.strip() or "…"
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def shares(wanted: Sequence[int], room: int) -> list[int]:
    """Share out room: each gets what it wants, and the largest share equally what is left."""
    given = [0] * len(wanted)
    smallest_first = sorted(range(len(wanted)), key=wanted.__getitem__)
    for done, place in enumerate(smallest_first):
        given[place] = min(wanted[place], room // (len(wanted) - done))
        room -= given[place]
    return given


def fitted(
    parts: Sequence[Part],
    room: int,
    make: Callable[[Part, int], Iterable[Made]],
    size: Callable[[list[Made]], int],
) -> list[Made]:
    """Return what is made of all parts: whole where there is room, else each within its share."""
    whole = [list(make(each, _PLENTY)) for each in parts]
    rooms = shares([size(each) for each in whole], room)
    made: list[Made] = []
    for part, blocks, mine in zip(parts, whole, rooms, strict=True):
        made += blocks if size(blocks) <= mine else make(part, mine)
    return made


def length(lines: Sequence[str]) -> int:
    """Return how many characters lines take, one below the other."""
    return sum(len(each) + 1 for each in lines)


def fitting(lines: Sequence[str], room: int) -> int:
    """Return how many lines fit, with room for saying how many do not."""
    if length(lines) <= room:
        return len(lines)
    return sum(end + MORE <= room for end in accumulate(len(each) + 1 for each in lines))


def more(left_out: int) -> list[str]:
    """Return the line that says how many are left out; none where nothing is."""
    return [f"… and {left_out} more"] if left_out else []


def within(lines: Sequence[str], room: int) -> list[str]:
    """Return the lines that fit, and how many do not."""
    kept = fitting(lines, room)
    return [*lines[:kept], *more(len(lines) - kept)]


def packed(pieces: Sequence[str], size: int) -> list[str]:
    """Return pieces as texts of at most `size` characters each; none of them is empty."""
    texts = [""]
    for each in pieces:
        if len(texts[-1]) + len(each) > size:
            texts.append("")
        texts[-1] += each
    return [each.strip("\n") for each in texts if each.strip()]
