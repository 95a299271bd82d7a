"""Votes: by letter or button where one is enough, and dialogs where a ballot says more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Final

from orchestration.deciding.actions.ballots.beside import wish, with_wish_noted
from orchestration.deciding.actions.ballots.fields import (
    WHY,
    Offered,
    fields_of,
    read_fields,
    reason_in,
    why_none,
    why_objects,
)
from orchestration.deciding.actions.ballots.notes import (
    NOTE,
    note_fields,
    note_filled,
    with_filled_note,
    with_note,
    without_smile,
)
from orchestration.deciding.actions.ballots.refusals import consents, may_veto
from orchestration.deciding.actions.ballots.why_none import wish_in
from orchestration.deciding.commands import Approve, CastBallot, TakeBallotBack
from orchestration.deciding.method import method_of
from orchestration.deciding.people.joining import why_no_voter
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.votes.approvals import tapped, too_many
from orchestration.deciding.votes.receipts import are_hidden, receipt_at_once, with_receipt
from orchestration.deciding.votes.votes import CLOSED
from orchestration.deciding.wishes.hearing import says_a_wish
from orchestration.interaction.form import Filled, Form
from orchestration.interaction.wording import in_words, listed, moment
from orchestration.model.ballots import (
    Approval,
    Approvals,
    Ballot,
    NoneOfThese,
    OneOption,
    VoteNote,
)
from orchestration.model.errors import BadInput
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.preferences import Visibility
from orchestration.privacy import Private
from orchestration.sessions.user_action import Reply, UserAction
from orchestration.voting.check import check_ballot, find_rule
from orchestration.voting.delegation import votes_with
from orchestration.voting.forms import APPROVALS, GRADES, ONE_OPTION, SHARES, as_cast
from orchestration.voting.lots import drawn
from orchestration.voting.rule import Rule

FORM_NAMES: Final = ("choose", "rank", "points", "rate-options", "approve", "consent", "veto")
NONE_FORM: Final = "none-of-these"
_WHY_SHOWN: Final = 100
OBJECT_FORM: Final = "object"
ASKS_WHY: Final = (NONE_FORM, OBJECT_FORM)
COUNT_AS: Final = "count-as"
_COUNTS_FOR: Final = "It counts for {names} too."
_FROM_ONE: Final = "1 to 5 each; 5 is best"
IS_IN: Final = "Your vote is in"
"""The action of the button that counts what words were taken for: a round, and plain signs."""
_EXAMPLE: Final = 3
ASK_FOR_RECEIPT: Final = "Once it is whole, “my receipt?” to me alone tells you it."
READ_HERE: Final = (
    "Everyone here can read it; it counts all the same. To vote in secret, use the buttons or "
    "write to me alone."
)
_SEEN: Final = (
    "This vote is secret, and everyone sees a reaction, so yours doesn't count. Take it away, and "
    "use the buttons under the options: nobody sees those."
)
_SAYS_TOO_LITTLE: Final = (
    "A reaction can't say enough for this vote, so it doesn't count. Use the button under the "
    "options, or reply to them."
)


def why_not(decision: Decision, who: MemberId, round_: object) -> str:
    """Return why somebody cannot vote on the options of a round; nothing where they can."""
    if decision.phase is not Phase.VOTE or round_ != decision.round.number:
        return CLOSED
    return why_no_voter(decision, who)


def rule_of(decision: Decision) -> Rule:
    """Return the rule that counts the present round."""
    return find_rule(decision.rule_of(decision.round.number))


def has_letters(decision: Decision) -> bool:
    """Tell whether a reaction is a vote in the present round."""
    return rule_of(decision).form in (ONE_OPTION, APPROVALS) and not decision.terms.secret


def why_no_letters(decision: Decision) -> str:
    """Return why a reaction is no vote in the present round; nothing where it is one."""
    if has_letters(decision):
        return ""
    return _SEEN if decision.terms.secret else _SAYS_TOO_LITTLE


def names(decision: Decision) -> list[str]:
    """Return the options on the table."""
    return [option.id for option in decision.round.options]


def by_letters(
    decision: Decision, who: MemberId, pressed: Sequence[str], latest: str
) -> Ballot | None:
    """Return the ballot that somebody's letters say; of one-option ballots the latest counts.

    Who has said “if need be” of an option in the dialog, and presses another, has still said it.
    """
    if rule_of(decision).form is ONE_OPTION:
        chosen = latest if latest in pressed else next(iter(pressed), None)
        return OneOption(chosen) if chosen else None
    before = decision.round.ballots.get(who)
    hesitant = before.if_need_be if isinstance(before, Approvals) else ()
    rest = tuple(each for each in hesitant if each not in pressed)
    return Approvals(tuple(pressed), rest) if pressed or rest else None


def tap(decision: Decision, user_action: UserAction, option: str) -> Reply:
    """Return what comes of a tap on one option; a second tap takes an approval back.

    Of an approval only this option is told: another tap may be on its way.
    """
    if rule_of(decision).form is ONE_OPTION:
        return cast(decision, user_action, OneOption(option))
    before = decision.round.ballots.get(user_action.who)
    approved = option not in letters_that_say(before)
    after = tapped(decision, user_action.who, option, approved=approved)
    if why := too_many(decision, after, before):
        return Reply(notice=why)
    command = Approve(
        **user_action.envelope(decision.id),
        member=user_action.who,
        choice=Private(user_action.who, Approval(option, approved)),
        round=decision.round.number,
        drawn=user_action.number,
        name=user_action.name,
    )
    given = method_of(decision).told_of_tap(decision, user_action.who, option) if approved else None
    notice = f"{option} is {'in' if approved else 'out of'} your vote." if given is None else given
    if before is None and are_hidden(decision, decision.round):
        notice = f"{notice} {ASK_FOR_RECEIPT}"
    return Reply(commands=(command,), notice=notice)


def of_letters(
    decision: Decision, user_action: UserAction, pressed: Sequence[str], latest: str
) -> Reply:
    """Return what comes of somebody's letters as they are now: none of them is no vote."""
    ballot = by_letters(decision, user_action.who, pressed, latest)
    if ballot is None:
        return Reply(commands=take_back(decision, user_action).commands)
    seen = replace(user_action, in_public=True)
    return Reply(commands=(_command(decision, seen, ballot),))


