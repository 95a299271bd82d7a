"""What somebody is told who asks how something is taken: of its rule, its settings and its notes.

It says what everybody may know, and of what is private only the asker's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from orchestration.deciding.asked.answers import until
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.reasons import hides_others, tells_of_few
from orchestration.deciding.presentation.waiting import voted_by_now
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over, with_round
from orchestration.deciding.votes.notes import own_note
from orchestration.deciding.votes.polls import left_to_the_order, why_nothing_elected
from orchestration.deciding.votes.receipts import are_hidden
from orchestration.deciding.votes.standing import with_count
from orchestration.interaction.answers import JUST_US, said
from orchestration.interaction.layout import Layout
from orchestration.interaction.wording import listed
from orchestration.interaction.wording.settings import settings_in_words
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Terms
from orchestration.privacy import SMALLEST_ANONYMOUS_GROUP
from orchestration.voting.check import find_rule
from orchestration.voting.rule import Rule

_TIE: Final = "A tie elects nothing by itself.{further} In the end, of those that tie, {first} wins"
_FURTHER: Final = " While a round is left, it goes on with another."
_SUITS_BEST: Final = "Then what suits those best who have answered is decided."
_NOTHING_THEN: Final = "Then nothing is decided."
_PERHAPS_AGAIN: Final = "Another vote may come first, where it could gain something."
_FIRST: Final = "what suits those best who have answered"
_LOT: Final = "; what is equal in that too goes by lot, drawn so that it can be checked."
_BY_LOT: Final = "A tie is settled by lot, drawn so that it can be checked."
_OTHERWISE: Final = "{rule}. {explanation} Here it is counted otherwise: {own}."
_ALL_VETO: Final = "Everybody: one veto stops that option."
_SOME_VETO: Final = "{names}: one veto stops that option."
_ALL_OBJECT: Final = "Everybody: one objection stops that option."
_ALL_AGREE: Final = "Everybody: it takes all of them."
_NO_VETO: Final = "Nobody here: what counts is {rule}."
_NOTES: Final = (
    "Nobody is shown notes before it is counted; beside the outcome then stand those whose authors "
    "let them."
)
_NO_NOTES_YET: Final = "None: a note goes with a vote, and none is open yet."
_OWN_NOTE: Final = " Yours: “{}”."
_ADD: Final = "Yes: write it in the thread, or “put … on the list” here{nameless}, until"
_NAMELESS: Final = " without your name"
_NOT_LATE: Final = "No: write it in the thread, or “put … on the list” here{nameless}, until"
_WITHOUT_NAME: Final = "Yes: write it to me alone, like “Rome, without my name”."
_NO_NAME_HIDDEN: Final = (
    "You are too few here for that: with fewer than six, others could tell whose it is. With your "
    "name beside it, write it to me or in the thread."
)
_NOT_OWED: Final = "You need not: you vote on what is on the list, whoever put it there."
_NO_LIST: Final = "Options come from what people tell me; nobody lists them."
_NO_COMPLAINT: Final = "Nobody has told me anything against one of them."
_COMPLAINTS: Final = (
    "{count} of {asked} have told me something against one of them; who, and what, I tell nobody."
)
_NO_COUNT: Final = "What somebody has against an option, I tell nobody."
_ALL_PRIVATE: Final = (
    "What you write to me alone I tell nobody; nor who votes for what, only how it adds up."
)
_NO_PLACES: Final = "Nothing here has only so many places."
_PLACES: Final = "{titles}. Who votes first has a place first."
_OF_PLACES: Final = "{title}: {capacity}"


def tie(decision: Decision) -> str:
    """Say what becomes of options that tie."""
    method = method_of(decision)
    if method.stays_open(decision):
        return _BY_LOT
    further = "" if decision.coming_round >= decision.last_round else _FURTHER
    words = _TIE.format(further=further, first=_FIRST)
    return words + (_LOT if method.seed(decision) else ".")


def if_nobody_votes(decision: Decision) -> str:
    """Say what becomes of an open vote in which nobody votes; "" where none is open.

    It goes by the rule alone, and by nothing that somebody has said.
    """
    if decision.phase is not Phase.VOTE:
        return ""
    if not decision.counted:
        return _NOTHING_THEN
    empty = with_count(with_round(decision, replace(decision.round, votes={})))
    if why_nothing_elected(empty) or not left_to_the_order(empty.round):
        return _NOTHING_THEN
    is_last = decision.round.number >= decision.last_round
    return _SUITS_BEST if is_last else f"{_SUITS_BEST} {_PERHAPS_AGAIN}"


def own_rule(decision: Decision) -> Rule:
    """Return the rule that the present vote is counted by, or the coming one will be."""
    is_open = decision.phase in (Phase.INTAKE, Phase.VOTE)
    return find_rule(decision.rule_of(decision.coming_round if is_open else decision.round.number))


def another_rule(decision: Decision, name: str) -> str:
    """Say what a rule is that is named; nothing where it is the one it is counted by."""
    named, own = find_rule(name), own_rule(decision)
    if named is own:
        return ""
    head = f"{named.in_words[0].upper()}{named.in_words[1:]}"
    return _OTHERWISE.format(rule=head, explanation=named.explanation, own=own.in_words)


def who_can_veto(decision: Decision) -> str:
    """Say whose no stops an option."""
    rule, vetoers = own_rule(decision), decision.terms.vetoers
    if rule.name == "unanimous":
        return _ALL_AGREE
    if not rule.is_blocked_by_one:
        return _NO_VETO.format(rule=rule.in_words)
    if rule.name != "veto":
        return _ALL_OBJECT
    if vetoers is None:
        return _ALL_VETO
    return _SOME_VETO.format(names=listed(names_of(decision, vetoers)) or "Nobody")


def complaints(decision: Decision) -> str:
    """Say how many turn down an option that is voted on, and not who; nothing where none is.

    Where a count would let others guess whose it is, or counts are for nobody, none is told.
    """
    if decision.phase is not Phase.VOTE:
        return ""
    counted = decision.counted
    if hides_others(decision) or tells_of_few(decision, len(counted)):
        return _NO_COUNT
    shown = {x.key if isinstance(x, Words) else x.id for x in decision.round.options}
    profiles = [profile_of(decision, each.id) for each in counted]
    against = [x for x in profiles if any(each.turns_down in shown for each in x.wishes)]
    told = _COMPLAINTS.format(count=len(against), asked=len(decision.members))
    return told if against else _NO_COMPLAINT


def names_of(decision: Decision, who: tuple[MemberId, ...]) -> list[str]:
    """Return members by their names."""
    return [each.name for each in decision.members if each.id in who]


def settings(decision: Decision, who: MemberId) -> Layout:
    """Say how all of it is taken, and until when it is open."""
    names: Mapping[MemberId, str] = {each.id: each.name for each in decision.members}
    told = settings_in_words(_settings_of(decision), decision.terms.zone, names)
    words = f"“{decision.terms.subject}”: {'; '.join(told)}."
    return said(words) if is_over(decision) else until(f"{words} Open until", decision, who)


def _settings_of(decision: Decision) -> DecisionSettings:
    """Return the terms by which it is voted, and of all others what is not as usual."""
    terms = decision.terms
    usual = Terms(subject="", zone=terms.zone)
    other = {
        name: value
        for name, value in DecisionSettings.unlike(terms, usual).said.items()
        if name not in ("options", "ends_by", "last_rule")
    }
    always = {"secret": are_hidden(decision, decision.round), "disclosure": terms.disclosure}
    return DecisionSettings(**{**other, **always, "rule": own_rule(decision).name}).over(UNSAID)


def notes(decision: Decision, who: MemberId) -> str:
    """Say who sees what is said with votes, and what the asker has said with theirs."""
    if decision.phase is not Phase.VOTE:
        return _NO_NOTES_YET
    words = own_note(decision, who)
    return _NOTES + (_OWN_NOTE.format(words) if words else "")


def adding(decision: Decision, who: MemberId) -> Layout:
    """Say whether something can be put on the list by now, and where."""
    return _taken_on(decision, who, "Yes", "No")


def too_late(decision: Decision, who: MemberId) -> Layout:
    """Say whether the list is closed, or it is too late for it, and where something is put."""
    return _taken_on(decision, who, "No", "Yes")


def _taken_on(decision: Decision, who: MemberId, if_so: str, if_not: str) -> Layout:
    """Say where something is put on the list, or why nothing is, by the word that was asked for."""
    method = method_of(decision)
    if method.takes_proposals(decision):
        is_crowd = len(decision.members) >= SMALLEST_ANONYMOUS_GROUP
        where = (_ADD if if_so == "Yes" else _NOT_LATE).format(nameless=_NAMELESS * is_crowd)
        return until(where, decision, who)
    why = method.why_closed(decision, who) or _NO_LIST
    return said(f"{if_not}: {why[0].lower()}{why[1:]}")


def nameless(decision: Decision, who: MemberId) -> Layout:
    """Say whether something can be put on the list without a name, and how."""
    if not method_of(decision).takes_proposals(decision):
        return adding(decision, who)
    is_crowd = len(decision.members) >= SMALLEST_ANONYMOUS_GROUP
    return said(_WITHOUT_NAME if is_crowd else _NO_NAME_HIDDEN)


def silent(decision: Decision, who: MemberId) -> Layout:
    """Say that nobody has to propose anything."""
    if not method_of(decision).takes_proposals(decision):
        return adding(decision, who)
    return said(_NOT_OWED)


def how_many(decision: Decision, who: MemberId) -> Layout:
    """Say how many have voted by now, and until when others can."""
    return until(f"{voted_by_now(decision).strip()} Open until", decision, who)


def secrecy(decision: Decision) -> str:
    """Say what stays private where no vote is open, and what is seen of one."""
    return _ALL_PRIVATE if are_hidden(decision, decision.round) else JUST_US


def places(decision: Decision) -> str:
    """Say how many places there are, before any is taken."""
    catalogue = method_of(decision).catalogue(decision)
    limited = [
        _OF_PLACES.format(title=each.title, capacity=each.capacity)
        for each in (catalogue.options if catalogue else ())
        if each.capacity is not None
    ]
    return _PLACES.format(titles=listed(limited)) if limited else _NO_PLACES
