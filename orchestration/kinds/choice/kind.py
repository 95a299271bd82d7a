"""A choice as a kind of session: what it has beyond what every decision does."""

from __future__ import annotations

from typing import Final

from orchestration.deciding import opening, performing
from orchestration.deciding.answers import answer
from orchestration.deciding.brief import brief_of
from orchestration.deciding.kind import VIEWS, deciding, ending_of
from orchestration.kinds.choice import places, proposals, stands
from orchestration.kinds.choice.actions import ACTIONS, FORMS, ordered
from orchestration.kinds.choice.commands import LeavePlace, OpenChoice, Propose, TakeStands
from orchestration.kinds.choice.method import ByWords
from orchestration.kinds.choice.presentation import choice_card
from orchestration.kinds.choice.state import Choice
from orchestration.model.options import Words
from orchestration.sessions.kind import SessionKind, Step, on, opens
from orchestration.views.choice import ChoiceCard, ChoiceQuestion


def _open(command: OpenChoice) -> Step[Choice]:
    return opening.open_session(Choice, command, listed=command.options, seed=command.seed)


CHOICE: Final = SessionKind(
    name="choice",
    state=Choice,
    opening=opens(OpenChoice, _open),
    handlers=deciding(
        Choice,
        ByWords(),
        on(Propose, proposals.propose),
        on(TakeStands, stands.take_stands),
        on(LeavePlace, places.leave),
    ),
    card=choice_card,
    ending=ending_of,
    options=(Words,),
    brief=brief_of,
    answer=answer,
    ordered=ordered,
    actions=ACTIONS,
    forms=FORMS,
    performers=performing.PERFORMERS,
    views=(ChoiceCard, ChoiceQuestion, *VIEWS),
)
