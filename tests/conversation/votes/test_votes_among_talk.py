"""Votes, orders and proposals with talk around them: said → what comes of it, and of no more."""

import asyncio
from datetime import UTC

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese
from tests.conversation.choosing import CROWD, asked, polled, the_only
from tests.conversation.room import PEOPLE, Room

MOTION = "@Convene shall we switch the standup to async on fridays?"
CONSENT = "/convene poll consent: adopt the new rota?"


def after(words, *, under=True, poll="@Convene poll pizza, sushi, ramen or salad?", first=()):
    """What somebody is told, and how they have voted then."""

    async def plays():
        room = Room()
        place = await polled(room, poll)
        for each in first:
            await room.says("dana", each, under=place)
        told = await room.says("dana", words, under=place if under else None)
        return told, the_only(room).round.ballots.get("dana", "nothing")

    return asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "letter"),
    [
        ("hmm wait actually ramen, sushi was yesterday", "C"),
        ("ok actually sushi", "B"),
        ("i vote pizza myself", "A"),
        ("sushi obvs", "B"),
        ("pizza :D", "A"),
    ],
)
def test_a_turn_or_a_nod_around_a_vote_changes_nothing(said, letter):
    assert after(said, under=False)[1] == Approvals((letter,))


@pytest.mark.parametrize(("said", "under"), [(":D", False), ("haha :D", True), ("xD", True)])
def test_a_face_is_no_vote(said, under):
    assert after(said, under=under) == ([], "nothing")


@pytest.mark.parametrize("said", ["if sushi is out then ramen", "ramen unless dana hates it"])
def test_what_hangs_on_an_if_rules_nothing_out(said):
    told = "I can't tell whether an “if” holds, so that is no vote. “C” alone is one."
    assert after(said, under=False) == ([told], "nothing")


@pytest.mark.parametrize(
    "said",
    [
        "no, i'd miss the chat tbh",
        "no, i would miss it",
        "nein, mir würde der plausch fehlen",
    ],
)
def test_what_would_be_is_why_somebody_says_no(said):
    told, ballot = after(said, poll=MOTION)
    assert ballot == NoneOfThese()
    assert told == ["Your vote is in: no. Your note stays in this thread."]


@pytest.mark.parametrize(
    "said", ["hm i dont really mind either way", "either is fine", "either way is fine"]
)
def test_who_minds_nothing_of_a_motion_abstains(said):
    told, ballot = after(said, under=False, poll=CONSENT)
    assert ballot is None
    assert told[0].startswith("You abstain; a later vote still counts.")


OBJECTS = ["i object - two weekends in a row is too much"]


def test_an_objection_is_taken_back_behind_what_made_it_so():
    told, ballot = after("ok with the swap i take back my objection", poll=CONSENT, first=OBJECTS)
    assert ballot == "nothing"
    assert told == ["Your vote is taken back. Until it closes, you can vote."]


def test_on_a_condition_it_stands():
    told, ballot = after("if you swap it i take back my objection", poll=CONSENT, first=OBJECTS)
    assert ballot == Consents(objections=("A",))
    assert told[0].startswith("Your objection stands as long as that is not so")


@pytest.mark.parametrize(
    ("who", "said", "begins"),
    [
        ("lena", "ok closing this", "Close “Pizza, sushi or salad?” now?"),
        ("lena", "yeah add burritos pls", "The list is closed; “none of these” is a vote too"),
        ("lena", "rename C to Greek salad", "The list is closed; “none of these” is a vote too"),
        ("raj", "is this multiple choice?", "Yes: choose all that are fine with you, like “A, B”."),
        ("raj", "take back sushi", "I take that for a no to B. Shall I keep that?"),
    ],
)
def test_under_a_poll_it_is_answered(who, said, begins):
    async def plays():
        room = Room()
        poll = await polled(room)
        [told] = await room.says(who, said, under=poll)
        assert told.startswith(begins)

    asyncio.run(plays())


def test_an_end_is_set_behind_a_nod():
    async def plays():
        room = Room()
        await polled(room)
        [told] = await room.says("lena", "ok make it friday 6pm")
        assert told == "“Pizza, sushi or salad?”: decided by Fri 8 Jan, 18:00."

    asyncio.run(plays())


