"""What simulated people know, and are sure of, after ten turns with a panel.

`python -m tests.benchmarks.panel.simulated` prints it with the guide and without, and beside a
single agent.

Each has a taste: what every criterion with a better end weighs, drawn by a seed. At first they know
two criteria, and no option. They ask after a criterion that they know and have not asked after,
what weighs most to them first; where none is left, after an option that they have heard of, and
then what fits best. With the guide, which is what the panel itself says of a turn and the questions
that it offers, they read these too, and send the first offer in every other turn. Without it they
see what personas say, and nothing else. The single agent has the same catalogue: it names the three
options that are best by all that was asked after, each with the value that was asked after and by
what it is best.

Whoever listens learns what was said: criteria that are named, and cells that are claimed. Nothing
is invented: what they choose is best by the cells that they know, and they are as sure of it as it
stays best of all options that they have heard of, in draws of what they do not know from the values
that the catalogue has. What they lose is by their taste, beside the best of the whole catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.turn.facts import shown
from tests.benchmarks.machine import machine
from tests.benchmarks.panel.__main__ import ASKED, catalogue
from tests.kinds.panel.stage import Stage

TURNS: Final = 10
PEOPLE: Final = 12
"""In each field."""

KNOWN_FIRST: Final = 2
DRAWS: Final = 200
NAMED: Final = 3
WAYS: Final = ("guide on", "guide off", "single agent")


@dataclass
class Person:
    """Somebody with a taste: what criteria weigh, which of them and which cells they know."""

    seen: Landscape
    taste: Mapping[str, float]
    criteria: dict[str, None]
    cells: dict[tuple[str, str], None] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)

    def hears(self, criteria: Sequence[str], cells: Sequence[tuple[str, str]] = ()) -> None:
        """Learn what was said."""
        known = {shown(each): each for each in self.seen.directed}
        self.criteria.update(dict.fromkeys(known[x] for x in map(shown, criteria) if x in known))
        self.cells.update(dict.fromkeys(each for each in cells if each[1] in self.seen.directed))

    @property
    def options(self) -> list[str]:
        """Return the options of which they know anything."""
        return [*dict.fromkeys(option for option, _ in self.cells)]

    def asks(self) -> str:
        """Return what they say next of themselves."""
        left = [each for each in self.criteria if each not in self.asked]
        if left:
            most = max(left, key=lambda each: self.taste[each])
            self.asked.add(most)
            return f"what about {shown(most)}?"
        for each in self.options:
            if each not in self.asked:
                self.asked.add(each)
                title = self.seen.option(each)
                return f"tell me more about {title.title if title else each}"
        return "which one fits me best?"

    def worth(self, draw: np.random.Generator | None = None) -> Floats:
        """Return what the options are worth by what they know; what they do not know is drawn."""
        names = [each for each in self.criteria if each in self.seen.directed]
        columns = [self.seen.values[:, self.seen.directed.index(each)] for each in names]
        found = np.zeros(len(self.options))
        for name, column in zip(names, columns, strict=True):
            known = column[~np.isnan(column)]
            for at, option in enumerate(self.options):
                value = column[self.seen.rows[option]]
                if (option, name) not in self.cells or np.isnan(value):
                    value = float(known.mean()) if draw is None else float(draw.choice(known))
                found[at] += self.taste[name] * value
        return found

    def sure(self, draw: np.random.Generator) -> float:
        """Return how often what they would choose stays the best of what they have heard of."""
        if not self.options:
            return 0.0
        chosen = int(self.worth().argmax())
        return mean(int(self.worth(draw).argmax()) == chosen for _ in range(DRAWS))

    def loses(self) -> float:
        """Return what they lose by their taste, beside the best; all of it without a choice."""
        weights = np.array([[self.taste[each] for each in self.seen.directed]])
        worth = self.seen.utilities(weights)[0]
        rows = [self.seen.rows[each] for each in self.options]
        got = worth[rows[int(self.worth().argmax())]] if rows else 0.0
        return float((worth.max() - got) / worth.max())


def people(of: Landscape) -> Iterator[Person]:
    """Yield who asks, the same in each way."""
    drawn = np.random.default_rng(21)
    for _ in range(PEOPLE):
        taste = dict(zip(of.directed, drawn.dirichlet(np.ones(len(of.directed))), strict=True))
        share = np.array([*taste.values()])
        known = drawn.choice(len(share), KNOWN_FIRST, replace=False, p=share / share.sum())
        yield Person(of, taste, dict.fromkeys(of.directed[at] for at in known))


def in_a_panel(person: Person, name: str, *, guided: bool) -> None:
    """Talk to a panel."""
    stage = Stage(catalogue(name), ASKED[name])
    for at in range(TURNS):
        turn = stage.panel.turns[-1]
        said = [x for each in turn.utterances for x in each.criteria]
        claims = [(x.option, x.criterion) for each in turn.utterances for x in each.claims]
        person.hears(said, claims)
        if guided:
            told = " ".join([turn.notice, *(each.text for each in turn.bubbles)])
            person.hears(mentions(told, person.seen.catalogue, ()).criteria)
        offered = [each.text for each in turn.bubbles if each.text not in person.asked]
        if guided and at % 2 and offered:
            person.asked.add(offered[0])
            stage.says(offered[0])
        elif at < TURNS - 1:
            stage.says(person.asks())


def with_one(person: Person, name: str) -> None:
    """Talk to a single agent, which knows all that the panel knows."""
    seen: list[str] = []
    field_ = person.seen
    for at in range(TURNS):
        words = ASKED[name] if not at else person.asks()
        named = mentions(words, field_.catalogue, ())
        asked = [each for each in named.criteria if each in field_.directed]
        seen += asked
        by = seen or [*field_.directed]
        worth = field_.utilities(np.array([[float(x in by) for x in field_.directed]]))[0]
        best = [field_.catalogue.options[row].key for row in np.argsort(-worth, kind="stable")]
        told = [each for each in named.options if each in field_.rows] or best[:NAMED]
        for option in told:
            row = np.nan_to_num(field_.values[field_.rows[option]])
            own = [field_.directed[x] for x in np.argsort(-row, kind="stable")]
            cells = [
                *asked,
                *[x for x in own if (option, x) not in person.cells][: 1 + (not asked)],
            ]
            person.hears(cells, [(option, each) for each in cells])


def main() -> None:
    """Print what is known and sure before, and after each way."""
    print(machine())
    print(f"{len(ASKED)} fields, {PEOPLE} people in each, {TURNS} turns")
    for way in WAYS:
        before, after = list[tuple[float, ...]](), list[tuple[float, ...]]()
        for name in ASKED:
            for each in people(landscape(catalogue(name))):
                before.append(_figures(each))
                if way == "single agent":
                    with_one(each, name)
                else:
                    in_a_panel(each, name, guided=way == "guide on")
                after.append(_figures(each))
        if way == WAYS[0]:
            print(f"before: {_told(before)}")
        print(f"{way}: {_told(after)}")


def _figures(person: Person) -> tuple[float, ...]:
    known = len(person.criteria) / len(person.seen.directed)
    weight = sum(person.taste[each] for each in person.criteria)
    sure = person.sure(np.random.default_rng(22))
    return known, weight, len(person.options), len(person.cells), sure, person.loses()


def _told(found: Sequence[tuple[float, ...]]) -> str:
    known, weight, options, cells, sure, lost = (mean(each) for each in zip(*found, strict=True))
    return (
        f"criteria known {known:.2f} (by weight {weight:.2f}), options {options:.1f}, "
        f"cells {cells:.1f}, sure {sure:.2f}, loss {lost:.3f}"
    )


if __name__ == "__main__":
    main()
