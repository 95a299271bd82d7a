"""The composition root: which part stands behind which port."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

from adapters.calendars.files import CalendarFiles
from adapters.clock.still import StillClock
from adapters.pictures.drawn import DrawnPictures
from bot.models import model_coordinator, model_language, open_model, rephrased
from bot.settings import Settings
from orchestration.decide import Session, as_meeting
from orchestration.language.in_workspace import InWorkspace
from orchestration.language.offline import OfflineLanguage
from orchestration.meeting.state import Meeting
from orchestration.model.conventions import Conventions
from orchestration.model.people import SessionId
from orchestration.ports import Calendars, Chat, Clock, Coordinator, Language, Store
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


@dataclass(frozen=True, slots=True)
class Mind:
    """What reads, proposes and words here: rules and templates, and a model where one is set."""

    language: Language = field(default_factory=OfflineLanguage)
    coordinator: Coordinator | None = None
    rephrased: Callable[[Chat], Chat] = lambda chat: chat


def mind(settings: Settings) -> Mind:
    """Return what thinks here; what a model does stands on one budget."""
    if settings.model is None:
        return Mind(_in_workspace(OfflineLanguage(), settings))
    model = open_model(settings.model)
    reader = model_language(settings.model, model=model)
    worded = partial(rephrased, settings=settings.model, model=model)
    return Mind(_in_workspace(reader, settings), model_coordinator(settings.model, model), worded)


def runner_of(store: Store[Session], chat: Chat, clock: Clock, thinks: Mind) -> Runner:
    """Return what drives sessions on a platform."""
    return Runner(
        Outside(
            store=store,
            chat=thinks.rephrased(chat),
            language=thinks.language,
            calendars=CalendarFiles(),
            pictures=DrawnPictures(),
            clock=clock,
            coordinator=thinks.coordinator,
        )
    )


def _in_workspace(reader: Language, settings: Settings) -> Language:
    usual = settings.conventions == Conventions()
    return reader if usual else InWorkspace(reader, settings.conventions)
