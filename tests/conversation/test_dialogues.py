"""What people write to the bot, and what comes of it: said → told, in memory."""

import asyncio

import pytest

from orchestration.interaction.answers import NO_HOME_YET, NOT_PLACED, NOTHING_OPEN, UNPLACED
from tests.conversation.room import Room

MEET = "@Convene find 45 minutes about {} from 11 to 15 January with @omar and @dana"


def in_a_room(test):
    """Run a coroutine test in a room of five."""

    def run(**given):
        asyncio.run(test(Room(), **given))

    run.__name__ = test.__name__
    return run


async def asked(room, subject="hiring"):
    """Lena asks Omar and Dana; returns the meeting."""
    assert await room.says("lena", MEET.format(subject), channel=True) != [UNPLACED]
    return room.decisions()[-1]


async def at_the_vote(room):
    await asked(room)
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    return room.latest("options/")


async def decided(room):
    options = await at_the_vote(room)
    for who in ("lena", "omar", "dana"):
        await room.says(who, "A", under=options)
    return room.latest("outcome")


@in_a_room
async def test_a_mention_opens_a_meeting(room):
    meeting = await asked(room)
    assert [each.id for each in meeting.members] == ["lena", "omar", "dana"]
    assert meeting.terms.duration == 45


@in_a_room
async def test_thanks_is_answered_with_nothing(room):
    await asked(room)
    for words in (
        "thanks!",
        "👍",
        "good morning",
        "morning bot",
        "moin",
        "lol ok",
        "falscher chat",
    ):
        assert await room.says("omar", words) == []
    assert room.decisions()[0].answered == ()


@in_a_room
async def test_a_question_is_answered_and_is_no_wish(room):
    await asked(room)
    [said] = await room.says("omar", "what's the status?")
    assert "0 of 3 have answered" in said
    assert room.decisions()[0].messages == {}


@in_a_room
async def test_slash_mention_and_private_words_come_to_the_same(room):
    await asked(room)
    said = [
        await room.says("omar", "what's the status?"),
        await room.says("omar", "@Convene what's the status?", channel=True),
        await room.says("omar", "/convene status"),
    ]
    assert said[0] == said[1] == said[2]


@in_a_room
async def test_a_wish_and_a_question_in_one_message(room):
    await asked(room)
    [said] = await room.says("omar", "I can't do Friday. What's the status?")
    assert "• can't do Fridays" in said
    assert said.endswith("“hiring”: 0 of 3 have answered. I wait until Fri 8 Jan, 20:00 your time.")


@in_a_room
async def test_two_questions_have_one_answer(room):
    await asked(room)
    said = await room.says("lena", "How's it going? And please remind Omar.")
    assert len(said) == 1


@in_a_room
async def test_what_cannot_be_placed_is_said_once(room):
    await asked(room)
    assert (await room.says("omar", "the build is red again"))[0].startswith(NOT_PLACED)
    assert await room.says("omar", "/convene tidy up") != [UNPLACED]


@in_a_room
async def test_with_nothing_open(room):
    assert await room.says("omar", "what's the status?") == [NOTHING_OPEN]
    assert await room.says("omar", "something came up, find a new time") == [NOTHING_OPEN]
    [said] = await room.says("omar", "I never do Mondays")
    assert said.startswith("For every meeting from now on")


@in_a_room
async def test_kinds_without_a_home_are_declined_honestly(room):
    asked = "@Convene plan the day on Tuesday"
    assert await room.says("omar", asked, channel=True) == [NO_HOME_YET]


@in_a_room
async def test_a_request_that_leaves_something_out_is_asked_back(room):
    await room.says("lena", "@Convene find a time with @omar", channel=True)
    missing = "Gladly. I still need what it is about, how long it takes and in which days."
    assert room.forms == [("lena", missing)]
    assert room.decisions() == []


# Votes


@pytest.mark.parametrize("words", ["I vote C", "C please", "changed my mind, C", "C for me too."])
def test_a_vote_in_private(words):
    async def votes(room):
        await at_the_vote(room)
        [said] = await room.says("omar", words)
        assert "C" in said
        assert "omar" in room.decisions()[0].round.ballots

    asyncio.run(votes(Room()))


@in_a_room
async def test_a_vote_that_names_no_option_is_asked_about(room):
    await at_the_vote(room)
    [said] = await room.says("omar", "my vote is for the one with the nice view")
    assert said == "Which option is your vote for? Write its letter: A, B, C."


@in_a_room
async def test_a_vote_under_the_options(room):
    options = await at_the_vote(room)
    for words, voted in (("nice options, thanks! A", 1), ("nah sorry, B", 1)):
        await room.says("omar", words, under=options)
        assert len(room.decisions()[0].round.ballots) == voted


@pytest.mark.parametrize(
    ("words", "option"), [("B. Or no, wait. C", "C"), ("A! Thanks for asking.", "A")]
)
def test_of_two_votes_in_a_message_one_counts(words, option):
    async def votes(room):
        options = await at_the_vote(room)
        said = await room.says("omar", words, under=options)
        assert said == [f"Your vote is in: {option}."]

    asyncio.run(votes(Room()))


