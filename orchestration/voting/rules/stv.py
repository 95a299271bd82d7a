"""Single transferable vote: several winners, each with a quota of the ballots behind them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from math import floor

from orchestration.model.ballots import Poll
from orchestration.voting.forms import ORDER
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import Ranking, add_up, leaders, rankings
from orchestration.voting.support import above_half
from orchestration.voting.words import amount, listing, number, standing

Pile = dict[Ranking, Fraction]
"""What a ballot is worth to the option that holds it, by the order that it gives."""


def stv(poll: Poll) -> Outcome:
    """Elect options that reach the quota; what they have beyond it, and the weakest, goes on.

    The quota is Droop's: of v ballots for w winners, floor(v / (w + 1)) + 1. A ballot counts for
    the first of the options still in that it names; options that share its place share its vote.
    Of the largest surplus every ballot of its option passes on the same share, surplus over votes
    (weighted inclusive Gregory), equal surpluses at once; after those the option with the fewest
    votes drops out, and where several have as few, all of them. Where too few would be left, those
    above are elected, and of these those tie for the places left that win one where another of them
    drops out alone; of one winner, as in `irv`, all of them. An option that was elected takes no
    more votes. A ballot with all the options still in on its last place, which is that of those it
    does not name, is spent. Sums are exact fractions. `points` are what an option had when it was
    elected, dropped out or was counted last; options that are elected at once stand by their votes,
    then in the order of options.
    """
    ballots = {ranking: weight for ranking, weight in rankings(poll).items() if len(ranking) > 1}
    count = _Count(poll.options, poll.winners, sum(ballots.values(), Fraction()))
    count.pass_on(ballots.items())
    while count.has_to_go_on():
        count.go_on()
    return Outcome(
        points=add_up(poll.options, count.votes.items()),
        leaders=count.tied,
        reason=count.reason(),
        steps=tuple(count.steps),
        elected=tuple(count.elected),
    )


@dataclass
class _Count:
    """A count as it goes: who is still in, elected or tied, and who holds which ballots."""

    options: tuple[str, ...]
    places: int
    ballots: Fraction
    elected: list[str] = field(default_factory=list)
    tied: tuple[str, ...] = ()
    steps: list[str] = field(default_factory=list)
    votes: dict[str, Fraction] = field(init=False)
    quota: int = field(init=False)
    _still_in: dict[str, None] = field(init=False)
    _piles: dict[str, Pile] = field(init=False)
    _surplus: dict[str, Fraction] = field(default_factory=dict)
    _is_trial: bool = False

    def __post_init__(self) -> None:
        self.quota = floor(self.ballots / (self.places + 1)) + 1
        self.votes = dict.fromkeys(self.options, Fraction())
        self._still_in = dict.fromkeys(self.options)
        self._piles = {option: {} for option in self.options}
        of_all = amount(self.ballots, "ballot")
        self.steps.append(f"The quota is {self.quota}: {of_all}, {self.places} to be elected.")

    @property
    def _left(self) -> int:
        return self.places - len(self.elected)

    def has_to_go_on(self) -> bool:
        """Tell whether a place is left that nobody ties for."""
        return self._left > 0 and not self.tied

    def go_on(self) -> None:
        """Take one step: elect, or pass on the largest surplus, or have the weakest drop out."""
        now = {option: self.votes[option] for option in self._still_in}
        reached = [option for option, votes in now.items() if votes >= self.quota]
        if len(now) <= self._left:
            self._elect(now, f"{standing(now)}; no more are left than places")
        elif reached:
            self._elect(reached, standing(now))
        elif any(self._surplus.values()):
            self._pass_on_surplus()
        else:
            self._drop(now)

    def pass_on(self, ballots: Iterable[tuple[Ranking, Fraction]]) -> None:
        """Hand ballots to whom they name next."""
        for ranking, worth in ballots:
            next_ = self._next(ranking)
            for option in next_:
                share = worth / len(next_) if len(next_) > 1 else worth
                pile = self._piles[option]
                pile[ranking] = pile[ranking] + share if ranking in pile else share
                self.votes[option] += share

    def _next(self, ranking: Ranking) -> list[str]:
        for place in ranking:
            named = [option for option in place if option in self._still_in]
            if named:
                is_spent = place is ranking[-1] and len(named) == len(self._still_in)
                return [] if is_spent else named
        return []

    def _elect(self, options: Iterable[str], how: str) -> None:
        winners = sorted(options, key=lambda option: -self.votes[option])
        self.steps.append(f"{how}; {listing(winners)} {_is(winners)} elected.")
        self.elected.extend(winners)
        for option in winners:
            del self._still_in[option]
            self._surplus[option] = max(self.votes[option] - self.quota, Fraction())

    def _pass_on_surplus(self) -> None:
        largest = leaders(self._surplus)
        for option in largest:
            surplus, votes = self._surplus.pop(option), self.votes[option]
            self.steps.append(f"{number(surplus)} of {option}'s {amount(votes, 'vote')} go on.")
            share = surplus / votes
            self.pass_on(
                (ranking, worth * share) for ranking, worth in self._piles.pop(option).items()
            )

    def _drop(self, now: Mapping[str, Fraction]) -> None:
        fewest = min(now.values())
        weakest = [option for option, votes in now.items() if votes == fewest]
        above = [option for option in now if option not in weakest]
        if len(above) < self._left:
            if above:
                self._elect(above, f"{standing(now)}; as many places are left, and more")
            self._tie(weakest)
            return
        verb = "drops" if len(weakest) == 1 else "drop"
        self.steps.append(f"{standing(now)}; {listing(weakest)} {verb} out.")
        self._take_out(weakest)

    def _take_out(self, options: Iterable[str]) -> None:
        for option in options:
            del self._still_in[option]
        for option in options:
            self.pass_on(self._piles.pop(option).items())

    def _tie(self, weakest: Sequence[str]) -> None:
        """Have those tie who can win a place still, by which of the others drops out."""
        if self.places == 1 or self._is_trial:
            self.tied = tuple(weakest)
            return
        able = {each for out in weakest for each in self._without(out)}
        first = [each for each in weakest if each in able]
        told = standing({each: self.votes[each] for each in weakest})
        if len(first) < len(weakest):
            lost = listing([each for each in weakest if each not in able])
            self.steps.append(f"{told}; {lost} can't win, whichever drops out.")
        self.tied = tuple(first)

    def _without(self, option: str) -> Iterable[str]:
        """Return who wins the places left, or ties for them, where one drops out alone."""
        trial, before = deepcopy(self), len(self.elected)
        trial._is_trial = True
        trial._take_out([option])
        while trial.has_to_go_on():
            trial.go_on()
        return (*trial.elected[before:], *trial.tied)

    def reason(self) -> str:
        """Return in one sentence who is elected, and who ties."""
        won = f"{listing(self.elected)} {_is(self.elected)} elected" if self.elected else ""
        if not self.tied:
            of_all = amount(self.ballots, "ballot")
            return f"{won}; {self.quota} of {of_all} are enough to be elected."
        places = "place" if self._left == 1 else f"{self._left} places"
        tie = f"{listing(self.tied)} tie with {amount(self.votes[self.tied[0]], 'vote')} each"
        return f"{won}; {tie} for the {places} left." if won else f"{tie}."


def _is(options: Iterable[str]) -> str:
    return "is" if len(list(options)) == 1 else "are"


RULE = Rule(
    name="stv",
    title="put in order, for several winners",
    form=ORDER,
    count=stv,
    supports=above_half,
    explanation="Options with enough ballots win; what they have too many, and the weakest, go on.",
)
