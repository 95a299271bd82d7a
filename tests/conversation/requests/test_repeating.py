"""A choice that repeats: said → what is asked when, and what stops it."""

import asyncio
from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest

from orchestration.conversation.requested.repeating import NOTHING_REPEATS
from orchestration.deciding.state import Phase
from orchestration.kinds.series.rhythm import next_time
from orchestration.kinds.series.state import Series
from orchestration.model.times import Weekday, Weekly
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

LUNCH = "@Convene every Thursday at 11: poll pizza, sushi or salad?"
BERLIN = ZoneInfo("Europe/Berlin")


def series(room):
    found = (room.store.session(each) for each in room.store.sessions())
    [one] = [each for each in found if isinstance(each, Series)]
    return one


def opened(room):
    """When each of the choices was opened, on a clock in Berlin."""
    return sorted(f"{each.opened_at.astimezone(BERLIN):%d %b %H:%M}" for each in room.decisions())


async def weekly(room, words=LUNCH):
    assert await room.says("lena", words, channel=True) == []
    return series(room)


async def voted_and_closed(room):
    await room.says("omar", "A", under=room.latest("options/"))
    last = max(room.decisions(), key=lambda each: each.opened_at)
    await room.closes("lena", last.id)


@in_a_room
async def test_it_opens_by_itself_each_time(room):
    await weekly(room)
    assert room.decisions() == []
    assert room.posted[-1][2] == (
        "Pizza, sushi or salad?\n"
        "Lena Vogt has this asked every Thursday at 11:00 in Berlin\n"
        "Options: Pizza, Sushi and Salad\n"
        "Asked: Lena Vogt, Omar Haddad, Dana Reed, Inês Costa and Raj Patel\n"
        "Next: Thu 7 Jan, 11:00"
    )
    await room.later(hours=2)
    await voted_and_closed(room)
    await room.later(days=7)
    assert opened(room) == ["07 Jan 11:00", "14 Jan 11:00"]
    first, second = sorted(room.decisions(), key=lambda each: each.opened_at)
    assert (first.phase, second.phase) == (Phase.DECIDED, Phase.VOTE)
    assert first.terms == second.terms
    assert first.seed != second.seed


@pytest.mark.parametrize(
    ("words", "days", "at", "every", "subject"),
    [
        ("/convene decide every Friday at noon: who cooks?", ["fri"], 12, 1, "Who cooks?"),
        ("/convene poll tea or coffee? Every weekday at 3", None, 15, 1, "Tea or coffee?"),
        ("@Convene jeden Montag um 9 Uhr: wo essen wir?", ["mon"], 9, 1, "Wo essen wir?"),
        ("/convene decide where to eat?, every other Monday", ["mon"], 10, 2, "Where to eat?"),
        ("@Convene every monday 9:30 poll coffee or tea?", ["mon"], 9, 1, "Coffee or tea?"),
        ("@Convene every Monday in the evening: where to?", ["mon"], 18, 1, "Where to?"),
        ("@Convene jeden Montagabend: wohin?", ["mon"], 18, 1, "Wohin?"),
        ("@Convene every Friday evening at 7: where to?", ["fri"], 19, 1, "Where to?"),
        ("@Convene jeden Montag 9 Uhr: wo essen wir?", ["mon"], 9, 1, "Wo essen wir?"),
        ("@Convene coffee or tea? every Friday 3pm", ["fri"], 15, 1, "Coffee or tea?"),
        ("/convene poll every day 2 pizzas or 3?", None, None, None, None),
        ("@Convene every Tue at 2pm, Thu: what?", None, None, None, None),
        ("/convene decide where do we go every Friday?", None, None, None, None),
    ],
)
def test_how_often_is_read_where_it_stands_apart(words, days, at, every, subject):
    @in_a_room
    async def told(room):
        await room.says("lena", words, channel=True)
        if at is None:
            assert not any(each.startswith("series") for each in room.store.sessions())
            return
        rhythm = series(room).rhythm
        assert series(room).asks.terms.subject == subject
        assert [each.value for each in rhythm.days] == (days or ["mon", "tue", "wed", "thu", "fri"])
        assert (rhythm.start.hour, rhythm.every) == (at, every)

    told()


