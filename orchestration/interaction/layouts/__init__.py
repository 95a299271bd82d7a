"""Every view as a layout: the words are the house's own."""

from orchestration.interaction.layouts import (
    account,
    channel,
    choice,
    member,
    panel,
    panel_looks,
    record,
    series,
)
from orchestration.interaction.layouts.account import MINE, NOT_MINE
from orchestration.interaction.layouts.for_you import mark_of
from orchestration.interaction.layouts.member import (
    ANOTHER_PLACE,
    ANY_TIME,
    AT_ONCE,
    COME_BACK,
    COMES,
    GO_ON,
    INVITE,
    MOVE,
    PUT_BACK,
    RATE,
    SURVEY_PARTS,
    THATS_ALL,
    WHY_NOT,
    ZONE,
    clock_question,
)
from orchestration.interaction.layouts.noted import noted
from orchestration.interaction.layouts.parts import row
from orchestration.interaction.layouts.record import REVIEWED
from orchestration.interaction.layouts.shown import screen
from orchestration.interaction.layouts.turn import (
    WAITS,
    own_questions,
    own_turn,
    own_vote,
    said_all,
)

__all__ = [
    "ANOTHER_PLACE",
    "ANY_TIME",
    "AT_ONCE",
    "COMES",
    "COME_BACK",
    "GO_ON",
    "INVITE",
    "MINE",
    "MOVE",
    "NOT_MINE",
    "PUT_BACK",
    "RATE",
    "REVIEWED",
    "SURVEY_PARTS",
    "THATS_ALL",
    "WAITS",
    "WHY_NOT",
    "ZONE",
    "account",
    "channel",
    "choice",
    "clock_question",
    "mark_of",
    "member",
    "noted",
    "own_questions",
    "own_turn",
    "own_vote",
    "panel",
    "panel_looks",
    "record",
    "row",
    "said_all",
    "screen",
    "series",
]
