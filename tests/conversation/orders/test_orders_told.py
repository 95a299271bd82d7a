"""An order that is told before the vote: it shapes what is wished for, and can be the vote."""

import pytest

from orchestration.model.ballots import Order
from tests.conversation.choosing import the_only
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import in_a_room

NAMES = "Anchor, Harbor, Pilot or Compass"
ALL = "Compass, Harbor, Anchor, Pilot"


async def asked(room, how="ranked, secret"):
    await room.says("lena", f"@Convene help us decide, {how}: which name? {NAMES}", channel=True)
    return room.latest("card")


async def voted_on(room):
    for who in room.people:
        await room.presses(who, "any-time")
    await room.later(minutes=5)


def titled(room, ballot):
    titles = {each.id: each.title for each in the_only(room).round.options}
    return [" = ".join(titles[each] for each in place) for place in ballot.places]


async def counted(room, who="omar"):
    """Have what is offered as somebody's vote counted, and return it by its titles."""
    await voted_on(room)
    offers = [
        (layout, each)
        for _, layout in room.seen[who]
        for part in layout.parts
        for each in buttons_of(part)
        if each.label == "Count it"
    ]
    if not offers:
        return []
    assert who not in the_only(room).round.ballots
    await room.clicks(who, "Count it")
    ballot = the_only(room).round.ballots[who]
    assert isinstance(ballot, Order)
    return titled(room, ballot)


@pytest.mark.parametrize("how", ["ranked, secret", "by borda", "schulze", "stv"])
@pytest.mark.parametrize("said", [ALL, ALL.replace(", ", " > "), ALL.replace(", ", "\n")])
def test_a_list_is_an_order_where_options_are_to_be_ranked(said, how):
    @in_a_room
    async def plays(room):
        card = await asked(room, how)
        [told] = await room.says("omar", said, under=card)
        assert [each[2:] for each in told.splitlines() if each.startswith("•")] == [
            "really prefers Compass",
            "prefers Harbor",
            "ideally Anchor",
            "ideally Pilot",
        ]
        assert await counted(room) == ["Compass", "Harbor", "Anchor", "Pilot"]

    plays()


@pytest.mark.parametrize("how", ["by approval", "plurality"])
def test_elsewhere_a_list_prefers_all_alike(how):
    @in_a_room
    async def plays(room):
        [told] = await room.says("omar", ALL, under=await asked(room, how))
        assert told.count("• prefers ") == 4
        assert await counted(room) == []

    plays()


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("swap compass and harbor", ["Harbor", "Compass", "Anchor", "Pilot"]),
        ("swap my first two", ["Harbor", "Compass", "Anchor", "Pilot"]),
        ("tausch Anchor und Pilot", ["Compass", "Harbor", "Pilot", "Anchor"]),
        ("pilot first", ["Pilot", "Compass", "Harbor", "Anchor"]),
        ("compass last please", ["Harbor", "Anchor", "Pilot", "Compass"]),
        ("reverse my order", ["Pilot", "Anchor", "Harbor", "Compass"]),
    ],
)
@pytest.mark.parametrize("in_thread", [True, False])
def test_what_changes_an_order_changes_the_one_that_was_told(said, order, in_thread):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        under = card if in_thread else None
        await room.says("omar", ALL, under=under)
        assert not any(
            "couldn't place" in each for each in await room.says("omar", said, under=under)
        )
        assert await counted(room) == order

    plays()


@in_a_room
async def test_what_is_put_last_stays_unwanted_and_the_rest_stands_between(room):
    card = await asked(room)
    [told] = await room.says("omar", "I'd rank Compass first, then Harbor, Anchor last", under=card)
    assert "would rather avoid Anchor" in told
    assert "couldn't place" not in told
    await room.says("omar", "swap compass and harbor", under=card)
    assert await counted(room) == ["Harbor", "Compass", "Pilot", "Anchor"]


@pytest.mark.parametrize(
    "said", ["undo that", "actually I don't want Compass at all", "Anchor would be great"]
)
def test_an_order_that_holds_no_more_is_not_offered(said):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", ALL, under=card)
        await room.says("omar", said)
        assert await counted(room) == []

    plays()


@pytest.mark.parametrize("said", ["I like Compass and Pilot", "Compass", "not Anchor"])
def test_what_says_no_order_is_none(said):
    @in_a_room
    async def plays(room):
        await room.says("omar", said, under=await asked(room))
        assert await counted(room) == []

    plays()
