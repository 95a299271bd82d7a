"""Calling a session off: it is asked once more, and only the organiser does so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orchestration.deciding.presentation.clocks import own_clock
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import how_it_ended
from orchestration.interaction.form import Filled, Form
from orchestration.interaction.wording import told
from orchestration.model.people import MemberId
from orchestration.sessions.commands import Cancel
from orchestration.sessions.user_action import Reply, UserAction

CANCEL: Final = "cancel"
_CALLED_OFF: Final = "“{subject}” is called off."
_NOT_YOURS: Final = "Only the organiser can call it off."


def at_once(decision: Decision, user_action: UserAction, asked: str) -> Reply:
    """Call it off where that has just been asked, at this `asked` stage; else ask first."""
    is_theirs = user_action.may_end(decision.id, decision.organiser.id)
    if asked != decision.phase.value or not is_theirs:
        return ask(decision, user_action)
    return Reply(
        commands=(_command(decision, user_action),),
        note=_CALLED_OFF.format(subject=decision.terms.subject),
        gone=(CANCEL,),
    )


def ask(decision: Decision, user_action: UserAction) -> Reply:
    """Ask the organiser whether to call it off."""
    if not user_action.may_end(decision.id, decision.organiser.id):
        return Reply(notice=_NOT_YOURS)
    if decision.phase in (Phase.CANCELLED, Phase.WITHOUT_OUTCOME):
        return Reply(notice=how_it_ended(decision))
    words = f"“{decision.terms.subject}” ends here for everyone, and the channel is told so."
    if decision.outcome is not None:
        words = f"{stands(decision, user_action.who)}. "
        words += "It will be off for everyone"
        words += ", and out of calendars." if decision.outcome.option.begins else "."
    return Reply(form=Form(CANCEL, "Call it off?", "Yes, call it off", (), words=words))


def meant(
    decision: Decision, user_action: UserAction, filled: Filled, context: Mapping[str, Any]
) -> Reply:
    """Call it off, which was meant."""
    del filled, context
    return Reply(commands=(_command(decision, user_action),))


def _command(decision: Decision, user_action: UserAction) -> Cancel:
    envelope, moderator = (
        user_action.envelope(decision.id),
        user_action.moderator_for(decision.organiser.id),
    )
    return Cancel(**envelope, by=user_action.who, moderator=moderator)


def stands(decision: Decision, who: MemberId) -> str:
    """Return what is decided, by the clock of who reads it."""
    if decision.outcome is None:
        return f"“{decision.terms.subject}” has nothing decided yet"
    return f"“{decision.terms.subject}” is set for {when(decision, who)}"


def when(decision: Decision, who: MemberId) -> str:
    """Return what is decided alone, by the clock of who reads it; nothing where nothing is."""
    return told(decision.outcome.option, own_clock(decision, who)) if decision.outcome else ""
