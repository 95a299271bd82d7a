"""The whole state of a panel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from orchestration.kinds.panel.options.landscape import landscape
from orchestration.model.catalogue import NO_CATALOGUE, Catalogue
from orchestration.model.options import Words
from orchestration.model.panel import (
    NO_MEANS,
    Bubble,
    Intensity,
    Level,
    Need,
    OwnPersona,
    PanelMeans,
    PanelPersona,
    PossibleSynonym,
    Quote,
    Scene,
    Utterance,
)
from orchestration.model.people import MemberId, SessionId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.spent import NOTHING, Spent
from orchestration.privacy import Private
from orchestration.sessions.session import GroupSession

LEAST_AT_FIRST: Final = 4
MOST_AT_FIRST: Final = 6
MOST_NEW: Final = 3
LEAST_SPEAKING: Final = 2
MOST_SPEAKING: Final = 4
MOST_PERSONAS: Final = 16
"""So many can be told apart; from then on nobody joins."""

MOST_WAITING: Final = 20
"""So many messages wait while a turn is spoken; what comes beyond them is not taken."""

LONGEST_ASK: Final = 2000

MOST_SOURCES: Final = 20
"""So many documents a panel goes by."""

REMEMBERED: Final = 40
"""So many turns back personas remember."""


_REFUSED: Final = "reject"


class Initiative(StrEnum):
    """How much personas say unasked, where they disagree."""

    OFF = "off"
    SOME = "some"
    MUCH = "much"

    @property
    def replies(self) -> int:
        """How many of a turn may reply to another unasked."""
        return {Initiative.OFF: 0, Initiative.SOME: 1, Initiative.MUCH: 2}[self]


@dataclass(frozen=True, slots=True)
class PanelAsk:
    """What somebody says to a panel; by a button it `means` an intent for sure.

    It is put to these `personas`, and is about these `criteria`, beside those that it names.
    """

    by: MemberId
    name: str
    text: str
    means: str = ""
    personas: tuple[str, ...] = ()
    criteria: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelSource:
    """A document that a panel goes by: who has handed it in, and how many passages it has."""

    id: str
    name: str
    by: MemberId
    passages: int


@dataclass(frozen=True, slots=True)
class PanelTurn:
    """One turn: what was asked, how it was meant, who joined, and what was said.

    Who holds a criterion that was named and did not speak waits in the `queue`. So many criteria
    were `new`. A `notice` is what the panel itself says of it. `quotes` are what documents say, as
    far as it was handed to who spoke. Who has asked may have meant a criterion by another name
    (`synonym`), and is asked that. `meant` are the options, by key, that were taken or refused.
    While it is spoken, the words of those `awaited` are to come, and what is `held` is shown after
    them. What a language model wrote in it has cost what was `spent`.
    """

    number: int
    ask: PanelAsk
    intent: str
    joined: tuple[str, ...] = ()
    utterances: tuple[Utterance, ...] = ()
    queue: tuple[str, ...] = ()
    bubbles: tuple[Bubble, ...] = ()
    new: int = 0
    notice: str = ""
    quotes: tuple[Quote, ...] = ()
    synonym: PossibleSynonym | None = None
    meant: tuple[str, ...] = ()
    awaited: tuple[str, ...] = ()
    held: tuple[Utterance, ...] = ()
    spent: Spent = NOTHING


@dataclass(frozen=True, slots=True)
class CardStep:
    """What somebody did with their card in a turn."""

    turn: int
    what: str
    thing: str


@dataclass(frozen=True, slots=True)
class PanelCard:
    """What one person keeps of a panel, for themselves: what they pinned, by name and key.

    They see no message of personas that are `hidden`. `steps` are how they got there. The
    `documents` are their own: the card alone goes by them.
    """

    criteria: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    steps: tuple[CardStep, ...] = ()
    is_done: bool = False
    documents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelSession(GroupSession):
    """A panel: personas, what was said, and what everybody keeps of it for themselves.

    `personas` are all there ever were, and those `removed` speak no more. What people said aloud
    that they need is in `needs`. Who talks to some alone has `selected` them.
    How much they say unasked is their `initiative`, how they speak their `level` and `intensity`.
    `used` marks what has been said, so that it is not said again, and these criteria have been
    `named`. While a turn is being spoken
    (`speaking`), further messages are `waiting`, as they are until all documents are kept that were
    handed in before (so many are `unread`). Words that are `unlike` any criterion, as who said them
    has told, are not asked about again. Who has opened it has `ended` it; who asked something of it
    since has been `told_over`, once. The `decision` that its people take among its options goes on;
    it is taken as `settings` say, so many were opened, and the last that has ended has `decided`
    this. Where nothing is known of the field it is being proposed (`is_proposing`) before anybody
    speaks. A language model has cost what was `spent`. The personas that people have made there are
    its `own`: they join where they know something of what it is about. It goes by the `means` that
    were there as it was opened, and what is still `to_speak` in a turn is said one by one.
    Something was last said to it at `active_at`; older rows lack it. Until documents are kept that
    came with the question, no field is asked for (`is_field_asked`); until there is one, what was
    brought along goes by the criteria of the panel that it `came_from`.
    """

    asked: str
    catalogue: Catalogue
    seed: str
    initiative: Initiative = Initiative.SOME
    level: Level = Level.USUAL
    intensity: Intensity = Intensity.USUAL
    is_private: bool = False
    personas: tuple[PanelPersona, ...] = ()
    removed: tuple[str, ...] = ()
    turns: tuple[PanelTurn, ...] = ()
    needs: tuple[Need, ...] = ()
    selected: Mapping[MemberId, tuple[str, ...]] = field(default_factory=dict)
    cards: Mapping[MemberId, Private[PanelCard]] = field(default_factory=dict)
    used: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    speaking: PanelTurn | None = None
    waiting: tuple[PanelAsk, ...] = ()
    ended: datetime | None = None
    sources: tuple[PanelSource, ...] = ()
    unlike: tuple[str, ...] = ()
    unread: int = 0
    told_over: tuple[MemberId, ...] = ()
    settings: DecisionSettings = UNSAID
    decision: SessionId | None = None
    decisions: int = 0
    decided: str = ""
    is_proposing: bool = False
    is_field_asked: bool = True
    came_from: Catalogue = NO_CATALOGUE
    means: PanelMeans = NO_MEANS
    to_speak: Scene | None = None
    spent: Spent = NOTHING
    own: tuple[OwnPersona, ...] = ()
    active_at: datetime | None = None

    @property
    def subject(self) -> str:
        """What was asked first."""
        return self.asked

    @property
    def lately(self) -> tuple[PanelTurn, ...]:
        """The turns that anybody remembers: a long panel takes no longer to answer than a short."""
        return self.turns[-REMEMBERED:]

    @property
    def present(self) -> tuple[PanelPersona, ...]:
        """The personas that can speak."""
        return tuple(each for each in self.personas if each.name not in self.removed)

    def refused_by(self, who: MemberId) -> frozenset[str]:
        """Return the options, by key, that somebody wants no more, as far as they said it aloud."""
        found = dict[str, bool]()
        for each in self.lately:
            if each.ask.by == who:
                found.update(dict.fromkeys(each.meant, each.intent == _REFUSED))
        return frozenset(key for key, is_refused in found.items() if is_refused)

    def persona(self, name: str) -> PanelPersona | None:
        """Return the persona of a name; None where there is none."""
        return next((each for each in self.personas if each.name == name), None)

    def holder(self, option: str) -> PanelPersona | None:
        """Return who vouches for an option; None where nobody does."""
        return next((each for each in self.personas if each.option == option), None)

    def option_of(self, persona: PanelPersona) -> Words:
        """Return what a persona vouches for."""
        found = landscape(self.catalogue).option(persona.option)
        assert found is not None
        return found

    @property
    def is_busy(self) -> bool:
        """Whether something is being read, proposed or said, for which all else waits."""
        return self.speaking is not None or self.unread > 0 or self.is_proposing

    @property
    def number(self) -> int:
        """The number of the turn that is next."""
        return len(self.turns) + 1 + (self.speaking is not None)
