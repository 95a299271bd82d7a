"""What somebody approves of: after a tap on one option, and how many they may."""

from __future__ import annotations

from orchestration.deciding.state import Decision
from orchestration.interaction.wording import in_words
from orchestration.language.choosing.places.places import is_yes_or_no
from orchestration.model.ballots import Approvals, Ballot
from orchestration.model.options import Words
from orchestration.model.people import MemberId


def tapped(decision: Decision, member: MemberId, option: str, *, approved: bool) -> Approvals:
    """Return somebody's approvals after a tap on one option; a yes takes a no back."""
    before = _approvals(decision, member)
    titles = [each.title for each in decision.round.options if isinstance(each, Words)]
    if approved and is_yes_or_no(titles):
        return Approvals((option,))
    kept = {each for each in before.yes if each != option} | ({option} if approved else set())
    yes = tuple(each for each in names(decision) if each in kept)
    return Approvals(yes, tuple(each for each in before.if_need_be if each != option))


def too_many(decision: Decision, ballot: Ballot | None, held: Ballot | None) -> str:
    """Say that a ballot approves of more options than one may, and what counts; else nothing."""
    most = decision.terms.most
    approved = (*ballot.yes, *ballot.if_need_be) if isinstance(ballot, Approvals) else ()
    if most is None or len(approved) <= most:
        return ""
    stays = f"your vote stays {in_words(held)}" if held else "that is no vote yet"
    return f"Up to {most} each, and those are {len(approved)}: {stays}."


def _approvals(decision: Decision, member: MemberId) -> Approvals:
    given = decision.round.ballots.get(member)
    return given if isinstance(given, Approvals) else Approvals(())


def names(decision: Decision) -> tuple[str, ...]:
    """Return the names of the options that are voted on."""
    return tuple(option.id for option in decision.round.options)
