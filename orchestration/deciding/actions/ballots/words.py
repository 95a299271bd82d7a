"""Votes in words, by the form that the rule takes: what is said for options, and against them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import is_one_alone
from orchestration.deciding.actions.ballots.beside import wish
from orchestration.deciding.actions.ballots.changes import changed, changes_own, points_of
from orchestration.deciding.actions.ballots.making import (
    ballot_of,
    left_out,
    one_already,
    sound,
)
from orchestration.deciding.actions.ballots.objections import (
    may_be_vote,
    named_alone,
    of_nothing,
    reason_in,
    says_objection,
    taken_back,
    unopposed,
    with_vote_behind,
)
from orchestration.deciding.actions.ballots.refusals import (
    IN_PRIVATE,
    NEEDS_REASON,
    NO_VETO,
    Refusal,
    against_and_why,
    all_else,
    but_for,
    consents,
    may_veto,
    named_behind,
    nothing_against,
    refusal_in,
    refused_by,
    takes_refusals,
    told,
    veto,
)
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.wording import listed
from orchestration.language.votes.reading import read
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.language.votes.shares import in_numbers, is_in_shares
from orchestration.language.votes.soft_no import is_bare_no
from orchestration.language.votes.the_rest import (
    else_fine,
    without_no_matter,
    without_rest,
)
from orchestration.language.votes.vocabulary import unaddressed
from orchestration.model.ballots import Approvals, NoneOfThese
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.forms import (
    APPROVALS,
    CONSENTS,
    DOTS,
    GRADES,
    ONE_OPTION,
    SHARES,
    VETO,
)

_MOST_OFFERED: Final = 5
"""So many buttons stand side by side on every platform."""

_RATHER: Final = re.compile(r"\b(?:rather|lieber|eher|against|gegen|dagegen)\b", re.IGNORECASE)
"""Words of who is against something, and does not rule it out."""

_Against = tuple[Sequence[str], str]
"""What is refused, and why."""


def read_vote(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply under the options of a round; None where it is no vote."""
    said = unaddressed(said)
    if reply := _changed_or_shared(decision, user_action, round_, said):
        return reply
    plain = _sides_put(decision, _points_put(decision, said)[0])
    return _abstained(decision, user_action, round_, plain) or _voted(
        decision, user_action, round_, plain
    )


