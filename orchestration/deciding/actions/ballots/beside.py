"""What a voter says besides their vote, as a wish of theirs by which other options are judged."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots.why_none import wish_in
from orchestration.deciding.state import Decision, Phase
from orchestration.language.choosing.held.as_told import asks_of_options
from orchestration.language.choosing.held.reasons_told import is_reason_alone
from orchestration.language.votes.clauses import is_condition
from orchestration.model.ballots import Approvals, Ballot, Points, Veto
from orchestration.model.preferences import Visibility
from orchestration.privacy import Private
from orchestration.sessions.commands import TellPrivately
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.check import find_rule
from orchestration.voting.forms import GRADES
from orchestration.voting.forms import Form as BallotForm

_WORST: Final = 1
"""The grade up to which an option is turned down."""


def wish(
    decision: Decision,
    user_action: UserAction,
    words: str,
    *,
    seen: Visibility = Visibility.PRIVATE,
) -> TellPrivately:
    """Return that words are a wish of the voter's."""
    return TellPrivately(
        **user_action.envelope(decision.id, "/why"),
        member=user_action.who,
        text=Private(user_action.who, words),
        visibility=seen,
        name=user_action.name,
    )


def said_beside(
    decision: Decision, user_action: UserAction, why: str, seen: Visibility
) -> tuple[TellPrivately, ...]:
    """Return what a reason says by itself, as a wish of its author's; nothing where it says none.

    What an option is like (“too far”) is said of that alone. Who is not in it yet has no wishes.
    """
    if not why or is_reason_alone(why) or decision.member(user_action.who) is None:
        return ()
    said = wish_in(decision, user_action.who, why, user_action.at)
    said = said or (why if decision.phase is Phase.INTAKE and asks_of_options(why) else "")
    return (wish(decision, user_action, said, seen=seen),) if said else ()


def with_wish_noted(
    decision: Decision, user_action: UserAction, ballot: Ballot, reply: Reply, note: str
) -> Reply:
    """Return what comes of a ballot with a note, and of the wish that says why it turns one down.

    A condition is for this vote alone: “fine, if we're back by 2”.
    """
    form = find_rule(decision.rule_of(decision.round.number)).form
    if is_condition(note) or not turns_one_down(decision, form, ballot):
        return reply
    said = said_beside(decision, user_action, note, Visibility.PRIVATE)
    besides = Private(user_action.who, reply.notice)
    told = tuple(replace(each, besides=besides) for each in said)
    return Reply(commands=(*told, *reply.commands)) if told else reply


def turns_one_down(decision: Decision, form: BallotForm, ballot: Ballot) -> bool:
    """Tell whether a ballot turns an option down: the lowest grades, a veto, no approval."""
    names = {each.id for each in decision.round.options}
    match ballot:
        case Points():
            return form is GRADES and any(x <= _WORST for x in ballot.points.values())
        case Veto():
            return bool(ballot.against)
        case Approvals():
            return bool(names.difference(ballot.yes, ballot.if_need_be))
        case _:
            return False
