"""How it is taken, said in words while it is open: said → what it is then, or why it stays."""

import pytest

from tests.conversation.choosing import asked, polled, the_only
from tests.conversation.test_dialogues import in_a_room

STAYS = "The vote is open, so how it is counted, and who sees it, stays as it is."
RULES = [
    ("lasst uns die mal ranken", "ranked"),
    ("let's rank these", "ranked"),
    ("use approval voting", "approval"),
    ("nach schulze auszählen", "schulze"),
    ("count it by schulze", "schulze"),
]


@pytest.mark.parametrize(("said", "rule"), RULES)
def test_a_rule_is_taken_before_the_vote(said, rule):
    @in_a_room
    async def plays(room):
        card = await asked(room)
        await room.says("omar", "pizza, thai", under=card)
        await room.says("lena", said, under=card)
        assert the_only(room).terms.rule == rule

    plays()


@pytest.mark.parametrize("said", [said for said, _ in RULES])
@pytest.mark.parametrize("alone", [True, False])
def test_a_rule_stays_while_it_is_voted_on_and_that_is_said(said, alone):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [told] = await room.says("lena", said, under=None if alone else under)
        assert told.startswith(STAYS)

    plays()


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("gib ihnen bis mo mittag", "Mon 11 Jan, 12:00"),
        ("doch bis mo 15 uhr", "Mon 11 Jan, 15:00"),
        ("bis 18 uhr doch", "Thu 7 Jan, 18:00"),
    ],
)
def test_an_end_is_said_with_a_short_day_or_a_word_that_corrects(said, ends):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [told] = await room.says("lena", said, under=under)
        assert ends in told

    plays()


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        ("this needs two thirds to pass", True),
        ("the motion needs a two thirds majority", True),
        ("two thirds needed", True),
        ("this needs 60% to pass", True),
        ("der Antrag braucht zwei Drittel", True),
        ("das braucht eine Zweidrittelmehrheit", True),
        ("this needs more coffee", False),
        ("das braucht Zeit", False),
        ("the motion needs a new title", False),
    ],
)
def test_what_something_needs_to_pass_stays_once_it_is_voted_on(said, stays):
    @in_a_room
    async def plays(room):
        under = await polled(room, "@Convene poll shall we move to Basel?")
        told = await room.says("lena", said, under=under)
        assert any(each.startswith(STAYS) for each in told) == stays

    plays()
