"""What comes of an order that is held: nothing that was denied, and all else once it is meant.

What can't be done later is offered to be done now; nothing is done before its button is pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.deciding.actions import closing, orders
from orchestration.deciding.asked.answers import answer
from orchestration.deciding.method import method_of
from orchestration.deciding.people import membership
from orchestration.deciding.presentation.clocks import own_clock, zone_of
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button, Buttons, Layout, Text, When
from orchestration.interaction.routing import Asks, Does, Held, SessionOrder
from orchestration.interaction.wording import due_at, listed
from orchestration.language.choosing.asking.ranking import asks_to_rank
from orchestration.model.people import Member, MemberId
from orchestration.model.times import zone_named
from orchestration.sessions.user_action import Press, Reply, UserAction

EXTEND: Final = "wait-until"
_STAYS: Final = "It stays as it is."
_DENIED: Final = {
    Does.REMIND: "Nobody is reminded now.",
    Does.ADD: "Nobody is added.",
}
_THEIR_OWN: Final = (
    "Nobody is reminded now. Reminders that come by themselves only {names} can turn off: "
    "“no reminders”, written to me, does."
)
_IF: Final = "I can't go by an “if”."
_ONLY_NOW: Final = "I can do that only now."
_BETWEEN: Final = ","


def denied(
    decision: Decision, user_action: UserAction, does: Does, people: Sequence[Member] = ()
) -> Layout:
    """Say that nothing changes; to who can't give the order, how things stand.

    Whoever is to be left alone says so themselves, where `people` are named.
    """
    if user_action.who != decision.organiser.id:
        return answer(decision, user_action.who, Asks.STATUS)
    if does is Does.CLOSE and not is_over(decision):
        return _stays_open(decision, user_action)
    if does is Does.CANCEL and not is_over(decision):
        return said(closing.stays_open(decision))
    others = [each.name for each in people if each.id != user_action.who]
    if does is Does.REMIND and others:
        return said(_THEIR_OWN.format(names=listed(others)))
    return said(_DENIED.get(does, _STAYS))


def _stays_open(decision: Decision, user_action: UserAction) -> Layout:
    """Say until when it stays open, and offer to wait longer while answers are awaited."""
    until = due_at(decision.closes_at, own_clock(decision, user_action.who))
    longer = orders.extended(decision, user_action, None)
    offers = (Button(EXTEND, "Wait longer"),) if isinstance(longer, Reply) else ()
    return said(f"It stays open until {until}.", offers)


def on_condition(
    decision: Decision, user_action: UserAction, does: Does, at: datetime | None
) -> Layout:
    """Say to who names a condition what can be done instead: an end, or to call it off by word."""
    if refused := orders.refused(decision, user_action, does):
        return refused
    clock = own_clock(decision, user_action.who)
    if at is not None:
        then = at.astimezone(zone_named(zone_of(decision, user_action.who)))
        words = f"“Close it at {then:%H:%M}” ends it then, whoever has answered."
    elif does is Does.CANCEL:
        words = f"It is open until {due_at(decision.closes_at, clock)}; “cancel it” calls it off."
    else:
        until = f"It is open until {due_at(decision.closes_at, clock)}"
        words = f"{until}; “close it” ends it. {_by_itself(decision, Held.CONDITION)}".strip()
    return said(f"{_IF} {words}")


def asked_first(
    decision: Decision,
    user_action: UserAction,
    does: Does,
    held: Held,
    *,
    only: Sequence[MemberId] = (),
    until: datetime | None = None,
) -> Reply | Layout:
    """Offer to do now what was said of later, or in words that nobody has read."""
    if does is Does.CLOSE:
        if refused := orders.refused(decision, user_action, does):
            return refused
        return closing.asked(decision, user_action, _by_itself(decision, held))
    if does is Does.REMIND:
        meant = orders.reminded(decision, user_action, only)
        names = orders.names(decision, membership.missing(decision, only), besides=user_action.who)
        button = Button(orders.REMIND, "Remind them", _BETWEEN.join(only))
        return _offer(meant, f"Remind {names} of “{decision.terms.subject}” now?", button, held)
    meant = orders.extended(decision, user_action, until)
    told, when = orders.waits_until(decision, user_action, until)
    button = Button(EXTEND, "Wait until then", until.isoformat() if until else "")
    words = f"“{decision.terms.subject}”: wait until {told}?"
    return _offer(meant, words, button, held, when)


def remind(press: Press[Decision]) -> Reply:
    """Remind those whom a button carries, or all who are missing; and say who, or why nobody."""
    only = [MemberId(each) for each in press.value.split(_BETWEEN) if each]
    came = orders.reminded(press.session, press.user_action, only)
    return came if isinstance(came, Reply) else Reply(notice=came.words)


def extend(press: Press[Decision]) -> Reply:
    """Wait until the moment that a button carries; a working day more where it has none."""
    until = datetime.fromisoformat(press.value) if press.value else None
    came = orders.extended(press.session, press.user_action, until)
    if isinstance(came, Layout):
        return Reply(notice=came.words)
    return Reply(commands=came.commands, note=came.notice, gone=(EXTEND,))


def _offer(
    meant: Reply | Layout, question: str, button: Button, held: Held, *times: When
) -> Layout:
    """Return an order that could be carried out as a question with its button."""
    if isinstance(meant, Layout):
        return meant
    is_later = held in (Held.TIME, Held.CONDITION)
    words = f"{_ONLY_NOW} {question}" if is_later else question
    return Layout(words=words, parts=(Text(words), Buttons((button,))), times=times)


def _by_itself(decision: Decision, held: Held) -> str:
    """Say to who names a condition what happens by itself."""
    if held is not Held.CONDITION or method_of(decision).stays_open(decision):
        return ""
    if decision.phase is Phase.VOTE:
        return "It closes by itself once everybody has voted."
    return "Options follow by themselves once everybody has answered."


def as_meant(decision: Decision, order: SessionOrder, words: str) -> SessionOrder:
    """Return an order as it is meant where drafts are ranked anyway: "rank them" closes the intake.

    It is asked about first; all other orders are what they are.
    """
    is_drafted = decision.phase is Phase.INTAKE and method_of(decision).takes_opinions(decision)
    if order.does is Does.CHANGE and is_drafted and asks_to_rank(words):
        return replace(order, does=Does.CLOSE, held=Held.UNREAD)
    return order
