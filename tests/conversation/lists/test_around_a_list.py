"""What is said around an open list: why, that two are the same, and that it takes no more."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import asked, polled, the_only, titles
from tests.conversation.test_dialogues import in_a_room


async def listed(room):
    card = await asked(room)
    await room.says("omar", "how about Tiflis", under=card)
    await room.says("dana", "Plön", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("vorschlag: leipzig, da ist es günstig", "Leipzig"),
        ("oder Valencia, da isses im April schon warm", "Valencia"),
        ("then let's do Lisbon, Ines can host", "Lisbon"),
        ("btw I'd throw in Cyprus", "Cyprus"),
        ("how about Porto, it's cheap and sunny", "Porto"),
    ],
)
def test_why_is_no_part_of_a_name(said, title):
    @in_a_room
    async def says(room):
        card = await listed(room)
        assert await room.says("raj", said, under=card) == [f"On the list: {title}."]

    says()


@pytest.mark.parametrize(
    "said",
    ["I'd throw in some money", "I'm throwing in the towel", "bread and butter are the same"],
)
def test_what_only_sounds_like_a_proposal_is_none(said):
    @in_a_room
    async def says(room):
        card = await listed(room)
        await room.says("raj", said, under=card)
        assert titles(room) == ["Tiflis", "Plön"]

    says()


@pytest.mark.parametrize(
    "said",
    [
        "tiflis and plön are the same, merge them",
        "merge Plön and Tiflis",
        "Plön und Tiflis sind doch dasselbe",
        "leg plön und tiflis zusammen",
        "Tiflis = Plön",
    ],
)
def test_what_is_called_the_same_is_offered_to_go(said):
    @in_a_room
    async def says(room):
        card = await listed(room)
        [told] = await room.says("lena", said, under=card)
        assert told.endswith("are both on the list. Which of them goes?")
        assert titles(room) == ["Tiflis", "Plön"]
        await room.clicks("lena", "Take Tiflis off")
        assert titles(room) == ["Plön"]
        told = await room.says("raj", said, under=card)
        assert not any("both on the list" in each for each in told)

    says()


@in_a_room
async def test_who_put_neither_there_is_told_who_may(room):
    card = await listed(room)
    [told] = await room.says("raj", "merge Plön and Tiflis", under=card)
    assert told.endswith("Only who proposed one of them, or Lena Vogt, takes it off.")


@pytest.mark.parametrize(
    "said",
    [
        "no more proposals, but don't start the vote",
        "close the list, wishes can still come in",
        "keine vorschläge mehr bitte, aber noch nicht abstimmen",
        "liste zu, aber noch nicht abstimmen",
    ],
)
def test_the_list_alone_is_closed_and_opened_again(said):
    @in_a_room
    async def says(room):
        card = await listed(room)
        [refused] = await room.says("raj", said, under=card)
        assert refused == "Only Lena Vogt closes the list, or opens it again."
        [told] = await room.says("lena", said, under=card)
        assert told.startswith("The list is closed. Wishes can still be told")
        assert the_only(room).phase is Phase.INTAKE
        await room.says("raj", "how about Oslo", under=card)
        assert titles(room) == ["Tiflis", "Plön"]
        assert await room.says("lena", "open the list again", under=card) == [
            "The list is open again."
        ]
        await room.says("raj", "how about Oslo", under=card)
        assert titles(room) == ["Tiflis", "Plön", "Oslo"]

    says()


@in_a_room
async def test_no_more_proposals_alone_may_want_the_vote(room):
    card = await listed(room)
    [told] = await room.says("lena", "no more proposals", under=card)
    assert told.startswith("Close “Where shall we eat on Friday?” now?")


@in_a_room
async def test_its_author_takes_back_what_they_proposed_by_asking(room):
    await listed(room)
    assert await room.says("dana", "kann ich plön noch zurückziehen?") == ["Off the list: Plön."]


@pytest.mark.parametrize("said", ["add another option: Beacon", "can you add one more: Beacon"])
def test_an_option_is_nobody_who_is_to_be_asked(said):
    @in_a_room
    async def says(room):
        await polled(room)
        [told] = await room.says("lena", said, under=room.latest("options/"))
        assert told.startswith("The list is closed; “none of these” is a vote too")

    says()


@in_a_room
async def test_a_name_in_letters_that_look_alike_is_no_other(room):
    card = await listed(room)
    said = "how about \u0422iflis"
    assert await room.says("raj", said, under=card) == ["\u0422iflis is on it already."]
    assert titles(room) == ["Tiflis", "Plön"]


@pytest.mark.parametrize("said", ["start the vote now", "stop waiting now"])
def test_who_orders_what_is_not_theirs_hears_whose_it_is(said):
    @in_a_room
    async def says(room):
        card = await listed(room)
        [told] = await room.says("raj", said, under=card)
        assert told.startswith("Only Lena Vogt can close it")

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [("how do I vote?", True), ("wie stimme ich hier ab?", True), ("how do we get there?", False)],
)
def test_how_one_votes_is_answered_where_it_is_voted_on(said, told):
    @in_a_room
    async def says(room):
        await polled(room)
        answers = await room.says("raj", said, under=room.latest("options/"))
        assert bool(answers) is told

    says()
