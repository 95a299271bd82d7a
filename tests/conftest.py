"""What holds for all tests: which are slow, how many examples a property is tried with, and where
their files are."""

import gc
import shutil
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SLOW = (
    "calendars/test_calendar_bombs.py",  # files that are given up after seconds
    "discord/test_answers.py",  # over sockets; one whole journey stays, as in Slack
    "discord/test_asked_in_private.py",
    "discord/test_closed_doors.py",
    "discord/test_deleted.py",
    "discord/test_gone.py",
    "discord/test_linked.py",
    "discord/test_panel.py",
    "discord/test_personas.py",
    "discord/test_scheduled.py",
    "discord/test_servers.py",
    "discord/test_settings.py",
    "discord/test_unheard.py",
    "discord/test_manifest.py::test_without_a_permission",  # a whole choice for each permission
    "discord/test_render.py::test_every_view_fits",  # every view of every kind, with hostile words
    "discord/test_weather.py",  # connections that break, and a bot that is begun again
    "language/test_rounds.py::test_what_is_known_is_read_wrongly_alone",  # a thousand messages
    "interaction/routing/test_properties.py",  # long messages, many times over
    "pages/browser",
    "pages/test_safety.py::test_what_is_too_little_or_too_much",  # words without end
    "pages/test_safety.py::test_words_that_are_too_long",
    "sandbox/browser",
    "sandbox/test_own_card.py",  # whole votes; in memory, these are in conversation/
    "sandbox/test_sample.py",  # the sample team, as it plays
    "sandbox/test_stopping.py",  # processes of their own, begun and ended
    "sandbox/test_team.py",  # whole meetings, played
    "sandbox/test_votes.py",  # in memory, these are in conversation/
    "slack/test_own_page.py",  # over sockets
    "slack/test_render.py::test_slack_takes_every_view",  # every view, with hostile words
    "slack/test_run.py::test_it_stops",  # processes of their own, begun and ended
    "slack/test_wire_after.py",  # over sockets; one whole journey stays
    "slack/test_wire_asking.py",
    "slack/test_wire_ballots.py",
    "slack/test_wire_votes.py",
    "storage/test_kept.py",  # a database of each older version
    "study",
    "test_decide.py::test_two_hundred_members_over_eight_weeks",
    "test_decide_with_a_model.py",  # processes of their own, and a model server
    "test_crash.py",  # a process killed at every moment
    "test_half_sent.py",  # requests that wait to be hung up on
)
"""What only `make test-all` runs, with all that needs a real model server."""

SMOKE = "sandbox/browser/test_page.py::test_html_is_shown_and_never_done"
"""The one test in a browser that `make test` runs too."""


DIALOGUES = (
    "conversation/",
    "interaction/routing/test_courtesies.py",
    "interaction/routing/test_in_a_hurry.py",
    "kinds/",
    "language/",
)
"""Where tables of dialogues are: `make test` plays their first lines, `make test-all` all."""


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc):
    """Make no items of the lines that are left out: they would take longer than some tests do."""
    name = metafunc.definition.nodeid.removeprefix("tests/")
    if metafunc.config.option.markexpr == "not slow" and name.startswith(DIALOGUES):
        del metafunc._calls[1:]


def pytest_collection_modifyitems(items):
    played = Counter()
    for each in items:
        name = each.nodeid.removeprefix("tests/")
        table = name.partition("[")[0]
        played[table] += 1
        is_long = name.startswith(DIALOGUES) and played[table] > 1
        is_slow = name.startswith(SLOW) and name != SMOKE
        if "tiny" in each.fixturenames or is_slow or is_long:
            each.add_marker(pytest.mark.slow)


gc.disable()  # what is imported and collected stays, and is not looked through as it comes


def pytest_collection_finish():
    """Let all that is there for good be, so that only what a test makes is looked through."""
    gc.collect()
    gc.freeze()
    gc.enable()


# A database that waits for a disk at each commit makes a test wait, too.
MEMORY, ENOUGH_BYTES = Path("/dev/shm"), 2 * 1024**3
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH_BYTES:
    tempfile.tempdir = str(MEMORY)


# How long an example takes is the machine's mood, and proves nothing.
ALWAYS = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", ALWAYS, max_examples=10)
settings.register_profile("thorough", ALWAYS, max_examples=100)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let committed answers be written anew: see `make golden`."""
    parser.addoption("--golden", action="store_true", help="write committed answers anew")
