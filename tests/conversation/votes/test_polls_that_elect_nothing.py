"""A poll by a rule that needs more than most votes: votes → how it ends, and on what."""

import pytest

from orchestration.deciding.state import DecidedBy, Phase
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room


async def ended(room, words, *letters):
    """Ask for a poll, have one vote for each of these letters, and let its time pass."""
    await polled(room, words)
    for who, letter in zip(("omar", "raj", "dana", "ines"), letters, strict=False):
        await room.reacts(who, letter)
    await room.later(hours=40)
    return the_only(room), room.shown[room.latest("outcome")].words


@pytest.mark.parametrize(
    ("words", "votes", "told"),
    [
        (
            "@Convene poll pizza, sushi or salad? unanimous",
            "ABB",
            "B has the most with 2 votes, but all 3 votes are needed. A: 1, B: 2, C: 0.",
        ),
        (
            "@Convene poll red, green or blue? unanimous",
            "AAAB",
            "A has the most with 3 votes, but all 4 votes are needed. A: 3, B: 1, C: 0.",
        ),
        (
            "@Convene poll red, green or blue? majority",
            "AABC",
            (
                "A has the most with 2 votes, but more than half of all 4 votes are needed. "
                "A: 2, B: 1, C: 1."
            ),
        ),
    ],
)
def test_what_nobody_wished_for_is_not_drawn_by_lot(words, votes, told):
    @in_a_room
    async def plays(room):
        decision, outcome = await ended(room, words, *votes)
        assert decision.phase is Phase.WITHOUT_OUTCOME
        assert outcome.split("? no outcome. ")[1] == told

    plays()


@in_a_room
async def test_the_rule_for_the_last_round_decides_where_one_is_set(room):
    ask = "@Convene poll red, green or blue? majority, in the last round plurality"
    decision, _ = await ended(room, ask, *"AABC")
    assert (decision.outcome.option.id, decision.outcome.decided_by) == ("A", DecidedBy.VOTE)


@pytest.mark.parametrize("rule", ["plurality", "majority", "unanimous"])
def test_a_tie_of_most_votes_goes_by_lot_as_the_card_says(rule):
    @in_a_room
    async def plays(room):
        decision, _ = await ended(room, f"@Convene poll red, green or blue? {rule}", *"AABB")
        assert decision.outcome.decided_by is DecidedBy.TIE_ORDER
        assert {each.id for each in decision.outcome.drawn_from} == {"A", "B"}

    plays()


@pytest.mark.parametrize("wish", ["", "nothing over 30 euros", "not red"])
def test_what_somebody_wished_in_private_does_not_show_in_how_it_ends(wish):
    @in_a_room
    async def plays(room):
        await polled(room, "@Convene poll red, green or blue? majority")
        for who, letter in zip(("omar", "raj", "dana", "ines"), "AABC", strict=True):
            await room.reacts(who, letter)
        if wish:
            await room.says("omar", wish)
        await room.later(hours=40)
        assert the_only(room).phase is Phase.WITHOUT_OUTCOME

    plays()


@in_a_room
async def test_who_asked_may_still_take_what_has_most_votes(room):
    await ended(room, "@Convene poll pizza, sushi or salad? unanimous", *"ABB")
    assert "The best option was B, Sushi." in [words for to, words in room.told if to == "lena"][-1]
    await room.clicks("lena", "Take it")
    assert the_only(room).outcome.option.id == "B"
