"""Checks an exported decision with nothing of the engine: its log, ballots, count and lots."""

import json
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Data = dict[str, Any]
Grid = NDArray[Any]
Count = tuple[Grid, list[int], list[int]]  # the points, who is elected, who ties
# What every export has; a poll may have more.
_PARTS = ["decision", "question", "options", "roster", "rule", "members", "round", "tally"]
_PARTS += ["outcome", "seed", "ballots"]
_GOES_ON = {"log", "nonces", "now"}
_MANY = {"options", "members", "ballots"}


def faults(export: Data) -> Iterator[str]:
    """Yield what of an export does not hold; LookupError, TypeError, … where it is none."""
    seed, seals = _seals(export["log"])
    expected = dict.fromkeys([*_PARTS, *seed, *seals]) if export["log"] else {}
    if missing := [part for part in expected if part not in export]:
        yield from (f"the {part} {'are' if part in _MANY else 'is'} missing" for part in missing)
        return
    for former, line in pairwise([{"hash": ""}, *export["log"]]):
        if line["hash"] != _hash(former["hash"], line["at"], line["what"]):
            yield f"the log does not go on as it says at “{line['what']}”"
    ballots = export["ballots"]
    held = {**export, "ballots": sorted(map(_text, ballots.values()))}
    yield from _unlike_their_seals(held, seed, seals)
    for code, number in export["nonces"].items():
        if _hash(number, _text(ballots.get(code)))[:16] != code:
            yield f"the ballot {code} does not fit its receipt"
    yield from _miscounted(export, export["tally"]) if export["tally"] else ()


def _unlike_their_seals(export: Data, seed: Data, seals: Data) -> Iterator[str]:
    """Yield which parts are not as the log seals them, or never were."""
    if not seals:
        yield "its parts were not sealed when it ended, so only its log and count were checked"
    for part, held in export.items():
        sealed = _hash(held if isinstance(held, str) else _text(held))
        is_checked = part not in _GOES_ON if seals else part in seed
        if is_checked and {**seals, **seed}.get(part) != sealed:
            yield f"the log says otherwise of the {part}"


def _seals(log: list[Data]) -> tuple[Data, Data]:
    """Return the seal of the seed, where it is drawn as it opens, and those as it ended last."""
    seed, seals = Data(), Data()
    former = ""
    for what in (line["what"] for line in log):
        if what.startswith("opened: ") and "; the seed has SHA-256 " in what:
            seed = {"seed": what.rpartition(" ")[2]}
        elif what.startswith("sealed: "):
            _, part, _, _, seal = what.split()
            seals = {**(seals if former.startswith("sealed: ") else {}), part: seal}
        former = what
    return seed, seals


def _miscounted(export: Data, tally: Data) -> Iterator[str]:
    points, elected, tied = recount(export)
    won = tally.get("winners", [x for x in [tally["winner"]] if x is not None])
    if (elected, tied) != (won, tally["tie"]):
        yield f"the tally is wrong: the ballots elect {' and '.join(elected + tied) or 'nothing'}"
    said = {name: round(x, 6) for name, x in tally["points"].items()}
    if points != said and export["rule"] != "irv":  # it elects as stv does, by other sums
        yield "the ballots come to other points than the tally says"
    if not (outcome := export["outcome"]):
        return
    winners, drawn = outcome.get("winners", [outcome["option"]]), outcome.get("drawn_from", [])
    allowed = {"vote": elected + tied, "earlier_vote": elected, "tie_order": tied}
    lots = sorted(drawn, key=lambda x: _hash(export["seed"], "tie", x))
    lucky = lots[: sum(x in drawn for x in winners)]
    for x in dict.fromkeys([outcome["option"], *winners]):
        if x not in allowed.get(outcome["decided_by"], points):
            yield f"the outcome is {x}, which the count does not allow"
        if x in drawn and x not in lucky:
            yield f"the lot falls on {' and '.join(lucky)}, and the outcome is {x}"


def recount(export: Data) -> tuple[dict[str, float], list[str], list[str]]:
    """Return the points of each option, which are elected, and which tie."""
    names, rule, size = [x["id"] for x in export["options"]], export["rule"], export["members"]
    cast = [_marks(x, names) for x in export["ballots"].values() if x is not None]
    marks = np.array([x for x in cast if x], dtype=object).reshape(-1, len(names))
    above = marks[:, :, None] > marks[:, None, :]  # of each ballot: is this option above that?
    if rule in ("stv", "irv"):
        points, won, tied = _transferred(marks, export.get("winners", 1) if rule == "stv" else 1)
    elif rule in ("star", "schulze"):
        points, won, tied = _paired(marks, above.sum(0), rule)
    else:
        points, won, tied = _added(marks, above, rule, size)
    share = Fraction(str(export.get("points", len(names)))) / len(names)
    least = {"approval": Fraction(1, 2), "rated": 4, "star": 3, "cumulative": share, "dots": share}
    is_order = rule in ("ranked", "borda", "irv", "schulze", "stv")
    behind = (2 * above.sum(2) >= len(names) - 1 if is_order else marks >= least.get(rule, 1)).sum(
        0
    )
    counts = max(export.get("quorum", 0), 1) <= len(cast) <= len(marks) + max(behind)
    enough = counts & (behind >= Fraction(str(export.get("threshold", 0))) * size)
    elected, equal = ([names[x] for x in each if enough[x]] for each in (won, tied))
    told = {name: round(float(x), 6) for name, x in zip(names, points, strict=True)}
    return (told, elected, equal) if len(equal) > 1 else (told, elected + equal, [])


