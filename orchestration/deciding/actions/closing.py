"""Closing what people answer, or the vote: it is asked once more, and only the organiser does so.

The question says how far it is, and what it would come to, as far as everybody can see that by now:
whoever learned more could close it just as the count pleases them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orchestration.deciding.commands import Close
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import own_clock
from orchestration.deciding.presentation.waiting import answered_now, awaited, not_voted
from orchestration.deciding.rounds.turning_points import close
from orchestration.deciding.state import DecidedBy, Decision, Phase
from orchestration.deciding.step import awaits_options, how_it_ended, is_over, may_vote
from orchestration.deciding.votes.receipts import are_hidden
from orchestration.deciding.votes.standing import support_of
from orchestration.interaction.form import Filled, Form
from orchestration.interaction.layout import Button, Buttons, Layout, Look, Text
from orchestration.interaction.wording import counted, listed, told
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.sessions.user_action import Press, Reply, UserAction

CLOSE: Final = "close"
"""The button on the card, and the form that asks once more."""

ANEW: Final = "anew"
"""Whether the form asks of something else than was asked of: no yes from before answers it."""

CLOSE_NOW: Final = "close-now"
CLOSE_WITH: Final = "close-with"
CLOSE_LESS: Final = "close-less"
LEAVE_OPEN: Final = "leave-open"
ASKED: Final = (CLOSE_NOW, CLOSE_WITH, CLOSE_LESS, LEAVE_OPEN)
"""The buttons of the question, which go once it is answered."""

_STAYS_OPEN: Final = "“{subject}” stays open."
_CLOSED: Final = "“{subject}” is closed."
NOT_YOURS: Final = "Only the organiser can close the session."
_NOW: Final = "Close now"
_CLOSE: Final = "Close “{subject}” now?"
_CLOSE_WITH: Final = "Close “{subject}” now, with {vote} as your vote?"
_HIDDEN: Final = (
    "the vote is secret, so how it stands shows once it is closed; what leads then is decided, if "
    "anything does"
)
_IN_PRIVATE: Final = (
    "some have voted in private, so how it stands shows once it is closed; what leads then is "
    "decided, if anything does"
)
_NO_LEAD_AND_NOTHING: Final = "nothing leads, so nothing would be decided"
_NO_LEAD_AND_ON: Final = "nothing leads, so it would go on with another round"
_NOTHING_TO_VOTE_ON: Final = "nothing can be put to the vote, so nothing would be decided"
_NO_ANSWER_TO_GO_BY: Final = "there is nothing to vote on yet, so nothing would be decided"
_MISSING: Final = "missing: {names}"
_MOST_NAMED: Final = 6
_WOULD_BE: Final = "it would be {}"
_WITH_VOTES: Final = "it would be {}, with {}"
_DRAWN: Final = "it would be a tie of {}, and a lot would decide"
_FIRST_OF_EQUALS: Final = "it would be a tie, decided for what stands first of it: {}"


def asked(decision: Decision, user_action: UserAction, before: str = "") -> Layout:
    """Ask the organiser in a message whether to close it, behind what else is to be said."""
    return _asked(decision, user_action, f"{before} {question(decision, user_action)}".strip())


def _asked(decision: Decision, user_action: UserAction, words: str) -> Layout:
    close_now = Button(CLOSE_NOW, _NOW, _stage(decision), Look.DANGER, answers=True)
    less = method_of(decision).closes_less(decision)
    alone = (Button(CLOSE_LESS, less),) if less else ()
    buttons = (close_now, *alone, Button(LEAVE_OPEN, "Leave it open", answers=False))
    return Layout(words=words, parts=(Text(words), Buttons(buttons, only=user_action.who)))


def ask(press: Press[Decision], *, anew: bool = False) -> Reply:
    """Ask the organiser in a dialog whether to close it; `anew`, since it has gone on meanwhile."""
    if refused := _refused(press):
        return Reply(notice=refused)
    words = _told(press.session, press.user_action)
    context = {"stage": _stage(press.session), ANEW: anew}
    return Reply(form=Form(CLOSE, "Close it now?", _NOW, (), context=context, words=words))


def close_now(press: Press[Decision]) -> Reply:
    """Close what was asked about; where that is over, ask about what is open now."""
    if refused := _refused(press):
        return Reply(notice=refused, gone=ASKED)
    if press.value != _stage(press.session):
        return ask(press, anew=True)
    return Reply(
        commands=(_command(press.session, press.user_action),),
        note=_CLOSED.format(subject=press.session.terms.subject),
        gone=ASKED,
    )


def leave_open(press: Press[Decision]) -> Reply:
    """Close nothing."""
    decision = press.session
    stays = how_it_ended(decision) if is_over(decision) else stays_open(decision)
    return Reply(note=stays, gone=ASKED)


def stays_open(decision: Decision) -> str:
    """Say which session nobody ends."""
    return _STAYS_OPEN.format(subject=decision.terms.subject)


def meant(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Close it, which was meant; what has gone on since is asked about anew."""
    del filled
    press = Press(decision, user_action)
    if refused := _refused(press):
        return Reply(notice=refused)
    if context.get("stage") != _stage(decision):
        return ask(press)
    return Reply(commands=(_command(decision, user_action),))


