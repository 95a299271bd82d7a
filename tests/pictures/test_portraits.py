"""Pictures of personas: none like another, and seen on any page."""

from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat

from adapters.pictures.letters import WHITE
from adapters.pictures.portrait import GROUNDS, SHAPES, SIDE, draw_portrait
from orchestration.views.speaker import PORTRAITS
from tests.pictures.test_heatmap import contrast

PAGES = {
    "white": (255, 255, 255),
    "the sandbox, light": (0xFF, 0xFD, 0xFA),
    "the sandbox, dark": (0x1B, 0x1A, 0x18),
    "Slack, dark": (0x1A, 0x1D, 0x21),
    "Discord, dark": (0x31, 0x33, 0x38),
    "black": (0, 0, 0),
}
ALL = range(PORTRAITS)


def image_of(number):
    return Image.open(BytesIO(draw_portrait(number))).convert("RGB")


def small(number, mode="RGB"):
    """A picture as small as it stands beside a message."""
    return image_of(number).resize((32, 32)).convert(mode)


def test_there_are_as_many_as_is_said_and_no_two_alike():
    assert len(GROUNDS) * len(SHAPES) == PORTRAITS
    assert len({draw_portrait(each) for each in ALL}) == PORTRAITS


@pytest.mark.parametrize("first", [0, 7, 41, PORTRAITS - 3])
def test_eight_that_follow_each_other_share_neither_colour_nor_shape(first):
    eight = [(first + n) % PORTRAITS for n in range(8)]
    assert len({image_of(each).getpixel((2, 2)) for each in eight}) == 8
    for one, other in combinations(eight, 2):
        apart = ImageStat.Stat(ImageChops.difference(small(one, "L"), small(other, "L"))).mean[0]
        assert apart > 10, "told apart without colour too"


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_each_stands_out_from_any_page(page):
    assert min(contrast(each, page) for each in GROUNDS) >= 3


def test_each_shape_stands_out_from_its_ground():
    assert min(contrast(each, WHITE) for each in GROUNDS) >= 3
    for each in ALL:
        shown = [times for times, colour in image_of(each).getcolors(9999) if colour == WHITE]
        assert 0.05 < sum(shown) / SIDE**2 < 0.4


def test_colours_are_far_apart():
    assert min(dist(_lab(one), _lab(other)) for one, other in combinations(GROUNDS, 2)) >= 20


def test_each_is_small_and_the_same_each_time():
    for each in ALL:
        assert image_of(each).size == (SIDE, SIDE)
        assert len(draw_portrait(each)) < 4000
        assert draw_portrait.__wrapped__(each) == draw_portrait(each)


def test_a_round_frame_cuts_nothing_off():
    """Slack and Discord cut off corners; a shape lies within the circle that is left."""
    for each in ALL:
        image, middle = image_of(each), SIDE / 2
        white = [
            dist((x + 0.5, y + 0.5), (middle, middle))
            for x in range(SIDE)
            for y in range(SIDE)
            if image.getpixel((x, y)) == WHITE
        ]
        assert max(white) < 0.45 * SIDE


def _lab(colour):
    """How a colour is seen (CIE 1976 L*a*b*, D65): distances are those that eyes tell apart."""
    parts = [part / 255 for part in colour]
    r, g, b = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    x, y, z = (
        each ** (1 / 3)
        for each in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
