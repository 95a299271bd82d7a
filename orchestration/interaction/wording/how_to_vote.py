"""What a vote is, in words, by the form that its rule takes."""

from __future__ import annotations

from typing import Final

from orchestration.language.choosing.held.perhaps import is_perhaps
from orchestration.language.choosing.places.places import is_yes_or_no
from orchestration.model.options import Words
from orchestration.views.channel import OptionsProposed
from orchestration.voting.check import find_rule
from orchestration.voting.forms import (
    APPROVALS,
    CONSENTS,
    DOTS,
    GRADES,
    ONE_OPTION,
    ORDER,
    SHARES,
    VETO,
)

_ASKS: Final = {
    ONE_OPTION: "choose one",
    ORDER: "put them in order, the best first",
    APPROVALS: "choose all that are fine with you",
    GRADES: "rate each of them",
    SHARES: "share out {points} points among them",
    DOTS: "share out {points} points among them",
    CONSENTS: "say yes to what is fine with you, and object to what is not",
    VETO: "choose one, and veto what must not be",
}
_UP_TO: Final = "choose up to {most} that are fine with you"
_FOR_PLACES: Final = "choose each in which you want a place"


def asks(view: OptionsProposed) -> str:
    """Return what a vote is; where it gives places, that it does, and who sees who has one."""
    form = find_rule(view.rule).form
    if form in (ONE_OPTION, ORDER) and len(view.options) == 1 and not view.gives_places:
        return "yes or no"
    if form in (ONE_OPTION, APPROVALS) and says_yes_or_no(view) and not view.gives_places:
        return _yes_or_no(view)
    told = _UP_TO.format(most=view.most) if view.most and form == APPROVALS else _ASKS[form]
    told = told.format(points=_points(view))
    return (
        _of_places(view, _FOR_PLACES if form == APPROVALS else told) if view.gives_places else told
    )


def _of_places(view: OptionsProposed, told: str) -> str:
    """Return what one votes for who votes for a place, or for oneself; and what all see of it."""
    options = [each.option for each in view.options if isinstance(each.option, Words)]
    told = _yes_or_no(view) if says_yes_or_no(view) else told
    if all(each.capacity is None for each in options):
        return told if view.secret else f"{told}; all see who is in"
    seen = "" if view.secret else ", and all see who has one"
    return f"{told}; places go to who votes first{seen}"


def says_yes_or_no(view: OptionsProposed) -> bool:
    """Tell whether there is a yes and a no, or a maybe besides, and nothing else to say."""
    return is_yes_or_no(_titles(view))


def _yes_or_no(view: OptionsProposed) -> str:
    return "yes, no or maybe" if any(map(is_perhaps, _titles(view))) else "yes or no"


def _titles(view: OptionsProposed) -> list[str]:
    return [x.option.title for x in view.options if isinstance(x.option, Words)]


def _points(view: OptionsProposed) -> int:
    """Return how many points everybody has: as many as there are options, unless it is said."""
    budget = view.budget if find_rule(view.rule).form == DOTS else None
    return int(budget or len(view.options))
