"""Checks an exported decision with nothing of the engine: log, seals, receipts, count and lots.

Ballots are read as a table of marks, a row for each ballot and a column for each option: 1 for a
vote or a yes, points as they are, and in an order the more the further up. PROTOCOL.md, section 4,
says how each rule counts, and what is hashed.
"""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from typing import Any

import numpy as np

Data = dict[str, Any]
Grid = np.ndarray[Any, Any]
_PARTS = {"decision", "question", "options", "roster", "rule", "members", "round", "outcome"}
_text = json.JSONEncoder(sort_keys=True).encode


def faults(export: Data) -> Iterator[str]:
    """Yield what of an export does not hold; LookupError, TypeError, … where it is none."""
    for former, line in pairwise([{"hash": ""}, *export["log"]]):
        if line["hash"] != _hash(former["hash"], line["at"], line["what"]):
            yield f"the log does not go on as it says at “{line['what']}”"
    said = "\n".join(line["what"] for line in export["log"])
    before, *ended = said.rpartition("\nsealed: decision ")  # the last time, if it ended twice
    opened = before.partition("\n")[0]  # seals the seed, where lots are drawn
    seals = dict(re.findall(r"(\w+) has SHA-256 (\w+)$", opened + "".join(ended), re.MULTILINE))
    parts = {*_PARTS, *seals, *export} - {"log", "nonces", "now"} if len(seals) > 1 else {*seals}
    if missing := sorted(parts - export.keys()):
        yield from (f"the {x} {'are' if x.endswith('s') else 'is'} missing" for x in missing)
        return
    ballots, nonces = export["ballots"], export["nonces"]
    if len(seals) < 2:
        yield "its parts were not sealed when it ended, so only its log and count were checked"
    held = {**export, "ballots": sorted(map(_text, ballots.values()))}
    unlike = (part for part in sorted(parts) if _hash(held[part]) != seals.get(part))
    yield from (f"the log says otherwise of the {part}" for part in unlike)
    counted = {*re.findall(r"^ballot counted: (\w+)$", said, re.MULTILINE)} & ballots.keys()
    for code in sorted(nonces.keys() | counted):
        if _hash(nonces.get(code, ""), _text(ballots.get(code)))[:16] != code:
            yield f"the ballot {code} does not fit its receipt"
    yield from _miscounted(export, export["tally"], export["outcome"]) if export["tally"] else ()


def _miscounted(export: Data, tally: Data, outcome: Data | None) -> Iterator[str]:
    """Yield what the ballots do not come to: who is elected, the points, the outcome, its lot."""
    points, elected, tied = recount(export)
    right = [elected, next(iter(elected), None), tied]
    if right != [tally.get("winners", elected), tally["winner"], tally["tie"]]:
        yield f"the tally is wrong: the ballots elect {' and '.join(elected + tied) or 'nothing'}"
    told = {name: round(x, 6) for name, x in tally["points"].items()}
    if points != told and export["rule"] != "irv":  # it elects as stv does, by other sums
        yield "the ballots come to other points than the tally says"
    if outcome:
        allowed = {"vote": elected + tied, "earlier_vote": elected, "tie_order": tied}
        won = outcome.get("winners", [outcome["option"]])
        drawn = sorted(outcome.get("drawn_from", []), key=lambda x: _hash(export["seed"], "tie", x))
        lucky = drawn[: sum(x in drawn for x in won)]
        for x in sorted({outcome["option"], *won}):
            if x not in allowed.get(outcome["decided_by"], points):
                yield f"the outcome is {x}, which the count does not allow"
            if x in drawn and x not in lucky:
                yield f"the lot falls on {' and '.join(lucky)}, and the outcome is {x}"


