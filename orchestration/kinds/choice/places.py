"""Who has a place in what was decided, where it has only so many; who waits moves up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.state import Phase, Round
from orchestration.deciding.step import refuse, tell
from orchestration.interaction.wording import counted, listed
from orchestration.kinds.choice.commands import LeavePlace
from orchestration.kinds.choice.state import Choice, Seats
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice
from orchestration.voting.check import find_rule
from orchestration.voting.delegation import effective_ballots


def given(choice: Choice, at: datetime) -> Step[Choice]:
    """Give the places of what was decided to those who voted for it, in turn; tell who waits."""
    del at
    assert choice.outcome is not None
    decided = (choice.outcome.option, *choice.outcome.more)
    limited = [each for each in decided if isinstance(each, Words) and each.capacity is not None]
    places = {
        each.key: Seats(each.capacity, tuple(takers(choice, each)))
        for each in limited
        if each.capacity is not None
    }
    choice = replace(choice, places=places)
    told = (
        tell(who, Notice(text=_waits(choice, key, place)))
        for key, each in places.items()
        for place, who in enumerate(each.waiting, 1)
    )
    return choice, tuple(told)


def takers(choice: Choice, option: Words) -> Iterator[MemberId]:
    """Yield who voted for an option, in the order in which they did; then whose vote was left."""
    round_ = _round_of(choice, option)
    supports = find_rule(choice.rule_of(round_.number)).supports
    names = tuple(each.id for each in round_.options)
    own = {str(who): ballot for who, ballot in round_.ballots.items()}
    for who, ballot in effective_ballots(own, choice.delegations).items():
        if ballot is not None and supports(ballot, option.id, names, choice.terms.budget):
            yield MemberId(who)


def _round_of(choice: Choice, option: Words) -> Round:
    shown = (each for each in reversed(choice.rounds) if option in each.options)
    return next(shown, choice.round)


def leave(choice: Choice, command: LeavePlace) -> Step[Choice]:
    """Let somebody give their place back; who waits first has it from now on, and is told."""
    who = command.member
    held = {key: each for key, each in choice.places.items() if who in each.members}
    if choice.phase is not Phase.DECIDED or not held:
        return refuse(choice, who, "You have no place here that you could give back.")
    places, effects = {**choice.places}, list[Effect]()
    for key, before in held.items():
        left = tuple(each for each in before.members if each != who)
        places[key] = replace(before, members=left)
        for each in set(places[key].kept) - set(before.kept):
            title = _title(choice, key)
            effects.append(tell(each, Notice(text=f"A place is free: you are in for {title}.")))
    return replace(choice, places=places), tuple(effects)


def given_back(choice: Choice, who: MemberId) -> str:
    """Say what somebody gives back who leaves: a place, or one on the waiting list; or nothing."""
    held = [each for each in choice.places.items() if who in each[1].members]
    if any(who in each.kept for _, each in held):
        return "Your place is given back."
    left = listed([_title(choice, key) for key, _ in held])
    return f"You are off the waiting list for {left}." if held else ""


def own_place(choice: Choice, who: MemberId) -> str:
    """Say whether somebody has a place; nothing where none were given."""
    if choice.phase is not Phase.DECIDED or not choice.places:
        return ""
    for key, each in choice.places.items():
        title = _title(choice, key)
        if who in each.kept:
            return f"Yes: you are in for {title}."
        if who in each.waiting:
            number = each.waiting.index(who) + 1
            return f"Not yet: you are number {number} on the waiting list for {title}."
    return f"No: you have no place in “{choice.terms.subject}”."


def _waits(choice: Choice, key: str, place: int) -> str:
    taken = counted(choice.places[key].capacity, "place, which is", "places, which are")
    return (
        f"“{choice.terms.subject}” is settled: {_title(choice, key)}. It has {taken} taken; you "
        f"are number {place} on the waiting list, and hear from me when you move up."
    )


def _title(choice: Choice, key: str) -> str:
    option = choice.option(key)
    return option.title if option else key
