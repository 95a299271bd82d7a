"""How much of what people write is understood, one line for each set, and how fast.

Run by hand: `python -m tests.benchmarks.understanding`. `scope` says what is asked of the sets that
others have made, `score` how our own phrases are compared. Sets that are not part of this
repository are left out where they are not at hand.

History of the phrases that were written blind (`fresh_phrases`): 34 of 60 right when they were
written, before anything was done for them; 50 after ten families of expressions were added, 51
with those of `turned_phrases`; of the others five say the same in another form, which counts as
wrong. Of 110 later ones, in rounds, 53 were right when they were written; of the last 100, 71, and
81 after what was turned round in them was mended ("unless", "as long as", "after that").

History of the phrases whose meaning is easily turned round (`turned_phrases`), likewise written
first: 24 of 60 right before anything was done for them (19 wrong, 17 not understood), 58 after. Of
40 later ones 20 were right when they were written (12 wrong, 8 not understood), 24 after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from tests.benchmarks.machine import keep_to_one_core, machine
from tests.benchmarks.understanding import rounds, score, speed
from tests.benchmarks.understanding.phrases import (
    Expected,
    aware,
    heard,
    of_duckling,
    of_recognizers,
    reads,
)
from tests.benchmarks.understanding.planning import planned
from tests.benchmarks.understanding.sets import cases, is_frozen

PLAN = "natural_plan_exemplars"
DUCKLING, RECOGNIZERS = "duckling_en_dev", "recognizers_en_dev"
NEGATIVES = "chrono_en_negative_dev"


@dataclass(frozen=True, slots=True)
class Heard:
    """One expression: whether it was read rightly, or something else was heard in its place."""

    one: Expected
    right: bool
    false: bool


def main() -> None:
    """Print all scores."""
    print(f"{machine()}, {keep_to_one_core()}")
    for name, scored in (
        (PLAN, plan),
        (DUCKLING, duckling),
        (RECOGNIZERS, recognizers),
        (NEGATIVES, negatives),
    ):
        for line in [f"{name:26} not at hand"] if cases(name) is None else scored():
            print(line)
    for path in sorted(score.HERE.glob("*_phrases.jsonl")):
        print(score.score(path)[0])
    for line in (*rounds.scores(), *speed.lines()):
        print(line)


def plan() -> Iterable[str]:
    """People's lists and wishes heard, and tasks with one right answer that got it."""
    done = [planned(case) for case in cases(PLAN) or ()]
    busy = _share(sum(each.busy_right for each in done), sum(each.busy for each in done))
    soft = _share(sum(each.soft_right for each in done), sum(each.soft for each in done))
    asked = [each for each in done if each.determined]
    solved = _share(sum(each.solved for each in asked), len(asked))
    yield f"{PLAN:26} busy lists {busy}  wishes {soft}  determined tasks {solved}"


def duckling() -> Iterable[str]:
    """Each phrase by itself."""
    read = [(of_duckling(case), aware(case["reference"])) for case in cases(DUCKLING) or ()]
    yield from _lines(DUCKLING, [_heard(one.text, one, now) for one, now in read])


def recognizers() -> Iterable[str]:
    """Each expression by itself, and heard within its sentence."""
    ways: tuple[tuple[str, Callable[[Expected, str], str]], ...] = (
        ("expressions alone", lambda one, _: one.text),
        ("in their sentences", lambda _, sentence: sentence),
    )
    for name, text in ways:
        found: list[Heard] = []
        for case in cases(RECOGNIZERS) or ():
            now = aware(case["reference"])
            found += [
                _heard(text(one, str(case["text"])), one, now) for one in of_recognizers(case)
            ]
        yield from _lines(f"{RECOGNIZERS}, {name}", found)


def negatives() -> Iterable[str]:
    """Strings that are no date at all: no time may come of them."""
    now = aware(None)
    none = [not heard(str(case["text"]), now, "Etc/UTC") for case in cases(NEGATIVES) or ()]
    yield f"{NEGATIVES:26} no false date in {_share(sum(none), len(none))}"


def _heard(text: str, one: Expected, now: datetime) -> Heard:
    right = reads(text, one, now)
    zone = f"{now:%z}"[:3] + ":" + f"{now:%z}"[3:]
    return Heard(one, right, not right and bool(heard(text, now, zone)))


def _lines(name: str, found: Sequence[Heard]) -> Iterable[str]:
    """All of a set, and the third of it that nobody looks at while the grammar changes."""
    yield _line(name, found)
    yield _line("  of these the frozen third", [each for each in found if is_frozen(each.one.text)])


def _line(name: str, found: Sequence[Heard]) -> str:
    inside = [each.right for each in found if not each.one.out]
    false = sum(each.false for each in found if not each.one.out)
    return (
        f"{name:26} in scope {_share(sum(inside), len(inside))}"
        f"  overall {_share(sum(each.right for each in found), len(found))}"
        f"  false times in scope {false}"
    )


def _share(right: int, of: int) -> str:
    return f"{right}/{of} ({right / of:.1%})" if of else "0/0"


if __name__ == "__main__":
    main()
