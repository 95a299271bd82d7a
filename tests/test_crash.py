"""kill -9 at every step of a session: after a restart it goes on as if nothing had been."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.fakes.crash import left_behind, live
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
    assert live(undisturbed, course)
    expected = left_behind(undisturbed)

    killed = 0
    for at in range(1 + share, MOST_MOMENTS, SHARES):
        folder = fresh(f"killed-{at}")
        ended = live(folder, course, at)
        if not ended:
            killed += 1
            assert live(folder, course, again=True), f"moment {at}"
        assert left_behind(folder) == expected, f"moment {at}"
        if ended:
            break

    assert ended
    assert SHARES * killed > FEWEST_MOMENTS
