"""The state of a choice: what is on its list, and who put it there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from orchestration.deciding.state import Decision, Phase
from orchestration.language.choosing.known_by.priced import with_prices
from orchestration.model.catalogue import Catalogue, Criterion
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.privacy import Private, Reader, reveal

ROUNDS_OF_STATEMENTS: Final = 2
"""Statements are ranked, revised once, and ranked again, unless it is said otherwise."""


MOST_SHOWN: Final = 9
"""So many options are voted on in one round, unless the organiser says otherwise."""

MOST_AT_ONCE: Final = 25
"""So many are voted on at once: more are in no menu, and not in one message, on every platform."""


_USUAL: Final = "approval"
ALONE_BY: Final = "majority"
"""One option alone is agreed to by more than half, where no rule is named."""


def usual_rule(options: int, *, is_open: bool, of_statements: bool = False) -> str:
    """Return the rule for who names none."""
    if of_statements:
        return "schulze"
    return ALONE_BY if options == 1 and not is_open else _USUAL


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceTerms(Terms):
    """What is asked for of a choice: by what its options differ, and whether people add to them.

    Where it `is_quick`, it is voted on at once, by whoever wants to, unless `only_asked` may. Its
    options can be what the group would say (`of_statements`): then opinions are told, and none is
    judged by them. Where it `gives_places`, all of it takes place, and one votes for where to be.
    Where its list is open and nobody names a rule, what stands on it alone is voted on `alone_by`.
    Where nobody to ask is known, whoever wants to puts something on it, and votes: `for_all`.
    """

    criteria: tuple[Criterion, ...] = ()
    is_open: bool = True
    is_quick: bool = False
    of_statements: bool = False
    only_asked: bool = False
    for_all: bool = False
    gives_places: bool = False
    alone_by: str | None = None


def as_usual(zone: str, options: int, *, is_open: bool, of_statements: bool = False) -> ChoiceTerms:
    """Return how a choice is decided where nobody says."""
    rule = usual_rule(options, is_open=is_open, of_statements=of_statements)
    terms = ChoiceTerms(subject="", zone=zone, options=MOST_SHOWN, rule=rule, last_rule=rule)
    if not of_statements:
        return replace(terms, alone_by=ALONE_BY if is_open else None)
    return replace(terms, of_statements=True, rounds=ROUNDS_OF_STATEMENTS)


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
class Drafting:
    """What a model drafts in a round, from so many labelled opinions `of`, by author and number.

    Until then only those authors see its `drafts`, and each may stop one, which leaves it empty.
    Who has `agreed` lets them go to the group. Where it has `failed`, people's go on alone.
    """

    round: int
    rests_on: Mapping[MemberId, Private[tuple[int, ...]]]
    of: int
    drafts: tuple[str, ...] = ()
    until: datetime | None = None
    agreed: tuple[MemberId, ...] = ()
    failed: bool = False

    @property
    def is_open(self) -> bool:
        """Whether something waits for its authors' word."""
        waits = any(each not in self.agreed for each in self.rests_on)
        return self.until is not None and waits and any(self.drafts)


@dataclass(frozen=True, slots=True)
class Double:
    """Two on the list that may be the same, by key, and what their authors say; None: not yet."""

    first: str
    second: str
    answers: Mapping[MemberId, Private[bool | None]]

    @property
    def is_agreed(self) -> bool:
        """Whether both authors call them the same."""
        said = [reveal(each, to=Reader.DECISION) for each in self.answers.values()]
        return len(said) > 1 and all(said)


@dataclass(frozen=True, slots=True)
class Swap:
    """That somebody would give their place, by its key, for that of another; or for nothing.

    Both are in the same where one waits for it, and would have the place of the other.
    """

    by: MemberId
    gives: str
    to: MemberId
    gets: str
    is_open: bool = True


@dataclass(frozen=True, slots=True)
class OwnOrder:
    """In which order somebody has told options before they are voted on, by their keys.

    What is neither `ahead` nor `behind` stands between.
    """

    ahead: tuple[str, ...]
    behind: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakenOff:
    """What was on the list, and whether its author took it off, or else the organiser."""

    title: str
    by_author: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Decision):
    """What is `listed`, and by whom each key was `proposed`; what ties goes by lot, from `seed`.

    `places` are those of what was decided, by its key, where not everybody can have one. Of those
    who are asked whether what they hold stands `beside` a statement, it has the number of their
    opinion; 0: they have been asked, and have not said yes. `doubles` may be on the list twice.
    `turns` are the numbers by which each has voted for what has only so many places, by letter.
    What is `off` was on it before. `orders` are kept for a vote that puts options in order.
    """

    terms: ChoiceTerms
    listed: tuple[Words, ...] = ()
    proposed: Mapping[MemberId, Private[tuple[str, ...]]] = field(default_factory=dict)
    seed: str = ""
    places: Mapping[str, Seats] = field(default_factory=dict)
    drafting: Drafting | None = None
    beside: Mapping[MemberId, Private[int]] = field(default_factory=dict)
    doubles: tuple[Double, ...] = ()
    turns: Mapping[MemberId, Private[Mapping[str, int]]] = field(default_factory=dict)
    swaps: tuple[Swap, ...] = ()
    off: tuple[TakenOff, ...] = ()
    orders: Mapping[MemberId, Private[OwnOrder]] = field(default_factory=dict)

    @property
    def takes_proposals(self) -> bool:
        """Whether something can be put on the list by now."""
        return self.terms.is_open and self.phase is Phase.INTAKE

    @property
    def catalogue(self) -> Catalogue:
        """All that words can speak of, with what options say that they cost."""
        return with_prices(self.listed, self.terms.criteria)

    def rule_of(self, round_: int) -> str:
        """Return the rule that counts a round's votes, by what is on the list until they are."""
        rule = Decision.rule_of(self, round_)
        is_counted = any(each.tally for each in self.rounds if each.number == round_)
        is_alone = len(self.listed) == 1 and rule == _USUAL and not is_counted
        return self.terms.alone_by or rule if is_alone else rule

    def option(self, key: str) -> Words | None:
        """Return what is listed under a key."""
        return next((each for each in self.listed if each.key == key), None)
