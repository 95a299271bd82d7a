"""Who answers in a panel, against what was expected, and how soon its first turn stands.

`python -m tests.benchmarks.panel` puts each line of `expected.txt` to a fresh panel of its field,
and prints precision and recall of who speaks, how often the first is right, and how often at least
one and at least two of those expected answer; apart for lines that name somebody. Before anything
was mended for them they were .787, .655, .924, .970 and .241 of lines that name nobody: what is
printed today says no more than that nothing was lost. A second set, half of it German and of what
people say beside the matter (`expected_again.txt`), was written later and without sight of what
picks who answers; a third, typed in a hurry (`expected_third.txt`), after that and likewise. At
first sight the second came to .736 and .616 where nobody is named; the third to .831 and .627, with
.633 for the first and .833 for at least one, and where somebody is named to .630 and .935, with
.750 and .917. A fourth (`expected_fourth.txt`) was written once that was mended, by who had done
so: at first sight .925 and .816, with .833 and .881.

Then it takes the time of a first turn from catalogues of 1,000 and 10,000 rows: of the processor,
so that whatever else runs counts little. The published figures are ChoiceMates' (Park et al.,
2023), for other utterances.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel.state import Initiative
from orchestration.model.catalogue import Catalogue
from tests.benchmarks.machine import machine
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage

HERE: Final = Path(__file__).parent
ASKED: Final = {
    "houseplants": "which houseplant should I get?",
    "cities": "which city should I move to?",
    "languages": "which programming language should I learn?",
    "elements": "which metal should I use?",
    "cameras": "I want a camera, which one?",
    "bicycles": "which bicycle suits me?",
}
OTHER_SETS: Final = {
    "second set": "expected_again.txt",
    "third set": "expected_third.txt",
    "fourth set": "expected_fourth.txt",
}
TIMES: Final = 20
AIM_MS: Final = 100
PAIR: Final = 2
NAMES: Final = ["price", "zoom", "weight", "battery", "size", "range", "noise", "light"]


@dataclass(frozen=True)
class Line:
    """Something that is said in a field, and by its options who is expected, and who welcome."""

    field: str
    is_direct: bool
    said: str
    expected: frozenset[str]
    welcome: frozenset[str]


@dataclass(frozen=True)
class Answered:
    """Who spoke to a line, by their options, in order, and which of them to the person."""

    line: Line
    spoke: tuple[str, ...]
    told: tuple[bool, ...]

    @property
    def to_the_person(self) -> Answered:
        """The same of those alone who answered the person, and not another persona, unasked."""
        kept = tuple(each for each, told in zip(self.spoke, self.told, strict=True) if told)
        return Answered(self.line, kept, (True,) * len(kept))

    @property
    def right(self) -> set[str]:
        """Who was expected and spoke."""
        return {*self.spoke} & self.line.expected

    @property
    def counted(self) -> tuple[str, ...]:
        """Who spoke, without those who were only welcome."""
        return tuple(each for each in self.spoke if each not in self.line.welcome)


def lines(name: str = "expected.txt") -> Iterator[Line]:
    """Yield what is said."""
    for each in (HERE / name).read_text("utf-8").splitlines():
        if each.startswith("#"):
            continue
        field, direct, said, who = (part.strip() for part in each.split("|"))
        expected, _, welcome = who.partition(";")
        names = (frozenset(one.split()) for one in (expected, welcome))
        yield Line(field, direct == "direct", said, *names)


@cache
def catalogue(field: str) -> Catalogue:
    """Return what a field's panel chooses from."""
    if field in SHELF.held:
        return SHELF.named(field)
    return read_catalogue(f"{field}.csv", (HERE / f"{field}.csv").read_bytes())


