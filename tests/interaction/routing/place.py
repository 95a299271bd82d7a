"""Where something is said, and what is open there."""

from datetime import datetime
from zoneinfo import ZoneInfo

from orchestration.interaction.routing import (
    Brief,
    SessionStage,
    Setting,
    Where,
    detail,
    name,
    route,
)
from orchestration.model.people import Member, MemberId, Organiser, SessionId

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2027, 1, 7, 9, tzinfo=BERLIN)  # a Thursday
PEOPLE = tuple(Member(MemberId(each), each.title(), "Europe/Berlin") for each in ("dana", "omar"))


def brief(stage, subject="Roadmap", decided=None):
    """Return a session in brief; its options are A, B and C."""
    return Brief(
        id=SessionId(subject),
        kind="meeting",
        subject=subject,
        stage=SessionStage(stage),
        organiser=Organiser(MemberId("lena"), "Lena"),
        members=PEOPLE,
        options=("A", "B", "C") if stage == "vote" else (),
        begins=decided,
    )


def setting(where="dm", *stages, sessions=(), question=None):
    """Return what is known where something is said."""
    return Setting(
        where=Where(where),
        who=MemberId("lena"),
        at=NOW,
        sessions=(*map(brief, stages), *sessions),
        question=question,
    )


def about(text, known):
    """Return what each sentence is about, in words."""
    return [" ".join(filter(None, (name(each), detail(each)))) for each in route(text, known)]
