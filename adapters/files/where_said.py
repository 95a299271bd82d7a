"""Where a message was said, as far as a line of `convene understand` tells it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any, Final

from orchestration.interaction.routing import (
    About,
    Asks,
    Brief,
    OpenQuestion,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionStage,
    Setting,
    Where,
    detail,
    name,
)
from orchestration.interaction.routing.setting import NOT_SAID
from orchestration.model.people import MemberId, Organiser, SessionId

NOTHING_OPEN: Final = "none"
OPTIONS: Final = ("A", "B", "C")
"""The options that are on the table in the situation `vote`."""

_ME: Final = MemberId("me")
_SOMEBODY_ELSE: Final = MemberId("organiser")
_LOOKED_AT: Final = timedelta(days=365)
"""So far ahead a session may be where a line says nothing of when."""

_DETAILS: Final = {SessionQuestion: "asks", SessionOrder: "does", OpenRequest: "kind"}
_PRECISELY: Final = "precisely"
_ASKED_IN_ALL: Final[Mapping[Asks, Asks]] = {
    Asks.OWN_VOTE: Asks.ABOUT_ME,
    Asks.CLOCK: Asks.ABOUT_ME,
    Asks.FORGET: Asks.ABOUT_ME,
    Asks.UNDO: Asks.ABOUT_ME,
    Asks.QUIET: Asks.ABOUT_ME,
    Asks.LOUD: Asks.ABOUT_ME,
    Asks.VOTES: Asks.STATUS,
    Asks.LIST: Asks.STATUS,
    Asks.TOPIC: Asks.STATUS,
    Asks.REPEATS: Asks.STATUS,
    Asks.CHANGEABLE: Asks.STATUS,
    Asks.REMINDED: Asks.MISSING,
    Asks.PLACE: Asks.WHEN,
    Asks.JOIN: Asks.WHO,
    Asks.DECISIONS: Asks.HOW_DECIDED,
    Asks.RULE: Asks.HOW_DECIDED,
    Asks.EXPORT: Asks.HOW_DECIDED,
    Asks.WHY: Asks.HOW_DECIDED,
    Asks.FOR_ME: Asks.STATUS,
    Asks.GUIDE: Asks.HELP,
    Asks.PRIVACY: Asks.HELP,
    Asks.OTHERS_WORDS: Asks.HELP,
    Asks.PERSON: Asks.HELP,
    Asks.CALENDAR: Asks.HELP,
    Asks.BEFOREHAND: Asks.HELP,
}
"""What programs know a question as that the bot tells apart more finely; all others as they are."""


def setting_of(
    where: Where,
    situation: str,
    at: datetime,
    question: OpenQuestion | None = None,
    days: tuple[date, date] | None = None,
    *,
    is_organiser: bool = True,
) -> Setting:
    """Return what is known where a message was said; what is open there has no members.

    What is open, or was decided, is on one of these `days`; a line does not say on which.
    `is_organiser` tells whether its author has opened it, and can order something.
    """
    looked_at = days or (at.date(), at.date() + _LOOKED_AT)
    stage = None if situation == NOTHING_OPEN else SessionStage(situation)
    organiser = _ME if is_organiser else _SOMEBODY_ELSE
    sessions = (_session(stage, looked_at, organiser),) if stage else ()
    return Setting(where=where, who=_ME, at=at, sessions=sessions, question=question)


def about_data(about: About) -> dict[str, Any]:
    """Return what a message is about, and what it asks, does or opens.

    `asks` is one of the eight that programs know; `precisely` is what is told apart within it.
    """
    key = _DETAILS.get(type(about))
    data = {"about": name(about)} | ({key: detail(about)} if key else {})
    if isinstance(about, SessionQuestion) and about.asks in _ASKED_IN_ALL:
        data |= {"asks": _ASKED_IN_ALL[about.asks].value, _PRECISELY: about.asks.value}
    return data


def _session(stage: SessionStage, days: tuple[date, date], organiser: MemberId) -> Brief:
    return Brief(
        id=SessionId("it"),
        kind=NOT_SAID,
        subject="",
        stage=stage,
        organiser=Organiser(organiser, ""),
        options=OPTIONS if stage is SessionStage.VOTE else (),
        days=days,
    )
