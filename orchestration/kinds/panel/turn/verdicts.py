"""What the panel itself says of a turn: who is in and who is out, and what nobody can tell.

A persona speaks for its own option alone; what is so of all of them, and of options that nobody
speaks for, is nobody's to say but the panel's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from orchestration.interaction.wording import listed
from orchestration.interaction.wording.advice import difference
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import fitting, meets
from orchestration.kinds.panel.kept.sharing import differences
from orchestration.kinds.panel.kept.sought import level, sought
from orchestration.kinds.panel.options.landscape import place, reached
from orchestration.kinds.panel.turn import beyond, views
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.comparing import compared
from orchestration.kinds.panel.turn.documents import documents_say
from orchestration.kinds.panel.turn.facts import UNSOURCED, fact, shown
from orchestration.kinds.panel.turn.replies import refused_in
from orchestration.kinds.panel.turn.who import declined, who_speaks
from orchestration.language.choosing.known_by.degrees import way_of
from orchestration.language.panels.meanings import OF_ALL
from orchestration.model.catalogue import Better
from orchestration.model.panel import Need, PanelPersona

NAMES_ALONE: Final = (
    "Nothing is known of these but their names. What matters to you? With a catalogue we could "
    "tell more, and “/convene poll …” puts it to a vote."
)
OUT_OF_IT: Final = "{} was taken out of this panel: who opened it can “bring back {}”."
ALL_SAID: Final = (
    "Then that much is said. Tell us what else matters to you, ask for other options, or say “talk "
    "less”."
)
_OF_NAMES: Final = frozenset({Intent.FIRST, Intent.FITS})
_AHEAD: Final = 0.02
_MOST: Final = 3
_PAIR: Final = 2


def verdict(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what is to be said of a turn as a whole; "" where that is nothing."""
    if asked.intent is Intent.DOCUMENT:
        return documents_say(asked)
    if not asked.panel.catalogue.criteria and not asked.panel.sources:
        return NAMES_ALONE if asked.intent in _OF_NAMES else ""
    if asked.gone and not speaking:
        return OUT_OF_IT.format(listed(asked.gone), asked.gone[0])
    said = _OF_TURNS.get(asked.intent, _nothing)(asked, speaking)
    noted = beyond.told(asked, speaking) if asked.intent is not Intent.TOLD else ""
    return " ".join(filter(None, (noted, said, _unknown(asked), _quoted(asked), _meant(asked))))


def _meant(asked: Asked) -> str:
    """Ask whether a word that is not known means a criterion."""
    meant = asked.synonym
    if meant is None:
        return ""
    return f"Nothing here goes by “{meant.word}”. Do you mean {shown(meant.criterion)}?"


def _quoted(asked: Asked) -> str:
    """Say what documents have on it that is of no option in particular, once in full."""
    is_asked = asked.unknown or asked.is_open_question
    found = asked.evidence.general if is_asked else asked.evidence.near
    if not found:
        return ""
    about = f"On {listed(asked.unknown)}, {found[0].source}" if asked.unknown else found[0].source
    return f"{about}, as quoted before." if found[0].again else f"{about}: “{found[0].text}”"


def _unknown(asked: Asked) -> str:
    """Say what the catalogue knows nothing of, where neither personas nor documents do."""
    if (
        not asked.unknown
        or asked.intent is Intent.UNKNOWN
        or asked.evidence.general
        or asked.synonym
    ):
        return ""
    return f"The catalogue says nothing of {listed(asked.unknown)}: nobody here can promise that."