def _command(decision: Decision, user_action: UserAction) -> Close:
    envelope, moderator = (
        user_action.envelope(decision.id),
        user_action.moderator_for(decision.organiser.id),
    )
    return Close(**envelope, by=user_action.who, moderator=moderator)


def _refused(press: Press[Decision]) -> str:
    if not press.user_action.may_end(press.session.id, press.session.organiser.id):
        return NOT_YOURS
    return how_it_ended(press.session) if is_over(press.session) else ""


def _stage(decision: Decision) -> str:
    """Return what a question is about: what is answered or voted on next is another matter."""
    return f"{decision.phase.value}/{decision.round.number}"


def question(decision: Decision, user_action: UserAction, vote: str = "") -> str:
    """Ask whether to close it, with how far it is and what it would come to.

    It may be asked of who has not voted so yet: how far it is then is with that vote.
    """
    asks = _CLOSE_WITH if vote else _CLOSE
    asked_for = asks.format(subject=decision.terms.subject, vote=vote)
    return f"{asked_for} {_so_far(decision, user_action)}".strip()


def _told(decision: Decision, user_action: UserAction) -> str:
    """Say what is closed, under a heading that asks: how far it is, what it would come to."""
    subject, so_far = f"“{decision.terms.subject}”", _so_far(decision, user_action)
    return f"{subject}: {so_far[0].lower()}{so_far[1:]}" if so_far else f"{subject}."


def _so_far(decision: Decision, user_action: UserAction) -> str:
    """Say how far it is, and what closing it would come to, as far as all can see that."""
    if decision.phase is Phase.VOTE:
        count, of = _voted(decision), "voted"
    else:
        count, of = (answered_now(decision), len(decision.members)), "answered"
    done = f"{count[0]} of {count[1]} have {of}" if count[0] else f"Nobody has {of} yet"
    if decision.phase is Phase.VOTE and decision.terms.disclosure is Disclosure.DISCREET:
        done = ""
    is_last = decision.round.number > 1 and not awaits_options(decision)
    ends = decision.phase is Phase.VOTE or is_last
    follows = _forecast(decision, user_action) if ends else _what_follows(decision, user_action)
    missing = _missing(decision, user_action.who) if done and count[0] else ""
    told = "; ".join(filter(None, (done, missing, follows)))
    return f"{told[0].upper()}{told[1:]}." if told else ""


def _missing(decision: Decision, who: MemberId) -> str:
    """Say whose answer or vote is missing, as the card does; nothing where they are many."""
    waits = awaited(decision, who)
    names = (*waits["missing"], "you") if waits["awaits_you"] else waits["missing"]
    if decision.phase is Phase.VOTE:  # a vote that goes on from the round before counts as well
        names = tuple(each for each in names if each in not_voted(decision, who))
    return _MISSING.format(names=listed(names)) if 0 < len(names) <= _MOST_NAMED else ""


def _what_follows(decision: Decision, user_action: UserAction) -> str:
    """Say whether there is anything to vote on, where answers are closed."""
    if is_over(close(decision, _command(decision, user_action))[0]):
        return _NOTHING_TO_VOTE_ON if decision.answered else _NO_ANSWER_TO_GO_BY
    return "options follow, and then the vote"


def _voted(decision: Decision) -> tuple[int, int]:
    """Return how many have voted, of how many who may."""
    may = [each.id for each in decision.members if may_vote(decision, each.id)]
    return sum(each in decision.round.ballots for each in may), len(may)


def _forecast(decision: Decision, user_action: UserAction) -> str:
    """Say what closing it now would come to, or that nobody sees that, where not all can."""
    round_, who = decision.round, user_action.who
    if comes_to := method_of(decision).comes_to(decision):
        return comes_to
    is_hidden = bool(round_.ballots) and are_hidden(decision, round_)
    if is_hidden or not round_.ballots.keys() <= set(round_.seen):
        return _HIDDEN if is_hidden else _IN_PRIVATE
    after = close(decision, _command(decision, user_action))[0]
    outcome, clock = after.outcome, own_clock(decision, who)
    if outcome is None:
        return _NO_LEAD_AND_NOTHING if is_over(after) else _NO_LEAD_AND_ON
    first = f"{outcome.option.id}, {told(outcome.option, clock)}"
    if outcome.drawn_from:
        return _DRAWN.format(listed([each.id for each in outcome.drawn_from]))
    if outcome.decided_by is DecidedBy.TIE_ORDER:
        return _FIRST_OF_EQUALS.format(first)
    votes = support_of(after, outcome.option.id)
    return (
        _WITH_VOTES.format(first, counted(votes, "vote", "votes"))
        if votes
        else _WOULD_BE.format(first)
    )
