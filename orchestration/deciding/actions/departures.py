"""Leaving a session, and taking somebody out of it: each is asked about once, with one button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.deciding.actions import orders
from orchestration.deciding.commands import CastBallot, ComeBack, Leave, TakeOut, WantReminders
from orchestration.deciding.method import method_of
from orchestration.deciding.people.departing import GONE, NOT_YOURS, why_not_without
from orchestration.deciding.state import Decision
from orchestration.deciding.step import how_it_ended, is_known, is_over
from orchestration.interaction.answers import NOT_ASKED, said
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.layouts import COME_BACK, GO_ON
from orchestration.interaction.routing import Does
from orchestration.model.people import Member, MemberId
from orchestration.privacy import Private
from orchestration.sessions.user_action import Press, Reply, UserAction

TAKE_OUT: Final = "take-out"
"""The organiser's button that takes out whom it carries."""

_SHALL_IT: Final = "Shall “{subject}” go on without you? You won't be asked or waited for any more."
_WHICH_ARE_OUT: Final = "“{subject}” is not decided yet, so write which times are out."
_OR_NONE: Final = "If you can't come at all, it can go on without you; this is no answer yet."
_ABSTAIN: Final = "Leave “{subject}” to the others? You abstain, and I don't remind you."
_NOT_THERE: Final = "{name} is not asked about “{subject}”."
_WHOEVER_WANTS: Final = "Whoever wants to can vote on “{subject}”, so nobody is taken out."
_NEEDED: Final = "{name} is needed."
_WHICH_OF: Final = "One at a time, please: {names}?"


def offered(decision: Decision, member: Member, *, times_are_out: bool = False) -> Layout:
    """Ask a member whether it shall go on without them; or some times alone `are out`."""
    subject, who = decision.terms.subject, member.id
    which = _WHICH_ARE_OUT.format(subject=subject) if times_are_out else ""
    if _joins(decision, who):
        return _asked(who, _ABSTAIN.format(subject=subject), Button(GO_ON, "I abstain"))
    if why := why_not_without(decision, member, who):
        why = " ".join(filter(None, (which, why)))
        if who == decision.organiser.id:
            return orders.offer_to_cancel(decision, who, why)
        tell = Button(GO_ON, f"Tell {decision.organiser.name}")
        return _asked(who, f"{why} Shall they know that you want no part in it?", tell)
    words = f"{which} {_OR_NONE}" if which else _SHALL_IT.format(subject=subject)
    return _asked(who, words, Button(GO_ON, "Go on without me"))


def leave(press: Press[Decision]) -> Reply:
    """Let it go on without who presses; where whoever wants to joins, they abstain."""
    decision, action, who = press.session, press.user_action, press.who
    if is_over(decision):
        return Reply(note=how_it_ended(decision), gone=(GO_ON,))
    if not is_known(decision, who):
        return Reply(notice=NOT_ASKED, gone=(GO_ON,))
    if not _joins(decision, who):
        return Reply(commands=(Leave(**press.envelope, member=who),), gone=(GO_ON,))
    none = CastBallot(
        **press.envelope,
        member=who,
        ballot=Private(who, None),
        drawn=action.number,
        name=action.name,
    )
    quiet = WantReminders(**action.envelope(decision.id, "/quiet"), member=who, wanted=False)
    return Reply(commands=(none, quiet), note="You abstain.", gone=(GO_ON,))


def come_back(press: Press[Decision]) -> Reply:
    """Ask who presses again."""
    command = ComeBack(**press.envelope, member=press.who)
    return Reply(commands=(command,), gone=(COME_BACK,))


def to_take_out(
    decision: Decision, user_action: UserAction, people: Sequence[Member]
) -> Reply | Layout:
    """Ask the organiser whether it shall go on without somebody whom they have named."""
    who, subject = user_action.who, decision.terms.subject
    if why := orders.refused(decision, user_action, Does.REMOVE):
        return why
    if not people:
        return orders.ordered(decision, user_action, Does.REMOVE)
    if len(people) > 1:
        return said(_WHICH_OF.format(names=" or ".join(each.name for each in people)))
    member = decision.member(people[0].id)
    if member is None:
        return said(_NOT_THERE.format(name=people[0].name, subject=subject))
    return _asked_of(decision, member, who)


def _asked_of(decision: Decision, member: Member, who: MemberId) -> Layout:
    """Ask the organiser about one member; where it cannot go on without them, what can be done."""
    subject = decision.terms.subject
    if _joins(decision, member.id):
        return said(_WHOEVER_WANTS.format(subject=subject))
    if why_not := why_not_without(decision, member, who):
        return orders.offer_to_cancel(decision, who, why_not)
    words = f"Go on with “{subject}” without {member.name}? They are told so."
    if member.required:
        words = f"{_NEEDED.format(name=member.name)} {words}"
    return _asked(who, words, Button(TAKE_OUT, f"Take {member.name} out", member.id))


def take_out(press: Press[Decision]) -> Reply:
    """Let it go on without whom the button carries, at the organiser's word."""
    decision, member = press.session, press.session.member(MemberId(press.value))
    if is_over(decision):
        return Reply(note=how_it_ended(decision), gone=(TAKE_OUT,))
    if member is None:
        return Reply(note=GONE, gone=(TAKE_OUT,))
    if press.who != decision.organiser.id:
        return Reply(notice=NOT_YOURS)
    if why := why_not_without(decision, member, press.who):
        return Reply(notice=why)
    note = f"“{decision.terms.subject}” goes on without {member.name}."
    command = TakeOut(**press.envelope, by=press.who, member=member.id)
    return Reply(commands=(command,), note=note, gone=(TAKE_OUT,))


def _joins(decision: Decision, who: MemberId) -> bool:
    """Tell whether whoever wants to joins by voting: then nobody can be out of it."""
    return method_of(decision).joining(decision, who) is not None


def _asked(who: MemberId, words: str, button: Button) -> Layout:
    return Layout(words=words, parts=(Text(words), Buttons((button,), only=who)))
