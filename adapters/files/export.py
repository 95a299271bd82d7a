"""A decision that has ended as one object, by which anybody can count it again.

The ballots are there as far as they may be shown: by member where everybody could see the vote, and
else without a name; where nobody sees any, by receipts, which only their voters know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adapters.files.answer import option_data, outcome_data, tally_in
from orchestration.deciding.log import told_at
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import deciding_round
from orchestration.deciding.receipts import are_hidden, by_receipt, keys_of, terms_of
from orchestration.deciding.state import DecidedBy, Decision, Round
from orchestration.deciding.step import is_over
from orchestration.kinds.choice.state import Choice
from orchestration.model.ballots import Ballot, Poll
from orchestration.model.errors import BadInput
from orchestration.voting.plain_ballots import ballot_data

Data = dict[str, Any]


def export_data(decision: Decision) -> Data:
    """Return a decision that has ended; BadInput while it goes on: its votes are not shown yet."""
    if not is_over(decision):
        raise BadInput("--decision", decision.id, "a decision that has ended; this one goes on")
    round_ = _round_of(decision)
    return {
        "decision": decision.id,
        "question": decision.terms.subject,
        "options": [_option(decision, each) for each in keys_of(round_.options)],
        "roster": _roster(decision, round_),
        "rule": round_.tally.rule if round_.tally else decision.rule_of(round_.number),
        **(terms_of(round_.poll) if round_.poll else {"members": len(decision.counted)}),
        **_ballots(decision, round_),
        "round": round_.number,
        "tally": tally_in(round_.tally, round_.options),
        "outcome": _outcome(decision, round_),
        **({} if decision.why is None else {"why": decision.why.value}),
        "log": [
            {"at": told_at(decision, each.at), "what": each.what, "hash": each.hash}
            for each in decision.log
        ],
        "seed": method_of(decision).seed(decision) or None,
    }


def _round_of(decision: Decision) -> Round:
    """Return the round whose vote decided, or the last one that was voted on."""
    if decision.outcome is not None:
        return deciding_round(decision, decision.outcome.decided_by)
    counted = [each for each in decision.rounds if each.tally is not None]
    return (counted or [*decision.rounds])[-1]


def _option(decision: Decision, name: str) -> Data:
    shown = (each for one in decision.rounds for each in one.options if each.id == name)
    return option_data(next(shown), decision.terms.zone)


def _roster(decision: Decision, round_: Round) -> list[Data]:
    voted, weighs = round_.ballots, dict(decision.terms.weighs)
    return [
        {"id": each.id, "name": each.name, "voted": each.id in voted}
        | ({"weight": weighs[each.id]} if each.id in weighs else {})
        for each in decision.members
    ]


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


def _outcome(decision: Decision, round_: Round) -> Data | None:
    outcome = outcome_data(decision)
    if outcome is None or decision.outcome is None:
        return None
    del outcome["tally"]
    seen = () if are_hidden(decision, round_) else round_.seen
    places = decision.places if isinstance(decision, Choice) else {}
    if any(who not in seen for each in places.values() for who in each.members):
        # who has a place has voted for it
        outcome = {key: each for key, each in outcome.items() if key not in ("places", "waiting")}
    by_order = decision.outcome.decided_by in (DecidedBy.TIE_ORDER, DecidedBy.CANDIDATE)
    if by_order or decision.outcome.drawn_from:
        outcome["drawn_from"] = [*keys_of(decision.outcome.drawn_from).values()]
    return outcome
