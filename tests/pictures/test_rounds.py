"""The chart of rounds: one round, a few, many."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from adapters.pictures.draw import draw
from orchestration.views.documents import RoundPoint, RoundsChart

POINTS = (
    RoundPoint(1, "A", 0.5, 1.0, 0.42),
    RoundPoint(2, "D", 2 / 3, 4 / 3, 0.35),
    RoundPoint(3, "D", 5 / 6, 11 / 6, 0.25),
    RoundPoint(4, "F", 1.0, 2.5, 0.1),
)
COLOURS = {"satisfied": (32, 99, 143), "score": (15, 118, 110), "equity": (180, 69, 9)}


def chart(count):
    points = (POINTS * 5)[:count]
    rounds = (
        RoundPoint(n + 1, point.candidate, point.ratio, point.score, point.equity)
        for n, point in enumerate(points)
    )
    return RoundsChart("Q1 migration plan", tuple(rounds))


def image_of(picture):
    return Image.open(BytesIO(draw(picture).png)).convert("RGB")


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 8, 12])
def test_any_number_of_rounds_is_drawn(count):
    image = image_of(chart(count))

    assert image.width == 1080
    assert 150 < image.height < 1500


@pytest.mark.parametrize("colour", COLOURS.values(), ids=COLOURS)
@pytest.mark.parametrize("count", [1, 4])
def test_each_measure_is_drawn(count, colour):
    counted = {shade: times for times, shade in image_of(chart(count)).getcolors(2_000_000)}

    assert counted.get(colour, 0) > 1000


@pytest.mark.parametrize("change", [{"ratio": 0.51}, {"score": 1.02}, {"equity": 0.43}])
def test_each_value_is_written(change):
    """So small a change hardly moves a marker, but another figure is drawn."""
    first = {"round": 1, "candidate": "A", "ratio": 0.5, "score": 1.0, "equity": 0.42}
    one, other = (
        image_of(RoundsChart("Plan", (RoundPoint(**point),))) for point in (first, first | change)
    )
    left, _, right, _ = ImageChops.difference(one, other).getbbox() or (0, 0, 0, 0)

    assert right > 950
    assert right - left > 10


@pytest.mark.parametrize("ratio", [-1.0, 0.0, 1.0, 9.0])
def test_values_never_leave_the_picture(ratio):
    points = (RoundPoint(1, "A", ratio, ratio, ratio), RoundPoint(2, "B", ratio, ratio, ratio))

    assert image_of(RoundsChart("Plan", points)).size == image_of(chart(2)).size
