"""How soon Slack's events are acknowledged at 100 a second while the language model hangs.

The bot is `convene run`, in a process of its own, connected to the local Slack; every event is
something to be kept and understood. Run by hand:
`python -m tests.benchmarks.slack_events [seconds] [events a second]`.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from aiohttp import web

from tests.benchmarks.machine import machine
from tests.fakes.slack import SlackServer, Timing
from tests.slack.running_bot import environment_for, in_two_weeks

SECONDS, RATE = 60, 100
PEOPLE = [f"member{number}" for number in range(50)]
SAID = "wednesdays feel a bit like soup, and after {hour} my head is elsewhere"
ROOT = Path(__file__).parents[2]


async def main(seconds=SECONDS, rate=RATE):
    print(machine(f"slack-bolt {version('slack-bolt')}"))
    for line in ("socket", "http"):
        with TemporaryDirectory() as data:
            async with SlackServer(timing=Timing(quiet=1.0)) as slack, hanging_model() as model:
                await measure(slack, line, data, model, seconds, rate)


async def measure(slack, line, data, model, seconds, rate):
    slack.workspace(people=PEOPLE, channels={"platform": PEOPLE})
    async with bot(slack, line, data, model) as process:
        await asyncio.sleep(3)
        rest = memory(process)
        await slack.user("member0").slash(
            "/convene", f"meet Roadmap, 30 min with @member1 @member2, {in_two_weeks()}", "platform"
        )
        await slack.until(lambda: slack.channel("platform").messages)
        slack.deliveries.clear()
        sent, took = await write(slack, seconds, rate)
        p50, p99 = (1000 * slack.latency(share, "message") for share in (0.5, 0.99))
        lost = sum(not each.acked for each in sent)
        again = sum(len(each.attempts) > 1 for each in sent)
        print(
            f"{line}: {len(sent)} events in {took:.0f} s, acknowledged after {p50:.0f} ms (p50), "
            f"{p99:.0f} ms (p99; aim 300); {lost} lost, {again} sent again; "
            f"{rest:.0f} MB at rest (aim 250), {memory(process):.0f} MB after"
        )


async def write(slack, seconds, rate):
    """Have people write at this rate, heard or not; return what was sent, and how long it took."""
    start = perf_counter()
    for number in range(seconds * rate):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        who = slack.user(PEOPLE[number % len(PEOPLE)])
        await who.writes(SAID.format(hour=number % 12 + 8))
    took = perf_counter() - start
    sent = [*slack.deliveries]
    await asyncio.wait_for(asyncio.gather(*(one.finished.wait() for one in sent)), 60)
    return sent, took


@asynccontextmanager
async def bot(slack, line, data, model=""):
    """Run the bot until the block ends, without a model unless one has an address."""
    environment = {
        **environment_for(slack, line, data),
        "PATH": os.environ["PATH"],
        **({"CONVENE_MODEL_URL": model, "CONVENE_MODEL_NAME": "one that hangs"} if model else {}),
    }
    command = [sys.executable, "-m", "bot", "run"]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=PIPE, stderr=DEVNULL
    )
    try:
        greeting = (await process.stdout.readline()).decode()
        if line == "http":
            port = greeting.partition("port ")[2].partition(".")[0]
            await slack.deliver_to(f"http://127.0.0.1:{port}/slack/events")
        else:
            await slack.connected()
        yield process
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def hanging_model():
    """A language model that takes every question and answers none."""

    async def hang(_):
        await asyncio.sleep(3600)

    site = web.Application()
    site.router.add_route("*", "/{path:.*}", hang)
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/v1"
    finally:
        await runner.cleanup()


def memory(process):
    """Return the megabytes that a process holds."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(one.split()[1]) for one in lines if one.startswith("VmRSS")) / 1000


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
