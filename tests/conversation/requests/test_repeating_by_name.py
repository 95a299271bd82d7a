"""What repeats, called by its name or by none: said → what becomes of it."""

import pytest

from orchestration.conversation.requested.repeating import NOTHING_REPEATS
from orchestration.model.times import Weekday
from tests.conversation.requests.test_repeating import voted_and_closed, weekly
from tests.conversation.test_dialogues import in_a_room


@in_a_room
async def test_the_only_one_needs_no_name(room):
    await weekly(room)
    [told] = await room.says("lena", "@Convene nächste woche fällt aus", channel=True)
    assert told == "“Pizza, sushi or salad?” is left out on Thu 14 Jan, 11:00."


@in_a_room
async def test_it_stops_by_its_name_whatever_else_is_open(room):
    await weekly(room, "@Convene every Thursday at 10: poll lunch: pizza, sushi or salad?")
    await room.says("lena", "@Convene poll tea or coffee?", channel=True)
    [told] = await room.says("lena", "@Convene stop the lunch question", channel=True)
    assert told == "“Lunch” is asked no more by itself."


@pytest.mark.parametrize(
    "words", ["what do you ask regularly?", "which polls repeat here?", "was wiederholt sich hier?"]
)
def test_what_repeats_can_be_asked(words):
    @in_a_room
    async def plays(room):
        assert await room.says("lena", f"@Convene {words}", channel=True) == [NOTHING_REPEATS]
        await weekly(room)
        assert await room.says("lena", f"@Convene {words}", channel=True) == [
            (
                "“Pizza, sushi or salad?” is asked every Thursday at 11:00 in Berlin; "
                "next: Thu 7 Jan, 11:00."
            )
        ]

    plays()


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("every monday standup decision: who moderates? ana, ben",
         "Standup decision: who moderates?"),
        ("frag bitte jeden montag um 9: wer macht diese woche support?",
         "Wer macht diese woche support?"),
        ("jeden montag standup: wer moderiert? ana, ben", "Standup: wer moderiert?"),
    ],
)  # fmt: skip
def test_what_it_is_called_may_stand_before_its_mark(words, subject):
    @in_a_room
    async def plays(room):
        found = await weekly(room, f"@Convene {words}")
        assert (found.subject, found.rhythm.days) == (subject, (Weekday.MON,))

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "das war gut, frag das bitte jeden donnerstag um 10",
        "that was good, please ask it every thursday at 10",
        "that worked well, ask this every thursday at 10",
        "das lief super, mach das jeden Donnerstag um 10",
    ],
)
def test_what_is_praised_is_asked_every_so_often(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll pizza, sushi or salad?", channel=True)
        await voted_and_closed(room)
        await room.says("lena", f"@Convene {words}", channel=True)
        assert "Lena Vogt has this asked every Thursday at 10:00 in Berlin" in room.posted[-1][2]

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "every thursday it was good",
        "das war gut, jeden donnerstag sushi",
        "mondays every week were good for me, do that",
        "das war nicht gut, frag das nicht jeden donnerstag",
    ],
)
def test_what_is_only_praised_repeats_nothing(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene poll pizza, sushi or salad?", channel=True)
        await voted_and_closed(room)
        await room.says("lena", f"@Convene {words}", channel=True)
        assert "has this asked" not in room.posted[-1][2]

    plays()
