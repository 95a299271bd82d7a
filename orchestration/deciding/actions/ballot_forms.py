"""Votes: by letter or button where one is enough, and dialogs where a ballot says more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from orchestration.deciding.commands import Approve, CastBallot, TakeBallotBack
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import may_vote
from orchestration.deciding.votes import CLOSED, NOT_ASKED
from orchestration.interaction.form import Field, Filled, Form, Kind
from orchestration.interaction.wording import in_words, moment
from orchestration.model.ballots import Approval, Approvals, Ballot, OneOption, Order, Points
from orchestration.model.errors import BadInput
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.check import check_ballot, find_rule
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, ORDER, SHARES
from orchestration.voting.forms import Form as BallotForm
from orchestration.voting.rule import Rule

FORM_NAMES: Final = ("choose", "rank", "points", "rate-options", "approve")
_BEST_GRADE: Final = 5
_LARGEST_SHARE: Final = 1000
_APPROVAL: Final = (("yes", "Yes"), ("if_need_be", "If need be"), ("no", "No"))
_SEEN: Final = (
    "This vote is secret, and everyone sees a reaction, so yours doesn't count. Take it away, and "
    "use the buttons under the options: nobody sees those."
)
_SAYS_TOO_LITTLE: Final = (
    "A reaction can't say enough for this vote, so it doesn't count. Use the button under the "
    "options, or answer in the thread."
)


def why_not(decision: Decision, who: MemberId, round_: object) -> str:
    """Return why somebody cannot vote on the options of a round; nothing where they can."""
    if decision.phase is not Phase.VOTE or round_ != decision.round.number:
        return CLOSED
    return "" if may_vote(decision, who) else NOT_ASKED


def rule_of(decision: Decision) -> Rule:
    """Return the rule that counts the present round."""
    return find_rule(decision.rule_of(decision.round.number))


def has_letters(decision: Decision) -> bool:
    """Tell whether a reaction is a vote in the present round."""
    return rule_of(decision).form in (ONE_OPTION, APPROVALS) and not decision.terms.secret


def why_no_letters(decision: Decision) -> str:
    """Return why a reaction is no vote in the present round; nothing where it is one."""
    if has_letters(decision):
        return ""
    return _SEEN if decision.terms.secret else _SAYS_TOO_LITTLE


def names(decision: Decision) -> list[str]:
    """Return the options on the table."""
    return [option.id for option in decision.round.options]


def by_letters(
    decision: Decision, who: MemberId, pressed: Sequence[str], latest: str
) -> Ballot | None:
    """Return the ballot that somebody's letters say; of one-option ballots the latest counts.

    Who has said “if need be” of an option in the dialog, and presses another, has still said it.
    """
    if rule_of(decision).form is ONE_OPTION:
        chosen = latest if latest in pressed else next(iter(pressed), None)
        return OneOption(chosen) if chosen else None
    before = decision.round.ballots.get(who)
    hesitant = before.if_need_be if isinstance(before, Approvals) else ()
    rest = tuple(each for each in hesitant if each not in pressed)
    return Approvals(tuple(pressed), rest) if pressed or rest else None


def tap(decision: Decision, user_action: UserAction, option: str) -> Reply:
    """Return what comes of a tap on one option; a second tap takes an approval back.

    Of an approval only this option is told: another tap may be on its way.
    """
    if rule_of(decision).form is ONE_OPTION:
        return cast(decision, user_action, OneOption(option))
    before = decision.round.ballots.get(user_action.who)
    approved = option not in letters_that_say(before)
    command = Approve(
        **user_action.envelope(decision.id),
        member=user_action.who,
        choice=Private(user_action.who, Approval(option, approved)),
        round=decision.round.number,
    )
    return Reply(
        commands=(command,), notice=f"{option} is {'in' if approved else 'out of'} your vote."
    )


def of_letters(
    decision: Decision, user_action: UserAction, pressed: Sequence[str], latest: str
) -> Reply:
    """Return what comes of somebody's letters as they are now: none of them is no vote."""
    ballot = by_letters(decision, user_action.who, pressed, latest)
    if ballot is None:
        number = decision.round.number
        back = TakeBallotBack(
            **user_action.envelope(decision.id), member=user_action.who, round=number
        )
        return Reply(commands=(back,))
    return Reply(commands=(_command(decision, user_action, ballot),))


def cast(decision: Decision, user_action: UserAction, ballot: Ballot | None) -> Reply:
    """Return what comes of a ballot, and acknowledge it; None abstains."""
    said = "You abstain; a later vote still counts."
    if ballot is not None:
        said = f"Your vote is in: {in_words(ballot)}."
    return Reply(commands=(_command(decision, user_action, ballot),), notice=said)


def keep(decision: Decision, user_action: UserAction) -> Reply:
    """Return what comes of keeping the vote that was carried into the present round."""
    carried = decision.round.ballots.get(user_action.who)
    if carried is None:
        return Reply(notice="There is no vote of yours to keep.")
    return cast(decision, user_action, carried)


def _command(decision: Decision, user_action: UserAction, ballot: Ballot | None) -> CastBallot:
    own, number = Private(user_action.who, ballot), decision.round.number
    return CastBallot(
        **user_action.envelope(decision.id), member=user_action.who, ballot=own, round=number
    )


def letters_that_say(ballot: Ballot | None) -> tuple[str, ...]:
    """Return the options whose letters say what a ballot says."""
    match ballot:
        case OneOption():
            return (ballot.option,)
        case Approvals():
            return ballot.yes
        case _:
            return ()


