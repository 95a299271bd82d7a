"""Ballots that go on into the next round: there they count, until their voters have voted anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.model.ballots import Approvals, Ballot, OneOption, VoteNote
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.voting.check import find_rule


def carried_into(
    decision: Decision, options: Sequence[Option]
) -> Mapping[MemberId, Private[Ballot | None]]:
    """Return the ballots of the round before, as far as their options are offered again.

    A ballot for one option, or for all that one approves of, still says what it said; an order or
    points among other options would not. Who approved of what is alone now is for it.
    """
    before = [each for each in decision.present_search if each.number == decision.round.number - 1]
    if not before:
        return {}
    takes = find_rule(decision.rule_of(decision.round.number)).form.type
    names = {option.id: option.id for option in options}
    now = method_of(decision).names_now(decision)
    names |= {old: name for old, name in now.items() if name in names}
    held = {who: _still(ballot, names) for who, ballot in before[0].ballots.items()}
    if takes is OneOption and len(options) == 1:
        held = {who: ballot and OneOption(options[0].id) for who, ballot in held.items()}
    return {
        who: Private(who, ballot)
        for who, ballot in held.items()
        if ballot is not None and isinstance(ballot, takes)
    }


def carried_notes(
    decision: Decision, carried: Mapping[MemberId, Private[Ballot | None]]
) -> Mapping[MemberId, Private[VoteNote]]:
    """Return the notes of those votes that are carried into the present round."""
    rounds = (each for each in decision.rounds if each.number == decision.round.number - 1)
    return {who: note for each in rounds for who, note in each.notes.items() if who in carried}


def _still(ballot: Ballot | None, names: Mapping[str, str]) -> Ballot | None:
    """Return what of a ballot is on the table again, by the names that its options have now."""
    match ballot:
        case OneOption(option) if option in names:
            return OneOption(names[option])
        case Approvals(yes, if_need_be):
            sure = dict.fromkeys(names[each] for each in yes if each in names)
            rest = dict.fromkeys(names[each] for each in if_need_be if each in names)
            left = Approvals(tuple(sure), tuple(each for each in rest if each not in sure))
            return left if left.yes or left.if_need_be else None
        case _:
            return None