def _marks(ballot: Any, names: list[str]) -> list[Fraction]:  # noqa: ANN401  # as written
    """Return what a ballot gives each option, an order more by each place; [] for none."""
    if ballot == {"none": True} or (ballot == "none" and "none" not in names):
        return []
    if isinstance(ballot, str):
        ballot = {ballot: 1}
    if isinstance(ballot, list):
        places = [[place] if isinstance(place, str) else place for place in ballot]
        ballot = {x: len(places) - at for at, place in enumerate(places) for x in place}
    if isinstance(ballot.get("against"), list):
        ballot = {ballot["for"]: 1} | dict.fromkeys(ballot["against"], "object")
    worth = {"yes": "1", "if_need_be": "1/2", "object": "-1"}
    return [Fraction(worth.get(x, str(x))) for x in (ballot.get(name, 0) for name in names)]


def _added(marks: Grid, above: Grid, rule: str, size: int) -> Count:
    """Add up what ballots give, or what places are worth, on average where options share them."""
    points, left = np.maximum(marks, 0).sum(0), np.full(marks.shape[1], fill_value=True)
    if rule in ("ranked", "borda"):
        n = len(left)
        worth = [Fraction(n - at) if rule == "borda" else Fraction(1, at) for at in range(1, n + 1)]
        upto = np.array([sum(worth[:at]) for at in range(n + 1)], dtype=object)
        first, last = above.sum(1), n - above.sum(2)
        points = ((upto[last] - upto[first]) / (last - first).astype(object)).sum(0)
    if rule in ("consent", "veto"):
        left = (marks == 1).any(0) & (marks >= 0).all(0)
    best = [x for x in np.flatnonzero(left).tolist() if points[x] == max(points[left])]
    enough = {"majority": size // 2 + 1, "unanimous": size}
    return points, [], best if len(best) > 1 or sum(points[best]) >= enough.get(rule, 0) else []


def _paired(marks: Grid, wins: Grid, rule: str) -> Count:
    """Hold all finals of the two largest sums, or widen each path of wins by way of each option."""
    if rule == "star":
        points = marks.sum(0)
        first = points == max(points)
        second = first if first.sum() > 1 else points == max(points[~first], default=0)
        meet = (np.outer(first, second) | np.outer(second, first)) & ~np.eye(len(wins), dtype=bool)
        best = (meet & (wins >= wins.T)).any(1)
        return points, [], [*np.flatnonzero(best if best.any() else first)]
    paths = np.where(wins > wins.T, wins, 0)
    for via in range(len(paths)):
        paths = np.maximum(paths, np.minimum(paths[:, via, None], paths[None, via]))
    beats = paths > paths.T
    return beats.sum(1), [], [*np.flatnonzero(~beats.any(0))]


def _transferred(marks: Grid, places: int) -> Count:
    """Elect who reaches the quota; pass on the largest surplus, else the ballots of the weakest."""
    left, elected, over = np.full(marks.shape[1], fill_value=True), list[int](), dict[int, Any]()
    held = _next(marks, left)  # what each ballot gives each option
    points = held.sum(0)
    quota, tied = sum(points) // (places + 1) + 1, list[int]()
    while left.any() and len(elected) < places and not tied:
        free, moved = places - len(elected), np.zeros(len(marks), dtype=object)
        won = left & ((points >= quota) | (left.sum() <= free))
        weakest = left & (points == min(points[left]))
        if not won.any() and any(over.values()):
            for x in [x for x in over if over[x] == max(over.values())]:
                moved += held[:, x] * over.pop(x) / points[x]
        elif not won.any() and (left & ~weakest).sum() < free:
            won, tied = left & ~weakest, [*np.flatnonzero(weakest)]
        elif not won.any():
            left, moved = left & ~weakest, held[:, weakest].sum(1)
        for x in sorted(np.flatnonzero(won).tolist(), key=lambda x: -points[x]):
            elected, over[x] = [*elected, x], max(points[x] - quota, 0)
        left = left & ~won
        passed = moved[:, None] * _next(marks, left)
        held, points = held + passed, points + passed.sum(0)
    return points, elected, tied


def _next(marks: Grid, left: Grid) -> Grid:
    """Return what share of each ballot each has that it puts first; what has all last is spent."""
    best = left & (marks == np.where(left, marks, -1).max(1)[:, None])
    best &= ~((best == left).all(1) & (np.where(left, marks, 0).max(1) == marks.min(1)))[:, None]
    return best * Fraction(1) / np.maximum(best.sum(1), 1).astype(object)[:, None]


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
