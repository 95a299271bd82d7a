"""Votes in words: what comes of a reply under the options, by the form that the rule takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from orchestration.deciding.actions import ballot_forms
from orchestration.deciding.actions.ballot_clauses import is_condition, is_proviso
from orchestration.deciding.actions.ballot_notes import note_in, with_note
from orchestration.deciding.actions.ballot_reading import (
    LEADS,
    OF_A_VOTE,
    PART,
    PLACES,
    OptionChosen,
    VoteSaid,
    asked_and_answered,
    beginnings,
    read,
)
from orchestration.deciding.actions.ballot_refusals import (
    NEEDS_REASON,
    NO_VETO,
    Refusal,
    against_and_why,
    but_for,
    consents,
    may_veto,
    refusal_in,
    takes_refusals,
    veto,
)
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.layout import Button
from orchestration.interaction.wording import in_words, listed
from orchestration.language.choosing.agreement import (
    agreement_in,
    is_courtesy,
    is_thanked,
    said_plainly,
)
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
from orchestration.model.options import Words
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

_ARTICLE: Final = re.compile(r"\ban?\s+(?=\w)")
_WHICH_TWO: Final = "Which two? Name them, like “A and B”."
_ONLY_FOR: Final = "Only what you are for counts here; vote for what suits you."
_REST: Final = "Only the vote counts, not “{rest}”."


def read_vote(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply under the options of a round; None where it is no vote."""
    names = ballot_forms.names(decision)
    said, refusal = _told(said)
    if refusal and not takes_refusals(ballot_forms.rule_of(decision)):
        said, refusal = but_for(said, refusal)
    refused = _refused(refusal, names) if refusal else ()
    found = against_and_why(said, names) or read(said, names)
    if found is None and not refused:
        return None
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    if refusal and refused:
        return _speaks_against(decision, user_action, refusal, refused)
    assert found is not None
    if found.against and ballot_forms.rule_of(decision).form is APPROVALS:
        return _without(decision, user_action, [each.option for each in found.choices])
    if _is_only_against(decision, found):
        return Reply(commands=(ballot_forms.wish(decision, user_action, said),))
    return _counted(decision, user_action, found)


def _is_only_against(decision: Decision, said: VoteSaid) -> bool:
    """Tell whether a reply leaves options out where a ballot names one: that is a wish."""
    left_out, many = said.of_all * len(said.choices), len(decision.round.options)
    return ballot_forms.rule_of(decision).form in (ONE_OPTION, VETO) and 0 < left_out < many - 1


def _told(said: str) -> tuple[str, Refusal | None]:
    """Return what a reply says, a question that it answers itself put as an answer, and against it.

    "B? yes" is for B, "B? no" against it, and "B? no, A" is for A.
    """
    answered = asked_and_answered(said)
    if answered is None:
        return said, refusal_in(said)
    about, is_for, answer = answered
    if is_for is None:
        return answer, refusal_in(answer)
    return (about, None) if is_for else ("", Refusal("", about, ""))


def read_reply(
    decision: Decision, user_action: UserAction, round_: int, said: str, *, by_title: bool = False
) -> Reply | None:
    """Return what comes of a reply under options; None where it is no vote.

    An option alone is agreed to or not: "yes", "-1". What stands behind a vote, as a condition or
    a reason, is a note with it: "B, but only if it's not too late". Other words do not count where
    options have names; behind times they are a wish. Who calls options `by_title` means no option
    by a small "a".
    """
    named = isinstance(decision.round.options[0], Words)
    if reply := _whole_reply(decision, user_action, round_, said, by_title=by_title):
        return reply
    for head, rest in beginnings(said, ballot_forms.names(decision)):
        reply = _whole_reply(decision, user_action, round_, head, by_title=by_title)
        is_answer = is_one_alone(decision) and agreement_in(head) is not None
        if (is_answer or not named) and not is_condition(rest):
            continue
        if is_answer and is_courtesy(head) and not is_proviso(rest):
            continue
        if reply and reply.commands:
            if words := note_in(rest):
                return with_note(decision, reply, words)
            return replace(reply, notice=f"{reply.notice} {_REST.format(rest=rest)}")
    return None


