"""Who has a place in what was decided, where it has only so many; who waits moves up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import DecidedBy, Outcome, Phase
from orchestration.deciding.step import post_name, refuse, tell
from orchestration.interaction.wording import counted, listed
from orchestration.kinds.choice.commands import ChangePlace, LeavePlace
from orchestration.kinds.choice.state import Choice, Seats
from orchestration.kinds.choice.turns import takers
from orchestration.language.choosing.places.places import is_yes_or_no
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.sessions.effects import Effect, Post
from orchestration.sessions.kind import Step
from orchestration.views.member import Notice

_OFF = "“{subject}” is settled: {titles}. Your place in {other} is gone with that."


def shared_out(choice: Choice, outcome: Outcome) -> Outcome:
    """Return an outcome with all that somebody has a place in, where all of it takes place."""
    if not choice.terms.gives_places:
        return outcome
    options = [each for each in choice.round.options if isinstance(each, Words)]
    taken = [each for each in options if takers(choice, each)] or options[:1]
    first, *more = taken
    return Outcome(first, DecidedBy.PLACES, outcome.tally, more=tuple(more))


def given(choice: Choice, at: datetime) -> Step[Choice]:
    """Give the places of what was decided to those who voted for it, in turn; tell each of them."""
    del at
    limited = limited_by(choice)
    places = {each.key: Seats(each.capacity or 0, takers(choice, each)) for each in limited}
    choice = replace(choice, places=places)
    told = dict.fromkeys(who for each in places.values() for who in each.members)
    given_ = tuple(tell(who, Notice(text=_given(choice, who))) for who in told)
    return choice, (*given_, *_gone(choice, told))


def _gone(choice: Choice, told: Iterable[MemberId]) -> Iterator[Effect]:
    """Tell those who were in for what was not decided, and not for what was, that it is off."""
    settled = _decided(choice)
    if choice.terms.gives_places or choice.terms.secret or not settled:
        return
    subject, titles = choice.terms.subject, listed([each.title for each in settled])
    heard = {*told, *(who for each in settled for who in takers(choice, each))}
    options = [x for x in choice.round.options if isinstance(x, Words) and x not in settled]
    lost: dict[MemberId, str] = {}
    for each in options:
        kept = takers(choice, each)[: each.capacity] if each.capacity else ()
        lost.update({who: each.title for who in kept if who not in heard})
    for who, other in lost.items():
        yield tell(who, Notice(text=_OFF.format(subject=subject, titles=titles, other=other)))


def _decided(choice: Choice) -> list[Words]:
    """Return what was decided, where who is in for what may be known."""
    if choice.outcome is None or choice.terms.disclosure is Disclosure.DISCREET:
        return []
    options = (choice.outcome.option, *choice.outcome.more)
    return [each for each in options if isinstance(each, Words)]


def with_room_for_all(choice: Choice) -> list[Words]:
    """Return what takes place beside what has only so many places, with room for all."""
    options = choice.round.options if choice.terms.gives_places else ()
    unlimited = [each for each in options if isinstance(each, Words) and each.capacity is None]
    return [] if is_yes_or_no([each.title for each in choice.listed]) else unlimited


def limited_by(choice: Choice) -> list[Words]:
    """Return what of the outcome, or of all that takes place, has only so many places."""
    if choice.outcome is None:
        return []
    decided = (choice.outcome.option, *choice.outcome.more)
    options = choice.round.options if choice.terms.gives_places else decided
    return [each for each in options if isinstance(each, Words) and each.capacity is not None]


def _given(choice: Choice, who: MemberId) -> str:
    """Say to somebody where they have a place, where they wait, and then what is free."""
    held = [key for key, each in choice.places.items() if who in each.kept]
    waits = [_waits(choice, key, who) for key, each in choice.places.items() if who in each.waiting]
    subject, titles = choice.terms.subject, listed([_title(choice, key) for key in held])
    if not choice.terms.gives_places:
        settled = (
            f"“{subject}” is settled: {listed([_title(choice, key) for key in choice.places])}."
        )
        return " ".join([settled, *(["You have a place."] if held else []), *waits])
    if is_yes_or_no([each.title for each in choice.listed]):
        return " ".join([f"“{subject}”: you have a place."] if held else waits)
    has = [f"you have a place in {titles}."] if held else []
    left = free(choice) if waits and not held else ""
    return " ".join(filter(None, [f"“{subject}”:", *has, *waits, left]))


def free(choice: Choice) -> str:
    """Say what has places left: `Free by now: Climbing (1 place).`; nothing where none has."""
    left = {key: x.capacity - len(x.kept) for key, x in choice.places.items()}
    told = [
        f"{_title(choice, key)} ({counted(n, 'place', 'places')})" for key, n in left.items() if n
    ]
    return f"Free by now: {listed(told)}." if told else ""


def leave(choice: Choice, command: LeavePlace) -> Step[Choice]:
    """Let somebody give a place back, or all they have; who waits first has it, and is told."""
    who, key = command.member, command.key
    keys = [x for x, each in choice.places.items() if who in each.members and key in ("", x)]
    if choice.phase is not Phase.DECIDED or not keys:
        return refuse(choice, who, "You have no place here that you could give back.")
    after = choice
    for each in keys:
        after = _with(after, each, [x for x in after.places[each].members if x != who])
    return after, (*moved_up(choice, after), *announced(after, command.at))


def change(choice: Choice, command: ChangePlace) -> Step[Choice]:
    """Let somebody have a place elsewhere, for the one they have; where it is full, they wait."""
    who, key = command.member, command.key
    seats = choice.places.get(key)
    if choice.phase is not Phase.DECIDED or seats is None or who in seats.members:
        return refuse(choice, who, "You can't have a place there.")
    after = _with(choice, key, [*seats.members, who])
    if who in after.places[key].kept:
        for each in [command.gives] if command.gives else choice.places:
            left = [x for x in choice.places[each].members if x != who]
            after = after if each == key else _with(after, each, left)
    return after, (*moved_up(choice, after), *announced(after, command.at))


def changed_to(choice: Choice, who: MemberId, key: str) -> str:
    """Say what comes of a change to another place: it is theirs, or they wait and keep what is."""
    seats = choice.places.get(key)
    if choice.phase is not Phase.DECIDED or seats is None or who in seats.members:
        return ""
    if len(seats.members) < seats.capacity:
        return f"You are in for {_title(choice, key)} now."
    held = [_title(choice, x) for x, each in choice.places.items() if who in each.kept]
    keeps = f" You keep your place in {listed(held)}." if held else ""
    full = f"{_title(choice, key)} is full ({seats.capacity} of {seats.capacity})."
    return f"{full} You are number {len(seats.waiting) + 1} on the waiting list.{keeps}"


def _with(choice: Choice, key: str, members: Iterable[MemberId]) -> Choice:
    held = replace(choice.places[key], members=tuple(members))
    return replace(choice, places={**choice.places, key: held})


def moved_up(before: Choice, after: Choice) -> tuple[Effect, ...]:
    """Tell those who waited that they have a place now, and what else they have."""
    new = [
        (who, key)
        for key, seats in after.places.items()
        for who in seats.kept
        if who in before.places[key].waiting
    ]
    return tuple(
        tell(who, Notice(text=_moved_up(after, who, key), openly=_openly(after, key)))
        for who, key in new
    )


def _openly(choice: Choice, key: str) -> str:
    """Return what all may know of who has a place now, whom the outcome names as well."""
    is_known = choice.terms.gives_places and not choice.terms.secret
    return f"{{}} has a place now: {_title(choice, key)}." if is_known else ""


def _moved_up(choice: Choice, who: MemberId, key: str) -> str:
    also = [_title(choice, x) for x, y in choice.places.items() if x != key and who in y.kept]
    beside = f" You have one in {listed(also)} too; give back what you don't need." if also else ""
    return f"A place is free: you are in for {_title(choice, key)}.{beside}"


def announced(choice: Choice, at: datetime) -> tuple[Effect, ...]:
    """Have the outcome say who has a place by now."""
    outcome = choice.outcome
    if outcome is None or not choice.places:
        return ()
    return (Post(name=post_name(choice), view=decided(choice, outcome, outcome.at or at)),)


def given_back(choice: Choice, who: MemberId, key: str = "") -> str:
    """Say what somebody gives back who leaves: a place, or one on the waiting list; or nothing."""
    held = [x for x in choice.places.items() if who in x[1].members and key in ("", x[0])]
    if any(who in each.kept for _, each in held):
        return "Your place is given back."
    left = listed([_title(choice, key) for key, _ in held])
    return f"You are off the waiting list for {left}." if held else ""


def own_place(choice: Choice, who: MemberId, asked: str = "") -> str:
    """Say whether somebody has a place, in what is `asked` of by its key; else nothing."""
    if choice.phase is not Phase.DECIDED or not choice.places:
        return ""
    has = [_title(choice, key) for key, each in choice.places.items() if who in each.kept]
    has += [each.title for each in with_room_for_all(choice) if who in takers(choice, each)]
    if asked and who not in choice.places[asked].members:
        instead = f"; you are in for {listed(has)}." if has else "."
        return f"No: you have no place in {_title(choice, asked)}{instead}"
    waits = [
        f"number {each.waiting.index(who) + 1} on the waiting list for {_title(choice, key)}"
        for key, each in choice.places.items()
        if who in each.waiting
    ]
    if has:
        also = f" You are {listed(waits)}." if waits else ""
        return f"Yes: you are in for {listed(has)}.{also}"
    if waits:
        return f"Not yet: you are {listed(waits)}."
    return f"No: you have no place in “{choice.terms.subject}”."


def _waits(choice: Choice, key: str, who: MemberId) -> str:
    held = choice.places[key]
    number = held.waiting.index(who) + 1
    return (
        f"{_title(choice, key)} is full ({held.capacity} of {held.capacity}); you are number "
        f"{number} on the waiting list, and hear from me when you move up."
    )


def _title(choice: Choice, key: str) -> str:
    """Return what somebody has a place in; a yes is no name for it."""
    option = choice.option(key)
    if is_yes_or_no([each.title for each in choice.listed]):
        return f"“{choice.terms.subject}”"
    return option.title if option else key
