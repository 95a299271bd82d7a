"""Closing by name, or by what kind of session it is: which one is asked about."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import polled
from tests.conversation.test_dialogues import asked, in_a_room

LUNCH = "Close “The lunch” now?"


async def two_votes(room):
    """A meeting and a poll are voted on, whose name is also a time."""
    await asked(room, "the sync")
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.says("lena", "@Convene poll on the lunch: pizza, sushi or salad?", channel=True)


def phases(room):
    return [each.phase for each in room.decisions()]


@pytest.mark.parametrize(
    "words",
    [
        "close the lunch poll",
        "close lunch",
        "can u close lunch now",
        "lunch: close it",
        "end the lunch vote",
        "close the poll pls",
        "mach die Umfrage zu",
        "mach die Lunch-Umfrage bitte zu",
        "mach lunch zu",
        "schließ lunch",
        "beende lunch",
        "Umfrage schließen",
        "die umfrage kann jetzt zu",
        "kannst du die Umfrage zumachen",
        "poll ist zu",
        "the poll is closed",
    ],
)
def test_the_one_that_is_named_is_asked_about(words):
    @in_a_room
    async def closes(room):
        await two_votes(room)
        [said] = await room.says("lena", words)
        assert said.startswith(LUNCH), said
        assert phases(room) == [Phase.VOTE, Phase.VOTE]

    closes()


@pytest.mark.parametrize("words", ["close the meeting", "schließ das Treffen", "close the sync"])
def test_so_is_the_only_meeting(words):
    @in_a_room
    async def closes(room):
        await two_votes(room)
        [said] = await room.says("lena", words)
        assert said.startswith("Close “sync” now?")

    closes()


@in_a_room
async def test_a_vote_is_the_one_that_is_voted_on(room):
    await polled(room)
    await asked(room)
    [said] = await room.says("lena", "end the vote")
    assert said.startswith("Close “Pizza, sushi or salad?” now?")


@pytest.mark.parametrize("words", ["mach die Abstimmung zu", "mach zu", "Umfrage zu!"])
def test_with_one_open_it_needs_no_name(words):
    @in_a_room
    async def closes(room):
        await polled(room)
        for said in (words, f"@Convene {words}"):
            [told] = await room.says("lena", said, channel=said.startswith("@"))
            assert told.startswith("Close “Pizza, sushi or salad?” now?")
        assert len(room.decisions()) == 1

    closes()


@pytest.mark.parametrize("words", ["poll ist zu", "the poll is closed", "umfrage schon zu?"])
def test_who_did_not_ask_hears_how_far_it_is(words):
    @in_a_room
    async def says(room):
        await polled(room)
        [said] = await room.says("omar", words)
        assert said.startswith("“Pizza, sushi or salad?”: vote on A")

    says()


@pytest.mark.parametrize("words", ["montag bin ich zu", "das sagt mir zu", "not before lunch"])
def test_what_only_sounds_so_closes_nothing(words):
    @in_a_room
    async def says(room):
        await asked(room)
        for each in await room.says("lena", words):
            assert not each.startswith("Close")

    says()


@in_a_room
async def test_a_moment_of_that_name_is_one_behind_its_preposition(room):
    await two_votes(room)
    [said] = await room.says("lena", "close the sync at lunch")
    assert said.startswith("“sync”: decided by Thu 7 Jan, 12:00")


@pytest.mark.parametrize("words", ["cancel this", "close it", "cancel please", "abbrechen"])
def test_who_gives_such_an_order_in_a_thread_hears_whose_it_is(words):
    @in_a_room
    async def orders(room):
        card = await polled(room)
        for who in ("omar", "raj"):
            [said] = await room.says(who, words, under=card)
            assert said.startswith("Only Lena Vogt can ")
        assert phases(room) == [Phase.VOTE]

    orders()


@in_a_room
async def test_a_poll_is_closed_by_its_name_that_is_its_options(room):
    await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
    [told] = await room.says("lena", "@Convene close pizza or sushi now", channel=True)
    assert told.startswith("Close “Pizza or sushi?” now?")
    await room.says("omar", "@Convene pizza or sushi", channel=True)
    assert room.decisions()[0].round.ballots["omar"].yes == ("A", "B")
