"""The report's tables: each figure with its interval, and the paper's beside it in brackets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import Extraction, Hard, Judged, Suits
from tests.benchmarks.study.paper import PARAPHRASED, TABLE, Cell, Interval, Published
from tests.benchmarks.study.run import CellResult, Result, Study
from tests.benchmarks.study.sitting import Way
from tests.benchmarks.study.speech import PARAPHRASES, Voice
from tests.benchmarks.study.verdict import MARKS, Verdict, cell_name, papers_cost

Views = tuple[tuple[Engine, Scoring], ...]
VIEWS: Views = (
    (Engine.OURS, Scoring.OURS),
    (Engine.PAPER, Scoring.BARE),
    (Engine.PAPER, Scoring.PAPER),
)
"""The engine's scoring, and the judge's."""


def views(study: Study) -> Views:
    """Return those of which there is anything to see."""
    return tuple(view for view in VIEWS if view[0] in study.extent.engines)


Row = Sequence[str]
NONE = "–"


def aligned(head: Row, rows: Iterable[Row], names: int) -> Iterator[str]:
    """Yield a table; its first columns are `names`, set left, the others are figures."""
    whole = [head, *rows]
    widths = [max(len(row[place]) for row in whole) for place in range(len(head))]
    for row in whole:
        cells = [
            text.ljust(width) if place < names else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def shown(one: Interval | None, name: str = "") -> str:
    """Return a figure with its interval; a ratio in percent."""
    if one is None:
        return NONE
    if name == "ratio":
        return f"{_number(100 * one.mean, 1)} ± {100 * one.half:.1f}"
    return f"{_number(one.mean, 2)} ± {one.half:.2f}"


def _number(one: float, digits: int) -> str:
    return f"{round(one, digits) + 0.0:.{digits}f}"  # a rounded -0.001 is no less than nothing


def bracketed(one: Interval | None, name: str = "") -> str:
    """Return a figure of the paper's; nothing where it has none."""
    return "" if one is None else f"({shown(one, name)})"


def percent(one: Interval | None) -> str:
    """Return a share with its interval, in whole percent."""
    return NONE if one is None else f"{100 * one.mean:.0f} ± {100 * one.half:.0f}"


def _of(count: int, sessions: int) -> str:
    return f"{count} of {sessions}"


# How hard it is


def hardness(study: Study) -> Iterator[str]:
    """Yield what there is to gain in each cell, and what stands in the way."""
    head = (
        *("", "scoring", "overlap", "none suits", "contents"),
        *("blind: ratio %", "score", "best: ratio %", "score"),
    )
    rows = [
        (cell_name(cell), scoring, shown(one.overlap), *_obstacles(one), *_scale(one))
        for cell, result in study.cells.items()
        for scoring, one in result.hard.items()
    ]
    rows += [
        (f"(paper's {size})", scoring, f"{one.overlap.mean:.2f}", *_obstacles(one), *_means(one))
        for size, by_scoring in study.printed.items()
        for scoring, one in by_scoring.items()
    ]
    return aligned(head, rows, names=2)


def _obstacles(one: Hard) -> Row:
    return _of(one.none_suits, one.sessions), _of(one.none_contents, one.sessions)


def _scale(one: Hard) -> Row:
    ends = (one.random, one.best)
    return [shown(getattr(end, name), name) for end in ends for name in ("ratio", "score")]


def _means(one: Hard) -> Row:
    """Return the same of groups that are all there are: nothing was drawn, so nothing can err."""
    ends = ((end.ratio.mean, end.score.mean) for end in (one.random, one.best))
    return [text for ratio, score in ends for text in (f"{100 * ratio:.1f}", f"{score:.2f}")]


# What members get


def marks(study: Study, engine: Engine, scoring: Scoring) -> Iterator[str]:
    """Yield how the last candidates suit members, between a blind start and the best there is."""
    head = ("", "", "ratio %", "(paper)", "score", "(paper)", "equity", "(paper)")
    rows = [
        (cell_name(cell), *row)
        for cell, result in study.cells.items()
        for row in _ways(cell, result, engine, scoring)
    ]
    return aligned(head, rows, names=2)


