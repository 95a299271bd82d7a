"""What people do with a decision later on: they look at it again, or ask the same once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final

from orchestration.deciding.actions.taken_again import AS_BEFORE, Taken, taken_so, why_not_so
from orchestration.deciding.commands import AnswerReview, AskAgain, ReviewOn
from orchestration.deciding.ended.again import opening_for, why_not_again
from orchestration.deciding.ended.reviewed import ReviewVerdict
from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.deadlines import in_working_hours
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import NOT_ASKED_ABOUT, how_it_ended
from orchestration.interaction.answers import left_out
from orchestration.interaction.form import Field, Filled, Form, Kind, RefusedError
from orchestration.interaction.layout import Button
from orchestration.interaction.wording import dated, listed, span
from orchestration.interaction.wording.record import REVIEWED_HERE
from orchestration.language.ordered.asked_otherwise import IT, Otherwise
from orchestration.model.options import Words
from orchestration.model.people import Member, is_guest
from orchestration.model.terms import MeetingTerms
from orchestration.sessions.user_action import Press, Reply, UserAction, number_in

REVIEW_ON: Final = "review-on"
AGAIN: Final = "again"
AGAIN_NOW: Final = "again-now"
AGAIN_THEN: Final = "again-then"
OFFER: Final = Button(AGAIN, "Ask again …")
_LONGEST: Final = 200
_USUAL_SPAN: Final = timedelta(weeks=4)
_DATED: Final = "“{}” has a date in it: change that, and I'll ask again."
_NOW: Final = "“{subject}” again: shall I ask everyone now?"
_NOW_IN: Final = "“{subject}” again: shall I ask everyone now, for {days}?"
_OR_THEN: Final = " Or I ask here on {day} whether it still holds."
_ONLY_ORGANISER: Final = "Only the organiser can set a review."
_BETWEEN: Final = "\n"
_LONGEST_VALUE: Final = 40
"""Characters that a button carries on each platform beside what it is of."""

_OTHERWISE: Final = "“{subject}” again, {how}: the dialog has it so, and asks once you send it."
_IN_DIALOG: Final = "“{subject}” again: the dialog asks once you send it."
_HOW: Final = "="
_SAID_SO: Final = "how"
_AS_IT_WAS: Final = "The rule, and all else, stays as it was."
_ELSE_AS_IT_WAS: Final = "All else stays as it was."
_NOT_BY_ITSELF: Final = "It can't wait for a day by itself."
_PAST: Final = "That is past already; name a day to come."


# Its review


def reviewed(press: Press[Decision]) -> Reply:
    """Take what somebody says in a review; to ask again opens the dialog for that."""
    number, _, verdict = press.value.partition("/")
    if verdict not in [each.value for each in ReviewVerdict]:
        raise RefusedError("There is no such answer.")
    if not press.session.includes(press.who):
        return Reply(notice=NOT_ASKED_ABOUT)
    if verdict == ReviewVerdict.AGAIN:
        return _dialog(press.session, press.user_action, {"review": number})
    return Reply(
        commands=(_answer(press.session, press.user_action, number, ReviewVerdict(verdict)),)
    )


def _answer(
    decision: Decision, user_action: UserAction, number: str, verdict: ReviewVerdict
) -> AnswerReview:
    envelope = user_action.envelope(decision.id)
    who, review = user_action.who, number_in(number)
    return AnswerReview(**envelope, member=who, review=review, verdict=verdict)


def ask_when(press: Press[Decision]) -> Reply:
    """Ask on which day a decision is to be looked at again."""
    decision = press.session
    if not _organises(decision, press.user_action):
        return Reply(notice=_ONLY_ORGANISER)
    usual = decision.review.on if decision.review and not decision.review.is_asked else None
    at = press.user_action.at
    day = in_working_hours(decision, usual or (at + _USUAL_SPAN).date(), at).date()
    field = Field("on", "On which day?", Kind.DATE, day.isoformat())
    return Reply(
        form=Form(REVIEW_ON, "Look at it again", "Ask then", (field,), words=REVIEWED_HERE)
    )


def day_filled_in(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Set the day that was filled in."""
    del context
    on = filled.day("on")
    if on is None:
        return Reply(errors=filled.errors)
    reply = review_on(decision, user_action, on)
    return reply if reply.commands else Reply(errors={"on": reply.notice})


def review_on(decision: Decision, user_action: UserAction, on: date) -> Reply:
    """Return what has a decision looked at again on a day, and says when."""
    if decision.phase in (Phase.WITHOUT_OUTCOME, Phase.CANCELLED):
        return Reply(notice=how_it_ended(decision))
    if on < user_action.at.date():
        return Reply(notice=_PAST)
    due = in_working_hours(decision, on, user_action.at)
    told = f"I'll ask about “{decision.terms.subject}” on {dated(due)} whether it still holds."
    before = decision.review.on if decision.review else decision.terms.review_on
    if before and user_action.at.date() <= before != on:
        then = in_working_hours(decision, before, user_action.at)
        told = " ".join((told, f"It is in the place of {dated(then)}."))
    command = ReviewOn(**user_action.envelope(decision.id), by=user_action.who, on=on)
    return Reply(commands=(command,), notice=told)


