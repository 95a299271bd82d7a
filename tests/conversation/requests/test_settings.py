"""How a decision is to be taken, said behind a request or as an order later: said → what holds."""

import asyncio
from fractions import Fraction

import pytest

from orchestration.interaction.wording.choice import on_the_list
from orchestration.model.options import Words
from orchestration.voting.lots import commitment
from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

DECIDE = "/convene decide where to eat: pizza, sushi; {}"
HEY = "@Convene hey can u help us choose btw red, blue or green for the logo?"
EVERYBODY = ["lena", "omar", "dana", "ines", "raj"]


def asked(words, who="lena"):
    """Ask in the channel; returns the decision, and what who asked was told."""

    async def ask():
        room = Room()
        told = await room.says(who, words, channel=True)
        return the_only(room), told

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("ranked, secret", {"rule": "ranked", "secret": True}),
        ("everybody must agree", {"rule": "unanimous", "last_rule": "unanimous"}),
        ("at least 5 votes", {"quorum": 5}),
        ("show three options", {"options": 3}),
        ("by majority", {"rule": "majority"}),
        ("dots, 5 points", {"rule": "dots", "budget": Fraction(5)}),
        ("4 points each", {"rule": "dots", "budget": Fraction(4)}),
        ("without names", {"secret": True}),
        ("two winners", {"rule": "stv", "winners": 2}),
        ("two thirds majority", {"rule": "majority", "threshold": Fraction(2, 3)}),
        ("at least 60%", {"threshold": Fraction(3, 5)}),
        ("in one round and discreet", {"rounds": 1}),
        ("geheim, bis Freitag 12 Uhr, mindestens 4 Stimmen", {"secret": True, "quorum": 4}),
        ("einstimmig", {"rule": "unanimous"}),
        ("zwei Runden, offene Abstimmung", {"rounds": 2, "secret": False}),
    ],
)
def test_what_is_said_behind_a_request_holds(said, held):
    choice, told = asked(DECIDE.format(said))
    assert {name: getattr(choice.terms, name) for name in held} == held
    assert [each.title for each in choice.listed] == ["Pizza", "Sushi"]
    assert not any("left out" in each for each in told)


@pytest.mark.parametrize(
    ("said", "asked_for", "options", "held"),
    [
        (
            "@Convene decide by consent: shall we move to Basel?",
            "Shall we move to Basel?",
            ["Move to Basel"],
            {"rule": "consent"},
        ),
        (
            "@Convene vote by consent: shall we move to Basel?",
            "Shall we move to Basel?",
            ["Move to Basel"],
            {"rule": "consent"},
        ),
        ("@Convene vote by consent on moving to Basel", "Moving to Basel", [], {"rule": "consent"}),
        (
            "@Convene ranked: pizza, sushi or salad",
            "Pizza, sushi or salad",
            ["Pizza", "Sushi", "Salad"],
            {"rule": "ranked"},
        ),
        (
            "@Convene poll, secret: a, b or c?",
            "A, b or c?",
            ["A", "B", "C"],
            {"secret": True, "rule": "approval"},
        ),
        (
            "@Convene poll, ranked and secret: pizza or sushi?",
            "Pizza or sushi?",
            ["Pizza", "Sushi"],
            {"rule": "ranked", "secret": True},
        ),
        (
            "@Convene Umfrage, geheim: Pizza oder Sushi?",
            "Pizza oder Sushi?",
            ["Pizza", "Sushi"],
            {"secret": True},
        ),
        (
            "@Convene im Konsent: sollen wir nach Basel ziehen?",
            "Sollen wir nach Basel ziehen?",
            ["Nach Basel ziehen"],
            {"rule": "consent"},
        ),
        (
            "@Convene poll the secret: pizza or sushi",
            "The secret",
            ["Pizza", "Sushi"],
            {"secret": False},
        ),
        (
            "@Convene poll about secret santa: yes or no",
            "Secret santa",
            ["Yes", "No"],
            {"secret": False},
        ),
    ],
)
def test_what_is_said_before_the_question_holds(said, asked_for, options, held):
    choice, _ = asked(said)
    assert choice.terms.subject == asked_for
    assert [each.title for each in choice.listed] == options
    assert {name: getattr(choice.terms, name) for name in held} == held


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("closes Friday noon", "08 Jan 12:00"),
        ("bis Freitag 12 Uhr", "08 Jan 12:00"),
        ("closes at noon", "07 Jan 12:00"),
        ("vote until Monday", "11 Jan 17:00"),
        ("closes in two hours", "07 Jan 12:00"),
        ("deadline: tomorrow 3pm", "08 Jan 15:00"),
    ],
)
def test_a_last_moment_is_said_in_words(said, ends):
    choice, _ = asked(f"/convene poll pizza or sushi? {said}")
    assert f"{choice.terms.ends_by:%d %b %H:%M}" == ends
    assert choice.closes_at == choice.terms.ends_by
    assert [each.title for each in choice.listed] == ["Pizza", "Sushi"]


