"""Other processes: some that work at the same time, some that are killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable


def killed_within(act: Callable[[Callable[[], None]], None]) -> None:
    """Run `act` in a child process, which dies without any warning where it calls its argument."""
    child = _fork(lambda: act(lambda: os.kill(os.getpid(), signal.SIGKILL)))
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGKILL


def at_once(*acts: Callable[[], None]) -> None:
    """Run each act in a child process of its own, side by side, until all have ended well."""
    children = [_fork(act) for act in acts]
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * len(acts)


def _fork(act: Callable[[], None]) -> int:
    child = os.fork()
    if not child:
        status = 1
        try:
            act()
            status = 0
        finally:
            os._exit(status)
    return child
