"""How soon the sandbox's first page can be used, how much it sends, and how soon a message arrives.

Pages are opened in headless Chromium, cold; the message goes to streams that are read over sockets
as a tab reads them. Run by hand: `python -m tests.benchmarks.sandbox [open tabs]`.
"""

from __future__ import annotations

import http.client
import shutil
import sys
import threading
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.machine import machine
from tests.sandbox.browser.conftest import NAMES, QUIET
from tests.sandbox.serving import Site, workspace

TABS = 50
MESSAGES = 40
OPENINGS = 9
PEOPLE = ("ana", "ben", "jonas", "leila", "mirela", "priya")


def main() -> None:
    tabs = int(sys.argv[1]) if len(sys.argv) > 1 else TABS
    print(machine())
    with TemporaryDirectory() as folder, workspace(Path(folder)) as site:
        pages(site)
        messages(site, tabs)


def pages(site: Site) -> None:
    """Open the first page again and again, each time in a browser that has seen nothing."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        print("the first page: left out, no Chromium here")
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(QUIET))
        shown = [_open(browser, site.url) for _ in range(OPENINGS + 1)][1:]  # the first warms it up
        browser.close()
    ready, sent = [each[0] for each in shown], [each[1] for each in shown]
    spread = f"{min(ready):.0f}–{max(ready):.0f}"
    print(f"the first page can be used after {median(ready):.0f} ms ({spread}; aim 300)")
    print(f"and is {median(sent) / 1000:.1f} kB on the wire (aim 150)")


def _open(browser, url: str) -> tuple[float, float]:
    """Return after how many ms one can write, and how many bytes came."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{url}/?as=ana#general", wait_until="commit")
    page.locator("#conversation textarea").wait_for()
    ready = page.evaluate("performance.now()")
    sent = page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, each) => sum + (each.transferSize || 0), 0)"
    )
    context.close()
    return ready, sent


def messages(site: Site, tabs: int) -> None:
    """Let one person write, and note when each of the open tabs is told."""
    writer, arrived = site.person("ana"), Arrivals(tabs)
    with streams(site, tabs, arrived):
        for number in range(MESSAGES):
            arrived.begin(f"message {number} of the benchmark")
            writer.say(arrived.words, "general")
            arrived.everywhere()
    all_ms = [each * 1000 for each in arrived.took]
    p99 = quantiles(all_ms, n=100)[98]
    print(
        f"a message is told to {tabs} open tabs after {median(all_ms):.0f} ms at the median, "
        f"{p99:.0f} ms at the 99th percentile (aim 100; {len(all_ms)} arrivals)"
    )


class Arrivals:
    """When each tab was told of the present message."""

    def __init__(self, tabs: int) -> None:
        self.words = ""
        self.took: list[float] = []
        self._tabs = tabs
        self._left = 0
        self._since = 0.0
        self._lock = threading.Condition()

    def begin(self, words: str) -> None:
        with self._lock:
            self.words, self._left, self._since = words, self._tabs, perf_counter()

    def come(self) -> None:
        with self._lock:
            self.took.append(perf_counter() - self._since)
            self._left -= 1
            self._lock.notify_all()

    def everywhere(self) -> None:
        with self._lock:
            assert self._lock.wait_for(lambda: self._left == 0, timeout=20)


@contextmanager
def streams(site: Site, tabs: int, arrived: Arrivals) -> Iterator[None]:
    place = urllib.parse.urlsplit(site.url)
    connections = [http.client.HTTPConnection(place.netloc, timeout=30) for _ in range(tabs)]
    opened = threading.Barrier(tabs + 1)
    threads = [
        threading.Thread(target=_follow, args=(each, PEOPLE[index % 6], arrived, opened))
        for index, each in enumerate(connections)
    ]
    for each in threads:
        each.start()
    opened.wait(timeout=20)
    yield
    for connection in connections:
        if connection.sock is not None:
            connection.sock.close()
    arrived.begin("over")


def _follow(
    connection: http.client.HTTPConnection,
    person: str,
    arrived: Arrivals,
    opened: threading.Barrier,
) -> None:
    connection.request("GET", f"/api/events?as={person}")
    stream = connection.getresponse()
    opened.wait()
    while line := stream.readline():
        if arrived.words and line.startswith(b"data: ") and arrived.words.encode() in line:
            arrived.come()
            if arrived.words.startswith(f"message {MESSAGES - 1} "):
                return


if __name__ == "__main__":
    main()
