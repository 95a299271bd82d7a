"""Which of several polls an order names by its whole title, with its commas and its mark."""

import pytest

from tests.conversation.test_dialogues import in_a_room

NAMES = ("Red, green or blue?", "One, two or three", "One or two?")


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("/convene cancel one, two or three", "One, two or three"),
        ("@Convene cancel one, two or three", "One, two or three"),
        ("/convene cancel One or two?", "One or two?"),
        ("/convene cancel one or two", "One or two?"),
        ("/convene cancel red, green or blue?", "Red, green or blue?"),
    ],
)
def test_it_is_the_one_of_that_title(said, named):
    @in_a_room
    async def plays(room):
        for each in NAMES:
            await room.says("lena", f"@Convene poll {each}", channel=True)
        [told] = await room.says("lena", said, channel=True)
        assert told == f"Call “{named}” off? 4 others are told so."

    plays()
