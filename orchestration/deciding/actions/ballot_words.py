"""Votes in words: "B > A, C", "A:3 B:1", "the second", "B, or C if it must be".

A reply is a vote only if all of it reads as one: what people say to each other under the options is
theirs. Whatever else it may be, "a" and "I" alone are words of English before they are options.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.state import Decision, Phase
from orchestration.model.ballots import Approvals, Ballot, OneOption, Order, Points
from orchestration.model.errors import BadInput
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.check import check_ballot
from orchestration.voting.forms import APPROVALS, ONE_OPTION, ORDER

LONGEST: Final = 200
"""Characters of a reply that can be a vote."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_PLACE: Final = {
    **{word: place for place, word in enumerate(_PLACES)},
    "1st": 0,
    "2nd": 1,
    "3rd": 2,
    **{f"{number}th": number - 1 for number in range(4, 9)},
}
_PART: Final = re.compile(r"\d+(?:st|nd|rd|th)?|(?:[^\W\d_]|')+|[:=>,;/&+]|->|\S", re.IGNORECASE)
_THEN: Final = frozenset({">", ",", ";", "->", "then", "and", "&", "+"})
_OF_A_VOTE: Final = frozenset({"vote", "votes", "option", "options"})
_EQUAL: Final = frozenset({"=", "/", "or"})
# No option's letter but "I", which is one only where it stands alone.
_FILLERS: Final = frozenset(
    """
    i i'd my me vote votes for option options the one please works is pick choose goes go to with
    take best also prefer would like points point :
    fine ok okay too pls plz ich stimme für nehme passt mir bitte auch am liebsten
    """.split()  # noqa: SIM905  # words are read more easily than a list of strings
)
_HESITANT: Final = re.compile(
    r"(?:only |but )?\bif (?:it must be|i must|need be|necessary|needed|it has to be)\b"
    r"|\bat a push\b"
)
_HESITATES: Final = "?"
_THANKS: Final = re.compile(
    r"[\s,;.!]*\b(?:many thanks|thanks|thank you|thx|cheers|danke)"
    r"(?: (?:all|everyone|everybody|so much|a lot|again))*[\s.!:)]*$"
)


@dataclass(frozen=True, slots=True)
class _Choice:
    """An option that was named: after which sign, with how many points, and how gladly."""

    option: str
    equal: bool
    points: int | None = None
    hesitant: bool = False


def read_vote(decision: Decision, user_action: UserAction, round_: int, words: str) -> Reply | None:
    """Return what comes of a reply under the options of a round; None where it is no vote."""
    choices = _choices(words, ballot_forms.names(decision))
    if not choices:
        return None
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    ballot = _ballot(decision, choices)
    if isinstance(ballot, str):
        return Reply(notice=ballot)
    return ballot_forms.cast(decision, user_action, ballot)


def read_private_vote(decision: Decision, user_action: UserAction, words: str) -> Reply | None:
    """Return what comes of a private message while a vote is open; None where it is no vote.

    "The 3rd works" is a day there, unless it is said to be a vote or an option.
    """
    said = {*_PART.findall(_plain(words))}
    if decision.phase is not Phase.VOTE or (said & _PLACE.keys() and not said & _OF_A_VOTE):
        return None
    return read_vote(decision, user_action, decision.round.number, words)


def _ballot(decision: Decision, choices: Sequence[_Choice]) -> Ballot | str:
    """Return the ballot of the form that the rule takes, or a sentence on what it takes."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    chosen = tuple(each.option for each in choices)
    ballot: Ballot
    if rule.form is ONE_OPTION:
        if len(choices) > 1 and choices[1].equal:
            return f"One option, please: {rule.name} takes one."
        ballot = OneOption(chosen[0])
    elif rule.form is ORDER:
        ballot = Order(_in_places(choices))
    elif rule.form is APPROVALS:
        yes = tuple(each.option for each in choices if not each.hesitant)
        ballot = Approvals(yes, tuple(each.option for each in choices if each.hesitant))
    elif any(each.points is None for each in choices):
        return f"{rule.name} takes a number for each option, please: “{names[0]}:3, {names[-1]}:1”."
    else:
        ballot = Points({each.option: Fraction(each.points or 0) for each in choices})
    try:
        check_ballot(ballot, rule, names, "your vote")
    except BadInput as problem:
        return f"I can't count that: expected {problem.expected}."
    return ballot


def _in_places(choices: Sequence[_Choice]) -> tuple[tuple[str, ...], ...]:
    places: list[tuple[str, ...]] = []
    for each in choices:
        if each.equal and places:
            places[-1] = (*places[-1], each.option)
        else:
            places.append((each.option,))
    return tuple(places)


def _choices(words: str, names: Sequence[str]) -> Sequence[_Choice]:
    """Return the options that a reply names, in order; nothing where not all of it is a vote."""
    if len(words) > LONGEST:
        return ()
    parts = _PART.findall(_HESITANT.sub(_HESITATES, _plain(words)))
    found: list[_Choice] = []
    equal = False
    for part in parts:
        option = _option(part, parts, names)
        if option is not None:
            found.append(_Choice(option, equal))
            equal = False
        elif part in _EQUAL and found:
            equal = True
        elif part.isdecimal() and found and found[-1].points is None:
            found[-1] = _Choice(found[-1].option, found[-1].equal, int(part[:9]))
        elif part == _HESITATES and found:
            found[-1] = _Choice(found[-1].option, equal=False, hesitant=True)
        elif part not in _THEN and part not in _FILLERS:
            return ()
    named = [each.option for each in found]
    return found if len(set(named)) == len(named) else ()


def _plain(words: str) -> str:
    """Return a reply without the thanks behind it."""
    return _THANKS.sub("", words.strip().casefold()).rstrip(".!")


def _option(part: str, parts: Sequence[str], names: Sequence[str]) -> str | None:
    """Return the option that a word names: by its letter, or by its place on the list."""
    place = _PLACE.get(part)
    if place is not None:
        return names[place] if place < len(names) else None
    name = part.upper()
    if name not in names:
        return None
    return None if part == "i" and len(parts) > 1 else name
