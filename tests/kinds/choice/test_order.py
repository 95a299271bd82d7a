"""How what ties in a vote is put in order: by what people wish as it is counted, else by lot."""

import pytest

from adapters.files.export import export_data
from bot.verify import faults
from orchestration.deciding.state import DecidedBy
from orchestration.kinds.choice.commands import TakeStands
from orchestration.model.preferences import Stand
from orchestration.privacy import Private
from orchestration.voting.lots import drawn
from tests.kinds.choice.table import ChoiceTable

SEEDS = [f"{n}" * 32 for n in range(6)]


def stands(table, member, **options):
    """Somebody says in one tap each how options stand for them."""
    said = {key: Stand(value) for key, value in options.items()}
    return table(TakeStands, member=member, stands=Private(member, said))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_ties_goes_by_lot_though_it_was_shown_in_another_order(seed):
    table = ChoiceTable("ana", "ben", rounds=1, seed=seed, options=["Red", "Blue"])
    stands(table, "ana", red="rather_not", blue="fine")
    table.answers("ben")
    table.answers("ana")
    stands(table, "ana", red="fine")  # by now both stand as well
    table.approves(ana=["Red"], ben=["Blue"])
    outcome = table.session.outcome

    assert {each.key for each in outcome.drawn_from} == {"red", "blue"}
    assert outcome.option.key == drawn(seed, "tie", ["red", "blue"])[0]
    assert [*faults(export_data(table.session))] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_no_lot_is_drawn_where_what_people_wish_still_tells_them_apart(seed):
    table = ChoiceTable("ana", "ben", rounds=1, seed=seed, options=["Red", "Blue"])
    table.answers("ana", "ben")
    stands(table, "ana", blue="rather_not")
    table.approves(ana=["Blue"], ben=["Red"])

    assert table.session.outcome.option.key == "red"
    assert table.session.outcome.drawn_from == ()
    assert table.session.outcome.decided_by is DecidedBy.TIE_ORDER