def _ways(cell: Cell, result: CellResult, engine: Engine, scoring: Scoring) -> Iterator[Row]:
    ways, hard = result.results[engine], result.hard[scoring]
    for way, one in ways.items():
        yield way, *_beside(one.judged[scoring].final, TABLE[cell][way])
    yield "as voted", *_beside(ways[Way.ROUNDS].judged[scoring].decided)
    yield "blind", *_beside(hard.random)
    yield "best", *_beside(hard.best)


def _beside(ours: Suits, paper: Published | None = None) -> Iterator[str]:
    for name in MARKS:
        yield shown(getattr(ours, name), name)
        yield bracketed(getattr(paper, name, None), name)


# What it costs people


def costs(study: Study, engine: Engine) -> Iterator[str]:
    """Yield how often members write and tap, a round and in all."""
    head = (
        *("", "", "messages", "with taps", "(paper)", "rounds"),
        *("in all", "(paper)", "asked again, %"),
    )
    rows = [
        (
            cell_name(cell),
            way,
            shown(one.effort.messages),
            shown(one.effort.with_taps),
            bracketed(papers_cost(cell, way, whole=False)),
            shown(one.effort.rounds),
            shown(one.effort.in_all),
            bracketed(papers_cost(cell, way, whole=True)),
            percent(one.effort.asked_again) if way is Way.ROUNDS else "",
        )
        for cell, result in study.cells.items()
        for way, one in result.results[engine].items()
        if way is not Way.NONE
    ]
    return aligned(head, rows, names=2)


def gave_way(study: Study) -> tuple[int, int]:
    """Return how many members, asked to give way, did and did not."""
    efforts = [each.results[Engine.OURS][Way.ROUNDS].effort for each in study.cells.values()]
    return sum(each.gave_way for each in efforts), sum(each.held_firm for each in efforts)


# What asking again gains


def asking_again(study: Study) -> Iterator[str]:
    """Yield what each question that was asked again brought, as the last candidate suits people."""
    head = (
        *("", "scoring", "asked again, %", "questions a meeting"),
        *("for each: attendance points", "ratio points", "score"),
    )
    rows = [
        (
            cell_name(cell),
            f"{engine}/{scoring}",
            percent(one.effort.asked_again),
            shown(one.effort.questions),
            *_for_each(one.judged[scoring]),
        )
        for engine, scoring in views(study)
        for cell, result in study.cells.items()
        for one in (result.results[engine][Way.ROUNDS],)
    ]
    return aligned(head, rows, names=2)


def _for_each(one: Judged) -> Row:
    gains = one.by_asking
    return [
        shown(gains["attendance"], "ratio"),
        shown(gains["ratio"], "ratio"),
        shown(gains["score"]),
    ]


# Round by round


def rounds(study: Study, engine: Engine, scoring: Scoring) -> Iterator[str]:
    """Yield each round's candidate; a session that has ended keeps its last one."""
    head = ("", "round", "still going", "ratio %", "score", "equity", "messages")
    rows = [
        (cell_name(cell), *row)
        for cell, result in study.cells.items()
        for row in _by_round(result.results[engine][Way.ROUNDS], scoring)
    ]
    return aligned(head, rows, names=2)


def _by_round(one: Result, scoring: Scoring) -> Iterator[Row]:
    judged, effort = one.judged[scoring], one.effort
    steps = zip(judged.by_round, effort.going, effort.by_round, strict=False)
    for number, (suits, going, written) in enumerate(steps, 1):
        yield str(number), _of(going, effort.going[0]), *_marks(suits), shown(written)
    yield "rise", "", *_marks(judged.rise), ""


def _marks(suits: Suits) -> Iterator[str]:
    return (shown(getattr(suits, name), name) for name in MARKS)