def test_a_close_that_was_answered_answers_no_later_one():
    async def plays():
        room = Room()
        card = await asked(room)
        await room.says("omar", "Rome", under=card)
        await room.says("raj", "Porto", under=card)
        await room.says("lena", "close")
        await room.clicks("lena", "Close now")
        await room.later(minutes=5)
        [told] = await room.says("lena", "close")
        assert told.startswith("Close “Where shall we eat on Friday?” now? Nobody has voted yet;")
        assert the_only(room).outcome is None

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("ok add the canteen, it's near", "On the list: Canteen."),
        ("haha yes. anyway, what about Ghent", "On the list: Ghent."),
        ("der Grieche am markt wär mal wieder was", "On the list: Grieche am markt."),
        ("pizza? the cheap one", "On the list: Pizza."),
        ("zieh leipzig zurück", "“Leipzig” is not on the list."),
        ("take back leipzig", "“Leipzig” is not on the list."),
    ],
)
def test_what_is_proposed_among_talk_or_taken_back(said, told):
    async def plays():
        room = Room()
        card = await asked(room)
        assert await room.says("omar", said, under=card) == [told]

    asyncio.run(plays())


def test_what_was_meant_is_of_ones_last_proposal():
    async def plays():
        room = Room()
        card = await asked(room)
        await room.says("omar", "Rome", under=card)
        await room.says("omar", "Dublin", under=card)
        assert await room.says("omar", "sorry i meant Dubrovnik", under=card) == [
            "On the list: Dubrovnik, in the place of Dublin."
        ]

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said",
    [
        "dana soll für mich mitstimmen",
        "dana stimmt für mich mit ab",
        "kann dana für mich mitstimmen?",
    ],
)
def test_a_vote_is_left_to_who_votes_along(said):
    async def plays():
        room = Room()
        await polled(room)
        told = await room.says("raj", said)
        if said.endswith("?"):
            assert told == ["Shall Dana Reed vote for you?"]
        else:
            assert the_only(room).delegates == {"raj": "dana"}

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "subject", "options"),
    [
        (
            "help us pick a name for the new bot, options are Juno, Pixel or Marvin, ranked",
            "A name for the new bot",
            ["Juno", "Pixel", "Marvin"],
        ),
        (
            "/convene decide where do we eat? options: pizza, sushi",
            "Where do we eat?",
            ["Pizza", "Sushi"],
        ),
        (
            "quick poll pls! snack - brownies / fruit / chips",
            "Snack",
            ["Brownies", "Fruit", "Chips"],
        ),
        (
            "decide where shall we eat: pizza, sushi, ramen; ranked, two thirds must agree",
            "Where shall we eat",
            ["Pizza", "Sushi", "Ramen"],
        ),
        (
            "poll which workshop: pottery, climbing or cooking? max. 2 people per workshop",
            "Which workshop",
            ["Pottery", "Climbing", "Cooking"],
        ),
    ],
)
def test_a_request_is_told_apart_from_how_it_is_put(said, subject, options):
    async def plays():
        room = Room()
        words = said if said.startswith("/") else f"@Convene {said}"
        await room.says("lena", words, channel=True)
        choice = the_only(room)
        assert choice.terms.subject == subject
        assert [each.title for each in choice.listed] == options
        if "ranked" in said:
            assert choice.terms.rule == "ranked"
        if "workshop" in said:
            assert [each.capacity for each in choice.listed] == [2, 2, 2]

    asyncio.run(plays())


def test_who_objects_is_asked_with_consent():
    async def plays():
        room = Room()
        words = "@Convene do we adopt the new rota? consent please, shout if you object"
        await room.says("lena", words, channel=True)
        choice = the_only(room)
        assert (choice.terms.subject, choice.terms.rule) == ("Do we adopt the new rota?", "consent")

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said", ["oh thats the same as omars, merge them pls", "that's the same as Omar's"]
)
def test_who_calls_their_own_the_same_as_anothers_is_asked_which_goes(said):
    async def plays():
        room = Room()
        card = await asked(room)
        await room.says("omar", "Lissabon", under=card)
        await room.says("dana", "Lisboa", under=card)
        assert await room.says("dana", said, under=card) == [
            "“Lissabon” and “Lisboa” are both on the list. Which of them goes?"
        ]

    asyncio.run(plays())


