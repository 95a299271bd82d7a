"""What has to be done outside for a panel."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.panel import Scene
from orchestration.model.people import MemberId
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private
from orchestration.sessions.effects import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposeField(Effect):
    """Have it proposed what there is to choose from, of these titles where any are named.

    `who` is whose question it is. Where it `searches`, what is found on it goes with it; where it
    `reads`, what the panel's documents say of it does. Comes back as FieldProposed.
    """

    ask: str
    titles: tuple[str, ...]
    who: MemberId
    searches: bool = False
    reads: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GatherFacts(Effect):
    """Search for these, and keep what is found among the panel's documents."""

    queries: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Speak(Effect):
    """Have a turn spoken; comes back as PanelSpoke."""

    scene: Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepSource(Effect):
    """Keep a document that somebody has handed in for all to see; comes back as SourceKept."""

    by: MemberId
    document: Private[SourceDocument]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepForOneself(Effect):
    """Keep a document that somebody has handed in for themselves; comes back as OwnDocumentKept."""

    document: Private[SourceDocument]


@dataclass(frozen=True, slots=True, kw_only=True)
class LookIntoOwn(Effect):
    """Look in somebody's own documents, a question for each option; comes back as OwnFound."""

    who: MemberId
    queries: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LookInto(Effect):
    """Look in the panel's documents for what answers each question; comes back as LookedUp.

    Of `terms` that the catalogue does not know it is looked up which of its `names` they are like:
    of each criterion those that people have for it. Where it `searches`, what is found on the
    questions is kept among the documents before.
    """

    turn: int
    queries: tuple[str, ...]
    terms: tuple[str, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    searches: bool = False
