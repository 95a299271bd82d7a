"""What people say once a time stands: said → given up, taken back, kept for good, or nothing.

The meeting is on Monday the 11th at 14:00 in Berlin, and it is Thursday the 7th.
"""

import asyncio
from datetime import timedelta

import pytest

from orchestration.deciding.assessment import profile_of
from tests.conversation.room import Room
from tests.conversation.test_dialogues import decided, in_a_room

WHEN = "Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin"
STANDS = f"“hiring” is set for {WHEN}."
ASKS = "/convene meet hiring, 45 min with @omar @dana, 11 to 15 January"
WHAT_IS_OFF = f"{STANDS} What is off? Lena Vogt will be told; others see only how many can come."
OUT = f"Lena Vogt knows now that you can't come to “hiring”, {WHEN}; others see only how many can."
OUT_AND_ASKED = f"{OUT} What is off?"
THANKS = f"Thanks for saying so.\n{WHAT_IS_OFF}"
IS_OUT = "Omar Haddad can't come to “hiring”, Mon 11 Jan, 14:00–14:45; 2 of 3 still can."
BACK = "Omar Haddad can make it to “hiring” after all."
I_TELL_NOBODY = "I tell nobody. Say it in the thread, so that the others know."
ONCE_OR_ALWAYS = "Is that for every meeting from now on, or only about “hiring”?"


def lines(text):
    return [each.strip() for each in text.strip().splitlines()]


CANNOT_COME = """
    i'm not coming
    can't do it
    cancel my attendance
    please take me off
    I have to decline
    won't be able to attend after all
    that doesn't work for me anymore
    I can't do next monday
    something came up
    kid's sick, wont make it sorry
    11.1. geht nicht
    geht doch nicht, sorry
    komme leider nicht
    kann doch nicht
    kann nicht
    mir ist was dazwischengekommen
    klappt bei mir doch nicht
"""
SAYS_WHAT_IS_OFF = [
    ("I'm on vacation from 11 to 15 jan", "busy Mon 11 to Fri 15 Jan"),
    ("travelling next week", "busy Mon 11 to Sun 17 Jan"),
    ("away until tuesday", "busy Mon 11 to Tue 12 Jan"),
    ("bin nächste woche im urlaub", "belegt von Mo 11. bis So 17. Jan"),
    (
        "kann am montag erst ab 18 uhr",
        "am Mo 11. Jan. ab 18:00 Uhr geht and kann am Mo 11. Jan. vor 18:00 Uhr nicht",
    ),
    ("sorry can't that afternoon", "can't do Mon 11 Jan 12:00–18:00"),
    ("something came up, whole afternoon is gone", "busy Mon 11 Jan 12:00–18:00"),
    ("can't make it, whole monday is gone", "busy Mon 11 Jan"),
    ("kann doch nicht, der ganze nachmittag ist weg", "belegt am Mo 11. Jan. 12:00–18:00 Uhr"),
]
"""What is said with it, and what is noted of that."""

MAY_NOT_COME = """
    might not make it
    maybe i can't come
    if my train is late I can't come
    bin eventuell nicht dabei
    kind ist krank
    my train is cancelled
"""
IN_PART = """
    I'll be 10 minutes late
    I can only stay for the first half
    can only do the first 20 min
    running late
    have to hop off at quarter past
    stuck in traffic, be there in 15
    joining late, start without me
    komme 10 min später
    verspäte mich um fünf minuten
    muss nach der hälfte weg
    muss um 14:15 raus
    bin nur die ersten 20 min dabei
    kann nur die erste hälfte
"""
OFF_IN_WORDS = [
    ("whole afternoon is gone", "busy Mon 11 Jan 12:00–18:00"),
    ("that afternoon", "can't do Mon 11 Jan 12:00–18:00"),
    ("the afternoon", "can't do Mon 11 Jan 12:00–18:00"),
    ("all day", "can't do Mon 11 Jan"),
    ("the whole day is out", "busy Mon 11 Jan"),
    ("only then", "only then"),
    ("just that slot", "only then"),
    ("from 2 to 4", "can't do Mon 11 Jan 14:00–16:00"),
    ("can't do tuesday either", "can't do Tuesdays"),
    ("den ganzen Tag", "can't do Mon 11 Jan"),
    ("nachmittag", "kann am Mo 11. Jan. 12:00–18:00 Uhr nicht"),
    ("nur da", "only then"),
    ("sonst nichts", "only then"),
]
AFTER_ALL = """
    false alarm, I can make it
    false alarm
    never mind, it works after all
    nvm can come
    scratch that, i'm in
    ok i can make it now
    count me back in
    sitter found, i'm coming
    doch, ich kann
    fehlalarm
    fehlalarm, bin doch dabei
    passt jetzt doch
    geht doch
    kann jetzt doch kommen
    hat sich erledigt, ich komme
    bin wieder dabei
"""
FINE = """
    Monday works, see you then!
    ok i'll be there
    👍 works
    works for me
    thx a lot, works for me!
    sounds good, count me in
    perfekt, bis montag
    passt!
    ich komme
    I'll join remotely
    bin online dabei
    oh never mind, i can make it
    I'm free on monday again
    doch, montag geht wieder
    I can only do monday
    kann nur am montag
    doch, ich kann
    false alarm, I can make it
"""
FOR_ONCE_OR_ALWAYS = """
    I'd prefer tuesday
    tuesday would be better for me
    I can't do next Wednesday
    mornings are best
    dienstags ist besser
    von 18 bis 22 jan bin ich im urlaub
"""
FOR_GOOD = """
    I never work on fridays
    from now on no mondays
    in general mornings are best
    freitags kann ich nie
    ab jetzt immer vormittags
"""


