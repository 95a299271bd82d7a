"""The ballot of the form that a rule takes, of what a reply says of the options."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.refusals import consents, veto
from orchestration.deciding.state import Decision
from orchestration.deciding.votes.approvals import too_many
from orchestration.interaction.wording import listed
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Veto,
)
from orchestration.model.errors import BadInput
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.voting.check import check_ballot
from orchestration.voting.forms import (
    APPROVALS,
    CONSENTS,
    DOTS,
    GRADES,
    ONE_OPTION,
    ORDER,
    SHARES,
    VETO,
)
from orchestration.voting.forms import Form as BallotForm

_CAN_WIN: Final = (
    " {rest} can still win: “object to {option}: too far” says what you can't live with."
)
_NO_VETO_YET: Final = " The no to {rest} is no veto: “veto {option}” makes it one."
_NO_NUMBERS: Final = " This vote takes no numbers: each of them counts alike."
_NO_ORDER: Final = " This vote takes no order: each of them counts alike."
_SEVERAL: Final = 2
ONLY_FOR: Final = "Only what you are for counts here; vote for what suits you."


def one_already(decision: Decision, who: MemberId, said: VoteSaid) -> str:
    """Say that a rule takes one option, to who adds another one to theirs."""
    before = decision.round.ballots.get(who)
    other = said.choices[0].option if said.adds else ""
    if not other or not isinstance(before, OneOption) or other == before.option:
        return ""
    return f"This vote takes one option: yours stays {before.option}. “{other}” changes it."


def left_out(decision: Decision, said: VoteSaid, ballot: Ballot) -> str:
    """Name the options that a vote leaves out, where its words may be meant for them too."""
    if isinstance(ballot, Consents) and said.only:
        open_ = [each for each in ballot_forms.names(decision) if each not in _named_in(ballot)]
        return _CAN_WIN.format(rest=listed(open_), option=open_[0]) if open_ else ""
    if isinstance(ballot, Veto | Approvals):
        return _no_room(decision, said, ballot)
    if not isinstance(ballot, OneOption) or len(said.choices) < 2 or said.of_all:
        return ""
    others = [each.option for each in said.choices if each.option != ballot.option]
    are = "is" if len(others) == 1 else "are"
    are = f"and the no to {listed(said.refused)} are" if said.refused else are
    return f" This vote takes one option, so {listed(others)} {are} left out."


def _no_room(decision: Decision, said: VoteSaid, ballot: Veto | Approvals) -> str:
    """Name what a vote says that such a ballot has no room for: an order, a no that is no veto."""
    if isinstance(ballot, Approvals):
        if said.in_order and len(ballot.yes) > 1:
            return _NO_ORDER
        return _NO_NUMBERS if _has_points(decision, said) else ""
    rest = [each for each in said.refused if each not in ballot.against]
    return _NO_VETO_YET.format(rest=listed(rest), option=rest[0]) if rest else ""


def _has_points(decision: Decision, said: VoteSaid) -> bool:
    """Tell whether options have points in a vote: the 10 of “tuesday 10” is a part of its name."""
    titles = {each.id: each.title for each in decision.round.options if isinstance(each, Words)}
    return any(
        each.points is not None
        and str(each.points) not in re.findall(r"\d+", titles.get(each.option, ""))
        for each in said.choices
    )


def _named_in(ballot: Consents) -> Collection[str]:
    return (*ballot.yes, *ballot.if_need_be, *ballot.objections)


def ballot_of(decision: Decision, who: MemberId, said: VoteSaid) -> Ballot | str:
    """Return the ballot of the form that the rule takes, or a sentence on what it takes."""
    return ballot_after(decision, decision.round.ballots.get(who), said)


def ballot_after(decision: Decision, before: Ballot | None, said: VoteSaid) -> Ballot | str:
    """Return the same for whose ballot was another one before."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    choices = _chosen(said, names)
    if rule.form is ORDER:
        choices = (*choices, *(said.below or _refused_last(said, names)))
    if not choices:
        return ONLY_FOR
    if rule.form in (ONE_OPTION, VETO):
        if len(choices) != 1 and (said.of_all or choices[1].equal):
            return "One option, please: this vote takes one."
    elif said.everything and rule.form in (SHARES, DOTS):
        budget = decision.terms.budget if rule.form is DOTS else None
        most = Fraction(len(names)) if budget is None else budget
        choices = [replace(choices[0], points=int(most))]
    elif rule.form in (GRADES, SHARES, DOTS) and any(each.points is None for each in choices):
        example = ballot_forms.example_of(decision)
        return f"This vote takes a number for each option: “{example}”."
    ballot = _MADE[rule.form](choices, before, _adds(said, rule.form))
    return sound(decision, ballot, before)


