"""How many posts, private messages and required acts a meeting of five costs, per decision.

Twelve meetings are played in memory, with what people really type, stray phrases included. Whoever
is asked something answers with the first button; then everybody votes for A. Required acts are the
answer, each tap that is asked for, and the vote. Beside it a former version in the same run:
`python -m tests.benchmarks.noise [folder of the former version]`.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any, Final

import yaml

HERE: Final = Path(__file__).parents[3]
MEETINGS: Final = Path(__file__).with_name("meetings.yaml")
ONE: Final = "--one-version"
PEOPLE: Final = ("lena", "omar", "dana", "ines", "raj")
AT_THE_VOTE, AFTERWARDS = "/", "//"
QUESTIONS: Final = frozenset({"say", "firm-no", "if-need-be", "possible", "firm", "part-enough"})
AIMS: Final = {"posts in the channel": 3, "private messages each": 4, "required acts each": 3}
MOST_ROUNDS: Final = 6
MOST_WAITS: Final = 800
"""Of three minutes each: two working days."""

Figures = dict[str, float]


def main() -> None:
    """Print the figures of this version, and of a former one."""
    if sys.argv[1:] == [ONE]:
        print(json.dumps(asyncio.run(figures())))
        return
    versions = {"now": HERE} | ({"formerly": Path(sys.argv[1])} if sys.argv[1:] else {})
    for name, folder in versions.items():
        told = ", ".join(
            f"{what} {value:.2f}" + (f" (aim {AIMS[what]})" if what in AIMS else "")
            for what, value in of_version(folder).items()
        )
        print(f"{name}: {told}")


def of_version(folder: Path) -> Figures:
    """Return the figures with the code of a folder, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), ONE],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    told: Figures = json.loads(done.stdout.splitlines()[-1])
    return told


async def figures() -> Figures:
    """Play all meetings; return the mean of each figure, and how many were decided."""
    played = [await Played(each).through() for each in yaml.safe_load(MEETINGS.read_text())]
    means = {what: mean(each[what] for each in played) for what in AIMS}
    return {**means, "decided of 12": sum(each["decided"] for each in played)}


class Played:
    """One meeting, as it is played."""

    def __init__(self, meeting: dict[str, Any]) -> None:
        from tests.conversation.room import Room

        self.room = Room()
        self.meeting = meeting
        self.seen: Counter[str] = Counter()
        self.taps = 0

    async def through(self) -> Figures:
        """Play it to its end; return its figures."""
        needed = f", {self.meeting['needed']} must be there" if "needed" in self.meeting else ""
        asked = " ".join(f"@{each}" for each in PEOPLE[1:])
        what, days = self.meeting["subject"], f"11 to 22 January{needed}"
        words = f"/convene meet {what}, 45 min with {asked}, {days}"
        await self.room.says("lena", words, channel=True)
        for who in PEOPLE:
            await self.say(who, self.part(who, ""))
        votes = 0
        for _ in range(MOST_ROUNDS):
            await self.until_options()
            if self.decision.phase.value != "vote":
                break
            for who in PEOPLE:
                await self.room.reacts(who, "A")
                votes += 1
                if not votes > len(PEOPLE):
                    await self.say(who, self.part(who, AT_THE_VOTE))
        for who in PEOPLE:
            await self.say(who, self.part(who, AFTERWARDS))
        posts = {(session, name) for session, name, _ in self.room.posted}
        edited = getattr(self.room, "edited", 0)  # formerly, each was a message of its own
        private = (len(self.room.told) - edited) / len(PEOPLE)
        acts = (len(PEOPLE) + self.taps + votes) / len(PEOPLE)
        return {
            "posts in the channel": len(posts),
            "private messages each": private,
            "required acts each": acts,
            "decided": float(self.decision.outcome is not None),
        }

    @property
    def decision(self) -> Any:
        """The meeting as it stands."""
        return self.room.decisions()[0]

    def part(self, who: str, when: str) -> list[str]:
        """Return what somebody writes while answers are gathered, at the vote, or afterwards."""
        parts: dict[str, list[str]] = {"": [], AT_THE_VOTE: [], AFTERWARDS: []}
        now = ""
        for each in self.meeting[who]:
            if each in parts:
                now = each
            else:
                parts[now].append(each)
        return parts[when]

    async def say(self, who: str, messages: list[str]) -> None:
        """Have somebody write, and answer what they are asked."""
        for each in messages:
            await self.room.says(who, each)
            await self.room.later(seconds=20)
        await self.tap(who)

    async def until_options(self) -> None:
        """Let time go by until there is something to vote on, or all is over."""
        for _ in range(MOST_WAITS):
            if self.decision.phase.value != "intake":
                return
            await self.room.later(minutes=3)
            for who in PEOPLE:
                await self.tap(who)

    async def tap(self, who: str) -> None:
        """Answer each new question with its first button."""
        new = self.room.seen[who][self.seen[who] :]
        self.seen[who] = len(self.room.seen[who])
        for session, layout in new:
            for row in layout.parts:
                first = next(iter(getattr(row, "buttons", ())), None)
                if first is not None and first.action in QUESTIONS:
                    self.taps += 1
                    await self.room.presses(who, first.action, first.value, session)


if __name__ == "__main__":
    main()
