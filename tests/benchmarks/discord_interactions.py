"""How soon what is pressed in Discord is answered at 100 a second while the language model hangs.

The bot is `convene run`, in a process of its own, connected to the local Discord. Half of what
people do opens a form, half is a vote. Before that, what it holds at rest is read, with Slack and
Discord both connected. Run by hand:
`python -m tests.benchmarks.discord_interactions [seconds] [presses a second]`.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import asynccontextmanager
from importlib.metadata import version
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.machine import machine
from tests.benchmarks.slack_events import ROOT, hanging_model, memory
from tests.discord.running_bot import environment_for, posts
from tests.fakes.discord import DiscordServer
from tests.fakes.slack import SlackServer
from tests.fakes.slack.record import percentile
from tests.slack import running_bot as in_slack

SECONDS, RATE = 60, 100
SETTLING_SECONDS = 10
PEOPLE = [f"member{number}" for number in range(50)]


async def main(seconds=SECONDS, rate=RATE):
    print(machine(f"discord.py {version('discord.py')}"))
    print(f"{await at_rest():.0f} MB at rest with both platforms (aim 250)")
    with TemporaryDirectory() as data:
        async with DiscordServer(patience=60.0) as discord, hanging_model() as model:
            discord.guild(PEOPLE)
            await measure(discord, data, model, seconds, rate)


async def at_rest():
    """What the bot holds once it is connected to both platforms, in megabytes."""
    with TemporaryDirectory() as data:
        async with DiscordServer() as discord, SlackServer(timing=in_slack.TIMING) as slack:
            discord.guild(PEOPLE)
            slack.workspace(people=in_slack.PEOPLE, channels=in_slack.CHANNELS)
            of_slack = in_slack.environment_for(slack, "socket", data)
            async with bot({**of_slack, **environment_for(discord, data)}) as process:
                await discord.connected()
                await slack.connected()
                await asyncio.sleep(SETTLING_SECONDS)
                return memory(process)


async def measure(discord, data, model, seconds, rate):
    thinks = {"CONVENE_MODEL_URL": model, "CONVENE_MODEL_NAME": "one that hangs"}
    async with bot({**environment_for(discord, data), **thinks}) as process:
        await discord.connected()
        await asyncio.sleep(SETTLING_SECONDS)
        await discord.user("member0").command("poll", "pizza, sushi or salad?", "general")
        post = await discord.until(lambda: next(iter(posts(discord)), None))
        discord.happened.clear()
        took = await press(discord, post, seconds, rate)
        done = [*discord.happened]
        found = [each.latency for each in done if each.latency is not None]
        p50, p99 = (1000 * percentile(found, share) for share in (0.5, 0.99))
        forms = sum(each.kind == 9 for each in done)
        print(
            f"{len(done)} presses in {took:.0f} s, first answers after {p50:.0f} ms (p50), "
            f"{p99:.0f} ms (p99; aim 300); {len(done) - len(found)} without; {forms} forms opened "
            f"at once, the others offered; {memory(process):.0f} MB after"
        )


async def press(discord, post, seconds, rate):
    """Have people press at this rate, answered or not; return how long it took."""
    start = perf_counter()
    for number in range(seconds * rate):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        who = discord.user(PEOPLE[number % len(PEOPLE)])
        if number % 2:
            await who.command("meet", in_="general")
        else:
            await who.clicks(f"Vote {'ABC'[number % 3]}", in_=post)
    took = perf_counter() - start
    await asyncio.sleep(4)
    return took


@asynccontextmanager
async def bot(environment):
    """Run the bot until the block ends."""
    environment = {**environment, "PATH": os.environ["PATH"]}
    command = [sys.executable, "-m", "bot", "run"]
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=PIPE, stderr=DEVNULL
    )
    await process.stdout.readline()
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
