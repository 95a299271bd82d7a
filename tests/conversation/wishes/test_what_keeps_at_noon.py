"""A break with its hours, short days behind an “ausser”, and a journey that comes to nothing."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("lunch 12-1", "busy lunch hours (12:00–13:00)"),
        ("and my lunch break from 12:30 to 13:30", "busy 12:30–13:30"),
        ("Mittagspause 12-13", "belegt in der Mittagspause (12:00–13:00 Uhr)"),
        ("und Mittagspause von 13 bis 14 Uhr", "belegt 13:00–14:00 Uhr"),
        ("Tuesday lunch 12-1", "busy Tuesday lunch hours (12:00–13:00)"),
        ("lunch 12-1 works for me", "lunch hours (12:00–13:00) are fine"),
    ],
)
def test_a_break_told_with_its_hours_is_taken_and_no_wish_for_them(said, held):
    @in_a_room
    async def tells(room):
        await asked(room)
        await room.says("omar", "I'm busy every day from 9 to 9:30")
        told = await room.says("omar", said) or await room.says("omar", "what do you know of me?")
        assert f"• {held}" in told[-1]
        assert "prefers" not in told[-1]

    tells()


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("ich selbst kann immer ausser di vor 11", "kann dienstags vor 11:00 Uhr nicht"),
        ("immer ausser mi", "kann mittwochs nicht"),
    ],
)
def test_a_short_day_is_one_behind_an_ausser(said, held):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert f"• {held}" in told

    tells()


@pytest.mark.parametrize(
    "said",
    [
        "hang on, my flight got cancelled, so I'm staying in Dubai",
        "the trip's off, i'll stay in dubai",
        "dienstreise fällt aus, ich bleibe in Dubai",
    ],
)
def test_a_journey_that_comes_to_nothing_calls_nothing_off(said):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("Your times are in Dubai from now on")

    tells()
