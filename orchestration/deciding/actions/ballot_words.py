"""Votes in words: "B > A, C", "A:3 B:1", "the second", "B, or C if it must be", "veto C".

A reply is a vote only if all of it reads as one: what people say to each other under the options is
theirs. Whatever else it may be, "a" and "I" alone are words of English before they are options.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_refusals import (
    NEEDS_REASON,
    NO_VETO,
    Refusal,
    consents,
    may_veto,
    reason_apart,
    refusal_in,
    takes_refusals,
    veto,
)
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.wording import listed
from orchestration.language.words.writing import words
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
)
from orchestration.model.errors import BadInput
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import Reply, UserAction
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

LONGEST: Final = 200
"""Characters of a reply that can be a vote."""

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_STELLEN: Final = ("erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht")
_LAST: Final = -1
_PLACE: Final = {
    **{word: place for place, word in enumerate(_PLACES)},
    **{
        f"{stem}{end}": place
        for place, stem in enumerate(_STELLEN)
        for end in ("e", "en", "er", "es")
    },
    **dict.fromkeys(("last", "letzte", "letzten", "letzter", "letztes"), _LAST),
    "1st": 0,
    "2nd": 1,
    "3rd": 2,
    **{f"{number}th": number - 1 for number in range(4, 9)},
}
_PART: Final = re.compile(r"\d+(?:st|nd|rd|th)?|(?:[^\W\d_]|')+|[:=>,;/&+]|->|\S", re.IGNORECASE)
_THEN: Final = frozenset(
    words("> , ; -> then and & + before over otherwise else und dann vor sonst danach")
)
_OF_A_VOTE: Final = frozenset({"vote", "votes", "option", "options", "stimme"})
_EQUAL: Final = frozenset({"=", "/", "or", "oder"})
_MARKS: Final = {
    "all": frozenset(words("anything everything any all either both alles alle beide beides")),
    "but": frozenset(words("but except not without außer ausser nicht ohne")),
    "none": frozenset(words("none neither keine keiner keins keines nichts")),
    "too": frozenset(words("too also auch ebenfalls")),
    "back": frozenset(
        words("""
        withdraw retract remove undo cancel delete forget back ignore zurück zieh ziehe zurückziehen
        nimm lösch lösche vergiss streich
        """)
    ),
}
"""Words that turn what is said of the options."""

_MARKED: Final = frozenset[str]().union(*_MARKS.values())
# No option's letter but "I", which is one only where it stands alone.
_FILLERS: Final = frozenset(
    words("""
    i i'd me my vote votes for option options the one please works work is pick choose goes go to
    with take best prefer would like points point : fine ok okay pls plz of these those them
    them's three rather instead definitely then stimme für nehme wähle passt passen geht gehen
    klappt mir meine bitte am liebsten ich das die der den dem davon drei variante
    vorschlag wäre lieber
    """)
)
_SKIPPED: Final = _THEN | _FILLERS
_HESITANT: Final = re.compile(
    r"(?:only |but )?\bif (?:it must be|i must|i have to|need be|necessary|needed|it has to be)\b"
    r"|\bat a push\b|\bzur not\b|\bnotfalls\b|\bwenn(?:'s| es) sein muss\b"
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


@dataclass(frozen=True, slots=True)
class _Said:
    """What a reply says of the options.

    `of_all` are they all but those it names, or none of them where it says so; what it says `adds`
    to what was said before: "C works too". It may be `taken_back`, all of it. `why`
    none of them is wanted goes with that.
    """

    choices: Sequence[_Choice] = ()
    of_all: bool = False
    none: bool = False
    adds: bool = False
    taken_back: bool = False
    why: str = ""


def read_vote(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply under the options of a round; None where it is no vote."""
    names = ballot_forms.names(decision)
    refusal = refusal_in(said)
    refused = _refused(refusal, names) if refusal else ()
    read = _none_and_why(said, names) or _read(said, names)
    if read is None and not refused:
        return None
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    if refusal and refused:
        return _speaks_against(decision, user_action, refusal, refused)
    assert read is not None
    return _counted(decision, user_action, read)


def _none_and_why(said: str, names: Sequence[str]) -> _Said | None:
    """Return that none of the options is wanted, with the reason behind it; None where not."""
    head, why = reason_apart(said)
    read = _read(head, names) if why else None
    return replace(read, why=why) if read and read.none else None


def _refused(refusal: Refusal, names: Sequence[str]) -> tuple[str, ...]:
    """Return the options that a reply speaks against; none where not all of it is of a vote."""
    against = _read(refusal.refused, names)
    if against is None or not against.choices or against.of_all:
        return ()
    if refusal.before and _read(refusal.before, names) is None:
        return ()
    return tuple(each.option for each in against.choices)