def says(words, told):
    async def dialogue(room):
        await decided(room)
        assert await room.says("omar", words) == told

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", lines(CANNOT_COME))
def test_who_cannot_come_is_out_at_once_and_asked_what_is_off(words):
    async def dialogue(room):
        await decided(room)
        before = len(room.told)
        assert await room.says("omar", words) == [OUT_AND_ASKED]
        assert [told for who, told in room.told[before:] if who == "lena"] == [IS_OUT]
        assert "2 of the 3 who answered can come" in room.posted[-1][2]

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize(("words", "noted"), SAYS_WHAT_IS_OFF)
def test_who_says_what_is_off_is_not_asked(words, noted):
    says(words, [f"{OUT} Noted: {noted}."])


@pytest.mark.parametrize("words", lines(MAY_NOT_COME))
def test_who_may_not_come_is_out_by_a_press_alone(words):
    async def dialogue(room):
        await decided(room)
        before = len(room.told)
        assert await room.says("omar", words) == [THANKS]
        assert not [who for who, _ in room.told[before:] if who == "lena"]
        await room.clicks("omar", "Only then")
        assert room.decisions()[0].cannot_come == ("omar",)

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", lines(IN_PART))
def test_who_comes_late_or_leaves_early_is_not_out(words):
    says(words, [I_TELL_NOBODY])


@pytest.mark.parametrize(("words", "noted"), OFF_IN_WORDS)
def test_what_is_off_is_answered_in_words(words, noted):
    async def dialogue(room):
        await decided(room)
        await room.says("omar", "I can't make it")
        before = len(room.told)
        assert await room.says("omar", words) == [f"Noted: {noted}."]
        assert len(room.told) == before + 1  # the organiser has heard it already

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", lines(AFTER_ALL))
def test_who_was_out_is_back_by_a_word(words):
    async def dialogue(room):
        await decided(room)
        kept = profile_of(room.decisions()[0], "omar").wishes
        await room.says("omar", "kann doch nicht")
        await room.says("omar", "den ganzen Tag")
        before = len(room.told)
        assert await room.says("omar", words) == ["Good. Lena Vogt knows now."]
        assert [told for who, told in room.told[before:] if who == "lena"] == [BACK]
        assert "everyone who answered can come" in room.posted[-1][2]
        [decision] = room.decisions()
        assert decision.cannot_come == ()
        assert profile_of(decision, "omar").wishes == kept

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", lines(FINE))
def test_what_changes_nothing_is_answered_with_nothing(words):
    says(words, [])


@pytest.mark.parametrize("words", lines(FOR_ONCE_OR_ALWAYS))
def test_what_may_be_of_this_time_alone_is_asked_about(words):
    says(words, [ONCE_OR_ALWAYS])


@pytest.mark.parametrize("words", lines(FOR_GOOD))
def test_what_says_that_it_holds_for_good_does(words):
    async def dialogue(room):
        await decided(room)
        [told] = await room.says("omar", words)
        assert told.startswith("For every meeting from now on")

    asyncio.run(dialogue(Room()))


@in_a_room
async def test_just_this_once_is_about_what_stands(room):
    await decided(room)
    assert await room.says("omar", "I'd prefer tuesday") == [ONCE_OR_ALWAYS]
    assert await room.chooses("omar", "1") == [WHAT_IS_OFF]


@in_a_room
async def test_always_is_for_good(room):
    await decided(room)
    await room.says("omar", "I'd prefer tuesday")
    [told] = await room.chooses("omar", "+")
    assert told.startswith("For every meeting from now on")


