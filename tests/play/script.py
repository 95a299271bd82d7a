"""Read a script: what people write and do, a line each, with the place where they do it.

== name of the case
use meeting-vote                          begin with a set-up; “german”: all read German
omar, dm: mornings only                   in private
lena, channel: @Convene poll tea or coffee?
dana, thread: b for me                    under the newest options, outcome or card
lena presses: Remind
raj reacts: A C
lena fills: title=Retro, most=2
later: 3h
expect: the vote counts                   shown beside what came of it
"""

import re
from dataclasses import dataclass, field
from datetime import timedelta

CHANNEL, DM, THREAD = "channel", "dm", "thread"
PRESSES, REACTS, FILLS = "presses", "reacts", "fills"
_SAID = re.compile(rf"(\w+), ?({CHANNEL}|{DM}|{THREAD}): ?(.*)")
_DONE = re.compile(rf"(\w+) ({PRESSES}|{REACTS}|{FILLS}):(.*)")
_LATER = re.compile(r"later: ?(\d+) ?([mhd])\w*")
_SPANS = {"m": "minutes", "h": "hours", "d": "days"}


@dataclass(frozen=True)
class Step:
    """One line: who does what (a place where something is said, else a verb), with which words."""

    who: str
    how: str
    words: str
    expect: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Wait:
    """So much time goes by."""

    span: timedelta
    expect: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """A conversation, and the set-up that it begins with, if any."""

    name: str
    use: list[str] = field(default_factory=list)
    steps: list[Step | Wait] = field(default_factory=list)


def cases_in(text: str) -> list[Case]:
    """Return the cases of a script. Raises ValueError with the line that is none."""
    cases: list[Case] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("=="):
            cases.append(Case(stripped.strip("= ")))
        elif stripped and not stripped.startswith("#"):
            cases = cases or [Case("")]
            try:
                _take(cases[-1], stripped)
            except ValueError as error:
                raise ValueError(f"line {number}: {error}: {stripped!r}") from error
    return cases


def _take(case: Case, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "use":
        case.use.append(rest.strip())
    elif word == "expect:":
        if not case.steps:
            raise ValueError("nothing is done before it")
        case.steps[-1].expect.append(rest.strip())
    else:
        case.steps.append(_step(line))


def _step(line: str) -> Step | Wait:
    if found := _SAID.fullmatch(line):
        who, where, words = found.groups()
        return Step(who, where, words)
    if found := _DONE.fullmatch(line):
        who, how, words = found.groups()
        return Step(who, how, words.strip())
    if found := _LATER.match(line):
        return Wait(timedelta(**{_SPANS[found[2]]: int(found[1])}))
    raise ValueError("this is no step")
