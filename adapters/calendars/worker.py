"""The process that works calendars out: it has read the libraries once, and divides for each file.

So a file costs no start of its own, and still has a process that can be stopped, with no trace of
anybody else's file in it.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final, Self

_ROOT: Final = Path(__file__).parents[2]
_PROGRAM: Final = "adapters.calendars.expand"
_PATIENCE_SECONDS: Final = 90.0
"""Beyond that of who works a file out, who stops after two seconds of work, or 60 in all."""


class Worker:
    """Works files out, several at once; begun when first needed, and again when it is gone."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        self._control = socket.socket()
        self._control.close()  # nobody is there yet: the first file begins the process
        self._end: Callable[[], object] = self._control.close

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process; a file that comes later begins another."""
        with self._lock:
            self._end()
            self.process = None

    def work_out(self, asked: bytes) -> bytes:
        """Return what is answered; nothing where who worked at it was stopped."""
        answer = self._ask(asked) or self._ask(asked)  # it may have gone as it was asked
        return answer.strip()

    def _ask(self, asked: bytes) -> bytes:
        """Return what is answered, and white space before it as soon as it is begun."""
        ours, theirs = socket.socketpair()
        answer = b""
        with ours, suppress(OSError):
            with theirs:
                self._hand_over(theirs)
            ours.settimeout(_PATIENCE_SECONDS)
            ours.sendall(asked)
            ours.shutdown(socket.SHUT_WR)
            while piece := ours.recv(2**16):
                answer += piece
        return answer

    def _hand_over(self, line: socket.socket) -> None:
        with self._lock:
            try:
                socket.send_fds(self._control, [b"."], [line.fileno()])
            except OSError:  # there was none yet, it was idle for long, or it was killed
                self._begin()
                socket.send_fds(self._control, [b"."], [line.fileno()])

    def _begin(self) -> None:
        self._end()
        self._control, its_own = socket.socketpair()
        with its_own:
            command = (sys.executable, "-m", _PROGRAM, str(its_own.fileno()))
            self.process = subprocess.Popen(  # noqa: S603 - no shell, and only our own words in it
                command, cwd=_ROOT, pass_fds=[its_own.fileno()], stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
        self._end = weakref.finalize(self, _ended, self.process, self._control)


def _ended(process: subprocess.Popen[bytes], control: socket.socket) -> None:
    control.close()  # by which it knows
    process.wait()
