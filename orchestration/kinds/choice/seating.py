"""Who would have a place as votes stand, while they are open: told to each, and as they move up.

A place is by the order of votes, so it is told as far as these are no secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from orchestration.deciding.state import Phase
from orchestration.deciding.step import tell
from orchestration.interaction.wording import counted, listed
from orchestration.kinds.choice.places import limited_by, with_room_for_all
from orchestration.kinds.choice.state import Choice, Seats
from orchestration.kinds.choice.turns import takers
from orchestration.language.choosing.places.places import is_yes_or_no
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.sessions.effects import Effect
from orchestration.views.channel import PlacesGiven
from orchestration.views.member import Notice

_UNTOLD: Final = "Who has a place is told as the vote ends."
_NOT_FOR: Final = "You have not voted for {title}."
_IS_IN: Final = "As it stands you are in."
_HAS_ONE: Final = "{} has a place now"
_WAITS_OPENLY: Final = "{} is on the waiting list"
_NONE_YET: Final = "You have voted for nothing that has only so many places."


def _limited(choice: Choice) -> Mapping[str, Words]:
    """Return what has only so many places, by letter: what was decided, else what is voted on."""
    if choice.phase is Phase.VOTE:
        options = choice.round.options
    else:
        options = tuple(limited_by(choice)) if choice.phase is Phase.DECIDED else ()
    return {x.id: x for x in options if isinstance(x, Words) and x.capacity is not None}


def are_told(choice: Choice) -> bool:
    """Tell whether people may know by now who has a place."""
    is_discreet = choice.terms.disclosure is Disclosure.DISCREET
    return choice.phase is Phase.DECIDED or not (choice.terms.secret or is_discreet)


def _seats(choice: Choice, option: Words) -> Seats:
    """Return who has a place and who waits: those that were given, or as votes stand."""
    if choice.phase is Phase.DECIDED and option.key in choice.places:
        return choice.places[option.key]
    assert option.capacity is not None
    return Seats(option.capacity, takers(choice, option))


def key_of(choice: Choice, name: str) -> str:
    """Return the key of what has only so many places by its letter; nothing where none has it."""
    option = _limited(choice).get(name)
    return option.key if option else ""


def seats_now(choice: Choice) -> tuple[tuple[Words, Seats], ...]:
    """Return what has only so many places, each with who has one and who waits by now."""
    return tuple((each, _seats(choice, each)) for each in _limited(choice).values())


def moved(before: Choice, after: Choice, who: MemberId) -> tuple[Effect, ...]:
    """Tell who votes that they would wait, and who waited that they would be in by now."""
    if after.phase is not Phase.VOTE or before.phase is not Phase.VOTE or not are_told(after):
        return ()
    return tuple(_moved(before, after, who))


def _moved(before: Choice, after: Choice, who: MemberId) -> Iterator[Effect]:
    had = _limited(before)
    for name, option in _limited(after).items():
        was, now = _seats(before, had.get(name, option)), _seats(after, option)
        if who in now.waiting and who not in was.members:
            text, openly = (
                _waits(after, now, option, who),
                _openly(after, who, _WAITS_OPENLY, option),
            )
            yield tell(who, Notice(text=text, openly=openly))
        for each in now.kept:
            if each in was.waiting and each != who:
                beside = _beside(after, option, each)
                words = f"“{after.terms.subject}”: a place is free. {_is_in(after, option)}{beside}"
                openly = _openly(after, each, _HAS_ONE, option)
                yield tell(each, Notice(text=words, openly=openly))


def _openly(choice: Choice, who: MemberId, words: str, option: Words) -> str:
    """Return what all may know of somebody's place; nothing where they see no name of theirs."""
    if not _names(choice, (who,)):
        return ""
    return f"{words}." if _is_a_yes(choice) else f"{words}: {option.title}."


def _beside(choice: Choice, option: Words, who: MemberId) -> str:
    """Say to who moves up where else they have a place; one may be all that they need."""
    others = [x.title for x, held in seats_now(choice) if x.id != option.id and who in held.kept]
    if not others:
        return ""
    return f" You have one in {listed(others)} too; “take me off …” gives back what you don't need."


def own_place_now(choice: Choice, who: MemberId, asked: str = "") -> str:
    """Say where somebody stands as votes are; nothing where no places are to be had.

    Who has `asked` of one, by its key, and is not in it hears so.
    """
    limited = _limited(choice)
    if choice.phase is not Phase.VOTE or not limited:
        return ""
    if not are_told(choice):
        return _UNTOLD
    seats = ((each, _seats(choice, each)) for each in limited.values())
    told = [
        _waits(choice, held, each, who) if who in held.waiting else _is_in(choice, each)
        for each, held in seats
        if who in held.members
    ]
    told += [_is_in(choice, x) for x in with_room_for_all(choice) if who in takers(choice, x)]
    missed = [
        x.title for x, held in seats_now(choice) if x.key == asked and who not in held.members
    ]
    return " ".join([*(_NOT_FOR.format(title=each) for each in missed), *told]) or _NONE_YET


def if_taken(choice: Choice, who: MemberId, names: str) -> str:
    """Say whether somebody would have a place in what is named, else in each that has so many."""
    limited = _limited(choice)
    if not limited:
        return ""
    if not are_told(choice):
        return _UNTOLD
    meant = [each for name, each in limited.items() if name in names.split()]
    if not meant and len(limited) > 1:
        return _whats_left(choice)
    return " ".join(_if_taken(choice, who, each) for each in meant or limited.values())