@pytest.mark.parametrize(
    "said",
    [
        "whatever you all choose is fine w me",
        "sorry for the delay, whatever you all choose is fine with me",
    ],
)
def test_who_leaves_it_to_all_others_has_answered(said):
    async def plays():
        room = Room()
        await asked(room)
        [told] = await room.says("dana", said)
        assert "• flexible" in told
        assert "dana" in the_only(room).answered

    asyncio.run(plays())


def test_what_stands_behind_a_no_and_only_names_something_is_why():
    async def plays():
        room = Room()
        card = await asked(room)
        await room.says("omar", "Tbilisi", under=card)
        [told] = await room.says("raj", "tbilisi geht für mich gar nicht, visum")
        assert "• keinesfalls Tbilisi (“visum”)" in told
        assert "I couldn't place" not in told

    asyncio.run(plays())


TOO_FEW = (
    "You are too few here for that: with fewer than six, others could tell whose it is. With your "
    "name beside it, write it to me or in the thread."
)
NOT_OWED = "You need not: you vote on what is on the list, whoever put it there."
CROWDED = "Yes: write it to me alone, like “Rome, without my name”."


@pytest.mark.parametrize(
    ("said", "told", "people"),
    [
        ("can i suggest something without my name on it?", TOO_FEW, PEOPLE),
        ("kann ich auch anonym vorschlagen?", TOO_FEW, PEOPLE),
        ("can i propose anonymously?", CROWDED, CROWD),
        ("was passiert wenn ich nix vorschlage?", NOT_OWED, PEOPLE),
        ("what happens if i don't propose anything?", NOT_OWED, PEOPLE),
        ("do i have to propose something?", NOT_OWED, PEOPLE),
    ],
)
def test_what_one_owes_to_a_list_and_whether_with_a_name_is_answered(said, told, people):
    async def plays():
        room = Room(people)
        await asked(room)
        assert await room.says("dana", said) == [told]
        assert the_only(room).listed == ()

    asyncio.run(plays())


@pytest.mark.parametrize(("said", "under"), [("ramen then", True), ("salad", False)])
def test_who_names_what_was_not_decided_hears_what_was(said, under):
    async def plays():
        room = Room()
        poll = await polled(room, "@Convene poll pizza, ramen or salad?")
        for who in PEOPLE:
            await room.says(who, "pizza", under=poll)
        await room.closes("lena")
        place = room.latest("outcome") if under else None
        assert await room.says("raj", said, under=place) == [
            "“Pizza, ramen or salad?” is decided: Pizza. “Ask again” here asks everyone once more."
        ]

    asyncio.run(plays())


def test_what_came_of_the_only_vote_is_answered_by_it():
    async def plays():
        room = Room()
        poll = await polled(room, "@Convene poll what do we eat: pizza, ramen or salad")
        for who in PEOPLE:
            await room.says(who, "pizza", under=poll)
        await room.closes("lena")
        [told] = await room.says("raj", "was kam raus beim essen?")
        assert told.startswith("“What do we eat”: Pizza.")

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("where do we have lunch tmrw? need to know by 11", "2027-01-08 10:00"),
        ("where do we have lunch tomorrow? by 11", "2027-01-08 10:00"),
        ("where do we have lunch tomorrow? by 4pm", "2027-01-07 15:00"),
        ("where do we have lunch tomorrow? closes at 11 today", "2027-01-07 10:00"),
    ],
)
def test_an_hour_of_no_day_that_is_all_but_over_is_of_the_day_that_is_asked_about(said, ends):
    async def plays():
        room = Room()
        await room.says("lena", f"/convene decide {said}", channel=True)
        assert f"{the_only(room).terms.ends_by.astimezone(UTC):%Y-%m-%d %H:%M}" == ends

    asyncio.run(plays())
