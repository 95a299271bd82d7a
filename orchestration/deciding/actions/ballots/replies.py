"""What comes of a reply under options, with what stands beside the vote: a reason, a condition.

To what stands alone a reply is a yes or a no; of options with data it may be for all that have
something.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.agreement import (
    agreement_on,
    agrees_if_need_be,
    agrees_only_if,
    answers_why,
    heads_of,
    is_one_alone,
    passes_unopposed,
    told_alone,
    why_before_no,
)
from orchestration.deciding.actions.ballots.by_data import of_which_holds
from orchestration.deciding.actions.ballots.making import ballot_of
from orchestration.deciding.actions.ballots.notes import (
    note_in,
    only_of_who_sees,
    titled,
    with_note,
)
from orchestration.deciding.actions.ballots.objections import says_objection
from orchestration.deciding.actions.ballots.refusals import reason_apart, takes_refusals
from orchestration.deciding.actions.ballots.words import asks_why, read_vote, speaks_against
from orchestration.deciding.commands import CastBallot
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.signs import signs_in
from orchestration.language.choosing.asides import tells_of_past
from orchestration.language.choosing.held.agreement import is_courtesy, said_plainly
from orchestration.language.choosing.held.reasons_told import is_reason_alone
from orchestration.language.talk.in_a_moment import is_in_a_hurry
from orchestration.language.talk.social import is_polite
from orchestration.language.votes.clauses import is_condition, is_proviso
from orchestration.language.votes.noted import note_behind
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.language.votes.vocabulary import OF_A_VOTE, PART, PLACES
from orchestration.model.ballots import NoneOfThese
from orchestration.model.options import Words
from orchestration.sessions.user_action import Reply, UserAction

_ARTICLE: Final = re.compile(r"\ban?\s+(?!(?:and|or|then|over|und|oder|dann|vor)\b)(?=\w)")
_NONE_HAS_IT: Final = "Of none of the options is that known, so that is no vote."
_OF_WISHES: Final = frozenset({"busy", "unable", "flexible", "engaged", "can", "suits", "bound"})
"""Signs of words that say when somebody can."""

_REVOKES: Final = re.compile(
    r"(?:oh |ach |ah )?(?:nee?|nein|nö|no|nope|nah|wait|warte|halt|quatsch|scratch|never|forget"
    r"|vergiss|kidding|just kidding|scherz)\b",
    re.IGNORECASE,
)
"""With what somebody takes back what they have said before it."""

_ALL_SAID: Final = re.compile(
    r"(?:(?:and |und )?(?:that['’]?s|that is) (?:all|it|that)(?: from me)?|nothing (?:else|more)"
    r"|(?:und )?das (?:war['’]?s|ist alles|wär['’]?s)(?: von mir)?|mehr nicht"
    r"|(?:and )?(?:that['’]?s|this is) (?:the hill i['’]?(?:ll)? (?:will )?die on"
    r"|final|my final (?:answer|word)))[\s.!]*",
    re.IGNORECASE,
)
"""That nothing more is said, or that it is said for good."""

_REST: Final = "Only the vote counts, not “{rest}”."


def read_reply(
    decision: Decision, user_action: UserAction, round_: int, said: str, *, by_title: bool = False
) -> Reply | None:
    """Return what comes of a reply under options; None where it is no vote.

    An option alone is agreed to or not: "yes", "-1". What stands behind a vote, as a condition or
    a reason, is a note with it: "B, but only if it's not too late". Other words do not count;
    behind times those that may be a wish are one. Who calls options `by_title` means no option
    by a small "a". What says in private on what condition its author is for an option alone is a
    yes with that as its note.
    """
    vote, note = note_behind(said)
    if vote and (reply := read_reply(decision, user_action, round_, vote, by_title=by_title)):
        return with_note(decision, user_action, reply, note) if reply.commands else reply
    if reply := _without_names(decision, user_action, round_, said):
        return reply
    if reply := _whole_reply(decision, user_action, round_, said, by_title=by_title):
        return reply
    for head, rest in heads_of(decision, said):
        reply = _whole_reply(decision, user_action, round_, head, by_title=by_title)
        is_apart = _ends_there(said, head)
        if (is_apart or _answers(decision, head, rest)) and _blocks(decision, head):
            return _objected(decision, user_action, round_, rest)
        if (
            reply
            and reply.commands
            and (found := _told(decision, user_action, reply, head, rest, is_apart))
        ):
            return _by_title(decision, found, rest) if by_title else found
    return None if user_action.in_public else _told_alone(decision, user_action, round_, said)


def read_private_vote(decision: Decision, user_action: UserAction, said: str) -> Reply | None:
    """Return what comes of a private message while a vote is open; None where it is no vote.

    "The 3rd works" is a day there, unless it is said to be a vote or an option.
    """
    parts = {*PART.findall(said_plainly(said))}
    if decision.phase is not Phase.VOTE or (parts & PLACES.keys() and not parts & OF_A_VOTE):
        return None
    return read_reply(decision, user_action, decision.round.number, said)


def _by_title(decision: Decision, reply: Reply, rest: str) -> Reply:
    """Return what is said of words beside a vote with options as their author calls them."""
    told, called = _REST.format(rest=rest), _REST.format(rest=titled(decision, rest))
    return replace(reply, notice=reply.notice.replace(told, called))


def _told_alone(
    decision: Decision, user_action: UserAction, round_: int, said: str
) -> Reply | None:
    """Return what comes of a bare yes or no with a statement behind it; None where it is none."""
    head, rest = told_alone(decision, said) or ("", "")
    if head and _blocks(decision, head):
        return _objected(decision, user_action, round_, rest)
    reply = head and _whole_reply(decision, user_action, round_, head, by_title=False)
    return with_note(decision, user_action, reply, rest) if reply and reply.commands else None


def _told(
    decision: Decision, user_action: UserAction, reply: Reply, head: str, rest: str, is_apart: bool
) -> Reply | None:
    """Return what comes of a vote and what stands behind it; None where it is none with that.

    A yes to what stands alone that is a sentence by itself counts, whatever is told behind it. A
    no that hangs on an “if” is none yet: “A is out if it rains”.
    """
    if is_proviso(rest) and not any(isinstance(x, CastBallot) for x in reply.commands):
        return None
    answer = agreement_on(decision, head) if is_one_alone(decision) else None
    if answer is None:
        is_vote = _may_be_beside(decision, rest)
        return _with_rest(decision, user_action, reply, rest, note_in(rest)) if is_vote else None
    if _answers(decision, head, rest) or (is_apart and not answer):
        return _with_rest(decision, user_action, reply, rest, rest)
    return reply if is_apart else None


def _answers(decision: Decision, head: str, rest: str) -> bool:
    """Tell whether a yes or a no and what follows it are an answer, and no mere courtesy."""
    return answers_why(decision, head, rest) and (not is_courtesy(head) or is_proviso(rest))


def _ends_there(said: str, head: str) -> bool:
    """Tell whether a plain yes or no is a sentence of its own, whatever is told behind it."""
    behind = said.strip()[len(head) :]
    return behind[:1] in (".", "!") and behind[1:2].isspace() and not is_courtesy(head)


def _may_be_beside(decision: Decision, rest: str) -> bool:
    """Tell whether words may stand beside a vote: behind times all but a condition are a wish."""
    is_named = isinstance(decision.round.options[0], Words)
    return is_named or is_condition(rest) or is_polite(rest) or _is_no_wish(rest)


def _is_no_wish(rest: str) -> bool:
    """Tell whether words name no time, and say nothing of when somebody can."""
    lexicon = lexicon_of(rest)
    signs = signs_in(lexicon.tokens(rest), lexicon)
    return not _REVOKES.match(rest) and not signs.timed and signs.found.isdisjoint(_OF_WISHES)


def _without_names(
    decision: Decision, user_action: UserAction, round_: int, said: str
) -> Reply | None:
    """Return what comes of a vote that names no option; None where it is none.

    It is for all that have something, against what stands alone with the reason first, or in
    private for that on some condition.
    """
    if why := why_before_no(decision, said):
        return _objected(decision, user_action, round_, why)
    if not user_action.in_public and agrees_only_if(decision, said):
        reply = _agreed(decision, user_action, round_, is_for=True)
        return (
            with_note(decision, user_action, reply, said.strip(" .!")) if reply.commands else reply
        )
    known = of_which_holds(decision, said)
    return None if known is None else _of_known(decision, user_action, round_, known)


def _of_known(
    decision: Decision, user_action: UserAction, round_: int, known: Sequence[str]
) -> Reply | None:
    """Return what comes of a vote for all that have something; it is said where none has it."""
    if not known:
        return Reply(notice=_NONE_HAS_IT)
    return read_vote(decision, user_action, round_, ", ".join(known))


def _with_rest(
    decision: Decision, user_action: UserAction, reply: Reply, rest: str, note: str
) -> Reply:
    """Return what comes of a vote with what stands behind it, as far as that is a note."""
    if note:
        return with_note(decision, user_action, reply, note)
    names = ballot_forms.names(decision)
    if _is_why_not(decision, rest):
        return with_note(decision, user_action, reply, rest)
    is_of_vote_before = tells_of_past(rest) and any(each in names for each in PART.findall(rest))
    is_of_vote = is_of_vote_before or only_of_who_sees(rest)
    is_beside = is_polite(rest) or is_in_a_hurry(rest) or _ALL_SAID.fullmatch(rest)
    if is_beside or is_of_vote:
        return reply
    return replace(reply, notice=f"{reply.notice} {_REST.format(rest=rest)}")


def _is_why_not(decision: Decision, rest: str) -> bool:
    """Tell whether words say of an option what speaks against it: “A is way too greasy”."""
    options = decision.round.options
    called = [*(each.id for each in options), *(x.title for x in options if isinstance(x, Words))]
    named = next((x for x in called if rest.casefold().startswith(f"{x.casefold()} ")), "")
    return bool(named) and is_reason_alone(rest[len(named) :])


def _whole_reply(
    decision: Decision, user_action: UserAction, round_: int, said: str, *, by_title: bool
) -> Reply | None:
    """Return what comes of words that all are a vote on options that have names."""
    said = _ARTICLE.sub("", said) if by_title else said
    if not is_one_alone(decision):
        return read_vote(decision, user_action, round_, said)
    said = _objection_alone(decision, said)
    if agrees_if_need_be(decision, said):
        return _agreed(decision, user_action, round_, is_for=True, hesitant=True)
    agreed = agreement_on(decision, said)
    if agreed is not None and (agreed or not _objects(decision, said)):
        return _agreed(decision, user_action, round_, is_for=agreed)
    return read_vote(decision, user_action, round_, said)


def _objects(decision: Decision, said: str) -> bool:
    """Tell whether words speak of an objection or a veto where a ballot has such."""
    return takes_refusals(ballot_forms.rule_of(decision)) and says_objection(said)


def _objection_alone(decision: Decision, said: str) -> str:
    """Return an objection to what stands alone as one by its letter: "object to moving"."""
    [name] = ballot_forms.names(decision)
    head, why = reason_apart(said)
    is_meant = _objects(decision, head) and agreement_on(decision, head) is False
    return f"object to {name}: {why}" if is_meant else said


def _blocks(decision: Decision, said: str) -> bool:
    """Tell whether words are a no to what stands alone where one that says why is an objection."""
    return passes_unopposed(decision) and agreement_on(decision, said) is False


def _objected(decision: Decision, user_action: UserAction, round_: int, why: str) -> Reply:
    """Return what comes of a no to an option alone, and why, as an objection to it."""
    if closed := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=closed)
    return speaks_against(decision, user_action, ballot_forms.names(decision), why, None)


def _agreed(
    decision: Decision,
    user_action: UserAction,
    round_: int,
    *,
    is_for: bool,
    hesitant: bool = False,
) -> Reply:
    """Return what comes of a yes or a no to an option alone; a no is for none of these."""
    if why := ballot_forms.why_not(decision, user_action.who, round_):
        return Reply(notice=why)
    [name] = ballot_forms.names(decision)
    if not is_for:
        reply = ballot_forms.cast(decision, user_action, NoneOfThese(), called="no")
        if not passes_unopposed(decision):
            return reply
        asks = asks_why(decision, user_action, [name])
        return replace(reply, notice=f"{reply.notice} {asks.notice}", offers=asks.offers)
    chosen = OptionChosen(name, equal=False, hesitant=hesitant)
    ballot = ballot_of(decision, user_action.who, VoteSaid((chosen,)))
    if isinstance(ballot, str):
        return Reply(notice=ballot)
    called = "yes, if need be" if hesitant else "yes"
    return ballot_forms.cast(decision, user_action, ballot, called=called)
