"""Who is the only one at work: until its process ends, however that ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from storage.alone import only_one
from tests.storage.processes import at_once, killed_within


@pytest.fixture
def key(tmp_path: Path) -> Path:
    path = tmp_path / "master.key"
    path.write_text("00" * 32)
    return path


def test_the_first_is_alone_and_the_second_is_not(key: Path) -> None:
    with only_one(key) as first, only_one(key) as second:
        assert (first, second) == (True, False)
    with only_one(key) as third:
        assert third


def test_another_process_is_seen(key: Path) -> None:
    def look() -> None:
        with only_one(key) as alone:
            assert not alone

    with only_one(key):
        at_once(look)


def test_who_is_killed_holds_nothing(key: Path) -> None:
    def die(now: Callable[[], None]) -> None:
        with only_one(key) as alone:
            assert alone
            now()

    killed_within(die)
    with only_one(key) as alone:
        assert alone
