"""The way of the data: which functions run between what somebody does and what they see.

`python -m tests.way` plays a message that is read back, and a vote, through Slack and through the
sandbox as they are wired, on the local stand-ins of the tests. It prints each file that runs, in
the order of its first call, so that a message can be followed through the house. Lines are those of
the functions that ran. Left out are tests, the wiring in `bot/`, and the grammar.

`python -m tests.way FILE …` adds up the story of one decision over other files than `STORY`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from adapters.clock.wall import WallClock
from bot.kept import Tempo
from tests.fakes import own_time
from tests.fakes.patience import until
from tests.fakes.slack import SlackServer
from tests.sandbox.serving import workspace
from tests.slack.running_bot import CHANNELS, MEET_TWO, PEOPLE, asked, clicks, running_bot, told
from tests.slack.wire import BRIEF, newest_options
from tests.source import ROOT, SHIPPED

ROOMS = tuple(f"{each}/" for each in SHIPPED)
LEFT_OUT = ("bot/", "orchestration/language/", "orchestration/understanding/")
"""The wiring, which runs once, and the grammar, which is as deep as what it understands."""

STORY = {
    "open": "orchestration/deciding/opening.py",
    "answer": "orchestration/deciding/wishes/intake.py",
    "propose": "orchestration/deciding/rounds/rounds.py",
    "vote": "orchestration/deciding/votes/votes.py",
    "count": "orchestration/voting/count.py",
    "decide": "orchestration/deciding/ended/ending.py",
}
"""Where a decision is told from its opening to its end."""

LONGEST_STORY = 800
MESSAGE_AIM, VOTE_AIM = (40, 1400), (28, 900)
SAID = "mornings please"
READ_BACK = "Got it."
REST_SECONDS = 1.0
"""After which nothing more comes of what was done."""
QUIET_SECONDS = 3600.0
"""How often the bot looks around by itself: not while it is being watched."""


Played = tuple[str, "Way", tuple[int, int]]
"""What was played, what ran, and how many files and lines are aimed at."""


# What ran


@dataclass
class Functions:
    """Functions of one file: their names in the order of the first call, and their lines."""

    names: dict[str, None] = field(default_factory=dict)
    lines: set[int] = field(default_factory=set)

    def add(self, code: CodeType) -> None:
        """Count a function; what is within another counts as the other."""
        self.names.setdefault(code.co_qualname.partition(".<locals>")[0])
        last = max((line for *_, line in code.co_lines() if line), default=code.co_firstlineno)
        self.lines.update(range(code.co_firstlineno, last + 1))


@dataclass(frozen=True)
class Way:
    """What has run of the house, by file, in the order of its first call."""

    files: dict[str, Functions]

    @classmethod
    def of(cls, codes: Iterable[CodeType]) -> Way:
        """Return the way through code, in the order of its first call."""
        files: dict[str, Functions] = {}
        for code in codes:
            if (path := path_in_house(code)) and not code.co_name.startswith("<m"):
                files.setdefault(path, Functions()).add(code)
        return cls(files)

    @property
    def lines(self) -> int:
        """How many lines its functions have."""
        return sum(len(each.lines) for each in self.files.values())


class Tracer:
    """Is told of every call, and tells which they were and whether there are any more."""

    def __init__(self) -> None:
        self._codes: dict[CodeType, None] = {}
        self._is_ours: dict[CodeType, bool] = {}
        self._latest = 0.0

    def saw(self, frame: FrameType, event: str, _: Any) -> None:
        """Take down a call; what `sys.setprofile` is given."""
        if event == "call" and self._counts(frame.f_code):
            self._codes.setdefault(frame.f_code)
            self._latest = monotonic()

    def _counts(self, code: CodeType) -> bool:
        if code not in self._is_ours:
            self._is_ours[code] = bool(path_in_house(code))
        return self._is_ours[code]

    def begin(self) -> None:
        """Forget what has run so far."""
        self._codes = {}
        self._latest = monotonic()

    def is_at_rest(self) -> bool:
        """Tell whether nothing has run for a while."""
        return monotonic() - self._latest > REST_SECONDS

    def way(self) -> Way:
        """Return what has run since it began."""
        return Way.of(tuple(self._codes))


@contextmanager
def tracing() -> Iterator[Tracer]:
    """Be told of all calls, in this thread and in those that begin from here on."""
    tracer = Tracer()
    threading.setprofile(tracer.saw)
    sys.setprofile(tracer.saw)
    try:
        yield tracer
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def path_in_house(code: CodeType) -> str:
    """Return where code stands, "" where that is left out."""
    path = code.co_filename.removeprefix(f"{ROOT.as_posix()}/")
    return path if path.startswith(ROOMS) and not path.startswith(LEFT_OUT) else ""


# What is played


def in_slack() -> list[Played]:
    """Play a message, a reaction and a button in Slack."""
    with tracing() as tracer:
        return own_time.run(_in_slack(tracer))


async def _in_slack(tracer: Tracer) -> list[Played]:
    tempo = Tempo(pace=0.0, ping=QUIET_SECONDS, watch=QUIET_SECONDS)
    async with SlackServer(timing=BRIEF) as slack:
        slack.workspace(people=PEOPLE, channels=CHANNELS)
        async with running_bot(slack, tempo=tempo, clock=WallClock()):

            async def way_of(user_action: Awaitable[object]) -> Way:
                await slack.settled()
                tracer.begin()
                await user_action
                await slack.settled()
                return tracer.way()

            await asked(slack, f"{MEET_TWO} and @dana")
            await told(slack, "omar", "Lena Vogt is looking for")
            lena, omar = slack.user("lena"), slack.user("omar")
            message = await way_of(omar.writes(SAID))
            await told(slack, "omar", READ_BACK)
            await clicks(slack, "omar", "That's all")
            for name in ("lena", "dana"):
                await clicks(slack, name, "Any time")
            post = await newest_options(slack)
            reaction = await way_of(omar.reacts(post, "one"))
            button = await way_of(lena.clicks("Vote B", in_=post))
    return [
        ("Slack: a message", message, MESSAGE_AIM),
        ("Slack: a vote by reaction", reaction, VOTE_AIM),
        ("Slack: a vote by button", button, VOTE_AIM),
    ]


def in_sandbox() -> list[Played]:
    """Play a message and a reaction in the sandbox."""
    with tracing() as tracer, TemporaryDirectory() as folder, workspace(Path(folder)) as site:

        def way_of(user_action: Callable[[], object]) -> Way:
            until(tracer.is_at_rest)
            tracer.begin()
            user_action()
            until(tracer.is_at_rest)
            return tracer.way()

        ana, ben = site.person("ana"), site.person("ben")
        ana.meet(people=["ana", "ben"])
        ben.wait_for_button("mornings")
        message = way_of(lambda: ben.say(SAID))
        assert ben.find(READ_BACK, ben.dm)
        ben.press("thats-all")
        ana.any_time()
        options = ana.wait("options for Roadmap")
        reaction = way_of(lambda: ben.react(options, options["offer"][0]))
        (meeting,) = site.server.served.meetings()
        assert "ben" in meeting.rounds[-1].ballots
    return [
        ("Sandbox: a message", message, MESSAGE_AIM),
        ("Sandbox: a vote by reaction", reaction, VOTE_AIM),
    ]


# What is printed


def told_of(title: str, way: Way, aim: tuple[int, int]) -> str:
    """Return a way in words: how long it is, and each of its files in order."""
    files, lines = len(way.files), way.lines
    head = f"{title}: {files} files (aim {aim[0]}), {lines:,} lines (aim {aim[1]:,})"
    rows = (
        f"{number:4}  {path}  {len(ran.lines)} lines\n"
        + fill(", ".join(ran.names), 100, initial_indent=" " * 10, subsequent_indent=" " * 10)
        for number, (path, ran) in enumerate(way.files.items(), 1)
    )
    return "\n".join([head, *rows, ""])


def story(files: Sequence[str]) -> str:
    """Return how long the story of one decision is; FileNotFoundError where a file has moved."""
    lengths = {path: len((ROOT / path).read_text("utf-8").splitlines()) for path in files}
    total = sum(lengths.values())
    rows = (f"      {path}  {lines} lines" for path, lines in lengths.items())
    head = f"The story of one decision: {total:,} lines (aim {LONGEST_STORY})"
    return "\n".join([head, *rows])


def main(files: Sequence[str]) -> None:
    """Play everything, and print what has run."""
    for title, way, aim in (*in_slack(), *in_sandbox()):
        print(told_of(title, way, aim))
    print(story(files or tuple(STORY.values())))


if __name__ == "__main__":
    main(sys.argv[1:])
