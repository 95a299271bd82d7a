"""Where a message was said, as far as a line of `convene understand` tells it."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from orchestration.interaction.routing import (
    About,
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
from orchestration.model.people import MemberId, Organiser, SessionId

NOTHING_OPEN: Final = "none"
OPTIONS: Final = ("A", "B", "C")
"""The options that are on the table in the situation `vote`."""

_ME: Final = MemberId("me")
_DETAILS: Final = {SessionQuestion: "asks", SessionOrder: "does", OpenRequest: "kind"}


def setting_of(
    where: Where, situation: str, at: datetime, question: OpenQuestion | None = None
) -> Setting:
    """Return what is known where a message was said; what is open there has no members."""
    sessions = () if situation == NOTHING_OPEN else (_session(SessionStage(situation)),)
    return Setting(where=where, who=_ME, at=at, sessions=sessions, question=question)


def about_data(about: About) -> dict[str, Any]:
    """Return what a message is about, and what it asks, does or opens."""
    key = _DETAILS.get(type(about))
    return {"about": name(about)} | ({key: detail(about)} if key else {})


def _session(stage: SessionStage) -> Brief:
    return Brief(
        id=SessionId("it"),
        kind="meeting",
        subject="",
        stage=stage,
        organiser=Organiser(_ME, ""),
        options=OPTIONS if stage is SessionStage.VOTE else (),
    )