def no_review(decision: Decision, user_action: UserAction) -> Reply:
    """Return what has a decision not looked at again, where a day was set."""
    is_set = decision.review.on if decision.review else decision.terms.review_on
    if not is_set:
        return Reply(notice="No review is set.")
    command = ReviewOn(**user_action.envelope(decision.id), by=user_action.who, on=None)
    told = f"“{decision.terms.subject}” is not looked at again."
    return Reply(commands=(command,), notice=told)


# The same once more


def ask_again(press: Press[Decision]) -> Reply:
    """Open the dialog in which the same is asked again, with what the button has otherwise."""
    return _dialog(press.session, press.user_action, {}, press.value)


def again_otherwise(
    decision: Decision, user_action: UserAction, otherwise: Otherwise, day: date | None = None
) -> Reply:
    """Offer the dialog with other options than before; without these it is asked again at once.

    How it is to be taken holds from the start; what of it could not be read is named first.
    """
    if why := why_not_again(decision, user_action.who):
        return Reply(notice=why)
    opening, drops = opening_for(decision, user_action), _dropped(decision, otherwise)
    taken = taken_so(decision, user_action, otherwise.how)
    if why := why_not_so(taken.over(opening), taken.settings):
        return Reply(notice=why)
    is_later = day is not None and day > user_action.at.date()
    if method_of(decision).again_with(opening, otherwise.adds, drops) is not None:
        return _offered(decision, otherwise, drops, taken, is_later=day is not None)
    if otherwise.rest or taken.left or (otherwise.how and is_later):
        return _offered(decision, replace(otherwise, adds=()), (), taken, is_later=is_later)
    if otherwise.how:
        return _asked_now(decision, user_action, day, taken)
    return again_in_words(decision, user_action, day)


def _offered(
    decision: Decision, otherwise: Otherwise, drops: Sequence[str], taken: Taken, *, is_later: bool
) -> Reply:
    """Return the button to the dialog that has what is otherwise, and say what of it."""
    subject = decision.terms.subject
    signed = [*(f"+{each}" for each in otherwise.adds), *(f"-{each}" for each in drops)]
    how = [f"{_HOW}{otherwise.how}"] if taken.told else []
    if len("".join(how)) > _LONGEST_VALUE:
        how, taken = [], Taken(left=(otherwise.how,))
    value = _BETWEEN.join([*how, *signed])
    listed_ = [
        *([f"with {listed(otherwise.adds)}"] if otherwise.adds else []),
        *([f"without {listed(drops)}"] if drops else []),
    ]
    is_held = bool(listed_) and len(value) <= _LONGEST_VALUE
    has = _OTHERWISE.format(subject=subject, how=" and ".join(listed_)) if is_held else ""
    left = [each for each in (otherwise.rest, *taken.left) if each]
    left += [] if is_held else [*otherwise.adds, *drops]
    told = (
        has or _IN_DIALOG.format(subject=subject),
        taken.told,
        left_out(left),
        _NOT_BY_ITSELF if is_later else "",
    )
    button = Button(AGAIN, OFFER.label, value if is_held else "".join(how))
    return Reply(notice=" ".join(filter(None, told)), offers=(button,))


def _dropped(decision: Decision, otherwise: Otherwise) -> list[str]:
    """Return the titles of what is not to be asked again: “it” is what was decided."""
    titles = {x.id: x.title for one in decision.rounds for x in one.options if isinstance(x, Words)}
    drops = [titles.get(each, each) for each in otherwise.drops if each != IT]
    return [*drops, *(_elected(decision) if IT in otherwise.drops else ())]


def _elected(decision: Decision) -> list[str]:
    outcome = decision.outcome
    chosen = (outcome.option, *outcome.more) if outcome else ()
    return [each.title for each in chosen if isinstance(each, Words)]


def _dialog(
    decision: Decision, user_action: UserAction, context: Mapping[str, Any], value: str = ""
) -> Reply:
    if problem := why_not_again(decision, user_action.who):
        return Reply(notice=problem)
    opening = opening_for(decision, user_action)
    signed = value.split(_BETWEEN)
    adds = [each[1:] for each in signed if each.startswith("+")]
    drops = [each[1:] for each in signed if each.startswith("-")]
    how = next((each[1:] for each in signed if each.startswith(_HOW)), "")
    taken = taken_so(decision, user_action, how)
    opening = method_of(decision).again_with(opening, adds, drops) or opening
    shown = [each for each in opening.members if not is_guest(each.id)]
    people = tuple((each.id, each.name) for each in shown)
    fields = (
        Field("subject", "What is it about?", Kind.TEXT, opening.terms.subject),
        *method_of(decision).again_fields(opening),
        Field("people", "Who is asked?", Kind.PEOPLE, [each.id for each in shown], people),
    )
    words = f"{taken.told} {_ELSE_AS_IT_WAS}" if taken.told else _AS_IT_WAS
    context = {**context, _SAID_SO: how} if taken.told else context
    form = Form(AGAIN, "Ask again", "Ask everyone", fields, context, words)
    return Reply(form=form)


