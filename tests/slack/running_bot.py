"""The whole bot, connected to the local Slack: what `convene run` serves, in this process."""

import functools
import inspect
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from tempfile import TemporaryDirectory

from adapters.slack.http_endpoint import EVENTS_PATH
from bot.kept import Tempo
from bot.run import running
from bot.settings import read_settings
from tests.fakes import own_time
from tests.fakes.databases import installed
from tests.fakes.own_time import LoopClock
from tests.fakes.slack import SlackServer, Timing

TIMING = Timing(quiet=0.3, patience=30.0)
BRISK = Tempo(pace=0.0, ping=0.3, watch=0.2, pauses=(0.02, 0.05, 0.1, 0.2, 0.4))


@asynccontextmanager
async def running_bot(
    slack, line="socket", *, data=None, tempo=BRISK, clock=None, understands=None, **more
):
    """Run the bot for the first workspace; its data last as long as it does, unless given."""
    with TemporaryDirectory() as fresh:
        installed(data or fresh)
        settings = read_settings({**environment_for(slack, line, data or fresh), **more})
        options = {"tempo": tempo, "clock": clock or LoopClock(), "understands": understands}
        async with running(settings, lambda: None, **options) as bot:
            if line == "socket":
                await slack.connected()
            else:
                await slack.deliver_to(f"http://127.0.0.1:{bot.port}{EVENTS_PATH}")
            yield bot
        assert bot.fault is None


def environment_for(slack, line, data):
    """What `convene run` is told, for the first workspace."""
    ways = {
        "socket": {"SLACK_APP_TOKEN": slack.app.app_token},
        "http": {"SLACK_SIGNING_SECRET": slack.app.signing_secret},
    }
    usual = {"CONVENE_DATA": str(data), "CONVENE_PORT": "0", "SLACK_API_URL": slack.api_url}
    return {**usual, "SLACK_BOT_TOKEN": slack.teams[0].token, **ways[line]}


PEOPLE = {
    "lena": {"real_name": "Lena Vogt"},
    "omar": {"real_name": "Omar Haddad", "zone": "Asia/Dubai"},
    "dana": {"real_name": "Dana Reed", "zone": "America/New_York"},
    "ines": {"real_name": "Inês Costa", "zone": "Europe/Lisbon"},
    "raj": {"real_name": "Raj Patel", "zone": "Asia/Kolkata"},
}
CHANNELS = {"platform": list(PEOPLE), "-random": ["lena", "omar"], "pair": ["lena", "omar"]}
GROUPS = {"design": ["omar", "dana"]}
TODAY = datetime.now(UTC).date()
TWO_WEEKS_ON = TODAY + timedelta(days=14 - TODAY.weekday())  # a Monday


def in_two_weeks():
    """Monday to Friday in two weeks, as somebody writes it."""
    last = TWO_WEEKS_ON + timedelta(days=4)
    return f"{TWO_WEEKS_ON:%-d %B} to {last:%-d %B}"


MEET_TWO = f"Hiring, 30 min with @omar, {in_two_weeks()}"


def on_team(line="socket", **more):
    """Run a coroutine test with the bot in a team of five, its first arguments both."""

    def run_it(test):
        @functools.wraps(test)
        def run(**given):
            own_time.run(_on_a_team(test, line, more, given))

        _, _, *others = inspect.signature(test).parameters.values()
        run.__signature__ = inspect.Signature(others)
        return run

    return run_it


def alone(test):
    """Run a coroutine test in the team of five without the bot, which it runs itself."""

    @functools.wraps(test)
    def run(**given):
        own_time.run(_alone(test, given))

    _, *others = inspect.signature(test).parameters.values()
    run.__signature__ = inspect.Signature(others)
    return run


async def _alone(test, given):
    async with SlackServer(timing=TIMING) as slack:
        slack.workspace(people=PEOPLE, channels=CHANNELS, groups=GROUPS)
        await test(slack, **given)
        assert slack.complaints == []
        assert slack.doubles() == []


async def _on_a_team(test, line, more, given):
    async def with_bot(slack):
        async with running_bot(slack, given.get("line", line), **more) as bot:
            await test(slack, bot, **given)

    await _alone(with_bot, {})


async def asked(slack, words=None, channel="platform"):
    """Lena asks for a meeting; returns the card."""
    words = words or f"Roadmap, 45 min with @omar @dana @ines @raj, {in_two_weeks()}"
    await slack.user("lena").slash("/convene", f"meet {words}", channel=channel)
    place = slack.channel(channel)
    return await slack.until(lambda: next(iter(place.messages), None))


async def told(slack, name, words):
    """Wait until somebody's conversation with the bot says this."""
    person = slack.user(name)
    await slack.until(lambda: words in person.sees(None))


async def clicks(slack, name, label):
    """Press a button in the conversation with the bot as soon as it is there."""
    person = slack.user(name)
    await slack.until(lambda: f"[{label}]" in person.sees(None))
    await person.clicks(label)


async def options(slack, channel="platform"):
    """Wait for the options of a round, with all they are voted with; returns their post."""
    place = slack.channel(channel)

    def shown():
        posts = [one for one in place.messages if "Vote A" in one.buttons]
        return posts[-1] if posts and len(posts[-1].reactions) >= 1 else None

    return await slack.until(shown)
