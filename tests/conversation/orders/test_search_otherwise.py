"""The organiser has a meeting be of another length, or at other times: said → told, in memory."""

from datetime import date, time

import pytest

from orchestration.deciding.state import Phase
from orchestration.kinds.meeting import search_orders
from orchestration.model.search import OtherSearch
from orchestration.model.times import Weekday, Window, WorkingHours
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

THU_OR_FRI = (Weekday.THU, Weekday.FRI)
WEEK_AFTER = Window(date(2027, 1, 18), date(2027, 1, 24))


def terms(room):
    return room.decisions()[0].terms


def told_all(room):
    return [words for _, name, words in room.posted if name.startswith("search/")]


@pytest.mark.parametrize(
    ("words", "now"),
    [
        ("make it 30 min instead", "30 min"),
        ("half an hour is enough", "30 min"),
        ("@Convene can we make it an hour?", "60 min"),
        ("make it 30 instead of 45", "30 min"),
        ("mach lieber nur 30 minuten draus", "30 min"),
        ("hm ne lass 30", "30 min"),
        ("lass mal 30 machen", "30 min"),
        ("make it 60", "60 min"),
        ("30 min is enough", "30 min"),
        ("extend it to an hour", "60 min"),
        ("verlänger es auf 90 min", "90 min"),
        ("ich denke ne halbe stunde reicht", "30 min"),
        ("push it to the week after", "18–24 Jan"),
        ("schieb es in die Woche drauf", "18–24 Jan"),
        ("let's look from the 13th on, for everybody", "13–17 Jan"),
        ("such bitte erst ab dem 13., für alle", "13–17 Jan"),
        ("move it to Thursday or Friday", "Thu or Fri"),
        ("actually push it to thursday or friday, tomorrow is too tight", "Thu or Fri"),
        ("schieb es auf do oder fr, morgen ist zu knapp", "Thu or Fri"),
        ("push it to the week after, next week is way too full", "18–24 Jan"),
        ("schieb es auf die Woche drauf, nächste Woche ist bei vielen voll", "18–24 Jan"),
        ("nimm die Woche drauf bitte noch dazu", "11–24 Jan"),
        ("nimm die Woche drauf noch dazu, nächste Woche ist bei vielen voll", "11–24 Jan"),
        ("look at the week after as well", "11–24 Jan"),
        ("add the week after too, next week is packed for many", "11–24 Jan"),
        ("make it 30, 45 is too long", "30 min"),
        ("kann man das auf 30 minuten kürzen?", "30 min"),
        ("for everybody only in the afternoon", "12:00–18:00 in Berlin"),
        ("make it 20 minutes, Tuesday or Thursday mornings", "20 min · Tue or Thu · 09:00–12:00"),
    ],
)
def test_an_order_of_the_organisers_changes_what_is_looked_for(words, now):
    @in_a_room
    async def told(room):
        await asked(room)
        await room.says("omar", "not before 10")
        [said] = await room.says("lena", words, channel=words.startswith("@"))
        assert said.startswith(f"“hiring”, now: {now}"), said
        [post] = told_all(room)
        assert post.startswith(f"hiring, now: {now}")
        assert post.endswith("What you have told me stays.")
        assert room.decisions()[0].answered == ("omar",)

    told()


