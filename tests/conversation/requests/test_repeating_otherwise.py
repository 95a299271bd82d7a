"""What repeats, left out by its day, asked for, or changed from its channel: said → what comes."""

import pytest

from orchestration.model.times import Weekday
from tests.conversation.requests.test_repeating import opened, series, voted_and_closed, weekly
from tests.conversation.test_dialogues import in_a_room

SNACK = "@Convene every Thursday at 11: poll which snack? pretzels, fruit or nuts"


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("skip the 14th", "Thu 14 Jan"),
        ("skip 21 January, it's a holiday", "Thu 21 Jan"),
        ("leave out jan 21 please", "Thu 21 Jan"),
        ("am 21.1. bitte auslassen", "Thu 21 Jan"),
        ("am 14. nicht", "Thu 14 Jan"),
        ("überspring den 14.", "Thu 14 Jan"),
        ("nächste Woche nicht", "Thu 14 Jan"),
        ("not next week pls", "Thu 14 Jan"),
        ("skip next thursday", "Thu 14 Jan"),
        ("heute nicht, aber der 14. auch nicht", None),
        ("don't ask on the 14th", "Thu 14 Jan"),
        ("donnerstag fällt die frage aus, feiertag", "Thu 7 Jan"),
    ],
)
def test_one_is_left_out_by_its_day(words, day):
    @in_a_room
    async def plays(room):
        await weekly(room, SNACK)
        told = await room.says("omar", f"@Convene {words}", channel=True)
        if day:
            assert told == [f"“Which snack?” is left out on {day}, 11:00."]
        else:
            assert series(room).skipped == ()

    plays()


@in_a_room
async def test_a_day_on_which_nothing_is_asked_leaves_nothing_out(room):
    before = await weekly(room, SNACK)
    [told] = await room.says("lena", "@Convene skip the 15th", channel=True)
    assert told == "“Which snack?” isn't asked then; next: Thu 7 Jan, 11:00."
    assert series(room) == before


@in_a_room
async def test_what_is_left_out_stays_so_on_another_day_of_that_week(room):
    await weekly(room, SNACK)
    await room.says("lena", "@Convene skip next week", channel=True)
    await room.later(hours=2)
    await voted_and_closed(room)
    [told] = await room.says("lena", "@Convene make that tuesdays", channel=True)
    assert told == "“Which snack?” is asked every Tuesday at 11:00 now, next Tue 19 Jan, 11:00."
    await room.says("lena", "@Convene from now on at 10", channel=True)
    await room.later(days=14)
    assert opened(room) == ["07 Jan 11:00", "19 Jan 10:00"]


@pytest.mark.parametrize(
    ("words", "days", "hour"),
    [
        ("from now on at 10", ["thu"], 10),
        ("from next week on at 9 please", ["thu"], 9),
        ("ab jetzt dienstags", ["tue"], 11),
        ("in future on mondays at 2 pm", ["mon"], 14),
        ("künftig um 9", ["thu"], 9),
    ],
)
def test_from_now_on_is_of_what_repeats_where_it_is_asked(words, days, hour):
    @in_a_room
    async def plays(room):
        await weekly(room, SNACK)
        await room.says("lena", f"@Convene {words}", channel=True)
        rhythm = series(room).rhythm
        assert rhythm.days == tuple(map(Weekday, days))
        assert rhythm.start is not None
        assert rhythm.start.hour == hour

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "when does the snack question come next?",
        "when's the next snack poll",
        "and when is snack up next?",
        "wann kommt die snack-frage wieder?",
        "wann fragst du das nächste mal?",
        "when will you ask that again?",
    ],
)
def test_when_it_is_asked_next_is_told(words):
    @in_a_room
    async def plays(room):
        await weekly(room, SNACK)
        [told] = await room.says("dana", f"@Convene {words}", channel=True)
        assert "next: Thu 7 Jan, 11:00" in told

    plays()


@pytest.mark.parametrize(
    "words", ["when is the next meeting?", "nächste Woche nicht", "from now on at 10"]
)
def test_in_private_the_same_words_are_of_who_says_them(words):
    @in_a_room
    async def plays(room):
        before = await weekly(room, SNACK)
        told = await room.says("dana", words)
        assert series(room) == before
        assert not any("snack" in each for each in told)

    plays()


@pytest.mark.parametrize(
    ("asked_so", "said", "now"),
    [
        ("jeden Donnerstag um 9: Pizza oder Sushi?", "doch lieber um 10", "Thursday at 10:00"),
        ("every thursday at 9: pizza or sushi?", "rather at 10", "Thursday at 10:00"),
        ("every thursday at 9: pizza or sushi?", "make it every friday", "Friday at 09:00"),
    ],
)
@pytest.mark.parametrize("in_channel", [True, False])
def test_what_repeats_is_changed_by_a_second_thought(asked_so, said, now, in_channel):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {asked_so}", channel=True)
        words = f"@Convene {said}" if in_channel else said
        [told] = await room.says("lena", words, channel=in_channel)
        assert f"is asked every {now} now" in told

    says()


@in_a_room
async def test_what_suits_who_has_just_set_it_is_their_own(room):
    await room.says("lena", "@Convene every thursday at 9: pizza or sushi?", channel=True)
    [told] = await room.says("lena", "i can't do mornings")
    assert told.startswith("For every meeting from now on")