def _whole_reply(
    decision: Decision, user_action: UserAction, round_: int, said: str, *, by_title: bool
) -> Reply | None:
    """Return what comes of words that all are a vote on options that have names."""
    said = _ARTICLE.sub("", said) if by_title else said
    agreed = _agreement(decision, said) if is_one_alone(decision) else None
    if agreed is not None:
        return _agreed(decision, user_action, round_, is_for=agreed)
    return read_vote(decision, user_action, round_, said)


def agrees(said: str) -> bool | None:
    """Tell whether words, which may change a vote, are for what is proposed; None where neither."""
    return agreement_in(LEADS.sub("", said_plainly(said))) if not is_thanked(said) else None


def _agreement(decision: Decision, said: str) -> bool | None:
    """Tell whether words are for the option that stands alone, which they may name: "not Basel"."""
    names = ballot_forms.names(decision)
    told, refusal = _told(said)
    if refusal and _refused(refusal, names):
        return False
    found = read(told, names)
    if found and found.of_all and found.choices:
        return False
    return agrees(told)


def answers_alone(decision: Decision, said: str) -> bool:
    """Tell whether words are a yes or a no to an option alone, be it with a note behind it."""
    if not is_one_alone(decision):
        return False
    heads = beginnings(said, ballot_forms.names(decision))
    noted = any(is_condition(rest) and agrees(head) is not None for head, rest in heads)
    return noted or (agrees(said) is not None and not is_courtesy(said))


def is_one_alone(decision: Decision) -> bool:
    """Tell whether a single option that has a name is on the table: a proposal."""
    return len(decision.round.options) == 1 and isinstance(decision.round.options[0], Words)


def _agreed(decision: Decision, user_action: UserAction, round_: int, *, is_for: bool) -> Reply:
    """Return what comes of a yes or a no to an option alone; a no is for none of these."""
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    [name] = ballot_forms.names(decision)
    if not is_for:
        reply = ballot_forms.cast(decision, user_action, NoneOfThese())
        return replace(reply, notice="Your vote is in: no.")
    ballot = _ballot(decision, user_action.who, VoteSaid((OptionChosen(name, equal=False),)))
    if isinstance(ballot, str):
        return Reply(notice=ballot)
    return replace(ballot_forms.cast(decision, user_action, ballot), notice="Your vote is in: yes.")


def _refused(refusal: Refusal, names: Sequence[str]) -> tuple[str, ...]:
    """Return the options that a reply speaks against; none where not all of it is of a vote."""
    against = read(refusal.refused, names)
    if against is None or (against.of_all and against.choices):
        return ()
    if refusal.before and read(refusal.before, names) is None:
        return ()
    if against.of_all and not refusal.before:
        return tuple(names)
    return tuple(each.option for each in against.choices)


