"""Tests as coroutines, on a server with a small team."""

import functools
import inspect

from tests.fakes import own_time
from tests.fakes.slack.server import SlackServer

PEOPLE = {
    "lena": {"real_name": "Lena Vogt"},
    "omar": {"real_name": "Omar Haddad", "zone": "Asia/Dubai"},
    "dana": {"real_name": "Dana Reed", "zone": "America/New_York"},
}
CHANNELS = {"platform": list(PEOPLE), "!board": ["lena", "dana"], "-random": ["lena", "omar"]}
GROUPS = {"design": ["omar", "dana"]}


def on_slack(**options):
    """Run a coroutine test on a fresh server, its first argument; pytest fills in the others.

    The team: Lena, Omar and Dana; #platform with all, the private #board, and #random, where the
    bot is not; the group @design. Options are those of SlackServer.
    """

    def run_it(test):
        @functools.wraps(test)
        def run(**given):
            own_time.run(_on_a_server(test, options, given))

        _, *others = inspect.signature(test).parameters.values()
        run.__signature__ = inspect.Signature(others)
        return run

    return run_it


async def _on_a_server(test, options, given):
    async with SlackServer(**options) as slack:
        slack.workspace(people=PEOPLE, channels=CHANNELS, groups=GROUPS)
        await test(slack, **given)