def again_filled_in(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Ask the same again, with what was changed of it."""
    if problem := why_not_again(decision, user_action.who):
        return Reply(notice=problem)
    opening = opening_for(decision, user_action)
    subject = filled.text("subject", _LONGEST, "What is it about? A few words will do.")
    members = _chosen(decision, filled)
    opening = method_of(decision).as_filled(opening, filled)
    how = context.get(_SAID_SO)
    taken = taken_so(decision, user_action, how if isinstance(how, str) else "")
    if filled.errors:
        return Reply(errors=filled.errors)
    opening = replace(
        taken.over(opening),
        terms=replace(taken.over(opening).terms, subject=" ".join(subject.split())),
        members=members,
    )
    own = user_action.envelope(decision.id, "/again")
    asked = AskAgain(**own, member=user_action.who, opening=opening)
    number = context.get("review")
    if not isinstance(number, str):
        return Reply(commands=(asked,))
    return Reply(commands=(_answer(decision, user_action, number, ReviewVerdict.AGAIN), asked))


def _chosen(decision: Decision, filled: Filled) -> tuple[Member, ...]:
    """Return who is asked again: guests stay, whom no platform shows in its list."""
    chosen = filled.some("people", {each.id for each in decision.members})
    if set(filled.values.get("people") or ()) - {*chosen}:
        filled.errors["people"] = "Only who was asked before; “add” asks others once it runs."
    elif not chosen:
        filled.errors.setdefault("people", "Choose at least one person.")
    return tuple(each for each in decision.members if each.id in chosen or is_guest(each.id))


def again_in_words(
    decision: Decision, user_action: UserAction, not_before: date | None = None
) -> Reply:
    """Return what asks the same again; a date in it, or a day to come for it, is asked about.

    A meeting is looked for at once on days to come; anything else for next week may be too early.
    """
    reply = _asked_now(decision, user_action, not_before)
    is_of_days = method_of(decision).window(decision) is not None
    today = user_action.at.date()
    if not reply.commands or is_of_days or not_before is None or not_before <= today:
        return reply
    return now_or_then(decision, user_action, not_before)


def now_or_then(decision: Decision, user_action: UserAction, not_before: date) -> Reply:
    """Ask whether the same is to be asked now, for a day to come, or looked at again on that."""
    reply = _asked_now(decision, user_action, not_before)
    if not reply.commands:
        return reply
    terms = opening_for(decision, user_action, not_before).terms
    notice = _NOW.format(subject=terms.subject)
    if isinstance(terms, MeetingTerms):
        notice = _NOW_IN.format(subject=terms.subject, days=span(terms.window))
    day = not_before.isoformat()
    offers = [Button(AGAIN_NOW, "Ask now", day)]
    if review_on(decision, user_action, not_before).commands and _organises(decision, user_action):
        due = in_working_hours(decision, not_before, user_action.at)
        notice += _OR_THEN.format(day=dated(due))
        offers.append(Button(AGAIN_THEN, "Ask then", day))
    return Reply(notice=notice, offers=tuple(offers))


def _organises(decision: Decision, user_action: UserAction) -> bool:
    return user_action.who == decision.organiser.id


def again_now(press: Press[Decision]) -> Reply:
    """Ask the same again, for the day that the button has."""
    day = date.fromisoformat(press.value)
    return _done(_asked_now(press.session, press.user_action, day))


def again_then(press: Press[Decision]) -> Reply:
    """Ask on the day that the button has whether it is to be asked again."""
    if not _organises(press.session, press.user_action):
        return Reply(notice=_ONLY_ORGANISER)
    day = date.fromisoformat(press.value)
    return _done(review_on(press.session, press.user_action, day))


def _done(reply: Reply) -> Reply:
    """Return what a button has done as a note in the place of it and of its other."""
    if not reply.commands:
        return reply
    return replace(reply, notice="", note=reply.notice, gone=(AGAIN_NOW, AGAIN_THEN))


def _asked_now(
    decision: Decision, user_action: UserAction, not_before: date | None, taken: Taken = AS_BEFORE
) -> Reply:
    """Return what asks the same again at once, not before a day; a date in it is asked about."""
    if problem := why_not_again(decision, user_action.who):
        return Reply(notice=problem)
    opening = opening_for(decision, user_action, not_before)
    if method_of(decision).is_dated(opening):
        return Reply(notice=_DATED.format(decision.terms.subject), offers=(OFFER,))
    command = AskAgain(
        **user_action.envelope(decision.id),
        member=user_action.who,
        opening=taken.over(opening) if taken.told else None,
        not_before=not_before,
        drawn=user_action.drawn,
    )
    told = f"I'm asking “{decision.terms.subject}” again."
    return Reply(commands=(command,), notice=f"{told} {taken.told}".strip())
