"""Who joins a panel in a turn: nobody, unless they are asked for, or nobody there meets the needs.

Who joins meets all that is firm, unless their option was asked for by its name.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Mask
from orchestration.interaction.wording import listed
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import fitting, meets, nearest, weights_of, worths
from orchestration.kinds.panel.options.casting import cast, free_names
from orchestration.kinds.panel.options.choosing import choose
from orchestration.kinds.panel.options.own_personas import called_by_name, own_at_first, own_called
from orchestration.kinds.panel.state import (
    LEAST_AT_FIRST,
    MOST_AT_FIRST,
    MOST_NEW,
    MOST_PERSONAS,
)
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.panels.asides import ONES_OWN
from orchestration.language.panels.meanings import ASKED, WHETHER_THERE_IS
from orchestration.model.options import Words
from orchestration.model.panel import PanelPersona

NOTHING_LIKE_IT: Final = "Nothing else in the catalogue meets that."
KNOWS_NOTHING: Final = "Nothing here is known by what {} cares about, or it is taken already."
NEEDS_LEAVE_OUT: Final = (
    "Nothing else meets what you need ({needs}) and goes by {named}; {titles} would, without that."
)
_SHOWN: Final = 3
FULL: Final = f"{MOST_PERSONAS} personas are here, and there is no room for more."

_ASKED_FOR: Final[Mapping[str, int]] = {
    Intent.OTHER_OPTIONS: 2,
    Intent.CALL_IN: 1,
    Intent.SURPRISE: 1,
}
"""How many are called in for what is asked."""

_WHERE_NONE_FITS: Final = frozenset(
    {Intent.CONSTRAINT, Intent.WITH_CRITERION, Intent.PREFERENCE, Intent.REFINE, Intent.FITS}
)
"""Where two join if nobody there meets what is needed."""

_MORE: Final = re.compile(
    r"\b(?:other|others|else|another|more ones|new|different|ander\w*|sonst|weitere\w*|noch)\b",
    re.IGNORECASE,
)
_GOOD: Final = 0.6
_AT_FIRST: Final = 3
"""So many options are enough at first, where no more meet what is needed."""

_LOOKED_AT: Final = 1000
_LONG: Final = 25
"""Who tells what they need in more words than these calls nobody by them."""

_NAMED: Final = 8.0
_SAID: Final = 4.0


@dataclass(frozen=True, slots=True)
class Joining:
    """Who joins; a `notice` says why nobody does who was asked for."""

    personas: tuple[PanelPersona, ...] = ()
    notice: str = ""


def joining(asked: Asked) -> Joining:
    """Return who joins for what was asked, three at most after the first turn."""
    if asked.intent is Intent.FIRST:
        own = own_at_first(asked)
        return Joining((*own, *_at_first(_with(asked, own))))
    if own := own_called(asked, min(MOST_NEW, MOST_PERSONAS - len(asked.panel.personas))):
        return Joining(own)
    if called := called_by_name(asked.panel, asked.ask.text):
        names = listed([each.name for each in called])
        return Joining(notice=KNOWS_NOTHING.format(names))
    wanted = _called_by_option(asked)
    count = 0 if wanted else _count(asked)
    room = MOST_PERSONAS - len(asked.panel.personas)
    if (wanted or count) and room <= 0:
        return Joining(notice=FULL)
    keys = wanted[:room]
    count = min(count - len(keys), room - len(keys))
    if count > 0:
        keys += _chosen(asked, keys, count)
    is_wanted = _count(asked) > 0 and (bool(asked.new) or not asked.dropped)
    return Joining(_cast(asked, keys), _why_nobody(asked) if is_wanted and not keys else "")


def _called_by_option(asked: Asked) -> list[str]:
    """Return the options that are named and nobody speaks for yet; who refuses one calls nobody.

    Nor does who tells what they need, of one that they name as their own: “I live in Hamburg”.
    """
    if asked.intent is Intent.REJECT:
        return []
    if ASKED.search(asked.ask.text) or not asked.new:
        return asked.absent[:MOST_NEW]
    text, places = asked.ask.text, asked.named.places
    own = {x.name for x in places if ONES_OWN.search(text[: x.start])}
    is_long = len(text.split()) > _LONG
    return [each for each in asked.absent if not (is_long or each in own)][:MOST_NEW]


def _why_nobody(asked: Asked) -> str:
    """Say why nobody joins who was asked for: what is needed may leave out those who have it."""
    others = [each for each in asked.needs if each.criterion not in asked.named.criteria]
    firm = [each.words for each in others if each.firm and each.is_known]
    named = listed([shown(each) for each in asked.named.criteria])
    if not named:
        return NOTHING_LIKE_IT
    titles = _left_out(asked)
    if not titles or not firm:
        return NOTHING_LIKE_IT
    return NEEDS_LEAVE_OUT.format(needs=listed(firm), named=named, titles=listed(titles))


def _left_out(asked: Asked) -> list[str]:
    """Return what has what is asked for, and is not there because of what else is needed."""
    held = {each.option for each in asked.panel.personas}
    options = [asked.panel.catalogue.options[at] for at in np.flatnonzero(_good(asked)).tolist()]
    meant = [each for each in options if each.key not in held and _has_all(asked, each)]
    return [each.title for each in meant][:_SHOWN]


def _has_all(asked: Asked, option: Words) -> bool:
    """Tell whether an option meets all that was said just now."""
    return all(meets(asked.field, need, option) for need in asked.new)


def _with(asked: Asked, own: tuple[PanelPersona, ...]) -> Asked:
    """Return a message to a panel in which some are there already."""
    panel = replace(asked.panel, personas=(*asked.panel.personas, *own))
    return replace(asked, panel=panel)


def _count(asked: Asked) -> int:
    """Return how many are to join beside those that are named."""
    if asked.selected and asked.intent is not Intent.CALL_IN:
        return 0
    if asked.intent is Intent.CALL_IN and asked.caring and WHETHER_THERE_IS.search(asked.ask.text):
        return 0
    if asked.intent in _ASKED_FOR:
        return _ASKED_FOR[asked.intent]
    if asked.intent not in _WHERE_NONE_FITS:
        return 0
    looks = asked.intent is Intent.WITH_CRITERION and _MORE.search(asked.ask.text) is not None
    return 2 if looks or not _anybody_fits(asked) else 0


def _anybody_fits(asked: Asked) -> bool:
    """Tell whether an option that is there meets all that is firm, and is good in what is asked."""
    among = fitting(asked.field, asked.needs)
    if asked.intent is Intent.WITH_CRITERION:
        among &= _good(asked)
    return any(among[asked.field.rows[each.option]] for each in asked.there)


def _at_first(asked: Asked) -> tuple[PanelPersona, ...]:
    """Return who is there at first: options that were named, then those that meet the needs.

    Where too few meet all of them, those that miss the least are there too, and say so.
    """
    there = [each.option for each in asked.panel.personas]
    named = [each for each in asked.named.options if each not in there]
    field, keys = asked.field, [*there, *named][:MOST_AT_FIRST]
    fits, weights = fitting(field, asked.needs), _weights(asked)
    enough = LEAST_AT_FIRST if fits.sum() >= LEAST_AT_FIRST else _AT_FIRST
    most = MOST_AT_FIRST - len(keys)
    good = _suiting(asked, fits)
    keys += choose(field, weights, least=enough - len(keys), most=most, there=keys, among=good)
    lacking = enough - len(keys)
    if lacking > 0:
        near = nearest(field, asked.needs)
        keys += choose(field, weights, least=lacking, most=lacking, there=keys, among=near)
    new = [each for each in keys if each not in there]
    return _cast(asked, sorted(new, key=lambda each: asked.standing(each).order))


def _suiting(asked: Asked, among: Mask) -> Mask:
    """Return which of some options suit all that is wished: the best third of them, or a few."""
    wished = [each for each in asked.needs if each.is_known and not each.firm]
    worth = worths(asked.field, wished)
    count = max(_FEW, int(among.sum()) // 3)
    if not wished or among.sum() <= count:
        return among
    return np.asarray(among & (worth >= np.sort(worth[among])[-count]))


_FEW: Final = 8


def _weights(asked: Asked) -> Mapping[str, float]:
    """Return what criteria weigh for who joins: what was named by far the most."""
    needed = {each: _SAID * weight for each, weight in weights_of(asked.needs).items()}
    return {**needed, **dict.fromkeys(asked.named.criteria, _NAMED)}


def _chosen(asked: Asked, keys: Sequence[str], count: int) -> list[str]:
    """Return what is added for what is asked for, as far as the catalogue has it."""
    there = [*(each.option for each in asked.panel.personas), *keys]
    more = _weights(asked)
    if asked.intent is Intent.SURPRISE:
        more = {each: 1 / more.get(each, 1.0) for each in asked.field.directed}
    fits = fitting(asked.field, asked.needs)
    refused = asked.panel.refused_by(asked.ask.by)
    fits[[asked.field.rows[each] for each in (*there, *refused)]] = False
    good = fits & _good(asked)
    is_for_it = asked.intent is Intent.CALL_IN and bool(asked.named.criteria)
    for among in (_suiting(asked, good), good, *(() if is_for_it else (fits,))):
        found = choose(asked.field, more, least=count, most=count, there=there, among=among)
        if found:
            return found
    return []


def _good(asked: Asked) -> Mask:
    """Return which options are good in all that was named, as far as it has a better end."""
    field = asked.field
    columns = [
        field.directed.index(each) for each in asked.named.criteria if each in field.directed
    ]
    good = (np.nan_to_num(field.values[:, columns]) >= _GOOD).all(axis=1)
    for each in (x for x in asked.about if x.criterion not in field.directed):
        good &= np.array([meets(field, each, one) is True for one in field.catalogue.options])
    return np.asarray(good)


def _cast(asked: Asked, keys: Sequence[str]) -> tuple[PanelPersona, ...]:
    panel = asked.panel
    people = [*(each.name for each in panel.members), panel.organiser.name]
    titles = [each.title for each in panel.catalogue.options]
    personas = [*(x.name for x in panel.personas), *(x.name for x in panel.own)]
    taken = [*people, *personas, *titles[:_LOOKED_AT]]
    names = free_names(panel.seed, taken)
    named = [*asked.named.criteria, *(each.criterion for each in asked.needs)]
    told = _telling(asked, keys, named) if asked.intent is Intent.FIRST else named
    there, turn = panel.personas, panel.number
    return tuple(cast(asked.field, keys, there, names=names, turn=turn, asked_for=told))


def _telling(asked: Asked, keys: Sequence[str], named: Collection[str]) -> list[str]:
    """Return what of what was named tells these options apart: what all have is nobody's own."""
    values = {each: {asked.field.value(key, each) for key in keys} for each in named}
    return [each for each in named if len(values[each]) > 1]
