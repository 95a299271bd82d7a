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
Ids = list[int]
Result = tuple[Grid, Ids, Ids]


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
        below, winners = above.sum(2).T, export.get("winners", 1)
        points, won, tied = _passed_on(below, winners, marks.T * 0, [], [])
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


def _passed_on(below: Grid, places: int, kept: Grid, elected: Ids, out: Ids) -> Result:
    """Return the points, who is elected in which order, and who ties for the places left.

    Who reaches the quota is elected. Else the largest surplus goes on, else the weakest drop out;
    where too few would be left, those tie who win with one of them alone `out`, as the count from
    there tells. `below` says how many options each ballot puts below an option. `kept` is how much
    of a ballot stays with those it has elected; the rest counts for whom it has first of those in.
    """
    left = [x for x in range(len(below)) if x not in [*elected, *out]]
    points, quota = kept.sum(1), int(below.any(0).sum()) // (places + 1) + 1
    while left and (free := places - len(elected)) > 0:
        now = below * np.isin(range(len(below)), left)[:, None]
        top = (now > 0) & (now == now.max(0))
        held = kept + top * (1 - kept.sum(0)) / np.maximum(top.sum(0), 1)
        points[left] = held[left].sum(1)
        left.sort(key=lambda x: (-points[x], x))
        won = [x for x in left if points[x] >= quota or len(left) <= free]
        safe = [x for x in left if points[x] > points[left[-1]]]
        most = kept.sum(1).max()
        if won:
            kept[won], elected, left = held[won], elected + won, left[len(won) :]
        elif most > quota:
            kept[kept.sum(1) == most] *= quota / most
        elif len(safe) < free:
            kept[safe], elected, tied = held[safe], elected + safe, left[len(safe) :]
            return points, elected, tied if out else _able(below, places, kept, elected, tied)
        else:
            left = safe
    return points, elected, []


def _able(below: Grid, places: int, kept: Grid, elected: Ids, tied: Ids) -> Ids:
    """Return which of those that tie win, or tie again, once one of them alone drops out."""
    gone = [x for x in range(len(below)) if x not in elected + tied]
    ends = [_passed_on(below, places, kept.copy(), elected, [*gone, x])[1:] for x in tied]
    return [x for x in tied if places == 1 or any(x in won + equal for won, equal in ends)]
