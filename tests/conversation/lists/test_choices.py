"""Choices as people ask for them, add to them, and vote: said → what comes of it."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from orchestration.interaction.answers import NOT_ASKED
from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.room import PEOPLE, Room, buttons_of
from tests.conversation.test_dialogues import in_a_room


@in_a_room
async def test_a_bare_name_before_the_vote_is_a_wish_and_the_vote_comes_later(room):
    words = "@Convene let's decide: Basel or Lyon for the offsite?"
    await room.says("lena", words, channel=True)
    [told] = await room.says("omar", "Basel!")
    assert told.endswith("• prefers Basel\nThis counts as a wish, and the vote comes later.")
    [told] = await room.says("dana", "Lyon is too far for me.")
    assert "the vote comes later" not in told


@in_a_room
async def test_a_poll_is_one_post_with_the_vote_in_it(room):
    await polled(room)
    assert [name for _, name, _ in room.posted] == ["options/1"]
    assert [each.title for each in the_only(room).round.options] == ["Pizza", "Sushi", "Salad"]
    assert the_only(room).phase is Phase.VOTE


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("B", "Your vote is in: B."),
        ("pizza please", "Your vote is in: A."),
        ("salad", "Your vote is in: C."),
        ("none of these", "Your vote is in: none of these."),
        ("sushi if there's no other way", "Your vote is in: if need be B."),
        ("worst case pizza", "Your vote is in: if need be A."),
        ("pizza as a last resort", "Your vote is in: if need be A."),
        ("schlimmstenfalls Pizza", "Your vote is in: if need be A."),
        ("salad, sushi only if nothing else works", "Your vote is in: C and if need be B."),
        ("I can live with pizza", "Your vote is in: A."),
    ],
)
def test_a_reply_votes_by_letter_or_by_title(said, told):
    @in_a_room
    async def votes(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == [told]

    votes()


@in_a_room
async def test_a_poll_stays_open_until_it_is_closed(room):
    options = await polled(room)
    await room.says("omar", "A", under=options)
    assert the_only(room).phase is Phase.VOTE
    await room.closes("lena")
    assert the_only(room).outcome.option.title == "Pizza"
    assert "Pizza, sushi or salad? Pizza." in room.posted[-1][2]
    assert not any("Two taps" in words for _, words in room.told)


@pytest.mark.parametrize(
    "words",
    ["find 30 minutes with everyone next week about hiring"],
)
def test_alone_no_time_is_found_and_who_else_is_asked_for(words):
    async def played():
        room = Room({"lena": PEOPLE["lena"]})
        await room.says("lena", f"@convene {words}", channel=True)
        [(_, missing)] = room.forms
        assert "Nobody is asked besides you: name somebody." in missing
        assert room.posted == []

    asyncio.run(played())


@pytest.mark.parametrize(
    "words",
    [
        "/convene decide pizza or sushi?",
        "@convene help us decide: pizza, sushi or salad",
        "@convene hilf uns bei der Entscheidung: Pizza, Sushi oder Salat",
    ],
)
def test_where_nobody_else_is_known_a_list_goes_to_whoever_is_there(words):
    async def played():
        room = Room({"lena": PEOPLE["lena"]})
        await room.says("lena", words, channel=True)
        assert room.forms == []
        assert [each.terms.is_quick for each in room.decisions()] == [True]

    asyncio.run(played())


@pytest.mark.parametrize(
    ("said", "votes"),
    [
        ("@convene B", "B"),
        ("@convene I vote B", "B"),
        ("@convene A and B please", "A and B"),
        ("@convene ich stimme für A", "A"),
        ("@convene option 2", "B"),
        ("@convene none of these", "none of these"),
        ("@convene I can't do Friday", ""),
        ("@convene mornings are best for me", ""),
    ],
)
def test_so_does_who_votes_where_they_call_the_bot(said, votes):
    async def played():
        room = Room({"lena": PEOPLE["lena"]})
        await polled(room)
        room.people = PEOPLE
        [told] = await room.says("raj", said, channel=True)
        assert told == (f"Your vote is in: {votes}." if votes else NOT_ASKED)

    asyncio.run(played())


def test_whoever_votes_in_a_poll_joins_it():
    async def played():
        room = Room({who: each for who, each in PEOPLE.items() if who != "raj"})
        options = await polled(room)
        room.people = PEOPLE
        assert await room.says("raj", "B", under=options) == ["Your vote is in: B."]
        await room.closes("lena")
        assert the_only(room).round.tally.points["B"] == 1
        assert "raj" in [each.id for each in the_only(room).members]

    asyncio.run(played())


@in_a_room
async def test_replies_under_the_card_are_put_on_the_list(room):
    card = await asked(room)
    said = await room.says("omar", "pizza, or that new noodle place", under=card)
    assert said == ["On the list: Pizza and New noodle place."]
    assert await room.says("raj", "haha nice", under=card) == []
    assert await room.says("ines", "Pizza!", under=card) == ["Pizza is on it already."]
    assert [each.title for each in the_only(room).listed] == ["Pizza", "New noodle place"]


@in_a_room
async def test_what_is_told_in_private_goes_to_the_choice_and_is_shown_to_nobody(room):
    card = await asked(room)
    await room.says("omar", "pizza, or that new noodle place", under=card)
    [said] = await room.says("dana", "I'd love the noodle place, pizza only if it must be")
    assert "• prefers New noodle place\n• would rather avoid Pizza" in said
    assert not any("prefers" in words for _, _, words in room.posted)


@in_a_room
async def test_what_cannot_be_judged_is_asked_in_one_tap(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    [said] = await room.says("ines", "nothing spicy please")
    assert "How does each option stand for you?" in said
    await room.presses("ines", "stands")
    await room.fills("ines", **{"stand-pizza": "great", "stand-thai": "no"})
    assert "ines" in the_only(room).answered


@in_a_room
async def test_all_of_it_to_the_outcome(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    await room.says("dana", "I'd love thai")
    for who in ("lena", "omar", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    options = list(room.shown)[-1]
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.says(who, "thai please", under=options)
    assert the_only(room).outcome.option.title == "Thai"
    [said] = await room.says("omar", "how was it decided?")
    assert "Decided by vote." in said


@in_a_room
async def test_proposals_are_closed_while_a_vote_is_open(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.presses("raj", "propose")
    assert room.told[-1] == (
        "raj",
        "A vote is open; you can propose again if there is another round.",
    )


@in_a_room
async def test_a_proposal_that_nobody_votes_for_is_not_decided(room):
    await room.says("lena", "/convene decide shall we move to Basel?", channel=True)
    await room.closes("lena")
    assert the_only(room).outcome is None


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("@Convene shall we move to Basel?", "Shall we move to Basel?", "Move to Basel"),
        ("@Convene sollen wir nach Basel ziehen??", "Sollen wir nach Basel ziehen??", ""),
        ("@Convene decide between AWS, GCP and pizza", "AWS, GCP and pizza", "AWS/GCP/Pizza"),
        ("@Convene which is better, tabs or spaces", "Which is better?", "Tabs/Spaces"),
        ("@Convene was ist besser, A oder B", "Was ist besser?", "A/B"),
        ("@Convene let's vote on the colour: Red, RED, blue", "The colour", "Red/Blue"),
        ("@Convene lets voet on lunch: pizza/sushi/salad", "Lunch", "Pizza/Sushi/Salad"),
        ("@Convene pol teh drinks: beer, wine or juice?", "The drinks", "Beer/Wine/Juice"),
        ("@Convene where to? Vienna or Graz, they're lovely", "Where to?", "Vienna/Graz"),
        ("@Convene decide for us: Vienna or Graz?", "Vienna or Graz?", "Vienna/Graz"),
        (
            "@Convene Vienna or Graz, they're lovely",
            "Vienna or Graz, they're lovely",
            "Vienna/Graz",
        ),
        ("@Convene vote: a, b", "A, b", "A/B"),
        ("@Convene pizza or pasta?", "Pizza or pasta?", "Pizza/Pasta"),
        ("@Convene poll\n1. Rome\n2. New York, NY", "Which one?", "Rome/New York, NY"),
        (
            "@Convene lass uns abstimmen: Montag Pizza, Dienstag Sushi",
            "Montag Pizza, Dienstag Sushi",
            "Montag Pizza/Dienstag Sushi",
        ),
        ("/convene poll pizza", "Pizza", "Pizza"),
        ("/convene poll: pizza, pasta", "Pizza, pasta", "Pizza/Pasta"),
        ("/convene decide\nWhere to?\n1. Rome\n2. Paris", "Where to?", "Rome/Paris"),
        (
            "/convene poll where do we eat? pizza, Pizza, sushi",
            "Where do we eat?",
            "Pizza/Sushi",
        ),
    ],
)
@pytest.mark.parametrize("running", ["", "poll", "list"])
def test_what_is_asked_in_a_channel_is_a_question_of_its_own(said, question, options, running):
    @in_a_room
    async def plays(room):
        if running == "poll":
            await polled(room)
        if running == "list":
            await room.says("omar", "pizza, sushi", under=await asked(room))
        before = room.decisions()
        await room.says("omar", said, channel=True)
        [new] = [each for each in room.decisions() if each.id not in [one.id for one in before]]
        assert new.terms.subject == question
        if options:
            assert "/".join(each.title for each in new.listed) == options

    plays()


@in_a_room
async def test_what_suits_somebody_is_told_in_the_channel_too(room):
    await room.says("omar", "pizza, sushi", under=await asked(room))
    await room.says("dana", "@Convene I'd love sushi", channel=True)
    assert len(room.decisions()) == 1
    assert "dana" in the_only(room).answered


@in_a_room
async def test_to_close_a_poll_and_to_vote_in_it_are_no_requests(room):
    await polled(room)
    assert await room.says("omar", "@Convene vote B", channel=True) == ["Your vote is in: B."]
    [said] = await room.says("lena", "@Convene close the vote", channel=True)
    assert said.endswith("now? 1 of 5 have voted; it would be B, Sushi, with 1 vote.")
    assert the_only(room).phase is Phase.VOTE
    await room.clicks("lena", "Close now")
    assert the_only(room).phase is Phase.DECIDED


@pytest.mark.parametrize("said", ["/convene poll tea or coffee", "shall we move to Basel?"])
def test_what_is_asked_in_private_is_asked_where_to_put(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", said)
        assert room.decisions() == []
        assert room.forms == [("lena", "Gladly. Where shall I ask?")]

    plays()


@in_a_room
async def test_all_good_for_somebody_is_an_answer_and_no_courtesy(room):
    await room.says("omar", "pizza, thai", under=await asked(room))
    [said] = await room.says("raj", "all good for me")
    assert "• flexible" in said
    assert "raj" in the_only(room).answered
    assert await room.says("ines", "all good") == []


@pytest.mark.parametrize(
    ("words", "titles", "told"),
    [
        ("/convene poll C, C++ or C#?", ["C", "C++", "C#"], []),
        ("/convene poll 🍕 or 🍣 or 🥗?", ["🍕", "🍣", "🥗"], []),
        (
            "/convene poll pizza, Pizza or PIZZA! or sushi?",
            ["Pizza", "Sushi"],
            ["“Pizza” is on the list once, and was named 3 times."],
        ),
    ],
)
def test_only_what_is_written_alike_is_one_option(words, titles, told):
    @in_a_room
    async def plays(room):
        assert await room.says("lena", words, channel=True) == told
        assert [each.title for each in the_only(room).listed] == titles

    plays()


@in_a_room
async def test_a_list_with_nothing_on_it_waits_for_proposals(room):
    card = await asked(room)
    for who in room.people:
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    assert the_only(room).phase is Phase.INTAKE
    await room.says("omar", "pizza, thai, sushi", under=card)
    assert len(the_only(room).listed) == 3
    await room.later(minutes=5)
    assert [each.title for each in the_only(room).round.options] != []
    assert len(the_only(room).round.options) == 3


@pytest.mark.parametrize("ends", ["close", "cancel"])
def test_a_poll_that_is_over_says_so_and_no_more_how_to_vote(ends):
    @in_a_room
    async def told(room):
        _, name = await polled(room)
        await room.says("omar", "A", under=(the_only(room).id, name))
        await room.presses("lena", ends)
        await room.fills("lena")
        latest = [words for _, each, words in room.posted if each == name][-1]
        assert latest.endswith("The vote is closed.")
        assert "Vote by" not in latest

    told()


@in_a_room
async def test_what_was_voted_on_says_that_the_vote_is_closed(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    session, name = room.latest("options/")
    assert "Vote by" in room.shown[session, name].words
    assert "A  Pizza · 5 of 5 can live with it\n" in room.shown[session, name].words
    assert "works for" not in room.shown[session, name].words
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.says(who, "thai please", under=(session, name))
    assert room.shown[session, name].words.endswith("The vote is closed.")


@in_a_room
async def test_who_asks_a_poll_alone_is_shown_what_only_they_may_press(room):
    session, _ = await polled(room)
    controls = await room.actions.controls(session, room.access.user_action("x", "lena", None))
    buttons = [each for part in controls.parts for each in buttons_of(part)]
    assert [each.action for each in buttons] == ["remind", "close", "cancel"]
    assert await room.actions.controls(session, room.access.user_action("x", "omar", None)) is None


@pytest.mark.parametrize(
    "words", ["Budget: Rome 6, Oslo 4", "budget: Rome 6, Oslo 4.", "Budget : A 6, B 4"]
)
def test_a_vote_in_private_behind_the_name_of_its_poll_takes_the_place_of_one_in_public(words):
    async def played():
        room = Room()
        await room.says("lena", "/convene poll Where to: Rome, Oslo, Paris; ranked", channel=True)
        poll = "/convene poll Budget: Rome, Oslo, Paris; dots, 10 points, secret"
        await room.says("lena", poll, channel=True)
        await room.says("omar", "@convene Budget: Rome 10", channel=True)
        [told] = await room.says("omar", words)
        assert told.startswith("Your vote on “Budget” is in: A 6 and B 4. Your receipt")
        where_to, budget = room.decisions()
        assert not where_to.round.ballots
        assert list(budget.round.ballots) == ["omar"]

    asyncio.run(played())


@pytest.mark.parametrize("words", ["Hiring: Rome is expensive", "Note: Budget is tight", "Budget:"])
def test_what_stands_behind_another_colon_is_no_vote(words):
    async def played():
        room = Room()
        poll = "/convene poll Budget: Rome, Oslo, Paris; dots, 10 points, secret"
        await room.says("lena", poll, channel=True)
        await room.says("omar", words)
        assert not room.decisions()[0].round.ballots

    asyncio.run(played())
