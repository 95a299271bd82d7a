"""A vote for all options of which something is known: "everything with a garden"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision
from orchestration.language.choosing.mentions import mentions
from orchestration.model.conditions import can_judge, holds
from orchestration.model.options import Words
from orchestration.model.preferences import Condition
from orchestration.voting.forms import APPROVALS, CONSENTS

_ALL: Final = re.compile(
    r"\W*(?:(?:i['’]?m|i am|ok(?:ay)?|fine|good|yes|for|me|my vote|vote|i|i['’]?d|take|like|with|ja"
    r"|ich|bin|nehme?|für|mir|passt|passen|bitte|please)\W+)*"
    r"(?:everything|anything|all|any|whichever|whatever|those|the ones|each|every|alles"
    r"|alle|jede[rsn]?"
    r"|die(?:jenigen)?)\b(?P<what>[^?]+)",
    re.IGNORECASE,
)
_NOT: Final = re.compile(r"\b(?:without|w/o|no|not|ohne|keine?[nrms]?|nicht)\b", re.IGNORECASE)
_BUT: Final = re.compile(r"\b(?:but|except|außer|aber|bis auf)\b", re.IGNORECASE)


def of_which_holds(decision: Decision, said: str) -> Sequence[str] | None:
    """Return the options on the table that have what words ask of all; None where they ask nothing.

    An option of which it is unknown is none of them.
    """
    found = None if _BUT.search(said) else _ALL.fullmatch(said.strip())
    takes_several = ballot_forms.rule_of(decision).form in (APPROVALS, CONSENTS)
    asked = _asked_of(decision, found["what"]) if found and takes_several else ()
    if not found or not asked:
        return None
    is_against = _NOT.search(found["what"]) is not None and all(x.number is None for x in asked)
    shown = [each for each in decision.round.options if isinstance(each, Words)]
    return [x.id for x in shown if all(_meets(x, each, is_against) for each in asked)]


def _asked_of(decision: Decision, what: str) -> Sequence[Condition]:
    """Return what words ask of options; nothing where they name one."""
    catalogue = method_of(decision).catalogue(decision)
    named = [of for each in mentions(what, catalogue) for of in each.of] if catalogue else []
    asked = [each for each in named if isinstance(each, Condition)]
    return asked if len(asked) == len(named) else ()


def _meets(option: Words, condition: Condition, is_against: bool) -> bool:
    datum = option.datum(condition.criterion)
    if datum is None or not can_judge(condition, datum):
        return False
    return holds(condition, datum) is not is_against
