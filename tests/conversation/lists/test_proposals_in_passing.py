"""Proposals without a name, two at once, with a price, and while it is voted: said → listed."""

import asyncio

import pytest

from tests.conversation.choosing import CLOSED, the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

QUESTION = "/convene decide where shall we eat on Friday?"


def listed(said, *, alone):
    """Return what is on the list after a message, and what its author was told."""

    async def plays():
        room = Room()
        await room.says("lena", QUESTION, channel=True)
        under = None if alone else room.latest("card")
        told = await room.says("omar", said, under=under)
        return [each.title for each in the_only(room).listed], told

    return asyncio.run(plays())


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("what about the place by the river", ["Place by the river"]),
        ("what about the place by the river?", ["Place by the river"]),
        ("wie wärs mit dem laden am fluss", ["Laden am fluss"]),
        ("ich schlag mal den biergarten vor", ["Biergarten"]),
        ("ich schlag mal den biergarten vor, 15 pro kopf", ["Biergarten (15 pro kopf)"]),
        ("how about tacos, 9€ each?", ["Tacos (9€ each)"]),
        ("what about burgers? or ramen?", ["Burgers", "Ramen"]),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_is_proposed_needs_no_name_and_may_have_a_price(said, titles, alone):
    found, [told] = listed(said, alone=alone)
    assert (found, told.startswith("On the list: ")) == (titles, True)


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("the new thai place, 12 euro a head", ["New thai place (12 euro a head)"]),
        ("der neue vietnamese, ca 10 euro", ["Neue vietnamese (ca 10 euro)"]),
        ("pizza napoli (12€) and the soup bar (9€)", ["Pizza napoli (12€)", "Soup bar (9€)"]),
        ("noodle place or that falafel truck, $8", ["Noodle place", "Falafel truck ($8)"]),
        ("the 10 euro menu, or soup", ["10 euro menu", "Soup"]),
    ],
)
def test_a_price_goes_with_what_it_is_of(said, titles):
    assert listed(said, alone=False)[0] == titles


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("what about lisbon? flights are cheap atm", ["Lisbon"]),
        ("wie wärs mit Wien? gute bahnverbindung", ["Wien"]),
        ("how about Oslo? too expensive?", ["Oslo"]),
        ("Lisbon? its cheap", ["Lisbon"]),
        ("Hamburg? da gibts gute züge", ["Hamburg"]),
        ("what about lisbon? or porto", ["Lisbon", "Porto"]),
        ("Porto? its too far", []),
        ("Porto? no", []),
        ("Really? its cheap", []),
    ],
)
def test_what_speaks_for_a_proposal_is_no_part_of_its_title(said, titles):
    assert listed(said, alone=False)[0] == titles


@pytest.mark.parametrize(
    "said", ["what about the deadline?", "what about my vote", "how about the rest?"]
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_a_vote_has_is_no_proposal(said, alone):
    assert listed(said, alone=alone)[0] == []


@pytest.mark.parametrize(
    "said",
    [
        "what about the place by the river?",
        "ich schlag mal den biergarten vor, 15 pro kopf",
        "wie wärs mit dem laden am fluss",
        "could we do the canteen instead?",
    ],
)
def test_a_proposal_during_the_vote_is_told_in_one_sentence_what_can_be_done(said):
    @in_a_room
    async def votes(room):
        await room.says("lena", "/convene poll pizza, sushi or salad?", channel=True)
        assert await room.says("omar", said) == [CLOSED]

    votes()
