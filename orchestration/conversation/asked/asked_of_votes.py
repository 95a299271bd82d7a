"""What is asked of a vote itself, alone or beside other words: each question has one answer.

What an organiser says in passing of how it goes on is put as the order that it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from orchestration.conversation.known.by_name import is_of_times, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.changes import points_of
from orchestration.deciding.asked import asked_of_it as told_of_it
from orchestration.deciding.changing import CANNOT_CHANGE
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.waiting import sees_names, voted_by_now
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.votes.receipts import are_hidden
from orchestration.interaction.layout import Layout
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import listed
from orchestration.language.votes.asked_of_it import (
    EVERYBODY,
    alone,
    asked_of_it,
    clauses_of,
    closes_and_why,
    least_votes,
    repeats,
    sets_terms,
    span_instead,
    votes_no_more,
)
from orchestration.language.votes.of_vote import OfVote
from orchestration.model.ballots import Points
from orchestration.model.options import Words
from orchestration.model.people import MemberId
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

_LEFT_OVER: Final = " \t\n.,;:!–—-…"
_READ_BESIDE_A_VOTE: Final = (OfVote.LIST, OfVote.CHANGEABLE, OfVote.ENDS, OfVote.STANDS)
"""What is answered behind a vote that it stands beside."""

_UNSEEN: Final = "Yes: nobody is told who votes for what, only how it adds up."
_SEEN_IN_PART: Final = (
    "In part: what is voted in the thread, or with a reaction, all can see; of all other "
    "votes I tell nobody."
)
_SEEN_BY_NOBODY: Final = "Nobody: all that others are told is how it adds up."
_TOLD_NOBODY: Final = (
    "I tell nobody who voted for what: all that others are told is how it adds up."
)
_SEEN_BY: Final = (
    "What is voted in the thread, or with a reaction, all can see; of all other votes I tell "
    "nobody."
)
_NOT_WHO: Final = "How many have voted I say, but not who: nobody is to be pressed for it."
_NO_QUORUM: Final = "None is set: it counts however many vote."
_QUORUM: Final = "At least {quorum} have to vote; who abstains has not."
_WHOLE: Final = {
    ONE_OPTION: "No: one option is your vote.",
    APPROVALS: "No: choose what is fine with you, be it one.",
    CONSENTS: "No: of what you leave out you say neither yes nor no.",
    VETO: "No: one option is your vote, and a veto is only for what must not be.",
    ORDER: "No: name as many as you like, the best first. The others come last, side by side.",
    GRADES: "No: what you leave out has no grade from you.",
    SHARES: "No: what you leave out has no points from you.",
    DOTS: "No: what you leave out has no points from you.",
}
_SEVERAL: Final = {
    ONE_OPTION: "No: one option, and the latest counts.",
    APPROVALS: "Yes: choose all that are fine with you, like “{one}, {other}”.",
    CONSENTS: "Yes: say yes, or object, to as many as you like.",
    VETO: "One vote, and as many vetoes as must be: “{one}. veto {other}”.",
    ORDER: "Yes: all in your order, and two in one place with “=”: “{one} = {other}”.",
    GRADES: "Yes: each option has a grade of its own: “{numbers}”.",
    SHARES: "Yes: share your points out: “{numbers}”.",
    DOTS: "Yes: share your points out: “{numbers}”.",
}
_POINTS: Final = "You have {points} points, and {left} of them left."
_NO_POINTS: Final = "This vote has no points to share out."
_BY: Final = "{title} ({name})"
_NOBODY: Final = "No name stands beside any of them: {titles}."
_AGAIN: Final = "It can be asked again by itself: write “ask this {often}”."
_NOTHING_LISTED: Final = "Nothing is on the list yet."
_NO_REVIEW: Final = "No review is set. “ask again in four weeks” sets one."


def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Answer what a message asks of a vote; return that, and the rest of it, None where none is."""
    decision = _meant(context)
    if decision is None or context.message.is_edited:
        return (), context
    if is_of_times(decision):
        return _of_a_time(context, decision)
    context = _put_plainly(context, decision)
    if (whole := _answered(context, decision, context.words)) is not None:
        return whole, None
    told, left = list[Part](), list[str]()
    for words in clauses_of(context.words):
        clause = alone(words)
        is_apart = (asked_of_it(clause) or (None,))[0] in _READ_BESIDE_A_VOTE
        found = None if is_apart else _answered(context, decision, clause)
        told += [each for each in found or () if each not in told]
        left += [words] if found is None else []
    rest = "".join(left).strip()
    if not told:
        return (), context
    is_more = bool(rest.strip(_LEFT_OVER))
    return told, replace(context, message=replace(context.message, text=rest)) if is_more else None


