"""What each button does, and each dialog that a session opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from orchestration.commands import (
    Answer,
    Close,
    ConfirmInvitation,
    ConfirmMust,
    GiveWay,
    Label,
    LookAgain,
    Question,
    Rate,
    TakeCandidate,
    TellPrivately,
    Withdraw,
)
from orchestration.desk import ballots, company, giving_up
from orchestration.desk.deed import Deed, Reply, UnknownDeedError
from orchestration.desk.form import Field, Filled, Form, Kind, RefusedError
from orchestration.desk.show import THATS_ALL
from orchestration.meeting.show import read_back
from orchestration.meeting.state import Meeting
from orchestration.meeting.step import how_it_ended, is_known, is_over
from orchestration.model.preferences import FOR_GOOD, Preference, Visibility
from orchestration.privacy import Private

LATER: Final = (
    "You'll hear from me when there are options; you can change this any time by writing here."
)
FORMERLY: Final = "keep"
"""What the button for that's all was in posts that were sent before it had its name."""

_VISIBILITY: Final = (
    (Visibility.PRIVATE.value, "Just between us"),
    (Visibility.ANONYMOUS.value, "Others may see it, without your name"),
    (Visibility.SHARED.value, "Others may see it, with your name"),
)
_SUGGESTED: Final = ("any-time", "mornings", "afternoons")
_NOT_A_MEMBER: Final = "You are not among those who are asked here."


@dataclass(frozen=True, slots=True)
class Press:
    """A button that was pressed in a session."""

    meeting: Meeting
    deed: Deed
    value: str

    @property
    def envelope(self) -> dict[str, Any]:
        """What the command has that follows from it."""
        return self.deed.envelope(self.meeting.id)


def press(meeting: Meeting, deed: Deed, action: str, value: str = "") -> Reply:
    """Return what comes of a button; UnknownDeedError where there is none of that name."""
    if action not in DEEDS:
        raise UnknownDeedError(action)
    return DEEDS[action](Press(meeting, deed, value))


def fill(
    meeting: Meeting, deed: Deed, name: str, values: Mapping[str, Any], context: Mapping[str, Any]
) -> Reply:
    """Return what comes of a dialog that was filled in; UnknownDeedError where there is none."""
    if name not in _FORMS:
        raise UnknownDeedError(name)
    return _FORMS[name](meeting, deed, Filled(values), context)


def say(meeting: Meeting, deed: Deed, words: str) -> TellPrivately:
    """Return the command that tells a session what somebody has written."""
    text = Private(deed.who, words)
    return TellPrivately(**deed.envelope(meeting.id), member=deed.who, text=text)


# What suits you?


def _any_time(press: Press) -> Reply:
    answer = Answer(**press.envelope, member=press.deed.who)
    return Reply(commands=(answer,), note=f"Any time: noted. {LATER}", gone=_SUGGESTED)


def _suggested(words: str) -> Callable[[Press], Reply]:
    def said(press: Press) -> Reply:
        told, deed = _tap(press, words), press.deed
        done = Answer(**deed.envelope(press.meeting.id, "/done"), member=deed.who)
        return Reply(commands=(told, done), said=words, gone=_SUGGESTED)

    return said


def _tap(press: Press, words: str) -> TellPrivately:
    return replace(say(press.meeting, press.deed, words), tapped=True)


def _say(press: Press) -> Reply:
    """Say in somebody's name the answer that they have pressed."""
    if not press.value:
        return Reply(notice="There is nothing to say in this answer.")
    told = _tap(press, press.value)
    return Reply(commands=(told,), said=press.value, gone=("say",))


def _thats_all(press: Press) -> Reply:
    answer = Answer(**press.envelope, member=press.deed.who)
    return Reply(commands=(answer,), note=f"Done. {LATER}", gone=(THATS_ALL, FORMERLY))


def _nothing(press: Press) -> Reply:
    answer = Answer(**press.envelope, member=press.deed.who)
    return Reply(commands=(answer,), note="Nothing new: noted.", gone=("nothing",))


def _tell(press: Press) -> Reply:
    if not is_known(press.meeting, press.deed.who):
        return Reply(notice=_NOT_A_MEMBER)
    field = Field(
        "words",
        "When suits you, and when doesn't it?",
        Kind.LONGTEXT,
        help="As you'd say it. Only you will see it.",
    )
    return Reply(form=Form("tell", "What suits you?", "Tell", (field,)))


