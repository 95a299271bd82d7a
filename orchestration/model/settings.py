"""What somebody has said of how a decision is to be taken."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date, datetime, timedelta
from fractions import Fraction
from typing import Any, TypeVar

from orchestration.model.people import MemberId
from orchestration.model.terms import Coordination, Disclosure, Scoring, Terms
from orchestration.model.times import NIGHT, OWN_DAY, WorkingHours, zone_named

T = TypeVar("T", bound=Terms)


_OF_THE_RULE = frozenset({"last_rule", "winners", "budget", "most", "threshold", "of_all"})
"""What was said along with a rule, and does not outlive it."""

_APPROVAL = "approval"


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionSettings:
    """How a decision is to be taken, as far as it was said: terms by their names, None as usual.

    So it is read from words and from a form, kept for a channel, and laid over a session's terms.
    What only a channel says of all its decisions is taken up as one is asked for: who is `needed`
    of those who are asked, between which `hours` is looked, and how long it `lasts`.
    """

    rule: str | None = None
    last_rule: str | None = None
    options: int | None = None
    rounds: int | None = None
    quorum: int | None = None
    threshold: Fraction | None = None
    winners: int | None = None
    budget: Fraction | None = None
    most: int | None = None
    secret: bool | None = None
    disclosure: Disclosure | None = None
    scoring: Scoring | None = None
    coordination: Coordination | None = None
    ends_by: datetime | None = None
    review_on: date | None = None
    weighs: tuple[tuple[MemberId, int], ...] | None = None
    vetoers: tuple[MemberId, ...] | None = None
    of_all: bool | None = None
    needed: tuple[MemberId, ...] | None = None
    hours: WorkingHours | None = None
    lasts: timedelta | None = None

    @property
    def said(self) -> Mapping[str, Any]:
        """All that was said, by name."""
        named = ((each.name, getattr(self, each.name)) for each in fields(self))
        return {name: value for name, value in named if value is not None}

    @property
    def turn(self) -> int:
        """When this holds among what is said at once: a rule before what goes with it.

        What is said of the last round alone goes beside any rule, and comes last.
        """
        beside_a_rule = (self.winners, self.budget, self.most, self.threshold)
        goes_with_one = not self.rule and any(beside_a_rule)
        return 2 if self.last_rule else 1 if goes_with_one else 0

    @classmethod
    def unlike(cls, terms: Terms, usual: Terms) -> DecisionSettings:
        """Return what of some terms is not as usual."""
        held = {name: getattr(terms, name) for name in _IN_TERMS}
        return cls(**{name: x for name, x in held.items() if x != getattr(usual, name)})

    def over(self, usual: DecisionSettings) -> DecisionSettings:
        """Return what holds where this was said, and where it was not, what is usual."""
        held = {**usual.said}
        if self.rule and self.rule != usual.rule:
            held = {name: value for name, value in held.items() if name not in _OF_THE_RULE}
        return DecisionSettings(**{**held, **self.said, "weighs": _added(self, usual.weighs)})

    def applied(self, terms: T) -> T:
        """Return terms with all that was said; a rule holds for the last round too."""
        said: dict[str, Any] = {name: x for name, x in self.said.items() if name in _IN_TERMS}
        said["weighs"] = _added(self, terms.weighs) or ()
        if self.rule:
            said.setdefault("last_rule", self.rule)
        return replace(terms, **said)

    def begun(self, at: datetime, zone: str) -> DecisionSettings:
        """Return what holds of a decision that is asked for at a moment: how long is until when.

        What would end at night, in the zone of who asks, ends in the morning.
        """
        if self.lasts is None:
            return self
        ends = (at + self.lasts).astimezone(zone_named(zone)).replace(second=0, microsecond=0)
        if ends.time() >= NIGHT.start or ends.time() < NIGHT.end:
            day = ends.date() + timedelta(days=ends.time() >= NIGHT.start)
            ends = datetime.combine(day, OWN_DAY.start, ends.tzinfo)
        return replace(self, ends_by=self.ends_by or ends, lasts=None)

    def among(self, people: Collection[MemberId]) -> DecisionSettings:
        """Return what holds of a decision that only these are asked about.

        Where nobody is whose veto alone would count, there is none.
        """
        weighs = tuple((who, n) for who, n in self.weighs or () if who in people) or None
        needed = tuple(who for who in self.needed or () if who in people) or None
        vetoers = tuple(who for who in self.vetoers or () if who in people) or None
        held = replace(self, weighs=weighs, needed=needed, vetoers=vetoers)
        is_without = self.vetoers is not None and vetoers is None
        return replace(held, rule=None, last_rule=None) if is_without else held


_IN_TERMS = frozenset(each.name for each in fields(DecisionSettings)) & frozenset(
    each.name for each in fields(Terms)
)
"""What of it is a term of each decision."""


def capped(settings: DecisionSettings) -> DecisionSettings:
    """Return settings with the rule under which it can be said how many each may approve of."""
    if settings.most is None:
        return settings
    is_approval = settings.rule in (None, _APPROVAL)
    return replace(settings, rule=_APPROVAL) if is_approval else replace(settings, most=None)


def _added(
    said: DecisionSettings, usual: tuple[tuple[MemberId, int], ...] | None
) -> tuple[tuple[MemberId, int], ...] | None:
    """Return how much votes weigh where some of it is said: of nobody else it is changed."""
    weighs = {**dict(usual or ()), **dict(said.weighs or ())}
    return tuple(weighs.items()) if said.weighs is not None or usual is not None else None


UNSAID = DecisionSettings()
"""Nothing was said."""
