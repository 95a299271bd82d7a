"""What is taken back, or sided with, in a thread, and whether it is too late: said → told."""

import pytest

from tests.conversation.choosing import asked, polled, the_only, titles
from tests.conversation.test_dialogues import in_a_room

GIVEN = "“none of these” is a vote too, and Lena Vogt can ask anew with other options."


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("Leipzig", "Leipzig nehm ich zurück, zu weit"),
        ("Köln", "ach ne, Köln ziehe ich zurück"),
        ("Porto", "scrap Porto, hotels are crazy in june"),
        ("Porto", "forget Porto, too far for a day"),
        ("Köln", "vergiss Köln, zu teuer"),
    ],
)
def test_who_takes_their_own_off_gives_nothing_in_its_place(listed, said):
    @in_a_room
    async def played(room):
        card = await asked(room)
        await room.says("omar", listed, under=card)
        assert await room.says("omar", said, under=card) == [f"Off the list: {listed}."]
        assert titles(room) == []

    played()


@in_a_room
async def test_what_is_put_in_the_place_of_another_is_still_swapped(room):
    card = await asked(room)
    await room.says("omar", "Porto", under=card)
    [told] = await room.says("omar", "scrap Porto, I meant Lisbon", under=card)
    assert told == "On the list: Lisbon, in the place of Porto."
    assert titles(room) == ["Lisbon"]


@pytest.mark.parametrize(
    "said",
    [
        "Dana soll nicht mehr für mich",
        "Dana soll nicht mehr für mich abstimmen",
        "dana shouldn't vote for me anymore",
        "ich stimm doch selber ab",
    ],
)
def test_a_vote_that_was_left_is_taken_back_in_the_thread(said):
    @in_a_room
    async def played(room):
        await polled(room)
        under = room.latest("options/")
        await room.says("raj", "Dana votes for me", under=under)
        assert the_only(room).delegates
        [told] = await room.says("raj", said, under=under)
        assert told.endswith("you vote yourself.")
        assert not the_only(room).delegates

    played()


@pytest.mark.parametrize("said", ["bin bei Dana", "ich bin da bei Dana", "im with dana"])
def test_who_sides_with_somebody_is_offered_their_vote(said):
    @in_a_room
    async def played(room):
        await polled(room)
        under = room.latest("options/")
        assert await room.says("raj", said, under=under) == ["Shall Dana Reed vote for you?"]
        await room.says("dana", "B", under=under)
        assert await room.says("raj", said, under=under) == [
            "I take that for “B”. Shall it count as your vote?"
        ]
        assert the_only(room).round.ballots.keys() == {"dana"}

    played()


@pytest.mark.parametrize("said", ["bin bei mir", "i'm with the kids", "bin beim Arzt"])
def test_where_somebody_is_sides_with_nobody(said):
    @in_a_room
    async def played(room):
        await polled(room)
        assert await room.says("raj", said, under=room.latest("options/")) == []

    played()


@pytest.mark.parametrize(
    "said",
    [
        "too late for another name?",
        "is it too late to suggest something else?",
        "ist es zu spät für noch nen Vorschlag?",
        "is it too late to add a new idea?",
    ],
)
def test_whether_it_is_too_late_is_answered_by_a_yes_or_a_no(said):
    @in_a_room
    async def played(room):
        card = await asked(room)
        [told] = await room.says("ines", said, under=card)
        assert told.startswith("No: write it in the thread, or “put … on the list” here, until")

    @in_a_room
    async def closed(room):
        await polled(room)
        [told] = await room.says("ines", said, under=room.latest("options/"))
        assert told == f"Yes: the list is closed; {GIVEN}"

    played()
    closed()
