"""Ballots that nobody sees, each known by a receipt that its voter alone has.

A receipt is the beginning of a hash of the ballot and of a number that is drawn for it; what of it
is ever shown names nobody. The number is made of one that only the process can make, so that nobody
finds out whose ballot it is by trying.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from orchestration.deciding.commands import Approve, CastBallot, LeaveVote
from orchestration.deciding.state import Decision, Round
from orchestration.model.ballots import Ballot, Poll, Veto
from orchestration.model.options import Option, Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Terms
from orchestration.privacy import Private, Reader, reveal
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, ONE_OPTION
from orchestration.voting.plain_ballots import ballot_data
from orchestration.voting.words import plain

_NONCE: Final = 32
_RECEIPT: Final = 16
"""In hexadecimal digits."""


def are_hidden(decision: Decision, round_: Round) -> bool:
    """Tell whether nobody sees who votes for what in a round: it is secret, or by no letters."""
    form = find_rule(decision.rule_of(round_.number)).form
    return decision.terms.secret or form not in (ONE_OPTION, APPROVALS)


def nonce(decision: Decision, member: MemberId, command: str, drawn: str) -> str:
    """Return the number of a vote, of the id of the command it comes by and what that has drawn."""
    return _made_of(decision.id, command, member, drawn)


def number_for(decision: Decision, command: CastBallot | Approve | LeaveVote) -> Private[str]:
    """Return the number that a command makes for its member's vote; one for each of its ballots.

    The first is that of the receipt. With what was drawn alone can the others be made of it.
    """
    who = command.member
    drawn = reveal(command.drawn, to=who) if command.drawn else ""
    first = nonce(decision, who, command.id, drawn)
    more = range(1, decision.terms.weight_of(who))
    others = (nonce(decision, who, command.id, f"{drawn}\n{place}") for place in more)
    return Private(who, " ".join((first, *others)))


def _made_of(*lines: str) -> str:
    return sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:_NONCE]


def nonces_of(decision: Decision) -> Mapping[str, Sequence[str]]:
    """Return the numbers of each vote in the present round that nobody sees: one of each ballot.

    Those of a vote which was left to another are made of what was drawn as it was left, others in
    each round: nobody who knows all other numbers can tell them from theirs.
    """
    round_ = decision.round
    if not are_hidden(decision, round_):
        return {}
    left = {
        str(who): [
            _made_of(number, str(round_.number))
            for number in reveal(each, to=Reader.DECISION).split()
        ]
        for who, each in decision.copied.items()
    }
    own = {
        str(who): reveal(each, to=Reader.DECISION).split() for who, each in round_.nonces.items()
    }
    return {**left, **own}


def keys_of(options: Iterable[Option]) -> Mapping[str, str]:
    """Return by what a record knows the options of a vote: words by their key, others by letter."""
    return {each.id: each.key if isinstance(each, Words) else each.id for each in options}


def terms_of(poll: Poll) -> Mapping[str, object]:
    """Return what else a rule has counted by, as a poll in a file says it."""
    more = {
        "quorum": poll.quorum or None,
        "threshold": None if poll.threshold is None else plain(poll.threshold),
        "winners": None if poll.winners == 1 else poll.winners,
        "points": None if poll.budget is None else plain(poll.budget),
        "most": poll.most,
    }
    said = {key: value for key, value in more.items() if value is not None}
    return {"members": poll.members, **said}


def canonical(data: object) -> str:
    """Return data as the text of which hashes are made."""
    return json.dumps(data, sort_keys=True)


def receipt(nonce_: str, ballot: Ballot | None, options: Iterable[Option]) -> str:
    """Return the receipt of a ballot."""
    words = canonical(ballot_data(ballot, keys_of(options)))
    return sha256(f"{nonce_}\n{words}".encode()).hexdigest()[:_RECEIPT]


def as_counted(terms: Terms, member: MemberId, ballot: Ballot | None) -> Ballot | None:
    """Return a ballot as it counts: a veto of somebody who has none is left out."""
    vetoes = terms.vetoers is None or member in terms.vetoers
    return ballot if vetoes or not isinstance(ballot, Veto) else replace(ballot, against=())


def receipt_for(decision: Decision, round_: Round, member: MemberId) -> str:
    """Return the receipt of somebody's vote, to them alone; nothing where they have none."""
    vote = round_.votes.get(member) or round_.carried.get(member)
    drawn = round_.nonces.get(member)
    if vote is None or drawn is None:
        return ""
    counted = as_counted(decision.terms, member, reveal(vote, to=member))
    first = reveal(drawn, to=member).partition(" ")[0]
    return receipt(first, counted, round_.options)


def receipt_in(decision: Decision, number: int, member: MemberId) -> str:
    """Return the receipt of somebody's vote in a round by its number, to them alone.

    What they have said where all could read it needs none.
    """
    rounds = (x for x in decision.rounds if x.number == number and member not in x.seen)
    return next((receipt_for(decision, each, member) for each in rounds), "")


def receipt_at_once(
    decision: Decision, member: MemberId, ballot: Ballot | None, command: str, drawn: str
) -> str:
    """Return the receipt of a vote that is only now being cast; nothing where it gets none."""
    if not are_hidden(decision, decision.round):
        return ""
    made = nonce(decision, member, command, drawn)
    counted = as_counted(decision.terms, member, ballot)
    return receipt(made, counted, decision.round.options)


def with_receipt(code: str) -> str:
    """Tell a voter their receipt."""
    return f"Your receipt for it, which only you know: {code}."


def carried_nonces(
    decision: Decision, carried: Mapping[MemberId, Private[Ballot | None]]
) -> Mapping[MemberId, Private[str]]:
    """Return the numbers of those votes that are carried into the present round."""
    before = next(
        (each for each in decision.rounds if each.number == decision.round.number - 1), None
    )
    return {who: each for who, each in before.nonces.items() if who in carried} if before else {}


def by_receipt(poll: Poll, options: Iterable[Option]) -> Mapping[str, str]:
    """Return the number of each ballot of a poll by its receipt."""
    listed = tuple(options)
    return dict(sorted((receipt(key, each, listed), key) for key, each in poll.ballots.items()))
