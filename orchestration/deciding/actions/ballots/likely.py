"""The ballot that words most likely mean, in plain signs, by the form that the rule takes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.state import Decision
from orchestration.language.votes.clauses import hangs_on_condition
from orchestration.language.votes.likely import LONGEST, Side, sides_in
from orchestration.voting.forms import APPROVALS, CONSENTS, DOTS, GRADES, ONE_OPTION, ORDER, Form

_AGAINST: Final = {APPROVALS: "not", ONE_OPTION: "not", CONSENTS: "object to"}
"""How a no to options is written, where one is no order of the others, and no veto."""

_OF_THE_LIST: Final = re.compile(
    r"\b(?:withdraw\w*|remove|delete|drop|off the list|streich\w*|lösch\w*|von der liste)\b",
    re.IGNORECASE,
)
"""Words of who would have something taken off the list."""

_NUMBERS: Final = re.compile(r"\d+")
_ONLY_NUMBERS: Final = re.compile(r"\s*\d{1,3}(?:\s*[\s,;/|]\s*\d{1,3})+[\s.!]*")

NO_TO: Final = tuple({*_AGAINST.values()})
"""With what a ballot begins that is a no to options."""


def likely_vote(decision: Decision, said: str, *, by_title: bool) -> str:
    """Return a ballot as somebody would write it: "B, C if need be", "B > A = C".

    Options are called by their letters. What is only against some is a no to these; nothing is
    returned where that, or what is wanted, does not fit the form.
    """
    names, form = ballot_forms.names(decision), ballot_forms.rule_of(decision).form
    if len(said) > LONGEST:
        return ""
    if graded := _graded_in_turn(said, names, form):
        return graded
    sides = sides_in(said, names, by_title=by_title)
    by_side = {side: [each for each, its in sides.items() if its is side] for side in Side}
    wanted = [*by_side[Side.FIRST], *by_side[Side.FOR]]
    if not wanted and not by_side[Side.FINE]:
        is_else = hangs_on_condition(said) or _OF_THE_LIST.search(said) is not None
        return "" if is_else else _no_to(by_side, form)
    return _ballot(by_side, names, wanted, form)


def _graded_in_turn(said: str, names: Sequence[str], form: Form) -> str:
    """Return grades, or points, of all options in their order: “4 3 1”; else nothing."""
    numbers = _NUMBERS.findall(said) if _ONLY_NUMBERS.fullmatch(said) else []
    if form not in (GRADES, DOTS) or len(numbers) != len(names):
        return ""
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def _ballot(
    by_side: Mapping[Side, Sequence[str]], names: Sequence[str], wanted: Sequence[str], form: Form
) -> str:
    if form is ONE_OPTION:
        best = by_side[Side.FIRST] or wanted or by_side[Side.FINE]
        return best[0] if len(best) == 1 else ""
    if form is APPROVALS:
        return _approved(wanted, by_side[Side.FINE])
    if form is CONSENTS:
        return "" if by_side[Side.AGAINST] or by_side[Side.LAST] else ", ".join(wanted)
    return _order(by_side, names) if form is ORDER and wanted else ""


def _no_to(by_side: Mapping[Side, Sequence[str]], form: Form) -> str:
    """Return a no to what is only refused; nothing where there is none, or no room for one."""
    refused = [*by_side[Side.AGAINST], *by_side[Side.LAST]]
    return f"{_AGAINST[form]} {' and '.join(refused)}" if refused and form in _AGAINST else ""


def _approved(wanted: Sequence[str], fine: Sequence[str]) -> str:
    """Return approvals; what is only fine is approved of where nothing is wanted more."""
    if not wanted:
        return ", ".join(fine)
    return ", ".join([*wanted, *(f"{each} if need be" for each in fine)])


def _order(by_side: Mapping[Side, Sequence[str]], names: Sequence[str]) -> str:
    """Return an order; of what nothing was said all has one place."""
    ahead = [each for side in (Side.FIRST, Side.FOR, Side.FINE) for each in by_side[side]]
    behind = [*by_side[Side.AGAINST], *by_side[Side.LAST]]
    between = " = ".join(each for each in names if each not in (*ahead, *behind))
    return " > ".join([*ahead, *([between] if between else []), *behind])
