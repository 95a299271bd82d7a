"""Lists, tables and options as far as there is room: what stands together, and what is left out."""

import re
from datetime import UTC, datetime

import pytest

from orchestration.interaction.layout import (
    Button,
    Line,
    Lines,
    Mark,
    OptionRow,
    Options,
    Table,
)
from orchestration.interaction.listed import ListedRow, options_of, rows_kept, rows_of
from orchestration.model.options import Slot

NINE = datetime(2027, 1, 11, 9, tzinfo=UTC)

GO = Button("go", "Go")
FOUR = Lines(
    (Line("a", Mark.OK), Line("b", Mark.NO), Line("c", Mark.ASK, GO), Line("d", Mark.GONE, GO))
)
AB = ListedRow(("✓ A", "✗ B"))


@pytest.mark.parametrize(
    ("room", "most", "expected"),
    [
        (99, 9, [AB, ListedRow(("? C",), GO), ListedRow(("– D",), GO)]),
        (99, 3, [AB, ListedRow(("? C",), GO), ListedRow(("– D",))]),
        (99, 0, [ListedRow(("✓ A", "✗ B", "? C", "– D"))]),
        (1, 9, [ListedRow(("… and 4 more",))]),
    ],
)
def test_lines_without_a_button_stand_together(room, most, expected):
    assert list(rows_of(FOUR, room, most, str.upper)) == expected


@pytest.mark.parametrize(("room", "most", "kept"), [(999, 99, 9), (999, 4, 4), (0, 99, 1)])
def test_a_table_keeps_a_row_at_least(room, most, kept):
    table = Table("", ("Name",), (("Lena",),) * 9)

    assert rows_kept(table, room, most) == kept


def listed_in(room, most=9, longest=999, *, one_tap=True):
    """What is said of three options, the second at length: [(lines, what a tap sends)]."""
    starts = (Slot(name, NINE, NINE.replace(hour=10)) for name in "ABC")
    rows = tuple(OptionRow(option=each, facts=(), reasons=()) for each in starts)
    options = Options(zone="UTC", round=2, options=rows, by_letter=False, one_tap=one_tap)
    said = [["A"], ["B", *["b" * 5] * 30], ["C"]]

    def say(place, a_line):
        return [each[:a_line] for each in said[place]]

    found = options_of(options, room, most, longest, say)
    return [(list(each.lines), each.tap and each.tap.button.value) for each in found]


def test_each_option_is_said_with_what_votes_for_it():
    assert [(lines[0], tap) for lines, tap in listed_in(999)] == [
        ("A", "2/A"),
        ("B", "2/B"),
        ("C", "2/C"),
    ]
    assert [tap for _, tap in listed_in(999, one_tap=False)] == [None] * 3
    assert len(listed_in(999, most=2)) == 2


@pytest.mark.parametrize(("room", "longest"), [(999, 60), (108, 999)])
def test_what_is_long_gives_way_to_the_others(room, longest):
    lines = [each for each, _ in listed_in(room, longest=longest)]
    assert (lines[0], lines[2]) == (["A"], ["C"])
    assert lines[1][0] == "B"
    assert re.fullmatch("… and [0-9]+ more", lines[1][-1])
