"""How long proposing takes, and how long a general solver takes to find the same start.

Meetings of half an hour, four weeks of working hours at 15 minutes, members in seven zones, each
with 20 engagements, two weekly wishes and sometimes a `must`, a few of them required. Everything
runs on one core, what we keep from one call to the next is thrown away before each, and times are
those of the processor, so that whatever else runs counts little.
Run by hand: `python -m tests.benchmarks.propose [instances]`.

The solver is OR-Tools' CP-SAT with one worker; its time is that of building the model and solving
it. It is helped where it can be: the starts, and which of them meet which wish, come out of our own
evaluation at no charge, and equity, a fraction, is a plain sum in its model. Four ways are timed,
and the fastest counts at each size: level by level; one weighted objective; the same without
presolve; and that without linear relaxation, which was the fastest of a dozen settings tried on 200
members. The first two are what one gets without knowing which settings to turn.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeVar

from orchestration.evaluation.asking import worth_asking
from orchestration.evaluation.columns import Mask
from orchestration.evaluation.evaluation import Evaluation, Judged, MemberEvaluation
from orchestration.evaluation.proof import best_relaxation, smallest_conflict
from orchestration.evaluation.proposer import propose
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Applies, Kind, Polarity, Preference, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import (
    EVERY_DAY,
    WORKING_DAYS,
    Dated,
    Grain,
    Moment,
    Weekly,
    Window,
    zone_named,
)
from orchestration.scheduling import clocks
from orchestration.scheduling.grid import grid_for, whole_grid
from tests.benchmarks.machine import keep_to_one_core, machine
from tests.scheduling.judged import MemberPreferences, evaluate_starts

T = TypeVar("T")
Var = Any  # of CP-SAT: a literal, or a sum of some

cp_model: Any = import_module("ortools.sat.python.cp_model") if find_spec("ortools") else None

SIZES = (5, 20, 50, 200)
INSTANCES = 5
REPEATS = 5

AIM_SIZE, AIM_MS, AIM_TIMES = 200, 50, 50

NOW = datetime(2027, 3, 8, 9, tzinfo=UTC)
FIRST = date(2027, 3, 15)  # Europe changes its clocks in these four weeks
DAYS = tuple(FIRST + timedelta(days=7 * week + day) for week in range(4) for day in range(5))
TERMS = MeetingTerms(
    subject="Roadmap",
    duration=30,
    window=Window(FIRST, FIRST + timedelta(days=27)),
    zone="Europe/Berlin",
)
ZONES = (
    "Europe/Berlin",
    "Europe/Berlin",
    "Europe/London",
    "Europe/Helsinki",
    "America/New_York",
    "America/Sao_Paulo",
    "Africa/Nairobi",
    "Asia/Kolkata",
)
ENGAGEMENTS = 20
PARTS = ((None, 12), (9, 11), (10, 15), (12, 18), (13, 16), (15, None), (None, None))
SOFT = (Strength.STRONGLY, Strength.PREFERS, Strength.PREFERS, Strength.MILDLY)
NEVER = ((None, 9), (12, 13), (17, None), (None, None))
WITH_MUST, REQUIRED = 0.25, 0.05


def main() -> None:
    instances = int(sys.argv[1]) if len(sys.argv) > 1 else INSTANCES
    libraries = ("numpy", "ortools") if cp_model else ("numpy",)
    print(machine(*(f"{name} {version(name)}" for name in libraries)))
    print(f"{keep_to_one_core()}; medians of {instances} instances\n")
    measure(voices_of(SIZES[0], -1))  # what is loaded once is not the proposer's
    seen = {n: [measure(voices_of(n, seed)) for seed in range(instances)] for n in SIZES}
    report({n: middle(each) for n, each in seen.items()})


@dataclass(frozen=True)
class Times:
    """How long each part took on one instance, in milliseconds."""

    starts: float
    parts: dict[str, float]
    proofs: dict[str, float]
    solver: dict[str, float]

    @property
    def ours(self) -> float:
        return sum(self.parts.values())


def measure(voices: Sequence[MemberPreferences]) -> Times:
    """Propose, prove, and have the solver find the same start."""
    runs = [_ours(voices) for _ in range(REPEATS)]
    evaluation, candidate = runs[0].evaluation, runs[0].candidate
    solver = {}
    for name, way in WAYS.items() if cp_model else ():
        found, solver[name] = timed(partial(way, evaluation))
        assert found == candidate, f"{name}: start {found}, ours is {candidate}"
    parts = _medians([run.parts for run in runs])
    proofs = _medians([run.proofs for run in runs])
    return Times(len(evaluation.columns), parts, proofs, solver)


@dataclass(frozen=True)
class Run:
    """What we found, and how long it took."""

    evaluation: Evaluation
    candidate: int
    parts: dict[str, float]
    proofs: dict[str, float]


def _ours(voices: Sequence[MemberPreferences]) -> Run:
    whole_grid.cache_clear()
    clocks.offset.cache_clear()
    parts, proofs = {}, {}
    grid, parts["grid_for"] = timed(lambda: grid_for(TERMS, NOW))
    evaluation, parts["evaluate"] = timed(lambda: evaluate_starts(grid, voices, {}))
    proposal, parts["propose"] = timed(lambda: propose(evaluation, TERMS.options))
    best = proposal.candidate
    _, proofs["smallest_conflict"] = timed(lambda: smallest_conflict(evaluation))
    _, proofs["best_relaxation"] = timed(lambda: best_relaxation(evaluation))
    _, proofs["worth_asking"] = timed(lambda: worth_asking(evaluation, best))
    return Run(evaluation, best, parts, proofs)


def timed(action: Callable[[], T]) -> tuple[T, float]:
    started = process_time()
    result = action()
    return result, 1000 * (process_time() - started)


def middle(times: Sequence[Times]) -> Times:
    return Times(
        median(each.starts for each in times),
        _medians([each.parts for each in times]),
        _medians([each.proofs for each in times]),
        _medians([each.solver for each in times]),
    )


def _medians(rows: Sequence[dict[str, float]]) -> dict[str, float]:
    return {name: median(row[name] for row in rows) for name in rows[0]}


def voices_of(n: int, seed: int) -> tuple[MemberPreferences, ...]:
    """Make n members up, the same ones for the same seed."""
    random = Random(f"{n} members, {seed}")
    return tuple(_voice(random, number) for number in range(n))


def _voice(random: Random, number: int) -> MemberPreferences:
    required = random.random() < REQUIRED
    member = Member(MemberId(f"m{number}"), f"M{number}", random.choice(ZONES), required=required)
    wishes = [_wish(member, Polarity.AGAINST, Strength.MUST, _engagements(random, member.zone))]
    for _ in range(2):
        polarity = random.choice((Polarity.FOR, Polarity.FOR, Polarity.AGAINST))
        wishes.append(_wish(member, polarity, random.choice(SOFT), _weekly(random, PARTS)))
    if random.random() < WITH_MUST:
        wishes.append(_wish(member, Polarity.AGAINST, Strength.MUST, _weekly(random, NEVER)))
    return MemberPreferences(member, tuple(wishes))


def _wish(member: Member, polarity: Polarity, strength: Strength, applies: Applies) -> Preference:
    kind = Kind.BUSY if isinstance(applies, Dated) else Kind.TIME
    return Preference(member.id, kind, polarity, strength, applies, "a wish", confirmed=True)


def _engagements(random: Random, zone: str) -> Dated:
    """Fill a calendar between nine and six, on the member's own clock."""
    moments = []
    for _ in range(ENGAGEMENTS):
        nine = datetime.combine(random.choice(DAYS), time(9), zone_named(zone))
        start = nine + timedelta(minutes=15 * random.randrange(33))
        length = timedelta(minutes=random.choice((30, 30, 60, 60, 90)))
        moments.append(Moment(start, start + length, Grain.MINUTE))
    return Dated(tuple(moments))