def _of_a_time(context: Context, decision: Decision) -> tuple[Sequence[Part], Context | None]:
    """Answer a message that asks nothing but how a time is decided on; leave all else.

    What is said behind an order to close it is why, and no vote.
    """
    if decision.phase is Phase.VOTE and (said := closes_and_why(context.words)):
        return (), replace(context, message=replace(context.message, text=said))
    asked = asked_of_it(context.words)
    told = _told(context, decision, *asked) if asked and asked[0] in _OF_TIMES_TOO else None
    return (told, None) if told else ((), context)


def _meant(context: Context) -> Decision | None:
    """Return the one decision that a message is about, if it is."""
    if context.message.via is Via.COMMAND:
        return None
    if context.message.about is not None:
        found = list(context.sessions)
    else:
        found = context.open or list(context.sessions[:1])
    return found[0] if len(found) == 1 else None


def _put_plainly(context: Context, decision: Decision) -> Context:
    """Return a message that says in passing what its author can order, as that order."""
    words, is_theirs = context.words, context.who == decision.organiser.id
    said = ""
    if who := votes_no_more(words):
        said = f"take my vote back from {who}" if context.who in decision.delegates else ""
    elif is_theirs and "?" not in words and (often := repeats(words)):
        said = f"ask this {often}"
    elif decision.phase is Phase.INTAKE and (least := least_votes(words)):
        said = f"quorum {len(decision.members) if least == EVERYBODY else least}"
    elif decision.phase is Phase.VOTE:
        said = closes_and_why(words)
    elif is_theirs and decision.review and (span := span_instead(words)):
        said = f"ask again in {span} whether it still holds"
    return replace(context, message=replace(context.message, text=said)) if said else context


def _answered(context: Context, decision: Decision, words: str) -> Sequence[Part] | None:
    """Return what is said to words that ask of a vote, or set its terms; None to others."""
    if said := _to_organiser(context, decision, words):
        return [sentence(said)]
    asked = asked_of_it(words)
    return _told(context, decision, *asked) if asked else None


def _told(context: Context, decision: Decision, of: OfVote, named: str) -> Sequence[Part] | None:
    """Return what is said to who asks that, of a letter or a rule that they have named."""
    if of is OfVote.WHO_FOR:
        return _who_for(context, decision, named)
    asks = _AS_ASKED[of](decision) if of in _AS_ASKED else None
    if of is OfVote.WHO_VOTED and decision.phase is Phase.VOTE:
        return _who_voted(context, decision)
    if of is OfVote.MEANS:
        another = told_of_it.another_rule(decision, named)
        asks = None if another else Asks.RULE
    else:
        another = _called(decision, named) if named else ""
    if asks is not None:
        return [Part(context.access.kinds.answer(decision, context.who, asks), decision.id)]
    if of in _LAID_OUT:
        return [Part(_LAID_OUT[of](decision, context.who), decision.id)]
    said = another or (_IN_WORDS[of](context, decision) if of in _IN_WORDS else "")
    return [sentence(said)] if said else None


def _who_for(context: Context, decision: Decision, named: str) -> Sequence[Part] | None:
    """Say how many have voted for what is named, and where it is seen who; None of no option."""
    said = named.strip(" ?.!").casefold()
    options = [x for x in decision.round.options if isinstance(x, Words)] if decision.rounds else []
    found = [x for x in options if said in (x.title.casefold(), x.id.casefold())]
    if not found:
        return None
    if decision.phase is Phase.VOTE:
        return [Part(context.access.kinds.answer(decision, context.who, Asks.VOTES), decision.id)]
    if decision.phase is not Phase.DECIDED:
        return None
    hidden = are_hidden(decision, decision.round)
    return [sentence(_TOLD_NOBODY if hidden else _SEEN_BY)]