def _speaks_against(
    decision: Decision, user_action: UserAction, refusal: Refusal, refused: Sequence[str]
) -> Reply:
    """Return what comes of an objection or a veto, and of what is voted for beside it."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    if not takes_refusals(rule):
        return Reply(notice=f"{rule.name} counts only what you are for; vote for what suits you.")
    if rule.form is CONSENTS and not refusal.why:
        return Reply(notice=NEEDS_REASON.format(option=refused[0]))
    if rule.form is VETO and not may_veto(decision, user_action.who):
        return Reply(notice=NO_VETO)
    said = _read(refusal.before, names)
    held: Ballot | str | None = decision.round.ballots.get(user_action.who)
    if said is not None and (said.choices or said.of_all):
        held = _ballot(decision, user_action.who, said)
    if isinstance(held, str):
        return Reply(notice=held)
    ballot = (
        consents(held, objections=refused) if rule.form is CONSENTS else veto(held, None, refused)
    )
    return ballot_forms.cast(decision, user_action, ballot, refusal.why)


def _counted(decision: Decision, user_action: UserAction, said: _Said) -> Reply:
    """Return what comes of what a reply says of options that are voted on."""
    if said.taken_back:
        return ballot_forms.take_back(decision, user_action)
    if said.none:
        return ballot_forms.cast(decision, user_action, NoneOfThese(), said.why)
    ballot = _one_already(decision, user_action.who, said) or _ballot(
        decision, user_action.who, said
    )
    if isinstance(ballot, str):
        return Reply(notice=ballot)
    reply = ballot_forms.cast(decision, user_action, ballot)
    return replace(reply, notice=f"{reply.notice}{_left_out(decision, said.choices, ballot)}")


def read_private_vote(decision: Decision, user_action: UserAction, said: str) -> Reply | None:
    """Return what comes of a private message while a vote is open; None where it is no vote.

    "The 3rd works" is a day there, unless it is said to be a vote or an option.
    """
    parts = {*_PART.findall(_plain(said))}
    if decision.phase is not Phase.VOTE or (parts & _PLACE.keys() and not parts & _OF_A_VOTE):
        return None
    return read_vote(decision, user_action, decision.round.number, said)


def _one_already(decision: Decision, who: MemberId, said: _Said) -> str:
    """Say that a rule takes one option, to who adds another one to theirs."""
    before, rule = decision.round.ballots.get(who), ballot_forms.rule_of(decision)
    other = said.choices[0].option if said.adds else ""
    if not other or not isinstance(before, OneOption) or other == before.option:
        return ""
    return f"{rule.name} takes one option: your vote stays {before.option}. “{other}” changes it."


def _left_out(decision: Decision, choices: Sequence[_Choice], ballot: Ballot) -> str:
    """Name the options that a rule with one vote leaves out of an order."""
    if not isinstance(ballot, OneOption) or len(choices) < 2:
        return ""
    rest = listed([each.option for each in choices if each.option != ballot.option])
    return f" {ballot_forms.rule_of(decision).name} takes one option, so {rest} is left out."


def _ballot(decision: Decision, who: MemberId, said: _Said) -> Ballot | str:
    """Return the ballot of the form that the rule takes, or a sentence on what it takes."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    choices, before = _chosen(said, names), decision.round.ballots.get(who)
    if rule.form in (ONE_OPTION, VETO):
        if len(choices) != 1 and (said.of_all or choices[1].equal):
            return f"One option, please: {rule.name} takes one."
    elif rule.form in (GRADES, SHARES, DOTS) and any(each.points is None for each in choices):
        return f"{rule.name} takes a number for each option, please: “{names[0]}:3, {names[-1]}:1”."
    ballot = _MADE[rule.form](choices, before, said.adds)
    try:
        check_ballot(ballot, rule, names, "your vote", decision.terms.budget)
    except BadInput as problem:
        return f"I can't count that: expected {problem.expected}."
    return ballot


def _chosen(said: _Said, names: Sequence[str]) -> Sequence[_Choice]:
    """Return what is voted for: what is named, or all the others."""
    if not said.of_all:
        return said.choices
    but = {each.option for each in said.choices}
    left = [each for each in names if each not in but]
    return [_Choice(each, equal=at > 0) for at, each in enumerate(left)]


def _approved(before: Ballot | None, choices: Sequence[_Choice]) -> Approvals:
    """Return what is approved of; what was said before stands where more is added to it."""
    named = {each.option for each in choices}
    held = before if isinstance(before, Approvals) else Approvals(())
    yes = [each for each in held.yes if each not in named]
    rest = [each for each in held.if_need_be if each not in named]
    yes += [each.option for each in choices if not each.hesitant]
    rest += [each.option for each in choices if each.hesitant]
    return Approvals(tuple(yes), tuple(rest))


