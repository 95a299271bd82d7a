"""A ballot, and a tally, as plain data, in the form that polls and their counts have in files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Tally,
    Veto,
)
from orchestration.voting.words import plain

NONE: Final = "none"
"""The ballot that is for none of the options, unless one of them has that name."""


def ballot_data(  # noqa: PLR0911  # one form each
    ballot: Ballot | None, names: Mapping[str, str]
) -> object:
    """Return a ballot ready for JSON, with each option by its name; None is an abstention.

    A vote for none of the options is `{"none": true}` where one of them is called so.
    """
    match ballot:
        case OneOption(option):
            return names[option]
        case Order(places):
            return [_place([names[each] for each in place]) for place in places]
        case Points(points):
            return {names[option]: plain(given) for option, given in points.items()}
        case Approvals(yes, if_need_be):
            return _answers(names, yes=yes, if_need_be=if_need_be)
        case Consents(yes, if_need_be, objections):
            return _answers(names, yes=yes, if_need_be=if_need_be, object=objections)
        case Veto(option, against):
            chosen = None if option is None else names[option]
            return {"for": chosen, "against": [names[each] for each in against]}
        case NoneOfThese():
            return {NONE: True} if NONE in names.values() else NONE
    return None


def _place(names: list[str]) -> str | list[str]:
    return names[0] if len(names) == 1 else names


def _answers(names: Mapping[str, str], **said: Iterable[str]) -> dict[str, str]:
    return {names[option]: answer for answer, given in said.items() for option in given}


def tally_data(tally: Tally) -> dict[str, object]:
    """Return the tally ready for JSON; numbers are ints where whole, otherwise floats.

    Of a rule that can elect several it also has the `winners`, in the order elected.
    """
    several = {} if tally.winners is None else {"winners": list(tally.winners)}
    return {
        "rule": tally.rule,
        "winner": tally.winner,
        **several,
        "points": {option: plain(value) for option, value in tally.points.items()},
        "tie": list(tally.tie),
        "reason": tally.reason,
        "steps": list(tally.steps),
    }