def _who_voted(context: Context, decision: Decision) -> Sequence[Part]:
    """Say how many have voted; who has not, to whom they are named, and why not to others."""
    names = sees_names(decision, context.who)
    asks = Asks.MISSING if names else Asks.STATUS
    told = Part(context.access.kinds.answer(decision, context.who, asks), decision.id)
    return [told] if names else [told, sentence(_NOT_WHO)]


def _to_organiser(context: Context, decision: Decision, words: str) -> str:
    """Return what is said to its organiser who would have it otherwise, or again; else nothing."""
    if context.who != decision.organiser.id:
        return ""
    if decision.phase is Phase.VOTE and sets_terms(words):
        return CANNOT_CHANGE
    often = repeats(words) if decision.phase is Phase.DECIDED and "?" in words else ""
    return _AGAIN.format(often=often) if often else ""


def _called(decision: Decision, letter: str) -> str:
    titles = {each.id: each.title for each in on_the_table(decision)}
    return f"{letter} is {titles[letter]}." if letter in titles else ""


def _secrecy(context: Context, decision: Decision) -> str:
    del context
    if decision.phase is not Phase.VOTE:
        return told_of_it.secrecy(decision)
    return _UNSEEN if are_hidden(decision, decision.round) else _SEEN_IN_PART


def _seen_by(context: Context, decision: Decision) -> str:
    del context
    if decision.phase is not Phase.VOTE:
        return told_of_it.secrecy(decision)
    return _SEEN_BY_NOBODY if are_hidden(decision, decision.round) else _SEEN_BY


def _whole(context: Context, decision: Decision) -> str:
    del context
    is_voted_on = decision.phase is Phase.VOTE and len(ballot_forms.names(decision)) > 1
    return _WHOLE[ballot_forms.rule_of(decision).form] if is_voted_on else ""


def _quorum(context: Context, decision: Decision) -> str:
    del context
    quorum = decision.terms.quorum
    return _QUORUM.format(quorum=quorum) if quorum > 1 else _NO_QUORUM


def _several(context: Context, decision: Decision) -> str:
    del context
    names = ballot_forms.names(decision)
    if decision.phase is not Phase.VOTE or len(names) < len(("one", "other")):
        return ""
    one, other, *_ = names
    return _SEVERAL[ballot_forms.rule_of(decision).form].format(
        one=one, other=other, numbers=ballot_forms.example_of(decision)
    )


def _left(context: Context, decision: Decision) -> str:
    if decision.phase is not Phase.VOTE:
        return ""
    if ballot_forms.rule_of(decision).form not in (DOTS, SHARES):
        return _NO_POINTS
    held = decision.round.ballots.get(context.who)
    points = points_of(decision)
    given = sum(held.points.values()) if isinstance(held, Points) else 0
    return _POINTS.format(points=points, left=points - given)


def _proposed(context: Context, decision: Decision) -> str:
    del context
    catalogue = method_of(decision).catalogue(decision)
    options = catalogue.options if catalogue else ()
    by = [
        _BY.format(title=x.title, name=x.proposed_by) if x.proposed_by else x.title for x in options
    ]
    if options and not any(x.proposed_by for x in options):
        return _NOBODY.format(titles=listed(by))
    return f"{listed(by)}." if by else _NOTHING_LISTED


def _review(context: Context, decision: Decision) -> str:
    del context
    if decision.phase is not Phase.DECIDED:
        return ""
    review = decision.review
    if review is None:
        return _NO_REVIEW
    return f"I'll ask on {review.on:%a} {review.on.day} {review.on:%b %Y} whether it still holds."


