"""Requests as people dash them off: said → what is asked, and how; nothing is lost on the way."""

import asyncio
from fractions import Fraction

import pytest

from tests.conversation.choosing import the_only, titles_of
from tests.conversation.requests.test_settings import asked
from tests.conversation.room import Room

DRINKS = ["Tea", "Coffee"]


@pytest.mark.parametrize(
    "said",
    [
        "/convene poll tea or coffee please",
        "/convene poll tea or coffee pretty please",
        "/convene poll tea or coffee, thanks!",
        "/convene poll tea or coffee. Thanks all",
        "/convene poll tea, or coffee; cheers",
        "hey @Convene could you poll tea or coffee please",
        "@Convene hi can you pls run a poll: tea or coffee thx",
        "@Convene could you have a vote on tea or coffee thank you so much",
    ],
)
def test_a_courtesy_is_no_option_and_in_no_title(said):
    choice, told = asked(said)
    assert choice.terms.subject.casefold() in ("tea or coffee", "tea, or coffee")
    assert (titles_of(choice), told) == (DRINKS, [])


def test_a_question_keeps_its_mark_before_a_courtesy():
    choice, _ = asked("/convene poll tea or coffee? please!")
    assert choice.terms.subject == "Tea or coffee?"


@pytest.mark.parametrize(
    ("said", "listed"),
    [
        ("/convene poll which word: hello, sorry, please", ["Hello", "Sorry", "Please"]),
        ("/convene poll thanks or cheers", ["Thanks", "Cheers"]),
        ("/convene poll open or top secret", ["Open", "Top secret"]),
        ("/convene poll h&m or victoria’s secret", ["H&m", "Victoria’s secret"]),
    ],
)
def test_what_could_be_chosen_stays(said, listed):
    choice, told = asked(said)
    assert (titles_of(choice), told) == (listed, [])
    assert not choice.terms.secret


HELD = [
    ("secret", {"secret": True}),
    ("ranked", {"rule": "ranked"}),
    ("closes at 5", {}),
    ("until 5pm", {}),
    ("due eod", {}),
    (", needs 3 votes", {"quorum": 3}),
    (", needs 60%", {"threshold": Fraction(3, 5)}),
    (", anonymous please", {"secret": True}),
    (", hide the results until the end", {"secret": True}),
    (", multiple choice", {"rule": "approval"}),
    (", one vote per person", {"rule": "plurality"}),
    (", everyone gets 3 votes", {"rule": "dots", "budget": 3}),
    (", disclosure open", {"disclosure": "open"}),
    (", show who wished what", {"disclosure": "open"}),
    (", no quorum", {"quorum": 0}),
    (", Mehrfachauswahl", {"rule": "approval"}),
]


@pytest.mark.parametrize(("how", "held"), HELD)
def test_how_it_is_taken_is_no_option(how, held):
    choice, told = asked(f"/convene poll tea or coffee{'' if how[0] == ',' else ' '}{how}")
    assert (choice.terms.subject, titles_of(choice), told) == ("Tea or coffee", DRINKS, [])
    assert {name: getattr(choice.terms, name) for name in held} == held
    closes = "17:00" if not held else None
    assert closes is None or f"{choice.terms.ends_by:%H:%M}" == closes


@pytest.mark.parametrize(
    "how",
    ["asap", "remind everyone tomorrow", "weights: zoe 2", "dringend"],
)
def test_what_cannot_be_had_is_named_and_no_option(how):
    choice, told = asked(f"/convene poll tea or coffee, {how}")
    assert (choice.terms.subject, titles_of(choice)) == ("Tea or coffee", DRINKS)
    assert told == [f"I left out: “{how}”."]


def test_who_is_in_a_hurry_ahead_is_told_so():
    choice, told = asked("/convene poll asap: tea or coffee")
    assert (choice.terms.subject, told) == ("Tea or coffee", ["I left out: “asap”."])


@pytest.mark.parametrize(
    "said",
    [
        "What shall we ship by Friday?",
        "How can we ship quickly",
        "Which of them is more urgent",
        "How to word the thank you",
        "Is the deadline on Friday ok?",
    ],
)
def test_what_only_ends_like_a_courtesy_or_a_setting_is_still_asked(said):
    choice, told = asked(f"/convene decide {said[0].lower()}{said[1:]}")
    assert choice.terms.subject == said
    assert not any("left out" in each for each in told)