def cast(
    decision: Decision,
    user_action: UserAction,
    ballot: Ballot | None,
    why: str = "",
    *,
    shared: bool = False,
    called: str = "",
) -> Reply:
    """Return what comes of a ballot, and acknowledge it; None abstains.

    A reason is no part of the ballot. One that says a wish is said before it, as that, and read
    back with the acknowledgement; any other is a note with the vote. It stays private unless it is
    `shared`. The ballot is read back as it was `called`, if it was.
    """
    who, ballot, why = user_action.who, as_cast(ballot), without_smile(why)
    command = _command(decision, user_action, ballot)
    said = _wished(decision, user_action, ballot, why)
    if isinstance(ballot, NoneOfThese) and why and not said:
        called = f"{called or in_words(ballot)} (“{shorten(why, _WHY_SHOWN, placeholder=' …')}”)"
    waits = not why and _only_waits(decision, who, ballot)
    told = "" if waits else _acknowledged(decision, user_action, ballot, called)
    reply = Reply(commands=(command,), notice=told)
    if said:
        besides = Private(who, reply.notice)
        seen = Visibility.SHARED if shared else Visibility.PRIVATE
        reason = replace(wish(decision, user_action, said, seen=seen), besides=besides)
        return Reply(commands=(reason, command))
    if why and shared:
        return with_filled_note(decision, reply, VoteNote(why, Visibility.SHARED))
    return with_note(decision, user_action, reply, why) if why else reply


