"""What happened in a session, step by step, as everybody may know it; chained by hashes.

A hash is SHA-256 of three lines: the hash before, the time (ISO 8601, on the session's clock) and
what happened. The last lines are the seals of all that is exported. A ballot that nobody sees is
named by its receipt only once all of them are counted: when it came would say whose it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import sha256
from itertools import zip_longest

from orchestration.deciding.commands import Approve, CastBallot
from orchestration.deciding.ended.exported import seals_of
from orchestration.deciding.method import method_of
from orchestration.deciding.state import D, Decision, Logged, Phase, Round
from orchestration.deciding.step import is_over
from orchestration.deciding.votes.receipts import (
    are_hidden,
    by_receipt,
)
from orchestration.model.options import Option, Words
from orchestration.model.people import Member, MemberId
from orchestration.model.times import zone_named
from orchestration.sessions.commands import Command
from orchestration.voting.delegation import votes_through
from orchestration.voting.lots import commitment
from orchestration.voting.words import amount, listing

ByVote = CastBallot | Approve
"""By what somebody joins who was not asked."""


def logged(before: D | None, after: D, command: Command) -> D:
    """Return a decision with what a command has done to it in its log."""
    log = after.log
    for what in () if after == before else _happened(before, after, isinstance(command, ByVote)):
        former = log[-1].hash if log else ""
        log = (*log, Logged(command.at, what, _chained(former, told_at(after, command.at), what)))
    return after if log is after.log else replace(after, log=log)


def told_at(decision: Decision, at: datetime) -> str:
    """Return when something happened, as it stands in the log."""
    return at.astimezone(zone_named(decision.terms.zone)).isoformat()


def _chained(former: str, at: str, what: str) -> str:
    return sha256(f"{former}\n{at}\n{what}".encode()).hexdigest()


def _happened(before: Decision | None, after: Decision, is_vote: bool) -> Iterator[str]:
    """Yield what a step has changed of what everybody may know."""
    if before is None:
        yield _opened(after)
    elif before.terms.subject != after.terms.subject:
        yield f"renamed: {_named(after)}"
    yield from _came(before, after, is_vote)
    yield from _listed(before, after)
    rounds = {each.number: each for each in before.rounds} if before else {}
    for round_ in after.rounds:
        was = rounds.get(round_.number, Round(number=round_.number, asked=()))
        if round_ is not was:
            yield from _in_round(after, was, round_)
    yield from _ended(before, after)


def _came(before: Decision | None, after: Decision, is_vote: bool) -> Iterator[str]:
    """Yield who was asked, has joined by a vote, or has left.

    Who joins is not named yet where nobody sees that a vote is theirs.
    """
    known = before.members if before else ()
    new = _asked(known, after.members)
    if new and not (is_vote and are_hidden(after, after.round)):
        yield f"{'joined' if is_vote else 'asked'}: {', '.join(new)}"
    if len(known) > len(after.members):
        there = {each.id for each in after.members}
        yield f"left: {', '.join(each.id for each in known if each.id not in there)}"


def _listed(before: Decision | None, after: Decision) -> Iterator[str]:
    was, now = (method_of(each).listed(each) if each else () for each in (before, after))
    yield from (f"on the list: {_option(each)}" for each in now if each not in was)
    yield from (f"off the list: {_option(each)}" for each in was if each not in now)


def _asked(known: Sequence[Member], members: Sequence[Member]) -> list[MemberId]:
    """Return who is new; most are the same and in the same place, and are not looked for."""
    pairs = zip_longest(members, known[: len(members)])
    return [now.id for now, was in pairs if now is not was and now not in known]


def _opened(decision: Decision) -> str:
    seed = method_of(decision).seed(decision)
    fixed = f"; the seed has SHA-256 {commitment(seed)}" if seed else ""
    return f"opened: {_named(decision)}{fixed}"


def _named(decision: Decision) -> str:
    return " ".join(decision.terms.subject.split())


def _in_round(decision: Decision, was: Round, now: Round) -> Iterator[str]:
    if now.options != was.options:
        shown = ", ".join(map(_option, now.options))
        yield f"vote {now.number} opened: {shown}"
    if now.votes is not was.votes:
        yield from _voted(decision, was, now)
    if now.tally is not None and now.tally != was.tally and now.poll is not None:
        count = amount(len(now.poll.ballots), "ballot")
        if was.tally is None and are_hidden(decision, now):
            yield from _joined(decision)
            yield from (f"ballot counted: {each}" for each in by_receipt(now.poll, now.options))
        elif was.tally is None:
            yield from _copied(decision, now)
        yield f"vote {now.number} counted by {now.tally.rule}: {count}"


def _copied(decision: Decision, now: Round) -> Iterator[str]:
    """Yield whose ballot counts for whom who has left their vote to them, and not voted."""
    cast = {str(who): ballot for who, ballot in now.ballots.items()}
    for giver in sorted(decision.delegations):
        voter = votes_through(decision.delegations, cast, giver)
        if voter is not None and voter != giver:
            yield f"ballot of {voter} counts for {giver}"


def _joined(decision: Decision) -> Iterator[str]:
    """Yield who has joined by a vote that nobody sees: only now, since when would say whose it is.

    They are those whom the log does not name yet; where its beginning is missing, nobody is.
    """
    lines = [each.what.partition(": ") for each in decision.log]
    named = [who for what, _, who in lines if what in ("asked", "joined")]
    known = {who for each in named for who in each.split(", ")}
    begins = any(what == "opened" for what, *_ in lines[:1])
    joined = sorted(each.id for each in decision.members if each.id not in known)
    if joined and begins:
        yield f"joined: {', '.join(joined)}"


def _voted(decision: Decision, was: Round, now: Round) -> Iterator[str]:
    hidden = are_hidden(decision, now)
    for who, vote in now.votes.items():
        if was.votes.get(who) is not vote:
            yield "ballot cast" if hidden else f"ballot cast by {who}"
    for who in was.votes:
        if who not in now.votes:
            yield "ballot taken back" if hidden else f"ballot taken back by {who}"


def _ended(before: Decision | None, after: Decision) -> Iterator[str]:
    """Yield how it has ended, and the seals of what it is exported as."""
    said = [*_how_it_ended(before, after)]
    yield from said
    if said and is_over(after):
        yield from seals_of(after)


def _how_it_ended(before: Decision | None, after: Decision) -> Iterator[str]:
    outcome, earlier = after.outcome, before.outcome if before else None
    if earlier is not None and outcome is None:
        yield f"given up: {_option(earlier.option)}"
    if outcome is not None and outcome != earlier:
        options = [_option(each) for each in (outcome.option, *outcome.more)]
        yield f"decided: {listing(options)} by {outcome.decided_by.value}"
    if before is None or after.phase is before.phase:
        return
    if after.phase is Phase.WITHOUT_OUTCOME:
        yield f"ended without an outcome: {after.why.value if after.why else ''}"
    if after.phase is Phase.CANCELLED:
        yield "called off"


def _option(option: Option) -> str:
    if isinstance(option, Words):
        return " ".join(filter(None, (option.id, option.key)))
    return f"{option.id} {option.begins.isoformat()}" if option.begins else option.id
