"""What comes of an order in words: the same as of its button.

A form takes a press to open, so what asks once more (cancel, move, close) is a button first.
"""

from __future__ import annotations

from typing import Final

from orchestration.deciding.actions.cancelling import CANCEL
from orchestration.deciding.commands import Close
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended, is_over
from orchestration.interaction.answers import not_yours, said
from orchestration.interaction.layout import Button, Buttons, Layout, Look, Text
from orchestration.interaction.routing import Does
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import Reply, UserAction

_OVER_TOO: Final = (Does.MOVE, Does.CANCEL)
_SAID: Final = {
    Does.ADD: "Whom? Mention them, like “add @omar”.",
    Does.REMIND: (
        "I remind everybody who is missing before the time is up, twice at most, by myself."
    ),
    Does.EXTEND: ("The time for answers can't be made longer yet; “Close now” makes it shorter."),
    Does.MOVE: "Nothing is decided yet that could be moved.",
}
"""What an order comes to that is no command."""


def ordered(decision: Decision, user_action: UserAction, does: Does) -> Reply | Layout:
    """Return what comes of an order: commands at once, or a message to its author.

    Whom to add is told by mentions, which a platform knows: `membership_forms.add_people` does it.
    """
    who = user_action.who
    if who != decision.organiser.id:
        return not_yours(decision.organiser.name, decision.terms.subject, does)
    if is_over(decision) and (does not in _OVER_TOO or decision.outcome is None):
        return said(how_it_ended(decision))
    return _organised(decision, user_action, does)


def _organised(decision: Decision, user_action: UserAction, does: Does) -> Reply | Layout:
    """Return what comes of an order of the organiser's, while it can still be carried out."""
    if does in _SAID:
        return said(_SAID[does])
    if does is Does.CANCEL:
        return _offer_to_cancel(decision, user_action.who)
    if decision.phase is Phase.INTAKE and not decision.answered:
        return _offer_to_close(decision, user_action.who)
    return Reply(commands=(Close(**user_action.envelope(decision.id), by=user_action.who),))


def _offer_to_close(decision: Decision, who: MemberId) -> Layout:
    """Ask once more where closing would end it all: nobody has said anything yet."""
    words = f"Nobody has answered about “{decision.terms.subject}” yet. Close it all the same?"
    button = Button("close", "Close now", look=Look.DANGER)
    return Layout(words=words, parts=(Text(words), Buttons((button,), only=who)))


def _offer_to_cancel(decision: Decision, who: MemberId) -> Layout:
    others = sum(each.id != who for each in decision.members)
    told = "One other person is told so." if others == 1 else f"{others} others are told so."
    words = f"Call “{decision.terms.subject}” off? {told}"
    button = Button(CANCEL, "Call it off", look=Look.DANGER)
    return Layout(words=words, parts=(Text(words), Buttons((button,), only=who)))
