"""Who can be there for a part alone: said → read back; no meeting is ruled out by it."""

import pytest

from orchestration.deciding.presentation.views import options_proposed
from orchestration.interaction.wording import beside_the_count
from orchestration.model.preferences import Visibility
from orchestration.sessions.commands import Label
from orchestration.views.channel import Decided
from tests.kinds.meeting.table import Table
from tests.language.listening import heard, lines

FIRST = "can be there for the first half only"
HALF_HOUR = "can stay for 30 minutes only"
SAID = [
    ("only for the first half", FIRST),
    ("I can only join for the first half", FIRST),
    ("I can make the second half only", "can be there for the second half only"),
    ("I can only stay 30 minutes", HALF_HOUR),
    ("I can't stay longer than 30 minutes", HALF_HOUR),
    ("I have to leave after 30 minutes", HALF_HOUR),
    ("only the first 30 minutes", HALF_HOUR),
    ("I can only stay an hour", "can stay for an hour only"),
    ("kann nur die erste halbe Stunde", "kann nur 30 Minuten bleiben"),
    ("ich kann nur 30 Minuten bleiben", "kann nur 30 Minuten bleiben"),
    ("ich muss nach 30 Minuten weg", "kann nur 30 Minuten bleiben"),
    ("nur die erste Hälfte", "kann nur in der ersten Hälfte dabei sein"),
]


@pytest.mark.parametrize(("said", "read_back"), SAID)
def test_it_is_read_back_as_what_it_is(said, read_back):
    understood = heard(said)

    assert [each.restatement for each in understood.preferences] == [read_back]
    assert lines(said) == ["attendance for prefers"]
    assert not understood.not_understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("keep it to 30 minutes", "length for prefers: 30 min"),
        ("On Tuesday I have to leave at 3", "against must: tue 15:00-"),
    ],
)
def test_the_length_of_a_meeting_and_a_time_are_something_else(said, understood):
    assert lines(said) == [understood]


@pytest.mark.parametrize(
    ("label", "shown"), [(Visibility.SHARED, (f"Ana: {HALF_HOUR}",)), (Visibility.PRIVATE, ())]
)
def test_it_rules_nothing_out_and_is_told_where_it_is_labelled(label, shown):
    table = Table("ana", "ben")
    table.says("ana", "I can only stay 30 minutes.")
    table(Label, member="ana", preference=1, visibility=label)
    table.answers("ana", "ben")
    view = options_proposed(table.session, table.session.round)

    assert all((each.works_for, each.of) == (2, 2) for each in view.options)
    assert all(each.reasons == shown for each in view.options)


def test_the_outcome_tells_it_too():
    table = Table("ana", "ben")
    table.says("ana", "I can only stay 30 minutes.")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben")
    effects = table.votes(ana="A", ben="A")
    [view] = [each.view for each in effects if isinstance(getattr(each, "view", None), Decided)]

    assert f"Ana: {HALF_HOUR}." in beside_the_count(view)
