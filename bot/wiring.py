"""The composition root: which part stands behind which port."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from adapters.calendars.files import CalendarFiles
from adapters.clock.still import StillClock
from adapters.pictures.drawn import DrawnPictures
from bot.models import model_language
from bot.settings import Settings
from orchestration.decide import Session, as_meeting
from orchestration.language.in_workspace import InWorkspace
from orchestration.language.offline import OfflineLanguage
from orchestration.meeting.state import Meeting
from orchestration.model.conventions import Conventions
from orchestration.model.people import SessionId
from orchestration.ports import Calendars, Chat, Language, Store
from orchestration.runner import Outside, Runner
from storage.memory import MemoryStore


def meetings_in(store: Store[Session]) -> Callable[[SessionId], Meeting | None]:
    """Return what tells how a meeting stands."""
    return lambda session: as_meeting(store.session(session))


def in_memory(
    chat: Chat, now: datetime, calendars: Calendars | None = None
) -> tuple[Runner, Store[Session]]:
    """Return a runner with its sessions in memory, at one moment, with no model and no network."""
    store: Store[Session] = MemoryStore[Session]()
    outside = Outside(
        store=store,
        chat=chat,
        language=OfflineLanguage(),
        calendars=calendars or CalendarFiles(),
        pictures=DrawnPictures(),
        clock=StillClock(now),
    )
    return Runner(outside, patient=False), store


def language(settings: Settings) -> Language:
    """Return what understands people here: the rules, with a model where a server is set."""
    reader = model_language(settings.model) if settings.model else OfflineLanguage()
    usual = settings.conventions == Conventions()
    return reader if usual else InWorkspace(reader, settings.conventions)
