"""What is shown of a panel: to the channel, and to one person of what they have kept."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from orchestration.model.advice import PanelAdvice
from orchestration.model.panel import Bubble
from orchestration.model.spent import NOTHING, Spent
from orchestration.views.base import ChannelView, MemberView


@dataclass(frozen=True, slots=True)
class PersonaShown:
    """A persona at a glance: its letter, for what it stands, and by what it goes."""

    letter: str
    name: str
    emoji: str
    option: str
    criteria: tuple[str, ...]
    line: str
    is_removed: bool = False


@dataclass(frozen=True, slots=True)
class NeedShown:
    """Something that people said they need, in words: a must or a wish."""

    words: str
    is_firm: bool
    is_known: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelOverview(ChannelView):
    """A panel at a glance: what was asked, by whom, and who speaks for what.

    `needs` are what people said they need, `sources` the documents that it goes by. So many `turns`
    were spoken, so many `criteria` named, and none that was new in the last ones (`without_new`).
    `talks_to` is who has selected personas, and which. Its people decide just now (`is_deciding`);
    what they have `decided` last is told. In one that `is_private` nobody decides. A language model
    has cost what was `spent`.
    """

    asked: str
    by: str
    personas: tuple[PersonaShown, ...]
    turns: int
    criteria: int
    without_new: int
    needs: tuple[NeedShown, ...] = ()
    talks_to: tuple[tuple[str, tuple[str, ...]], ...] = ()
    sources: tuple[str, ...] = ()
    is_over: bool = False
    is_deciding: bool = False
    decided: str = ""
    is_private: bool = False
    spent: Spent = NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonaSays(ChannelView):
    """What a persona says; `criteria` and `options` are those it names."""

    persona: PersonaShown
    text: str
    criteria: tuple[str, ...]
    options: tuple[str, ...]
    joins: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelNext(ChannelView):
    """What may be asked next after a turn, by its number; who else has a say in it.

    A `notice` is what the panel itself says of it: who is in, what nobody knows.
    """

    turn: int
    bubbles: tuple[Bubble, ...]
    queue: tuple[str, ...] = ()
    notice: str = ""


class PanelTask(StrEnum):
    """What a language model does for a panel."""

    PROPOSING = "proposing"
    BLIND = "blind"
    IN_TURN = "in turn"
    STREAM = "stream"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelStage(ChannelView):
    """How far a language model is with a task for a panel; once it is over, what it has cost.

    `ready` is how much has come of it: so many options, or messages; where it `needs_file` there is
    nothing to choose from. It still `waits_for` these personas, and for those who were `stood_in` a
    template speaks. All that the panel has cost is `in_all`.
    """

    task: PanelTask
    is_over: bool = False
    ready: int = 0
    waits_for: tuple[str, ...] = ()
    stood_in: tuple[str, ...] = ()
    needs_file: bool = False
    spent: Spent = NOTHING
    in_all: Spent = NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTaken(ChannelView):
    """A panel goes by a document from now on, of so many passages; or did so already."""

    name: str
    by: str
    passages: int
    is_new: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelDecides(ChannelView):
    """That people decide among a panel's options, at the word of one; what the panel advises."""

    by: str
    people: tuple[str, ...]
    advice: PanelAdvice


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelDecided(ChannelView):
    """What people have decided, for which this persona spoke; "" is that nothing came of it."""

    outcome: str
    persona: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelWakes(ChannelView):
    """A panel goes on in which nothing was said for so many `days`: how things stood.

    Of its personas these are `there` whose option meets all that is firm.
    """

    days: int
    needs: tuple[NeedShown, ...]
    there: tuple[PersonaShown, ...]
    decided: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """How far an option meets what somebody has pinned: a share of 1, None where unknown."""

    option: str
    persona: str
    share: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnPanelCard(MemberView):
    """What somebody has kept of a panel; once they are done (`is_done`), how they got there.

    They may hide any of the `personas` from themselves; who has opened the panel may take each out
    for all, or back in where it is `removed`. Of their own `documents` some `notes` are quoted.
    """

    asked: str
    criteria: tuple[str, ...]
    options: tuple[str, ...]
    hidden: tuple[str, ...]
    matches: tuple[Match, ...]
    like_minded: tuple[str, ...] = ()
    story: tuple[str, ...] = ()
    is_done: bool = False
    personas: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    is_opener: bool = False
    documents: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelFocus(MemberView):
    """Personas beside each other: rows are criteria, with what each has to say in a few words."""

    personas: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class TurnShown:
    """A turn at a glance: who asked what, and who answered."""

    number: int
    by: str
    text: str
    spoke: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelHistory(MemberView):
    """What was asked in a panel so far, turn by turn; of those before these nobody remembers."""

    turns: tuple[TurnShown, ...]


@dataclass(frozen=True, slots=True)
class CriterionShown:
    """A criterion, its holders first, and what the options of all have in it, by persona."""

    name: str
    holders: tuple[str, ...]
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelSummary(MemberView):
    """What was named in a panel, criterion by criterion, in the groups of its catalogue.

    What nobody has asked about yet is `unasked`.
    """

    groups: tuple[tuple[str, tuple[CriterionShown, ...]], ...]
    unasked: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonaCard(MemberView):
    """A persona: who it is, what it stands for, what is known of its option, and what it said."""

    persona: PersonaShown
    facts: tuple[tuple[str, str], ...]
    said: tuple[str, ...]
    messages: int
