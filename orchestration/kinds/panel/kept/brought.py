"""What goes along from one panel to another, as far as the other's catalogue knows it.

Where its field is still to be proposed it is fitted once that has come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.cards import card_of
from orchestration.kinds.panel.state import PanelCard, PanelSession
from orchestration.kinds.panel.turn.facts import shown
from orchestration.model.catalogue import NO_CATALOGUE, Better, Catalogue
from orchestration.model.panel import Need
from orchestration.model.people import MemberId
from orchestration.model.preferences import Relation
from orchestration.privacy import Private


def fitted(panel: PanelSession) -> PanelSession:
    """Return a panel whose field was proposed, with what was brought along as it is called here."""
    if not panel.came_from.criteria:
        return panel
    old = replace(panel, catalogue=panel.came_from)
    return replace(
        panel,
        needs=tuple(needs_there(old, panel.catalogue)),
        cards=cards_there(old, panel.catalogue),
        came_from=NO_CATALOGUE,
    )


def needs_there(panel: PanelSession, catalogue: Catalogue) -> Iterator[Need]:
    """Yield what is needed there too: of a limit in figures only which end it is for."""
    for each in panel.needs:
        criterion = _same(each.criterion, panel.catalogue, catalogue) if each.is_known else ""
        if not criterion:
            continue
        condition = each.condition
        if condition is not None and condition.number is not None:
            end = Better.LOW if condition.relation is Relation.AT_MOST else Better.HIGH
            end = end if each.wanted else end.other
            yield Need(criterion, shown(criterion), each.said, end=end, by=each.by)
        elif condition is None or _has_tag(catalogue, criterion, condition.tag):
            at = replace(condition, criterion=criterion) if condition else None
            yield replace(each, criterion=criterion, condition=at)


def _has_tag(catalogue: Catalogue, criterion: str, tag: str) -> bool:
    found = (each.datum(criterion) for each in catalogue.options)
    return any(tag in each.tags for each in found if each)


def cards_there(panel: PanelSession, catalogue: Catalogue) -> Mapping[MemberId, Private[PanelCard]]:
    """Return what each has on their card, as far as it is known there."""
    found = ((who, _card(panel, card_of(panel, who), catalogue)) for who in panel.cards)
    return {who: Private(who, card) for who, card in found if card.criteria or card.options}


def _card(panel: PanelSession, card: PanelCard, catalogue: Catalogue) -> PanelCard:
    criteria = (_same(each, panel.catalogue, catalogue) for each in card.criteria)
    return PanelCard(
        criteria=tuple(dict.fromkeys(filter(None, criteria))),
        options=tuple(each for each in card.options if catalogue.option(each)),
    )


def _same(name: str, old: Catalogue, new: Catalogue) -> str:
    """Return the criterion of one catalogue that is that of another; "" where it has none."""
    if new.criterion(name):
        return name
    criterion = old.criterion(name)
    words = (shown(name), *(criterion.words if criterion else ()))
    found = (x for each in words for x in mentions(each, new, ()).criteria)
    return next(found, "")
