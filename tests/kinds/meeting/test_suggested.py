"""The paper's own way: what a coordinator suggests → what is put on the table."""

from datetime import datetime, timedelta

import pytest

from orchestration.deciding.commands import Close, Deadline, DeadlinePassed
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.state import Phase
from orchestration.kinds.meeting.commands import FindNewTime, OptionsSuggested
from orchestration.kinds.meeting.effects import Suggest
from orchestration.model.search import OtherSearch
from orchestration.model.terms import Coordination, Scoring
from orchestration.privacy import Private, Reader, reveal
from tests.kinds.meeting.table import NOW, Table, posted

PAPER = {"scoring": Scoring.PAPER, "coordination": Coordination.PAPER, "options": 2}
MONDAY = datetime(2027, 1, 11, 9, tzinfo=NOW.tzinfo)
TUESDAY = MONDAY + timedelta(days=1)
WEDNESDAY = MONDAY + timedelta(days=2)


def asked(**terms):
    """A session of two in which both have answered, and what it asks of a coordinator."""
    table = Table("ana", "ben", **{**PAPER, **terms})
    table.says("ana", "I prefer mornings. Quux is blurgh.")
    table.says("ben", "I can't do Mondays.")
    return table, table.answers("ana", "ben")


def suggested(table, *starts, round_=1, **scores):
    """The coordinator answers; scores are given by member."""
    boxes = {who: Private(who, each) for who, each in scores.items()}
    return table(OptionsSuggested, round=round_, starts=starts, scores=boxes)


def starts(table):
    return [slot.start for slot in table.session.round.options]


def test_options_are_asked_for_before_anything_is_shown():
    table, effects = asked()
    (effect,) = (each for each in effects if isinstance(each, Suggest))

    assert table.session.phase is Phase.INTAKE
    assert "Vote by" not in posted(effects)
    assert effect.choice.most == 2
    assert effect.choice.starts[0] == MONDAY
    assert reveal(effect.people["ana"], to=Reader.LANGUAGE).unplaced == ("Quux is blurgh",)
    assert reveal(effect.people["ben"], to=Reader.LANGUAGE).wishes == ("can't do Mondays",)


def test_what_is_suggested_is_offered_and_scored_as_it_was_judged():
    table, _ = asked()
    effects = suggested(table, MONDAY, TUESDAY, ana=(1, 2), ben=(0, 3))

    assert table.session.phase is Phase.VOTE
    assert starts(table) == [TUESDAY, MONDAY]
    best, other = table.session.round.assessment.options
    assert (best.ratio, best.score, other.ratio, other.score) == (1, 2.5, 0.5, 0.5)
    assert "Tue 12 Jan, 09:00" in posted(effects)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"starts": (MONDAY, MONDAY)},
        {"starts": (MONDAY, TUESDAY, WEDNESDAY)},
        {"starts": (MONDAY.replace(hour=3), TUESDAY)},
        {"starts": (MONDAY.replace(minute=1), TUESDAY)},
        {"starts": (MONDAY, TUESDAY), "ben": (1,)},
        {"starts": (MONDAY, TUESDAY), "ben": (1, 4)},
        {"starts": (MONDAY, TUESDAY), "ben": (1, -1)},
        {"starts": (MONDAY, TUESDAY), "ben": None},
    ],
)
def test_what_is_not_sound_is_passed_over_and_the_exact_proposer_answers(wrong):
    exact, _ = asked(coordination=Coordination.EXACT)
    table, _ = asked()
    proposed = wrong.get("starts", ())
    scores = {"ana": (1,) * len(proposed), "ben": (1,) * len(proposed)} | wrong
    scores.pop("starts", None)
    suggested(table, *proposed, **{who: each for who, each in scores.items() if each is not None})

    assert starts(table) == starts(exact)
    assert table.session.round.assessment == exact.session.round.assessment


def test_an_answer_counts_once_and_only_where_it_was_asked_for():
    table, _ = asked()
    assert suggested(table, WEDNESDAY, round_=2, ana=(3,), ben=(3,)) == ()
    suggested(table, TUESDAY, ana=(3,), ben=(3,))
    assert suggested(table, WEDNESDAY, ana=(3,), ben=(3,)) == ()
    assert starts(table) == [TUESDAY]


def test_the_candidate_is_offered_again_and_yields_only_to_better():
    table, _ = asked()
    suggested(table, TUESDAY, ana=(2,), ben=(2,))
    table.votes(ana=None, ben=None)
    effects = table.answers("ana", "ben")
    (effect,) = (each for each in effects if isinstance(each, Suggest))
    assert (effect.choice.candidate, effect.choice.served) == (TUESDAY, 2)

    suggested(table, TUESDAY, WEDNESDAY, round_=2, ana=(2, 2), ben=(2, 2))
    assert [slot.id for slot in table.session.round.options] == ["A", "B"]
    assert table.session.round.candidate == "A"


def test_a_suggestion_without_the_candidate_is_not_sound():
    table, _ = asked()
    suggested(table, TUESDAY, ana=(2,), ben=(2,))
    table.votes(ana=None, ben=None)
    table.answers("ana", "ben")
    suggested(table, WEDNESDAY, round_=2, ana=(3,), ben=(3,))

    assert TUESDAY in starts(table)


def test_a_deadline_waits_for_the_suggestion():
    table, _ = asked()
    table.at = table.session.closes_at
    (again,) = table(DeadlinePassed, deadline=Deadline.INTAKE, round=1)

    assert isinstance(again, WakeAt)
    assert table.session.phase is Phase.INTAKE


def test_who_closes_while_a_new_time_is_being_suggested_waits_for_it():
    table, _ = asked()
    suggested(table, TUESDAY, ana=(3,), ben=(3,))
    table(Close, by="olga")
    table(FindNewTime, by="olga")
    table(Close, by="olga")
    suggested(table, WEDNESDAY, round_=2, ana=(3,), ben=(3,))

    assert table.session.phase is Phase.VOTE
    assert starts(table) == [WEDNESDAY]


@pytest.mark.parametrize("other", [None, OtherSearch(duration=45)])
def test_why_there_is_another_search_is_told_once_though_its_options_are_waited_for(other):
    table, _ = asked()
    suggested(table, TUESDAY, ana=(3,), ben=(3,))
    table(Close, by="olga")
    waited = posted(table(FindNewTime, by="olga", other=other))
    shown = posted(suggested(table, WEDNESDAY, round_=2, ana=(3,), ben=(3,)))

    assert "so that time does not hold. Here is another try" in waited
    assert shown.startswith("One option for Roadmap (round 2)\n")


@pytest.mark.parametrize("terms", [{"scoring": Scoring.OURS}, {"coordination": Coordination.EXACT}])
def test_without_the_papers_way_nobody_is_asked(terms):
    table, effects = asked(**terms)

    assert not [each for each in effects if isinstance(each, Suggest)]
    assert table.session.phase is Phase.VOTE