def _told(meeting: Meeting, deed: Deed, filled: Filled, context: Mapping[str, Any]) -> Reply:
    del context
    words = filled.text("words", missing="Write a few words, please; “any time” will do.")
    if filled.errors:
        return Reply(errors=filled.errors)
    return Reply(commands=(say(meeting, deed, words),), said=words)


# Wishes


def _take_back(press: Press) -> Reply:
    return Reply(commands=(_withdraw(press),))


def _not_here(press: Press) -> Reply:
    """Take back here all that was recalled; for good it stays."""
    wishes = read_back(press.meeting, press.deed.who).preferences
    commands = tuple(
        Withdraw(
            **press.deed.envelope(press.meeting.id, f"/{each.number}"),
            member=press.deed.who,
            preference=each.number,
        )
        for each in wishes
        if each.source == FOR_GOOD
    )
    gone = ("not-here", THATS_ALL, FORMERLY)
    return Reply(commands=commands, note="Not this time, then.", gone=gone)


def _possible(press: Press) -> Reply:
    note = "Thank you. It gives way this once."
    return Reply(commands=(_give_way(press, possible=True),), note=note, gone=("possible", "firm"))


def _withdraw(press: Press) -> Withdraw:
    number = _number(press.value)
    return Withdraw(**press.envelope, member=press.deed.who, preference=number)


def _firm(press: Press) -> Reply:
    commands = (_give_way(press, possible=False),)
    return Reply(commands=commands, note="Understood, it stays.", gone=("possible", "firm"))


def _confirmed(note: str, *, firm: bool) -> Callable[[Press], Reply]:
    def said(press: Press) -> Reply:
        number, who = _number(press.value), press.deed.who
        command = ConfirmMust(**press.envelope, member=who, preference=number, firm=firm)
        return Reply(commands=(command,), note=note, gone=("firm-no", "if-need-be"))

    return said


def _give_way(press: Press, *, possible: bool) -> GiveWay:
    number = _number(press.value)
    return GiveWay(**press.envelope, member=press.deed.who, preference=number, possible=possible)


def _let_see(press: Press) -> Reply:
    back = read_back(press.meeting, press.deed.who)
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
    return Field(name, wish.restatement, Kind.SELECT, seen, levels)


def _label(meeting: Meeting, deed: Deed, filled: Filled, context: Mapping[str, Any]) -> Reply:
    del context
    known = [value for value, _ in _VISIBILITY]
    wishes = {f"wish-{each.number}": each for each in read_back(meeting, deed.who).preferences}
    if not wishes.keys() <= filled.values.keys():
        return Reply(notice="Your list has changed since; open this again, please.")
    chosen = {name: filled.one(name, known) for name in wishes}
    if filled.errors:
        return Reply(errors=filled.errors)
    return Reply(
        commands=tuple(
            Label(
                **deed.envelope(meeting.id, f"/{wishes[name].number}"),
                member=deed.who,
                preference=wishes[name].number,
                visibility=Visibility(seen),
            )
            for name, seen in chosen.items()
            if wishes[name].visibility != seen
        )
    )


# The organiser's


def _invitation(note: str, *, accepted: bool) -> Callable[[Press], Reply]:
    def confirmed(press: Press) -> Reply:
        command = ConfirmInvitation(**press.envelope, by=press.deed.who, accepted=accepted)
        gone = ("invitation-right", "invitation-ignore")
        return Reply(commands=(command,), note=note, gone=gone)

    return confirmed


def _close(press: Press) -> Reply:
    return Reply(commands=(Close(**press.envelope, by=press.deed.who),))


def _cancel(press: Press) -> Reply:
    return giving_up.ask_to_cancel(press.meeting, press.deed)


def _move(press: Press) -> Reply:
    return giving_up.ask_to_move(press.meeting, press.deed)


def _add(press: Press) -> Reply:
    if press.deed.who != press.meeting.organiser.id:
        return Reply(notice="Only the organiser can add somebody.")
    if is_over(press.meeting):
        return Reply(notice=how_it_ended(press.meeting))
    return Reply(form=company.add_form(press.meeting))


# The vote, and after it


def _vote(press: Press) -> Reply:
    why = ballots.why_not(press.meeting, press.deed.who, _number(press.value))
    if why:
        return Reply(notice=why)
    return Reply(form=ballots.vote_form(press.meeting, press.deed.who))