@in_a_room
async def test_while_one_is_open_the_next_is_left_out_and_it_says_so_there(room):
    await weekly(room, "@Convene every day at 11: poll pizza or sushi?")
    await room.later(hours=2)
    await room.says("omar", "A", under=room.latest("options/"))
    await room.later(hours=24)  # the first ends at eleven, when the second is due
    await room.says("lena", "close it on Monday at 10", under=room.latest("options/"))
    await room.later(hours=72)  # which is open over the weekend
    said = [(session, words) for session, name, words in room.posted if "left-out/" in name]
    assert [words for _, words in said] == [
        "Pizza or sushi? was to be asked again on Sat 9 Jan, 11:00; this one is still open.",
        "Pizza or sushi? was to be asked again on Sun 10 Jan, 11:00; this one is still open.",
    ]
    assert {session for session, _ in said} == {"choice-lena-1-2"}
    assert opened(room) == ["07 Jan 11:00", "08 Jan 11:00", "11 Jan 11:00"]


@in_a_room
async def test_calling_one_off_stops_none_of_those_to_come(room):
    await weekly(room)
    await room.later(hours=2)
    [first] = room.decisions()
    await room.presses("lena", "cancel", session=first.id)
    await room.fills("lena")
    assert room.store.session(first.id).phase is Phase.CANCELLED
    await room.later(days=7)
    assert opened(room) == ["07 Jan 11:00", "14 Jan 11:00"]


@in_a_room
async def test_whoever_is_asked_stops_it(room):
    await weekly(room)
    await room.clicks("omar", "Stop repeating")
    assert room.posted[-1][2].endswith("Stopped by Omar Haddad.")
    await room.later(days=30)
    assert room.decisions() == []


@pytest.mark.parametrize(
    ("words", "goes_on"),
    [
        ("skip lunch next week", True),
        ("please skip the lunch this week", True),
        ("lass das lunch nächste woche aus", True),
        ("lunch fällt nächste woche aus", True),
        ("pause the lunch question next week", True),
        ("nächste woche fällt lunch aus", True),
        ("no lunch poll next week please", True),
        ("stop the lunch thing", False),
        ("no more lunch question please", False),
        ("don't ask about lunch any more", False),
        ("keine lunch-frage mehr bitte", False),
        ("stopp die lunch umfrage", False),
    ],
)
def test_what_repeats_is_left_out_or_stopped_by_its_name(words, goes_on):
    @in_a_room
    async def plays(room):
        await weekly(room, "@Convene every Thursday at 10: poll lunch: pizza, sushi or salad?")
        first = series(room)
        [told] = await room.says("lena", f"@Convene {words}", channel=True)
        assert "Lunch" in told
        assert (series(room).stopped == "") is goes_on
        assert not goes_on or series(room) != first

    plays()


@pytest.mark.parametrize("words", ["skip lunch next week", "stop the lunch thing"])
def test_no_meeting_is_looked_for_where_nothing_repeats(words):
    @in_a_room
    async def plays(room):
        assert await room.says("lena", f"@Convene {words}", channel=True) == [NOTHING_REPEATS]
        assert room.opened == {}

    plays()


@pytest.mark.parametrize("words", ["stop repeating", "@Convene stop asking this", "/convene stop"])
def test_words_stop_it(words):
    @in_a_room
    async def told(room):
        await weekly(room)
        [said] = await room.says("omar", words, channel="@" in words)
        assert said == "“Pizza, sushi or salad?” is asked no more by itself."
        assert series(room).stopped == "Omar Haddad"
        assert await room.says("omar", words, channel="@" in words) == [NOTHING_REPEATS]

    told()