def _of_places(context: Context, decision: Decision, *, pressed: str) -> str:
    """Say who has a place, or how many are left, as votes stand; before, how many there are."""
    kinds = context.access.kinds
    if pressed not in kinds.of(decision).actions:
        return told_of_it.places(decision)
    reply = kinds.press(decision, context.apart(f"/{decision.id}"), pressed, "")
    return reply.notice or told_of_it.places(decision)


_IN_WORDS: Final[Mapping[OfVote, Callable[[Context, Decision], str]]] = {
    OfVote.SECRECY: _secrecy,
    OfVote.SEEN_BY: _seen_by,
    OfVote.WHOLE: _whole,
    OfVote.QUORUM: _quorum,
    OfVote.SEVERAL: _several,
    OfVote.LEFT: _left,
    OfVote.PROPOSED: _proposed,
    OfVote.REVIEW: _review,
    OfVote.NOBODY: lambda _, decision: told_of_it.if_nobody_votes(decision),
    OfVote.TIE: lambda _, decision: told_of_it.tie(decision),
    OfVote.COMPLAINTS: lambda _, decision: told_of_it.complaints(decision),
    OfVote.VETOERS: lambda _, decision: told_of_it.who_can_veto(decision),
    OfVote.NOTES: lambda context, decision: told_of_it.notes(decision, context.who),
    OfVote.PLACES: partial(_of_places, pressed="if-taken"),
    OfVote.WAITING: partial(_of_places, pressed="who-where"),
}
_LAID_OUT: Final[Mapping[OfVote, Callable[[Decision, MemberId], Layout]]] = {
    OfVote.SETTINGS: told_of_it.settings,
    OfVote.ADDING: told_of_it.adding,
    OfVote.TOO_LATE: told_of_it.too_late,
    OfVote.NAMELESS: told_of_it.nameless,
    OfVote.SILENT: told_of_it.silent,
    OfVote.HOW_MANY: told_of_it.how_many,
}
_OF_TIMES_TOO: Final = (
    OfVote.NOBODY,
    OfVote.TIE,
    OfVote.RULE,
    OfVote.MEANS,
    OfVote.VETOERS,
    OfVote.SETTINGS,
    OfVote.NOTES,
    OfVote.STANDS,
    OfVote.SECRECY,
    OfVote.HOW_MANY,
    OfVote.COMPLAINTS,
)
"""What is asked in the same words of a time that is looked for."""


_LISTS: Final = {
    Phase.INTAKE: Asks.LIST,
    Phase.VOTE: Asks.LIST,
    Phase.DECIDED: Asks.HOW_DECIDED,
}
"""Where it stands what there is, or was, to choose from."""


def _may_be_stopped(decision: Decision) -> bool:
    """Tell whether somebody's no stops an option: else who objects is asked of the others."""
    is_open = decision.phase is Phase.VOTE
    return is_open and told_of_it.own_rule(decision).is_blocked_by_one


def _in_vote(asks: Asks) -> Callable[[Decision], Asks | None]:
    return lambda decision: asks if decision.phase is Phase.VOTE else None


_AS_ASKED: Final[Mapping[OfVote, Callable[[Decision], Asks | None]]] = {
    OfVote.RULE: lambda x: Asks.RULE if x.phase in (Phase.INTAKE, Phase.VOTE) else None,
    OfVote.VETOES: _in_vote(Asks.VOTES),
    OfVote.OBJECTIONS: lambda x: Asks.VOTES if _may_be_stopped(x) else None,
    OfVote.LIST: lambda x: _LISTS.get(x.phase),
    OfVote.CHANGEABLE: lambda _: Asks.CHANGEABLE,
    OfVote.STANDS: lambda _: Asks.STATUS,
    OfVote.ENDS: lambda _: Asks.STATUS,
    OfVote.NOTES: lambda x: Asks.HOW_DECIDED if x.phase is Phase.DECIDED else None,
    OfVote.HOW_MANY: lambda x: None if voted_by_now(x) and x.phase is Phase.VOTE else Asks.STATUS,
    OfVote.MARGIN: lambda x: Asks.HOW_DECIDED if x.phase is Phase.DECIDED else None,
    OfVote.OTHERWISE: lambda x: Asks.HOW_DECIDED if x.phase is Phase.DECIDED else None,
}
