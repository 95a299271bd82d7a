"""`convene demo`: a sample meeting on the terminal's stage, from the question to the invite."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from adapters.files.answer import decision_data, options_data
from adapters.files.people import People
from adapters.files.play import play
from adapters.files.scenario import read_scenario
from adapters.files.script import Scenario
from adapters.pictures.drawn import DrawnPictures
from adapters.terminal.stage import Stage
from bot.clock import now
from bot.wiring import in_memory
from orchestration.deciding.presentation.charts import rounds_chart
from orchestration.deciding.rounds.assessment import evaluation_of
from orchestration.kinds.meeting.documents import heatmap
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.registry import as_meeting
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.ports import Store

SAMPLE = Path(__file__).parent / "sample-meeting.yaml"
FOLDER = Path("convene-demo")
SESSION = SessionId("release-retrospective")
PAUSE_SECONDS = 0.25


class _Stream(Console):
    """A console that leaves it to the command line what a reader who has gone means."""

    def on_broken_pipe(self) -> None:
        """Pass the error on."""
        raise BrokenPipeError


def run(*, quiet: bool) -> dict[str, Any]:
    """Play the sample meeting and write its files; return the session as data."""
    console = _Stream(file=io.StringIO() if quiet else None, highlight=False)
    pause = PAUSE_SECONDS if console.is_terminal else 0
    return asyncio.run(_run(console, pause))


async def _run(console: Console, pause: float) -> dict[str, Any]:
    scenario = read_scenario(SAMPLE, now())
    names = {member.id: member.name for member in scenario.members}
    stage = Stage(console, names, _words(scenario), pause)
    simulation = in_memory(stage, scenario.now)
    stage.assess = partial(_options, simulation.store)
    meeting = as_meeting(await play(People(scenario, SESSION), simulation))
    assert meeting is not None
    answer = decision_data(meeting)
    answer["files"] = [str(path) for path in _write_files(meeting, stage.invites[-1])]
    _close(console, answer)
    return answer


def _options(store: Store, session: SessionId) -> list[dict[str, Any]]:
    """Return the options on the table with their scores, for the operator."""
    meeting = as_meeting(store.session(session))
    assert meeting is not None
    return options_data(meeting, meeting.round)


def _words(scenario: Scenario) -> dict[tuple[MemberId, int], str]:
    """Return what each member says, by message, as the stage is to quote it."""
    return {
        (member, index): saying.text
        for member, script in scenario.scripts.items()
        for index, saying in enumerate([*script.says, *filter(None, script.replies)])
    }


def _write_files(meeting: Meeting, invite: bytes) -> list[Path]:
    try:
        FOLDER.mkdir(exist_ok=True)
    except OSError as problem:
        raise BadInput("folder", str(FOLDER), f"a folder to write ({problem.strerror})") from None
    draw = DrawnPictures().draw
    files = {
        "invite.ics": invite,
        "heatmap.png": draw(heatmap(meeting, evaluation_of(meeting, meeting.opened_at))).png,
        "rounds.png": draw(rounds_chart(meeting)).png,
    }
    for name, content in files.items():
        (FOLDER / name).write_bytes(content)
    return [FOLDER / name for name in files]


def _close(console: Console, answer: dict[str, Any]) -> None:
    console.print(Text(f"\n{answer['proof']['starts']} starts were looked at, every one of them."))
    console.print("Written:", *answer["files"])
    console.print("Now try it yourself, in your browser: make sandbox")
