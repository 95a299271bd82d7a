"""The command line, here or in a process of its own, which takes a second to begin."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

import pytest

from bot.cli import main
from tests.source import ROOT


@dataclass(frozen=True)
class Done:
    """What a command has said, and with which status it ended."""

    returncode: int
    stdout: str
    stderr: str


def convene(*arguments: object) -> Done:
    """Run a command here."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as end:
        main([*map(str, arguments)])
    return Done(int(end.value.code or 0), out.getvalue(), err.getvalue())


def in_a_process(*arguments: object, given: str | None = None) -> Done:
    """Run a command in a process of its own, which may be given something to read."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def answers(*arguments: object, given: str | None = None) -> list[Any]:
    """Run a command that answers in JSON lines."""
    words = (*arguments, "--json")
    done = convene(*words) if given is None else in_a_process(*words, given=given)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]