def _speaks_against(
    decision: Decision, user_action: UserAction, refusal: Refusal, refused: Sequence[str]
) -> Reply:
    """Return what comes of an objection or a veto, and of what is voted for beside it."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    before = decision.round.ballots.get(user_action.who)
    if not takes_refusals(rule):
        return _without(decision, user_action, refused)
    held: Ballot | str | None = before
    if rule.form is VETO and not may_veto(decision, user_action.who):
        return Reply(notice=NO_VETO)
    said = read(refusal.before, names)
    if said is not None and (said.choices or said.of_all):
        held = _ballot(decision, user_action.who, said)
    else:
        said = None
    if isinstance(held, str):
        return Reply(notice=held)
    if rule.form is CONSENTS and not refusal.why:
        kept = ballot_forms.cast(decision, user_action, held) if said else Reply()
        needs = NEEDS_REASON.format(option=refused[0])
        return replace(kept, notice=f"{kept.notice} {needs}".strip())
    ballot = (
        consents(held, objections=refused) if rule.form is CONSENTS else veto(held, None, refused)
    )
    return ballot_forms.cast(decision, user_action, ballot, refusal.why)


def _without(decision: Decision, user_action: UserAction, refused: Sequence[str]) -> Reply:
    """Return what comes of a word against options where only what one is for counts."""
    held = decision.round.ballots.get(user_action.who)
    if isinstance(held, Approvals) and {*held.yes, *held.if_need_be} & {*refused}:
        yes = tuple(each for each in held.yes if each not in refused)
        rest = tuple(each for each in held.if_need_be if each not in refused)
        if not yes and not rest:
            return ballot_forms.take_back(decision, user_action)
        return ballot_forms.cast(decision, user_action, Approvals(yes, rest))
    stays = f" Your vote stays: {in_words(held)}." if held else ""
    return Reply(notice=f"{_ONLY_FOR}{stays}")


def _counted(decision: Decision, user_action: UserAction, said: VoteSaid) -> Reply:
    """Return what comes of what a reply says of options that are voted on."""
    if said.unclear:
        return Reply(notice=_WHICH_TWO)
    if said.abstains:
        return ballot_forms.cast(decision, user_action, None)
    if said.taken_back:
        return ballot_forms.take_back(decision, user_action)
    if said.none:
        reply = ballot_forms.cast(decision, user_action, NoneOfThese(), said.why)
        why = Button(ballot_forms.NONE_FORM, "Say why", str(decision.round.number))
        return reply if said.why else replace(reply, offers=(why,))
    ballot = _one_already(decision, user_action.who, said) or _ballot(
        decision, user_action.who, said
    )
    if isinstance(ballot, str):
        return Reply(notice=ballot)
    reply = ballot_forms.cast(decision, user_action, ballot, said.why)
    return replace(reply, notice=f"{reply.notice}{_left_out(decision, said.choices, ballot)}")


def read_private_vote(decision: Decision, user_action: UserAction, said: str) -> Reply | None:
    """Return what comes of a private message while a vote is open; None where it is no vote.

    "The 3rd works" is a day there, unless it is said to be a vote or an option.
    """
    parts = {*PART.findall(said_plainly(said))}
    if decision.phase is not Phase.VOTE or (parts & PLACES.keys() and not parts & OF_A_VOTE):
        return None
    return read_vote(decision, user_action, decision.round.number, said)


def _one_already(decision: Decision, who: MemberId, said: VoteSaid) -> str:
    """Say that a rule takes one option, to who adds another one to theirs."""
    before = decision.round.ballots.get(who)
    other = said.choices[0].option if said.adds else ""
    if not other or not isinstance(before, OneOption) or other == before.option:
        return ""
    return f"This vote takes one option: yours stays {before.option}. “{other}” changes it."


def _left_out(decision: Decision, choices: Sequence[OptionChosen], ballot: Ballot) -> str:
    """Name the options that a rule with one vote leaves out of an order."""
    if not isinstance(ballot, OneOption) or len(choices) < 2:
        return ""
    rest = listed([each.option for each in choices if each.option != ballot.option])
    return f" This vote takes one option, so {rest} is left out."


def _ballot(decision: Decision, who: MemberId, said: VoteSaid) -> Ballot | str:
    """Return the ballot of the form that the rule takes, or a sentence on what it takes."""
    rule, names = ballot_forms.rule_of(decision), ballot_forms.names(decision)
    choices, before = _chosen(said, names), decision.round.ballots.get(who)
    if rule.form is ORDER:
        choices = (*choices, *said.below)
    if not choices:
        return _ONLY_FOR
    if rule.form in (ONE_OPTION, VETO):
        if len(choices) != 1 and (said.of_all or choices[1].equal):
            return "One option, please: this vote takes one."
    elif rule.form in (GRADES, SHARES, DOTS) and any(each.points is None for each in choices):
        return f"This vote takes a number for each option: “{names[0]}:3, {names[-1]}:1”."
    ballot = _MADE[rule.form](choices, before, said.adds)
    try:
        check_ballot(ballot, rule, names, "your vote", decision.terms.budget)
    except BadInput as problem:
        return f"I can't count that: expected {problem.expected}."
    return ballot


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
    for each in choices:
        if each.equal and places:
            places[-1] = (*places[-1], each.option)
        else:
            places.append((each.option,))
    return tuple(places)


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
    **dict.fromkeys((GRADES, SHARES, DOTS), lambda choices, before, adds: _numbered(choices)),
}
"""The ballot of each form, of what is chosen, what was voted before, and whether it adds to it."""
