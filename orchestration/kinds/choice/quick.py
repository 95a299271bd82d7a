"""A poll: what there is goes to the vote at once, without a question to anybody before."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding import opening
from orchestration.deciding.rounds.assessment import all_of_them
from orchestration.deciding.rounds.rounds import put_on_the_table
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.choice.state import Choice
from orchestration.sessions.kind import Step


def open_choice(command: OpenChoice) -> Step[Choice]:
    """Ask every member what matters to them; or, where it is quick, put all of it to the vote."""
    choice, asked = opening.open_session(Choice, command, listed=command.options, seed=command.seed)
    return _at_once(choice, command) if choice.terms.is_quick else (choice, asked)


def _at_once(choice: Choice, command: OpenChoice) -> Step[Choice]:
    choice = replace(choice, rounds=(replace(choice.round, asked=()),))
    return put_on_the_table(choice, command.at, all_of_them(choice, choice.listed, command.at))
