"""A list is put right in place: what was taken back by a tap, and what was read wrongly."""

import pytest

from orchestration.interaction.layout import Lines, Mark
from tests.conversation.test_dialogues import asked, in_a_room


@in_a_room
async def test_what_was_taken_back_by_a_tap_is_put_back_where_it_stood(room):
    """The line stays where it is, struck through, until its author says something else."""
    await asked(room)
    await room.says("omar", "no Fridays please, no Mondays please")
    await room.presses("omar", "take-back", "1")
    [*_, (_, layout)] = room.seen["omar"]
    lines = [each for part in layout.parts if isinstance(part, Lines) for each in part.lines]
    assert [(each.words, each.mark, each.button and each.button.label) for each in lines[:2]] == [
        ("no longer: would much rather avoid Fridays", Mark.GONE, "Put back"),
        ("would much rather avoid Mondays", Mark.OK, "Take back"),
    ]
    [told] = await room.presses("omar", "put-back", "1")
    assert "• would much rather avoid Fridays\n• would much rather avoid Mondays" in told
    assert "No longer" not in told

    await room.presses("omar", "take-back", "2")
    [told] = await room.says("omar", "mornings are best")
    assert "No longer" not in told
    [told] = await room.presses("omar", "put-back", "2")
    assert told == "That is not among your wishes any more."


@in_a_room
async def test_ones_own_day_is_put_back_as_well(room):
    await asked(room)
    await room.says("omar", "no Fridays please")
    [told] = await room.presses("omar", "take-back", "1000001")
    assert "your day is" not in told
    [told] = await room.presses("omar", "put-back", "1000001")
    assert "assumed: your day is 8:00–18:00 in Dubai, and no nights" in told


@pytest.mark.parametrize(
    ("said", "correction", "holds"),
    [
        ("I can't do Thursdays", "no, I meant Wednesdays", "can't do Wednesdays"),
        ("no Thursdays please", "sorry, Fridays I mean", "would much rather avoid Fridays"),
    ],
)
def test_a_correction_of_what_was_read_changes_the_list_in_place(said, correction, holds):
    """It is ticked off, and the list that was wrong is right."""

    @in_a_room
    async def puts_right(room):
        await asked(room)
        await room.says("omar", said)
        assert await room.says("omar", correction) == []
        assert room.ticked == ["omar"]
        assert first_line(room, "omar").startswith(holds)

    puts_right()


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("mornings are best", ["prefers afternoons (12:00–18:00)"]),
        (
            "I'd rather not Wednesdays, and mornings are best",
            ["would rather avoid Wednesdays", "prefers afternoons (12:00–18:00)"],
        ),
        ("Tuesday mornings are best", ["prefers Tuesday afternoons (12:00–18:00)"]),
    ],
)
def test_other_hours_are_said_of_the_wish_that_has_them_and_of_no_other(said, holds):
    @in_a_room
    async def puts_right(room):
        await asked(room)
        await room.says("omar", said)
        await room.says("omar", "sorry, afternoons, not mornings")
        [*_, (_, layout)] = room.seen["omar"]
        lines = [each for part in layout.parts if isinstance(part, Lines) for each in part.lines]
        told = [each.words for each in lines if each.mark is not Mark.GONE]
        assert [each for each in told if not each.startswith("assumed")] == holds

    puts_right()


@in_a_room
async def test_what_is_said_against_what_holds_is_told(room):
    """It is no slip: that something holds no longer is worth a message."""
    await asked(room)
    await room.says("omar", "I can't do Thursdays")
    [told] = await room.says("omar", "Thursdays are fine after all")
    assert "No longer: can't do Thursdays" in told


def first_line(room, who):
    [*_, (_, layout)] = room.seen[who]
    return next(part for part in layout.parts if isinstance(part, Lines)).lines[0].words
