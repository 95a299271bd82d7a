"""The state of a choice: what is on its list, and who put it there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orchestration.deciding.state import Decision, Phase
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.privacy import Private


def usual_rule(options: int, *, is_open: bool) -> str:
    """Return the rule for who names none: one option alone needs more than half."""
    return "majority" if options == 1 and not is_open else "approval"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceTerms(Terms):
    """What is asked for of a choice: by what its options differ, and whether people add to them.

    Where it `is_quick`, it is voted on at once, by whoever wants to.
    """

    criteria: tuple[Criterion, ...] = ()
    is_open: bool = True
    is_quick: bool = False


@dataclass(frozen=True, slots=True)
class Seats:
    """Who has one of so many places, and who waits for one, first come first served."""

    capacity: int
    members: tuple[MemberId, ...]

    @property
    def kept(self) -> tuple[MemberId, ...]:
        """Who has a place."""
        return self.members[: self.capacity]

    @property
    def waiting(self) -> tuple[MemberId, ...]:
        """Who moves up when somebody leaves, in turn."""
        return self.members[self.capacity :]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Decision):
    """What is `listed`, and by whom each key was `proposed`; what ties goes by lot, from `seed`.

    `places` are those of what was decided, by its key, where not everybody can have one.
    """

    terms: ChoiceTerms
    listed: tuple[Words, ...] = ()
    proposed: Mapping[MemberId, Private[tuple[str, ...]]] = field(default_factory=dict)
    seed: str = ""
    places: Mapping[str, Seats] = field(default_factory=dict)

    @property
    def takes_proposals(self) -> bool:
        """Whether something can be put on the list by now."""
        return self.terms.is_open and self.phase is Phase.INTAKE

    @property
    def catalogue(self) -> Catalogue:
        """All that words can speak of."""
        return Catalogue(self.listed, self.terms.criteria)

    def option(self, key: str) -> Words | None:
        """Return what is listed under a key."""
        return next((each for each in self.listed if each.key == key), None)
