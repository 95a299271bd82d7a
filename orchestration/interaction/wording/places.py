"""Who has a place in what was decided, where it has only so many."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.interaction.wording.phrases import counted, listed
from orchestration.language.choosing.places.places import is_yes_or_no
from orchestration.views.channel import Decided, PlacesGiven


def places_given(view: Decided) -> list[str]:
    """Return who has a place where, what is free and how many wait, one line for each option.

    Beside those who said yes to what has places, who said no is left out.
    """
    is_of_yes = is_yes_or_no([each.title for each in view.places])
    has_room = any(each.capacity is not None for each in view.places)
    told = [x for x in view.places if not (is_of_yes and has_room) or x.capacity is not None]
    return [_given(each) for each in told] if view.holds else []


def counts_in(view: Decided) -> str:
    """Return how many said yes and how many no, where each said it for themselves; else ""."""
    is_of_each = view.decided_by == "places" and view.holds
    if not is_of_each or not is_yes_or_no([each.title for each in view.places]):
        return ""
    return ", ".join(f"{each.taken + each.waiting} {each.title.lower()}" for each in view.places)


def _given(places: PlacesGiven) -> str:
    """Return one line: `Pottery, 2 of 2 taken: Ana and Ben; waiting: Cleo.`"""
    if places.capacity is None:
        held = [f"{places.title}, {places.taken} in"]
    else:
        held = [f"{places.title}, {places.taken} of {places.capacity} taken"]
    if places.names:
        held = [f"{held[0]}: {_and_others(places.names, places.taken)}"]
    if places.waiting:
        held.append(f"waiting: {_and_others(places.names_waiting, places.waiting)}")
    if places.capacity is not None and places.taken < places.capacity:
        held.append(f"{counted(places.capacity - places.taken, 'place', 'places')} free")
    return f"{'; '.join(held)}."


def _and_others(names: Sequence[str], of: int) -> str:
    others = of - len(names)
    told = counted(others, "other", "others") if names else f"{others}"
    return listed([*names, told] if others else names)
