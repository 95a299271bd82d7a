"""The composition root: which part stands behind which port."""

from __future__ import annotations

from datetime import datetime

from adapters.calendars.files import CalendarFiles
from adapters.clock.still import StillClock
from adapters.pictures.drawn import DrawnPictures
from orchestration.decide import Session
from orchestration.language.offline import OfflineLanguage
from orchestration.ports import Calendars, Chat, Store
from orchestration.runner import Outside, Runner
from storage.memory import MemoryStore


def in_memory(
    chat: Chat, now: datetime, calendars: Calendars | None = None
) -> tuple[Runner, Store[Session]]:
    """Return a runner with its sessions in memory, at one moment, with no model and no network."""
    store: Store[Session] = MemoryStore()
    outside = Outside(
        store=store,
        chat=chat,
        language=OfflineLanguage(),
        calendars=calendars or CalendarFiles(),
        pictures=DrawnPictures(),
        clock=StillClock(now),
    )
    return Runner(outside, patient=False), store
