"""Who has left a choice comes back as somebody new: what they brought along is gone with them."""

import pytest

from orchestration.deciding.commands import ComeBack, Leave
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.kinds.choice.commands import TakeStands
from orchestration.model.preferences import Stand
from orchestration.privacy import Private
from orchestration.sessions.commands import Recalled
from tests.kinds.choice.table import ChoiceTable


def brought(who="ana"):
    """A choice to which somebody has brought along how an option stands for them."""
    table = ChoiceTable("ana", "ben", "cem")
    table(TakeStands, member=who, stands=Private(who, {"red": Stand.GREAT}), brought=True)
    return table


@pytest.mark.parametrize(("leaves", "count"), [(True, {"ana", "ben"}), (False, {"ben"})])
def test_what_is_recalled_counts_once_they_are_back_with_nothing_brought(leaves, count):
    table = brought()
    kept = profile_of(table.session, "ana").wishes
    if leaves:
        table(Leave, member="ana")
        table(ComeBack, member="ana")
    table(Recalled, member="ana", wishes=Private("ana", kept))
    table.answers("ben")
    table.time_is_up()

    assert {each.id for each in table.session.counted} == count
