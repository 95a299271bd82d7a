"""What each button does, and each dialog that a session opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from orchestration.deciding.actions import (
    cancelling,
    closing,
    closing_with,
    departures,
    held_orders,
    membership_forms,
    night,
    orders,
    reviewing,
    why_not_form,
)
from orchestration.deciding.actions.ballots import buttons
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.asked.answers import answer as answer_to
from orchestration.deciding.commands import (
    ConfirmInvitation,
    ConfirmMust,
    GiveWay,
    PartAnswer,
    Question,
    Rate,
    SettlePart,
    TakeCandidate,
)
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended, is_known, is_over
from orchestration.interaction.form import Field, Filled, Form, Kind, RefusedError
from orchestration.interaction.layouts import (
    ANY_TIME,
    COME_BACK,
    GO_ON,
    PUT_BACK,
    RATE,
    REVIEWED,
    THATS_ALL,
    WHY_NOT,
)
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import (
    FIRM_NO,
    GIVES_WAY,
    IF_NEED_BE,
    LATER_ON_THE_PAGE,
    LATER_WHEREVER,
    PART_ENOUGH,
    PART_NOT,
    PART_TOLD,
    STAYS,
    anything_noted,
)
from orchestration.language.choosing.held.opinions import holds_nothing
from orchestration.model.people import MemberId, is_guest
from orchestration.model.preferences import FOR_GOOD, Preference, Visibility
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer, Label, PutBack, TellPrivately, Withdraw
from orchestration.sessions.user_action import (
    FilledIn,
    Press,
    Pressed,
    Reply,
    UserAction,
    number_in,
    say,
)

FORMERLY: Final = "keep"
"""What the button for that's all was in posts that were sent before it had its name."""

REMIND_FORMERLY: Final = "remind-now"
"""What the button that reminds some was called in posts that were sent before."""

_VISIBILITY: Final = (
    (Visibility.PRIVATE.value, "I don't show it to others"),
    (Visibility.ANONYMOUS.value, "Others may see it, without your name"),
    (Visibility.SHARED.value, "Others may see it, with your name"),
)
_PART_ANSWERS: Final = ("part-enough", "part-told", "part-not")
_SUGGESTED: Final = (ANY_TIME, "mornings", "afternoons")
_NOT_A_MEMBER: Final = "You are not among those who are asked here."


# What suits you?


def _any_time(press: Press[Decision]) -> Reply:
    answer = Answer(**press.envelope, member=press.who)
    of_times = method_of(press.session).window(press.session) is not None
    return Reply(commands=(answer,), note=anything_noted(of_times=of_times), gone=_SUGGESTED)


def _suggested(words: str) -> Callable[[Press[Decision]], Reply]:
    def said(press: Press[Decision]) -> Reply:
        told, user_action = _tap(press, words), press.user_action
        done = Answer(**user_action.envelope(press.session.id, "/done"), member=user_action.who)
        return Reply(commands=(told, done), said=words, gone=_SUGGESTED)

    return said


def _tap(press: Press[Decision], words: str) -> TellPrivately:
    return replace(say(press.session.id, press.user_action, words), tapped=True)


TELL: Final = "tell"
"""The form in which somebody says what suits them, and in `PLACE` where they are."""
PLACE: Final = "place"


def _say(press: Press[Decision]) -> Reply:
    """Say in somebody's name the answer that they have pressed."""
    if not press.value:
        return Reply(notice="There is nothing to say in this answer.")
    told = _tap(press, press.value)
    return Reply(commands=(told,), said=press.value, gone=("say",))


def _thats_all(press: Press[Decision]) -> Reply:
    answer = Answer(**press.envelope, member=press.who)
    is_vote = press.session.phase is Phase.VOTE
    later = LATER_ON_THE_PAGE if is_guest(press.who) else LATER_WHEREVER
    next_ = answer_to(press.session, press.who, Asks.GUIDE).words if is_vote else later
    return Reply(commands=(answer,), note=f"Done. {next_}", gone=(THATS_ALL, FORMERLY))


def _nothing(press: Press[Decision]) -> Reply:
    answer = Answer(**press.envelope, member=press.who)
    return Reply(commands=(answer,), note="Nothing new: noted.", gone=("nothing",))


def _tell(press: Press[Decision]) -> Reply:
    if not is_known(press.session, press.who):
        return Reply(notice=_NOT_A_MEMBER)
    method, help_ = method_of(press.session), "As you'd say it. Only you will see it."
    field = Field("words", method.asks, Kind.LONGTEXT, help=help_)
    fields = (field, *_place(press.session, press.who))
    of_times = method.window(press.session) is not None
    asks = "What suits you?" if of_times else "What matters to you?"
    return Reply(form=Form(TELL, asks, "Tell", fields))