def _voted(meeting: Meeting, deed: Deed, filled: Filled, context: Mapping[str, Any]) -> Reply:
    if why := ballots.why_not(meeting, deed.who, context.get("round")):
        return Reply(notice=why)
    ballot = ballots.read_filled(filled, meeting)
    if ballot is None:
        return Reply(errors=filled.errors)
    return ballots.cast(meeting, deed, ballot)


def _choose(press: Press) -> Reply:
    round_, _, option = press.value.partition("/")
    if why := ballots.why_not(press.meeting, press.deed.who, _number(round_)):
        return Reply(notice=why)
    return ballots.tap(press.meeting, press.deed, option)


def _keep_vote(press: Press) -> Reply:
    if why := ballots.why_not(press.meeting, press.deed.who, _number(press.value)):
        return Reply(notice=why)
    kept = ballots.keep(press.meeting, press.deed)
    return replace(kept, note="Kept.", gone=("keep-vote",)) if kept.commands else kept


def _look_again(press: Press) -> Reply:
    round_ = _number(press.value)
    if why := ballots.why_not(press.meeting, press.deed.who, round_):
        return Reply(notice=why)
    command = LookAgain(**press.envelope, member=press.deed.who, round=round_)
    note = "Noted. The organiser is told how many would, and not who."
    return Reply(commands=(command,), note=note, gone=("look-again",))


def _take(press: Press) -> Reply:
    if press.deed.who != press.meeting.organiser.id:
        return Reply(notice="Only the organiser can take it.")
    command = TakeCandidate(**press.envelope, by=press.deed.who, option=press.value)
    return Reply(commands=(command,), note="Taken.", gone=("take",))


def _abstain(press: Press) -> Reply:
    if why := ballots.why_not(press.meeting, press.deed.who, _number(press.value)):
        return Reply(notice=why)
    return ballots.cast(press.meeting, press.deed, None)


def _rate(press: Press) -> Reply:
    name, _, stars = press.value.partition("/")
    if name not in [each.value for each in Question]:
        raise RefusedError("There is no such question.")
    given = Private(press.deed.who, _number(stars))
    command = Rate(**press.envelope, member=press.deed.who, question=Question(name), stars=given)
    return Reply(commands=(command,), note="Thank you.")


def _details(press: Press) -> Reply:
    asked = is_known(press.meeting, press.deed.who)
    if not asked and press.deed.who != press.meeting.organiser.id:
        return Reply(notice=_NOT_A_MEMBER)
    return Reply(page=True)


def _number(words: str) -> int:
    """Return a number that a button carries; -1, which names nothing, where it is none."""
    return int(words) if words.isascii() and words.isdecimal() and len(words) < 10 else -1


DEEDS: Final[Mapping[str, Callable[[Press], Reply]]] = {
    "any-time": _any_time,
    "mornings": _suggested("Mornings suit me best."),
    "afternoons": _suggested("Afternoons suit me best."),
    "say": _say,
    THATS_ALL: _thats_all,
    FORMERLY: _thats_all,
    "nothing": _nothing,
    "tell": _tell,
    "take-back": _take_back,
    "not-here": _not_here,
    "let-see": _let_see,
    "possible": _possible,
    "firm": _firm,
    "firm-no": _confirmed("Understood: a firm no.", firm=True),
    "if-need-be": _confirmed("Noted: possible, if need be.", firm=False),
    "invitation-right": _invitation("Good, that holds.", accepted=True),
    "invitation-ignore": _invitation("Good, none of it holds.", accepted=False),
    "add": _add,
    "close": _close,
    giving_up.CANCEL: _cancel,
    giving_up.MOVE: _move,
    "vote": _vote,
    "choose": _choose,
    "abstain": _abstain,
    "keep-vote": _keep_vote,
    "look-again": _look_again,
    "take": _take,
    "rate": _rate,
    "details": _details,
}

FilledIn = Callable[[Meeting, Deed, Filled, Mapping[str, Any]], Reply]

_FORMS: Final[Mapping[str, FilledIn]] = {
    "tell": _told,
    "visibility": _label,
    "add": company.added,
    giving_up.MOVE: giving_up.moved,
    giving_up.LEAVE: giving_up.left,
    giving_up.CANCEL: giving_up.cancelled,
    **dict.fromkeys(ballots.FORM_NAMES, _voted),
}
