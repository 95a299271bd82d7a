"""Requests, orders and questions as people write them in a hurry: said → told, in memory."""

import pytest

from orchestration.deciding.state import Phase
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.times import Weekday
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

POLL = "@Convene poll lunch: pizza or sushi?"


# Requests


@pytest.mark.parametrize(
    ("words", "people", "minutes", "days"),
    [
        (
            "pls make meeting with @omar @raj about the budjet, one hour, betwen 18 and 22 january",
            ("lena", "omar", "raj"),
            60,
            None,
        ),
        (
            "wir brauchen nen quick sync mit @omar und @dana, 30 min, ideally di oder mi, remote",
            ("lena", "omar", "dana"),
            30,
            None,
        ),
        (
            "45 min with @omar about the launch next week, mornings if possible",
            ("lena", "omar"),
            45,
            None,
        ),
        (
            "30 min with @omar about the launch next week, not on a Friday",
            ("lena", "omar"),
            30,
            (Weekday.MON, Weekday.TUE, Weekday.WED, Weekday.THU),
        ),
    ],
)
def test_a_meeting_is_asked_for_without_a_dialog(words, people, minutes, days):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        assert room.forms == []
        [meeting] = room.decisions()
        assert isinstance(meeting, Meeting)
        assert {each.id for each in meeting.members} == set(people)
        assert (meeting.terms.duration, meeting.terms.days) == (minutes, days)

    asks()


@in_a_room
async def test_what_is_only_wished_for_is_the_wish_of_who_asks(room):
    said = await room.says(
        "lena",
        "@Convene find an hour for @omar, @raj and me before the 20th, ideally not a monday? it's "
        "about the website copy",
        channel=True,
    )
    assert any("ideally not Mondays" in words for words in said)
    assert room.decisions()[0].messages == {"lena": 1}


@in_a_room
async def test_a_word_that_nobody_can_read_is_named_and_asks_no_dialog(room):
    said = await room.says(
        "lena", "@Convene 30 min with @omar about the launch next week, cosy", channel=True
    )
    assert said[0] == "I left out “cosy”."
    assert room.forms == []


@pytest.mark.parametrize(
    "words",
    [
        "find 30 min next week about budget, same people as last time",
        "30 min nächste woche wegen budget, die gleichen leute wie letztes mal",
        "find 30 min next week about budget with the same people as for hiring",
    ],
)
def test_the_same_people_are_those_of_the_latest_session(words):
    @in_a_room
    async def asks(room):
        await decided(room)
        await room.says("raj", POLL, channel=True)
        await room.says("lena", f"@Convene {words}", channel=True)
        meeting = room.decisions()[-1]
        assert meeting.terms.subject == "budget"
        expected = {"lena", "omar", "dana"} if "hiring" in words else {*room.people}
        assert {each.id for each in meeting.members} == expected

    asks()


@pytest.mark.parametrize(
    ("words", "question", "options"),
    [
        (
            "wer kommt mit zum padel donnerstag, frag mal alle, ja oder nein",
            "Wer kommt mit zum padel donnerstag?",
            ("Ja", "Nein"),
        ),
        ("who's in for padel? ask the team, yes/no", "Who's in for padel?", ("Yes", "No")),
    ],
)
def test_everybody_is_asked_to_say_yes_or_no(words, question, options):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {words}", channel=True)
        [choice] = room.decisions()
        assert isinstance(choice, Choice)
        assert choice.terms.subject == question
        assert tuple(each.title for each in choice.round.options) == options

    asks()


@in_a_room
async def test_a_motion_is_asked_for_in_a_whole_sentence(room):
    await room.says(
        "omar",
        "@Convene Ich würde gern einen Antrag zur Abstimmung stellen: Die Dokumentation wird nur "
        "noch auf Englisch geführt. Konsent, bitte bis Montag 16 Uhr.",
        channel=True,
    )
    [choice] = room.decisions()
    assert choice.terms.subject == "Antrag: Die Dokumentation wird nur noch auf Englisch geführt"
    assert choice.terms.rule == "consent"


