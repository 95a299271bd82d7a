"""A round's votes as they are counted: without names, and by the terms that the organiser set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Round, Why
from orchestration.deciding.votes.receipts import as_counted, nonces_of
from orchestration.model.ballots import Poll, Tally
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.voting.check import find_rule
from orchestration.voting.delegation import effective_ballots
from orchestration.voting.holds import HeldBack, backings, cast, eligible, held_back, stopped


def poll_of(decision: Decision) -> Poll:
    """Return the present round's votes without names, in an order that says nothing of anybody.

    So they can be counted again whatever becomes of the voters. What nobody sees is known by what
    its receipt is made of. Whose veto counts would tell whose ballot it is: no others are kept.
    """
    round_, terms = decision.round, decision.terms
    members = {each.id for each in decision.counted}
    own = {str(who): ballot for who, ballot in round_.ballots.items()}
    ballots = effective_ballots(own, decision.delegations)
    numbers = nonces_of(decision)
    given = sorted(
        (
            (number, as_counted(terms, MemberId(who), ballot))
            for who, ballot in ballots.items()
            if who in members
            for number in numbers.get(who, [""] * terms.weight_of(MemberId(who)))
        ),
        key=lambda each: (repr(each[1]), each[0]),
    )
    return Poll(
        options=tuple(option.id for option in round_.options),
        members=_electorate(decision),
        ballots={number or str(place): ballot for place, (number, ballot) in enumerate(given, 1)},
        quorum=terms.quorum,
        threshold=terms.threshold,
        winners=min(terms.winners, len(round_.options)),
        budget=terms.budget,
        most=terms.most,
    )


def _electorate(decision: Decision) -> int:
    """Return of how many ballots a share is: of who has answered or voted, or of all asked."""
    asked = decision.members if decision.terms.of_all else decision.counted
    return sum(decision.terms.weight_of(each.id) for each in asked)


_WHY = {
    HeldBack.TURNOUT: Why.QUORUM,
    HeldBack.NONE: Why.NOT_ELECTED,
    HeldBack.THRESHOLD: Why.THRESHOLD,
}


def why_nothing_elected(decision: Decision) -> Why | None:
    """Return why the last vote settles nothing, not even by what comes first in the order.

    None where it elects something, or an earlier one has, or the order may decide.
    """
    last = _last_that_elected_nothing(decision)
    if last is None:
        return None
    poll, tally = last
    held = held_back(poll, tally.rule)
    rule, method = find_rule(tally.rule), method_of(decision)
    needs_a_vote = rule.is_blocked_by_one or not method.decides_unvoted(decision)
    if held is not None:
        return _WHY[held]
    return Why.NOT_ELECTED if needs_a_vote and not tally.tie else None


def _last_that_elected_nothing(decision: Decision) -> tuple[Poll, Tally] | None:
    """Return the last vote and its count, unless it or an earlier one has elected something."""
    voted = decision.counted_rounds
    if not voted or any(each.tally and each.tally.winner for each in voted):
        return None
    poll, tally = voted[-1].poll, voted[-1].tally
    return None if poll is None or tally is None else (poll, tally)


def left_to_the_order(round_: Round) -> tuple[str, ...]:
    """Return what of a round can be decided though no vote elects it: what has enough support."""
    if round_.poll is None or round_.tally is None:
        return tuple(option.id for option in round_.options)
    return eligible(round_.poll, round_.tally.rule)


def last_voted(decision: Decision) -> Round:
    """Return the latest round whose options were voted on; the present one where none was."""
    shown = (each for each in reversed(decision.present_search) if each.options)
    return next(shown, decision.round)


def best_left(round_: Round, options: Sequence[Option]) -> Option | None:
    """Return the option with most votes, of what the fewest stop where a no is final.

    Of as many votes it is the first in their order, and so it is where nobody has voted at all.
    What nobody voted for is never the best of a vote.
    """
    poll, tally = round_.poll, round_.tally
    if poll is None or tally is None or not cast(poll):
        return next(iter(options), None)
    has = backings(poll, find_rule(tally.rule))
    options = [each for each in options if has.get(each.id)]
    against = Counter(x for each in poll.ballots.values() for x in stopped([each]))
    return max(options, key=lambda x: (-against[x.id], tally.points[x.id]), default=None)


def voters(decision: Decision, poll: Poll | None) -> int | None:
    """Return how many have voted in a poll; where somebody weighs more, how many still known."""
    if poll is None or not decision.terms.weighs:
        return None if poll is None else cast(poll)
    round_ = next(each for each in decision.rounds if each.poll is poll)
    own = {str(who): ballot for who, ballot in round_.ballots.items()}
    ballots = effective_ballots(own, decision.delegations).values()
    return sum(each is not None for each in ballots)
