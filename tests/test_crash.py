"""kill -9 at every step of a session: after a restart it goes on as if nothing had been."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.fakes.crash import left_behind, live, live_through, written
from tests.fakes.databases import migrated
from tests.kinds.courses import COURSES

SHARES = 8
"""Each share of a course's moments is a test of its own, so that no worker has the last alone."""

FEWEST_MOMENTS, MOST_MOMENTS = 10, 400
ONE_BY_ONE = [
    pytest.param(course(), share, id=f"{course.kind.name}-{share}")
    for course in COURSES
    for share in range(SHARES)
]


@pytest.fixture
def fresh():
    """Make folders with an empty database."""
    with TemporaryDirectory() as root:

        def make(name):
            folder = Path(root, name)
            migrated(folder)
            return folder

        yield make


@pytest.mark.parametrize(("course", "share"), ONE_BY_ONE)
def test_a_killed_session_goes_on_where_it_was(fresh, course, share):
    undisturbed = fresh("undisturbed")
    killed = {}

    def copies(moment):
        if (moment - 1) % SHARES == share:
            killed[moment] = undisturbed.with_name(f"killed-{moment}")
        return killed.get(moment)

    moments = live_through(undisturbed, course, copies)
    expected = left_behind(undisturbed)
    assert FEWEST_MOMENTS < moments < MOST_MOMENTS
    for at, folder in killed.items():
        assert live(folder, course, again=True), f"moment {at}"
        assert left_behind(folder) == expected, f"moment {at}"


@pytest.mark.parametrize(
    "course", [each() for each in COURSES], ids=lambda each: type(each).__name__
)
def test_a_copy_is_what_a_kill_leaves(fresh, course):
    whole = fresh("whole")
    every = {}
    live_through(whole, course, lambda at: every.setdefault(at, whole.with_name(f"copy-{at}")))
    for at in (1, len(every) // 3, 2 * len(every) // 3, len(every)):
        killed = fresh(f"killed-{at}")
        assert not live(killed, course, at)
        assert written(killed) == written(every[at]), f"moment {at}"