def _nothing(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    del asked, speaking
    return ""


def _at_first(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    firm = _firm(asked.needs)
    if not firm:
        return ""
    fits = [each for each in speaking if not _lacking(asked, each)]
    count, total = int(fitting(asked.field, asked.needs).sum()), len(asked.panel.catalogue.options)
    words = listed([each.words for each in firm])
    if len(fits) == len(speaking):
        more = f", as {'do' if count - len(fits) > 1 else 'does'} {count - len(fits)} more"
        return f"All of these meet what you need ({words}){more if count > len(fits) else ''}."
    there = f"Of {total} options {count or 'none'} meet{'' if count > 1 else 's'} all you need"
    return f"{there} ({words}); those that come nearest say what they lack."


def _told(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say who is in and who is out by what was said just now, where that changes anything."""
    del speaking
    if unranked := _unranked(asked):
        return unranked
    gone = [each for each in asked.dropped if each not in asked.needs]
    back = f"Taken back: {listed([each.words for each in gone])}." if gone else ""
    return " ".join(
        filter(None, (back, _in_and_out(asked), _differing(asked), _others_need(asked)))
    )


def _unranked(asked: Asked) -> str:
    """Say so where more of something is wished for of which nothing is more or less: “fast”."""
    text = asked.ask.text.casefold()
    named = [x for x in asked.named.of_criteria if way_of(text[x.start : x.stop]) and not x.tag]
    if asked.new or asked.dropped or asked.intent is Intent.CONTEXT or not named:
        return ""
    if any(each.name in asked.field.places for each in named):
        return ""
    return _not_ranked(named[0].name)


def _differing(asked: Asked) -> str:
    """Say where people differ by what was said just now: then nobody is out by it."""
    new = {each.words for each in asked.new}
    found = [
        difference(each)
        for each in differences(asked.panel, asked.public)
        if new & {each.words, each.others}
    ]
    return f"You differ: {'; '.join(found)}. Nobody is out by that." if found else ""


def _others_need(asked: Asked) -> str:
    """Say who needs still what somebody else gives up."""
    names: dict[str, str] = {each.id: each.name for each in asked.panel.members}
    kept = [each for each in asked.panel.needs if each.criterion in asked.waived]
    who = [f"{names[each.by]} needs {each.words}" for each in kept if each.by in names]
    return f"That still counts: {listed([*dict.fromkeys(who)])}." if who else ""


def _in_and_out(asked: Asked) -> str:
    shared = {(each.criterion, each.words) for each in asked.needs}
    firm = [each for each in _firm(asked.new) if (each.criterion, each.words) in shared]
    there = asked.panel.present
    fits = [each.name for each in there if not _lacking(asked, each)]
    if not firm:
        return _nobody(asked)
    if not fits:
        return "Nobody here meets all of that."
    out: dict[str, list[str]] = {}
    for each in there:
        if lacks := _lacking(asked, each, firm):
            out.setdefault(listed([x.words for x in lacks]), []).append(each.name)
    if not out:
        return f"All still in: {listed(fits)}."
    gone = [f"{listed(who)} ({why})" for why, who in out.items()]
    return f"Still in: {listed(fits)}. Out: {listed(gone)}."


def _nobody(asked: Asked) -> str:
    """Say which wish nobody there meets, and how many others in the catalogue would."""
    field, options = asked.field, asked.panel.catalogue.options
    there = {each.option for each in asked.panel.present}
    rows = fitting(field, asked.needs)
    open_ = [each for each, fits in zip(options, rows.tolist(), strict=True) if fits]
    for need in (each for each in asked.new if each in asked.needs):
        met = {each.key for each in open_ if meets(field, need, each)}
        if not met:
            return f"Nothing in the catalogue meets {need.words} beside all else that you need."
        if not met & there:
            return f"Nobody here meets {need.words}; ask for others, {len(met)} would."
    return ""


def _lacking(
    asked: Asked, persona: PanelPersona, needs: Sequence[Need] | None = None
) -> list[Need]:
    """Return which firm needs an option breaks, or may break."""
    stands = asked.standing(persona.option)
    return [
        each
        for each in (*stands.broken, *stands.unknown)
        if each.firm and (needs is None or each in needs or _is_of(each, needs))
    ]


def _is_of(need: Need, needs: Sequence[Need]) -> bool:
    return any((each.criterion, each.end) == (need.criterion, need.end) for each in needs)


def _best(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say what of the whole catalogue is better still, and meets all that is firm."""
    criterion, end = sought(asked)
    if criterion not in asked.field.places:
        return _not_ranked(criterion)
    if end is Better.NONE:
        return ""
    return " ".join(filter(None, (_level(asked), _best_of_all(asked, criterion, end, speaking))))


def _not_ranked(criterion: str) -> str:
    return f"The catalogue does not rank {shown(criterion)}; it only tells what each has."


def _level(asked: Asked) -> str:
    """Say who is level in what was asked, and how they stand in it."""
    best, there = level(asked), asked.selected or asked.there
    if len(best) < _PAIR:
        return ""
    criterion, _ = sought(asked)
    values = {fact(asked.panel.catalogue, each.option, criterion).predicate for each in best}
    who = f"All {len(there)} here" if len(best) == len(there) else listed([x.name for x in best])
    return f"{who} are level: each {values.pop()}." if len(values) == 1 else f"{who} are level."


def _best_of_all(
    asked: Asked, criterion: str, end: Better, speaking: Sequence[PanelPersona]
) -> str:
    """Say what is better still than what is here: of all there is, or of what meets the needs."""
    column = reached(asked.field.places[criterion], end)
    fits = fitting(asked.field, asked.needs)
    is_of_all = fits.all() or OF_ALL.search(asked.ask.text) is not None
    open_ = column if is_of_all else np.where(fits, column, np.nan)
    if np.isnan(open_).all():
        return ""
    here = [place(asked.field, each.option, criterion, end) or 0.0 for each in speaking]
    best = int(np.nanargmax(open_))
    if column[best] - max(here, default=0.0) < _AHEAD:
        return _ahead_but_out(asked, criterion, end, speaking)
    option = asked.panel.catalogue.options[best]
    value = fact(asked.panel.catalogue, option.key, criterion)
    if is_of_all:
        return f"In the whole catalogue it is {option.title}, which {value.predicate}."
    return f"Of all that meets what you need it is {option.title}, which {value.predicate}."


def _ahead_but_out(
    asked: Asked, criterion: str, end: Better, speaking: Sequence[PanelPersona]
) -> str:
    """Say who is here and would come first, but is out by what is needed."""
    there = asked.selected or asked.there
    places = {each: place(asked.field, each.option, criterion, end) for each in there}
    known = {each: found for each, found in places.items() if found is not None}
    first = max(known, key=lambda each: known[each], default=None)
    if first is None or not speaking or first is speaking[0] or not _lacking(asked, first):
        return ""
    if known[first] - (known.get(speaking[0]) or 0.0) < _AHEAD:
        return ""
    value = fact(asked.panel.catalogue, first.option, criterion)
    lacks = listed([each.words for each in _lacking(asked, first)])
    return f"Ahead of that, but out ({lacks}): {value.option}, which {value.predicate}."


def _fits(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say which option that nobody speaks for stands better by all that is needed."""
    if not asked.needs or not speaking:
        return ""
    held = {each.option for each in asked.panel.personas}
    rows = np.flatnonzero(fitting(asked.field, asked.needs))
    keys = [asked.panel.catalogue.options[at].key for at in rows.tolist()]
    others = [each for each in keys if each not in held]
    best = min(others, key=lambda each: asked.standing(each).order, default="")
    mine = min(asked.standing(each.option).order for each in speaking)
    if not best or asked.standing(best).order >= (*mine[:2], mine[2] - _AHEAD):
        return ""
    option = asked.panel.catalogue.option(best)
    assert option is not None
    return f"In the whole catalogue {option.title} comes nearer still; ask for it by its name."


def _sources(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say where what was said comes from."""
    del speaking
    told = {x.source for t in asked.panel.lately for each in t.utterances for x in each.claims}
    return f"What was said here is from {listed(sorted(told)[:_MOST] or [UNSOURCED])}."


def _repeats(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say how to go on, to who hears nothing new."""
    del asked, speaking
    return ALL_SAID


def _which(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Ask which option is taken."""
    del speaking
    titles = [asked.panel.option_of(each).title for each in asked.ranked]
    return f"Gladly, but which one: {' or '.join(titles[:_MOST])}?"


def _hides(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Say once how who was refused can be hidden."""
    del speaking
    refused = [each.name for each in refused_in(asked)]
    titles = [x.title for each in asked.absent if (x := asked.panel.catalogue.option(each))]
    if titles and not asked.named.criteria:
        return f"{listed(titles)} stays out." if len(titles) == 1 else f"{listed(titles)} stay out."
    if not refused or asked.named.criteria:
        return ""
    if any(f"“hide {each}”" in turn.notice for turn in asked.panel.turns for each in refused):
        return ""
    return f"{listed(refused)} can be hidden from you: “hide {refused[0]}”."


def _firm(needs: Sequence[Need]) -> list[Need]:
    return [each for each in needs if each.firm and each.is_known]


_OF_TURNS: Final[Mapping[Intent, Callable[[Asked, Sequence[PanelPersona]], str]]] = {
    Intent.FIRST: _at_first,
    Intent.CONSTRAINT: _told,
    Intent.PREFERENCE: _told,
    Intent.CONTEXT: _told,
    Intent.REFINE: _told,
    Intent.BEST: _best,
    Intent.COMPARE: compared,
    Intent.FITS: _fits,
    Intent.SOURCE: _sources,
    Intent.WHO: who_speaks,
    Intent.TAKE: _which,
    Intent.NOT_WHICH: views.which_is_refused,
    Intent.CHALLENGE: views.what_is_challenged,
    Intent.VIEW: views.needed_of_another,
    Intent.REPEATS: _repeats,
    Intent.HOSTILE: declined,
    Intent.REJECT: _hides,
    Intent.HARM: beyond.harm,
    Intent.SWALLOWED: beyond.swallowed,
    Intent.LEFT: beyond.left,
    Intent.RANKED: beyond.ranked_all,
    Intent.PINS: beyond.others_pins,
    Intent.WHY_ASKED: beyond.why_asked,
    Intent.LOST: beyond.lost,
    Intent.TOLD: beyond.told,
}
