"""The figures and how they are shown, on one cell of the study."""

import json
from dataclasses import replace

import pytest

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.company import company
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import every, interval, printed_hard, share
from tests.benchmarks.study.mind import Use
from tests.benchmarks.study.paper import PARAPHRASED, TABLE, Interval
from tests.benchmarks.study.report import lines, plain
from tests.benchmarks.study.run import Study, cell_result
from tests.benchmarks.study.sitting import Way
from tests.benchmarks.study.speech import Voice
from tests.benchmarks.study.verdict import against, verdict

CELL = (3, 2, False)


@pytest.fixture(scope="module")
def small():
    found = cell_result(company(), CELL)
    hard = {scoring: printed_hard(3, scoring) for scoring in Scoring}
    return Study({CELL: found}, {}, {3: hard})


def test_interval_is_that_of_students_t():
    found = interval([0, 1] * 10)

    assert found.mean == 0.5
    assert found.half == pytest.approx(2.093 * 0.51299 / 20**0.5, abs=1e-4)


@pytest.mark.parametrize("count", [0, 1, 21])
def test_interval_refuses_a_number_of_sessions_that_no_cell_has(count):
    with pytest.raises(ValueError, match="expected one of each of 2 to 20"):
        interval([0.5] * count)


def test_share_of_all_sessions_together_has_an_interval():
    """As by hand: 15 of 20 wholes of two, half of them 1 of 2, half 2 of 2."""
    found = share([1.0, 2.0] * 10, [2.0] * 20)

    assert found.mean == 0.75
    assert found.half == pytest.approx(interval([0.5, 1] * 10).half)


def test_share_of_nothing_is_none():
    assert share([0.0] * 20, [0.0] * 20) is None


def test_what_is_not_drawn_cannot_err():
    assert every([1.0, 2.0]) == Interval(1.5, 0)


def test_the_papers_table_has_every_cell_in_every_way():
    assert all(set(ways) == set(Way) for ways in TABLE.values())
    assert all(size > options for size, options, _ in TABLE)
    assert PARAPHRASED["profile"] == TABLE[CELL][Way.NONE]


def test_nothing_is_better_than_the_optimum(small):
    """The optimum's attendance comes before its ratio, so this holds for the paper's order only."""
    for ways in small.cells[CELL].results.values():
        for result in ways.values():
            assert result.judged[Scoring.PAPER].short_ratio.mean >= 0


def test_talking_mends_what_was_misread(small):
    for ways in small.cells[CELL].results.values():
        reading = ways[Way.TALK].reading
        assert reading.first.recall.mean < reading.last.recall.mean
        assert reading.first.precision.mean < reading.last.precision.mean


def test_without_conversation_everybody_writes_once(small):
    for ways in small.cells[CELL].results.values():
        effort = ways[Way.NONE].effort
        assert (effort.messages.mean, effort.rounds.mean) == (1, 1)
        assert effort.asked_again.mean == 0


def test_sessions_still_going_grow_fewer(small):
    effort = small.cells[CELL].results[Engine.OURS][Way.ROUNDS].effort

    assert effort.going[0] == 20
    assert list(effort.going) == sorted(effort.going, reverse=True)
    assert sum(effort.going) == pytest.approx(20 * effort.rounds.mean)


def test_rise_is_the_last_candidate_less_the_first(small):
    for result in small.cells[CELL].results[Engine.OURS].values():
        judged = result.judged[Scoring.OURS]
        risen = judged.final.score.mean - judged.by_round[0].score.mean
        assert judged.rise.score.mean == pytest.approx(risen)


def test_report_tells_what_each_question_asked_again_has_gained(small):
    text = "\n".join(lines(small))
    of_all = small.cells[CELL].results

    assert "WHAT ASKING AGAIN GAINS" in text
    assert "asked again, %  questions a meeting  for each: attendance points" in text
    everyone = of_all[Engine.PAPER][Way.ROUNDS].effort
    assert (everyone.asked_again.mean, everyone.questions.mean) == (1, 3 * 3)
    ours = of_all[Engine.OURS][Way.ROUNDS]
    assert ours.effort.asked_again.mean < 0.5
    judged = of_all[Engine.PAPER][Way.ROUNDS].judged[Scoring.BARE]
    assert judged.by_asking["score"].mean == pytest.approx(judged.rise.score.mean / 9)