def test_who_is_needed_is_said_by_name():
    choice, _ = asked(DECIDE.format("Omar must be there"))
    assert [each.id for each in choice.members if each.required] == ["omar"]


def test_nothing_is_dropped_without_a_word():
    _, told = asked(DECIDE.format("ranked, with extra cheese"))
    assert told[0] == "I left out: “with extra cheese”."
    assert len([each for each in told if "left out" in each]) == 1


def test_a_courtesy_is_not_named():
    _, told = asked("@Convene let's vote: A, B, C. Anonymous, please.")
    assert told == []


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("/convene poll which way? ranked, approval, dots", ["Ranked", "Approval", "Dots"]),
        ("/convene poll which: open, secret, discreet", ["Open", "Secret", "Discreet"]),
        ("/convene poll secret santa: yes/no", ["Yes", "No"]),
        ("/convene poll when: 12:30, 13:00", ["12:30", "13:00"]),
        ("/convene poll stars, moon or sun", ["Stars", "Moon", "Sun"]),
    ],
)
def test_what_there_is_to_choose_from_stays(words, titles):
    choice, _ = asked(words)
    assert [each.title for each in choice.listed] == titles
    assert not choice.terms.secret


@pytest.mark.parametrize(
    ("words", "titles", "lost"),
    [
        (
            f"{HEY} ranked, secret, two rounds, closes Friday noon thx",
            ["Red", "Blue", "Green"],
            "",
        ),
        (
            "/convene poll bike or train? ranked secret closes wednesday noon",
            ["Bike", "Train"],
            "",
        ),
        ("/convene poll bike or train? ranked, secret, thanks!", ["Bike", "Train"], ""),
        ("/convene poll bike or train?\nranked secret\nthanks", ["Bike", "Train"], ""),
        ("/convene poll bike or train? ranked secret please", ["Bike", "Train"], ""),
        ("/convene poll bike or train? secret and ranked, glitter", ["Bike", "Train"], "glitter"),
        ("/convene decide bike or train? ranked secret geheim danke", ["Bike", "Train"], ""),
        ("/convene decide where to eat? ranked, secret, glitter", [], "glitter"),
        (
            "/convene decide snack: nuts, fruit; ranked secret closes yesterday",
            ["Nuts", "Fruit"],
            "closes yesterday",
        ),
        (
            "/convene poll bike or train? ranked, secret, closes 31 February",
            ["Bike", "Train"],
            "closes 31 February",
        ),
    ],
)
def test_settings_behind_a_question_are_no_options(words, titles, lost):
    choice, told = asked(words)
    assert [each.title for each in choice.listed] == titles
    assert (choice.terms.rule, choice.terms.secret) == ("ranked", True)
    named = [each for each in told if "left out" in each]
    assert named == ([f"I left out: “{lost}”."] if lost else [])


@pytest.mark.parametrize(
    ("words", "titles", "told"),
    [
        (
            "/convene decide snack: nuts, fruit; closes yesterday",
            ["Nuts", "Fruit"],
            ["I left out: “closes yesterday”."],
        ),
        ("/convene poll which matters: badges, anonymous ratings", None, []),
        ("/convene poll badges, anonymous ratings", ["Badges", "Anonymous ratings"], []),
        ("/convene poll badges or anonymous ratings? thx", None, []),
        ("/convene poll which drink? stars, moon, sun", ["Stars", "Moon", "Sun"], []),
    ],
)
def test_a_list_loses_nothing_but_what_cannot_hold(words, titles, told):
    choice, answer = asked(words)
    wanted = titles or ["Badges", "Anonymous ratings"]
    assert [each.title for each in choice.listed] == wanted
    assert [each for each in answer if "left out" in each] == told


@pytest.mark.parametrize("lead", ["secret", "anonymous"])
def test_a_poll_is_secret_by_its_name(lead):
    choice, _ = asked(f"@Convene {lead} poll: pizza or sushi?")
    assert choice.terms.secret


def test_a_meeting_takes_them_too():
    words = "@Convene find 45 min about hiring next week with @omar; two rounds, secret"
    meeting, _ = asked(words)
    assert (meeting.terms.rounds, meeting.terms.secret) == (2, True)
    assert meeting.terms.subject == "hiring"


def test_who_is_needed_in_a_meeting_stays_needed():
    words = "@Convene find 45 min about hiring next week with @omar and @raj, raj must be there"
    meeting, _ = asked(f"{words}, two rounds")
    assert [each.id for each in meeting.members if each.required] == ["raj"]
    assert meeting.terms.rounds == 2


