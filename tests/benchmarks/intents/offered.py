"""How often somebody is asked what they mean, and whether that is among what they are offered.

Run by hand: `python -m tests.benchmarks.intents.offered`.
"""

from pathlib import Path

from orchestration.interaction.routing import Social, Unknown, route
from orchestration.interaction.routing.weighing.meant import SAYINGS, meant
from tests.benchmarks.intents.__main__ import SETS
from tests.benchmarks.intents.score import Case, cases

HERE = Path(__file__).parent
NOTHING = "none"


def main() -> None:
    """Print how the sayings go whose meaning is known, and what is offered to all others."""
    told = cases(HERE / "loosely.jsonl")
    left = [each for each in told if is_left(each)]
    asking = [each for each in told if each.row["meant"] != NOTHING]
    print(f"{len(asking)} requests, of which no rule places {sum(map(is_left, asking))}")
    for case in left:
        print(
            f"  {case.row['meant']:12} {case.row['text']} → {', '.join(found(case)) or 'nothing'}"
        )
    ours = [case for case in left if case.row["meant"] in SAYINGS]
    first = sum(found(case)[:1] == (case.row["meant"],) for case in ours)
    print(f"the one that is meant is the first of {len(ours)}: {first}", end=", ")
    print("among three:", sum(case.row["meant"] in found(case) for case in ours))
    idle = [case for case in told if case.row["meant"] == NOTHING]
    print(f"offered to {len(idle)} that ask for nothing: {sum(map(bool, map(offered, idle)))}")
    for name in SETS:
        of_set = cases(HERE / f"{name}.jsonl")
        asked = [case for case in of_set if offered(case)]
        print(
            f"{name}: {sum(map(is_left, of_set))} of {len(of_set)} left, {len(asked)} asked about"
        )
        for case in asked:
            print(f"  {case.row['about']:12} {case.row['text']} → {', '.join(found(case))}")


def is_left(case: Case) -> bool:
    """Tell whether no rule places any of it."""
    routed = route(case.row["text"], case.setting)
    return all(isinstance(each, Social) or type(each) is Unknown for each in routed)


def offered(case: Case) -> tuple[str, ...]:
    """Return what is offered: what is no more than a courtesy is left in peace."""
    routed = route(case.row["text"], case.setting)
    is_unknown = any(type(each) is Unknown for each in routed)
    return found(case) if is_left(case) and is_unknown and case.row["where"] != "thread" else ()


def found(case: Case) -> tuple[str, ...]:
    """Return which meanings are near."""
    return meant(case.row["text"], case.setting)


if __name__ == "__main__":
    main()
