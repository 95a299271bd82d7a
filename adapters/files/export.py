"""A decision that has ended as one object, by which anybody can count it again.

The ballots are there as far as they may be shown: by member where everybody could see the vote, and
else without a name; where nobody sees any, by receipts, which only their voters know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adapters.files.answer import since_data
from orchestration.deciding.ended.exported import counted_round, parts_of
from orchestration.deciding.log import told_at
from orchestration.deciding.state import Decision, Round
from orchestration.deciding.step import is_over
from orchestration.deciding.votes.receipts import are_hidden, by_receipt, keys_of
from orchestration.model.ballots import Ballot, Poll
from orchestration.model.errors import BadInput
from orchestration.voting.plain_ballots import ballot_data

Data = dict[str, Any]


def export_data(decision: Decision) -> Data:
    """Return a decision that has ended; BadInput while it goes on: its votes are not shown yet."""
    if not is_over(decision):
        raise BadInput("--decision", decision.id, "a decision that has ended; this one goes on")
    round_ = counted_round(decision)
    return {
        **parts_of(decision),
        **_ballots(decision, round_),
        "now": _since(decision, round_),
        "log": [
            {"at": told_at(decision, each.at), "what": each.what, "hash": each.hash}
            for each in decision.log
        ],
    }


def _ballots(decision: Decision, round_: Round) -> Data:
    """Return the ballots that were counted, and what their receipts are made of."""
    poll = round_.poll
    if poll is None:
        return {"ballots": {}, "nonces": {}}
    names = keys_of(round_.options)
    if are_hidden(decision, round_):
        nonces = by_receipt(poll, round_.options)
        ballots: Mapping[str, Ballot | None] = {
            code: poll.ballots[key] for code, key in nonces.items()
        }
    else:
        nonces, ballots = {}, _by_member(round_, poll)
    written = {voter: ballot_data(each, names) for voter, each in ballots.items()}
    return {"ballots": written, "nonces": dict(nonces)}


def _by_member(round_: Round, poll: Poll) -> Mapping[str, Ballot | None]:
    """Return the counted ballots by who cast them where everybody could see it.

    All others have no name, nor have those of who is forgotten since, and copies for who left their
    vote to another.
    """
    left = {who: ballot for who, ballot in round_.ballots.items() if who in round_.seen}
    named = dict[str, Ballot | None]()
    for number, ballot in poll.ballots.items():
        voter = next((who for who, vote in left.items() if vote == ballot), None)
        named[voter or f"nameless-{number}"] = ballot
        if voter is not None:
            del left[voter]
    return dict(sorted(named.items()))


def _since(decision: Decision, round_: Round) -> Data:
    """Return what goes on after the decision; who has a place has voted for it."""
    since = since_data(decision)
    seen = () if are_hidden(decision, round_) else round_.seen
    told = [who for each in since.get("places", {}).values() for who in each]
    waits = [who for each in since.get("waiting", {}).values() for who in each]
    if any(who not in seen for who in (*told, *waits)):
        return {key: each for key, each in since.items() if key not in ("places", "waiting")}
    return since