@in_a_room
async def test_options_follow_what_is_looked_for_now(room):
    await asked(room)
    await room.says("lena", "make it 30 min, Thursday or Friday")
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    options = room.decisions()[0].round.options
    assert {(each.end - each.start).seconds // 60 for each in options} == {30}
    assert {Weekday.of(each.start) for each in options} == set(THU_OR_FRI)


@in_a_room
async def test_others_are_told_in_a_sentence_whose_it_is(room):
    await asked(room)
    for words in ("make it 30 min instead", "can we push it to the week after?"):
        [said] = await room.says("omar", words)
        assert said == "Only Lena Vogt can move it: “hiring” is theirs."
    assert told_all(room) == []


@in_a_room
async def test_what_may_be_said_of_the_organiser_alone_is_asked_about(room):
    await asked(room)
    [said] = await room.says("lena", "doch lieber nur do oder fr")
    assert said == "Thu or Fri: is that for everybody in “hiring”, or what suits you?"
    assert terms(room).days is None
    await room.clicks("lena", "For everybody")
    assert terms(room).days == THU_OR_FRI
    assert told_all(room) == ["hiring, now: Thu or Fri. What you have told me stays."]


@in_a_room
async def test_it_is_their_own_wish_where_they_say_so(room):
    await asked(room)
    await room.says("lena", "doch lieber nur do oder fr")
    [said] = await room.clicks("lena", "What suits me")
    assert "can only do Thursdays and Fridays" in said
    assert terms(room).days is None
    assert told_all(room) == []


@in_a_room
async def test_what_suits_the_organiser_is_no_order(room):
    await asked(room)
    for words in (
        "I can only do Thursday",
        "mornings are best",
        "lieber Donnerstag",
        "not before 10",
    ):
        await room.says("lena", words)
    assert room.decisions()[0].messages == {"lena": 4}
    assert told_all(room) == []


@pytest.mark.parametrize(
    "words",
    [
        "hm no leave it at 45, raj wants to show the demo",
        "keep it at 45 min please",
        "nee, lass es doch bei 45",
        "ach lassen wir es bei 45, sonst wird es knapp",
    ],
)
def test_a_length_that_was_changed_is_put_back(words):
    @in_a_room
    async def told(room):
        await asked(room)
        await room.says("lena", "make it 30 min instead")
        [said] = await room.says("lena", words)
        assert said.startswith("“hiring”, now: 45 min"), said
        assert terms(room).duration == 45

    told()


@in_a_room
async def test_a_vote_without_votes_begins_anew_at_once(room):
    await at_the_vote(room)
    said = await room.says("lena", "make it 30 min instead")
    assert said[0] == "“hiring”, now: 30 min. All of them are told."
    meeting = room.decisions()[0]
    assert (meeting.phase, meeting.round.number, meeting.since) == (Phase.VOTE, 2, 2)
    assert "The vote is closed." in room.shown[meeting.id, "options/1"].words
    assert told_all(room)[0].endswith("The vote begins anew.")


@in_a_room
async def test_a_vote_with_votes_is_asked_about_first(room):
    options = await at_the_vote(room)
    await room.says("omar", "A", under=options)
    [said] = await room.says("lena", "push it to the week after", under=options)
    assert said == (
        "“hiring”: 18–24 Jan? The vote begins anew with other times; 1 vote so far won't count."
    )
    await room.clicks("lena", "Yes, like that")
    meeting = room.decisions()[0]
    assert meeting.terms.window == WEEK_AFTER
    assert not meeting.round.ballots
    assert {each.start.date() for each in meeting.round.options} <= set(WEEK_AFTER.days)


@in_a_room
async def test_a_new_search_has_what_is_said_with_it(room):
    outcome = await decided(room)
    for words, now in (
        ("such uns was neues, aber erst ab dem 18.", "18–22 Jan"),
        ("find a new time, but from the 18th on", "18–22 Jan"),
        ("push it to the week after, half an hour is enough", "30 min · 18–24 Jan"),
        ("find us something new, only in the afternoon", "12:00–18:00 in Berlin"),
    ):
        [said] = await room.says("lena", words, under=outcome)
        assert said.endswith(f"Shall I look for a new time, {now}, and put it to the vote?"), said


@in_a_room
async def test_a_new_search_looks_where_it_was_told_to(room):
    await decided(room)
    await room.says("lena", "such uns was neues, aber erst ab dem 18., 30 min reichen")
    await room.clicks("lena", "Find a new time")
    assert "30 min · 18–22 Jan" in room.opened["lena"][1].words
    await room.fills("lena")
    meeting = room.decisions()[0]
    assert meeting.terms.window == Window(date(2027, 1, 18), date(2027, 1, 22))
    assert all(each.start.date() >= date(2027, 1, 18) for each in meeting.round.options)
    assert any("Here is another try: 30 min · 18–22 Jan." in words for *_, words in room.posted)


@pytest.mark.parametrize(
    ("words", "now"),
    [
        ("would you be so kind as to push it back by half an hour?", "14:30–15:15"),
        ("kannst du das um eine stunde nach hinten schieben", "15:00–15:45"),
        ("zieh das meeting eine halbe stunde vor", "13:30–14:15"),
        ("move it to 4pm", "16:00–16:45"),
    ],
)
def test_what_was_decided_is_put_so_much_later(words, now):
    @in_a_room
    async def told(room):
        await decided(room)
        [said] = await room.says("lena", words)
        assert now in said
        await room.clicks("lena", "Find a new time")
        await room.fills("lena")
        [option] = room.decisions()[0].round.options
        assert f"{option.start:%H:%M}–{option.end:%H:%M}" == now.split(" · ")[-1]

    told()


@in_a_room
async def test_a_search_that_nothing_fits_into_is_left_as_it_is(room):
    await asked(room)
    [said] = await room.says("lena", "make it 480 minutes, only in the morning")
    assert said.endswith("No start is possible then: I leave it as it is.")
    assert terms(room).duration == 45


@in_a_room
async def test_what_says_nothing_new_changes_nothing(room):
    await asked(room)
    assert await room.says("lena", "make it 45 minutes") == [
        "“hiring” is looked for like that already."
    ]
    [said] = await room.says("lena", "reschedule")
    assert said.startswith("What shall be other?")
    assert told_all(room) == []


@in_a_room
async def test_of_two_meetings_it_is_asked_which(room):
    await asked(room)
    await asked(room, "budget")
    [said] = await room.says("lena", "make it 30 min instead")
    assert said.startswith("Which one?")
    [said] = await room.says("lena", "budget")
    assert said.startswith("“budget”, now: 30 min")


def test_a_button_carries_a_whole_search():
    search = OtherSearch(
        duration=120,
        window=WEEK_AFTER,
        hours=WorkingHours(time(9, 30), time(17)),
        days=THU_OR_FRI,
    )
    assert search_orders.read(search_orders.written(search)) == search
    assert len(search_orders.written(search)) <= 40
    for wrong in ("", "x", "30;20270118", "30;;9;", ";;;9", "1;2;3;4;5"):
        assert isinstance(search_orders.read(wrong), OtherSearch)


@in_a_room
async def test_who_still_looks_for_a_time_moves_nothing_that_stands(room):
    await decided(room)
    await room.says("dana", "@Convene 30 min budget with omar next week", channel=True)
    [asked] = await room.says("dana", "and no way on Wednesday")
    assert "is that for everybody in “budget”, or what suits you?" in asked
    [told, *_] = await room.says("dana", "make it the week after instead")
    assert told.startswith("“budget”, now: 18–24 Jan.")