def _place(decision: Decision, who: MemberId) -> tuple[Field, ...]:
    """Ask where somebody is, where times are looked for and nobody knows their clock."""
    member = decision.member(who)
    if member is None or member.knows_zone or method_of(decision).window(decision) is None:
        return ()
    example = "A city is enough: your times are on its clock."
    return (Field(PLACE, "Where are you?", Kind.TEXT, required=False, help=example),)


def _told(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    words = filled.text("words", missing="Write a few words, please.")
    if filled.errors:
        return Reply(errors=filled.errors)
    if method_of(decision).takes_opinions(decision) and holds_nothing(words):
        return _nothing(Press(decision, user_action))
    return Reply(commands=(say(decision.id, user_action, words),), said=words)


# Wishes


def _of_wish(does: type[Withdraw | PutBack]) -> Pressed[Decision]:
    """Return what takes a wish back, or lets it hold again."""

    def pressed(press: Press[Decision]) -> Reply:
        number = number_in(press.value)
        return Reply(commands=(does(**press.envelope, member=press.who, preference=number),))

    return pressed


def _not_here(press: Press[Decision]) -> Reply:
    """Take back here all that was recalled; for good it stays."""
    wishes = read_back(press.session, press.who).preferences
    commands = tuple(
        Withdraw(
            **press.user_action.envelope(press.session.id, f"/{each.number}"),
            member=press.who,
            preference=each.number,
        )
        for each in wishes
        if each.source == FOR_GOOD
    )
    gone = ("not-here", THATS_ALL, FORMERLY)
    return Reply(commands=commands, note="Not this time, then.", gone=gone)


def _possible(press: Press[Decision]) -> Reply:
    commands = (_give_way(press, possible=True),)
    return Reply(commands=commands, note=GIVES_WAY, gone=("possible", "firm"))


def _firm(press: Press[Decision]) -> Reply:
    commands = (_give_way(press, possible=False),)
    return Reply(commands=commands, note=STAYS, gone=("possible", "firm"))


def _confirmed(note: str, *, firm: bool) -> Callable[[Press[Decision]], Reply]:
    def said(press: Press[Decision]) -> Reply:
        number, who = number_in(press.value), press.who
        command = ConfirmMust(**press.envelope, member=who, preference=number, firm=firm)
        return Reply(commands=(command,), note=note, gone=("firm-no", "if-need-be"))

    return said


def _part(note: str, answer: PartAnswer) -> Callable[[Press[Decision]], Reply]:
    def said(press: Press[Decision]) -> Reply:
        number, who = number_in(press.value), press.who
        command = SettlePart(**press.envelope, member=who, preference=number, answer=answer)
        return Reply(commands=(command,), note=note, gone=_PART_ANSWERS)

    return said


def _give_way(press: Press[Decision], *, possible: bool) -> GiveWay:
    number = number_in(press.value)
    return GiveWay(**press.envelope, member=press.who, preference=number, possible=possible)


def _let_see(press: Press[Decision]) -> Reply:
    back = read_back(press.session, press.who)
    if not back.preferences:
        return Reply(notice="There is nothing of yours to show.")
    fields = tuple(_seen_by(each, is_crowd=back.is_crowd) for each in back.preferences)
    return Reply(form=Form("visibility", "Who sees your reasons?", "Keep it so", fields))


def _seen_by(wish: Preference, *, is_crowd: bool) -> Field:
    """Ask who may see a wish; a missing name is offered where it hides somebody."""
    name, seen = f"wish-{wish.number}", wish.visibility.value
    nameless = Visibility.ANONYMOUS.value
    levels = tuple(
        each for each in _VISIBILITY if is_crowd or each[0] != nameless or seen == nameless
    )
    return Field(name, wish.in_words, Kind.SELECT, seen, levels)


def _label(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    del context
    known = [value for value, _ in _VISIBILITY]
    wishes = {
        f"wish-{each.number}": each for each in read_back(decision, user_action.who).preferences
    }
    if not wishes.keys() <= filled.values.keys():
        return Reply(notice="Your list has changed since; open this again, please.")
    chosen = {name: filled.one(name, known) for name in wishes}
    if filled.errors:
        return Reply(errors=filled.errors)
    return Reply(
        commands=tuple(
            Label(
                **user_action.envelope(decision.id, f"/{wishes[name].number}"),
                member=user_action.who,
                preference=wishes[name].number,
                visibility=Visibility(seen),
            )
            for name, seen in chosen.items()
            if wishes[name].visibility != seen
        )
    )


# The organiser's


def _invitation(note: str, *, accepted: bool) -> Callable[[Press[Decision]], Reply]:
    def confirmed(press: Press[Decision]) -> Reply:
        command = ConfirmInvitation(**press.envelope, by=press.who, accepted=accepted)
        gone = ("invitation-right", "invitation-ignore")
        return Reply(commands=(command,), note=note, gone=gone)

    return confirmed


def _cancel(press: Press[Decision]) -> Reply:
    return cancelling.at_once(press.session, press.user_action, press.value)


def _add(press: Press[Decision]) -> Reply:
    if press.who != press.session.organiser.id:
        return Reply(notice="Only the organiser can add somebody.")
    if is_over(press.session):
        return Reply(notice=how_it_ended(press.session))
    return Reply(form=membership_forms.add_form(press.session))


# The vote, and after it


def _take(press: Press[Decision]) -> Reply:
    if press.who != press.session.organiser.id:
        return Reply(notice="Only the organiser can take it.")
    command = TakeCandidate(**press.envelope, by=press.who, option=press.value)
    return Reply(commands=(command,), note="Taken.", gone=("take",))


def _rate(press: Press[Decision]) -> Reply:
    name, _, stars = press.value.partition("/")
    if name not in [each.value for each in Question]:
        raise RefusedError("There is no such question.")
    given = Private(press.who, number_in(stars))
    command = Rate(**press.envelope, member=press.who, question=Question(name), stars=given)
    return Reply(commands=(command,), note="Thank you.")


def _details(press: Press[Decision]) -> Reply:
    asked = is_known(press.session, press.who)
    if not asked and press.who != press.session.organiser.id:
        return Reply(notice=_NOT_A_MEMBER)
    return Reply(page=True)


def _in_time(does: Pressed[Decision]) -> Pressed[Decision]:
    """Hear an answer while one is awaited: old messages may still have their buttons."""

    def pressed(press: Press[Decision]) -> Reply:
        is_late = is_over(press.session) and is_known(press.session, press.who)
        return Reply(notice=how_it_ended(press.session)) if is_late else does(press)

    return pressed


ACTIONS: Final[Mapping[str, Pressed[Decision]]] = {
    ANY_TIME: _in_time(_any_time),
    "mornings": _in_time(_suggested("Mornings suit me best.")),
    "afternoons": _in_time(_suggested("Afternoons suit me best.")),
    "say": _say,
    THATS_ALL: _in_time(_thats_all),
    FORMERLY: _in_time(_thats_all),
    "nothing": _in_time(_nothing),
    "tell": _in_time(_tell),
    "take-back": _of_wish(Withdraw),
    PUT_BACK: _of_wish(PutBack),
    "not-here": _not_here,
    "let-see": _let_see,
    WHY_NOT: why_not_form.ask_why_not,
    "possible": _possible,
    "firm": _firm,
    "firm-no": _confirmed(FIRM_NO, firm=True),
    "if-need-be": _confirmed(IF_NEED_BE, firm=False),
    "part-enough": _part(PART_ENOUGH, PartAnswer.ENOUGH),
    "part-told": _part(PART_TOLD, PartAnswer.TOLD),
    "part-not": _part(PART_NOT, PartAnswer.NOT_ENOUGH),
    "invitation-right": _invitation("Good, that holds.", accepted=True),
    "invitation-ignore": _invitation("Good, none of it holds.", accepted=False),
    "add": _add,
    GO_ON: departures.leave,
    COME_BACK: departures.come_back,
    departures.TAKE_OUT: departures.take_out,
    closing.CLOSE: closing.ask,
    closing.CLOSE_NOW: closing.close_now,
    closing.LEAVE_OPEN: closing.leave_open,
    closing.CLOSE_WITH: closing_with.close_with,
    orders.REMIND: held_orders.remind,
    REMIND_FORMERLY: held_orders.remind,
    held_orders.EXTEND: held_orders.extend,
    cancelling.CANCEL: _cancel,
    **buttons.BALLOT_ACTIONS,
    "take": _take,
    RATE: _rate,
    "details": _details,
    REVIEWED: reviewing.reviewed,
    reviewing.REVIEW_ON: reviewing.ask_when,
    reviewing.AGAIN: reviewing.ask_again,
    reviewing.AGAIN_NOW: reviewing.again_now,
    reviewing.AGAIN_THEN: reviewing.again_then,
    night.BY_DAY: night.close_by_day,
}

FORMS: Final[Mapping[str, FilledIn[Decision]]] = {
    "tell": _told,
    "visibility": _label,
    WHY_NOT: why_not_form.said_why_not,
    "add": membership_forms.added,
    closing.CLOSE: closing.meant,
    cancelling.CANCEL: cancelling.meant,
    **dict.fromkeys(ballot_forms.FORM_NAMES, buttons.voted),
    ballot_forms.NONE_FORM: buttons.voted_none,
    ballot_forms.OBJECT_FORM: buttons.objected,
    reviewing.REVIEW_ON: reviewing.day_filled_in,
    reviewing.AGAIN: reviewing.again_filled_in,
}