def _whats_left(choice: Choice) -> str:
    """Say of all that has places where some are free, and where none is."""
    left = {option: held.capacity - len(held.members) for option, held in seats_now(choice)}
    free = [option for option, number in left.items() if number > 0]
    full = [option.title for option in left if option not in free]
    if not free:
        return "Nothing is free any more."
    if all(option.capacity == 1 for option in free):
        said = [f"Still free: {listed([option.title for option in free])}."]
    else:
        said = [f"{each.title}: {left[each]} free, of {each.capacity}." for each in free]
    return " ".join([*said, *([f"Full: {listed(full)}."] if full else [])])


def _if_taken(choice: Choice, who: MemberId, option: Words) -> str:
    held = _seats(choice, option)
    if who in held.members:
        is_waiting = who in held.waiting
        return _waits(choice, held, option, who) if is_waiting else _is_in(choice, option)
    if len(held.members) < held.capacity:
        free = counted(held.capacity - len(held.members), "place is", "places are")
        return f"{option.title}: {free} free, of {held.capacity}."
    number = len(held.waiting) + 1
    return f"{_full(choice, held, option)} You would be number {number} on the waiting list."


def who_where(choice: Choice) -> str:
    """Say who has a place where, as far as everybody sees who voted for what."""
    limited = _limited(choice)
    if not (limited or choice.terms.gives_places):
        return ""
    if not are_told(choice):
        return _UNTOLD
    if not limited:
        return "\n".join(_who_comes(choice))
    return "\n".join(_who(choice, each) for each in limited.values())


def _who_comes(choice: Choice) -> Iterator[str]:
    """Yield how many have said what of those who each answer for themselves, and who."""
    for option in (each for each in choice.round.options if isinstance(each, Words)):
        held = takers(choice, option)
        names = f" ({_named(choice, held)})" if held and _names(choice, held) else ""
        yield f"{option.title}: {len(held)}{names}."


def _who(choice: Choice, option: Words) -> str:
    held = _seats(choice, option)
    taken = f"{option.title}: {len(held.kept)} of {held.capacity} taken"
    waiting = f"; waiting: {_named(choice, held.waiting)}" if held.waiting else ""
    return f"{taken}{f' ({_named(choice, held.kept)})' if held.kept else ''}{waiting}."


def _named(choice: Choice, who: tuple[MemberId, ...]) -> str:
    """Return those who voted where all could see it, by name, and how many others there are."""
    names = _names(choice, who)
    others = len(who) - len(names)
    one, several = ("other", "others") if names else ("person", "people")
    return listed([*names, counted(others, one, several)] if others else names)


def _names(choice: Choice, who: Sequence[MemberId]) -> tuple[str, ...]:
    """Return the names of those who voted where all could see it; once places are given, of all.

    That is said above a vote that gives places. Of a secret one nobody is named.
    """
    is_known = choice.terms.gives_places and choice.phase is Phase.DECIDED
    seen = {each for round_ in choice.rounds for each in round_.seen}
    members = [choice.member(each) for each in who if is_known or each in seen]
    return () if choice.terms.secret else tuple(each.name for each in members if each)


def places_given(choice: Choice) -> tuple[PlacesGiven, ...]:
    """Return who has a place in what was decided, as all may know it."""
    options = choice.round.options if choice.terms.gives_places else limited_by(choice)
    return tuple(_given(choice, each) for each in options if isinstance(each, Words))


def _given(choice: Choice, option: Words) -> PlacesGiven:
    if option.capacity is None:
        held = takers(choice, option)
        names = _names(choice, held)
        return PlacesGiven(title=option.title, capacity=None, taken=len(held), names=names)
    seats = _seats(choice, option)
    return PlacesGiven(
        title=option.title,
        capacity=seats.capacity,
        taken=len(seats.kept),
        names=_names(choice, seats.kept),
        waiting=len(seats.waiting),
        names_waiting=_names(choice, seats.waiting),
    )


def places_stay(choice: Choice, names: str) -> str:
    """Say that no places are added, and how many there are."""
    limited = _limited(choice)
    meant = [each for name, each in limited.items() if name in names.split()] or limited.values()
    has = listed([f"{each.title} has {_places(each.capacity or 0)}" for each in meant])
    return f"{has}: that can't be changed any more." if limited else ""


def _is_in(choice: Choice, option: Words) -> str:
    if _is_a_yes(choice):
        return _IS_IN
    return f"As it stands you are in for {option.title}."


def _waits(choice: Choice, held: Seats, option: Words, who: MemberId) -> str:
    number = held.waiting.index(who) + 1
    return (
        f"{_full(choice, held, option)} As it stands you are number {number} on the waiting list."
    )


def _full(choice: Choice, held: Seats, option: Words) -> str:
    what = f"“{choice.terms.subject}”" if _is_a_yes(choice) else option.title
    return f"{what} is full ({held.capacity} of {held.capacity})."


def _is_a_yes(choice: Choice) -> bool:
    """Tell whether a place is had by a yes, which is no name for it."""
    return is_yes_or_no([each.title for each in choice.listed])


def told_of_tap(choice: Choice, who: MemberId, name: str) -> str | None:
    """Say what a tap on something with places gives; "" where who taps is told that they wait.

    None where it has none, or nobody may know yet who has one.
    """
    option = _limited(choice).get(name)
    if option is None or not are_told(choice):
        return None
    held = _seats(choice, option)
    is_free = who in held.kept or len(held.members) < held.capacity
    return _is_in(choice, option) if is_free else ""


def _places(number: int) -> str:
    return counted(number, "place", "places")
