"""What is wanted on a list, or off it, while it is open and while it is not: said → told."""

import pytest

from tests.conversation.choosing import CLOSED, listed_by_omar, polled, the_only
from tests.conversation.test_dialogues import in_a_room

ASKED = [
    "can we also have burritos on the list?",
    "can we add burritos?",
    "add burritos",
    "add Burritos pls",
    "any chance to add burritos?",
    "is it too late to add burritos?",
    "burritos are missing",
    "what about burritos?",
    "was ist mit Burritos?",
    "füg bitte Burritos hinzu",
    "nimm noch Burritos dazu",
    "können wir noch Burritos aufnehmen?",
    "kannst du Burritos auf die Liste setzen?",
    "@Convene put burritos on the list",
    "@Convene add Burritos pls",
]


async def voted_on(room, said="withdraw thai"):
    card = await listed_by_omar(room)
    await room.says("omar", said, under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    return room.latest("options/")


@pytest.mark.parametrize("said", ASKED)
def test_an_open_list_takes_it(said):
    @in_a_room
    async def asks(room):
        card = await listed_by_omar(room)
        assert await room.says("dana", said, under=card) == ["On the list: Burritos."]

    asks()


@pytest.mark.parametrize(
    "said", [*ASKED, "can we drop pizza?", "kann man Pizza rausnehmen?", "could we take A off?"]
)
def test_of_a_closed_list_it_is_said_what_can_be_done(said):
    @in_a_room
    async def asks(room):
        options = await polled(room)
        is_told = " Lena Vogt is told that Burritos is missing." if said in ASKED else ""
        assert await room.says("omar", said, under=options) == [f"{CLOSED}{is_told}"]

    asks()


@in_a_room
async def test_who_asked_hears_that_they_can_ask_anew(room):
    options = await polled(room)
    [told] = await room.says("lena", "can we also have burritos?", under=options)
    assert told.endswith("and you can ask anew with other options.")


@in_a_room
async def test_beside_one_proposal_alone_a_no_is_what_can_be_said(room):
    options = await polled(room, "@Convene poll: shall we move to Basel?")
    [told] = await room.says("omar", "was ist mit Bern?", under=options)
    assert told.startswith("This is about one proposal alone; “no” is a vote too")


@pytest.mark.parametrize("said", ["@Convene put Badger on the list", "@Convene add Badger pls"])
def test_a_mention_in_the_channel_proposes(said):
    @in_a_room
    async def proposes(room):
        await listed_by_omar(room)
        assert await room.says("dana", said, channel=True) == ["On the list: Badger."]

    proposes()


@pytest.mark.parametrize(
    "said",
    [
        "can we drop the attitude?",
        "what about Dana?",
        "was ist mit dir?",
        "Raj fehlt noch",
        "my keys are missing",
    ],
)
def test_what_is_said_of_people_and_other_things_is_left_alone(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == []
        card = await room_with_a_list(room)
        await room.says("omar", said, under=card)
        assert len(room.decisions()[-1].listed) == 3

    says()


@in_a_room
async def test_a_time_of_day_is_no_option_of_a_closed_list(room):
    options = await polled(room)
    assert await room.says("omar", "how about lunch at 12?", under=options) == []


async def room_with_a_list(room):
    await room.says("lena", "/convene decide what shall we name it?", channel=True)
    card = room.latest("card")
    await room.says("omar", "Aurora, Badger, Crane", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("can we drop thai?", "Off the list: Thai."),
        ("kann man Thai rausnehmen?", "Off the list: Thai."),
    ],
)
def test_who_proposed_it_has_it_off_by_asking(said, told):
    @in_a_room
    async def asks(room):
        card = await listed_by_omar(room)
        [refused] = await room.says("dana", said, under=card)
        assert refused.startswith("Only who proposed Thai, or Lena Vogt,")
        assert await room.says("omar", said, under=card) == [told]

    asks()


@pytest.mark.parametrize(
    "said", ["thai", "A > thai", "ok dann halt Thai", "I'd like the thai", "pizza or thai"]
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_for_what_was_withdrawn_is_answered(said, alone):
    @in_a_room
    async def votes(room):
        options = await voted_on(room)
        told = await room.says("dana", said, under=None if alone else options)
        assert told == ["Thai was withdrawn by its author, so it can't be voted for."]
        assert not the_only(room).round.ballots

    votes()


@in_a_room
async def test_it_is_said_that_the_organiser_took_it_off(room):
    card = await listed_by_omar(room)
    await room.says("lena", "remove thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    [told] = await room.says("dana", "thai", under=room.latest("options/"))
    assert told == "Thai was taken off the list by Lena Vogt, so it can't be voted for."
    for talk in ("the thai place was great last time", "Dana wants thai"):
        assert await room.says("raj", talk, under=room.latest("options/")) == []