@in_a_room
async def test_who_has_given_up_can_come_after_all(room):
    await decided(room)
    await room.says("omar", "I can't make it")
    await room.presses("omar", "move")
    await room.fills("omar")
    assert room.decisions()[0].cannot_come == ("omar",)
    before = len(room.told)
    assert await room.says("omar", "oh never mind, i can make it") == ["Good. Lena Vogt knows now."]
    assert ("lena", "Omar Haddad can make it to “hiring” after all.") in room.told[before:]
    assert room.decisions()[0].cannot_come == ()
    assert await room.says("omar", "I can come") == []


@in_a_room
async def test_in_its_thread_people_talk_to_each_other(room):
    outcome = await decided(room)
    for words in ("i'd prefer tuesday", "works for me", "running late", "great"):
        assert await room.says("omar", words, under=outcome) == []
    assert await room.says("omar", "geht doch nicht, sorry", under=outcome) == [OUT_AND_ASKED]


def test_what_is_said_of_times_for_good_is_not_told_again_where_no_time_is_decided():
    async def dialogue(room):
        await room.says("ines", "I never do Mondays before 10")
        session, screen = room.seen["ines"][-1]
        [keep] = [
            button
            for part in screen.parts
            for button in getattr(part, "buttons", ())
            if button.action == "keep"
        ]
        await room.presses("ines", "keep", keep.value, session)
        before = len(room.told)
        await room.says("lena", "@Convene decide where do we eat? Roma, Sushi Bar", channel=True)
        assert [who for who, _ in room.told[before:]].count("ines") == 1

    asyncio.run(dialogue(Room()))


@in_a_room
async def test_who_cannot_come_says_with_one_tap_what_is_off(room):
    await decided(room)
    await room.says("omar", "something came up, I can't make it")
    assert room.told[-1] == ("lena", IS_OUT)
    assert await room.clicks("omar", "All Monday") == []
    assert "2 of the 3 who answered can come" in room.posted[-1][2]
    await room.clicks("lena", "Leave it so")
    await room.clicks("lena", "Find a new time")
    await room.fills("lena")
    options = room.decisions()[0].round.options
    assert all(each.start.day != 11 for each in options)  # the week begins on Monday the 11th


@in_a_room
async def test_who_is_out_is_back_with_one_tap(room):
    await decided(room)
    await room.says("omar", "something came up")
    assert await room.clicks("omar", "I can come") == ["Good. Lena Vogt knows now."]
    assert room.decisions()[0].cannot_come == ()


@in_a_room
async def test_who_says_in_the_channel_that_they_are_late_has_told_the_others(room):
    await decided(room)
    told = await room.says("omar", "@Convene running 10 min late", channel=True)
    assert told == ["The time stands; the others read it here."]


@in_a_room
async def test_who_is_out_once_is_told_of_once(room):
    await decided(room)
    await room.says("omar", "can't make it")
    before = len(room.told)
    assert await room.says("omar", "can't come, sorry") == ["Lena Vogt knows already."]
    assert len(room.told) == before + 1


@in_a_room
async def test_the_next_search_keeps_away_from_the_time_that_was_off(room):
    outcome = await decided(room)
    before = room.decisions()[0].outcome.option
    await room.says("omar", "I can't make it", under=outcome)
    await room.clicks("omar", "Only then")
    await room.clicks("lena", "Find a new time")
    await room.fills("lena")
    near = [x for x in room.decisions()[0].round.options if x.start.date() == before.start.date()]
    assert all(abs(each.start - before.start) >= timedelta(minutes=75) for each in near)


@in_a_room
async def test_what_is_off_can_be_written(room):
    await decided(room)
    await room.presses("omar", "move")
    wrong = await room.fills_wrong("omar", words="zorb the flix")
    assert wrong["words"].startswith("I couldn't place that.")
    await room.fills("omar", words="I can't do Mondays before 6pm")
    assert room.decisions()[0].cannot_come == ("omar",)


@in_a_room
async def test_who_is_needed_and_cannot_come_is_told_as_that(room):
    await room.says("lena", f"{ASKS}, dana must be there", channel=True)
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    for who in ("lena", "omar", "dana"):
        await room.reacts(who, "A")
    await room.says("dana", "I can't make it after all")
    await room.clicks("dana", "Only then")
    assert room.told[-1][1].startswith("Dana Reed, who has to be there, can't come to “hiring”")


@in_a_room
async def test_how_many_can_come_is_told_and_who_has_dropped_out_only_to_who_asked_for_it(room):
    await decided(room)
    [told] = await room.says("dana", "who's coming?")
    assert told.endswith("Everyone who answered can come, as far as I was told.")
    await room.says("omar", "I can't make it after all")
    await room.clicks("omar", "Only then")
    [told] = await room.says("dana", "who's coming?")
    assert told.endswith("2 of the 3 who answered can come, as far as I was told.")
    [told] = await room.says("lena", "who's coming?")
    assert told.endswith("as far as I was told. Omar Haddad can't make it after all.")
