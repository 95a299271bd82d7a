"""What comes of an order in words: the same as of its button.

A form takes a press to open, so what asks once more (cancel, move, close) is a button first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Final

from orchestration.deciding.actions import closing, reviewing
from orchestration.deciding.actions.cancelling import CANCEL
from orchestration.deciding.actions.night import offers_by_day
from orchestration.deciding.changing import change_terms, why_not, why_not_called
from orchestration.deciding.commands import ChangeTerms, Extend, Remind, Rename
from orchestration.deciding.method import method_of
from orchestration.deciding.people import membership
from orchestration.deciding.presentation.clocks import own_clock, zone_of
from orchestration.deciding.presentation.times_named import names_time
from orchestration.deciding.rounds.deadlines import answers_at_latest, one_day_more, vote_at_latest
from orchestration.deciding.rounds.turning_points import why_not_until
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.deciding.votes.standing import is_last_vote
from orchestration.interaction.answers import left_out, not_yours, said
from orchestration.interaction.layout import Button, Buttons, Layout, Look, Text, When
from orchestration.interaction.layouts.parts import instant_of
from orchestration.interaction.routing import Does
from orchestration.interaction.wording import due_at, listed
from orchestration.interaction.wording.settings import settings_in_words
from orchestration.model.people import MemberId
from orchestration.model.settings import DecisionSettings
from orchestration.sessions.user_action import Reply, UserAction

REMIND: Final = "remind"
"""The button that reminds whom it carries, or all who are missing."""

_HOW: Final = "What shall I change? Say it like this: make it secret, two rounds."
_NOBODY: Final = "Nobody else is missing."
_NO_MORE: Final = (
    "That is no more time than there is. It is open until {until}; "
    "“Close it at …” makes it shorter."
)
_MODERATED: Final = (Does.CANCEL, Does.CLOSE)
"""What can be done too by who moderates where it was asked."""

_OVER_TOO: Final = (Does.MOVE, Does.CANCEL, Does.REVIEW, Does.RESTART)
_WHEN_AGAIN: Final = "When? Say it like this: review this in two weeks."
_START_OVER: Final = (
    "Start what over? “cancel it” calls “{subject}” off, and then you can ask anew; “forget what I "
    "said” takes back what you have told me."
)
_ASK_AGAIN: Final = "{} Shall I ask it again, from the beginning?"
_OTHER_OPTIONS: Final = (
    "Other options come with another round: tell me what should be otherwise, and press “Look "
    "again” then. Where more than half do, it follows this vote. “cancel it” calls “{subject}” off."
)
_NO_OTHERS: Final = (
    "This vote decides: no other round follows it. “cancel it” calls “{subject}” off, and then you "
    "can ask anew."
)
_REMINDED: Final = (
    "I remind {}.",
    "{}: in the morning, it is night there.",
    "{}: not now, it is night there.",
    "{}: reminded within the hour.",
    "{}: no reminder goes there.",
)
"""What is said of those who are missing: reminded now, later, or not, for one reason or another."""

_SAID: Final = {
    Does.ADD: "Whom? Mention them, like “add @somebody”.",
    Does.REMOVE: "Whom? Say it with their name, like this: take Omar out.",
    Does.SKIP: "Nothing repeats here.",
    Does.STOP: "Nothing repeats here.",
    Does.REPEAT: (
        "What is asked already can't repeat. Ask it anew, like this: every Thursday at 10: pizza "
        "or sushi?"
    ),
    Does.MOVE: "Nothing here is at a time that could be moved. “cancel it” calls it off.",
}
"""What an order comes to that is no command."""


def ordered(
    decision: Decision, user_action: UserAction, does: Does, words: str = ""
) -> Reply | Layout:
    """Return what comes of an order: commands at once, or a message to its author.

    Whom to add is told by mentions, which a platform knows: `membership_forms.add_people` does it.
    """
    del words
    if does is Does.AGAIN:
        return reviewing.again_in_words(decision, user_action)
    if why := refused(decision, user_action, does):
        return why
    if does is Does.REMIND:
        return reminded(decision, user_action, ())
    if does is Does.REVIEW:
        return reviewed(decision, user_action, None)
    if does is Does.EXTEND:
        return extended(decision, user_action, None)
    return _organised(decision, user_action, does)


def refused(decision: Decision, user_action: UserAction, does: Does) -> Layout | None:
    """Return why an order comes to nothing; None where it does not."""
    organiser = decision.organiser.id
    may_end = does in _MODERATED and user_action.may_end(decision.id, organiser)
    if not (may_end or user_action.who == organiser):
        return not_yours(decision.organiser.name, decision.terms.subject, does)
    if is_over(decision) and (does not in _OVER_TOO or decision.outcome is None):
        return said(how_it_ended(decision))
    return None


def reminded(
    decision: Decision, user_action: UserAction, only: Sequence[MemberId]
) -> Reply | Layout:
    """Return what reminds those who are missing, or some of them, and says who they are."""
    if why := refused(decision, user_action, Does.REMIND):
        return why
    who, at = user_action.who, user_action.at
    missing = [each for each in membership.missing(decision, only) if each != who]
    if not missing:
        return _not_missing(decision, who, only)
    due = [each for each in membership.to_remind(decision, missing, at) if each in missing]
    told = f"“{decision.terms.subject}”: {_reminders(decision, missing, due, at)}"
    if not due:
        return said(told)
    command = Remind(**user_action.envelope(decision.id), by=who, only=tuple(due))
    return Reply(commands=(command,), notice=told)


def _not_missing(decision: Decision, who: MemberId, only: Sequence[MemberId]) -> Layout:
    """Say who of those that were named is not missing, and who is; a button reminds these."""
    missing = membership.missing(decision)
    others = [each for each in missing if each != who]
    if not others:
        return said(_NOBODY)
    there = [each for each in only if each not in missing]
    has = f"{'have' if len(there) > 1 else 'has'} {_done(decision)}. "
    told = f"{names(decision, there)} {has}" if there else ""
    words = f"{told}Missing: {names(decision, others)}."
    return said(words, (Button(REMIND, "Remind them"),))


def _done(decision: Decision) -> str:
    return "voted" if decision.phase is Phase.VOTE else "answered"


def _reminders(
    decision: Decision, missing: Sequence[MemberId], due: Sequence[MemberId], at: datetime
) -> str:
    """Say who is reminded now, who in the morning, and who is not."""
    of = {each: _when_reminded(decision, each, at, is_due=each in due) for each in missing}
    rows = ((words, [each for each in missing if of[each] == words]) for words in _REMINDED)
    return " ".join(words.format(names(decision, people)) for words, people in rows if people)


def _when_reminded(decision: Decision, who: MemberId, at: datetime, *, is_due: bool) -> str:
    now, in_the_morning, at_night, lately, never = _REMINDED
    if who in decision.unreminded:
        return never
    if membership.is_asleep(decision, who, at):
        return in_the_morning if is_due else at_night
    return now if is_due else lately


def names(decision: Decision, who: Sequence[MemberId], besides: MemberId | None = None) -> str:
    """Return the names of some of the members, as one row."""
    among = [each for each in decision.members if each.id in who and each.id != besides]
    return listed([each.name for each in among])


def extended(decision: Decision, user_action: UserAction, until: datetime | None) -> Reply | Layout:
    """Return what gives everybody until then to answer; a working day more where nobody says."""
    if why := refused(decision, user_action, Does.EXTEND):
        return why
    meant = _until(decision, user_action.at, until)
    is_poll = decision.phase is Phase.VOTE and method_of(decision).stays_open(decision)
    if meant <= decision.closes_at:
        return _no_more(decision, user_action)
    if is_poll:
        return changed(decision, user_action, DecisionSettings(ends_by=meant))
    return _waiting(decision, user_action, meant)


def _no_more(decision: Decision, user_action: UserAction) -> Layout:
    """Say until when it is open to who asks for more time, and names less."""
    return said(_NO_MORE.format(until=_shown(decision, user_action.who, decision.closes_at)))


def open_until(
    decision: Decision, user_action: UserAction, at: datetime, *, is_longer: bool
) -> Reply | Layout:
    """Return what has it close then; words that ask for more time make it no shorter."""
    if is_longer and decision.phase in (Phase.INTAKE, Phase.VOTE) and at <= decision.closes_at:
        return refused(decision, user_action, Does.EXTEND) or _no_more(decision, user_action)
    return closed_at(decision, user_action, at)


def _waiting(decision: Decision, user_action: UserAction, until: datetime) -> Reply | Layout:
    if told := why_not_until(decision, until, user_action.at):
        return said(told)
    who = user_action.who
    told = f"“{decision.terms.subject}”: I wait until {_shown(decision, who, until)}."
    command = Extend(**user_action.envelope(decision.id), by=who, until=until)
    return Reply(commands=(command,), notice=told, times=(due(decision, who, until),))


def closed_at(decision: Decision, user_action: UserAction, at: datetime) -> Reply | Layout:
    """Return what has it close then: answers, while they are awaited, or else the vote.

    Where answers could not be waited for so long, it is decided by then.
    """
    if why := refused(decision, user_action, Does.CLOSE):
        return why
    is_poll = method_of(decision).stays_open(decision)
    if decision.phase is Phase.VOTE and at > decision.closes_at and not is_poll:
        return _waiting(decision, user_action, at)
    latest = answers_at_latest(decision, user_action.at)
    if decision.phase is Phase.INTAKE and at <= latest:
        return _waiting(decision, user_action, at)
    return changed(decision, user_action, DecisionSettings(ends_by=at))


def waits_until(
    decision: Decision, user_action: UserAction, until: datetime | None
) -> tuple[str, When]:
    """Return until when it would be waited, on the clock of who says so."""
    at = _until(decision, user_action.at, until)
    return _shown(decision, user_action.who, at), due(decision, user_action.who, at)


def due(decision: Decision, who: MemberId, at: datetime) -> When:
    """Return a moment that words name as `due_at` does, for who reads it by their own clock."""
    when = instant_of(at, zone_of(decision, who))
    return replace(when, place=_shown(decision, who, at).removeprefix(when.words).strip())


def _until(decision: Decision, at: datetime, until: datetime | None) -> datetime:
    is_vote = decision.phase is Phase.VOTE
    latest = (vote_at_latest if is_vote else answers_at_latest)(decision, at)
    return until or min(one_day_more(decision), latest)


def _shown(decision: Decision, who: MemberId, at: datetime) -> str:
    return due_at(at, own_clock(decision, who))


def reviewed(decision: Decision, user_action: UserAction, on: date | None) -> Reply | Layout:
    """Return what has a decision looked at again on a day; without one, it is asked for."""
    if why := refused(decision, user_action, Does.REVIEW):
        return why
    return said(_WHEN_AGAIN) if on is None else reviewing.review_on(decision, user_action, on)


def changed(
    decision: Decision,
    user_action: UserAction,
    settings: DecisionSettings,
    left: Sequence[str] = (),
) -> Reply | Layout:
    """Return what has a decision taken otherwise, and says so, and what was left out."""
    if why := refused(decision, user_action, Does.CHANGE):
        return why
    if not settings.said:
        return said(" ".join(filter(None, (left_out(left), _HOW))))
    if no := why_not(decision, settings, user_action.at):
        return said(no)
    called = {each.id: each.name for each in decision.members}
    words = listed(settings_in_words(settings, zone_of(decision, user_action.who), called))
    command = ChangeTerms(
        **user_action.envelope(decision.id), by=user_action.who, settings=settings
    )
    told = f"“{decision.terms.subject}”: {words}{_besides(decision, command)}."
    told = " ".join(filter(None, (told, left_out(left))))
    offers = offers_by_day(settings.ends_by, zone_of(decision, user_action.who))
    ends = filter(None, (settings.ends_by, change_terms(decision, command)[0].closes_at))
    times = tuple(due(decision, user_action.who, each) for each in ends if names_time(told))
    return Reply(commands=(command,), notice=told, offers=offers, times=times)


def renamed(decision: Decision, user_action: UserAction, subject: str) -> Reply:
    """Return what gives a decision another name, and says so to its organiser."""
    if why := why_not_called(decision, subject):
        return Reply(notice=why)
    command = Rename(**user_action.envelope(decision.id), by=user_action.who, subject=subject)
    return Reply(
        commands=(command,),
        notice=f"“{decision.terms.subject}” goes by “{subject}” from now on.",
    )


def _besides(decision: Decision, command: ChangeTerms) -> str:
    """Say until when answers are waited for, where another end changes that."""
    after = change_terms(decision, command)[0]
    if decision.phase is not Phase.INTAKE or after.closes_at == decision.closes_at:
        return ""
    return f"; answers until {_shown(decision, command.by, after.closes_at)}"


def _organised(decision: Decision, user_action: UserAction, does: Does) -> Reply | Layout:
    """Return what comes of an order of the organiser's, while it can still be carried out."""
    if does is Does.RESTART:
        return _restarted(decision)
    if does in _SAID:
        return said(_SAID[does])
    if does is Does.CANCEL:
        return offer_to_cancel(decision, user_action.who)
    return closing.asked(decision, user_action)


def _restarted(decision: Decision) -> Layout:
    """Say how one begins anew, or has other options; what is decided can be asked again."""
    if is_over(decision):
        return said(_ASK_AGAIN.format(how_it_ended(decision)), (reviewing.OFFER,))
    if decision.phase is Phase.VOTE:
        words = _NO_OTHERS if is_last_vote(decision) else _OTHER_OPTIONS
        return said(words.format(subject=decision.terms.subject))
    return said(_START_OVER.format(subject=decision.terms.subject))


def offer_to_cancel(decision: Decision, who: MemberId, why: str = "") -> Layout:
    """Ask the organiser whether to call it off; it may be said why that is asked."""
    others = sum(each.id != who for each in decision.members)
    told = "One other person is told so." if others == 1 else f"{others} others are told so."
    words = f"{why} Call “{decision.terms.subject}” off? {told if others else ''}".strip()
    button = Button(CANCEL, "Call it off", decision.phase.value, Look.DANGER)
    return Layout(words=words, parts=(Text(words), Buttons((button,), only=who)))