def test_an_evening_binds_the_hours_of_a_meeting():
    meeting, _ = asked("@Convene find 45 min about hiring next week, in the evening, with @omar")
    hours = meeting.terms.hours
    assert f"{hours.start:%H:%M}–{hours.end:%H:%M}" == "18:00–22:00"


def test_a_meeting_is_found_once():
    async def ask():
        room = Room()
        words = "/convene meet hiring, 45 min, every Monday with @omar"
        await room.says("lena", words, channel=True)
        [(_, missing)] = room.forms
        assert missing.endswith("One meeting only, as yet: I can't repeat it.")

    asyncio.run(ask())


# Later, as an order


def ordered(said, *before, who="lena", request="/convene decide where to eat: pizza, sushi"):
    """What an order is answered with, and what holds then."""

    async def order():
        room = Room()
        await room.says("lena", request, channel=True)
        for each, words in before:
            await room.says(each, words)
        about = (the_only(room).id, "card")
        told = await room.says(who, said, under=about)
        return the_only(room), told, room

    return asyncio.run(order())


@pytest.mark.parametrize(
    ("said", "told", "held"),
    [
        ("make it secret", "secret", {"secret": True}),
        ("mach es geheim", "secret", {"secret": True}),
        (
            "make it secret, two rounds",
            "at most 2 rounds and secret",
            {"secret": True, "rounds": 2},
        ),
        (
            "close the vote on Friday at noon",
            "decided by Fri 8 Jan, 12:00; answers until Thu 7 Jan, 20:00",
            {},
        ),
    ],
)
def test_the_organiser_changes_it_in_words(said, told, held):
    choice, answer, _ = ordered(said)
    assert answer == [f"“Where to eat”: {told}."]
    assert {name: getattr(choice.terms, name) for name in held} == held


def test_only_the_organiser_changes_it():
    choice, answer, _ = ordered("make it secret", who="omar")
    assert not choice.terms.secret
    assert answer == ["Only Lena Vogt can change how it is taken: “Where to eat” is theirs."]


def test_who_has_answered_is_not_shown_more_than_they_were_told():
    secret = "/convene decide where to eat: pizza, sushi; secret"
    choice, answer, _ = ordered("make it not secret", ("omar", "pizza!"), request=secret)
    assert choice.terms.secret
    assert answer == ["Somebody has answered already, so it can't show more than they were told."]


def test_a_poll_that_is_open_gets_another_end_and_nothing_else():
    async def order():
        room = Room()
        await room.says("lena", "/convene poll pizza or sushi?", channel=True)
        poll = (the_only(room).id, "options/1")
        assert await room.says("lena", "make it secret", under=poll) == [
            (
                "The vote is open, so how it is counted, and who sees it, stays as it is. "
                "To have it otherwise, cancel it and ask anew."
            )
        ]
        await room.says("lena", "let's close it on Monday at noon", under=poll)
        await room.says("lena", "close it on Monday at noon", under=poll)
        assert "Vote by Mon 11 Jan, 12:00" in room.shown[poll].words
        await room.reacts("omar", "A")
        await room.later(days=2)
        assert the_only(room).outcome is None
        await room.later(days=3)
        assert the_only(room).outcome is not None

    asyncio.run(order())


@in_a_room
async def test_the_card_says_how_it_is_decided_where_that_is_not_as_usual(room):
    said = "/convene decide where shall we eat? secret, two rounds, closes Friday noon"
    await room.says("lena", said, channel=True)
    card = next(words for _, name, words in room.posted if name == "card")
    assert card.splitlines()[-1] == "At most 2 rounds, secret, decided by Fri 8 Jan, 12:00."
    listed = on_the_list([Words("", "cygnus", "Cygnus", capacity=2)])
    assert listed == "on the list: Cygnus (2 places)"
    await room.says("lena", "/convene decide where shall we sit: Cygnus or Lyra?", channel=True)
    assert "rounds" not in room.posted[-1][2]


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("@Convene poll pizza or sushi?", ""),
        ("@Convene poll pizza or sushi? secret", "Secret. "),
        (
            "@Convene poll pizza or sushi? ranked, secret, closes Friday noon",
            "Put in order, first places weigh most (ranked), secret. ",
        ),
    ],
)
def test_a_poll_says_on_one_line_how_it_is_decided_and_by_which_lot(said, line):
    @in_a_room
    async def asks(room):
        await room.says("lena", said, channel=True)
        [(_, _, words)] = room.posted
        code = commitment(the_only(room).seed)[:12]
        assert words.splitlines()[-1] == f"{line}What ties goes by lot ({code}…)."
        assert words.count("Fri 8 Jan") == 1, "until when one votes is said once"
        await room.closes("lena")
        assert "lot (" not in room.posted[1][2], "the vote is closed"

    asks()
