"""Counts an exported decision again, by all rules, with nothing of the engine; `verify` asks it to.

Ballots are read as a table of marks, a row for each ballot and a column for each option: 1 for a
vote or a yes, points as they are, and in an order the more the further up. PROTOCOL.md, section 4,
says how each rule counts.
"""

from fractions import Fraction
from typing import Any

import numpy as np

Data = dict[str, Any]
Grid = np.ndarray[Any, Any]


def recount(export: Data) -> tuple[dict[str, float], list[str], list[str]]:
    """Return the points of each option, which are elected, and which tie."""
    names, rule, size = [x["id"] for x in export["options"]], export["rule"], export["members"]
    n, none = len(names), {"none": True} if "none" in names else ["none"]
    cast = [[x] if isinstance(x, str) else x for x in export["ballots"].values() if x is not None]
    marks = np.array([_marks(x, names) for x in cast if x != none], object).reshape(-1, n)
    above = marks[:, :, None] > marks[:, None, :]  # of each ballot: is this option above that?
    # Who supports an option: with so many points, or in an order above half of the others.
    share = Fraction(str(export.get("points", n))) / n
    least = {"approval": 0.5, "rated": 4, "star": 3}.get(rule, share)
    half = (n - 1) * (rule in ("ranked", "borda", "irv", "schulze", "stv"))
    behind = ((marks >= least) & (2 * above.sum(2) >= half)).sum(0)
    if rule in ("stv", "irv"):
        points, won, tied = _transferred(above.sum(2).T, export.get("winners", 1))
    else:  # what is objected to is out, and what nobody wants where one can object
        points, best_by = _compared(marks, above, rule)
        is_in = (marks >= 0).all(0) & (behind >= (rule in ("consent", "veto")))
        best = max(best_by[is_in], default=0)
        won, tied = [], np.flatnonzero(is_in & (best_by == best)).tolist()
    needed = {"majority": size // 2 + 1, "unanimous": size}.get(rule, 0) * (len(tied) < 2)
    enough = behind >= max(needed, Fraction(str(export.get("threshold", 0))) * size)
    enough &= max(export.get("quorum", 0), 1) <= len(cast) <= len(marks) + max(behind)
    elected, equal = ([names[x] for x in each if enough[x]] for each in (won, tied))
    told = {name: round(float(x), 6) for name, x in zip(names, points, strict=True)}
    return (told, elected, equal) if len(equal) > 1 else (told, elected + equal, [])


def _marks(ballot: Any, names: list[str]) -> list[Fraction]:  # noqa: ANN401  # any form
    """Return what a ballot, as it is written, gives each option."""
    if isinstance(ballot, list):
        ballot = {x: len(ballot) - at for at, place in enumerate(ballot) for x in np.ravel(place)}
    elif isinstance(ballot.get("against"), list):
        ballot = {ballot["for"]: 1} | dict.fromkeys(ballot["against"], -1)
    worth = {"yes": 1, "if_need_be": 0.5, "object": -1}
    return [Fraction(str(worth.get(x, x))) for x in (ballot.get(name, 0) for name in names)]


def _compared(marks: Grid, above: Grid, rule: str) -> tuple[Grid, Any]:
    """Return the points, and by what an option is best."""
    n, wins, points = marks.shape[1], above.sum(0), np.maximum(marks, 0).sum(0)
    if rule == "star":  # those two meet who have most together; where it is open, all of them
        both = np.where(np.eye(n), -1, points[:, None] + points)
        return points, ((both == both.max()) & (wins >= wins.T)).any(1)
    if rule == "schulze":  # a path of wins is as strong as the weakest of them
        paths = np.where(wins > wins.T, wins, 0)
        for via in range(n):
            paths = np.maximum(paths, np.minimum(paths[:, [via]], paths[[via]]))
        return (paths > paths.T).sum(1), (paths >= paths.T).all(1)
    if rule in ("ranked", "borda"):  # on average where options share places
        worth = [n - at if rule == "borda" else Fraction(1, at) for at in range(1, n + 1)]
        upto, first, last = np.cumsum([0, *worth]), above.sum(1), n - above.sum(2)
        points = ((upto[last] - upto[first]) / (last - first)).sum(0)
    return points, points


def _transferred(below: Grid, places: int) -> tuple[Grid, list[int], list[int]]:
    """Return the points, who is elected in which order, and who ties for the places left.

    Who reaches the quota is elected. Else the largest surplus goes on, else the weakest drop out.
    `below` says how many options each ballot puts below an option. `kept` is how much of a ballot
    stays with those it has elected; the rest counts for whom it has first of those still in.
    """
    kept, elected, left = below * Fraction(0), list[int](), [*range(len(below))]
    points, quota = kept.sum(1), int(below.any(0).sum()) // (places + 1) + 1
    while left and (free := places - len(elected)) > 0:
        below = below * np.isin(range(len(below)), left)[:, None]
        top = (below > 0) & (below == below.max(0))
        held = kept + top * (1 - kept.sum(0)) / np.maximum(top.sum(0), 1)
        points[left] = held[left].sum(1)
        left.sort(key=lambda x: (-points[x], x))
        won = [x for x in left if points[x] >= quota or len(left) <= free]
        safe = [x for x in left if points[x] > points[left[-1]]]
        most = max(kept.sum(1))
        if won:
            kept[won], elected, left = held[won], elected + won, left[len(won) :]
        elif most > quota:
            kept[kept.sum(1) == most] *= quota / most
        elif len(safe) < free:
            return points, elected + safe, left[len(safe) :]
        else:
            left = safe
    return points, elected, []