def test_report_shows_each_way_beside_the_papers(small):
    text = "\n".join(lines(small))

    for shown in ("(78.3 ± 6.2)", "(58.3 ± 5.6)", "(57.1 ± 6.9)", "  blind  ", "as voted  "):
        assert text.count(shown) == 3
    assert "Model calls 0" in text


def test_every_figure_of_a_cell_has_an_interval(small):
    """But for counts, which say of how many they are."""
    rows = [line for line in lines(small) if line.startswith("n=3 K=2 ")]

    assert len(rows) > 30
    for row in rows:
        figures = row.removeprefix("n=3 K=2 ")
        assert "±" in figures
        lone = [each for each in figures.replace(" ± ", "±").split() if "." in each]
        assert all("±" in each for each in lone), row


def test_report_fits_the_screen_and_leaves_nothing_unsaid(small):
    text = list(lines(small))

    assert max(map(len, text)) <= 120
    for word in ("nan", "None", "inf "):
        assert word not in "\n".join(text)


def test_nothing_proves_much_where_a_blind_start_wins_too():
    ours, paper = Interval(0.9, 0.1), Interval(0.6, 0.1)
    alike, worse = Interval(0.7, 0.1), Interval(0.5, 0.1)
    found = verdict(
        [
            against("a", ours, paper, alike, lower=False),
            against("b", ours, paper, worse, lower=False),
            against("c", alike, paper, worse, lower=False),
            against("d", ours, paper, worse, lower=True),
        ]
    )

    assert (found.compared, found.better, found.clearly) == (4, 3, 2)
    assert (found.blindly, found.telling) == (2, 2)  # fewer is better in d, so blindly d is won too
    assert found.worse == ("d",)


SCRIPTED = Use(
    name="small-one",
    where="localhost:8080",
    reading="rules first",
    budget=100,
    calls={"speak_as_member": 90, "read_message": 10},
    sent=5000,
    received=700,
    denied=0,
    given_up="",
    refused=(),
)


def spoken(small, used):
    """The report's part on who spoke, were a model asked in one way of the cell."""
    found = small.cells[CELL]
    ways = found.results[Engine.OURS]
    voices = {Voice.MODEL: 50, Voice.LATE: 3, Voice.INVALID: 2}
    mixed = {**ways, Way.TALK: replace(ways[Way.TALK], voices=voices)}
    cell = replace(found, results={**found.results, Engine.OURS: mixed})
    text = "\n".join(lines(replace(small, cells={CELL: cell}, used=used)))
    return text[text.index("WHO SPOKE") : text.index("WHAT CAME OF IT")]


def test_report_says_who_spoke_and_what_it_cost(small):
    text = " ".join(spoken(small, SCRIPTED).split())
    again = " ".join(spoken(small, replace(SCRIPTED, earlier=40)).split())

    assert "Members spoke with small-one at localhost:8080, temperature 0, seed 2027: 50 of" in text
    assert "in 5 the rules spoke instead" in text
    assert "read them by the same model (rules first)" in text
    assert "Model calls 100 of 100 (read_message 10, speak_as_member 90)" in text
    assert "tokens 5000 sent and 700 received" in text
    assert "speak_as_member 90), 40 of them in an earlier go, tokens" in again
    assert "THE BUDGET" not in text
    assert "GIVEN UP" not in text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"denied": 7}, "THE BUDGET RAN OUT: after 100 calls the model was not asked any more (7"),
        ({"given_up": "status 404"}, "12 questions in a row had no answer (the last: status 404)"),
        ({"refused": ("seed", "temperature")}, "did not take seed, temperature, and was asked"),
    ],
)
def test_report_says_plainly_what_went_wrong(small, fields, said):
    assert said in " ".join(spoken(small, replace(SCRIPTED, **fields)).split())


def test_study_can_be_read_as_json(small):
    data = json.loads(json.dumps(plain(small)))

    final = data["cells"]["n=3 K=2"]["results"]["ours"]["rounds"]["judged"]["ours"]["by_round"][-1]
    assert 0 <= final["ratio"]["mean"] <= 1