@pytest.mark.parametrize("words", ["skip next week", "nächste Woche auslassen"])
def test_next_week_before_this_weeks_has_come_is_not_this_week(words):
    @in_a_room
    async def told(room):
        await weekly(room)
        [said] = await room.says("omar", words)
        assert said == "“Pizza, sushi or salad?” is left out on Thu 14 Jan, 11:00."
        await room.later(hours=2)
        await voted_and_closed(room)
        await room.later(days=15)
        assert opened(room) == ["07 Jan 11:00", "21 Jan 11:00"]

    told()


@pytest.mark.parametrize("words", ["skip the next one", "/convene skip"])
def test_the_next_one_is_left_out(words):
    @in_a_room
    async def told(room):
        await weekly(room)
        [said] = await room.says("omar", words)
        assert said == "“Pizza, sushi or salad?” is left out on Thu 7 Jan, 11:00."
        await room.later(days=8)
        assert opened(room) == ["14 Jan 11:00"]

    told()


@in_a_room
async def test_in_the_thread_of_one_of_them_it_is_stopped_too(room):
    await weekly(room)
    await room.later(hours=2)
    await room.says("omar", "stop repeating", under=room.latest("options/"))
    assert series(room).stopped
    [left] = room.decisions()
    assert left.phase is Phase.VOTE, "what goes on goes on"


@in_a_room
async def test_in_a_thread_where_nothing_repeats_people_talk(room):
    await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
    assert await room.says("omar", "stop asking this", under=room.latest("options/")) == []


@in_a_room
async def test_who_is_not_asked_stops_nothing(room):
    room.people = {who: each for who, each in room.people.items() if who != "raj"}
    await weekly(room)
    [said] = await room.clicks("raj", "Stop repeating")
    assert said == "That is for those who are asked, and for who asks them."


@in_a_room
async def test_a_meeting_does_not_repeat(room):
    words = "@Convene find 45 minutes about planning every Monday with @omar"
    told = await room.says("lena", words, channel=True)
    assert any(each.endswith("One meeting only, as yet: I can't repeat it.") for each in told)
    [meeting] = room.decisions()
    assert str(meeting.terms.window.start) == "2027-01-11"
    assert not any(isinstance(room.store.session(x), Series) for x in room.store.sessions())


@in_a_room
async def test_a_form_keeps_how_often(room):
    await room.says("lena", "/convene decide every Thursday at 11:", channel=True)
    await room.fills("lena", question="Where do we have lunch?")
    assert series(room).rhythm.days == (Weekday.THU,)


def test_what_could_not_be_opened_for_hours_is_left_out():
    async def played():
        room = Room()
        await weekly(room)
        room.clock.advance(datetime(2027, 1, 8, 9, tzinfo=UTC))  # nothing ran for a day
        await room.runner.settle()
        assert room.decisions() == []
        assert series(room).next_at == datetime(2027, 1, 14, 11, tzinfo=BERLIN)

    asyncio.run(played())


def test_clocks_that_change_move_nothing():
    rhythm, start = Weekly((Weekday.SUN,)), datetime(2027, 3, 20, tzinfo=BERLIN)
    first = next_time(rhythm, "Europe/Berlin", start, start)
    second = next_time(rhythm, "Europe/Berlin", first, start)
    assert [f"{each:%d %b %H:%M}" for each in (first, second)] == ["21 Mar 10:00", "28 Mar 10:00"]
    assert (second - first.astimezone(UTC)).days == 6, "an hour less than a week"


def test_every_other_week_is_counted_from_when_it_began():
    rhythm, start = Weekly((Weekday.MON,), every=2), datetime(2027, 1, 7, tzinfo=BERLIN)
    times, at = [], start
    for _ in range(3):
        at = next_time(rhythm, "Europe/Berlin", at, start)
        times.append(f"{at:%d %b}")
    assert times == ["18 Jan", "01 Feb", "15 Feb"]


@in_a_room
async def test_of_several_that_repeat_the_one_that_is_named_is_stopped(room):
    await room.says("lena", "@Convene every Thursday at 10: where do we have lunch?", channel=True)
    await room.says("lena", "@Convene every Monday at 10: who takes the notes?", channel=True)
    [which] = await room.says("lena", "stop repeating")
    assert which.startswith("Which one?")
    [said] = await room.says("lena", "stop repeating lunch")
    assert said == "“Where do we have lunch?” is asked no more by itself."
    [said] = await room.says("lena", "@Convene stop repeating", channel=True)
    assert said == "“Who takes the notes?” is asked no more by itself.", "only one is left"


