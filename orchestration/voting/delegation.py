"""Votes that are left to somebody else: who has the vote of whom, and which ballots follow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from orchestration.model.ballots import Ballot
from orchestration.model.errors import BadInput

Delegations = Mapping[str, str]
"""To whom each member who does not want to vote leaves their vote; nobody is there twice."""


def delegate(delegations: Delegations, member: str, to: str) -> dict[str, str]:
    """Return the delegations with a member's vote left to another, in the place of an earlier one.

    BadInput where that would close a circle: to oneself, or to somebody whose own vote would end
    with the member. It names nobody in between.
    """
    if to == member:
        raise BadInput("delegates_to", to, "somebody else")
    if goes_round(delegations, member, to):
        raise BadInput("delegates_to", to, "somebody whose own vote does not already end with you")
    return {**delegations, member: to}


def goes_round(delegations: Delegations, member: str, to: str) -> bool:
    """Tell whether a member's vote would come back to them, left to another."""
    return member == to or member in _chain(delegations, to)


def take_back(delegations: Delegations, member: str) -> dict[str, str]:
    """Return the delegations without a member's, who votes for themselves again."""
    return {giver: to for giver, to in delegations.items() if giver != member}


def checked(delegations: Delegations) -> dict[str, str]:
    """Return delegations that came all at once; BadInput names the first that closes a circle."""
    sound: dict[str, str] = {}
    for member, to in delegations.items():
        try:
            sound = delegate(sound, member, to)
        except BadInput as circle:
            raise BadInput(f"{member}.delegates_to", to, circle.expected) from circle
    return sound


def votes_through(delegations: Delegations, ballots: Collection[str], member: str) -> str | None:
    """Return whose ballot counts for a member: their own, or the first of the chain who has voted.

    Of `ballots` it only counts whose they are.

    None where nobody in the chain has. An abstention is a vote of one's own.
    """
    chain = (member, *_chain(delegations, member))
    return next((each for each in chain if each in ballots), None)


def votes_with(delegations: Delegations, ballots: Collection[str], member: str) -> tuple[str, ...]:
    """Return for whom else a member's ballot counts, be it cast already or about to be."""
    cast = {*ballots, member}
    others = (each for each in delegations if each != member)
    return tuple(each for each in others if votes_through(delegations, cast, each) == member)


def effective_ballots(
    ballots: Mapping[str, Ballot | None], delegations: Delegations
) -> dict[str, Ballot | None]:
    """Return the ballots with a copy for each member who has left their vote to somebody who voted.

    Who votes counts by their own ballot, whatever they have delegated, and chains are followed. The
    ballots of voters come first, in their order.
    """
    copies = {
        member: ballots[voter]
        for member in delegations
        if (voter := votes_through(delegations, ballots, member)) is not None
    }
    return {**ballots, **copies}


def _chain(delegations: Delegations, member: str) -> Iterator[str]:
    """Yield to whom a vote goes on, one after the other; it ends, as there is no circle."""
    while (to := delegations.get(member)) is not None:
        yield to
        member = to
