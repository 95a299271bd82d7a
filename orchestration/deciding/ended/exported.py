"""What a decision that has ended is exported as, in parts; its log seals each by a hash as it ends.

So what is changed in an export is found, whatever it is. Nothing that changes after the end is a
part of it, and a part of what has ended gains nothing in later versions: its seal would not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from functools import singledispatch
from hashlib import sha256
from typing import Any

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.labelled import deciding_round
from orchestration.deciding.state import DecidedBy, Decision, Outcome, Round
from orchestration.deciding.votes.receipts import canonical, keys_of, terms_of
from orchestration.model.ballots import Tally
from orchestration.model.options import Option, Slot, Words
from orchestration.model.times import zone_named
from orchestration.voting.plain_ballots import ballot_data, tally_data

Data = dict[str, Any]


def parts_of(decision: Decision) -> Data:
    """Return a decision that has ended, in parts: all of its export but ballots and log."""
    round_ = counted_round(decision)
    return {
        "decision": decision.id,
        "question": decision.terms.subject,
        "options": [_option(decision, each) for each in keys_of(round_.options)],
        "roster": _roster(decision, round_),
        "rule": round_.tally.rule if round_.tally else decision.rule_of(round_.number),
        **(terms_of(round_.poll) if round_.poll else {"members": len(decision.counted)}),
        "round": round_.number,
        "tally": tally_in(round_.tally, round_.options),
        "outcome": _outcome(decision, decision.outcome) if decision.outcome else None,
        **({} if decision.why is None else {"why": decision.why.value}),
        "seed": method_of(decision).seed(decision) or None,
    }


def seals_of(decision: Decision) -> Iterator[str]:
    """Yield the seal of each part; that of a seed stands where its session opens."""
    for part, held in parts_of(decision).items():
        if part != "seed" or held is None:
            yield f"sealed: {part} has SHA-256 {seal(held)}"
    yield f"sealed: ballots has SHA-256 {seal(_ballots(counted_round(decision)))}"


def seal(part: object) -> str:
    """Return the hash of what is exported: of words as they are, of all else as JSON."""
    return sha256((part if isinstance(part, str) else canonical(part)).encode()).hexdigest()


def _ballots(round_: Round) -> list[str]:
    """Return the ballots that were counted as text, in whatever order they came."""
    names, poll = keys_of(round_.options), round_.poll
    return (
        sorted(canonical(ballot_data(each, names)) for each in poll.ballots.values())
        if poll
        else []
    )


def counted_round(decision: Decision) -> Round:
    """Return the round whose vote decided, or the last one that was voted on."""
    if decision.outcome is not None:
        return deciding_round(decision, decision.outcome.decided_by)
    counted = [each for each in decision.rounds if each.tally is not None]
    return (counted or [*decision.rounds])[-1]


def _option(decision: Decision, name: str) -> Data:
    shown = (each for one in decision.rounds for each in one.options if each.id == name)
    return option_data(next(shown), decision.terms.zone)


def _roster(decision: Decision, round_: Round) -> list[Data]:
    weighs, voted = dict(decision.terms.weighs), {*(round_.voted or round_.ballots)}
    return [
        {"id": each.id, "name": each.name, "voted": each.id in voted}
        | ({"weight": weighs[each.id]} if each.id in weighs else {})
        for each in decision.members
    ]


def _outcome(decision: Decision, outcome: Outcome) -> Data:
    by_order = outcome.decided_by in (DecidedBy.TIE_ORDER, DecidedBy.CANDIDATE)
    drawn = {"drawn_from": [*keys_of(outcome.drawn_from).values()]}
    return {
        **decided_data(outcome, decision.terms.zone),
        **(drawn if by_order or outcome.drawn_from else {}),
    }


def decided_data(outcome: Outcome, zone: str) -> Data:
    """Return what was decided, by what, and how many had voted and could come by then."""
    shown = option_data(outcome.option, zone)
    decided = [outcome.option, *outcome.more]
    keys = [each.key for each in decided if isinstance(each, Words)]
    return {
        "option": shown.pop("id"),
        **shown,
        "decided_by": outcome.decided_by.value,
        "voted": outcome.voted,
        "can_come": outcome.can_come,
        **({"winners": keys} if keys else {}),
    }


@singledispatch
def option_data(option: Option, zone: str) -> Data:
    """Return an option: its id, and what it is."""
    del zone
    return {"id": option.id}


@option_data.register
def _(slot: Slot, zone: str) -> Data:
    return {"id": slot.id, "start": iso(slot.start, zone), "end": iso(slot.end, zone)}


@option_data.register
def _(option: Words, zone: str) -> Data:
    del zone
    drafted = {"drafted_from": option.drafted_from} if option.drafted_from else {}
    return {"id": option.key, "title": option.title, "name": option.id, **drafted}


def iso(at: datetime, zone: str) -> str:
    """Return an instant in ISO 8601 with the offset of a zone."""
    return at.astimezone(zone_named(zone)).isoformat()


def ids_of(options: Iterable[Option]) -> Mapping[str, str]:
    """Return the ids of options that are known by more than the letter that they had in a vote."""
    return {each.id: each.key for each in options if isinstance(each, Words)}


def tally_in(tally: Tally | None, options: Iterable[Option]) -> Data | None:
    """Return a tally, with options by their ids."""
    if tally is None:
        return None
    ids = ids_of(options)

    def by_id(names: Iterable[str]) -> tuple[str, ...]:
        return tuple(ids.get(each, each) for each in names)

    named = replace(
        tally,
        winner=None if tally.winner is None else ids.get(tally.winner, tally.winner),
        points={ids.get(name, name): points for name, points in tally.points.items()},
        tie=by_id(tally.tie),
        winners=None if tally.winners is None else by_id(tally.winners),
    )
    return tally_data(named)