@pytest.mark.parametrize(
    ("said", "days", "at", "every"),
    [
        ("make it every two weeks", "thu", 11, 2),
        ("every other week please", "thu", 11, 2),
        ("nur noch alle zwei Wochen", "thu", 11, 2),
        ("from now on at 9", "thu", 9, 1),
        ("ab jetzt um 9", "thu", 9, 1),
        ("move it to Friday at 9", "fri", 9, 1),
        ("every Friday instead", "fri", 11, 1),
        ("freitags stattdessen", "fri", 11, 1),
        ("make it every other Monday at 3 pm", "mon", 15, 2),
    ],
)
def test_words_change_how_often(said, days, at, every):
    @in_a_room
    async def plays(room):
        one = await weekly(room)
        [told] = await room.says("lena", said, under=(one.id, "card"))
        rhythm = series(room).rhythm
        assert rhythm == Weekly((Weekday(days),), time(at), every=every)
        assert told.startswith("“Pizza, sushi or salad?” is asked every")
        assert f"at {at:02}:00" in room.shown[(one.id, "card")].words

    plays()


@in_a_room
async def test_what_is_changed_opens_at_its_new_time_and_not_at_the_old_one(room):
    one = await weekly(room)
    await room.says("lena", "from now on at 14", under=(one.id, "card"))
    await room.later(hours=5)
    assert opened(room) == ["07 Jan 14:00"]


@pytest.mark.parametrize("said", ["make it monthly", "make it every three weeks"])
def test_how_often_it_cannot_be_is_said_and_changes_nothing(said):
    @in_a_room
    async def plays(room):
        one = await weekly(room)
        [told] = await room.says("lena", said, under=(one.id, "card"))
        assert "it stays every Thursday at 11:00" in told
        assert series(room).rhythm == one.rhythm

    plays()


@pytest.mark.parametrize(
    ("said", "channel"),
    [("make it every two weeks", False), ("@Convene make the pizza poll every two weeks", True)],
)
def test_it_is_changed_from_anywhere_by_it_or_by_its_name(said, channel):
    @in_a_room
    async def plays(room):
        await weekly(room)
        await room.says("lena", said, channel=channel)
        assert series(room).rhythm.every == 2
        assert room.decisions() == []

    plays()


@pytest.mark.parametrize("said", ["from now on at 9", "see you at 11", "on Friday I am away"])
def test_what_is_said_elsewhere_of_times_changes_no_rhythm(said):
    @in_a_room
    async def plays(room):
        one = await weekly(room)
        await room.says("lena", said)
        assert series(room).rhythm == one.rhythm

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "@Convene every Thursday at 11 for two weeks: poll pizza, sushi or salad?",
        "@Convene for 2 weeks, every Thursday at 11: poll pizza, sushi or salad?",
        "@Convene poll pizza, sushi or salad? every Thursday at 11 for two weeks",
        "@Convene zwei Wochen lang jeden Donnerstag um 11: Umfrage pizza, sushi or salad?",
    ],
)
def test_it_ends_by_itself_where_it_says_for_how_long(words):
    @in_a_room
    async def plays(room):
        one = await weekly(room, words)
        assert one.subject == "Pizza, sushi or salad?"
        assert [each.title for each in one.asks.options] == ["Pizza", "Sushi", "Salad"]
        assert "until Thu 21 Jan" in room.posted[-1][2]
        for _ in range(4):
            await room.later(hours=3)
            if room.decisions() and room.decisions()[-1].phase is Phase.VOTE:
                await voted_and_closed(room)
            await room.later(days=7)
        assert opened(room) == ["07 Jan 11:00", "14 Jan 11:00", "21 Jan 11:00"]
        assert series(room).is_over
        assert "It is asked no more." in room.shown[(one.id, "card")].words

    plays()
