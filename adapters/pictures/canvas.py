"""A sheet of paper as wide as a phone; lengths are its points, 360 across."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from adapters.pictures import letters
from adapters.pictures.letters import Colour, Lettering

WIDTH: Final = 360
MARGIN: Final = 14
INNER: Final = WIDTH - 2 * MARGIN
PIXELS_PER_POINT: Final = 3
_FINER: Final = 2
"""Drawn this much larger and then reduced, so that round shapes have smooth edges."""

_SCALE: Final = PIXELS_PER_POINT * _FINER

Point = tuple[float, float]

PAPER: Final = (253, 253, 254)
RULE: Final = (222, 227, 233)
BLANK: Final = (246, 247, 249)
ACCENT: Final = (180, 69, 9)
"""Burnt orange: apart from every blue for each kind of colour blindness; 5:1 against paper."""


def _polygon(corners: int, turned: float, reach: float) -> tuple[Point, ...]:
    angles = (turned + 2 * pi * n / corners for n in range(corners))
    return tuple((reach * cos(angle), reach * sin(angle)) for angle in angles)


class Marker(Enum):
    """Shapes that can be told apart without colour, as corners around a centre."""

    CIRCLE = _polygon(72, 0, 1)
    SQUARE = _polygon(4, pi / 4, 1.25)
    DIAMOND = _polygon(4, 0, 1.3)


class Canvas:
    """Keeps what is drawn until `png`, since only then the height is known."""

    def __init__(self) -> None:
        self._strokes: list[Callable[[ImageDraw.ImageDraw], None]] = []

    def words(
        self, at: Point, words: str, look: Lettering, anchor: str = "ls", halo: float = 0
    ) -> None:
        """Write words; `anchor` is Pillow's: l, m, r across and s (baseline), m (middle) down.

        A halo of paper, in points, keeps them readable over lines.
        """
        font = letters.font(round(look.size * _SCALE), look.weight)
        rim = round(halo * _SCALE)
        self._strokes.append(
            lambda draw: draw.text(
                _scaled(at), words, look.colour, font, anchor, stroke_width=rim, stroke_fill=PAPER
            )
        )

    def box(
        self, at: Point, size: Point, fill: Colour, *,
        radius: float = 0, edge: Colour | None = None,
    ) -> None:  # fmt: skip
        """Draw a rectangle from its upper left corner."""
        (left, top), (wide, high) = _scaled(at), _scaled(size)
        corners = (left, top, left + wide - 1, top + high - 1)
        rim = round(1.6 * _SCALE) if edge else 0
        self._strokes.append(
            lambda draw: draw.rounded_rectangle(corners, radius * _SCALE, fill, edge, rim)
        )

    def line(self, points: Sequence[Point], colour: Colour, width: float = 1) -> None:
        """Draw a line through points."""
        scaled = [_scaled(point) for point in points]
        self._strokes.append(
            lambda draw: draw.line(scaled, fill=colour, width=round(width * _SCALE), joint="curve")
        )

    def marker(self, at: Point, shape: Marker, radius: float, colour: Colour) -> None:
        """Draw a shape around a point, with a rim of paper that lifts it off its line."""
        for reach, fill in ((radius + 1.5, PAPER), (radius, colour)):
            corners = [
                (at[0] + across * reach, at[1] + down * reach) for across, down in shape.value
            ]
            self.polygon(corners, fill)

    def polygon(self, corners: Sequence[Point], fill: Colour) -> None:
        """Draw a filled shape."""
        scaled = [_scaled(corner) for corner in corners]
        self._strokes.append(lambda draw: draw.polygon(scaled, fill=fill))

    def png(self, height: float) -> bytes:
        """Return what was drawn, on paper of this height."""
        image = Image.new("RGB", (WIDTH * _SCALE, round(height * PIXELS_PER_POINT) * _FINER), PAPER)
        draw = ImageDraw.Draw(image)
        for stroke in self._strokes:
            stroke(draw)
        file = BytesIO()
        image.reduce(_FINER).save(file, "PNG")
        return file.getvalue()


def heading(canvas: Canvas, subject: str, told: str) -> float:
    """Write the subject and a line about the picture; return where the rest begins."""
    y = MARGIN + 16.0
    for line in letters.wrapped(subject, INNER, letters.SUBJECT, most=2):
        canvas.words((MARGIN, y), line, letters.SUBJECT)
        y += 20
    for line in letters.wrapped(told, INNER, letters.TOLD, most=2):
        canvas.words((MARGIN, y), line, letters.TOLD)
        y += 16
    return y - 4


def _scaled(point: Point) -> Point:
    return point[0] * _SCALE, point[1] * _SCALE
