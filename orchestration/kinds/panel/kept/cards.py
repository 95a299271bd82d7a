"""What somebody keeps of a panel: what they pinned, what meets it, and how they came to it.

Nobody else sees any of it, and nothing that others see depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.needs import merged, seen_by, standing, weights_of
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.state import CardStep, PanelCard, PanelSession
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.choosing.words import bare
from orchestration.model.catalogue import Better
from orchestration.model.panel import Need
from orchestration.model.people import MemberId
from orchestration.model.preferences import Stand
from orchestration.privacy import Private, reveal
from orchestration.views.panel import Match, OwnPanelCard

_LIKE_MINDED: Final = 3
_MATCHES: Final = 5
_DID: Final = {
    "pin": "you pinned {}",
    "unpin": "you took {} off your card",
    "hide": "you hid {}",
    "show": "you brought {} back",
}


def card_of(panel: PanelSession, who: MemberId) -> PanelCard:
    """Return what somebody has kept, for themselves; nothing yet where they kept nothing."""
    held = panel.cards.get(who)
    return reveal(held, to=who) if held else PanelCard()


def keep(panel: PanelSession, who: MemberId, card: PanelCard) -> PanelSession:
    """Return a panel with somebody's card."""
    return replace(panel, cards={**panel.cards, who: Private(who, card)})


def stepped(panel: PanelSession, card: PanelCard, what: str, thing: str) -> PanelCard:
    """Return a card with one more step on it: whoever takes one is not done, while it goes on."""
    step = CardStep(len(panel.turns), what, thing)
    is_done = card.is_done and panel.ended is not None
    return replace(card, steps=(*card.steps, step)[-_STEPS:], is_done=is_done)


_STEPS: Final = 100


def pinned(panel: PanelSession, card: PanelCard, thing: str, *, off: bool) -> PanelCard | None:
    """Return a card with a criterion or an option pinned, or taken `off`; None: there is none."""
    option, criterion = _option(panel, thing), _criterion(panel, thing)
    if option:
        found = panel.catalogue.option(option)
        title = found.title if found else option
        changed = replace(card, options=_with(card.options, option, off=off))
        return stepped(panel, changed, "unpin" if off else "pin", title)
    if criterion:
        changed = replace(card, criteria=_with(card.criteria, criterion, off=off))
        return stepped(panel, changed, "unpin" if off else "pin", shown(criterion))
    return None


def hidden(panel: PanelSession, card: PanelCard, name: str, *, off: bool) -> PanelCard | None:
    """Return a card with a persona hidden, or shown again (`off`); None where there is none."""
    if panel.persona(name) is None:
        return None
    changed = replace(card, hidden=_with(card.hidden, name, off=off))
    return stepped(panel, changed, "show" if off else "hide", name)


def _with(held: tuple[str, ...], thing: str, *, off: bool) -> tuple[str, ...]:
    rest = tuple(each for each in held if each != thing)
    return rest if off else (*rest, thing)


def _option(panel: PanelSession, thing: str) -> str:
    """Return the key of the option that is called so."""
    named = (x.key for x in panel.catalogue.options if bare(thing) in (bare(x.title), x.key))
    vouched = (x.option for x in panel.personas if bare(x.name) == bare(thing))
    return next(named, "") or next(vouched, "")


def _criterion(panel: PanelSession, thing: str) -> str:
    """Return the criterion that is called so, or that people have this word for."""
    named = [
        each.name for each in panel.catalogue.criteria if bare(shown(each.name)) == bare(thing)
    ]
    found = named or mentions(thing, panel.catalogue, ()).criteria
    return next(iter(found), "")


def shown_card(panel: PanelSession, who: MemberId) -> OwnPanelCard:
    """Return what somebody has kept, as they see it."""
    card, field = card_of(panel, who), landscape(panel.catalogue)
    titles = {each.key: each.title for each in panel.catalogue.options}
    matches = matched(panel, field, card, who)
    return OwnPanelCard(
        asked=panel.asked,
        criteria=tuple(map(shown, card.criteria)),
        options=tuple(titles.get(each, each) for each in card.options),
        hidden=card.hidden,
        matches=_first_of(matches, {titles.get(each, each) for each in card.options}),
        like_minded=_like_minded(panel, card) if card.is_done else (),
        story=_story(panel, card, matches) if card.is_done else (),
        is_done=card.is_done,
        personas=tuple(each.name for each in panel.personas),
        removed=panel.removed,
        is_opener=who == panel.organiser.id,
        documents=card.documents,
    )


def _first_of(matches: Sequence[Match], pinned: AbstractSet[str]) -> tuple[Match, ...]:
    """Return the best matches, and all that were pinned."""
    return tuple(x for at, x in enumerate(matches) if at < _MATCHES or x.option in pinned)


def pinned_needs(field: Landscape, card: PanelCard, who: MemberId) -> list[Need]:
    """Return what somebody has pinned as what they need: it weighs twice as much as said once.

    Of a yes or no that is no better either way, who pins it wants it.
    """
    ends = {each: _end_pinned(field, each) for each in card.criteria}
    return [
        Need(each, shown(each), end=ends[each], times=_PINNED, by=who)
        for each in card.criteria
        if ends[each] is not Better.NONE
    ]