def answered(line: Line, initiative: Initiative = Initiative.SOME) -> Answered:
    """Put a line to a fresh panel."""
    stage = Stage(catalogue(line.field), ASKED[line.field], initiative=initiative)
    turn = stage.says(line.said)
    personas = [stage.panel.persona(each.persona) for each in turn.utterances]
    spoke = tuple(each.option for each in personas if each)
    told = tuple(turn.ask.name in each.to for each in turn.utterances)
    return Answered(line, spoke, told)


def figures(of: Sequence[Answered]) -> str:
    """Return how well those who answered were those expected."""
    right = sum(len(each.right) for each in of)
    spoke = sum(len(each.counted) for each in of)
    expected = sum(len(each.line.expected) for each in of)
    first = [each for each in of if each.spoke and each.spoke[0] in each.line.expected]
    pairs = [each for each in of if len(each.line.expected) >= PAIR]
    both = [each for each in pairs if len(each.right) >= PAIR]
    one = [each for each in of if each.right]
    return (
        f"precision {right / spoke:.3f}, recall {right / expected:.3f}, "
        f"first {len(first) / len(of):.3f}, at least one {len(one) / len(of):.3f}, "
        f"at least two {len(both) / len(pairs):.3f} ({len(of)} lines)"
    )


def rows(count: int) -> Catalogue:
    """Return a catalogue of so many rows: eight criteria, drawn by a seed."""
    drawn = random.Random(count)
    head = "name," + ",".join(
        f"{NAMES[at]}:number[x,{'high' if at % 2 else 'low'}]" for at in range(8)
    )
    body = (
        f"Option {n},{','.join(str(drawn.randrange(1, 999)) for _ in range(8))}"
        for n in range(count)
    )
    return read_catalogue("rows.csv", "\n".join([head, *body]).encode(), count)


def first_turn_ms(count: int) -> float:
    """Return how long a first turn takes at the median, the catalogue read before."""
    took = []
    for _ in range(TIMES):
        made = rows(count)
        since = process_time()
        Stage(made, "which one should I take? price at most 500, please")
        took.append(1000 * (process_time() - since))
    return median(took)


def _print_otherwise(found: Sequence[Answered]) -> None:
    for each in found:
        if each.right != each.line.expected or len(each.right) < len(each.counted):
            print(f"{each.line.field}: {each.line.said} → {', '.join(each.spoke)}")


def _print_set(which: str, found: Sequence[Answered]) -> None:
    if "-v" in sys.argv:
        _print_otherwise(found)
    for direct in (True, False):
        some = [each for each in found if each.line.is_direct is direct]
        if not some:
            continue
        print(f"{which}, {'named' if direct else 'not named'}: {figures(some)}")
    if named := _to_the_person(found):
        print(f"{which}, named, who answers the person: {figures(named)}")
    print(f"{which}: {figures(found)}")


def _to_the_person(found: Sequence[Answered]) -> list[Answered]:
    return [each.to_the_person for each in found if each.line.is_direct]


def main() -> None:
    """Print all figures; with `-v` each line that went otherwise than expected."""
    print(machine())
    found = [answered(each) for each in lines()]
    if "-v" in sys.argv:
        _print_otherwise(found)
    for direct in (True, False):
        some = [each for each in found if each.line.is_direct is direct]
        print(f"{'named' if direct else 'not named'}: {figures(some)}")
    print(f"all: {figures(found)}")
    print(f"named, who answers the person: {figures(_to_the_person(found))}")
    unasked = [answered(each, Initiative.OFF) for each in lines() if each.is_direct]
    print(f"named, with nobody replying unasked: {figures(unasked)}")
    print(
        "published: precision .651, recall .594 (.859/.515 named), first .725, one .875, two .500"
    )
    for field in ASKED:
        print(f"  {field}: {figures([each for each in found if each.line.field == field])}")
    for which, name in OTHER_SETS.items():
        _print_set(which, [answered(each) for each in lines(name)])
    for count in (1_000, 10_000):
        print(f"first turn from {count:,} rows: {first_turn_ms(count):.0f} ms (aim {AIM_MS})")


if __name__ == "__main__":
    main()
