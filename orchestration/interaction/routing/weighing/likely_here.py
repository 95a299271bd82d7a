"""How likely each meaning is where something was said, whatever the words are.

Under options, most of what is said to the bot in private is a vote; in a thread, most is talk. The
figures are natural logarithms, found on messages whose meaning is known (`tests/benchmarks/intents/
fit.py`, which writes the table).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orchestration.interaction.routing.setting import MEETING, SessionStage, Setting

TABLE: Final = "likely_here.txt"
STAGES: Final = ("none", "intake", "vote", "decided")
KINDS: Final = ("meeting", "choice")
OPEN_THERE: Final = tuple(f"{stage} {kind}" for stage in STAGES for kind in KINDS)
"""What is open where something was said, or was decided, and which kind of session it is."""

PLACES: Final = ("dm", "channel", "thread")
COLUMNS: Final = (*OPEN_THERE, *PLACES)

Row = NDArray[np.float64]


def _read() -> tuple[Sequence[str], Row]:
    text = files(__package__).joinpath(TABLE).read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return [name for name, *_ in rows], np.array([figures for _, *figures in rows], dtype=float)


GROUPS, _WEIGHTS = _read()
"""What is told apart here: meanings that are alike are one group."""


def place(setting: Setting) -> Row:
    """Return how much each column of the table holds of where something was said.

    Of several sessions each holds as much as any other, and so does either kind of one whose kind
    nobody knows.
    """
    told = {(_stage(each.stage), kind) for each in setting.sessions for kind in _kinds(each.kind)}
    held = told or {("none", kind) for kind in KINDS}
    open_there = {f"{stage} {kind}" for stage, kind in held}
    shares = [1 / len(open_there) if each in open_there else 0.0 for each in OPEN_THERE]
    return np.array([*shares, *(float(each == setting.where.value) for each in PLACES)])


@lru_cache(maxsize=64)
def _likely(shares: bytes) -> Mapping[str, float]:
    return dict(zip(GROUPS, map(float, _WEIGHTS @ np.frombuffer(shares)), strict=True))


def likely_here(setting: Setting) -> Mapping[str, float]:
    """Return how likely each group of meanings is there."""
    return _likely(place(setting).tobytes())


def _kinds(kind: str) -> Sequence[str]:
    if kind == MEETING:
        return (MEETING,)
    return ("choice",) if kind else KINDS


def _stage(stage: SessionStage) -> str:
    return "none" if stage is SessionStage.OVER else stage.value
