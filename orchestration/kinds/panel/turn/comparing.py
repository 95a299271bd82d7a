"""Two options beside each other, as the panel itself tells: by what each is ahead, with the values.

A persona tells of another option only what it may; the panel knows the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import fact, shown
from orchestration.model.panel import PanelPersona

_PAIR: Final = 2
_MOST: Final = 3
_APART: Final = 0.05
"""By so much of the whole range two options have to differ for it to be told unasked."""


def compared(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say how two options stand by what was named, or else by what each is ahead."""
    keys = [*dict.fromkeys([*asked.named.options, *(each.option for each in speaking)])][:_PAIR]
    if len(keys) < _PAIR:
        return ""
    nameless = [_title(asked, each) for each in keys if not _is_known(asked, each)]
    if nameless:
        return f"Of {listed(nameless)} nothing is known here but the name."
    if asked.named.criteria:
        told = (values_of(asked, each, keys) for each in asked.named.criteria[:_PAIR])
        return " ".join(filter(None, told))
    return _leads(asked, keys)


def _leads(asked: Asked, keys: Sequence[str]) -> str:
    """Return by what each of two options is ahead; "" where neither is by anything."""
    ahead = [(_title(asked, each), _ahead(asked, *order)) for each, order in _orders(keys)]
    sides = [(who, listed(by)) for who, by in ahead if by]
    if not sides:
        return ""
    (first, by), *rest = sides
    more = "".join(f"; {who} in {others}" for who, others in rest)
    return f"{first} is ahead in {by}{more}."


def _orders(keys: Sequence[str]) -> Sequence[tuple[str, Sequence[str]]]:
    return [(keys[0], keys), (keys[1], keys[::-1])]


def values_of(asked: Asked, criterion: str, keys: Sequence[str]) -> str:
    """Return how options stand by one criterion: `Execution: Go native code, Ruby interpreter.`"""
    cells = [fact(asked.panel.catalogue, each, criterion) for each in keys]
    if not any(each.is_known for each in cells):
        return ""
    name = shown(criterion)
    told = [f"{each.option} {each.value or 'unknown'}" for each in cells]
    return f"{name[:1].upper()}{name[1:]}: {', '.join(told)}."


def _ahead(asked: Asked, one: str, other: str) -> list[str]:
    """Return by what an option is ahead of another, the most first: `sunshine (2800, 1450)`."""
    leads = {
        each: own - theirs
        for each in asked.field.directed
        if (own := asked.field.value(one, each)) is not None
        and (theirs := asked.field.value(other, each)) is not None
        and own - theirs > _APART
    }
    order = sorted(leads, key=lambda each: -leads[each])[:_MOST]
    return [f"{shown(each)} ({_pair(asked, each, one, other)})" for each in order]


def _pair(asked: Asked, criterion: str, one: str, other: str) -> str:
    own, theirs = (fact(asked.panel.catalogue, each, criterion).value for each in (one, other))
    return f"{own}, there {theirs}"


def _title(asked: Asked, key: str) -> str:
    option = asked.panel.catalogue.option(key)
    return option.title if option else key


def _is_known(asked: Asked, key: str) -> bool:
    option = asked.panel.catalogue.option(key)
    return option is not None and bool(option.data)
