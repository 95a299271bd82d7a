"""What in private can be nothing but a vote on options with names, and no wish."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.voted.uncounted import WORDS_TOO
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import (
    agrees_only_if,
    answers_alone,
    is_now_for,
    told_alone,
    why_before_no,
)
from orchestration.deciding.actions.ballots.by_data import of_which_holds
from orchestration.deciding.actions.ballots.objections import speaks_of_one
from orchestration.deciding.actions.ballots.refusals import against_and_why, takes_refusals
from orchestration.deciding.actions.ballots.words import changes_ballot
from orchestration.deciding.state import Decision
from orchestration.language.talk.social import is_social
from orchestration.language.votes.beginnings import beginnings, says_another
from orchestration.language.votes.clauses import is_proviso
from orchestration.language.votes.reading import read
from orchestration.language.votes.said import VoteSaid
from orchestration.language.votes.the_rest import only_named

_ASKS: Final = "?"
_LETTER: Final = re.compile(r"\b[A-Z]\b")


def is_in_letters(said: str, names: Sequence[str]) -> bool:
    """Tell whether letters stand as no words of English do: "A ok, not B", "A but only if …"."""
    called = {*_LETTER.findall(said)} & {*names}
    if (len(called) > 1 and _ASKS not in said) or _puts_in_order(said, names):
        return True
    return any(head in names and is_proviso(rest) for head, rest in beginnings(said, names))


def _puts_in_order(said: str, names: Sequence[str]) -> bool:
    """Tell whether words put options in an order by small letters: “first d. then a”."""
    found = read(only_named(said, names), names)
    chosen = {each.option for each in found.choices} if found and not found.of_all else set()
    return len(chosen) > 1 and not chosen <= {*WORDS_TOO}


def is_vote_by_itself(decision: Decision, said: str) -> bool:
    """Tell whether words that name no option can be nothing but a vote in private."""
    if takes_refusals(ballot_forms.rule_of(decision)) and (speaks_of_one(said) or is_now_for(said)):
        return True
    if why_before_no(decision, said) or told_alone(decision, said):
        return True
    if changes_ballot(decision, said) or agrees_only_if(decision, said):
        return True
    if of_which_holds(decision, said) is not None:
        return True
    return _is_of_all(decision, said) or says_another(said) or answers_alone(decision, said)


def _is_of_all(decision: Decision, said: str) -> bool:
    """Tell whether words vote for all options, all but some, or with a reason for none."""
    found = read(said, ballot_forms.names(decision)) or _all_but(decision, said)
    if found is None or is_social(said):
        return False
    return found.of_all or (found.none and bool(found.why) and not is_social(found.why))


def _all_but(decision: Decision, said: str) -> VoteSaid | None:
    """Return a vote for all options but some or for none, and why; None where words are none."""
    found = against_and_why(said, ballot_forms.names(decision))
    return None if found is None or found.against else found
