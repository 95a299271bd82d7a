"""The list that somebody has to themselves takes their vote in one tap, while the vote is open."""

import pytest

from orchestration.interaction.layout import Lines
from orchestration.model.ballots import OneOption
from tests.conversation.requests.test_left_out import FIVE, voting
from tests.conversation.test_dialogues import in_a_room


def taps_of(room, who):
    """Return the votes that somebody is offered on the list they have to themselves."""
    lists = [layout for _, layout in room.seen[who] if "how the options stand" in layout.words]
    [lines] = [each.lines for each in lists[-1].parts if isinstance(each, Lines)]
    return [each.button for each in lines if each.button]


@in_a_room
async def test_each_option_on_the_list_has_its_vote(room):
    await voting(room, FIVE, omar="mornings are best")
    [decision] = room.decisions()
    taps = taps_of(room, "omar")
    assert [each.label for each in taps] == [f"Vote {x.id}" for x in decision.round.options]
    await room.presses("omar", taps[1].action, taps[1].value)
    assert room.decisions()[0].round.ballots == {"omar": OneOption("B")}


@pytest.mark.parametrize("rule", ["ranked choice", "star"])
def test_where_a_vote_takes_a_dialog_none_is_offered(rule):
    @in_a_room
    async def plays(room):
        await voting(room, f"{FIVE}, {rule}", omar="mornings are best")
        assert room.decisions()[0].terms.rule != "plurality"
        assert taps_of(room, "omar") == []

    plays()
