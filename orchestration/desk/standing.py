"""What somebody does with what they have said for good."""

from __future__ import annotations

from orchestration.commands import Answer, TellForGood, Withdraw
from orchestration.desk.deed import Deed, Reply, UnknownDeedError
from orchestration.model.people import Member, person_id
from orchestration.person.state import Person
from orchestration.privacy import Private

KEPT = "Kept: I'll go by it in every meeting, and tell you so. Write here to change it."


def say(member: Member, deed: Deed, words: str) -> TellForGood:
    """Return the command that tells a person's own state what they have written."""
    text = Private(deed.who, words)
    return TellForGood(**deed.envelope(person_id(member.id)), member=member, text=text)


def press(person: Person, deed: Deed, action: str, value: str) -> Reply:
    """Return what comes of a button; UnknownDeedError where there is none of that name."""
    envelope = deed.envelope(person.id)
    if action == "keep":
        heard = int(value) if value.isdecimal() else None
        answer = Answer(**envelope, member=deed.who, heard=heard)
        return Reply(commands=(answer,), note=KEPT, gone=("keep",))
    if action == "take-back" and value.isdecimal():
        return Reply(commands=(Withdraw(**envelope, member=deed.who, preference=int(value)),))
    raise UnknownDeedError(action)
