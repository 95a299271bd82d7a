"""How many places something has, changed by who asked for it while it is voted on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.presentation.views import options_proposed
from orchestration.deciding.state import Assessed, Phase
from orchestration.deciding.step import refuse, with_round
from orchestration.interaction.wording import counted
from orchestration.kinds.choice.commands import SetPlaces
from orchestration.kinds.choice.seating import are_told, moved, places_stay, seats_now
from orchestration.kinds.choice.state import Choice, Seats
from orchestration.model.options import Option, Words
from orchestration.model.people import MemberId
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import Press, Reply

_ONLY_ORGANISER: Final = "Only {organiser} changes how many places there are."
_TAKEN: Final = "{title}: {taken} taken, so it can't be fewer."
_UNTOLD: Final = "{title} can't have fewer: who has a place is told as the vote ends."
_WHICH: Final = "Which one? Say it with its name, like “{title}: {places}”."
_SET: Final = "{title} has {places} now."
_MOST: Final = 10_000
_BOUNDS: Final = "How many places? Between 1 and 10,000."


def set_places(choice: Choice, command: SetPlaces) -> Step[Choice]:
    """Give something so many places; who waited for one, and is in by that, is told."""
    if why := _why_not(choice, command.member, command.key, command.capacity):
        return refuse(choice, command.member, why)
    round_, assessed = choice.round, choice.round.assessment
    assert assessed is not None
    key, capacity = command.key, command.capacity
    listed = (replace(x, capacity=capacity) if x.key == key else x for x in choice.listed)
    round_ = replace(
        round_,
        options=tuple(_with(each, command) for each in round_.options),
        assessment=replace(assessed, options=_all_with(assessed.options, command)),
        now=_all_with(round_.now, command),
    )
    after = with_round(replace(choice, listed=tuple(listed)), round_)
    shown = Post(name=f"options/{round_.number}", view=options_proposed(after, round_))
    return after, (shown, *moved(choice, after, MemberId("")))


def _all_with(options: tuple[Assessed, ...], command: SetPlaces) -> tuple[Assessed, ...]:
    return tuple(replace(each, option=_with(each.option, command)) for each in options)


def _with(option: Option, command: SetPlaces) -> Option:
    if isinstance(option, Words) and option.key == command.key:
        return replace(option, capacity=command.capacity)
    return option


def said(press: Press[Choice]) -> Reply:
    """Return what comes of words that would have so many places, or so many more, of letters."""
    *names, number = press.value.split()
    choice, seats = press.session, {x.id: (x, held) for x, held in seats_now(press.session)}
    meant = [each for name, each in seats.items() if name in names or not names]
    if choice.phase is not Phase.VOTE or not meant:
        return Reply(notice=places_stay(choice, " ".join(names)))
    if press.who != choice.organiser.id:
        return Reply(notice=_ONLY_ORGANISER.format(organiser=choice.organiser.name))
    option, held = meant[0]
    capacity = int(number) + (held.capacity if number.startswith("+") else 0)
    if len(meant) > 1:
        places = counted(capacity, "place", "places")
        return Reply(notice=_WHICH.format(title=option.title, places=places))
    if why := _why_not(choice, press.who, option.key, capacity):
        return Reply(notice=why)
    command = SetPlaces(**press.envelope, member=press.who, key=option.key, capacity=capacity)
    told = _SET.format(title=option.title, places=counted(capacity, "place", "places"))
    return Reply(commands=(command,), notice=told)


def _why_not(choice: Choice, who: MemberId, key: str, capacity: int) -> str:
    """Say why something cannot have so many places by somebody's word; empty where it can."""
    found: list[tuple[Words, Seats]] = [x for x in seats_now(choice) if x[0].key == key]
    if choice.phase is not Phase.VOTE or not found:
        return places_stay(choice, "")
    if who != choice.organiser.id:
        return _ONLY_ORGANISER.format(organiser=choice.organiser.name)
    option, held = found[0]
    if not 1 <= capacity <= _MOST:
        return _BOUNDS
    if not are_told(choice):
        return "" if held.capacity <= capacity else _UNTOLD.format(title=option.title)
    return (
        ""
        if len(held.kept) <= capacity
        else _TAKEN.format(title=option.title, taken=len(held.kept))
    )