@pytest.mark.parametrize(
    "how", ["everyone can add options", "anyone may add", "add your own ideas"]
)
def test_people_may_add_to_the_list_of_a_choice_and_not_of_a_poll(how):
    choice, told = asked(f"/convene decide tea or coffee, {how}")
    assert (titles_of(choice), choice.terms.is_open) == (DRINKS, True)
    assert not any("left out" in each for each in told)
    choice, told = asked(f"/convene poll tea or coffee, {how}")
    assert titles_of(choice) == DRINKS
    assert told == ["A poll takes no proposals; “/convene decide …” asks for some first."]


def test_a_german_poll_of_all_but_one_is_no_order_to_ignore_them():
    for said in ("/convene umfrage", "@Convene umfrage"):
        choice, _ = asked(f"{said} tee oder kaffee für alle außer Omar, dana zählt doppelt")
        assert titles_of(choice) == ["Tee", "Kaffee"]
        assert [each.id for each in choice.members] == ["lena", "dana", "ines", "raj"]
        assert dict(choice.terms.weighs) == {"dana": 2}


@pytest.mark.parametrize(
    "said", ["poll", "poll?", "poll please", "decide", "statement", "Umfrage!"]
)
@pytest.mark.parametrize("call", ["/convene", "@Convene"])
def test_a_word_alone_opens_the_form(call, said):
    async def ask():
        room = Room()
        assert await room.says("lena", f"{call} {said}", channel=True) == []
        [(_, missing)] = room.forms
        assert missing.startswith("Gladly. What is")
        assert room.decisions() == []
        values = {each.name: each.value for each in room.opened["lena"][1].fields}
        assert values["way"] == {"s": "statement"}.get(said[0], values["way"])
        await room.fills("lena", question="Where to?", options="Rome\nParis", way=values["way"])
        assert the_only(room).terms.of_statements is (said == "statement")

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("said", "subject", "hours"),
    [
        ("30 min Friday lunch with @omar", "lunch", (11, 14)),
        ("team lunch next week, 60 min, with @omar please", "team lunch", (11, 14)),
        ("30 Min Mittagessen am Freitag mit @omar", "Mittagessen", (11, 14)),
        ("dinner next week with @omar, 90 min", "dinner", (18, 21)),
        ("team breakfast next Thursday 45 min with @omar", "team breakfast", (8, 10)),
    ],
)
def test_a_meal_binds_its_hours_and_says_so(said, subject, hours):
    meeting, told = asked(f"/convene {said}")
    held = meeting.terms.hours
    assert (meeting.terms.subject, (held.start.hour, held.end.hour)) == (subject, hours)
    assert told[0] == f"For a meal, I look between {hours[0]:02}:00 and {hours[1]}:00."


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("30 min about dinner plans next week with @omar", (9, 17)),
        ("coffee chat with @omar, 25 min, next Tuesday afternoon", (12, 18)),
        ("30 min dinner with @omar next week after 19:00", (19, 22)),
    ],
)
def test_what_is_no_meal_or_names_its_own_hours_keeps_them(said, hours):
    meeting, told = asked(f"/convene {said}")
    assert (meeting.terms.hours.start.hour, meeting.terms.hours.end.hour) == hours
    assert not any("meal" in each for each in told)


def test_just_the_two_of_us_is_not_what_a_meeting_is_about():
    words = "45 min next week about roadmap, just the two of us, me and @dana"
    meeting, _ = asked(f"/convene {words}")
    assert meeting.terms.subject == "roadmap"
    assert [each.id for each in meeting.members] == ["lena", "dana"]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("decide tea or coffee, quorum 9", "At least 9 votes can't be reached: 5 are asked."),
        ("poll tea or coffee, just @omar, quorum 3", "At least 3 votes can't be reached: 2 are"),
        ("30 min retro next week with @omar, quorum 3", "At least 3 votes can't be reached: 2 are"),
    ],
)
def test_votes_that_can_never_come_are_asked_about_at_once(said, told):
    async def ask():
        room = Room()
        await room.says("lena", f"/convene {said}", channel=True)
        [(_, missing)] = room.forms
        assert told in missing

    asyncio.run(ask())


def test_a_quorum_is_reached_by_votes_that_weigh_more():
    choice, _ = asked("/convene decide tea or coffee, quorum 6, omar counts double")
    assert choice.terms.quorum == 6


@pytest.mark.parametrize("said", ["something cheap please, thanks!", "nothing with nuts thanks"])
def test_a_wish_that_ends_in_thanks_is_answered(said):
    async def ask():
        room = Room()
        await room.says("lena", "/convene decide where to go: Sea, Hill", channel=True)
        [told] = await room.says("omar", said)
        assert "as you said it" in told
        assert "How does each option stand for you?" in told
        assert await room.says("dana", "thanks, will do!") == []

    asyncio.run(ask())
