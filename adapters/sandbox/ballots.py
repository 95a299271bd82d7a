"""Votes: letters to press under the options, and dialogs where a ballot says more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from adapters.sandbox import blocks as b
from adapters.sandbox.desk import Dialog
from adapters.sandbox.forms import Filled, ask, choices, dialog
from adapters.sandbox.records import Message
from adapters.sandbox.render import when
from orchestration.meeting.state import Meeting, Phase
from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.voting.check import check_ballot, find_rule
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, ORDER, SHARES, Form
from orchestration.voting.rule import Rule
from orchestration.wording import listed

_BEST_GRADE: Final = 5
_LARGEST_SHARE: Final = 1000
_APPROVAL: Final = (("yes", "Yes"), ("if_need_be", "If need be"), ("no", "No"))


def is_open(message: Message, meeting: Meeting) -> bool:
    """Tell whether these are the options that are being voted on now."""
    round_ = message.body.memo.get("round")
    return meeting.phase is Phase.VOTE and round_ == meeting.round.number


def rule_of(meeting: Meeting) -> Rule:
    """Return the rule that counts the present round."""
    return find_rule(meeting.rule_of(meeting.round.number))


def has_letters(meeting: Meeting) -> bool:
    """Tell whether a reaction is a vote under the present rule."""
    return rule_of(meeting).form in (ONE_OPTION, APPROVALS)


def names(meeting: Meeting) -> list[str]:
    """Return the options on the table."""
    return [slot.id for slot in meeting.round.options]


def letters_of(message: Message, who: MemberId) -> list[str]:
    """Return the options whose letters somebody has pressed, in the order of the options."""
    own = {emoji for emoji, person in message.reactions if person == who}
    return [each for each in message.body.memo["options"] if b.letter(each) in own]


def ballot_of_letters(
    pressed: Sequence[str], latest: str, meeting: Meeting, who: MemberId
) -> Ballot:
    """Return the ballot that somebody's letters say; of one-option ballots the latest counts.

    Who has said “if need be” of an option in the dialog, and presses another, has still said it.
    """
    if rule_of(meeting).form is ONE_OPTION:
        return OneOption(latest)
    before = meeting.round.ballots.get(who)
    hesitant = before.if_need_be if isinstance(before, Approvals) else ()
    return Approvals(tuple(pressed), tuple(each for each in hesitant if each not in pressed))


def vote_dialog(message: Message, meeting: Meeting, who: MemberId) -> Dialog:
    """Ask for a ballot of the form that the rule takes, with the present one filled in."""
    form = rule_of(meeting).form
    name, title, fields = _DIALOGS[form](meeting, meeting.round.ballots.get(who))
    return dialog(name, title, "Vote", fields, message=message.id)


Fields = tuple[str, str, list[dict[str, Any]]]


def _labels(meeting: Meeting) -> dict[str, str]:
    return {slot.id: when(slot, meeting.terms.zone) for slot in meeting.round.options}


def _rank(meeting: Meeting, ballot: Ballot | None) -> Fields:
    known = names(meeting)
    placed = (
        [each for place in ballot.places for each in place] if isinstance(ballot, Order) else []
    )
    value = [*placed, *(each for each in known if each not in placed)]
    options = choices(_labels(meeting).items())
    return "rank", "Best first", [ask("order", "Your order", "order", value, options=options)]


def _points(meeting: Meeting, ballot: Ballot | None) -> Fields:
    value = {each: _given(ballot, each) for each in names(meeting)}
    field = ask(
        "points",
        "Share out your points",
        "points",
        value,
        options=choices(_labels(meeting).items()),
        min=0,
        max=len(value),
    )
    return "points", "Your points", [field]


def _grades(meeting: Meeting, ballot: Ballot | None) -> Fields:
    fields = [
        ask(option, label, "number", _given(ballot, option), min=0, max=_BEST_GRADE)
        for option, label in _labels(meeting).items()
    ]
    return "rate-options", "0 to 5 for each; 5 is best", fields


def _given(ballot: Ballot | None, option: str) -> int:
    return int(ballot.points.get(option, 0)) if isinstance(ballot, Points) else 0


def _approve(meeting: Meeting, ballot: Ballot | None) -> Fields:
    given = ballot if isinstance(ballot, Approvals) else Approvals(())
    answers = {**dict.fromkeys(given.yes, "yes"), **dict.fromkeys(given.if_need_be, "if_need_be")}
    fields = [
        ask(option, label, "select", answers.get(option, "no"), options=choices(_APPROVAL))
        for option, label in _labels(meeting).items()
    ]
    return "approve", "What could you live with?", fields


_DIALOGS: Final[Mapping[Form, Callable[[Meeting, Ballot | None], Fields]]] = {
    ORDER: _rank,
    SHARES: _points,
    GRADES: _grades,
    APPROVALS: _approve,
}


def read_filled(filled: Filled, meeting: Meeting) -> Ballot | None:
    """Return the ballot that was filled in; with faults noted in `filled`, None."""
    rule = rule_of(meeting)
    ballot = _READERS[rule.form](filled, names(meeting))
    if filled.errors:
        return None
    try:
        check_ballot(ballot, rule, names(meeting), "vote")
    except BadInput as problem:
        filled.problem(next(iter(filled.values), "vote"), problem)
        return None
    return ballot


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


_READERS: Final[Mapping[Form, Callable[[Filled, Sequence[str]], Ballot]]] = {
    ORDER: _read_order,
    SHARES: _read_points,
    GRADES: _read_grades,
    APPROVALS: _read_approvals,
}


def in_words(ballot: Ballot) -> str:
    """Return a ballot as its voter would say it."""
    match ballot:
        case OneOption():
            return ballot.option
        case Order():
            return ", then ".join(" or ".join(place) for place in ballot.places)
        case Points():
            return listed([f"{option} {int(number)}" for option, number in ballot.points.items()])
        case Approvals():
            hesitant = [f"if need be {each}" for each in ballot.if_need_be]
            return listed([*ballot.yes, *hesitant]) or "none of them"
