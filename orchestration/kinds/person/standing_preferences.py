"""What somebody does with what they have said for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orchestration.interaction.layouts import PUT_BACK
from orchestration.kinds.person.commands import TellForGood
from orchestration.kinds.person.state import Person
from orchestration.model.people import Member, person_id
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer, PutBack, Withdraw
from orchestration.sessions.user_action import Reply, UnknownActionError, UserAction

KEPT = "Kept: I'll go by it in every meeting, and tell you so. Write here to change it."


_OF_WISH: Final[Mapping[str, type[Withdraw | PutBack]]] = {"take-back": Withdraw, PUT_BACK: PutBack}


def say(member: Member, user_action: UserAction, words: str, besides: str = "") -> TellForGood:
    """Return the command that tells a person's own state what they have written.

    `besides` is what the read-back tells them as well.
    """
    who = user_action.who
    return TellForGood(
        **user_action.envelope(person_id(member.id)),
        member=member,
        text=Private(who, words),
        besides=Private(who, besides) if besides else None,
    )


def press(person: Person, user_action: UserAction, action: str, value: str) -> Reply:
    """Return what comes of a button; UnknownActionError where there is none of that name."""
    envelope = user_action.envelope(person.id)
    if action == "keep":
        heard = int(value) if value.isdecimal() else None
        answer = Answer(**envelope, member=user_action.who, heard=heard)
        return Reply(commands=(answer,), note=KEPT, gone=("keep",))
    if action in _OF_WISH and value.isdecimal():
        does = _OF_WISH[action]
        return Reply(commands=(does(**envelope, member=user_action.who, preference=int(value)),))
    raise UnknownActionError(action)
