"""Polls and ballots from data: the shape is read here, the meaning checked by the rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import isfinite

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Poll,
    Veto,
)
from orchestration.model.errors import MISSING, BadInput
from orchestration.voting.check import check_ballot, check_poll, find_rule
from orchestration.voting.forms import one_of
from orchestration.voting.plain_ballots import NONE
from orchestration.voting.rule import Rule
from orchestration.voting.rules import RULES

_KEYS = (
    *("options", "members", "ballots", "rule", "quorum", "weights"),
    *("threshold", "winners", "points", "most", "vetoers"),
)


def read_poll(data: object, rule: str | None = None) -> tuple[Poll, str]:
    """Return the poll in the data, ready to count, and the name of its rule.

    A rule that is passed in wins over the one in the data, so a file may say what only another rule
    asks for (`winners`, `points`, `most`, `vetoers`). BadInput names the first field that is wrong.
    """
    fields = _mapping(data, "poll", f"an object with {', '.join(_KEYS[:4])}")
    _refuse_unknown(fields)
    chosen = _rule(fields.get("rule", MISSING) if rule is None else rule)
    options = _options(fields.get("options", MISSING))
    poll = Poll(
        options=options,
        members=_whole(fields.get("members", MISSING), "members"),
        ballots=_ballots(fields.get("ballots", MISSING), chosen, options),
        quorum=_whole(fields.get("quorum", 0), "quorum"),
        weights=_numbers(fields.get("weights", {}), "weights", "a number for each name"),
        threshold=_number_if_any(fields, "threshold"),
        winners=_whole(fields.get("winners", 1), "winners"),
        budget=_number_if_any(fields, "points"),
        most=_whole(fields["most"], "most") if fields.get("most") is not None else None,
        vetoers=_vetoers(fields.get("vetoers")),
    )
    check_poll(poll, chosen)
    for voter, ballot in poll.ballots.items():
        check_ballot(ballot, chosen, options, f"ballots.{voter}", poll.budget, poll.most)
    return poll, chosen.name


def read_ballot(
    data: object,
    rule_name: str,
    options: Sequence[str],
    field: str = "ballot",
    budget: Fraction | None = None,
) -> Ballot | None:
    """Return the ballot in the data, None for an abstention; BadInput, with the field, if wrong.

    `budget` is how many points a voter has, where the rule asks for it.
    """
    rule = find_rule(rule_name)
    ballot = _ballot(data, rule, options, field)
    check_ballot(ballot, rule, options, field, budget)
    return ballot


def _ballots(data: object, rule: Rule, options: Sequence[str]) -> dict[str, Ballot | None]:
    ballots = _mapping(data, "ballots", "an object of ballots by member")
    return {
        voter: _ballot(ballot, rule, options, f"ballots.{voter}")
        for voter, ballot in ballots.items()
    }


def _ballot(data: object, rule: Rule, options: Sequence[str], field: str) -> Ballot | None:
    if data is None:
        return None
    by_name = rule.form.type in (OneOption, Veto) and NONE in options
    if data == NONE and not by_name:
        return NoneOfThese()
    return _READERS[rule.form.type](data, field, rule.form.words)


def _one_option(data: object, field: str, expected: str) -> OneOption:
    return OneOption(_name(data, field, expected))


def _order(data: object, field: str, expected: str) -> Order:
    places = (
        _names(place if isinstance(place, list) else [place], field, expected)
        for place in _list(data, field, expected)
    )
    return Order(tuple(places))


def _points(data: object, field: str, expected: str) -> Points:
    return Points(_numbers(data, field, expected))


def _approvals(data: object, field: str, expected: str) -> Approvals:
    if isinstance(data, list):
        return Approvals(yes=_names(data, field, expected))
    answers = _mapping(data, field, expected)
    for option, answer in answers.items():
        if answer not in ("yes", "if_need_be"):
            raise BadInput(f"{field}.{option}", answer, "yes or if_need_be")
    return Approvals(
        yes=tuple(option for option, answer in answers.items() if answer == "yes"),
        if_need_be=tuple(option for option, answer in answers.items() if answer != "yes"),
    )


def _consents(data: object, field: str, expected: str) -> Consents:
    answers = _mapping(data, field, expected)
    for option, answer in answers.items():
        if answer not in ("yes", "if_need_be", "object"):
            raise BadInput(f"{field}.{option}", answer, "yes, if_need_be or object")
    return Consents(
        *(
            tuple(option for option, answer in answers.items() if answer == said)
            for said in ("yes", "if_need_be", "object")
        )
    )


def _veto(data: object, field: str, expected: str) -> Veto:
    if isinstance(data, str):
        return Veto(_name(data, field, expected))
    parts = _mapping(data, field, expected)
    for key, value in parts.items():
        if key not in ("for", "against"):
            raise BadInput(f"{field}.{key}", value, "no key but for, against")
    chosen, against = parts.get("for"), parts.get("against", [])
    if chosen is None and not against:
        raise BadInput(field, data, expected)
    option = None if chosen is None else _name(chosen, f"{field}.for", "the name of one option")
    return Veto(option, _names(against, f"{field}.against", "a list of options"))


_READERS: Mapping[type[Ballot], Callable[[object, str, str], Ballot]] = {
    OneOption: _one_option,
    Order: _order,
    Points: _points,
    Approvals: _approvals,
    Consents: _consents,
    Veto: _veto,
}


def _refuse_unknown(fields: Mapping[str, object]) -> None:
    for key, value in fields.items():
        if key not in _KEYS:
            raise BadInput(key, value, f"no key but {', '.join(_KEYS)}")


def _rule(data: object) -> Rule:
    return find_rule(_name(data, "rule", one_of(RULES)))


def _options(data: object) -> tuple[str, ...]:
    return _names(data, "options", "a list of names")


def _vetoers(data: object) -> tuple[str, ...] | None:
    return None if data is None else _names(data, "vetoers", "a list of members")


def _names(data: object, field: str, expected: str) -> tuple[str, ...]:
    return tuple(_name(name, field, expected) for name in _list(data, field, expected))


def _name(data: object, field: str, expected: str) -> str:
    if not isinstance(data, str) or not data.strip():
        raise BadInput(field, data, expected)
    return data


def _list(data: object, field: str, expected: str) -> list[object]:
    if not isinstance(data, list):
        raise BadInput(field, data, expected)
    return data


def _mapping(data: object, field: str, expected: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadInput(field, data, expected)
    return {_name(key, field, expected): value for key, value in data.items()}


def _numbers(data: object, field: str, expected: str) -> dict[str, Fraction]:
    values = _mapping(data, field, expected)
    return {name: _number(value, f"{field}.{name}") for name, value in values.items()}


def _number(data: object, field: str, expected: str = "a number") -> Fraction:
    """Return the number as it was written: 0.1 is a tenth, not its nearest binary fraction."""
    if isinstance(data, int) and not isinstance(data, bool):
        return Fraction(data)
    if isinstance(data, float) and isfinite(data):
        return Fraction(repr(data))
    raise BadInput(field, data, expected)


def _number_if_any(fields: Mapping[str, object], key: str) -> Fraction | None:
    return None if fields.get(key) is None else _number(fields[key], key)


def _whole(data: object, field: str) -> int:
    number = _number(data, field, "a whole number")
    if number.denominator != 1:
        raise BadInput(field, data, "a whole number")
    return number.numerator