def _only_waits(decision: Decision, who: MemberId, ballot: Ballot | None) -> bool:
    """Tell whether all that a vote gives is to wait for a place: they are told that, and no more.

    What was voted for before is told anew by nothing else.
    """
    names, before = (letters_that_say(x) for x in (ballot, decision.round.ballots.get(who)))
    is_new = bool(names) and not {*names} & {*before} and not _for_others(decision, who)
    if isinstance(ballot, Approvals) and ballot.if_need_be:
        return False
    return is_new and all(method_of(decision).told_of_tap(decision, who, x) == "" for x in names)


def _wished(decision: Decision, user_action: UserAction, ballot: Ballot | None, why: str) -> str:
    """Return what a reason says as a wish; "" where it says none."""
    who, at = user_action.who, user_action.at
    if why and isinstance(ballot, NoneOfThese):
        return wish_in(decision, who, why, at)
    return why if why and says_a_wish(decision, who, why, at) else ""


def _acknowledged(
    decision: Decision, user_action: UserAction, ballot: Ballot | None, called: str
) -> str:
    """Say that a vote is in, by which receipt its voter finds it, or who else can read it.

    What stands in the thread needs no receipt; of a secret vote its voter is told that, once.
    """
    who, drawn = user_action.who, user_action.drawn
    said = "You abstain; a later vote still counts."
    if ballot is not None:
        said = f"{IS_IN}: {called or in_words(ballot)}.{_for_others(decision, who)}"
    if user_action.in_public:
        knows = any(who in each.seen for each in decision.rounds)
        return f"{said} {READ_HERE}" if decision.terms.secret and not knows else said
    code = receipt_at_once(decision, who, ballot, user_action.id, drawn)
    return f"{said} {with_receipt(code)}" if code else said


def _for_others(decision: Decision, who: MemberId) -> str:
    """Say for whom else somebody's vote counts: who has left theirs to them, and not voted."""
    cast = {str(each): ballot for each, ballot in decision.round.ballots.items()}
    left = votes_with(decision.delegations, cast, who)
    names = [each.name for each in decision.members if each.id in left]
    return f" {_COUNTS_FOR.format(names=listed(names))}" if names else ""


def take_back(decision: Decision, user_action: UserAction) -> Reply:
    """Return what takes somebody's vote back."""
    if user_action.who not in decision.round.ballots:
        return Reply(notice="There is no vote of yours to take back.")
    who, number = user_action.who, decision.round.number
    back = TakeBallotBack(**user_action.envelope(decision.id), member=who, round=number)
    return Reply(commands=(back,), notice="Your vote is taken back. Until it closes, you can vote.")


def keep(decision: Decision, user_action: UserAction) -> Reply:
    """Return what comes of keeping the vote that was carried into the present round."""
    carried = decision.round.ballots.get(user_action.who)
    if carried is None:
        return Reply(notice="There is no vote of yours to keep.")
    return cast(decision, user_action, carried)


def _command(decision: Decision, user_action: UserAction, ballot: Ballot | None) -> CastBallot:
    own, number = Private(user_action.who, ballot), decision.round.number
    return CastBallot(
        **user_action.envelope(decision.id),
        member=user_action.who,
        ballot=own,
        round=number,
        drawn=user_action.number,
        in_public=user_action.in_public,
        name=user_action.name,
    )


def letters_that_say(ballot: Ballot | None) -> tuple[str, ...]:
    """Return the options whose letters say what a ballot says."""
    match ballot:
        case OneOption():
            return (ballot.option,)
        case Approvals():
            return ballot.yes
        case _:
            return ()


def example_of(decision: Decision) -> str:
    """Return numbers for options that are no more points than there are: “A:3, C:1”, “A:2, C:1”."""
    first, *_, last = [*names(decision), *names(decision)]
    form, budget = rule_of(decision).form, decision.terms.budget
    points = len(names(decision)) if form is SHARES or budget is None else int(budget)
    most = _EXAMPLE if form is GRADES else min(_EXAMPLE, points - 1)
    return f"{first}:{most}, {last}:1" if most > 0 and first != last else f"{first}:1"


