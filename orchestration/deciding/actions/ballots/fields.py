"""What a dialog asks for a ballot of each form, and the ballot that was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from orchestration.interaction.form import Field, Filled, Kind
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    OneOption,
    Order,
    Points,
    Veto,
)
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

Offered = tuple[tuple[str, str], ...]
"""Options with their labels."""

Fields = tuple[str, str, tuple[Field, ...]]
"""The name of a dialog, its title, and what it asks."""

# No option is called so: a name of one has neither sign.
WHY: Final = "_why"
_SEEN: Final = "_seen"
_FOR: Final = "_for"
_NOBODY: Final = "-"

LONGEST_REASON: Final = 500
_BEST_GRADE: Final = 5
_LARGEST_SHARE: Final = 1000
_APPROVAL: Final = (("yes", "Yes"), ("if_need_be", "If need be"), ("no", "No"))
_CONSENT: Final = (
    ("yes", "Yes"),
    ("if_need_be", "If need be"),
    ("object", "I object"),
    ("open", "No opinion"),
)
_VETO: Final = (("stands", "May stand"), ("veto", "Veto"))
_WHO_SEES: Final = (("private", "Only me; it counts all the same"), ("shared", "Everyone"))


def fields_of(
    form: BallotForm,
    offered: Offered,
    ballot: Ballot | None,
    budget: Fraction | None = None,
    *,
    vetoes: bool = True,
) -> Fields:
    """Return what a dialog asks for a ballot of a form, with the present one filled in.

    `budget` is how many points there are to share out, where it is not one per option; who has no
    veto is not asked for one.
    """
    if form is DOTS:
        return _points(offered, ballot, budget)
    if form is VETO and not vetoes:
        return _veto((), offered, ballot)
    return _FIELDS[form](offered, ballot)


def read_fields(
    form: BallotForm, filled: Filled, known: Sequence[str], held: Ballot | None = None
) -> Ballot:
    """Return the ballot that was filled in; what is wrong with it is noted in `filled`.

    What is objected to by the ballot that is `held` has its reason already; an order that is sent
    off as it was shown keeps the places in which options are equal.
    """
    return _READERS[form](filled, known, held)


def reason_in(filled: Filled) -> tuple[str, bool]:
    """Return the reason that was filled in beside a ballot, and whether others may see it."""
    reason = filled.text(WHY, LONGEST_REASON) if WHY in filled.values else ""
    return reason, filled.values.get(_SEEN) == "shared"


def why_none() -> tuple[Field, ...]:
    """Return what is asked of somebody who would have none of the options."""
    asks = "What would suit you better? It stays with you; what says a wish counts as one."
    return (Field(WHY, "Why? A word helps.", Kind.LONGTEXT, "", help=asks, required=False),)


def why_objects(*, required: bool) -> tuple[Field, Field]:
    """Return what is asked of somebody who objects: why, and who sees that."""
    needed = "An objection needs a reason."
    why = Field(WHY, "Why you object", Kind.LONGTEXT, "", help=needed, required=required)
    return why, Field(_SEEN, "Who sees why?", Kind.SELECT, _WHO_SEES[0][0], _WHO_SEES)


def _one(offered: Offered, ballot: Ballot | None) -> Fields:
    value = ballot.option if isinstance(ballot, OneOption) else None
    return "choose", "Which one?", (Field("option", "Your vote", Kind.SELECT, value, offered),)


def _rank(offered: Offered, ballot: Ballot | None) -> Fields:
    last = "What you leave out comes last."
    field = Field(
        "order", "Your order", Kind.ORDER, _in_order(ballot), offered, help=last, required=False
    )
    return "rank", "Best first", (field,)


def _in_order(ballot: Ballot | None) -> list[str]:
    """Return the options that a ballot has an order of, and no others."""
    return [x for place in ballot.places for x in place] if isinstance(ballot, Order) else []


def _points(offered: Offered, ballot: Ballot | None, budget: Fraction | None = None) -> Fields:
    value = {option: _number(ballot, option) for option, _ in offered}
    high = len(value) if budget is None else int(budget)
    label = "Share out your points" if budget is None else f"Share out {high} points"
    field = Field("points", label, Kind.POINTS, value, offered, required=False, low=0, high=high)
    return "points", "Your points", (field,)


def _grades(offered: Offered, ballot: Ballot | None) -> Fields:
    fields = (
        Field(option, label, Kind.NUMBER, given, required=False, low=0, high=_BEST_GRADE)
        for option, label in offered
        for given in [_number(ballot, option)]
    )
    return "rate-options", "0 to 5 each; 5 is best", tuple(fields)


def _number(ballot: Ballot | None, option: str) -> int | None:
    """Return what a ballot gives an option; None where it says nothing of it."""
    given = ballot.points.get(option) if isinstance(ballot, Points) else None
    return None if given is None else int(given)


def _approve(offered: Offered, ballot: Ballot | None) -> Fields:
    given = ballot if isinstance(ballot, Approvals) else Approvals(())
    answers = {**dict.fromkeys(given.yes, "yes"), **dict.fromkeys(given.if_need_be, "if_need_be")}
    fields = (
        Field(option, label, Kind.SELECT, answers.get(option, "no"), _APPROVAL)
        for option, label in offered
    )
    return "approve", "Which would be fine?", tuple(fields)


def _consent(offered: Offered, ballot: Ballot | None) -> Fields:
    given = ballot if isinstance(ballot, Consents) else Consents()
    answers = {
        **dict.fromkeys(given.yes, "yes"),
        **dict.fromkeys(given.if_need_be, "if_need_be"),
        **dict.fromkeys(given.objections, "object"),
    }
    fields = (
        Field(option, label, Kind.SELECT, answers.get(option, "open"), _CONSENT)
        for option, label in offered
    )
    return "consent", "Can you live with these?", (*fields, *why_objects(required=False))


def _vote_and_vetoes(offered: Offered, ballot: Ballot | None) -> Fields:
    return _veto(offered, offered, ballot)


def _veto(asked: Offered, offered: Offered, ballot: Ballot | None) -> Fields:
    given = ballot if isinstance(ballot, Veto) else Veto()
    choices = (*offered, (_NOBODY, "None of them"))
    chosen = Field(_FOR, "Your vote", Kind.SELECT, given.option or _NOBODY, choices)
    fields = (
        Field(option, label, Kind.SELECT, "veto" if option in given.against else "stands", _VETO)
        for option, label in asked
    )
    return "veto", "Your vote, and vetoes", (chosen, *fields)


_FIELDS: Final[Mapping[BallotForm, Callable[[Offered, Ballot | None], Fields]]] = {
    ONE_OPTION: _one,
    ORDER: _rank,
    SHARES: _points,
    DOTS: _points,
    GRADES: _grades,
    APPROVALS: _approve,
    CONSENTS: _consent,
    VETO: _vote_and_vetoes,
}


def _read_one(filled: Filled, known: Sequence[str]) -> Ballot:
    return OneOption(filled.one("option", known))


def _read_order(filled: Filled, known: Sequence[str], held: Ballot | None) -> Ballot:
    chosen = filled.some("order", known)
    if filled.errors:
        return Order(())
    in_order = [each for each in filled.values["order"] if each]
    if len(chosen) != len(in_order):
        filled.errors["order"] = "Each option once, please."
    elif not in_order:
        filled.errors["order"] = "Put one first at least, please."
    if isinstance(held, Order) and in_order == _in_order(held):
        return held
    return Order(tuple((each,) for each in in_order))


def _read_points(filled: Filled, known: Sequence[str]) -> Ballot:
    given = filled.values.get("points")
    inner = Filled(given if isinstance(given, dict) else {})
    said = [each for each in known if inner.values.get(each) not in (None, "")]
    points = {each: inner.whole(each, 0, _LARGEST_SHARE) for each in said}
    if inner.errors:
        filled.errors["points"] = "A whole number of points for each option, please."
    elif not any(points.values()):
        filled.errors["points"] = "A point for one of them at least, please."
    return Points({each: Fraction(number) for each, number in points.items()})


def _read_grades(filled: Filled, known: Sequence[str]) -> Ballot:
    graded = [each for each in known if filled.values.get(each) not in (None, "")]
    if not graded:
        filled.errors[next(iter(known))] = "A number for one of them at least, please."
    return Points({each: Fraction(filled.whole(each, 0, _BEST_GRADE)) for each in graded})


def _read_approvals(filled: Filled, known: Sequence[str]) -> Ballot:
    return Approvals(*_answered(filled, known, _APPROVAL, "yes", "if_need_be"))


def _read_consents(filled: Filled, known: Sequence[str], held: Ballot | None) -> Ballot:
    given = held.objections if isinstance(held, Consents) else ()
    ballot = Consents(*_answered(filled, known, _CONSENT, "yes", "if_need_be", "object"))
    reason, _ = reason_in(filled)
    if not reason and any(each not in given for each in ballot.objections):
        filled.errors[WHY] = "An objection needs a reason; a few words will do."
    return ballot


def _read_veto(filled: Filled, known: Sequence[str]) -> Ballot:
    chosen = filled.one(_FOR, (*known, _NOBODY))
    asked = [each for each in known if each in filled.values]
    (against,) = _answered(filled, asked, _VETO, "veto")
    if chosen in against:
        filled.errors[_FOR] = "You can't vote for what you veto."
    elif chosen == _NOBODY and not against:
        filled.errors[_FOR] = "Vote for one, or veto one, please."
    return Veto(None if chosen == _NOBODY else chosen, against)


def _answered(
    filled: Filled, known: Sequence[str], answers: Offered, *wanted: str
) -> list[tuple[str, ...]]:
    """Return the options by each of the answers that are wanted."""
    given = {each: filled.one(each, dict(answers)) for each in known}
    return [tuple(each for each, said in given.items() if said == answer) for answer in wanted]


_READERS: Final[Mapping[BallotForm, Callable[[Filled, Sequence[str], Ballot | None], Ballot]]] = {
    ONE_OPTION: lambda filled, known, held: _read_one(filled, known),
    ORDER: _read_order,
    **dict.fromkeys((SHARES, DOTS), lambda filled, known, held: _read_points(filled, known)),
    GRADES: lambda filled, known, held: _read_grades(filled, known),
    APPROVALS: lambda filled, known, held: _read_approvals(filled, known),
    CONSENTS: _read_consents,
    VETO: lambda filled, known, held: _read_veto(filled, known),
}
