"""kill -9 at every step of a session: after a restart it goes on as if nothing had been."""

from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from adapters.files.scenario import scenario_of
from tests.fakes.crash import left_behind, live
from tests.fakes.databases import migrated
from tests.fakes.sessions import scenario_data

SCENARIO = scenario_of(
    scenario_data(
        {
            "ana": {"says": ["I prefer Monday mornings."], "replies": ["Tuesday is fine too."]},
            "ben": "No Mondays.",
        },
        message="Ben has to be there.",
        rounds=2,
    ),
    Path(),
    datetime.now(UTC),
)
SHARES = 8
MOST_MOMENTS = 400


@pytest.fixture
def fresh():
    """Make folders with an empty database."""
    with TemporaryDirectory() as root:

        def make(name):
            folder = Path(root, name)
            migrated(folder)
            return folder

        yield make


@pytest.mark.parametrize("share", range(SHARES))
def test_a_killed_session_goes_on_where_it_was(fresh, share):
    undisturbed = fresh("undisturbed")
    assert live(undisturbed, SCENARIO)
    expected = left_behind(undisturbed)

    killed = 0
    for at in range(1 + share, MOST_MOMENTS, SHARES):
        folder = fresh(f"killed-{at}")
        ended = live(folder, SCENARIO, at)
        if not ended:
            killed += 1
            assert live(folder, SCENARIO, again=True), f"moment {at}"
        assert left_behind(folder) == expected, f"moment {at}"
        if ended:
            break

    assert ended
    assert SHARES * killed > 80
