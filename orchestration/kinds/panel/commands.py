"""What people do with a panel, and what comes back of its voices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from orchestration.kinds.panel.state import Initiative, PanelCard, PanelSource
from orchestration.model.catalogue import NO_CATALOGUE, Catalogue
from orchestration.model.panel import (
    NO_MEANS,
    Intensity,
    Level,
    Need,
    OwnPersona,
    PanelMeans,
    PossibleSynonym,
    ProposedField,
    Utterance,
)
from orchestration.model.people import MemberId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.sources import FoundPassage, SourceDocument
from orchestration.model.spent import NOTHING, Spent
from orchestration.privacy import Private
from orchestration.sessions.commands import ByMember, Opening, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPanel(Opening):
    """Somebody asks a panel; see `PanelSession` for what it is made of.

    The `documents` are for all to see who are there. Where nothing is known of the field, what
    there is to choose from `is_proposed` first: of the options of the catalogue, where it has any.
    The `needs` and `cards` are those of the panel within which it is asked; where its field is
    proposed, they go by the criteria of the panel that it `came_from`, and are fitted later.
    """

    ask: str
    catalogue: Catalogue
    seed: str
    initiative: Initiative = Initiative.SOME
    is_private: bool = False
    documents: tuple[Private[SourceDocument], ...] = ()
    settings: DecisionSettings = UNSAID
    is_proposed: bool = False
    own: tuple[OwnPersona, ...] = ()
    means: PanelMeans = NO_MEANS
    needs: tuple[Need, ...] = ()
    cards: Mapping[MemberId, Private[PanelCard]] = field(default_factory=dict)
    came_from: Catalogue = NO_CATALOGUE


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldProposed(Result):
    """What there may be to choose from in a panel was proposed, and who could vouch for it."""

    field: ProposedField


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPanel(ByMember):
    """Somebody says something to a panel, for everybody to see; see `PanelAsk`.

    Who is new there joins, under this `name`.
    """

    text: str
    name: str = ""
    means: str = ""
    personas: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AddSource(ByMember):
    """Somebody hands in a document, for all who are there to see and to go by.

    Who is new there joins, under this `name`.
    """

    document: Private[SourceDocument]
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceKept(Result):
    """A document is kept, and can be looked up in from now on."""

    source: PanelSource


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnDocumentKept(Result):
    """A document that somebody has handed in for themselves is kept, by its name."""

    member: MemberId
    name: Private[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnFound(Result):
    """What somebody's own documents have on each question, the nearest first."""

    member: MemberId
    found: Private[tuple[tuple[FoundPassage, ...], ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class LookedUp(Result):
    """What documents have on the questions of a turn, by its number: the nearest of each first.

    `likely` are criteria that may be meant by words which the catalogue does not know.
    """

    turn: int
    found: tuple[tuple[FoundPassage, ...], ...]
    likely: tuple[PossibleSynonym, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelSpoke(Result):
    """What personas say in a turn, by its number, and what that has cost.

    Where not all of them speak at once, it was the turn of these `voices`.
    """

    turn: int
    utterances: tuple[Utterance, ...]
    voices: tuple[str, ...] = ()
    spent: Spent = NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectPersonas(ByMember):
    """Somebody talks to these personas alone from now on; to all again where there are none."""

    personas: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovePersona(ByMember):
    """Who opened a panel takes a persona out of it, for all; back in where it is out."""

    persona: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PinInPanel(ByMember):
    """Somebody pins a criterion or an option to their card, or takes it off (`off`).

    Who is new there takes part from then on, under this `name`.
    """

    thing: Private[str]
    off: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HidePersona(ByMember):
    """Somebody wants to see no more of a persona, for themselves; or to see it again (`off`)."""

    persona: Private[str]
    off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowCard(ByMember):
    """Somebody wants to see what they have kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FocusPanel(ByMember):
    """Somebody wants to see personas beside each other, by these criteria; none means all."""

    personas: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishPanel(ByMember):
    """Somebody is done with their card; where they have opened the panel, it ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideInPanel(ByMember):
    """Somebody has all who take part decide among the panel's options; lots are drawn from `seed`.

    Who is new there takes part, under this `name`.
    """

    seed: str
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetVoices(ByMember):
    """Somebody wants personas to speak otherwise, as far as anything is said of it: for all."""

    initiative: Initiative | None = None
    level: Level | None = None
    intensity: Intensity | None = None


class PanelLook(StrEnum):
    """What of a panel somebody can look at, for themselves."""

    HISTORY = "history"
    SUMMARY = "summary"
    HOW_FAR = "how_far"
    PERSONA = "persona"


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAtPanel(ByMember):
    """Somebody wants to see something of a panel; of one `persona`, where it is of that."""

    what: PanelLook
    persona: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskBeside(ByMember):
    """Somebody asks another panel within this one: what people need and keep here goes along."""

    opening: OpenPanel