def recount(export: Data) -> tuple[dict[str, float], list[str], list[str]]:
    """Return the points of each option, which are elected, and which tie."""
    names, rule, size = [x["id"] for x in export["options"]], export["rule"], export["members"]
    none = {"none": True} if "none" in names else "none"
    cast = [x for x in export["ballots"].values() if x is not None]
    marks = np.array([_marks(x, names) for x in cast if x != none], object).reshape(-1, len(names))
    above = marks[:, :, None] > marks[:, None, :]  # of each ballot: is this option above that?
    seats = export.get("winners", 1) if rule == "stv" else 1
    if rule in ("stv", "irv"):
        points, won, tied = _transferred(above.sum(2), seats)
    else:
        points, won, tied = _compared(marks, above, rule)
    # Who supports an option: with so many points, or in an order above half of the others.
    share = Fraction(str(export.get("points", len(names)))) / len(names)
    least = {"approval": 0.5, "rated": 4, "star": 3, "cumulative": share, "dots": share}
    supports = marks >= least.get(rule, 1)
    if rule in ("ranked", "borda", "irv", "schulze", "stv"):
        supports &= 2 * above.sum(2) >= len(names) - 1
    behind, needed = supports.sum(0), {"majority": size // 2 + 1, "unanimous": size}
    enough = behind >= Fraction(str(export.get("threshold", 0))) * size
    enough &= (points >= needed.get(rule, 0)) | (len(tied) > 1)
    enough &= max(export.get("quorum", 0), 1) <= len(cast) <= len(marks) + max(behind)
    elected, equal = ([names[x] for x in each if enough[x]] for each in (won, tied))
    told = {name: round(float(x), 6) for name, x in zip(names, points, strict=True)}
    return (told, elected, equal) if len(equal) > 1 else (told, elected + equal, [])


def _marks(ballot: Any, names: list[str]) -> list[Fraction]:  # noqa: ANN401  # any form
    """Return what a ballot, as it is written, gives each option."""
    if isinstance(ballot, str | list):
        places = [ballot] if isinstance(ballot, str) else ballot
        ballot = {x: len(places) - at for at, place in enumerate(places) for x in np.ravel(place)}
    elif isinstance(ballot.get("against"), list):
        ballot = {ballot["for"]: 1} | dict.fromkeys(ballot["against"], "object")
    worth = {"yes": "1", "if_need_be": "1/2", "object": "-1"}
    return [Fraction(worth.get(x, str(x))) for x in (ballot.get(name, 0) for name in names)]


def _compared(marks: Grid, above: Grid, rule: str) -> tuple[Grid, list[int], list[int]]:
    """Return the points, and after nobody who is sure of a place, what is best."""
    n, wins = marks.shape[1], above.sum(0)
    best_by = points = np.maximum(marks, 0).sum(0)
    if rule in ("ranked", "borda"):  # on average where options share places
        worth = [n - at if rule == "borda" else Fraction(1, at) for at in range(1, n + 1)]
        upto, first, last = np.cumsum([0, *worth]), above.sum(1), n - above.sum(2)
        best_by = points = ((upto[last] - upto[first]) / (last - first)).sum(0)
    elif rule == "star":  # those two meet who have most together; where it is open, all of them
        both = np.where(np.eye(n), -1, points[:, None] + points)
        best_by = ((both == both.max()) & (wins >= wins.T)).any(1)
    elif rule == "schulze":  # a path of wins is as strong as the weakest of them
        paths = np.where(wins > wins.T, wins, 0)
        for via in range(n):
            paths = np.maximum(paths, np.minimum(paths[:, [via]], paths[[via]]))
        points, best_by = (paths > paths.T).sum(1), (paths >= paths.T).all(1)
    elif rule in ("consent", "veto"):  # what is objected to, or nobody wants, is out
        best_by = np.where((marks == 1).any(0) & (marks >= 0).all(0), points, -1)
    return points, [], [x for x in range(n) if best_by[x] == max(best_by) >= 0]


def _transferred(below: Grid, places: int) -> tuple[Grid, list[int], list[int]]:
    """Return the points, who is elected in which order, and who ties for the places left.

    Who reaches the quota is elected. Else the largest surplus goes on, else the weakest drop out.
    `below` says how many options a ballot puts below each, `held` how much of it each has.
    """
    held, over = below * Fraction(0), np.full(below.shape[1], Fraction(0))
    left, elected, passed = over == 0, list[int](), np.array(Fraction(1))
    quota = below.any(1).sum() // (places + 1) + 1
    while left.any() and len(elected) < places:
        first = left & (below > 0) & (below == np.where(left, below, 0).max(1, keepdims=True))
        held = held + passed / np.maximum(first.sum(1, keepdims=True), 1) * first
        points, free = held.sum(0), places - len(elected)
        by_points = sorted(np.flatnonzero(left).tolist(), key=lambda x: -points[x])
        won = left & ((points >= quota) | (len(by_points) <= free))
        weakest = left & (points == points[by_points[-1]])
        if not (won.any() or over.any()) and (safe := len(by_points) - weakest.sum()) < free:
            return points, elected + by_points[:safe], by_points[safe:]
        elected += [x for x in by_points if won[x]]
        gives = (over == max(over) if over.any() else weakest) & ~won.any()
        share = np.where(over > 0, over / np.maximum(points, 1), 1)[gives]
        passed = (held[:, gives] * share).sum(1, keepdims=True, initial=Fraction(0))
        over = np.where(gives, 0, over) + won * np.maximum(points - quota, 0)
        left = left & ~won & ~gives
    return held.sum(0), elected, []


def _hash(*lines: object) -> str:
    """Return SHA-256 of lines: words as they are, all else as JSON with sorted keys."""
    words = (x if isinstance(x, str) else _text(x) for x in lines)
    return sha256("\n".join(words).encode()).hexdigest()
