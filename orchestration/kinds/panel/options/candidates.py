"""What a panel is about that is asked over options of one's own: “Lisbon, Porto or Vienna?”."""

from __future__ import annotations

from typing import Final

from orchestration.language.choosing.asking.given import divided
from orchestration.language.choosing.words import plain
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Words
from orchestration.sessions.ports import Catalogues

_PAIR: Final = 2


def catalogue_for(ask: str, shelf: Catalogues | None) -> Catalogue | None:
    """Return what there is to choose from for a question, where no file says so; None: nothing.

    Options that it names are those that there are: with all that is known of them, where a
    catalogue has most of them, or else with nothing but their names.
    """
    _, titles = divided(ask, ask)
    is_list = len(titles) >= _PAIR
    known = shelf.holding(titles) if shelf and is_list else None
    asked = shelf.asked_for(ask) if shelf else None
    return known or asked or (_named(titles) if is_list else None)


def _named(titles: tuple[str, ...]) -> Catalogue:
    once = {plain(each).strip(): each for each in titles}
    return Catalogue(tuple(Words(id="", key=key, title=title) for key, title in once.items()))
