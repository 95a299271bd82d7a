"""One message for several sessions: each is told what is said of it, and nothing of the others."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room

LUNCH = "@Convene poll on the lunch: pizza, sushi or salad?"


async def poll_and_meeting(room):
    await room.says("lena", LUNCH, channel=True)
    await asked(room, "the sync")
    return room.decisions()


@pytest.mark.parametrize(
    "words",
    [
        "sushi, und beim treffen nicht montag",
        "sushi and not monday for the meeting",
        "B for lunch, and the sync not on Monday",
        "the sync: not on Mondays. sushi for lunch",
        "beim sync nicht montag, zum lunch sushi",
        "sushi; nicht am Montag beim Treffen",
        "sushi pls and mondays are bad for the call",
        "not monday for the sync and I vote sushi",
        "my vote is sushi, and i cant do mondays",
        "ich nehme sushi und ich kann montags nicht",
    ],
)
def test_a_vote_and_a_wish_each_go_where_they_belong(words):
    @in_a_room
    async def says(room):
        await poll_and_meeting(room)
        told = await room.says("omar", words)
        lunch, sync = room.decisions()
        assert told[0] == "Your vote is in: B."
        assert any("“sync”" in each and "ontag" in each.replace("onday", "ontag") for each in told)
        assert list(lunch.round.ballots) == ["omar"]
        assert (lunch.messages, sync.messages) == ({}, {"omar": 1})

    says()


@in_a_room
async def test_a_vote_answers_no_question_which_one_a_wish_is_about(room):
    await poll_and_meeting(room)
    assert await room.says("omar", "anything works") == ["Which of these is that about?"]
    assert await room.says("omar", "i vote sushi") == ["Your vote is in: B."]
    assert await room.says("omar", "the sync") == []  # it stands where it was asked
    assert room.noted["omar"].splitlines()[1].startswith("Any time: noted.")


@pytest.mark.parametrize(
    ("words", "noted"),
    [
        ("not monday", "can't do Mondays"),
        ("mornings are bad", "would rather avoid mornings"),
        ("montags geht nicht", "kann montags nicht"),
        ("freitag ab 14 uhr wäre gut", "freitags ab 14:00"),
    ],
)
def test_a_wish_about_times_is_of_what_has_times(words, noted):
    @in_a_room
    async def says(room):
        await poll_and_meeting(room)
        [told] = await room.says("omar", words)
        assert "“sync”" in told
        assert noted in told

    says()


@in_a_room
async def test_any_time_is_of_what_has_times_and_stands_where_it_was_asked(room):
    await poll_and_meeting(room)
    assert await room.says("omar", "any time") == []
    asked, noted, _ = room.noted["omar"].splitlines()
    assert "about “sync”" in asked
    assert noted.startswith("Any time: noted.")


@pytest.mark.parametrize(
    "words", ["not friday, and whos missing", "freitag geht nicht. wer fehlt?"]
)
def test_a_wish_about_times_and_a_question_have_one_answer(words):
    @in_a_room
    async def says(room):
        await poll_and_meeting(room)
        [told] = await room.says("omar", words)
        assert "Lena" in told
        assert "Fridays" in told or "freitags" in told

    says()


@in_a_room
async def test_two_votes_are_told_apart(room):
    await asked(room, "the sync")
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.says("lena", LUNCH, channel=True)
    await room.says("omar", "A for the sync and pizza for lunch")
    assert [list(each.round.ballots) for each in room.decisions()] == [["omar"], ["omar"]]


@pytest.mark.parametrize(
    "words", ["no mondays, and tuesdays only after 10", "nicht montag", "mornings, please"]
)
def test_what_names_none_is_asked_about_as_one(words):
    @in_a_room
    async def says(room):
        await asked(room, "the sync")
        await asked(room, "the retro")
        assert await room.says("omar", words) == ["Which of these is that about?"]
        assert [each.messages for each in room.decisions()] == [{}, {}]

    says()


@in_a_room
async def test_a_vote_alone_stays_one(room):
    await poll_and_meeting(room)
    assert await room.says("omar", "pizza or sushi, both fine") == ["Your vote is in: A and B."]


LUNCH_OFF = "Call “The lunch” off? 4 others are told so."
SYNC_OFF = "Call “sync” off? 2 others are told so."
BOTH_STATES = {
    "“The lunch”: vote on A, B and C by Fri 8 Jan, 17:00. 0 of 5 have voted.",
    "“sync”: 0 of 3 have answered. I wait until Fri 8 Jan, 17:00.",
}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("cancel the lunch and the sync", {LUNCH_OFF, SYNC_OFF}),
        ("sag lunch und sync ab", {LUNCH_OFF, SYNC_OFF}),
        ("cancel both", {LUNCH_OFF, SYNC_OFF}),
        ("sag beide ab", {LUNCH_OFF, SYNC_OFF}),
        ("beide absagen", {LUNCH_OFF, SYNC_OFF}),
        ("sag sync ab", {SYNC_OFF}),
        ("cancel the sync thing", {SYNC_OFF}),
        ("status of lunch and sync", BOTH_STATES),
    ],
)
def test_names_side_by_side_are_of_all_of_them(words, told):
    @in_a_room
    async def orders(room):
        await poll_and_meeting(room)
        [said] = await room.says("lena", words)
        assert set(said.splitlines()) == told

    orders()


@pytest.mark.parametrize(
    "words",
    [
        "no mondays for the budget and the sync",
        "budget and sync: no mondays",
        "no mondays, for both",
        "gilt für beide: keine montage",
        "in beiden bitte nicht montags",
    ],
)
def test_what_is_said_of_all_is_told_to_each(words):
    @in_a_room
    async def says(room):
        await asked(room, "the sync")
        await asked(room, "the budget")
        told = await room.says("omar", words)
        assert "Which of these is that about?" not in told
        for each in room.decisions():
            assert each.answered == ("omar",)

    says()


@in_a_room
async def test_two_orders_have_one_answer(room):
    await poll_and_meeting(room)
    [said] = await room.says("lena", "close the poll and remind them about the sync")
    assert said.startswith("Close “The lunch” now?")
    assert "“sync”: I remind" in said


@pytest.mark.parametrize(
    "words",
    [
        "don't close the lunch poll and remind them",
        "don't close the lunch poll, but remind them please",
        "schließ die Lunch-Umfrage nicht und erinner alle",
    ],
)
def test_an_order_behind_one_that_is_denied_is_asked_about(words):
    @in_a_room
    async def orders(room):
        await poll_and_meeting(room)
        [said] = await room.says("lena", words)
        stays, asks = said.split("\n")
        assert stays.startswith("It stays open until")
        assert asks.startswith("Remind ")
        assert asks.endswith("of “The lunch” now?")
        assert not any("waits for you" in each for _, each in room.told)

    orders()


@pytest.mark.parametrize(
    ("said", "ballot"),
    [("A for both", "A"), ("für beide A", "A"), ("abstain in both", None)],
)
def test_a_vote_for_both_is_cast_in_both(said, ballot):
    @in_a_room
    async def votes(room):
        for of in ("pizza or sushi?", "drinks: tea or coffee?"):
            await room.says("lena", f"@Convene poll {of}", channel=True)
        await room.says("raj", said)
        cast = [each.round.ballots["raj"] for each in room.decisions()]
        assert [x and x.yes for x in cast] == [ballot and (ballot,)] * 2

    votes()
