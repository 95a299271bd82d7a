"""What a message says as it was told: to the bot, or among people, where much is not for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.rounds import readiness
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import without
from orchestration.deciding.wishes.hearing import (
    frame_of,
    hearing_of,
    own_words,
    says_what_suits,
)
from orchestration.deciding.wishes.own_clock import on_own_clock
from orchestration.language.choosing.lists.likely_names import likely_names
from orchestration.language.corrections.nothing_more import without_what_adds_nothing
from orchestration.language.listing import with_the_rest
from orchestration.model.people import MemberId
from orchestration.model.preferences import Understanding
from orchestration.privacy import Reader, reveal
from orchestration.profile import Heard
from orchestration.sessions.commands import PreferencesUnderstood
from orchestration.sessions.session import reading_of


@dataclass(frozen=True, slots=True)
class HowTold:
    """How a message was told: read back `elsewhere` too, or `overheard` among people.

    It may be in the place of what its author has said last, which it `puts_right`. What is said
    `aloud` others can read, whether it was said to the bot or not.
    """

    elsewhere: bool = False
    overheard: bool = False
    puts_right: bool = False
    aloud: bool = False


TO_THE_BOT: Final = HowTold()


def how_told(decision: Decision, token: str) -> HowTold:
    """Return how a message was told that is being read."""
    told = (decision.elsewhere, decision.overheard, decision.put_right, decision.aloud)
    return HowTold(*(token in each for each in told))


def noted_as_put_right(before: Decision, decision: D, member: MemberId, number: int) -> D:
    """Note of a message that is being read that it puts right what was held before."""
    if profile_of(decision, member) == profile_of(before, member):
        return decision
    return replace(decision, put_right=(*decision.put_right, reading_of(member, number)))


def without_message(decision: D, token: str) -> D:
    """Return a decision in which nothing waits for a message any more, but its reading."""
    return replace(
        decision,
        besides={each: told for each, told in decision.besides.items() if each != token},
        elsewhere=without(decision.elsewhere, token),
        overheard=without(decision.overheard, token),
        put_right=without(decision.put_right, token),
        aloud=without(decision.aloud, token),
    )


def said_in(decision: Decision, command: PreferencesUnderstood) -> Understanding:
    """Return what a message says, without what its author need not be told was not placed.

    A list with words beside it that were not read says nothing of other times, told or not.
    """
    said = own_words(reveal(command.understanding, to=Reader.DECISION), command)
    said = on_own_clock(decision, said, command)
    said = with_the_rest(said, frame_of(decision, command.member, command.at))
    if member := decision.member(command.member):
        hearing = hearing_of(decision, member, command.at, command.message, command.visibility)
        said = without_what_adds_nothing(said, hearing)
    return said


def counted(decision: D, command: PreferencesUnderstood, said: Understanding, heard: Heard) -> D:
    """Return the decision in which a message is its author's answer, or takes that back."""
    if said.corrections and not said.preferences and not heard.profile.wishes:
        return readiness.unheard(decision, command.member)
    if says_what_suits(said) or command.member in decision.answered:
        return readiness.heard(decision, command.member, command.at)
    return decision


def may_propose(decision: Decision, heard: Heard) -> bool:
    """Tell whether what was not placed most likely names something for a list that is open."""
    is_open = method_of(decision).takes_proposals(decision)
    return is_open and any(likely_names(each.text) for each in heard.not_understood)


def as_overheard(said: Understanding, heard: Heard) -> tuple[Understanding, Heard]:
    """Return what was heard where people talk to each other, and nothing that was not placed."""
    left = tuple(x for x in heard.profile.not_understood if x not in heard.not_understood)
    profile = replace(heard.profile, not_understood=left)
    return replace(said, not_understood=()), replace(heard, profile=profile, not_understood=())