def _consented(before: Ballot | None, choices: Sequence[_Choice]) -> Consents:
    """Return what is consented to; what was said of other options stands."""
    gladly = [each.option for each in choices if not each.hesitant]
    return consents(before, gladly, [each.option for each in choices if each.hesitant])


def _placed(before: Ballot | None, choices: Sequence[_Choice]) -> tuple[tuple[str, ...], ...]:
    """Return the places of an order that another option is added to."""
    named = {each.option for each in choices}
    held = before.places if isinstance(before, Order) else ()
    kept = (tuple(each for each in place if each not in named) for place in held)
    return tuple(place for place in kept if place)


def _in_places(choices: Sequence[_Choice]) -> tuple[tuple[str, ...], ...]:
    places: list[tuple[str, ...]] = []
    for each in choices:
        if each.equal and places:
            places[-1] = (*places[-1], each.option)
        else:
            places.append((each.option,))
    return tuple(places)


def _numbered(choices: Sequence[_Choice]) -> Points:
    return Points({each.option: Fraction(each.points or 0) for each in choices})


_MADE: Final[Mapping[BallotForm, Callable[[Sequence[_Choice], Ballot | None, bool], Ballot]]] = {
    ONE_OPTION: lambda choices, before, adds: OneOption(choices[0].option),
    VETO: lambda choices, before, adds: veto(before, choices[0].option),
    ORDER: lambda choices, before, adds: Order(
        (*_placed(before if adds else None, choices), *_in_places(choices))
    ),
    APPROVALS: lambda choices, before, adds: _approved(before if adds else None, choices),
    CONSENTS: lambda choices, before, adds: _consented(before, choices),
    **dict.fromkeys((GRADES, SHARES, DOTS), lambda choices, before, adds: _numbered(choices)),
}
"""The ballot of each form, of what is chosen, what was voted before, and whether it adds to it."""


def _read(said: str, names: Sequence[str]) -> _Said | None:
    """Return what a reply says of the options; None where not all of it is a vote."""
    if len(said) > LONGEST:
        return None
    parts = _PART.findall(_HESITANT.sub(_HESITATES, _plain(said)))
    marks = {mark for mark, of_it in _MARKS.items() if not of_it.isdisjoint(parts)}
    choices = _choices([each for each in parts if each not in _MARKED], names)
    says_vote = not _OF_A_VOTE.isdisjoint(parts)
    return None if choices is None else _meant(choices, marks, says_vote=says_vote)


def _meant(choices: Sequence[_Choice], marks: AbstractSet[str], *, says_vote: bool) -> _Said | None:
    """Return what options and words that turn them come to together; None where to nothing."""
    found: _Said | None = None
    match bool(choices), sorted(marks - {"too"}):
        case True, []:
            found = _Said(choices, adds="too" in marks)
        case True, ["all", "but"] | ["but"]:
            found = _Said(choices, of_all=True)
        case False, ["all"]:
            found = _Said(of_all=True)
        case False, ["none"]:
            found = _Said(none=True)
        case False, ["back"] if says_vote:
            found = _Said(taken_back=True)
    return found


def _choices(parts: Sequence[str], names: Sequence[str]) -> Sequence[_Choice] | None:
    """Return the options that are named, in order; None where not all words are of a vote."""
    found: list[_Choice] = []
    equal = hesitant = False
    for at, part in enumerate(parts):
        option = _option(part, parts, names)
        if option is not None:
            found.append(_Choice(option, equal, hesitant=hesitant))
            equal = hesitant = False
        elif part in _EQUAL and found:
            equal = True
        elif part.isdecimal() and found and found[-1].points is None:
            found[-1] = _Choice(found[-1].option, found[-1].equal, int(part[:9]))
        elif part == _HESITATES and not _names_next(parts, at, names):
            found[-1:] = [replace(each, equal=False, hesitant=True) for each in found[-1:]]
        elif part == _HESITATES:
            hesitant = True
        elif part not in _SKIPPED:
            return None
    named = [each.option for each in found]
    return found if len(set(named)) == len(named) else None


def _names_next(parts: Sequence[str], at: int, names: Sequence[str]) -> bool:
    """Tell whether an option follows right behind a word: "zur Not B"."""
    return at + 1 < len(parts) and _option(parts[at + 1], parts, names) is not None


def _plain(said: str) -> str:
    """Return a reply without the thanks behind it."""
    return _THANKS.sub("", said.strip().casefold()).rstrip(".!")


def _option(part: str, parts: Sequence[str], names: Sequence[str]) -> str | None:
    """Return the option that a word names: by its letter, or by its place on the list."""
    place = _PLACE.get(part)
    if place is not None:
        return names[place] if place < len(names) else None
    name = part.upper()
    if name not in names:
        return None
    return None if part == "i" and len(parts) > 1 else name
