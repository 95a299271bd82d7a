"""A question that names a day is decided before it: said, and when → by when, and what is told."""

import asyncio
from datetime import UTC, datetime

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

THURSDAY, FRIDAY = datetime(2027, 1, 7, 8, tzinfo=UTC), datetime(2027, 1, 8, 7, tzinfo=UTC)


def ends_by(choice):
    end = choice.terms.ends_by
    return f"{end:%a %d %b %H:%M}" if end else ""


@pytest.mark.parametrize(
    ("said", "at", "by"),
    [
        ("decide where shall we eat on Friday?", THURSDAY, "Fri 08 Jan 11:00"),
        ("decide wo essen wir morgen?", THURSDAY, "Fri 08 Jan 11:00"),
        ("decide where do we have lunch today?", FRIDAY, "Fri 08 Jan 11:00"),
        ("decide where do we have lunch today?", FRIDAY.replace(hour=10), "Fri 08 Jan 12:00"),
        ("decide where shall we have dinner tomorrow?", THURSDAY, "Fri 08 Jan 17:00"),
        ("decide was machen wir am Freitag um 15 Uhr?", THURSDAY, "Fri 08 Jan 15:00"),
        ("decide who presents on Friday?", THURSDAY, "Fri 08 Jan 09:00"),
        ("poll who presents tomorrow: Ana or Ben?", THURSDAY, "Fri 08 Jan 09:00"),
        ("decide which day is best, Friday or Monday?", THURSDAY, "Fri 08 Jan 09:00"),
        ("decide where do we go on Monday?", THURSDAY, "Mon 11 Jan 09:00"),
        # Later than it would be decided anyway
        ("decide where do we go next Wednesday?", THURSDAY, ""),
        ("decide where do we go on 22 January?", THURSDAY, ""),
        ("poll what do we do on Monday: bowling or cinema?", THURSDAY, ""),
        # Of no day ahead
        ("decide where shall we eat?", THURSDAY, ""),
        ("decide do we drop the Friday demo?", THURSDAY, ""),
        ("decide what do we do on Fridays?", THURSDAY, ""),
        ("decide how was last Friday?", THURSDAY, ""),
        ("decide sollen wir den Guten Morgen Gruß lassen?", THURSDAY, ""),
        # Set by who asks
        ("decide where shall we eat on Friday? closes today 16:00", THURSDAY, "Thu 07 Jan 16:00"),
    ],
)  # fmt: skip
def test_a_choice_ends_before_what_it_is_about(said, at, by):
    async def asks(room):
        await room.says("lena", f"/convene {said}", channel=True)
        assert ends_by(the_only(room)) == by

    asyncio.run(asks(Room(at=at)))


@in_a_room
async def test_it_is_told_on_the_card_and_answers_and_vote_fit_in(room):
    await room.says("lena", "/convene decide where shall we eat on Friday?", channel=True)
    assert "Decided by Fri 8 Jan, 11:00." in room.posted[-1][2]
    await room.says("omar", "pizza, thai", under=room.posted[-1][:2])
    await room.later(hours=12)
    assert the_only(room).phase is Phase.VOTE
    await room.says("omar", "A")
    await room.later(hours=14)
    assert the_only(room).outcome.option.title == "Pizza"


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("every Friday at 8: where do we have lunch? pizza or ramen", "Fri 08 Jan 11:00"),
        ("every Friday at 10: where do we have lunch? pizza or ramen", "Fri 08 Jan 12:00"),
        ("every Friday at 11: wo essen wir? pizza or ramen", "Fri 08 Jan 12:00"),
        ("every Friday at 10: lunch", "Fri 08 Jan 12:00"),
        ("every Friday at 10: where do we have dinner?", "Fri 08 Jan 17:00"),
        ("jeden Freitag um 9: wohin gehen wir zum mittagessen?", "Fri 08 Jan 11:00"),
        ("poll every Friday at 9: where do we have lunch? pizza or ramen", "Fri 08 Jan 11:00"),
        ("poll every Friday at 10: where do we have lunch? pizza or ramen", "Fri 08 Jan 12:00"),
        ("every Friday at 10: where do we eat on Monday? pizza or ramen", "Mon 11 Jan 11:00"),
        ("every Friday at 10: who cleans up? Ana or Ben", ""),
    ],
)
def test_what_repeats_is_decided_in_time_each_time(said, by):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []
        await room.later(days=1, hours=3)
        assert ends_by(room.decisions()[0]) == by

    asks()
