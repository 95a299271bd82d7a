"""Most votes, among what nobody has vetoed."""

from __future__ import annotations

from fractions import Fraction

from orchestration.model.ballots import Poll, Veto
from orchestration.voting.forms import VETO
from orchestration.voting.rule import Outcome, Rule
from orchestration.voting.shared import Stopped, add_up, cast, largest_of
from orchestration.voting.support import voted_for
from orchestration.voting.words import amount


def veto(poll: Poll) -> Outcome:
    """Elect the option with the most votes of those that have one and that nobody has vetoed.

    Only the vetoes of the poll's vetoers count, of everybody where none are named; a veto stops an
    option whatever its author weighs. `points` are the votes of all options.
    """
    points = add_up(
        poll.options,
        (
            (ballot.option, weight)
            for ballot, weight in cast(poll, Veto)
            if ballot.option is not None
        ),
    )
    vetoes = add_up(poll.options, ((option, Fraction(1)) for option in vetoed(poll)))
    steps = [f"{option} has {amount(count, 'veto')}." for option, count in vetoes.items() if count]
    left = [option for option in poll.options if points[option] and not vetoes[option]]
    stopped = [option for option in poll.options if vetoes[option]]
    in_words = Stopped(stopped, "is vetoed", "are vetoed", "votes for")
    return largest_of(points, "vote", left, in_words, tuple(steps))


def vetoed(poll: Poll) -> list[str]:
    """Return what is vetoed, once for each veto that counts."""
    return [
        option
        for voter, ballot in poll.ballots.items()
        if isinstance(ballot, Veto) and (poll.vetoers is None or voter in poll.vetoers)
        for option in ballot.against
    ]


RULE = Rule(
    name="veto",
    title="most votes wins, unless vetoed",
    form=VETO,
    count=veto,
    supports=voted_for,
    explanation="The option with the most votes wins, of those that nobody has vetoed.",
    is_blocked_by_one=True,
)
