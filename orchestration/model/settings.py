"""What somebody has said of how a decision is to be taken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from datetime import date, datetime
from fractions import Fraction
from typing import Any, TypeVar

from orchestration.model.people import MemberId
from orchestration.model.terms import Coordination, Disclosure, Scoring, Terms

T = TypeVar("T", bound=Terms)


_OF_THE_RULE = frozenset({"last_rule", "winners", "budget", "most", "threshold", "of_all"})
"""What was said along with a rule, and does not outlive it."""

_APPROVAL = "approval"


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionSettings:
    """How a decision is to be taken, as far as it was said: terms by their names, None as usual.

    So it is read from words and from a form, kept for a channel, and laid over a session's terms.
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
        held = {each.name: getattr(terms, each.name) for each in fields(cls)}
        return cls(**{name: x for name, x in held.items() if x != getattr(usual, name)})

    def over(self, usual: DecisionSettings) -> DecisionSettings:
        """Return what holds where this was said, and where it was not, what is usual."""
        held = {**usual.said}
        if self.rule and self.rule != usual.rule:
            held = {name: value for name, value in held.items() if name not in _OF_THE_RULE}
        return DecisionSettings(**{**held, **self.said, "weighs": _added(self, usual.weighs)})

    def applied(self, terms: T) -> T:
        """Return terms with all that was said; a rule holds for the last round too."""
        said: dict[str, Any] = {**self.said, "weighs": _added(self, terms.weighs) or ()}
        if self.rule:
            said.setdefault("last_rule", self.rule)
        return replace(terms, **said)


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
