"""How many options each may approve of: as it is asked for, and by every way of voting."""

import pytest

from adapters.files.ballots.read import read_poll
from orchestration.deciding.ended.exported import parts_of
from orchestration.model.ballots import Approvals
from orchestration.model.errors import BadInput
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

FOOD = "pizza, sushi, salad, thai"
CAPPED = f"/convene poll {FOOD}; choose up to 2"


@pytest.mark.parametrize(
    "how",
    [
        "choose up to 2",
        "approval, max 2 votes",
        "jeder maximal 2",
        "max. 2 Stimmen",
        "wählt bis zu zwei",
        "höchstens 2 ankreuzen",
        "everyone picks 2",
        "pick two",
        "at most two choices",
        "max two each please",
    ],
)
def test_a_request_says_how_many_each_may_choose(how):
    @in_a_room
    async def opens(room):
        assert await room.says("lena", f"/convene poll {FOOD}; {how}", channel=True) == []
        terms = the_only(room).terms
        assert (terms.rule, terms.most, terms.winners) == ("approval", 2, 1)
        assert "choose up to 2 that are fine with you" in room.posted[-1][2]

    opens()


@pytest.mark.parametrize(
    ("how", "rule"),
    [
        ("2 votes each", "dots"),
        ("max 2 rounds", "approval"),
        ("2 winners", "stv"),
        ("", "approval"),
    ],
)
def test_what_caps_something_else_caps_no_ballot(how, rule):
    @in_a_room
    async def opens(room):
        await room.says("lena", f"/convene poll {FOOD}; {how}", channel=True)
        terms = the_only(room).terms
        assert (terms.rule, terms.most) == (rule, None)

    opens()


@in_a_room
async def test_places_of_options_are_no_cap_of_ballots(room):
    await room.says("lena", "@Convene poll workshops: wood, clay, max 2 people each", channel=True)
    assert the_only(room).terms.most is None


@pytest.mark.parametrize(
    ("held", "said", "told"),
    [
        ("", "pizza, sushi and thai", "Up to 2 each, and those are 3: that is no vote yet."),
        ("", "all of them", "Up to 2 each, and those are 4: that is no vote yet."),
        ("pizza, thai", "salad too", "Up to 2 each, and those are 3: your vote stays A and D."),
        ("pizza", "alles außer thai", "Up to 2 each, and those are 3: your vote stays A."),
        ("", "A, B if need be, C", "Up to 2 each, and those are 3: that is no vote yet."),
        ("pizza, thai", "pizza, sushi", "Your vote is in: A and B."),
        ("", "nur thai", "Your vote is in: D."),
    ],
)
def test_more_than_that_in_words_is_told_and_counts_as_little_as_before(held, said, told):
    @in_a_room
    async def votes(room):
        await room.says("lena", CAPPED, channel=True)
        under = room.latest("options/")
        if held:
            await room.says("omar", held, under=under)
        assert await room.says("omar", said, under=under) == [told]

    votes()


@in_a_room
async def test_one_reaction_too_many_is_told_and_fewer_count_again(room):
    await room.says("lena", CAPPED, channel=True)
    assert await room.reacts("omar", "A", "B") == []
    stays = "Up to 2 each, and those are 3: your vote stays A and B."
    assert await room.reacts("omar", "A", "B", "D") == [stays]
    assert the_only(room).round.ballots["omar"] == Approvals(("A", "B"))
    assert await room.reacts("omar", "B", "D") == []
    assert the_only(room).round.ballots["omar"] == Approvals(("B", "D"))


@in_a_room
async def test_one_tap_too_many_is_told_and_taken_back_it_makes_room(room):
    await room.says("lena", f"{CAPPED}, secret", channel=True)
    for option, told in (
        ("A", "A is in your vote."),
        ("B", "B is in your vote."),
        ("C", "Up to 2 each, and those are 3: your vote stays A and B."),
        ("A", "A is out of your vote."),
        ("C", "C is in your vote."),
    ):
        assert (await room.presses("omar", "choose", f"1/{option}"))[0].startswith(told)
    assert the_only(room).round.ballots["omar"] == Approvals(("B", "C"))


@in_a_room
async def test_the_dialog_says_so_where_too_many_are_chosen(room):
    await room.says("lena", CAPPED, channel=True)
    await room.presses("omar", "vote", "1")
    errors = await room.fills_wrong("omar", A="yes", B="yes", C="if_need_be")
    assert [*errors.values()] == ["Up to 2 each, and those are 3: that is no vote yet."]
    await room.fills("omar", A="yes", B="yes", C="no")
    assert the_only(room).round.ballots["omar"] == Approvals(("A", "B"))


@in_a_room
async def test_what_is_exported_says_it(room):
    await room.says("lena", CAPPED, channel=True)
    await room.says("omar", "pizza", under=room.latest("options/"))
    await room.closes("lena")
    assert parts_of(the_only(room))["most"] == 2


def test_a_poll_in_a_file_says_it_too():
    poll = {"options": ["A", "B", "C"], "members": 2, "rule": "approval", "most": 1}
    assert read_poll({**poll, "ballots": {"ana": ["B"]}})[0].most == 1
    with pytest.raises(BadInput):
        read_poll({**poll, "ballots": {"ana": ["B", "C"]}})
