"""What people say once a time stands: said → given up, taken back, kept for good, or nothing.

The meeting is on Monday the 11th at 14:00 in Berlin, and it is Thursday the 7th.
"""

import asyncio
from datetime import timedelta

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.room import Room
from tests.conversation.test_dialogues import decided, in_a_room
from tests.play.played import settled

WHEN = "Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin"
STANDS = f"“hiring” is set for {WHEN}."
ASKS = "/convene meet hiring, 45 min with @omar @dana, 11 to 15 January"
WHAT_IS_OFF = f"{STANDS} What is off? Lena Vogt will be told; others see only how many can come."
OUT = f"Lena Vogt knows now that you can't come to “hiring”, {WHEN}; others see only how many can."
OUT_AND_ASKED = f"{OUT} What is off?"
IS_OUT = "Omar Haddad can't come to “hiring”, Mon 11 Jan, 14:00–14:45; 2 of 3 still can."
ONCE_OR_ALWAYS = "Is that for every meeting from now on, or only about “hiring”?"


def lines(text):
    return [each.strip() for each in text.strip().splitlines()]


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
    I can only do monday
    kann nur am montag
"""
AS_IT_IS = "You are in “hiring” as it is, so nothing changes."
COMES = """
    oh never mind, i can make it
    I'm free on monday again
    doch, montag geht wieder
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


@pytest.mark.parametrize("words", lines(FINE))
def test_what_changes_nothing_is_answered_with_nothing(words):
    says(words, [])


@pytest.mark.parametrize("words", lines(COMES))
def test_who_comes_as_before_is_told_that_they_are_in_it(words):
    says(words, [AS_IT_IS])


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
    assert await room.says("omar", "I can come") == [AS_IT_IS]


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
    assert told.endswith(
        "2 of the 3 who answered can come, as far as I was told. Who can't come, I tell nobody."
    )
    [told] = await room.says("lena", "who's coming?")
    assert told.endswith("as far as I was told. Omar Haddad can't make it after all.")


@pytest.mark.parametrize(
    "said",
    [
        "@Convene 30 min retro next week with @omar @dana",
        "@Convene find 30 min for a retro next week with @omar and @dana",
        "@Convene 30 min Retro nächste Woche mit @omar @dana",
        "@Convene finde 30 min für eine retro nächste woche mit @omar und @dana",
        "@Convene I need 30 min next week with @omar and @dana for the retro",
    ],
)
def test_another_meeting_is_asked_for_where_one_is_decided(said):
    async def asks():
        room = await settled(["meeting-decided"])
        await room.says("lena", said, channel=True)
        return room.decisions()

    assert [each.phase for each in asyncio.run(asks())] == [Phase.DECIDED, Phase.INTAKE]


@pytest.mark.parametrize(
    "said",
    ["@Convene lunch on friday with @ines, where?", "@Convene mittagessen am freitag mit @ines"],
)
def test_who_is_asked_nothing_here_asks_for_something(said):
    @in_a_room
    async def asks(room):
        await room.says("lena", "@Convene 30 min retro next week with @omar @dana", channel=True)
        assert await room.says("raj", said, channel=True) == []
        assert {each.name: each.value for each in room.opened["raj"][1].fields}["people"]

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "pls ask the team whether we should get a new coffee machine",
        "frag das team ob wir eine neue kaffeemaschine kaufen sollen",
    ],
)
def test_in_private_a_question_to_all_is_asked_whatever_is_open(said):
    @in_a_room
    async def asks(room):
        await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
        assert await room.says("dana", said) == []
        assert "dana" in room.opened

    asks()


@pytest.mark.parametrize("yes", ["yes pls", "ja bitte", "yes"])
def test_a_yes_to_what_is_off_is_asked_again_in_a_line(yes):
    async def dialogue(room):
        await decided(room)
        await room.says("omar", "i can't make it anymore")
        [again] = await room.says("omar", yes)
        assert again == "What is off for you: only then, that part of the day, or all of it?"
        assert (await room.says("omar", "all monday"))[0].startswith("Noted: ")

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize(
    "words",
    [
        "sorry only saw this now, A is ok for me, bit early but ok",
        "A works for me",
        "ach, jetzt erst gesehen, B passt mir",
        "i'd take C please",
        "A",
    ],
)
def test_who_votes_when_it_is_decided_hears_in_private_what_was(words):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        before = room.decisions()
        [told] = await room.says("dana", words)
        assert told.startswith("The vote is over: “hiring” is set for Mon 11 Jan, ")
        assert room.decisions() == before

    dialogue()


@pytest.mark.parametrize(
    "words",
    [
        "thanks, great!",
        "A quick one: see you all there",
        "I am fine with it",
        "A was too early",
        "ok",
    ],
)
def test_other_words_in_private_are_no_late_vote(words):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        assert not any("The vote is over" in x for x in await room.says("dana", words))

    dialogue()
