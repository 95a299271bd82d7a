"""The heatmap: what is laid out where, and that it can be read."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from io import BytesIO
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from adapters.pictures.canvas import ACCENT, PAPER
from adapters.pictures.draw import draw
from adapters.pictures.grid import MOST_COLUMNS, MOST_ROWS, grid_of
from adapters.pictures.heatmap import ink_on, shade
from adapters.pictures.letters import FAINT_INK, INK, WHITE
from orchestration.views.documents import HeatCell, Heatmap, OptionMark

MONDAY = date(2026, 11, 16)
LISBON = ZoneInfo("Europe/Lisbon")


def heatmap(days=5, hours=(9, 17), of=6, grid=15, marks=(), weekend=False):
    """Can come: all at the half hours, else one."""
    shown = [MONDAY + timedelta(days=n) for n in range(3 * days) if weekend or n % 7 < 5][:days]
    minutes = range(hours[0] * 60, hours[1] * 60, grid)
    cells = [
        HeatCell(at(day, minute), of if minute % 60 == 30 else 1)
        for day in shown
        for minute in minutes
    ]
    options = tuple(OptionMark(name, start) for name, start in marks)
    return Heatmap("Q1 migration plan", "Europe/Lisbon", of, tuple(cells), options)


def at(day, minute):
    return datetime.combine(day, time(minute // 60, minute % 60), LISBON)


def image_of(picture):
    return Image.open(BytesIO(draw(picture).png)).convert("RGB")


@pytest.mark.parametrize(
    ("days", "hours", "panels", "columns", "rows"),
    [
        (1, (9, 17), 1, 4, 8),
        (2, (9, 17), 1, 2, 8),
        (5, (9, 17), 1, 5, 8),
        (10, (9, 17), 1, 10, 8),
        (15, (9, 17), 2, 10, 8),
        (40, (9, 17), 4, 10, 4),
        (3, (0, 24), 1, 3, 12),
        (40, (0, 24), 4, 10, 4),
        (40, (9, 10), 4, 10, 1),
    ],
)
def test_panels_fit_a_phone(days, hours, panels, columns, rows):
    grid = grid_of(heatmap(days, hours))

    assert len(grid.panels) == panels
    assert max(len(panel.columns) for panel in grid.panels) == columns
    assert len(grid.rows) == rows
    assert columns <= MOST_COLUMNS
    assert panels * rows <= MOST_ROWS


def test_weekends_take_a_panel_each_week():
    grid = grid_of(heatmap(21, weekend=True))

    assert [len(panel.columns) for panel in grid.panels] == [7, 7, 7]


def test_panels_are_named_after_their_days():
    titles = [panel.title for panel in grid_of(heatmap(15)).panels]

    assert titles == ["16–27 November", "30 Nov – 4 Dec"]


def test_hour_shows_its_best_start():
    grid = grid_of(heatmap(5))

    assert grid.panels[0].cells[0, 0].can_come == 6
    assert grid.stretch == "hour"


def test_one_day_shows_every_start():
    grid = grid_of(heatmap(1))
    (panel,) = grid.panels

    assert panel.title == "Monday 16 November"
    assert [column.head[1] for column in panel.columns] == [":00", ":15", ":30", ":45"]
    assert [panel.cells[0, n].can_come for n in range(4)] == [1, 1, 6, 1]
    assert grid.stretch == "start"


def test_hourly_starts_stand_for_themselves():
    assert grid_of(heatmap(5, grid=60)).stretch == "start"


def test_missing_starts_leave_holes():
    whole = heatmap(2)
    late = tuple(cell for cell in whole.cells if cell.start != at(MONDAY, 9 * 60))
    noon = tuple(cell for cell in whole.cells if cell.start.hour != 12 or cell.start.day == 16)

    assert (0, 0) in grid_of(replace(whole, cells=late)).panels[0].cells
    assert (3, 1) not in grid_of(replace(whole, cells=noon)).panels[0].cells


def test_options_lie_in_their_cells():
    marks = (("A", at(MONDAY, 615)), ("B", at(MONDAY, 630)), ("C", at(MONDAY, 1015)))
    (panel,) = grid_of(heatmap(5, marks=marks)).panels
    marked = {place: cell.options for place, cell in panel.cells.items() if cell.options}

    assert marked == {(1, 0): ("A", "B")}


def test_starts_are_shown_in_its_zone():
    tokyo = replace(heatmap(5), zone="Asia/Tokyo")
    grid = grid_of(tokyo)

    assert (grid.rows[0], grid.rows[-1]) == ("00–02", "22–24")
    assert [column.head[1] for column in grid.panels[0].columns] == [
        "16", "17", "18", "19", "20", "21",
    ]  # fmt: skip


@given(st.integers(1, 40), st.integers(0, 23), st.integers(1, 24), st.sampled_from([5, 15, 30, 60]))
def test_no_start_is_lost(days, first, hours, minutes):
    shown = heatmap(days, (first, min(first + hours, 24)), grid=minutes)
    grid = grid_of(shown)
    cells = [cell for panel in grid.panels for cell in panel.cells.values()]

    assert max(cell.can_come for cell in cells) == max(cell.can_come for cell in shown.cells)
    if grid.stretch == "start":
        assert len(cells) == len(shown.cells)
    for panel in grid.panels:
        assert {row for row, _ in panel.cells} <= set(range(len(grid.rows)))
        assert {column for _, column in panel.cells} <= set(range(len(panel.columns)))


@pytest.mark.parametrize("of", [0, 1, 2, 6, 200])
@pytest.mark.parametrize("days", [1, 5, 40])
def test_picture_is_as_wide_as_a_phone(days, of):
    image = image_of(heatmap(days, of=of))

    assert image.width == 1080
    assert 400 < image.height < 3000
    assert image.getpixel((3, 3)) == PAPER


def test_picture_without_starts_says_so():
    nothing = replace(heatmap(), cells=())

    assert image_of(nothing).width == 1080
    assert "no start" in draw(nothing).alternative


def test_same_view_gives_same_picture():
    assert draw(heatmap()).png == draw(heatmap()).png


def test_every_number_is_drawn():
    """151 and 158 have one shade, so that only the figures can differ."""
    first, *others = heatmap(5, grid=60, of=200).cells
    pictures = [
        image_of(replace(heatmap(of=200), cells=(replace(first, can_come=count), *others)))
        for count in (151, 158)
    ]
    left, upper, right, lower = ImageChops.difference(*pictures).getbbox() or (0, 0, 0, 0)

    assert 10 < right - left < 60
    assert 20 < lower - upper < 50


@pytest.mark.parametrize("subject", ["Ωμέγα", "Żółć", "Щука", "会議"])
def test_subject_is_drawn(subject):
    written = image_of(replace(heatmap(), subject=subject))
    empty = image_of(replace(heatmap(), subject=""))
    heading = (0, 30, 1080, 100)

    assert ink_in(written.crop(heading)) > ink_in(empty.crop(heading)) + 400


def test_options_are_marked_by_letter():
    plain = heatmap()
    marked = heatmap(marks=(("A", at(MONDAY, 600)),))

    assert accent_in(image_of(plain)) == 0
    assert accent_in(image_of(marked)) > 1500


def ink_in(image):
    return sum(count for count, colour in colours(image) if sum(colour) < 200)


def accent_in(image):
    return sum(count for count, colour in colours(image) if colour == ACCENT)


def colours(image):
    return image.getcolors(image.width * image.height)


@pytest.mark.parametrize("of", [1, 2, 3, 6, 7, 200])
def test_numbers_stand_out_from_cells(of):
    for can_come in range(of + 1):
        colour = shade(can_come, of)
        assert contrast(colour, ink_on(colour)) >= 4.5


@pytest.mark.parametrize(
    ("ink", "paper"), [(INK, PAPER), (FAINT_INK, PAPER), (WHITE, ACCENT), (FAINT_INK, WHITE)]
)
def test_words_stand_out_from_paper(ink, paper):
    assert contrast(ink, paper) >= 4.5


@pytest.mark.parametrize("of", [2, 5, 6, 50])
def test_more_people_are_never_lighter(of):
    """In grey as well: that is all that some people, and some printers, see."""
    lights = [luminance(shade(can_come, of)) for can_come in range(of + 1)]

    assert all(one >= other for one, other in pairwise(lights))
    assert lights[0] > lights[1]
    assert lights[-2] > lights[-1]


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour):
    """As WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