@in_a_room
async def test_who_is_not_asked_has_no_vote(room):
    options = await at_the_vote(room)
    assert await room.says("raj", "C", under=options) == ["Only who is asked here can vote."]
    [said] = await room.says("raj", "@Convene I vote C", channel=True)
    assert said == "You are not among those who are asked here."


@in_a_room
async def test_people_talk_to_each_other_under_the_options(room):
    options = await at_the_vote(room)
    for words in (
        "btw the build is red again",
        "is A rather early for you, too?",
        "thanks all",
        "who can help me with the slides?",
        "can we close this?",
    ):
        assert await room.says("omar", words, under=options) == []
    assert room.decisions()[0].round.ballots == {}
    assert room.decisions()[0].messages == {}


@in_a_room
async def test_a_vote_on_old_options_is_told_that_they_are_closed(room):
    options = await at_the_vote(room)
    await decided_by_all(room, options)
    assert await room.says("omar", "B", under=options) == ["The vote on these options is closed."]


async def decided_by_all(room, options):
    for who in ("lena", "omar", "dana"):
        await room.says(who, "A", under=options)


@in_a_room
async def test_what_is_edited_counts_as_a_vote_alone(room):
    options = await at_the_vote(room)
    assert await room.says("omar", "what's the status?", under=options, edited=True) == []
    await room.says("omar", "B", under=options, edited=True)
    assert "omar" in room.decisions()[0].round.ballots


# What was decided


@in_a_room
async def test_something_came_up(room):
    await decided(room)
    [said] = await room.says("omar", "something came up, I can't make it")
    assert said.startswith("Lena Vogt knows now that you can't come to “hiring”")
    assert await room.says("raj", "@Convene something came up", channel=True) == [NOTHING_OPEN]


@in_a_room
async def test_when_is_it(room):
    await decided(room)
    [said] = await room.says("omar", "when is it?")
    assert "Decided by" in said or "decided by" in said


@in_a_room
async def test_the_invite_is_sent_again_to_who_asks(room):
    await decided(room)
    await room.says("omar", "can you send me the invite?")
    assert room.invites[-1] == "omar"


@in_a_room
async def test_with_a_decision_behind_one_words_hold_for_good(room):
    await decided(room)
    said = await room.says("omar", "never before 9 please")
    assert said[-1].startswith("For every meeting from now on")


# Orders


@in_a_room
async def test_only_the_organiser_cancels(room):
    await asked(room)
    [said] = await room.says("omar", "@Convene cancel this please", channel=True)
    assert said.startswith("Only Lena Vogt can call it off")
    [said] = await room.says("lena", "cancel it")
    assert said.startswith("Call “")


@in_a_room
async def test_a_colleague_is_added_in_any_way(room):
    await asked(room)
    for words, where in (
        ("/convene add @raj", {}),
        ("@Convene please add @ines", {"channel": True}),
    ):
        [said] = await room.says("lena", words, **where)
        assert said.startswith("I'm asking")
    assert len(room.decisions()[0].members) == 5
    assert await room.says("lena", "/convene add") == [
        "Whom shall I ask too? Say it like this: add @somebody."
    ]


@in_a_room
async def test_with_two_open_an_order_has_to_say_which(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    [said] = await room.says("lena", "close it now")
    assert said.startswith("Which one?")


@in_a_room
async def test_a_session_that_is_named_is_the_one_that_is_meant(room):
    await decided(room)
    await asked(room, "the offsite")
    [said] = await room.says("lena", "cancel hiring please")
    assert "hiring" in said.casefold()
    [said] = await room.says("lena", "cancel it")
    assert "offsite" in said


@in_a_room
async def test_who_is_not_asked_is_told_so(room):
    await asked(room)
    for words in ("@Convene I can't do Friday", "@Convene Mondays are bad for me"):
        [said] = await room.says("raj", words, channel=True)
        assert said == "You are not among those who are asked here."
    assert room.decisions()[0].messages == {}


@in_a_room
async def test_the_invite_is_not_for_who_is_not_in_it(room):
    await decided(room)
    [said] = await room.says("raj", "@Convene can you send me the invite?", channel=True)
    assert "Decided by" in said
    assert "raj" not in room.invites


# Which session


@in_a_room
async def test_an_answer_goes_to_the_session_that_has_asked(room):
    await asked(room)
    await room.says("omar", "not before 10 please, and Wednesdays are a bit weird")
    await asked(room, "the offsite")
    assert await room.says("omar", "if you can") == []
    assert room.ticked == ["omar"]
    assert "rather avoid Wednesdays" in room.seen["omar"][-1][1].words


@in_a_room
async def test_with_two_open_it_is_asked_which_and_that_holds(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    assert await room.says("omar", "mornings are best") == ["Which of these is that about?"]
    first = room.decisions()[0]
    await room.chooses("omar", first.id)
    said = await room.says("omar", "and not on Mondays, please")
    assert said[0].startswith("As before, I take that for")
    messages = [each.messages.get("omar", 0) for each in room.decisions()]
    assert messages == [2, 0]


@in_a_room
async def test_a_question_about_two_is_answered_for_both(room):
    for subject in ("hiring", "the offsite"):
        await asked(room, subject)
    [said] = await room.says("omar", "what's the status?")
    assert said.count("have answered") == 2
