"""Draws personas: a white shape on a coloured ground, which nobody takes for a face.

The grounds are about as light as each other, so that each stands out from a white page and from a
dark one; and what colour cannot tell somebody apart by, the shape can.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from math import cos, pi, radians, sin
from typing import Final

from PIL import Image, ImageDraw

from adapters.pictures.canvas import Point
from adapters.pictures.letters import WHITE, Colour
from orchestration.views.speaker import PORTRAITS

SIDE: Final = 128
_FINER: Final = 4
"""Drawn this much larger and then reduced, so that all edges are smooth."""

_REACH: Final = 0.3
"""How far a shape reaches from the middle, in sides; platforms cut the corners off."""

GROUNDS: Final[tuple[Colour, ...]] = (
    (228, 93, 88), (51, 162, 64), (142, 119, 236), (216, 122, 9),
    (25, 150, 146), (221, 102, 175), (151, 142, 19), (16, 144, 224),
)  # fmt: skip
"""Those that follow each other are far apart."""

Outlines = list[list[Point]]
_CENTRE: Final = (0.0, 0.0)
_ROUND: Final = 72
"""So many corners look like none."""


def _around(
    corners: int, reach: float = 1, turned: float = -90, of: Point = _CENTRE
) -> list[Point]:
    angles = (radians(turned) + 2 * pi * n / corners for n in range(corners))
    return [(of[0] + reach * cos(angle), of[1] + reach * sin(angle)) for angle in angles]


def _bar(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _star() -> list[Point]:
    pairs = zip(_around(5, 1.15), _around(5, 0.48, -54), strict=True)
    return [corner for pair in pairs for corner in pair]


def _chevron(top: float) -> list[Point]:
    return [(-0.9, top + 0.75), (0, top), (0.9, top + 0.75),
            (0.9, top + 1.2), (0, top + 0.45), (-0.9, top + 1.2)]  # fmt: skip


SHAPES: Final[tuple[tuple[Outlines, Outlines], ...]] = (
    ([_around(_ROUND)], [_around(_ROUND, 0.52)]),  # a ring
    ([_around(3, 1.15, of=(0, 0.2))], []),
    ([_bar(-1, -0.32, 1, 0.32), _bar(-0.32, -1, 0.32, 1)], []),
    ([_around(_ROUND, of=(-0.1, 0))], [_around(_ROUND, 0.86, of=(0.42, -0.14))]),  # a crescent
    ([_bar(x - 0.2, -0.95, x + 0.2, 0.95) for x in (-0.75, 0, 0.75)], []),
    ([_star()], []),
    ([[(0, -1.1), (0.85, 0), (0, 1.1), (-0.85, 0)]], []),
    ([[(-0.85, -0.95), (0.85, -0.95), (0, 0)], [(-0.85, 0.95), (0.85, 0.95), (0, 0)]], []),
    ([_chevron(-1.05), _chevron(-0.2)], []),
)
"""What is drawn in white around the middle, and what is taken out of it again; up is negative."""


@lru_cache(PORTRAITS)
def draw_portrait(number: int) -> bytes:
    """Return one of the `PORTRAITS` as PNG: the same bytes each time."""
    ground = GROUNDS[number % len(GROUNDS)]
    drawn, cut_out = SHAPES[number % len(SHAPES)]
    whole = SIDE * _FINER
    image = Image.new("RGB", (whole, whole), ground)
    draw = ImageDraw.Draw(image)
    for outlines, colour in ((drawn, WHITE), (cut_out, ground)):
        for each in outlines:
            draw.polygon([_placed(corner, whole) for corner in each], fill=colour)
    file = BytesIO()
    image.reduce(_FINER).save(file, "PNG")
    return file.getvalue()


def _placed(corner: Point, whole: int) -> Point:
    across, down = ((0.5 + _REACH * each) * whole for each in corner)
    return across, down