def _end_pinned(field: Landscape, criterion: str) -> Better:
    better = field.better(criterion)
    known = (each.datum(criterion) for each in field.catalogue.options)
    datum = next(filter(None, known), None)
    is_flag = datum is not None and datum.flag is not None
    return Better.HIGH if better is Better.NONE and is_flag else better


_PINNED: Final = 2


def matched(
    panel: PanelSession, field: Landscape, card: PanelCard, who: MemberId
) -> tuple[Match, ...]:
    """Return how far the panel's options meet what was pinned and needed, the best first."""
    own = [each for each in panel.needs if each.by == who and each.is_known]
    if not (card.criteria or card.options or own):
        return ()
    needs = merged(own, pinned_needs(field, card, who))
    seen = seen_by(field, needs)
    shares = [
        (key, name, _share(seen, key, criteria, card, needs))
        for key, name, criteria in _rows(panel, field, card)
    ]
    order = sorted(shares, key=lambda one: (one[2] is None, -(one[2] or 0)))
    titles = {each.key: each.title for each in panel.catalogue.options}
    return tuple(
        Match(titles[key], name, None if share is None else round(share, 2))
        for key, name, share in order
    )


def _rows(
    panel: PanelSession, field: Landscape, card: PanelCard
) -> list[tuple[str, str, Sequence[str]]]:
    """Return the options that are there, each with who vouches for it, and those pinned beside."""
    rows: list[tuple[str, str, Sequence[str]]] = [
        (each.option, each.name, each.criteria)
        for each in panel.present
        if each.name not in card.hidden
    ]
    held = {each.option for each in panel.present}
    alone = (each for each in card.options if each not in held and field.option(each))
    return [*rows, *((each, "", ()) for each in alone)]


def stands_of(panel: PanelSession, who: MemberId) -> Mapping[str, Stand]:
    """Return how options stand for somebody by what they pinned and need, each by its key.

    Of what they hid, and of what nothing is known that counts for them, there is nothing.
    """
    card, field = card_of(panel, who), landscape(panel.catalogue)
    needs = [each for each in panel.needs if each.by == who and each.is_known]
    matches = {each.persona: each.share for each in matched(panel, field, card, who)}
    seen = seen_by(field, needs)
    found: dict[str, Stand] = {}
    for each in panel.present:
        share = matches.get(each.name)
        if each.option in card.options:
            found[each.option] = Stand.GREAT
        elif each.name in matches and standing(seen, needs, each.option).out:
            found[each.option] = Stand.NO
        elif share is not None:
            found[each.option] = _stand_at(share)
    return found


def _stand_at(share: float) -> Stand:
    if share >= _GREAT:
        return Stand.GREAT
    return Stand.FINE if share >= _FINE else Stand.RATHER_NOT


_GREAT, _FINE = 0.75, 0.5
"""From such a share of what somebody pinned on, an option is great to them, or fine."""


def _share(
    field: Landscape,
    key: str,
    criteria: Sequence[str],
    card: PanelCard,
    needs: Sequence[Need],
) -> float | None:
    """Return how an option stands by what was pinned and needed; by all criteria where none is."""
    weights = weights_of(needs)
    broken = {each.criterion for each in standing(field, needs, key).out}
    stands = [
        (weights.get(each, 1.0), 0.0 if each in broken else value)
        for each in dict.fromkeys([*weights, *card.criteria]) or field.directed
        if (value := _stand(field, key, criteria, each)) is not None
    ]
    total = sum(weight for weight, _ in stands)
    return sum(weight * value for weight, value in stands) / total if total else None


def _stand(field: Landscape, key: str, criteria: Sequence[str], criterion: str) -> float | None:
    """Return how an option stands; where no end is better, whether its persona goes by it."""
    if criterion in field.directed:
        return field.value(key, criterion)
    return float(criterion in criteria) if criteria else None


def _like_minded(panel: PanelSession, card: PanelCard) -> tuple[str, ...]:
    """Return who cares for most of what was pinned, or vouches for an option that was."""
    alike = {
        each.name: len({*each.criteria} & {*card.criteria}) + 2 * (each.option in card.options)
        for each in panel.present
    }
    order = sorted((each for each in alike if alike[each]), key=lambda each: -alike[each])
    return tuple(order[:_LIKE_MINDED])


def _story(panel: PanelSession, card: PanelCard, matches: Sequence[Match]) -> tuple[str, ...]:
    """Return how somebody got where they are, a sentence for each step."""
    first = len([each for each in panel.personas if each.joined == 1])
    told = [f"You started from {first} option{'' if first == 1 else 's'}."]
    told += [f"After turn {each.turn} {_DID[each.what].format(each.thing)}." for each in card.steps]
    known = [each for each in matches if each.share is not None]
    best = [each for each in known if each.share == known[0].share]
    what = "what you pinned" if card.criteria or card.options else "what you need"
    if len(best) == 1:
        says = f", says {best[0].persona}" if best[0].persona else ""
        told.append(f"{best[0].option} meets {what} best{says}.")
    elif best:
        told.append(f"{listed([each.option for each in best])} meet {what} alike.")
    return tuple(told)
