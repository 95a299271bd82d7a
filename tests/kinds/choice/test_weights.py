"""Votes that weigh more than one: what they elect, what is shown of it, and how it is checked."""

import json

import pytest

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.state import Phase
from orchestration.deciding.votes.receipts import receipt_for
from orchestration.interaction.routing import Asks
from orchestration.kinds.registry import KINDS
from orchestration.model.ballots import Order
from orchestration.voting.rules import RULES
from tests.fakes.choices import chosen
from tests.kinds.choice.table import at_the_vote

VOTES = {
    "ana": {"votes": ["sushi-bar"], "weight": 3},
    "ben": {"votes": ["trattoria-nove"]},
    "cem": {"votes": ["trattoria-nove"]},
}


def test_a_vote_counts_as_many_times_as_it_weighs():
    choice, _ = chosen(VOTES, rule="majority")
    tally = choice.round.tally

    assert choice.outcome.option.key == "sushi-bar"
    assert sorted(tally.points.values()) == [0, 2, 3]
    assert (choice.outcome.voted, choice.outcome.of) == (3, 3)


def test_it_is_said_beside_the_outcome():
    choice, _ = chosen(VOTES, rule="majority")

    assert "ana counts as 3 votes." in KINDS.answer(choice, "ana", Asks.HOW_DECIDED).words


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("rule", RULES)
def test_it_can_be_counted_again_and_no_ballot_says_that_it_is_heavy(rule, secret):
    stands = {"sushi-bar": "great", "trattoria-nove": "no", "noodle-house": "fine"}
    members = {"ana": {"weight": 3, "stands": stands}, "ben": {}, "cem": {"delegates_to": "ana"}}
    choice, _ = chosen(members, rule=rule, secret=secret)
    export = json.loads(json.dumps(export_data(choice)))

    assert (export["members"], len(export["ballots"])) == (5, 5)
    assert [each.get("weight") for each in export["roster"]] == [3, None, None]
    assert {len(each) for each in export["nonces"].values()} <= {32}
    assert [*faults(export)] == []


def test_who_weighs_more_finds_a_ballot_by_their_receipt():
    table = at_the_vote("ana", "ben", rule="borda", weighs=(("ana", 2),))
    table.casts("ana", Order((("A",),)))
    code = receipt_for(table.session, table.session.round, "ana")
    table.casts("ben", Order((("B",),)))
    export = export_data(table.session)

    assert table.session.phase is Phase.DECIDED
    assert code in export["ballots"]
    assert len({*export["nonces"].values()}) == 3
