"""The figures and how they are shown, on one cell of the study."""

import json

import pytest

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.company import company
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import interval, printed_hard
from tests.benchmarks.study.paper import PARAPHRASED, TABLE
from tests.benchmarks.study.report import lines, plain
from tests.benchmarks.study.run import Study, cell_result
from tests.benchmarks.study.sitting import Way

CELL = (3, 2, False)


@pytest.fixture(scope="module")
def small():
    found = cell_result(company(), CELL)
    none = {engine: {} for engine in Engine}
    hard = {scoring: printed_hard(3, scoring) for scoring in Scoring}
    return Study({CELL: found}, none, {3: hard})


def test_interval_is_that_of_students_t():
    found = interval([0, 1] * 10)

    assert found.mean == 0.5
    assert found.half == pytest.approx(2.093 * 0.51299 / 20**0.5, abs=1e-4)


def test_interval_refuses_another_number_of_sessions():
    with pytest.raises(ValueError, match="expected one of each of 20"):
        interval([0.5] * 19)


def test_the_papers_table_has_every_cell_in_every_way():
    assert all(set(ways) == set(Way) for ways in TABLE.values())
    assert all(size > options for size, options, _ in TABLE)
    assert PARAPHRASED["profile"] == TABLE[CELL][Way.NONE]


def test_nothing_is_better_than_the_optimum(small):
    """The optimum's attendance comes before its ratio, so this holds for the paper's order only."""
    for ways in small.cells[CELL].results.values():
        for result in ways.values():
            ratio, _ = result.judged[Scoring.PAPER].short
            assert ratio >= 0


def test_talking_mends_what_was_misread(small):
    for ways in small.cells[CELL].results.values():
        reading = ways[Way.TALK].reading
        assert reading.first.recall < reading.last.recall
        assert reading.first.precision < reading.last.precision


def test_without_conversation_everybody_writes_once(small):
    for ways in small.cells[CELL].results.values():
        effort = ways[Way.NONE].effort
        assert (effort.messages.mean, effort.in_all, effort.rounds) == (1, 1, 1)


def test_report_shows_each_way_beside_the_papers(small):
    text = "\n".join(lines(small))

    for shown in ("(78.3 ± 6.2)", "(58.3 ± 5.6)", "(57.1 ± 6.9)", "at random  ", "as voted"):
        assert text.count(shown) == 3
    assert "model calls 0" in text


def test_study_can_be_read_as_json(small):
    data = json.loads(json.dumps(plain(small)))

    final = data["cells"]["n=3 K=2"]["results"]["ours"]["rounds"]["judged"]["ours"]["by_round"][-1]
    assert 0 <= final["ratio"]["mean"] <= 1
