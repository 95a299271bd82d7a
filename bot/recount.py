"""Counts exported ballots again, with nothing of the engine (PROTOCOL.md says what rules do)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any, Final, TypeAlias

Ballot: TypeAlias = Any
Ballots: TypeAlias = list[Ballot]
Points: TypeAlias = dict[str, Fraction]
Count: TypeAlias = tuple[Points, list[str]]
_WORTH: Final = {"yes": Fraction(1), "if_need_be": Fraction(1, 2), "object": Fraction()}


def recount(export: Mapping[str, Any]) -> Count:
    """Return the points of each option, and which may be elected: one wins, several tie."""
    names, rule = [each["id"] for each in export["options"]], export["rule"]
    nones = [{"none": True}, *([] if "none" in names else ["none"])]
    cast = [each for each in export["ballots"].values() if each is not None]
    count, supports = _RULES[rule]
    given = [_whole(each, names) for each in cast if each not in nones]
    points, best = count(given, names)
    if len(best) == 1 and points[best[0]] < _enough(rule, export["members"]):
        best = []
    share = Fraction(str(export.get("points", len(names)))) / len(names)
    behind = {name: sum(supports(each, name, share) for each in given) for name in names}
    if len(cast) < max(export.get("quorum", 0), 1) or len(cast) - len(given) > max(behind.values()):
        best = []
    needed = Fraction(str(export.get("threshold", 0))) * export["members"]
    return points, [name for name in best if behind[name] >= needed]


def _enough(rule: str, members: int) -> int:
    return {"majority": members // 2 + 1, "unanimous": members}.get(rule, 0)


def _whole(ballot: Ballot, names: list[str]) -> Ballot:
    """Return an order as places, with what it does not name in the last; others as they are."""
    if not isinstance(ballot, list):
        return ballot
    places = [each if isinstance(each, list) else [each] for each in ballot]
    rest = [name for name in names if not any(name in place for place in places)]
    return [*places, rest] if rest else places


def _lead(points: Points) -> list[str]:
    return [name for name, had in points.items() if had == max(points.values())]


def _sum(worth: Callable[[Ballot, str], Any]) -> Callable[[Ballots, list[str]], Count]:
    def count(ballots: Ballots, names: list[str]) -> Count:
        points = {
            name: sum((Fraction(worth(b, name)) for b in ballots), Fraction()) for name in names
        }
        return points, _lead(points)

    return count


def _grade(ballot: Ballot, name: str) -> Fraction:
    return Fraction(str(ballot.get(name, 0)))


def _of_left(points: Points, left: Iterable[str]) -> Count:
    return points, _lead({name: points[name] for name in left})


def _consent(ballots: Ballots, names: list[str]) -> Count:
    said = {name: [each.get(name) for each in ballots] for name in names}
    points = {
        name: sum((_WORTH.get(each, Fraction()) for each in said[name]), Fraction())
        for name in names
    }
    return _of_left(
        points, [each for each in names if "yes" in said[each] and "object" not in said[each]]
    )


def _veto(ballots: Ballots, names: list[str]) -> Count:
    points, _ = _sum(lambda ballot, name: ballot["for"] == name)(ballots, names)
    against = {name for ballot in ballots for name in ballot["against"]}
    return _of_left(points, [each for each in names if points[each] and each not in against])


def _by_place(worth: Callable[[int, int], Fraction]) -> Callable[[Ballots, list[str]], Count]:
    def given(ballot: Ballot, name: str) -> Fraction:
        at = next(at for at, place in enumerate(ballot) if name in place)
        taken, tied, all_ = sum(map(len, ballot[:at])), len(ballot[at]), sum(map(len, ballot))
        return sum((worth(each, all_) for each in range(taken, taken + tied)), Fraction()) / tied

    return _sum(given)


def _star(ballots: Ballots, names: list[str]) -> Count:
    points, first = _sum(_grade)(ballots, names)
    rest = _lead({name: had for name, had in points.items() if name not in first})
    one = [(first[0], each) for each in rest] or [(first[0], first[0])]
    won = set[str]()
    for a, b in combinations(first, 2) if len(first) > 1 else one:
        ahead = sum(
            (_grade(each, a) > _grade(each, b)) - (_grade(each, a) < _grade(each, b))
            for each in ballots
        )
        won |= {each for each, by in ((a, ahead), (b, -ahead)) if by >= 0}
    return points, [name for name in names if name in won]


def _irv(ballots: Ballots, names: list[str]) -> Count:
    left = names
    while True:
        firsts = dict.fromkeys(left, Fraction())
        for ballot in ballots:
            best = next(filter(None, ([n for n in place if n in left] for place in ballot)))
            for name in best if len(best) < len(left) or len(left) == 1 else ():
                firsts[name] += Fraction(1, len(best))
        points = {name: firsts.get(name, Fraction()) for name in names}
        if 2 * max(firsts.values()) > sum(firsts.values()):
            return points, _lead(firsts)
        rest = [name for name in left if firsts[name] > min(firsts.values())]
        if len(rest) < 2:
            return points, rest or left
        left = rest


def _schulze(ballots: Ballots, names: list[str]) -> Count:
    at = [{name: n for n, place in enumerate(each) for name in place} for each in ballots]
    won = {(a, b): sum(each[a] < each[b] for each in at) for a, b in permutations(names, 2)}
    path = {(a, b): had if had > won[b, a] else 0 for (a, b), had in won.items()}
    for via, a, b in permutations(names, 3):
        path[a, b] = max(path[a, b], min(path[a, via], path[via, b]))
    beats = [(a, b) for (a, b), had in path.items() if had > path[b, a]]
    beaten, beating = {b for _, b in beats}, [a for a, _ in beats]
    points = {name: Fraction(beating.count(name)) for name in names}
    return points, [*filter(lambda name: name not in beaten, names)]


def _above_half(ballot: Ballot, name: str, _: Fraction) -> bool:
    below = sum(
        map(len, ballot[next(at for at, place in enumerate(ballot) if name in place) + 1 :])
    )
    return 2 * below >= sum(map(len, ballot)) - 1


_ONE: Final = _sum(lambda ballot, name: ballot == name), lambda ballot, name, _: ballot == name
_RULES: Final[Mapping[str, tuple[Any, Any]]] = {
    "unanimous": _ONE,
    "majority": _ONE,
    "plurality": _ONE,
    "approval": (
        _sum(lambda b, name: _WORTH[b[name]] if name in b else 0),
        lambda b, name, _: name in b,
    ),
    "consent": (_consent, lambda ballot, name, _: ballot.get(name) == "yes"),
    "veto": (_veto, lambda ballot, name, _: ballot["for"] == name),
    "rated": (_sum(_grade), lambda ballot, name, _: _grade(ballot, name) >= 4),
    "star": (_star, lambda ballot, name, _: _grade(ballot, name) >= 3),
    "cumulative": (_sum(_grade), lambda ballot, name, share: _grade(ballot, name) >= share),
    "dots": (_sum(_grade), lambda ballot, name, share: _grade(ballot, name) >= share),
    "ranked": (_by_place(lambda at, _: Fraction(1, at + 1)), _above_half),
    "borda": (_by_place(lambda at, of: Fraction(of - 1 - at)), _above_half),
    "irv": (_irv, _above_half),
    "schulze": (_schulze, _above_half),
}