def _refused_last(said: VoteSaid, names: Sequence[str]) -> Sequence[OptionChosen]:
    """Return all others in one place, and what is refused beside a vote in the last."""
    if not said.refused or said.adds:
        return ()
    named = {*(each.option for each in said.choices), *said.refused}
    others = [each for each in names if each not in named]
    return tuple(
        OptionChosen(each, equal=at > 0)
        for place in (others, said.refused)
        for at, each in enumerate(place)
    )


def _adds(said: VoteSaid, form: BallotForm) -> bool:
    """Tell whether what is chosen comes to what was chosen before."""
    return said.adds or (said.after_all and form is APPROVALS)


def sound(decision: Decision, ballot: Ballot, held: Ballot | None) -> Ballot | str:
    """Return a ballot of who held another, or why the rule cannot count it."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    try:
        check_ballot(ballot, rule, names, "your vote", decision.terms.budget)
    except BadInput as problem:
        return f"I can't count that: expected {problem.expected}."
    return too_many(decision, ballot, held) or ballot


def _chosen(said: VoteSaid, names: Sequence[str]) -> Sequence[OptionChosen]:
    """Return what is voted for: what is named, or all the others."""
    if not said.of_all:
        return said.choices
    but = {each.option for each in said.choices}
    left = [each for each in names if each not in but]
    return [OptionChosen(each, equal=at > 0) for at, each in enumerate(left)]


def _approved(before: Ballot | None, choices: Sequence[OptionChosen]) -> Approvals:
    """Return what is approved of; what was said before stands where more is added to it."""
    named = {each.option for each in choices}
    held = before if isinstance(before, Approvals) else Approvals(())
    yes = [each for each in held.yes if each not in named]
    rest = [each for each in held.if_need_be if each not in named]
    yes += [each.option for each in choices if not each.hesitant]
    rest += [each.option for each in choices if each.hesitant]
    return Approvals(tuple(yes), tuple(rest))


def _consented(before: Ballot | None, choices: Sequence[OptionChosen]) -> Consents:
    """Return what is consented to; what was said of other options stands."""
    gladly = [each.option for each in choices if not each.hesitant]
    return consents(before, gladly, [each.option for each in choices if each.hesitant])


def _placed(before: Ballot | None, choices: Sequence[OptionChosen]) -> tuple[tuple[str, ...], ...]:
    """Return the places of an order that another option is added to."""
    named = {each.option for each in choices}
    held = before.places if isinstance(before, Order) else ()
    kept = (tuple(each for each in place if each not in named) for place in held)
    return tuple(place for place in kept if place)


def _in_places(choices: Sequence[OptionChosen]) -> tuple[tuple[str, ...], ...]:
    places: list[tuple[str, ...]] = []
    for each in _by_number(choices):
        if each.equal and places:
            places[-1] = (*places[-1], each.option)
        else:
            places.append((each.option,))
    return tuple(places)


def _by_number(choices: Sequence[OptionChosen]) -> Sequence[OptionChosen]:
    """Return options by the places that are written behind them: "Lake 2, Sea 1"."""
    numbers = [each.points for each in choices]
    if len(numbers) < _SEVERAL or sorted(filter(None, numbers)) != [*range(1, len(choices) + 1)]:
        return choices
    return sorted(choices, key=lambda each: each.points or 0)


def _graded(before: Ballot | None, choices: Sequence[OptionChosen]) -> Points:
    """Return the grades that are given; what was said before of other options stands."""
    held = before.points if isinstance(before, Points) else {}
    return Points({**held, **_numbered(choices).points})


def _numbered(choices: Sequence[OptionChosen]) -> Points:
    return Points({each.option: Fraction(each.points or 0) for each in choices})


_MADE: Final[
    Mapping[BallotForm, Callable[[Sequence[OptionChosen], Ballot | None, bool], Ballot]]
] = {
    ONE_OPTION: lambda choices, before, adds: OneOption(choices[0].option),
    VETO: lambda choices, before, adds: veto(before, choices[0].option),
    ORDER: lambda choices, before, adds: Order(
        (*_placed(before if adds else None, choices), *_in_places(choices))
    ),
    APPROVALS: lambda choices, before, adds: _approved(before if adds else None, choices),
    CONSENTS: lambda choices, before, adds: _consented(before, choices),
    GRADES: lambda choices, before, adds: _graded(before, choices),
    **dict.fromkeys((SHARES, DOTS), lambda choices, before, adds: _numbered(choices)),
}
"""The ballot of each form, of what is chosen, what was voted before, and whether it adds to it."""
