"""What was decided is marked on the post of its options, as long as it holds."""

import pytest

from orchestration.kinds.meeting.commands import FindNewTime
from orchestration.sessions.commands import Cancel
from orchestration.sessions.effects import Post
from tests.kinds.meeting.table import Table


def marked(effects, name="options/1"):
    """Which options a post marks that is shown anew."""
    [view] = [each.view for each in effects if isinstance(each, Post) and each.name == name]
    assert view.is_closed
    return [each.option.id for each in view.options if each.is_decided]


def decided(**more):
    table = Table("ana", "ben", **more)
    table.answers("ana", "ben")
    return table, table.votes(ana="B", ben="B")


def test_the_option_that_was_decided_is_marked_where_it_was_voted_for():
    assert marked(decided()[1]) == ["B"]


@pytest.mark.parametrize("kind", [FindNewTime, Cancel])
def test_what_holds_no_more_is_marked_no_more(kind):
    table, _ = decided()
    assert marked(table(kind, by="olga")) == []


def test_a_vote_that_decides_nothing_marks_nothing():
    table = Table("ana", "ben")
    table.answers("ana", "ben")
    assert marked(table(Cancel, by="olga")) == []
