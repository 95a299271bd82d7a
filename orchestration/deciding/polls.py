"""A round's votes as they are counted: without names, and by the terms that the organiser set."""

from __future__ import annotations

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Why
from orchestration.model.ballots import Poll
from orchestration.voting.check import find_rule
from orchestration.voting.delegation import effective_ballots
from orchestration.voting.holds import HeldBack, held_back


def poll_of(decision: Decision) -> Poll:
    """Return the present round's votes without names, in an order that says nothing of anybody.

    So they can be counted again whatever becomes of the voters.
    """
    round_, terms = decision.round, decision.terms
    members = {each.id for each in decision.counted}
    ballots = effective_ballots(
        {str(who): ballot for who, ballot in round_.ballots.items()}, decision.delegations
    )
    given = [(who, ballot) for who, ballot in ballots.items() if who in members]
    given.sort(key=lambda cast: repr(cast[1]))
    numbers = {who: str(number) for number, (who, _) in enumerate(given, 1)}
    return Poll(
        options=tuple(option.id for option in round_.options),
        members=len(members),
        ballots={numbers[who]: ballot for who, ballot in given},
        quorum=terms.quorum,
        threshold=terms.threshold,
        winners=min(terms.winners, len(round_.options)),
        budget=terms.budget,
        vetoers=terms.vetoers
        if terms.vetoers is None
        else tuple(sorted(numbers[who] for who in terms.vetoers if who in numbers)),
    )


_WHY = {
    HeldBack.TURNOUT: Why.QUORUM,
    HeldBack.NONE: Why.NOT_ELECTED,
    HeldBack.THRESHOLD: Why.THRESHOLD,
}


def why_nothing_elected(decision: Decision) -> Why | None:
    """Return why the last vote settles nothing, not even by what comes first in the order.

    None where it elects something, or an earlier one has, or the order may decide.
    """
    voted = [each for each in decision.present_search if each.tally is not None]
    if not voted or any(each.tally and each.tally.winner for each in voted):
        return None
    poll, tally = voted[-1].poll, voted[-1].tally
    if poll is None or tally is None:
        return None
    held = held_back(poll, tally.rule)
    is_refused = find_rule(tally.rule).is_blocked_by_one
    needs_a_vote = is_refused or method_of(decision).is_proposal(decision)
    if held is HeldBack.TURNOUT and not poll.quorum:
        return Why.NOT_ELECTED if needs_a_vote else None
    if held is not None:
        return _WHY[held]
    return Why.NOT_ELECTED if needs_a_vote and not tally.tie else None
