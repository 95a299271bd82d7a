"""How soon somebody sees the bot's first reply in the sandbox, beside a former version of it.

A wish is read back, a question is answered; each is timed from before it is sent until the bot's
message comes by the stream that an open tab reads, over sockets. Rounds of both versions alternate.
Run by hand: `python -m tests.benchmarks.first_reply [folder of the former version]`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from queue import Queue
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.machine import machine
from tests.sandbox.serving import Site, workspace

HERE = Path(__file__).parents[2]
ROUNDS = 3
ASKED = 20
WARM_UP = 4
WORDS = (
    "I can't do Wednesdays before {hour}",
    "what's the status?",
)
PATIENCE_SECONDS = 20
AIM_MS = 150
ONE = "--one-round"


def main() -> None:
    if sys.argv[1:] == [ONE]:
        print(json.dumps(one_round()))
        return
    print(machine())
    versions = {"now": HERE} | ({"formerly": Path(sys.argv[1])} if sys.argv[1:] else {})
    took: dict[str, list[float]] = {name: [] for name in versions}
    for _ in range(ROUNDS):
        for name, folder in versions.items():
            took[name] += round_of(folder)
    for name, all_ms in took.items():
        p95 = quantiles(all_ms, n=20)[18]
        print(
            f"{name}: the first reply is seen after {median(all_ms):.0f} ms at the median, "
            f"{p95:.0f} ms at the 95th percentile (aim {AIM_MS}; {len(all_ms)} replies)"
        )


def round_of(folder: Path) -> list[float]:
    """Return what one round in a process of its own took, with the code of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(Path(__file__).resolve()), ONE]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    told: list[float] = json.loads(done.stdout.splitlines()[-1])
    return told


def one_round() -> list[float]:
    """Return after how many ms each message was answered."""
    took: list[float] = []
    with TemporaryDirectory() as folder, workspace(Path(folder)) as site:
        site.person("ana").meet(people=["ana", "ben"])
        ben, replies = site.person("ben"), replies_seen(site, "ben")
        for number in range(WARM_UP + ASKED):
            for words in WORDS:
                while not replies.empty():
                    replies.get()
                since = perf_counter()
                ben.say(words.format(hour=9 + number % 8))
                seen = replies.get(timeout=PATIENCE_SECONDS)
                took.append(1000 * (seen - since))
                until_quiet(replies)
    return took[WARM_UP * len(WORDS) :]


def until_quiet(replies: Queue[float]) -> None:
    """Let what else follows come before the next message is sent."""
    threading.Event().wait(0.1)
    while not replies.empty():
        replies.get()


def replies_seen(site: Site, who: str) -> Queue[float]:
    """Return where it is noted when each of the bot's messages comes to somebody's open tab."""
    seen: Queue[float] = Queue()
    opened = threading.Event()

    def follow() -> None:
        with urllib.request.urlopen(f"{site.url}/api/events?as={who}") as stream:
            opened.set()
            for line in stream:
                field, _, value = line.decode().strip().partition(": ")
                if field == "data" and _is_the_bots(json.loads(value)):
                    seen.put(perf_counter())

    threading.Thread(target=follow, daemon=True).start()
    opened.wait(PATIENCE_SECONDS)
    return seen


def _is_the_bots(told: dict[str, object]) -> bool:
    author = told.get("author")
    return isinstance(author, dict) and bool(author.get("bot"))


if __name__ == "__main__":
    main()
