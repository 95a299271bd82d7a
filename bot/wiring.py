"""The composition root: which part stands behind which port."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from adapters.calendars.files import CalendarFiles
from adapters.clock.simulated import SimulatedClock
from adapters.pictures.drawn import DrawnPictures
from bot.models import (
    ModelSettings,
    judging,
    model_coordinator,
    model_drafter,
    model_fields,
    model_language,
    model_voices,
    new_book,
    open_model,
    quotas_of,
    quotas_told,
    rephrased,
)
from bot.settings import PanelSettings, Settings
from orchestration.conversation.known.place_settings import SettingsPlace, rules_in
from orchestration.conversation.shown.workspace_language import InWorkspace
from orchestration.deciding.state import Decision
from orchestration.kinds.registry import KINDS
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import Conventions
from orchestration.model.people import SessionId
from orchestration.model.spent import NOTHING, Spent
from orchestration.retrieval.library import Library
from orchestration.retrieval.ports import Embedding
from orchestration.runtime.runner import Runner
from orchestration.runtime.simulation import Simulation
from orchestration.sessions.kind import Kinds
from orchestration.sessions.model_usage import Ledger, spent_on
from orchestration.sessions.ports import (
    Calendars,
    Chat,
    Clock,
    Coordinator,
    Documents,
    Drafter,
    Fields,
    Language,
    Ports,
    Search,
    Store,
    Voices,
)
from storage.documents import MemoryDocuments, SqlDocuments
from storage.memory import MemoryStore

if TYPE_CHECKING:
    from adapters.openai.quotas import TeamQuotas

INDEX: Final = "chroma"
"""The folder of the index over passages, in that of the data; it can be deleted at any time."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Tells how a decision stands, and what a language model has cost it; both may read a disk."""

    store: Store
    ledger: Ledger | None = None

    def __call__(self, session: SessionId) -> Decision | None:
        """Return a session as it stands, if it is one that decides."""
        found = self.store.session(session)
        return found if isinstance(found, Decision) else None

    def spent(self, session: SessionId) -> Spent:
        """Return what a model has cost a session; nothing where no calls are kept."""
        return self.ledger.spent(session) if self.ledger else NOTHING


def decisions_in(store: Store) -> Decisions:
    """Return what tells of the decisions in a store."""
    return Decisions(store, ledger_in(store))


def ledger_in(store: Store) -> Ledger | None:
    """Return where calls of a model are kept beside sessions; None where no database is."""
    if isinstance(store, MemoryStore):
        return None
    from storage.sql import SqlStore
    from storage.usage import SqlLedger

    return SqlLedger.beside(store) if isinstance(store, SqlStore) else None


@dataclass(frozen=True, slots=True)
class Beside:
    """What stands beside a simulation: calendars, documents, a model that proposes.

    It proposes options to a meeting (`coordinator`), and to panels what there is to choose from;
    there it writes what `voices` say, and a `search` finds what others have written.
    """

    calendars: Calendars = field(default_factory=CalendarFiles)
    documents: Documents | None = None
    coordinator: Coordinator | None = None
    fields: Fields | None = None
    voices: Voices | None = None
    search: Search | None = None


def in_memory(
    chat: Chat, now: datetime, beside: Beside | None = None, kinds: Kinds = KINDS
) -> Simulation:
    """Return a simulation from a moment on: all in memory, with no network of its own."""
    return simulated(MemoryStore(), chat, SimulatedClock(now), beside, kinds)


def simulated(
    store: Store,
    chat: Chat,
    clock: SimulatedClock,
    beside: Beside | None = None,
    kinds: Kinds = KINDS,
) -> Simulation:
    """Return a simulation over a store that is there, which reads by rules."""
    beside = beside or Beside()
    ports = Ports(
        store=store,
        chat=chat,
        language=OfflineLanguage(),
        calendars=beside.calendars,
        pictures=DrawnPictures(),
        clock=clock,
        coordinator=beside.coordinator,
        documents=beside.documents,
        fields=beside.fields,
        voices=beside.voices,
        search=beside.search,
    )
    return Simulation(Runner(ports, kinds=kinds, patient=False), store, clock)


def beside_panels(settings: PanelSettings) -> Beside:
    """Return what stands beside a panel in memory: documents, a model and a search, where set.

    Documents live as long as the process does: few are compared, and not indexed. OperatorError
    where the folder of the embedding holds none.
    """
    documents = Library(MemoryDocuments(), embedding_of(settings.embedding))
    beside = Beside(documents=documents, search=search_at(settings.search))
    if settings.model is None:
        return beside
    model = open_model(settings.model, new_book())
    fields, voices = model_fields(settings.model, model), model_voices(settings.model, model)
    return replace(beside, fields=fields, voices=voices)


