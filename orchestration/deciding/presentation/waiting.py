"""Whose turn it is: those whose answers are missing, as all may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase, Round
from orchestration.deciding.step import is_over, may_vote
from orchestration.interaction.wording import listed
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import Disclosure
from orchestration.voting.check import find_rule
from orchestration.voting.forms import APPROVALS, ONE_OPTION


class WaitedFor(TypedDict):
    """Whose answers or votes are missing, by name, who is needed first; and if the reader's is."""

    missing: tuple[str, ...]
    needed: tuple[str, ...]
    awaits_you: bool


class AllAsked(WaitedFor):
    """Beside those, all who are asked, and who of them is needed."""

    asked: tuple[str, ...]
    required: tuple[str, ...]


def waited_for(decision: Decision, reader: MemberId | None = None) -> AllAsked:
    """Return who is asked, and what is missing, as all may see it: a discreet one names nobody.

    Whose vote is missing each `reader` is told alone: the channel's card is not changed with every
    vote, since a post can be changed so often, and is posted again after that.
    """
    if decision.terms.disclosure is Disclosure.DISCREET or is_over(decision):
        return AllAsked(missing=(), needed=(), awaits_you=False, asked=(), required=())
    asked, required = named(sorted(decision.members, key=lambda each: not each.required))
    if reader is None and decision.phase is Phase.VOTE:
        return AllAsked(missing=(), needed=(), awaits_you=False, asked=asked, required=required)
    return AllAsked(asked=asked, required=required, **awaited(decision, reader))


def awaited(decision: Decision, reader: MemberId | None = None) -> WaitedFor:
    """Return whose answers, or votes, are missing; the `reader` is not among those named."""
    silent = [each for each in decision.members if _is_awaited(decision, each.id)]
    others = [each for each in silent if each.id != reader]
    missing, needed = named(sorted(others, key=lambda each: not each.required))
    return WaitedFor(missing=missing, needed=needed, awaits_you=len(others) < len(silent))


def _is_awaited(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody's answer or vote is missing; whose in a secret vote, nobody is told.

    Whose vote goes on from the round before has still to vote: the count waits for them.
    """
    if decision.phase is not Phase.VOTE:
        return decision.phase is Phase.INTAKE and who in decision.silent
    is_named = not decision.terms.secret and not method_of(decision).stays_open(decision)
    return is_named and may_vote(decision, who) and who not in decision.round.votes


def answered_now(decision: Decision) -> int:
    """Return how many have answered, also what was asked of them in the present round."""
    return len({*decision.answered} - {*decision.silent})


def sees_names(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody may be told whose answers are missing."""
    is_discreet = decision.terms.disclosure is Disclosure.DISCREET
    return not is_discreet or who == decision.organiser.id


def not_voted(decision: Decision, reader: MemberId) -> tuple[str, ...]:
    """Return whose vote is missing, the `reader` last, as “you”; of a secret vote nobody.

    A vote that goes on from the round before is one, though the count waits for its voter.
    """
    if decision.terms.secret:
        return ()
    may = [each for each in decision.members if may_vote(decision, each.id)]
    silent = [each for each in may if each.id not in decision.round.ballots]
    others = tuple(each.name for each in silent if each.id != reader)
    return (*others, "you") if len(others) < len(silent) else others


def named(members: Iterable[Member]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of members, and of those who are needed."""
    these = tuple(members)
    return tuple(x.name for x in these), tuple(x.name for x in these if x.required)


def has_answered(decision: Decision, who: MemberId, named: Sequence[Member]) -> str:
    """Say whether these have answered, or voted; nothing where nobody is named, or it is secret."""
    is_told = sees_names(decision, who) and not is_over(decision)
    is_voted = decision.phase is Phase.VOTE
    if not named or not is_told or (is_voted and decision.terms.secret):
        return ""
    done = decision.round.ballots if is_voted else decision.answered
    said_so = [each.name for each in named if each.id in done]
    silent = [each.name for each in named if each.id not in done]
    what = "voted" if is_voted else "answered"
    told_ = (
        f"{listed(said_so)}: {what}." if said_so else "",
        f"{listed(silent)}: not {what} yet." if silent else "",
    )
    return f"“{decision.terms.subject}”: {' '.join(filter(None, told_))}"


def takes_one_tap(decision: Decision, round_: Round, member: MemberId) -> bool:
    """Tell whether somebody can vote now by a tap on an option."""
    is_open = decision.phase is Phase.VOTE and round_ is decision.round
    form = find_rule(decision.rule_of(round_.number)).form
    return is_open and form in (ONE_OPTION, APPROVALS) and may_vote(decision, member)


def voted_by_now(decision: Decision) -> str:
    """Say how many have voted, where more than the winner is for all to see; never who.

    Where whoever wants to joins by that, and nobody else was asked, none knows of how many.
    """
    if decision.terms.disclosure is Disclosure.DISCREET:
        return ""
    asked = [each.id for each in decision.members if may_vote(decision, each.id)]
    voted = sum(each in decision.round.ballots for each in asked)
    silent = {each for each in asked if each not in decision.round.ballots}
    if method_of(decision).stays_open(decision) and silent <= {decision.organiser.id}:
        return f" {voted or 'Nobody'} {'have' if voted > 1 else 'has'} voted so far."
    return f" {voted} of {len(asked)} have voted."