# How near to the best


def distance(study: Study, engine: Engine, scoring: Scoring) -> Iterator[str]:
    """Yield how far the last candidates are from the best start there is."""
    head = ("", "", "ratio points short", "score short", "at the best", "way gone, %")
    rows = [
        (cell_name(cell), way, *_short(one.judged[scoring], study.extent.sessions))
        for cell, result in study.cells.items()
        for way, one in result.results[engine].items()
    ]
    return aligned(head, rows, names=2)


def _short(one: Judged, sessions: int) -> Row:
    ratio, score = shown(one.short_ratio, "ratio"), shown(one.short_score)
    return ratio, score, _of(one.at_best, sessions), percent(one.gained)


# How members are understood, and what paraphrasing does to it


def understanding(study: Study) -> Iterator[str]:
    """Yield what was read back, at first and once it was mended, held against what was meant."""
    head = (
        *("", "", "at first: right", "found", "as strong"),
        *("in the end: right", "found", "as strong", "not placed"),
    )
    rows = [
        (
            cell_name(cell),
            way,
            *_extraction(one.reading.first),
            *_extraction(one.reading.last),
            shown(one.reading.unplaced),
        )
        for cell, result in study.cells.items()
        for way, one in result.results[Engine.OURS].items()
    ]
    return aligned(head, rows, names=2)


def _extraction(one: Extraction) -> Row:
    return [percent(each) for each in (one.precision, one.recall, one.strength)]


def paraphrases(study: Study) -> Iterator[str]:
    """Yield the smallest cell's sessions on profiles that were put in other words."""
    head = (
        *("scoring", "times", "ratio %", "(paper)", "score", "(paper)", "equity", "(paper)"),
        *("right", "found", "as strong"),
    )
    rows = [
        (
            scoring,
            str(PARAPHRASES[wording]),
            *_beside(one.judged[scoring].final, PARAPHRASED[wording]),
            *_extraction(one.reading.first),
        )
        for engine, scoring in views(study)
        for wording, one in study.paraphrased[engine].items()
    ]
    return aligned(head, rows, names=2)


# Who spoke


def speakers(study: Study) -> Iterator[str]:
    """Yield whose words were said in each cell, with both of the engine's scorings together."""
    rows: list[tuple[str, str, list[Result]]] = [
        (cell_name(cell), way, [each[way] for each in result.results.values()])
        for cell, result in study.cells.items()
        for way in Way
    ]
    rows += [
        ("paraphrased", str(times), [each[wording] for each in study.paraphrased.values()])
        for wording, times in PARAPHRASES.items()
        if study.paraphrased
    ]
    return aligned(
        ("", "", "messages", *Voice),
        [(name, way, *_counts(results)) for name, way, results in rows],
        names=2,
    )


def _counts(results: Sequence[Result]) -> Row:
    said = spoken(results)
    return [str(each) for each in (said.total(), *(said[voice] for voice in Voice))]


def spoken(results: Iterable[Result]) -> Counter[Voice]:
    """Return how many messages were in whose words."""
    return sum((Counter(each.voices) for each in results), Counter[Voice]())


def everything(study: Study) -> list[Result]:
    """Return the results of all sessions."""
    cells = [
        each
        for cell in study.cells.values()
        for ways in cell.results.values()
        for each in ways.values()
    ]
    return cells + [each for some in study.paraphrased.values() for each in some.values()]


# The verdict


def verdicts(found: Sequence[tuple[str, Verdict]]) -> Iterator[str]:
    """Yield how many figures are better than the paper's, and what that is worth."""
    head = ("", "figures", "better", "clearly", "blind better", "better, blind not")
    rows = [
        (
            name,
            str(one.compared),
            str(one.better),
            str(one.clearly),
            *(NONE if each is None else str(each) for each in (one.blindly, one.telling)),
        )
        for name, one in found
    ]
    return aligned(head, rows, names=1)
