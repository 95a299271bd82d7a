"""Counts exported ballots again, with nothing of the engine (PROTOCOL.md says what rules do)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple, TypeAlias

Points: TypeAlias = dict[str, Fraction]
Count: TypeAlias = tuple[Points, list[str], list[str]]
_ONE: Final = Fraction(1)
_ANSWERS: Final = {"yes": _ONE, "if_need_be": Fraction(1, 2), "object": Fraction()}


class Paper(NamedTuple):
    """A ballot: how much it weighs, how much it gives each option, and what it is against."""

    weight: Fraction
    gives: Points
    against: list[str]


class Votes(NamedTuple):
    """What a rule counts: ballots over these options, of everybody, for so many places."""

    papers: list[Paper]
    names: list[str]
    everybody: int
    places: int

    def sums(self) -> Points:
        """Return how much each option is given."""
        return {
            name: _sum(each.weight * each.gives[name] for each in self.papers)
            for name in self.names
        }

    def duels(self) -> dict[tuple[str, str], Fraction]:
        """Return how many ballots give one option more than another, for each two."""
        return {
            (a, b): _sum(each.weight for each in self.papers if each.gives[a] > each.gives[b])
            for a, b in permutations(self.names, 2)
        }


def recount(export: Mapping[str, Any]) -> Count:
    """Return the points of each option, which are elected, and which tie."""
    count, supports = _RULES[export["rule"]]
    papers, votes = _votes(export)
    points, elected, tied = count(votes)
    share = _number(export.get("points", len(votes.names))) / len(votes.names)
    behind = {
        name: _sum(each.weight for each in votes.papers if supports(each.gives, name, share))
        for name in votes.names
    }
    none = _sum(each.weight for each in papers if not each.gives)
    if len(papers) < max(export.get("quorum", 0), 1) or none > max(behind.values()):
        return points, [], []
    needed = _number(export.get("threshold", 0)) * votes.everybody
    enough = [name for name in votes.names if behind[name] >= needed]
    elected, tied = _among(enough, elected), _among(enough, tied)
    return (points, elected, tied) if len(tied) > 1 else (points, elected + tied, [])


def _votes(export: Mapping[str, Any]) -> tuple[list[Paper], Votes]:
    """Return all ballots that were cast, and what the rule counts: all but none of these."""
    names = [each["id"] for each in export["options"]]
    papers = [_paper(each, names) for each in export["ballots"].values() if each is not None]
    given = [each for each in papers if each.gives]
    return papers, Votes(given, names, export["members"], export.get("winners", 1))


def _among(these: list[str], names: list[str]) -> list[str]:
    return [name for name in names if name in these]


def _sum(numbers: Iterable[Fraction]) -> Fraction:
    return sum(numbers, Fraction())


def _number(written: float) -> Fraction:
    return Fraction(str(written))


def _paper(ballot: Any, names: list[str]) -> Paper:  # noqa: ANN401  # as written
    """Return a ballot of any form; an order gives more by each place, none of these nothing."""
    if ballot == {"none": True} or (ballot == "none" and "none" not in names):
        return Paper(_ONE, {}, [])
    gives, against = dict.fromkeys(names, Fraction()), []
    if isinstance(ballot, str):
        gives[ballot] = Fraction(1)
    elif isinstance(ballot, list):
        for at, place in enumerate(reversed(ballot), 1):
            gives.update(dict.fromkeys(place if isinstance(place, list) else [place], Fraction(at)))
    elif isinstance(ballot.get("against"), list):
        gives.update({ballot["for"]: Fraction(1)} if ballot["for"] else {})
        against = ballot["against"]
    else:
        gives |= {name: _ANSWERS[x] if x in _ANSWERS else _number(x) for name, x in ballot.items()}
        against = [name for name, said in ballot.items() if said == "object"]
    return Paper(_ONE, gives, against)


def _lead(points: Points) -> list[str]:
    return [name for name, had in points.items() if had == max(points.values())]


def _one(points: Points, lead: list[str]) -> Count:
    return (points, lead, []) if len(lead) == 1 else (points, [], lead)


def _largest(votes: Votes) -> Count:
    return _one(votes.sums(), _lead(votes.sums()))


def _majority(votes: Votes) -> Count:
    points, elected, tied = _largest(votes)
    return points, [each for each in elected if 2 * points[each] > votes.everybody], tied


def _unanimous(votes: Votes) -> Count:
    points, elected, tied = _largest(votes)
    return points, [each for each in elected if points[each] == votes.everybody], tied


def _unopposed(votes: Votes) -> Count:
    points, left = votes.sums(), {n for p in votes.papers for n, had in p.gives.items() if had == 1}
    left -= {name for each in votes.papers for name in each.against}
    return _one(points, _lead({name: points[name] for name in votes.names if name in left}))


def _by_place(votes: Votes, worth: Callable[[int], Fraction]) -> Count:
    points = dict.fromkeys(votes.names, Fraction())
    for each in votes.papers:
        for name, had in each.gives.items():
            first = sum(other > had for other in each.gives.values())
            tied = sum(other == had for other in each.gives.values())
            points[name] += each.weight * _sum(map(worth, range(first, first + tied))) / tied
    return _one(points, _lead(points))


def _star(votes: Votes) -> Count:
    points, won = votes.sums(), votes.duels()
    first = _lead(points)
    rest = _lead({name: had for name, had in points.items() if name not in first})
    finals = [*combinations(first, 2)] or [(first[0], each) for each in rest]
    best = {a for x, y in finals for a, b in ((x, y), (y, x)) if won[a, b] >= won[b, a]}
    return _one(points, [name for name in votes.names if name in best] or first)


def _schulze(votes: Votes) -> Count:
    won = votes.duels()
    path = {(a, b): had if had > won[b, a] else Fraction() for (a, b), had in won.items()}
    for via, a, b in permutations(votes.names, 3):
        path[a, b] = max(path[a, b], min(path[a, via], path[via, b]))
    beats = [(a, b) for a, b in path if path[a, b] > path[b, a]]
    points = {name: Fraction(sum(a == name for a, _ in beats)) for name in votes.names}
    return _one(points, [name for name in votes.names if name not in {b for _, b in beats}])


def _irv(votes: Votes) -> Count:
    left = votes.names
    while True:
        firsts = dict.fromkeys(left, Fraction())
        for each in votes.papers:
            best = _lead({name: each.gives[name] for name in left})
            for name in best if len(best) < len(left) or len(left) == 1 else ():
                firsts[name] += each.weight / len(best)
        points = {name: firsts.get(name, Fraction()) for name in votes.names}
        rest = [name for name in left if firsts[name] > min(firsts.values())]
        if 2 * max(firsts.values()) > _sum(firsts.values()):
            return _one(points, _lead(firsts))
        if len(rest) < 2:
            return _one(points, rest or left)
        left = rest


class _Transfers:
    """Ballots as they pass from one option to the next."""

    def __init__(self, votes: Votes) -> None:
        self.left, self.elected, self.surplus = [*votes.names], list[str](), Points()
        self.points = dict.fromkeys(votes.names, Fraction())
        self.piles: dict[str, list[Paper]] = {name: [] for name in votes.names}
        self.deal(votes.papers)
        self.quota = _sum(self.points.values()) // (votes.places + 1) + 1

    def deal(self, papers: Iterable[Paper], share: Fraction = _ONE) -> None:
        """Hand ballots on to what they put first of what is left, if that tells any of it apart."""
        for each in papers:
            best = _lead({name: each.gives[name] for name in self.left})
            is_spent = each.gives[best[0]] == min(each.gives.values()) and best == self.left
            for name in () if is_spent else best:
                part = each._replace(weight=each.weight * share / len(best))
                self.piles[name].append(part)
                self.points[name] += part.weight

    def elect(self, some: list[str]) -> None:
        """Have options elected, the one with most votes first."""
        self.elected += sorted(some, key=lambda name: -self.points[name])
        self.surplus |= {name: max(self.points[name] - self.quota, Fraction()) for name in some}
        self.left = [name for name in self.left if name not in some]

    def go_on(self, free: int) -> list[str]:
        """Take one step; return what ties for the places that are free, if anything does."""
        reached = [name for name in self.left if self.points[name] >= self.quota]
        if len(self.left) <= free or reached:
            self.elect(reached if len(self.left) > free else self.left)
        elif any(self.surplus.values()):
            for name in _lead(self.surplus):
                self.deal(self.piles[name], self.surplus.pop(name) / self.points[name])
        else:
            return self.drop(free)
        return []

    def drop(self, free: int) -> list[str]:
        """Have the weakest drop out; where too few would be left, they tie instead."""
        weakest = _lead({name: -self.points[name] for name in self.left})
        self.left = [name for name in self.left if name not in weakest]
        if len(self.left) < free:
            self.elect(self.left)
            return weakest
        self.deal(each for name in weakest for each in self.piles[name])
        return []


def _stv(votes: Votes) -> Count:
    count, tied = _Transfers(votes), list[str]()
    while count.left and len(count.elected) < votes.places and not tied:
        tied = count.go_on(votes.places - len(count.elected))
    return count.points, count.elected, tied


def _at_least(least: Fraction | None) -> Callable[[Points, str, Fraction], bool]:
    return lambda gives, name, share: gives[name] >= (share if least is None else least)


def _above_half(gives: Points, name: str, _: Fraction) -> bool:
    return 2 * sum(gives[name] > each for each in gives.values()) >= len(gives) - 1


_RULES: Final[Mapping[str, tuple[Callable[[Votes], Count], Callable[..., bool]]]] = {
    "unanimous": (_unanimous, _at_least(_ONE)),
    "majority": (_majority, _at_least(_ONE)),
    "plurality": (_largest, _at_least(_ONE)),
    "approval": (_largest, _at_least(Fraction(1, 2))),
    "rated": (_largest, _at_least(Fraction(4))),
    "cumulative": (_largest, _at_least(None)),
    "dots": (_largest, _at_least(None)),
    "consent": (_unopposed, _at_least(_ONE)),
    "veto": (_unopposed, _at_least(_ONE)),
    "star": (_star, _at_least(Fraction(3))),
    "ranked": (lambda votes: _by_place(votes, lambda at: Fraction(1, at + 1)), _above_half),
    "borda": (
        lambda votes: _by_place(votes, lambda at: Fraction(len(votes.names) - 1 - at)),
        _above_half,
    ),
    "irv": (_irv, _above_half),
    "schulze": (_schulze, _above_half),
    "stv": (_stv, _above_half),
}
