"""What a kind brings that decides by rounds and votes: its options, and what goes with them.

All else is the same for every such kind. `kind.deciding` notes a kind's method by the class of
its state; the functions of this folder find it there, by the session that they are given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Final, Generic

from orchestration.deciding.commands import OpenDecision
from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.state import Assessment, D, Decision, Outcome
from orchestration.evaluation.columns import Columns, Judging
from orchestration.evaluation.evaluation import Evaluation
from orchestration.interaction.form import Field, Filled
from orchestration.model.agenda import AgendaItem
from orchestration.model.ballots import Order
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Option
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Preference, Profile, Understanding
from orchestration.model.terms import Terms
from orchestration.model.times import Window
from orchestration.privacy import PublicReason
from orchestration.scheduling.grid import no_starts
from orchestration.scheduling.wishes import EvaluationContext
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.channel import OptionsProposed, PlacesGiven, SessionCard
from orchestration.views.documents import Heatmap
from orchestration.views.facts import Facts
from orchestration.views.member import Assumed, IntakeQuestion


@dataclass(frozen=True, slots=True)
class Horizon:
    """Between what moments there is something to decide for; None where time is no matter.

    `first` is the first that can be waited for.
    """

    first: datetime | None = None
    last: datetime | None = None


@dataclass(frozen=True, slots=True)
class OrderTold:
    """An order as it would be a ballot, and which options are last in it as they are `unwanted`."""

    ballot: Order
    unwanted: tuple[str, ...] = ()


class Method(ABC, Generic[D]):
    """How sessions of one kind decide, beyond what all do.

    `asks` is what people are asked who want to say something, `anything` what whoever is content
    with all of it says, `can_move` tells whether another outcome can be looked for, and
    `compares_rules` whether everybody is told how the ballots come out by other rules.
    """

    asks: ClassVar[str] = "What suits you, and what doesn't?"
    anything: ClassVar[str] = "Anything goes"
    can_move: ClassVar[bool] = False
    compares_rules: ClassVar[bool] = False

    def no_longer(self, decision: D) -> tuple[MemberId, ...]:
        """Return who cannot come any more to what was decided."""
        del decision
        return ()

    def who_comes(self, decision: D) -> str:
        """Say who has marked that they come to what was decided; "" where nobody can, or has."""
        del decision
        return ""

    def calendars(self, decision: D, outcome: Outcome, at: datetime) -> tuple[tuple[str, str], ...]:
        """Return what puts an outcome into calendars on the web: (label, address)."""
        del decision, outcome, at
        return ()

    def place(self, decision: D) -> str:
        """Return where it is, as far as that is known."""
        del decision
        return ""

    # What there is to decide for

    @abstractmethod
    def columns(self, decision: D, at: datetime) -> Columns:
        """Return every option that is possible from a moment on."""

    def to_vote_on(self, decision: D, at: datetime) -> Columns:
        """Return the options that can still be put to the vote."""
        return self.columns(decision, at)

    @abstractmethod
    def judging(
        self, decision: D, member: MemberId, wishes: Sequence[Preference], columns: Columns
    ) -> Judging:
        """Return what a member's wishes are judged on."""

    def context(self, decision: D, member: MemberId, at: datetime) -> EvaluationContext:
        """Return by what two times that a member names are compared: their clock, if no more."""
        who = decision.member(member)
        zone = who.zone if who else decision.terms.zone
        return EvaluationContext(no_starts(zone, at), zone, {}, ())

    def assumed_wishes(self, decision: D, member: Member) -> tuple[Preference, ...]:
        """Return what holds of a member besides what they have said."""
        del decision, member
        return ()

    @abstractmethod
    def relaxed(self, decision: D, wish: Preference, option: Option, at: datetime) -> Profile:
        """Return its author's profile with a wish that gives way for one option."""

    def horizon(self, decision: D, at: datetime) -> Horizon:
        """Return between what moments there is something to decide for."""
        del decision, at
        return Horizon()

    def is_exhausted(self, decision: D) -> bool:
        """Tell whether a further round would have nothing that has not been voted on."""
        del decision
        return False

    def joining(self, decision: D, who: MemberId) -> Member | None:
        """Return who joins by voting without having been asked; None where nobody can."""
        del decision, who
        return None

    def stays_open(self, decision: D) -> bool:
        """Tell whether a vote goes on though all who count have voted: others may join."""
        del decision
        return False

    def voted_on_unheard(self, decision: D, at: datetime) -> Step[D] | None:
        """Open the vote before anybody has said anything; None where it takes answers."""
        del decision, at
        return None

    def comes_to(self, decision: D) -> str:
        """Say what a vote comes to as it stands, where that is no single option; "" elsewhere."""
        del decision
        return ""

    def tells_how_it_stands(self, decision: D, who: MemberId) -> bool:
        """Tell whether a member is told how the options stand for them."""
        del decision, who
        return True

    def asks_for_ratings(self, decision: D) -> bool:
        """Tell whether members are asked how they find what was decided."""
        del decision
        return True

    def is_proposal(self, decision: D) -> bool:
        """Tell whether only a vote decides, as where a single option is agreed to or not."""
        del decision
        return False

    def decides_unvoted(self, decision: D) -> bool:
        """Tell whether what suits best is decided where the vote elects nothing."""
        return not self.is_proposal(decision)

    def listed(self, decision: D) -> tuple[Option, ...]:
        """Return what stands on a list that people add to; nothing where there is none."""
        del decision
        return ()

    def seed(self, decision: D) -> str:
        """Return what lots are drawn from; nothing where none are."""
        del decision
        return ""

    def takes_opinions(self, decision: D) -> bool:
        """Tell whether what people say stands as they said it: nothing is judged by it."""
        del decision
        return False

    def told(self, decision: D, who: MemberId, said: Understanding) -> D:
        """Return it with what else is kept of a message beside its wishes; usually nothing."""
        del who, said
        return decision

    def order_told(self, decision: D, who: MemberId, options: Sequence[Option]) -> OrderTold | None:
        """Return the order in which somebody has put options before the vote; usually none."""
        del decision, who, options
        return None

    def voted(self, before: D, after: D, who: MemberId) -> tuple[Effect, ...]:
        """Return what somebody's vote comes to at once, for them or others; usually nothing."""
        del before, after, who
        return ()

    def told_of_tap(self, decision: D, who: MemberId, option: str) -> str | None:
        """Say what a tap on an option gives, if that is more than a vote; usually None."""
        del decision, who, option
        return None

    def in_turn(self, before: D, after: D, who: MemberId) -> D:
        """Return it with the turn of somebody's vote, where that matters; usually as it is."""
        del before, who
        return after

    def has_had_turn(self, decision: D, who: MemberId) -> bool:
        """Tell whether somebody has voted here, where turns matter, be it taken back since."""
        del decision, who
        return False

    def shared_out(self, decision: D, outcome: Outcome) -> Outcome:
        """Return an outcome with all that takes place beside what a vote has elected."""
        del decision
        return outcome

    def places_given(self, decision: D) -> tuple[PlacesGiven, ...]:
        """Return who has a place in what was decided, as all may know it; usually nothing."""
        del decision
        return ()

    def asked_to_revise(self, decision: D) -> tuple[MemberId, ...]:
        """Return who is asked what to change after a count, whatever it elects; usually nobody."""
        del decision
        return ()

    def awaits_proposals(self, decision: D) -> bool:
        """Tell whether there is nothing to decide for before members put something on a list."""
        del decision
        return False

    def counts_all(self, decision: D) -> bool:
        """Tell whether everybody who was asked counts where nobody has answered."""
        del decision
        return False

    def takes_proposals(self, decision: D) -> bool:
        """Tell whether members can put options on a list by now."""
        del decision
        return False

    def closes_less(self, decision: D) -> str:
        """Return what can be closed while all else stays open, on a button; "" for nothing."""
        del decision
        return ""

    def why_closed(self, decision: D, who: MemberId) -> str:
        """Say to somebody why nothing can be put on its list now; "" where it never has one."""
        del decision, who
        return ""

    def names_now(self, decision: D) -> Mapping[str, str]:
        """Return by which name an option goes by now, of those that were found to be another."""
        del decision
        return {}

    def catalogue(self, decision: D) -> Catalogue | None:
        """Return what people speak of by name, where its options are no times."""
        del decision
        return None

    def window(self, decision: D) -> Window | None:
        """Return the days that people speak of, where it is about days."""
        del decision
        return None

    # The same once more

    @abstractmethod
    def again(self, decision: D, anew: Anew) -> OpenDecision:
        """Return what asks the same of the same people, under the same rule."""

    def again_fields(self, opening: OpenDecision) -> tuple[Field, ...]:
        """Return what can be changed of it in its dialog, beside the question and the people."""
        del opening
        return ()

    def again_with(
        self, opening: OpenDecision, adds: Sequence[str], drops: Sequence[str]
    ) -> OpenDecision | None:
        """Return it with options more and options fewer; None where it has no list of them."""
        del opening, adds, drops
        return None

    def is_dated(self, opening: OpenDecision) -> bool:
        """Tell whether it names days in words, which nobody but who asks again can move."""
        del opening
        return False

    def as_filled(self, opening: OpenDecision, filled: Filled) -> OpenDecision:
        """Return it with what was changed in these fields."""
        del filled
        return opening

    def why_left_out(self, decision: D, who: MemberId, named: str, at: datetime) -> str:
        """Say to a member why no option is what words name; nothing where that can't be said."""
        del decision, who, named, at
        return ""

    # What else follows

    def suggested(self, decision: D, at: datetime) -> Step[D] | None:
        """Have a round's options suggested, and wait; None where the exact proposer does it."""
        del decision, at
        return None

    def decided(self, decision: D, at: datetime) -> Step[D]:
        """Do what else is to be done about an outcome, which the session has by now."""
        del at
        return decision, ()

    def cancelled(self, decision: D, at: datetime) -> tuple[Effect, ...]:
        """Undo what was done about an outcome that is called off."""
        del decision, at
        return ()

    # What is shown

    @abstractmethod
    def card(self, decision: D) -> SessionCard:
        """Show a session at a glance, and how far it is."""

    @abstractmethod
    def question(self, decision: D, member: MemberId) -> IntakeQuestion:
        """Ask a member what suits them."""

    def usual(self, decision: D) -> Terms:
        """Return how it would be decided if nobody had said anything of that."""
        return Terms(subject="", zone=decision.terms.zone)

    def offered(self, decision: D, shown: OptionsProposed) -> OptionsProposed:
        """Add what else belongs to options that are shown."""
        del decision
        return shown

    def facts(self, decision: D, assessment: Assessment, facts: Facts) -> Facts:
        """Add what everyone may know of the first option to why it stands first."""
        del decision, assessment
        return facts

    def assumed(self, decision: D, member: Member) -> tuple[Assumed, ...]:
        """Return what is assumed of a member, as they are told."""
        del decision, member
        return ()

    def besides(self, decision: D) -> object:
        """Return what bears on options beside what is said: the same as long as nothing is new."""
        del decision
        return None

    def without(self, decision: D, who: MemberId) -> D:
        """Return the decision without what it knows of somebody beside what they have said."""
        del who
        return decision

    def kept_beside(self, decision: D) -> tuple[PublicReason, ...]:
        """Return what is kept beside the outcome of those who hold something else."""
        del decision
        return ()

    def agenda(self, decision: D) -> tuple[AgendaItem, ...] | None:
        """Return what it is to be talked about, in order; None where there is no agenda."""
        del decision
        return None

    def heatmap(self, decision: D, evaluation: Evaluation) -> Heatmap | None:
        """Draw everything that was possible, where all is open."""
        del decision, evaluation
        return None

    @abstractmethod
    def why_nothing(self, decision: D) -> str:
        """Say why nothing could be put to the vote."""


_METHODS: Final[dict[type[Decision], Method[Any]]] = {}


def decides_by(state: type[D], method: Method[D]) -> None:
    """Note how sessions of a kind decide; ValueError where it is known otherwise."""
    if _METHODS.setdefault(state, method) is not method:
        raise ValueError(f"{state.__name__} decides in two ways")


def method_of(decision: D) -> Method[D]:
    """Return how a session's kind decides."""
    return _METHODS[type(decision)]
