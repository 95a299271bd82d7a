"""Who cannot come to what stands, in words: out at once, what is off, late, and back by a word.

The meeting is on Monday the 11th at 14:00 in Berlin, and it is Thursday the 7th.
"""

import asyncio

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Phase
from tests.conversation.afterwards.test_after_the_decision import (
    IS_OUT,
    OUT,
    OUT_AND_ASKED,
    WHAT_IS_OFF,
    lines,
    says,
)
from tests.conversation.room import Room
from tests.conversation.test_dialogues import asked, decided, in_a_room

THANKS = f"Thanks for saying so.\n{WHAT_IS_OFF}"
BACK = "Omar Haddad can make it to “hiring” after all."
I_TELL_NOBODY = "I tell nobody. Say it in the thread, so that the others know."

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
    no can do on monday after all
    sry leute muss montag absagen, hab zahn-op
    hey so sorry but gotta bail on monday, kids got chickenpox
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
    kann nur bis halb
    im gonna be like 15 late
"""
OFF_IN_WORDS = [
    ("nur montag, dienstag bin ich wieder da", "kann am Mo 11. Jan. nicht"),
    ("only monday, tue i'm back", "can't do Mon 11 Jan"),
    ("monday and tuesday, back wednesday", "can't do Mondays and Tuesdays"),
    ("mo und di. ab mittwoch bin ich wieder zurück", "kann montags und dienstags nicht"),
    ("monday and tue, not back until wednesday", "can't do Mondays and Tuesdays"),
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
    ("just the call, rest of the day im around", "only then"),
    ("nur der termin, rest passt", "only then"),
    ("only the afternoon tho", "can't do Mon 11 Jan 12:00–18:00"),
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
    actually client moved so all good again
    ok op is verschoben, bin dabei
    ok scratch that my mom can take them, im in
    bin wieder dabei
"""


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


@pytest.mark.parametrize(
    ("words", "asks"),
    [
        ("only then", "Noted: only then."),
        ("all day", "Noted: can't do Mon 11 Jan."),
        ("yes, definitely out", "What is off?"),
    ],
)
def test_who_may_not_come_says_in_words_that_they_do_not(words, asks):
    async def dialogue(room):
        await decided(room)
        await room.says("omar", "i think i cant make it")
        assert await room.says("omar", words) == [f"{OUT} {asks}"]
        assert ("lena", IS_OUT) in room.told

    asyncio.run(dialogue(Room()))


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


ORGANISER_OUT = """
    ugh, something came up on monday, cant make the hiring
    something came up
    I can't make it
    kann doch nicht
"""


@pytest.mark.parametrize("words", lines(ORGANISER_OUT))
def test_the_organiser_is_out_as_anybody_is_and_has_the_say_what_next(words):
    async def dialogue(room):
        await decided(room)
        before = len(room.told)
        [told] = await room.says("lena", words)
        assert told.startswith("You are out of “hiring”, Mon 11 Jan, 14:00–14:45")
        assert told.endswith("What is off?")
        assert not [x for x in room.told[before:] if "Lena Vogt can't come" in x[1]]
        assert "2 of the 3 who answered can come" in room.posted[-1][2]
        assert await room.says("lena", "all day") == ["Noted: can't do Mon 11 Jan."]
        await room.clicks("lena", "Find a new time")
        await room.fills("lena")
        [decision] = room.decisions()
        assert all(each.start.day != 11 for each in decision.round.options)

    asyncio.run(dialogue(Room()))


@in_a_room
async def test_the_organiser_who_is_out_can_leave_it_so_and_come_back(room):
    await decided(room)
    await room.says("lena", "something came up")
    await room.clicks("lena", "Only then")
    await room.clicks("lena", "Leave it so")
    assert await room.says("lena", "false alarm") == ["Good, you are in again."]
    assert "everyone who answered can come" in room.posted[-1][2]


@in_a_room
async def test_who_has_a_new_time_found_does_not_say_that_they_are_out(room):
    await decided(room)
    [told] = await room.says("lena", "something came up, find a new time")
    assert told == (
        "“hiring” is set for Mon 11 Jan, 14:00–14:45. Shall I take that off for everyone, and put "
        "other times to the vote?"
    )
    assert room.decisions()[0].cannot_come == ()


@in_a_room
async def test_the_organisers_button_asks_what_is_off_and_what_becomes_of_it(room):
    await decided(room)
    await room.clicks("lena", "I can't make it after all")
    await room.fills("lena", what="day", time="leave-so")
    [decision] = room.decisions()
    assert (decision.cannot_come, decision.outcome is None) == (("lena",), False)
    await room.clicks("lena", "I can't make it after all")
    await room.fills("lena")
    given_up = next(text for _, name, text in room.posted if "after all" in text)
    assert "Decided by" not in given_up
    assert all(each.start.day != 11 for each in room.decisions()[0].round.options)


@pytest.mark.parametrize(
    "said",
    [
        "no Mondays please, and I can't do Monday afternoons, mornings are best otherwise",
        "For offsite: I can't do Mondays after 3pm",
        "montags geht bei mir gar nicht",
        "Monday and Thursday are impossible",
    ],
)
def test_while_another_meeting_asks_a_day_that_is_out_is_told_there(said):
    @in_a_room
    async def dialogue(room):
        await decided(room)
        await asked(room, "offsite")
        [told] = await room.says("omar", said)
        assert "For “offsite”" in told
        assert "omar" in room.decisions()[-1].answered
        assert not room.decisions()[0].cannot_come

    dialogue()


MUST_MOVE = "wir müssen leider verschieben, dana ist krank"
A_YES_TO_ANOTHER_TIME = [
    ("ja such bitte einen neuen, gern erst ab dienstag", "12–"),
    ("yes please find a new one, tuesday or later", "12–"),
    ("ja, ab dienstag", "12–"),
    ("yes, but not before wednesday", "13–"),
]


@pytest.mark.parametrize(("words", "now"), A_YES_TO_ANOTHER_TIME)
def test_a_yes_of_the_organiser_has_another_time_found_and_puts_nobody_out(words, now):
    async def dialogue(room):
        await decided(room)
        await room.says("lena", MUST_MOVE)
        [told] = await room.says("lena", words)
        assert f"Shall I look for a new time, {now}" in told
        assert room.decisions()[0].cannot_come == ()
        await room.says("lena", "ja")
        [decision] = room.decisions()
        assert (decision.phase, decision.cannot_come) == (Phase.VOTE, ())

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", ["ja", "yes please", "ja such bitte einen neuen"])
def test_a_bare_yes_of_the_organiser_is_asked_about_once(words):
    async def dialogue(room):
        await decided(room)
        await room.says("lena", MUST_MOVE)
        [told] = await room.says("lena", words)
        assert told.endswith("Shall I take that off for everyone, and put other times to the vote?")
        await room.says("lena", "ja")
        assert room.decisions()[0].phase is Phase.VOTE

    asyncio.run(dialogue(Room()))


@pytest.mark.parametrize("words", ["yes, all day", "only monday is off for me", "ja, kann nicht"])
def test_an_organiser_who_may_not_come_still_says_that_they_do_not(words):
    async def dialogue(room):
        await decided(room)
        await room.says("lena", "i think i cant make it")
        [told] = await room.says("lena", words)
        assert told.startswith("You are out of “hiring”")
        assert room.decisions()[0].cannot_come == ("lena",)

    asyncio.run(dialogue(Room()))
