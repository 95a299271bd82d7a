"""The command line, here or in a process of its own, which takes a second to begin."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any, TextIO

import pytest

from bot.cli import main
from tests.source import ROOT


@dataclass(frozen=True)
class Done:
    """What a command has said, and with which status it ended."""

    returncode: int
    stdout: str
    stderr: str


def convene(*arguments: object, given: str = "", encoding: str = "utf-8") -> Done:
    """Run a command here, which may be given something to read, on a terminal with such letters."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2))
    with _streams(given, out, err), pytest.raises(SystemExit) as end:
        main([*map(str, arguments)])
    said, told = (each.detach().getvalue().decode(encoding) for each in (out, err))
    return Done(int(end.value.code or 0), said, told)


@contextmanager
def _streams(given: str, out: TextIO, err: TextIO) -> Iterator[None]:
    """Have these streams be the process's for a while."""
    before, sys.stdin = sys.stdin, io.StringIO(given)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            yield
    finally:
        sys.stdin = before


def in_a_process(*arguments: object, given: str = "", **settings: str) -> Done:
    """Run a command in a process of its own, given something to read and these settings."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **settings},
    )
    return Done(done.returncode, done.stdout, done.stderr)


def answers(*arguments: object, given: str = "") -> list[Any]:
    """Run a command here that answers in JSON lines."""
    done = convene(*arguments, "--json", given=given)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]
