"""Support before a vote, and what is withdrawn from a list: said → what holds then."""

import pytest

from tests.conversation.choosing import asked, titles
from tests.conversation.test_dialogues import in_a_room


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


async def listed(room):
    card = await asked(room)
    await room.says("omar", "add Otter Grill", under=card)
    await room.says("dana", "add Burger Barn", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("otter grill gets my vote already", "prefers Otter Grill"),
        ("Otter Grill has my vote", "prefers Otter Grill"),
        ("Otter Grill hat meine Stimme", "lieber Otter Grill"),
        ("Otter Grill kriegt schon mal meine Stimme", "lieber Otter Grill"),
        ("my vote goes to Otter Grill", "prefers Otter Grill"),
        ("meine Stimme geht an Otter Grill", "lieber Otter Grill"),
    ],
)
def test_a_vote_that_is_promised_is_a_wish_and_no_proposal(said, held, play):
    async def scene(room):
        card = await listed(room)
        [told] = await room.says("raj", said, under=card)
        assert held in told
        assert titles(room) == ["Otter Grill", "Burger Barn"]

    play(scene)


@in_a_room
async def test_a_vote_is_still_left_to_who_is_asked(room):
    card = await listed(room)
    [told] = await room.says("raj", "my vote goes to omar", under=card)
    assert "Omar Haddad votes for you" in told
    [told] = await room.says("ines", "my vote goes to Priya", under=card)
    assert told == "Only somebody who is asked here can vote for you."


@pytest.mark.parametrize(
    "said",
    [
        "i take back burger barn",
        "I'll take back Burger Barn",
        "withdraw Burger Barn",
        "zieh Burger Barn zurück",
        "take Burger Barn off the list",
    ],
)
def test_who_proposed_it_withdraws_it(said, play):
    async def scene(room):
        card = await listed(room)
        [told] = await room.says("dana", said, under=card)
        assert told == "Off the list: Burger Barn."
        assert titles(room) == ["Otter Grill"]

    play(scene)


@pytest.mark.parametrize("said", ["I withdraw my proposal", "zieh meinen Vorschlag zurück"])
@pytest.mark.parametrize("in_private", [True, False])
def test_one_s_own_needs_no_name(said, in_private, play):
    async def scene(room):
        card = await listed(room)
        [told] = await room.says("dana", said, under=None if in_private else card)
        assert told == "Off the list: Burger Barn."
        assert titles(room) == ["Otter Grill"]

    play(scene)


@pytest.mark.parametrize(
    "said", ["withdraw Otter Grill", "zieh Otter Grill zurück", "take otter grill off", "remove B"]
)
@pytest.mark.parametrize("who", ["omar", "lena"])
def test_what_is_voted_on_stays(said, who, play):
    async def scene(room):
        await listed(room)
        await room.closes("lena")
        vote = room.latest("options/")
        [told] = await room.says(who, said, under=vote)
        assert told == "A vote is open; you can propose again if there is another round."
        assert titles(room) == ["Otter Grill", "Burger Barn"]

    play(scene)


@in_a_room
async def test_in_a_poll_nothing_goes_once_it_is_voted_on(room):
    await room.says("lena", "@Convene poll fox, owl or otter", channel=True)
    vote = room.latest("options/")
    [told] = await room.says("lena", "take owl off", under=vote)
    assert told.startswith("The list is closed; ")
    [told] = await room.says("omar", "withdraw owl", under=vote)
    assert told == "I don't take that for a vote. “B” alone is one."


@pytest.mark.parametrize(
    "said",
    [
        "oops, forgot cheesecake, add that too pls",
        "forgot cheesecake, can you add that too?",
        "ups, Cheesecake vergessen, nimm das bitte noch dazu",
    ],
)
def test_what_was_forgotten_is_put_on_the_list_too(said, play):
    async def scene(room):
        await listed(room)
        assert await room.says("lena", f"@Convene {said}", channel=True) == [
            "On the list: Cheesecake."
        ]

    play(scene)


@pytest.mark.parametrize(
    "said", ["oops, forgot ines, add her too pls", "I forgot my lunch, sorry", "forget it"]
)
def test_who_was_forgotten_is_nothing_to_list(said, play):
    async def scene(room):
        await listed(room)
        await room.says("lena", f"@Convene {said}", channel=True)
        assert titles(room) == ["Otter Grill", "Burger Barn"]

    play(scene)