def vote_form(decision: Decision, who: MemberId) -> Form:
    """Ask for a ballot of the form that the rule takes, with the present one filled in."""
    form = rule_of(decision).form
    offered = _labels(decision, who)
    name, title, fields = _FORMS[form](offered, decision.round.ballots.get(who))
    return Form(name, title, "Vote", fields, {"round": decision.round.number})


def when(option: Option, zone: str, *, named: bool = False) -> str:
    """Return an option with its name, in one line: `A  Thu 21 Jan, 15:00–15:45`."""
    return f"{option.id}  {moment(option, zone, named=named)}"


Offered = tuple[tuple[str, str], ...]
"""Options with their labels."""

Fields = tuple[str, str, tuple[Field, ...]]


def _labels(decision: Decision, who: MemberId) -> Offered:
    """Return the options by the voter's own clock, which is named where it is another."""
    member, zone = decision.member(who), decision.terms.zone
    own = member.zone if member else zone
    named = own != zone
    return tuple((option.id, when(option, own, named=named)) for option in decision.round.options)


def _one(offered: Offered, ballot: Ballot | None) -> Fields:
    value = ballot.option if isinstance(ballot, OneOption) else None
    return "choose", "Which one?", (Field("option", "Your vote", Kind.SELECT, value, offered),)


def _rank(offered: Offered, ballot: Ballot | None) -> Fields:
    known = [option for option, _ in offered]
    placed = (
        [each for place in ballot.places for each in place] if isinstance(ballot, Order) else []
    )
    value = [*placed, *(each for each in known if each not in placed)]
    field = Field("order", "Your order", Kind.ORDER, value, offered)
    return "rank", "Best first", (field,)


def _points(offered: Offered, ballot: Ballot | None) -> Fields:
    value = {option: _given(ballot, option) for option, _ in offered}
    label, high = "Share out your points", len(value)
    field = Field("points", label, Kind.POINTS, value, offered, low=0, high=high)
    return "points", "Your points", (field,)


def _grades(offered: Offered, ballot: Ballot | None) -> Fields:
    fields = (
        Field(option, label, Kind.NUMBER, _given(ballot, option), low=0, high=_BEST_GRADE)
        for option, label in offered
    )
    return "rate-options", "0 to 5 each; 5 is best", tuple(fields)


def _given(ballot: Ballot | None, option: str) -> int:
    return int(ballot.points.get(option, 0)) if isinstance(ballot, Points) else 0


def _approve(offered: Offered, ballot: Ballot | None) -> Fields:
    given = ballot if isinstance(ballot, Approvals) else Approvals(())
    answers = {**dict.fromkeys(given.yes, "yes"), **dict.fromkeys(given.if_need_be, "if_need_be")}
    fields = (
        Field(option, label, Kind.SELECT, answers.get(option, "no"), _APPROVAL)
        for option, label in offered
    )
    return "approve", "Which would be fine?", tuple(fields)


_FORMS: Final[Mapping[BallotForm, Callable[[Offered, Ballot | None], Fields]]] = {
    ONE_OPTION: _one,
    ORDER: _rank,
    SHARES: _points,
    GRADES: _grades,
    APPROVALS: _approve,
}


def read_filled(filled: Filled, decision: Decision) -> Ballot | None:
    """Return the ballot that was filled in; with faults noted in `filled`, None."""
    rule = rule_of(decision)
    ballot = _READERS[rule.form](filled, names(decision))
    if filled.errors:
        return None
    try:
        check_ballot(ballot, rule, names(decision), "vote")
    except BadInput as problem:
        filled.problem(next(iter(filled.values), "vote"), problem)
        return None
    return ballot


def _read_one(filled: Filled, known: Sequence[str]) -> Ballot:
    return OneOption(filled.one("option", known))


def _read_order(filled: Filled, known: Sequence[str]) -> Ballot:
    chosen = filled.some("order", known)
    if "order" not in filled.errors and len(chosen) != len(filled.values["order"]):
        filled.errors["order"] = "Each option once, please."
    in_order = filled.values["order"] if not filled.errors else []
    return Order(tuple((each,) for each in in_order))


def _read_points(filled: Filled, known: Sequence[str]) -> Ballot:
    given = filled.values.get("points")
    inner = Filled(given if isinstance(given, dict) else {})
    points = {each: inner.whole(each, 0, _LARGEST_SHARE) for each in known}
    if inner.errors:
        filled.errors["points"] = "A whole number of points for each option, please."
    return Points({each: Fraction(number) for each, number in points.items()})


def _read_grades(filled: Filled, known: Sequence[str]) -> Ballot:
    return Points({each: Fraction(filled.whole(each, 0, _BEST_GRADE)) for each in known})


def _read_approvals(filled: Filled, known: Sequence[str]) -> Ballot:
    answers = {each: filled.one(each, dict(_APPROVAL)) for each in known}
    yes, if_need_be = (
        tuple(each for each, said in answers.items() if said == answer)
        for answer in ("yes", "if_need_be")
    )
    return Approvals(yes, if_need_be)


_READERS: Final[Mapping[BallotForm, Callable[[Filled, Sequence[str]], Ballot]]] = {
    ONE_OPTION: _read_one,
    ORDER: _read_order,
    SHARES: _read_points,
    GRADES: _read_grades,
    APPROVALS: _read_approvals,
}
