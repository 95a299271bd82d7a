"""How soon a poll stands in a channel of Slack after one command, on the local Slack.

The bot is `convene run`, in a process of its own, over Socket Mode; each poll is in a channel of
its own, since Slack takes one message a second in each. Run by hand:
`python -m tests.benchmarks.poll_in_slack`.
"""

import asyncio
from importlib.metadata import version
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.benchmarks.machine import machine
from tests.benchmarks.poll import AIM_MS, POLLS, WARM_UP
from tests.benchmarks.slack_events import bot
from tests.fakes.slack import SlackServer, Timing

PEOPLE = ["ana", "ben", "cleo"]
POLL = "poll pizza, sushi or salad?"


async def main():
    """Print the median and the 95th percentile of so many polls."""
    print(machine(f"slack-bolt {version('slack-bolt')}"))
    took = await polls()
    print(
        f"a poll stands in Slack after {median(took):.0f} ms at the median (aim {AIM_MS}), "
        f"{quantiles(took, n=20)[18]:.0f} ms at the 95th percentile ({len(took)} polls)"
    )


async def polls():
    """Return after how many ms each poll was posted."""
    channels = [f"lunch{number}" for number in range(WARM_UP + POLLS)]
    took = []
    with TemporaryDirectory() as data:
        async with SlackServer(timing=Timing(quiet=0.5)) as slack:
            slack.workspace(people=PEOPLE, channels=dict.fromkeys(channels, PEOPLE))
            async with bot(slack, "socket", data):
                for channel in channels:
                    took.append(await until_posted(slack, channel))
                    await slack.settled()
    return took[WARM_UP:]


async def until_posted(slack, channel):
    """Return after how many ms what the command asks for stands in its channel."""
    place, since = slack.channel(channel), perf_counter()
    command = asyncio.create_task(slack.user("ana").slash("/convene", POLL, channel))
    await slack.until(lambda: place.messages)
    took = 1000 * (perf_counter() - since)
    await command
    return took


if __name__ == "__main__":
    asyncio.run(main())