def vote_form(decision: Decision, who: MemberId) -> Form:
    """Ask for a ballot of the form that the rule takes, and a note, with the present ones in it."""
    form = rule_of(decision).form
    offered = _labels(decision, who)
    held, budget = decision.round.ballots.get(who), decision.terms.budget
    name, title, fields = fields_of(form, offered, held, budget, vetoes=may_veto(decision, who))
    title = _FROM_ONE if rule_of(decision).name == "rated" else title
    fields = (*fields, *note_fields(decision, who))
    return Form(name, title, "Vote", fields, {"round": decision.round.number})


def none_form(decision: Decision) -> Form:
    """Ask why somebody would have none of the options; a word of it is enough, or nothing."""
    context = {"round": decision.round.number}
    return Form(NONE_FORM, "None of these", "Vote", why_none(), context)


def objection_form(decision: Decision, against: Sequence[str]) -> Form:
    """Ask why somebody objects to options, without which they don't."""
    context = {"round": decision.round.number, "against": list(against)}
    title = f"Objection to {listed(against)}"
    return Form(OBJECT_FORM, title, "Object", why_objects(required=True), context)


def cast_filled(decision: Decision, user_action: UserAction, filled: Filled) -> Reply:
    """Return what comes of a ballot that was filled in, with the reason and the note beside it."""
    ballot = read_filled(filled, decision, user_action.who)
    why, shared = reason_in(filled)
    note = note_filled(decision, user_action.who, filled)
    if ballot is None or filled.errors:
        return Reply(errors=filled.errors)
    reply = cast(decision, user_action, ballot, why, shared=shared)
    if note is None:
        return reply
    noted = with_filled_note(decision, reply, note)
    return with_wish_noted(decision, user_action, ballot, noted, note.words)


def cast_none(decision: Decision, user_action: UserAction, filled: Filled) -> Reply:
    """Return what comes of a vote for none of the options, with the word why."""
    why, _ = reason_in(filled)
    if filled.errors:
        return Reply(errors=filled.errors)
    return cast(decision, user_action, NoneOfThese(), why)


def cast_objection(
    decision: Decision, user_action: UserAction, filled: Filled, against: Sequence[str]
) -> Reply:
    """Return what comes of an objection with its reason; what was said of other options stands."""
    known = tuple(each for each in against if each in names(decision))
    why, shared = reason_in(filled)
    if not why:
        filled.errors.setdefault(WHY, "An objection needs a reason; a few words will do.")
    if filled.errors:
        return Reply(errors=filled.errors)
    held = decision.round.ballots.get(user_action.who)
    return cast(decision, user_action, consents(held, objections=known), why, shared=shared)


def when(option: Option, zone: str, *, named: bool = False) -> str:
    """Return an option with its name, in one line: `A  Thu 21 Jan, 15:00–15:45`."""
    return f"{option.id}  {moment(option, zone, named=named)}"


def _labels(decision: Decision, who: MemberId) -> Offered:
    """Return the options by the voter's own clock, which is named where it is another.

    They stand in an order of the voter's own, so that none is first for everybody.
    """
    member, zone = decision.member(who), decision.terms.zone
    own = member.zone if member else zone
    named = own != zone
    labels = {each.id: when(each, own, named=named) for each in decision.round.options}
    seed = method_of(decision).seed(decision) or decision.id
    return tuple((each, labels[each]) for each in drawn(seed, f"list of {who}", labels))


def read_filled(filled: Filled, decision: Decision, who: MemberId) -> Ballot | None:
    """Return the ballot that somebody filled in; with faults noted in `filled`, None."""
    rule, held = rule_of(decision), decision.round.ballots.get(who)
    ballot = read_fields(rule.form, filled, names(decision), held)
    if filled.errors:
        return None
    try:
        check_ballot(ballot, rule, names(decision), "vote", decision.terms.budget)
    except BadInput as problem:
        own = (each for each in filled.values if not each.startswith(NOTE))
        filled.problem(next(own, "vote"), problem)
        return None
    if why := too_many(decision, ballot, held):
        filled.errors[next(each for each in filled.values if not each.startswith(NOTE))] = why
        return None
    return ballot
