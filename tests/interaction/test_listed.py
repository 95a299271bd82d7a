"""Lists and tables as far as there is room: what stands together, and what is left out."""

import pytest

from orchestration.interaction.layout import Button, Line, Lines, Mark, Table
from orchestration.interaction.listed import ListedRow, rows_kept, rows_of

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