def _abstained(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply that abstains, by all of it: “none, I take whichever wins”."""
    whole = read(said, ballot_forms.names(decision))
    if whole is None or not whole.abstains:
        return None
    why = ballot_forms.why_not(decision, user_action.who, round_)
    return Reply(notice=why) if why else _counted(decision, user_action, whole)


def _voted(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply that says what somebody is for, or against."""
    names = ballot_forms.names(decision)
    by_refusal = takes_refusals(ballot_forms.rule_of(decision))
    if reply := _against(decision, user_action, round_, said):
        return reply
    said, refusal = told(named_alone(unopposed(said), names) if by_refusal else said)
    if refusal and not by_refusal:
        said, refusal = but_for(said, refusal, names)
    elif refusal:
        refusal = with_vote_behind(refusal, names)
    refused, why_refused = refused_by(refusal, names) if refusal else ((), "")
    found = against_and_why(said, names) or read(said, names)
    if found is None and not refused:
        return None
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    if refusal and refused:
        return _refused(decision, user_action, refusal, (refused, why_refused), said)
    assert found is not None
    return _turned_away(decision, user_action, found, said) or _counted(
        decision, user_action, found
    )


def _against(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a reply that is wholly against something, or takes that back."""
    if reply := _all_but(decision, user_action, round_, said):
        return reply
    by_refusal = takes_refusals(ballot_forms.rule_of(decision))
    return _of_objections(decision, user_action, round_, said) if by_refusal else None


def _all_but(decision: Decision, user_action: UserAction, round_: int, said: str) -> Reply | None:
    """Return what comes of a no to options, with its reason, and a yes to all others; else None."""
    names = ballot_forms.names(decision)
    refused, why = _refused_before_rest(said, names) or _all_else_and_why(said, names)
    if not 0 < len(refused) < len(names):
        return None
    if closed := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=closed)
    others = VoteSaid([OptionChosen(each, equal=False) for each in refused], of_all=True, why=why)
    form = ballot_forms.rule_of(decision).form
    if form in (CONSENTS, VETO):
        beside = others if form is CONSENTS else None
        return speaks_against(decision, user_action, refused, why, beside)
    return _turned_away(decision, user_action, others, said) or _counted(
        decision, user_action, others
    )


def _refused_before_rest(said: str, names: Sequence[str]) -> tuple[tuple[str, ...], str] | None:
    """Return what is refused, and why, before words that the rest is fine; None where nothing."""
    head = else_fine(said)
    refusal = refusal_in(head)
    refused = refused_by(refusal, names) if refusal and not refusal.before else ((), "")
    if refused[0] or not head:
        return refused if refused[0] else None
    found = against_and_why(head, names) or read(head, names)
    return (found.turned_away, found.why) if found and found.against else None


def _all_else_and_why(said: str, names: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """Return what is left out of all, and why: "all but B because it's far"."""
    found = against_and_why(said, names)
    is_of_rest = found is not None and found.of_all and not found.against
    return (found.turned_away, found.why) if found and is_of_rest else ((), "")


def _changed_or_shared(
    decision: Decision, user_action: UserAction, round_: int, said: str
) -> Reply | None:
    """Return what comes of words that change one's own ballot, or share points out in vain."""
    ballot = changed(decision, user_action.who, said) or _points_put(decision, said)[1] or None
    closed = ballot_forms.why_not(decision, user_action.who, round_)
    if ballot is None:
        return None
    ballot = (
        ballot
        if isinstance(ballot, str)
        else sound(decision, ballot, decision.round.ballots.get(user_action.who))
    )
    if closed or isinstance(ballot, str):
        return Reply(notice=closed or str(ballot))
    return ballot_forms.cast(decision, user_action, ballot)


def changes_ballot(decision: Decision, said: str) -> bool:
    """Tell whether words can only be of one's own ballot: changed, taken back, or shared out."""
    form = ballot_forms.rule_of(decision).form
    found = read(said, ballot_forms.names(decision))
    if found and found.taken_back:
        return True
    return changes_own(decision, said) or (form in (DOTS, SHARES) and is_in_shares(said))


def _points_put(decision: Decision, said: str) -> tuple[str, str]:
    """Return a reply with its points in numbers, and why they cannot be, where a rule has some."""
    form = ballot_forms.rule_of(decision).form
    if form not in (DOTS, SHARES, GRADES):
        return said, ""
    points = None if form is GRADES else points_of(decision)
    return in_numbers(said.strip(" .!"), ballot_forms.names(decision), points)


def _sides_put(decision: Decision, said: str) -> str:
    """Return a reply with what it says for and against options in fewer ways."""
    said, rule = all_else(said), ballot_forms.rule_of(decision)
    said = _rest_put(decision, said)
    said = nothing_against(said) if rule.form in (APPROVALS, CONSENTS) else said
    return named_behind(said, vetoes=rule.form is VETO) if takes_refusals(rule) else said


def _rest_put(decision: Decision, said: str) -> str:
    """Return a reply without what it says of the rest, where a ballot says that by itself."""
    names = ballot_forms.names(decision)
    has_numbers = ballot_forms.rule_of(decision).form in (DOTS, SHARES, GRADES)
    said = without_no_matter(said, names)
    return said if has_numbers else without_rest(said, names)


def _refused(
    decision: Decision, user_action: UserAction, refusal: Refusal, against: _Against, said: str
) -> Reply:
    """Return what comes of a reply that speaks against options, and of the vote beside that."""
    refused, why = against
    asks = may_be_vote(refusal, refused) if ballot_forms.rule_of(decision).form is VETO else ""
    beside = read(refusal.before, ballot_forms.names(decision))
    if asks:
        return Reply(notice=asks)
    if not takes_refusals(ballot_forms.rule_of(decision)):
        is_vote = beside and (beside.choices or beside.of_all)
        counted = _counted(decision, user_action, beside) if beside and is_vote else None
        return counted or _without(decision, user_action, against, said)
    return speaks_against(decision, user_action, refused, why, beside)


def _of_objections(
    decision: Decision, user_action: UserAction, round_: int, said: str
) -> Reply | None:
    """Return what comes of an objection that is taken back, or of nothing named; else None."""
    names = ballot_forms.names(decision)
    closed = ballot_forms.why_not(decision, user_action.who, round_)
    if reply := taken_back(decision, user_action, said):
        return Reply(notice=closed) if closed else reply
    asks = of_nothing(said, names) if len(names) > 1 else ""
    return Reply(notice=closed or asks) if asks else None


def _turned_away(
    decision: Decision, user_action: UserAction, found: VoteSaid, said: str
) -> Reply | None:
    """Return what comes of a word against options beside a vote; None where the vote says it."""
    form = ballot_forms.rule_of(decision).form
    beside = None if found.against else found
    if found.turned_away and (form is CONSENTS or (form is VETO and found.vetoed)):
        return speaks_against(decision, user_action, found.turned_away, found.why, beside)
    if found.against and form is APPROVALS:
        return _without(decision, user_action, (found.turned_away, found.why), said)
    if _is_only_against(decision, found):
        return _wished(decision, user_action, (found.turned_away, found.why), said)
    return None


def _wished(decision: Decision, user_action: UserAction, against: _Against, said: str) -> Reply:
    """Return what comes of a no to options where a ballot has no room for one: it is a wish."""
    return Reply(commands=(wish(decision, user_action, _plain_no(against, said)),))


def _plain_no(against: _Against, said: str) -> str:
    """Return what is against options in the words that a wish says it with, and why.

    A reason that names a time is a wish of its own; any other explains the no.
    """
    refused, why = against
    lexicon = lexicon_of(said)
    is_german = lexicon.vocabulary.naming.code == "de"
    no, because = ("nicht Option", " weil ") if is_german else ("not option", " because ")
    if _RATHER.search(said) or (not why and is_bare_no(said)):
        no = f"{'lieber' if is_german else 'rather'} {no}"
    options = ", ".join(f"{no} {each}" for each in refused)
    if not why:
        return options
    is_wish = bool(signs_in(lexicon.tokens(why), lexicon).timed)
    return f"{options}{', ' if is_wish else because}{why}"


def _is_only_against(decision: Decision, said: VoteSaid) -> bool:
    """Tell whether a reply leaves options out where a ballot names one: that is a wish."""
    left_out, many = said.of_all * len(said.choices), len(decision.round.options)
    return ballot_forms.rule_of(decision).form in (ONE_OPTION, VETO) and 0 < left_out < many - 1


def speaks_against(
    decision: Decision,
    user_action: UserAction,
    refused: Sequence[str],
    why: str,
    beside: VoteSaid | None,
) -> Reply:
    """Return what comes of an objection or a veto, and of what is voted for beside it.

    An objection without a reason is asked for one; what is voted for counts meanwhile.
    """
    rule, why = ballot_forms.rule_of(decision), reason_in(why)
    is_vote = beside is not None and bool(beside.choices or beside.of_all)
    if rule.form is VETO and not may_veto(decision, user_action.who):
        return Reply(notice=NO_VETO)
    held = decision.round.ballots.get(user_action.who)
    said = ballot_of(decision, user_action.who, beside) if beside and is_vote else held
    if isinstance(said, str):
        return Reply(notice=said)
    if rule.form is not CONSENTS:
        return ballot_forms.cast(decision, user_action, veto(said, None, refused), why)
    if why:
        ballot = consents(said, objections=refused)
        called = "an objection" if is_one_alone(decision) else ""
        return ballot_forms.cast(decision, user_action, ballot, why, called=called)
    kept = ballot_forms.cast(decision, user_action, said) if is_vote else Reply()
    asks = asks_why(decision, user_action, refused)
    return replace(kept, notice=f"{kept.notice} {asks.notice}".strip(), offers=asks.offers)


def asks_why(decision: Decision, user_action: UserAction, refused: Sequence[str]) -> Reply:
    """Return what asks for the reason of an objection, in words or in one tap."""
    asks = Button(
        ballot_forms.OBJECT_FORM, "Say why", f"{decision.round.number}/{','.join(refused)}"
    )
    said = "I object" if is_one_alone(decision) else f"object to {listed(refused)}"
    stays = IN_PRIVATE if user_action.in_public else ""
    return Reply(notice=f"{NEEDS_REASON.format(said=said)}{stays}", offers=(asks,))


def _without(decision: Decision, user_action: UserAction, against: _Against, said: str) -> Reply:
    """Return what comes of a word against options where a ballot has only what one is for.

    What was voted for is left out of the vote; of anything else it is a wish, and so is an
    objection, of which such a ballot knows none.
    """
    refused, _ = against
    held = decision.round.ballots.get(user_action.who)
    if (
        not says_objection(said)
        and isinstance(held, Approvals)
        and {*held.yes, *held.if_need_be} & {*refused}
    ):
        yes = tuple(each for each in held.yes if each not in refused)
        rest = tuple(each for each in held.if_need_be if each not in refused)
        if not yes and not rest:
            return ballot_forms.take_back(decision, user_action)
        return ballot_forms.cast(decision, user_action, Approvals(yes, rest))
    return _wished(decision, user_action, against, said)


def _counted(decision: Decision, user_action: UserAction, said: VoteSaid) -> Reply:
    """Return what comes of what a reply says of options that are voted on."""
    if said.unclear:
        return Reply(notice=said.unclear)
    if said.abstains:
        return ballot_forms.cast(decision, user_action, None)
    if said.taken_back:
        return ballot_forms.take_back(decision, user_action)
    if said.none:
        reply = ballot_forms.cast(decision, user_action, NoneOfThese(), said.why)
        why = Button(ballot_forms.NONE_FORM, "Say why", str(decision.round.number))
        return reply if said.why else replace(reply, offers=(why,))
    ballot = one_already(decision, user_action.who, said) or ballot_of(
        decision, user_action.who, said
    )
    if isinstance(ballot, str):
        return Reply(notice=ballot, offers=_one_of(decision, said))
    reply = ballot_forms.cast(decision, user_action, ballot, said.why)
    return replace(reply, notice=f"{reply.notice}{left_out(decision, said, ballot)}")


def _one_of(decision: Decision, said: VoteSaid) -> tuple[Button, ...]:
    """Return a button for each of several options that are named where a ballot takes one."""
    takes_one = ballot_forms.rule_of(decision).form in (ONE_OPTION, VETO) and not said.of_all
    named = dict.fromkeys(each.option for each in said.choices) if takes_one else {}
    values = {each: f"{decision.round.number}/{each}" for each in named}
    return (
        ()
        if len(values) > _MOST_OFFERED
        else tuple(Button(ballot_forms.COUNT_AS, f"Count {x}", at) for x, at in values.items())
    )
