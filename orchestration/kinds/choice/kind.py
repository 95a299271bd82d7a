"""A choice as a kind of session: what it has beyond what every decision does."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.asked.brief import brief_of
from orchestration.deciding.kind import VIEWS, deciding, ending_of, on_the_table
from orchestration.deciding.log import logged
from orchestration.deciding.people.needed import said_of_attendance
from orchestration.kinds.choice import (
    beside,
    doubles,
    missing,
    more_places,
    performing,
    places,
    proposals,
    quick,
    stands,
    statements,
    suggest,
    swaps,
    tables,
)
from orchestration.kinds.choice.actions import ACTIONS, FORMS, ordered
from orchestration.kinds.choice.answers import answer
from orchestration.kinds.choice.commands import (
    AnswerSwap,
    ChangePlace,
    CloseList,
    JudgeDraft,
    KeepBeside,
    LeavePlace,
    ListedSuggested,
    Miss,
    OfferSwap,
    OpenChoice,
    Propose,
    SayDouble,
    SetPlaces,
    StatementsDrafted,
    TakeOff,
    TakeStands,
)
from orchestration.kinds.choice.heard import said_of_the_list
from orchestration.kinds.choice.method import ByWords
from orchestration.kinds.choice.presentation import posted_card
from orchestration.kinds.choice.requests import REQUESTS
from orchestration.kinds.choice.state import Choice
from orchestration.model.options import Words
from orchestration.sessions.commands import ProposeTable
from orchestration.sessions.kind import SessionKind, on, opens
from orchestration.sessions.user_action import Reply, Said, UserAction
from orchestration.views.choice import (
    ChoiceCard,
    ChoiceQuestion,
    DoubleQuestion,
    DraftForYou,
    MinorityQuestion,
    OptionMissed,
    SwapQuestion,
)


def _hears(choice: Choice, user_action: UserAction, said: Said) -> Reply | None:
    """Return what words come to for who is needed, or for the list; a table is for that alone."""
    if said.table is not None:
        return tables.said_by_table(choice, user_action, said)
    of_people = said_of_attendance(choice, user_action, said)
    return of_people or said_of_the_list(choice, user_action, said)


CHOICE: Final = SessionKind(
    name="choice",
    state=Choice,
    opening=opens(OpenChoice, quick.open_choice),
    handlers=deciding(
        Choice,
        ByWords(),
        on(Propose, proposals.propose),
        on(ProposeTable, tables.propose_table),
        on(TakeOff, proposals.take_off),
        on(CloseList, proposals.close_list),
        on(Miss, missing.miss),
        on(TakeStands, stands.take_stands),
        on(LeavePlace, places.leave),
        on(ChangePlace, places.change),
        on(SetPlaces, more_places.set_places),
        on(OfferSwap, swaps.offer),
        on(AnswerSwap, swaps.answer),
        on(StatementsDrafted, statements.statements_drafted),
        on(ListedSuggested, suggest.listed_suggested),
        on(JudgeDraft, statements.judge_draft),
        on(KeepBeside, beside.keep_beside),
        on(SayDouble, doubles.say_double),
    ),
    card=posted_card,
    on_the_table=on_the_table,
    ending=ending_of,
    logged=logged,
    options=(Words,),
    brief=brief_of,
    answer=answer,
    ordered=ordered,
    hears=_hears,
    requests=REQUESTS,
    actions=ACTIONS,
    forms=FORMS,
    performers=performing.PERFORMERS,
    views=(
        ChoiceCard,
        ChoiceQuestion,
        DoubleQuestion,
        DraftForYou,
        MinorityQuestion,
        OptionMissed,
        SwapQuestion,
        *VIEWS,
    ),
)