@in_a_room
async def test_how_often_stands_before_what_is_asked(room):
    await room.says(
        "lena",
        "@Convene jeden donnerstag um 11 fragen: wo ess ma heut? beisl, würstelstand oder mensa",
        channel=True,
    )
    [card] = [words for _, name, words in room.posted if name == "card"]
    assert "every Thursday at 11:00" in card
    assert "Beisl, Würstelstand and Mensa" in card


@in_a_room
async def test_a_deadline_behind_a_poll_is_of_it(room):
    said = await room.says(
        "ines",
        "@Convene anonymous poll: bleiben wir bei slack oder move zu teams? deadline mo 12:00",
        channel=True,
    )
    assert said == []
    assert f"{room.decisions()[0].closes_at:%a %d %H:%M}" == "Mon 11 12:00"


# Orders


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "@Convene Bitte schließen Sie die Abstimmung heute um 15 Uhr, ich muss danach los.",
            "“hiring”: decided by Thu 7 Jan, 15:00.",
        ),
        (
            "@Convene pls reminder an alle die noch nicht gevotet haben",
            "“hiring”: I remind Omar Haddad.",
        ),
        ("@Convene mach zua, mia ham alle gwählt", "Close “hiring” now?"),
    ],
)
def test_an_order_has_an_aside_behind_it(words, told):
    @in_a_room
    async def orders(room):
        await at_the_vote(room)
        [said] = await room.says("lena", words, channel=True)
        assert said.startswith(told)
        assert room.decisions()[0].messages == {}

    orders()


@in_a_room
async def test_reminders_are_turned_off_in_a_whole_sentence(room):
    await asked(room)
    [said] = await room.says(
        "omar", "Bitte senden Sie mir hierzu keine weiteren Erinnerungen, ich antworte heute Abend."
    )
    assert said.startswith("I won't remind you of “hiring” any more.")
    assert room.decisions()[0].messages == {}


@in_a_room
async def test_who_is_asked_whether_to_leave_says_yes_in_words(room):
    await asked(room)
    [said] = await room.says("dana", "count me out I'm afraid, too much on")
    assert said.startswith("Shall “hiring” go on without you?")
    [said] = await room.says("dana", "yes please, do carry on without me")
    assert said.startswith("“hiring” goes on without you.")
    assert "dana" not in {each.id for each in room.decisions()[0].members}


@in_a_room
async def test_who_is_asked_whether_to_leave_says_no(room):
    await asked(room)
    await room.says("dana", "count me out I'm afraid, too much on")
    assert await room.says("dana", "no") == ["You stay in it, then."]
    assert "dana" in {each.id for each in room.decisions()[0].members}


# Questions


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("when you need my answer latest?", "“hiring”: 0 of 3 have answered. I wait until"),
        ("bis wann brauchst du meine antwort?", "“hiring”: 0 of 3 have answered. I wait until"),
    ],
)
def test_who_asks_by_when_is_told_when(words, told):
    @in_a_room
    async def asks(room):
        await asked(room)
        [said] = await room.says("omar", words)
        assert said.startswith(told)

    asks()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("who hasnt voted yet", "Missing: Lena Vogt, Dana Reed and you."),
        ("might I ask why there's nothing on thursday?", "“hiring”, thursday:"),
        ("what happens if i don't vote", "Who abstains votes neither for nor against."),
        ("sorry, how does this vote actually work?", "“hiring”:"),
    ],
)
def test_a_question_about_a_vote_is_answered(words, told):
    @in_a_room
    async def asks(room):
        await at_the_vote(room)
        [said] = await room.says("omar", words)
        assert told in said
        assert room.decisions()[0].messages == {}

    asks()


@in_a_room
async def test_who_asks_for_the_invite_is_told_when_it_is(room):
    await decided(room)
    [said] = await room.says(
        "omar", "I never put this in my calendar, when is it exactly in my time?"
    )
    assert "Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin" in said
    assert room.invites[-1] == "omar"


@in_a_room
async def test_who_asks_for_another_time_says_that_they_cannot_come(room):
    await decided(room)
    [said] = await room.says(
        "omar", "sorry i have now conflict with other client, is posible to find other time?"
    )
    assert "What is off? Lena Vogt will be told" in said
    assert room.decisions()[0].phase is Phase.DECIDED