def _weekly(random: Random, parts: Sequence[tuple[int | None, int | None]]) -> Weekly:
    """Take a part of every day, or of one to three days a week; never all of every day."""
    start, end = (None if hour is None else time(hour) for hour in random.choice(parts))
    whole = start is None and end is None
    if not whole and random.random() < 1 / 2:
        return Weekly(EVERY_DAY, start, end)
    chosen = random.sample(WORKING_DAYS, 1 if whole else random.randint(1, 3))
    return Weekly(tuple(day for day in WORKING_DAYS if day in chosen), start, end)


class Model:
    """The best start as a question to CP-SAT: which start, who can come to it, which wishes it met.

    `levels` are what to make small, most important first, each with the most it can be. Equity is a
    plain sum there: among starts where as many are satisfied and Σπ is as large, only the numbers
    of members with π = 1, 2, 3 differ, by one, minus two and one each time; and the more have
    π = 2, the smaller is the Gini coefficient.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.cp = cp_model.CpModel()
        places = range(len(evaluation.columns))
        self.taken = [self.cp.new_bool_var(f"start {place}") for place in places]
        self.cp.add_exactly_one(self.taken)
        self.start = self.cp.new_int_var(0, places[-1], "start")
        self.cp.add(self.start == cp_model.LinearExpr.weighted_sum(self.taken, list(places)))
        self._can: dict[MemberId, Var] = {}
        self._at_least: dict[int, list[Var]] = {1: [], 2: [], 3: []}
        self._weights: list[Var] = []
        for stand in evaluation.stands:
            self._seat(stand)
        self.levels = self._levels(evaluation)

    def _seat(self, stand: MemberEvaluation) -> None:
        """Add one member: whether they can come, and how far their wishes are met."""
        musts = [self._met(each) for each in stand.judged if each.decides]
        can = self._can[stand.member.id] = self._all(musts)
        counted = [each for each in stand.judged if each.counted]
        if not counted:
            for reached in self._at_least.values():
                reached.append(can)
            return
        whole = sum(each.halves for each in counted)
        weight = sum(each.halves * self._all([can, self._met(each)]) for each in counted)
        self._weights.append(weight)
        self._at_least[1].append(self._reaches(weight, 1))
        self._at_least[2].append(self._reaches(2 * weight, whole))
        self._at_least[3].append(self._reaches(weight, whole))

    def _met(self, judged: Judged) -> Var:
        """Return whether one of the starts is taken that meet the wish."""
        met = self.cp.new_bool_var("met")
        assert judged.met is not None
        self.cp.add(cp_model.LinearExpr.sum(self._among(judged.met)) == met)
        return met

    def _among(self, mask: Mask) -> list[Var]:
        return [taken for taken, marked in zip(self.taken, mask.tolist(), strict=True) if marked]

    def _all(self, literals: Sequence[Var]) -> Var:
        both = self.cp.new_bool_var("all")
        self.cp.add_bool_and(literals).only_enforce_if(both)
        self.cp.add_bool_or([both, *(~each for each in literals)])
        return both

    def _reaches(self, sum_: Var, least: int) -> Var:
        enough = self.cp.new_bool_var("reaches")
        self.cp.add(sum_ >= least).only_enforce_if(enough)
        self.cp.add(sum_ <= least - 1).only_enforce_if(~enough)
        return enough

    def _levels(self, evaluation: Evaluation) -> list[tuple[Var, int]]:
        n, total = evaluation.n, cp_model.LinearExpr.sum
        one, two, three = (total(reached) for reached in self._at_least.values())
        absent = [[~self._can[member] for member in group] for group in evaluation.groups]
        heaviest = 4 * sum(len(stand.judged) for stand in evaluation.stands)
        return [
            (total([self._all(group) for group in absent]), len(absent)),
            (n - total(list(self._can.values())), n),
            (n - one, n),
            (3 * n - one - two - three, 3 * n),
            (n - two + three, n),
            (heaviest - total(self._weights), heaviest),
            (self.start, len(self.taken) - 1),
        ]


def _level_by_level(evaluation: Evaluation) -> int:
    """Make the first level as small as can be, hold it there, and go on from the start found."""
    model, solver = Model(evaluation), _solver()
    for level, _ in model.levels:
        model.cp.minimize(level)
        _solve(solver, model)
        model.cp.add(level <= round(solver.objective_value))
        model.cp.clear_hints()
        for taken in model.taken:
            model.cp.add_hint(taken, solver.boolean_value(taken))
    return int(solver.value(model.start))


def _weighted(evaluation: Evaluation, **settings: int) -> int:
    """Add the levels up, each weighing more than all that come after it."""
    model, solver = Model(evaluation), _solver()
    for name, value in settings.items():
        setattr(solver.parameters, name, value)
    objective: Var = 0
    largest = 0
    for level, most in model.levels:
        objective = (most + 1) * objective + level
        largest = (most + 1) * largest + most
    assert largest < 2**62, "the weights leave what the solver can count with"
    model.cp.minimize(objective)
    _solve(solver, model)
    return int(solver.value(model.start))


def _solver() -> Any:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def _solve(solver: Any, model: Model) -> None:
    assert solver.solve(model.cp) == cp_model.OPTIMAL


WAYS: dict[str, Callable[[Evaluation], int]] = {
    "level by level": _level_by_level,
    "weighted": _weighted,
    "no presolve": partial(_weighted, cp_model_presolve=False),
    "nor relaxation": partial(_weighted, cp_model_presolve=False, linearization_level=0),
}
AS_SHIPPED = ("level by level", "weighted")


def report(seen: dict[int, Times]) -> None:
    print("The same best start" if cp_model else "ortools is not installed: ours alone")
    _table(seen, _summary)
    if cp_model:
        print("CP-SAT, building and solving, ms")
        _table(seen, lambda times: _cells(times.solver, ",.0f"))
    print("Ours, ms")
    _table(seen, lambda times: _cells(times.parts, ".1f"))
    print("Not counted above, ms")
    _table(seen, lambda times: _cells(times.proofs, ".1f"))
    _aims(seen[AIM_SIZE])


def _table(seen: dict[int, Times], row: Callable[[Times], dict[str, str]]) -> None:
    rows = {n: row(times) for n, times in seen.items()}
    names = next(iter(rows.values()))
    print("    n" + "".join(f"   {name}" for name in names))
    for n, cells in rows.items():
        print(f"{n:>5}" + "".join(f"   {cell:>{len(name)}}" for name, cell in cells.items()))
    print()


def _cells(values: dict[str, float], form: str) -> dict[str, str]:
    return {name: format(value, form) for name, value in values.items()}


def _summary(times: Times) -> dict[str, str]:
    cells = {"starts": f"{times.starts:.0f}", "ours ms": f"{times.ours:.1f}"}
    if cp_model:
        cells["CP-SAT ms"] = f"{min(times.solver.values()):,.0f}"
        cells["ratio"] = f"{_ratio(times, tuple(WAYS)):.0f}"
        cells["ratio to its defaults"] = f"{_ratio(times, AS_SHIPPED):.0f}"
    return cells


def _ratio(times: Times, ways: Sequence[str]) -> float:
    return min(times.solver[way] for way in ways) / times.ours


def _aims(times: Times) -> None:
    print(f"{AIM_SIZE} members: aim {AIM_MS} ms, seen {times.ours:.1f} ms")
    if cp_model:
        tuned, plain = _ratio(times, tuple(WAYS)), _ratio(times, AS_SHIPPED)
        print(
            f"{AIM_SIZE} members: aim {AIM_TIMES} times as fast as CP-SAT, "
            f"seen {tuned:.0f} times, {plain:.0f} times with its defaults"
        )


if __name__ == "__main__":
    main()