def search_at(url: str) -> Search | None:
    """Return what searches at an address; None where there is none."""
    if not url:
        return None
    from adapters.search.searx import SearxSearch

    return SearxSearch(url)


@dataclass(frozen=True, slots=True)
class Mind:
    """What reads, proposes and words here: rules and templates, and a model where one is set.

    The `embedding` finds passages of documents; without it their words do.
    """

    language: Language = field(default_factory=OfflineLanguage)
    coordinator: Coordinator | None = None
    drafter: Drafter | None = None
    fields: Fields | None = None
    voices: Voices | None = None
    search: Search | None = None
    embedding: Embedding | None = None
    rephrased: Callable[[Chat], Chat] = lambda chat: chat
    keep_in: Callable[[Ledger], None] = lambda ledger: None
    """Have it keep what the model is asked, beginning with what was spent of the day's budget."""
    spent: Callable[[], Spent] = lambda: NOTHING
    """Tell what the model has cost so far."""
    quotas: TeamQuotas | None = None


def mind(settings: Settings) -> Mind:
    """Return what thinks here; what a model does stands on one budget."""
    embedding, search = embedding_of(settings.embedding), search_at(settings.search)
    if settings.model is None:
        return Mind(_in_workspace(OfflineLanguage(), settings), embedding=embedding, search=search)
    book = new_book()
    quotas = quotas_of(settings.model, book)
    model = open_model(settings.model, book, quotas)
    reader = judging(model_language(settings.model, model=model), settings.model, model)
    worded = partial(rephrased, settings=settings.model, model=model)
    return Mind(
        language=_in_workspace(reader, settings),
        coordinator=model_coordinator(settings.model, model),
        drafter=model_drafter(settings.model, model),
        fields=model_fields(settings.model, model),
        voices=model_voices(settings.model, model),
        embedding=embedding,
        search=search,
        rephrased=lambda chat: quotas_told(worded(chat), quotas),
        quotas=quotas,
        keep_in=book.keep_in,
        spent=lambda: spent_on(book.calls),
    )


def proposing(settings: ModelSettings) -> Mind:
    """Return what reads by rules, and has a model propose in the paper's way."""
    book = new_book()
    coordinator = model_coordinator(settings, open_model(settings, book))
    return Mind(coordinator=coordinator, spent=lambda: spent_on(book.calls))


def embedding_of(folder: Path | None) -> Embedding | None:
    """Return the embedding in a folder, or MiniLM from its package; OperatorError: it has none."""
    from adapters.minilm.embedding import embedding_in, packaged

    return embedding_in(folder) if folder else packaged()


def documents_of(store: Store, thinks: Mind, data: Path | None) -> Documents:
    """Return what keeps documents beside sessions: indexed, where there is a folder for that."""
    from storage.sql import SqlStore

    if not isinstance(store, SqlStore):
        return Library(MemoryDocuments(), thinks.embedding)
    index = None
    if data and thinks.embedding:
        from adapters.chroma.index import ChromaIndex

        index = ChromaIndex(data / INDEX, thinks.embedding.name)
    return Library(SqlDocuments.beside(store), thinks.embedding, index)


def runner_of(
    store: Store,
    chat: Chat,
    clock: Clock,
    thinks: Mind,
    kinds: Kinds = KINDS,
    data: Path | None = None,
) -> Runner:
    """Return what drives sessions on a platform; what follows from rows is kept in `data`."""
    if (ledger := ledger_in(store)) is not None:
        thinks.keep_in(ledger)
    if thinks.quotas:
        thinks.quotas.rules_of = lambda team: rules_in(store, SettingsPlace(team))
    return Runner(
        Ports(
            store=store,
            chat=thinks.rephrased(chat),
            language=thinks.language,
            calendars=CalendarFiles(),
            pictures=DrawnPictures(),
            clock=clock,
            coordinator=thinks.coordinator,
            drafter=thinks.drafter,
            fields=thinks.fields,
            voices=thinks.voices,
            search=thinks.search,
            documents=documents_of(store, thinks, data),
            quotas=thinks.quotas,
        ),
        kinds=kinds,
    )


def _in_workspace(reader: Language, settings: Settings) -> Language:
    usual = settings.conventions == Conventions()
    return reader if usual else InWorkspace(reader, settings.conventions)