@in_a_room
async def test_the_only_vote_there_was_is_that_which_is_asked_about(room):
    await room.says("lena", POLL, channel=True)
    options = room.latest("options/")
    for who in room.people:
        await room.says(who, "B", under=options)
    await room.later(days=2)
    [said] = await room.says(
        "omar", "@Convene was war nochmal das result vom lunch vote?", channel=True
    )
    assert "Sushi" in said


@in_a_room
async def test_a_topic_is_put_on_the_agenda_of_what_is_asked(room):
    await asked(room)
    [said] = await room.says(
        "dana", "could we also talk about the hiring freeze while we're at it?"
    )
    assert said == "On the agenda of “hiring”, for all in it to see: the hiring freeze (Dana Reed)."
    assert len(room.decisions()) == 1


@in_a_room
async def test_a_story_is_no_wish_for_good(room):
    said = await room.says(
        "raj", "hey there! hope you had a nice new year, we were at the beach and it rained"
    )
    assert [each for each in said if "For every meeting" in each] == []


# Of several sessions, of somebody, and of the clock


@in_a_room
async def test_what_two_sessions_are_told_is_read_back_once(room):
    await asked(room)
    await asked(room, "design sync")
    [said] = await room.says("omar", "hiring: mondays are bad. for design sync I prefer tuesday")
    assert "• would rather avoid Mondays" in said
    assert said.endswith("For “design sync”: prefers Tuesdays.")
    assert [each.messages for each in room.decisions()] == [{"omar": 1}, {"omar": 1}]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("hat dana schon was gesagt", "“hiring”: Dana Reed: not answered yet."),
        ("has omar answered yet?", "“hiring”: Omar Haddad: answered."),
        ("have omar and dana replied?", "“hiring”: Omar Haddad: answered. Dana Reed: not"),
    ],
)
def test_who_asks_about_somebody_is_told_of_them(words, told):
    @in_a_room
    async def asks(room):
        await asked(room)
        await room.presses("omar", "any-time")
        [said] = await room.says("lena", words)
        assert said.startswith(told)

    asks()


@in_a_room
async def test_of_a_secret_vote_nobody_is_named(room):
    await room.says("lena", "@Convene secret poll lunch: pizza or sushi?", channel=True)
    await room.says("omar", "A", under=room.latest("options/"))
    [said] = await room.says("lena", "who hasnt voted yet")
    assert "Missing" not in said
    assert "Omar" not in said


@in_a_room
async def test_who_wants_somebody_added_is_told_who_can(room):
    options = await at_the_vote(room)
    [said] = await room.says("omar", "could we add inês?", under=options)
    assert said == "Only who asked can add somebody: Lena Vogt."


@in_a_room
async def test_somebody_from_outside_is_added_by_a_dialog(room):
    await asked(room)
    await room.says("lena", "could you add my friend jo? jo@studiomail.example")
    await room.clicks("lena", "Add a guest …")
    await room.fills("lena", name="Jo", email="jo@studiomail.example")
    assert "Jo" in {each.name for each in room.decisions()[0].members}


@in_a_room
async def test_who_says_stop_and_no_more_is_asked_what(room):
    await asked(room)
    [said] = await room.says("lena", "stop")
    assert said.startswith("Stop what? “cancel it” calls “hiring” off;")
    [said] = await room.says("omar", "stop")
    assert said.startswith("I won't remind you")


@in_a_room
async def test_until_when_and_no_more_is_asked_about(room):
    await asked(room)
    [said] = await room.says("lena", "bis mo mittag")
    assert said == "“hiring”: wait until Mon 11 Jan, 12:00?"
    await room.says("omar", "until 5 works")
    assert room.decisions()[0].messages == {"omar": 1}


@in_a_room
async def test_a_vote_closes_at_the_hour_that_is_said(room):
    await at_the_vote(room)
    [said] = await room.says("lena", "mach um 17 uhr zu")
    assert said == "“hiring”: decided by Thu 7 Jan, 17:00."


@in_a_room
async def test_who_is_late_by_train_is_not_absent(room):
    await decided(room)
    for words in ("train late, 10 min", "I will be late"):
        [said] = await room.says("omar", words)
        assert said == "I tell nobody. Say it in the thread, so that the others know."
