"""What a message says by what was said just before: a yes, a no, “too small”, “again”, “it”.

What was spoken of last is an option that was named or asked for, or else what was answered with
first; where several were spoken of alike, nothing of it can be said in a word.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import NamedInPanel, mentions
from orchestration.kinds.panel.state import PanelAsk, PanelSession, PanelTurn
from orchestration.language.panels.asides import NO, YES
from orchestration.language.panels.critical import (
    OF_THE_OTHER,
    OPEN_REFUSAL,
    REFUSAL,
    critical_of,
)
from orchestration.language.panels.meanings import ANEW, IT
from orchestration.model.panel import PanelPersona
from orchestration.model.people import MemberId


def in_answer(panel: PanelSession, ask: PanelAsk) -> PanelAsk:
    """Return what a message says in full that answers in a few words what was said just before."""
    said = answer_to_question(panel, ask)
    return said if said is not ask else _short_critique(panel, ask)


def _short_critique(panel: PanelSession, ask: PanelAsk) -> PanelAsk:
    """Return a few words against what was spoken of last as what they say of that."""
    last = panel.turns[-1] if panel.turns else None
    if last is None or ask.means or ask.personas or last.ask.by != ask.by:
        return ask
    it = panel.persona(spoken_of(panel, ask.by))
    names = mentions(ask.text, panel.catalogue, panel.present).places
    if not names and REFUSAL.fullmatch(ask.text):
        return _refused(ask, it, last)
    critique = critical_of(ask.text)
    if not critique or it is None:
        return ask
    return replace(ask, text=f"{panel.option_of(it).title} {critique}")


def _refused(ask: PanelAsk, it: PanelPersona | None, last: PanelTurn) -> PanelAsk:
    """Return a refusal of what was spoken of last; a bare no may be one of anything else."""
    is_open = OPEN_REFUSAL.fullmatch(ask.text) is not None
    if is_open and (it is None or last.intent == Intent.ACCEPT):
        return ask  # “anything else?” – “no”
    if it is None:
        return replace(ask, means=Intent.NOT_WHICH.value)
    return replace(ask, personas=(it.name,), means=Intent.REJECT.value)


def spoken_of(panel: PanelSession, who: MemberId) -> str:
    """Return whose option was spoken of last, by the name of who vouches for it; "" if unclear."""
    last = next(reversed(panel.turns), None)
    if last is None:
        return ""
    there = {each.name for each in panel.present}
    spoke = [each.persona for each in last.utterances]
    if last.intent in _GOES_ON:
        meant = (*last.meant, *named_in(panel, last.ask).options)
        gone = {each.name for key in meant if (each := panel.holder(key))} or {*spoke[:1]}
        rest = [each for each in spoke if each not in gone and each in there]
        return rest[0] if rest else ""
    if critical_of(last.ask.text) and spoke:
        return spoke[0] if spoke[0] in there else ""
    return meant_by_it(panel, who)


_PAIR: Final = 2
_GOES_ON: Final = frozenset({Intent.REJECT, Intent.CRITIQUE})
"""In these another option follows on that which was refused."""


def answer_to_question(panel: PanelSession, ask: PanelAsk) -> PanelAsk:
    """Return what a yes or a no says, where somebody has just asked whether a thing matters."""
    said = (YES, True), (NO, False)
    yes = next((is_yes for words, is_yes in said if words.fullmatch(ask.text)), None)
    last = panel.turns[-1].utterances if panel.turns else ()
    if yes is None or ask.means or not last or ask.name not in last[-1].to:
        return ask
    question = last[-1].text.rstrip().rpartition(". ")[2]
    found = mentions(question, panel.catalogue, panel.present)
    if not question.endswith("?") or len(found.of_criteria) != 1 or found.options:
        return ask
    name = found.criteria[0].replace("_", " ")
    text = f"{name} matters to me" if yes else f"I don't care about {name}"
    return replace(ask, text=text)


def anew(panel: PanelSession, ask: PanelAsk) -> PanelAsk:
    """Return what is to be said again: what was asked before, put to who is named, or answered."""
    if ask.means or not panel.turns or not ANEW.fullmatch(ask.text):
        return ask
    named = mentions(ask.text, panel.catalogue, panel.present).personas
    before = next((x for x in reversed(panel.turns) if not ANEW.fullmatch(x.ask.text)), None)
    there = {each.name for each in panel.present}
    spoke = [each.persona for each in before.utterances if each.persona in there] if before else []
    text = before.ask.text if before else ""
    return replace(ask, text=text, personas=named or tuple(dict.fromkeys(spoke)))


def meant_by_it(panel: PanelSession, who: MemberId) -> str:
    """Return who is meant by “I’ll take it”: who was talked to, or came first; "" if unclear."""
    last = next(reversed(panel.turns), None)
    if last is None:
        return ""
    there = {each.name for each in panel.present}
    named = named_in(panel, last.ask)
    holders = [each.name for key in named.options if (each := panel.holder(key))]
    spoke = [each.persona for each in last.utterances]
    first = spoke[:1] if last.intent in _WITH_A_FIRST else spoke
    for among in (panel.selected.get(who, ()), holders, named.personas, first):
        found = [each for each in dict.fromkeys(among) if each in there]
        if len(found) == 1:
            return found[0]
    return ""


def pronoun(panel: PanelSession, ask: PanelAsk, named: NamedInPanel) -> str:
    """Return who is meant by “it” in a question, where the one before was of one persona."""
    if ask.personas or named.personas or named.options or not IT.search(ask.text):
        return ""
    last = panel.turns[-1].ask if panel.turns else None
    if last is None or last.by != ask.by:
        return ""
    before = named_in(panel, last)
    holders = [each.name for key in before.options if (each := panel.holder(key))]
    found = {*before.personas, *holders} & {each.name for each in panel.present}
    return found.pop() if len(found) == 1 else ""


def named_in(panel: PanelSession, ask: PanelAsk) -> NamedInPanel:
    """Return what a message names, with those it was put to by a button."""
    found = mentions(ask.text, panel.catalogue, panel.present)
    personas = tuple(dict.fromkeys((*ask.personas, *found.personas)))
    criteria = tuple(dict.fromkeys((*ask.criteria, *found.criteria)))
    named = replace(found, personas=personas, criteria=criteria)
    return _of_the_other(panel, named) if OF_THE_OTHER.search(found.masked) else named


def _of_the_other(panel: PanelSession, named: NamedInPanel) -> NamedInPanel:
    """Return one of two as who is asked, and the other as what is: “Quinn, what of Noor’s?”."""
    other = panel.persona(named.personas[-1]) if len(named.personas) == _PAIR else None
    if other is None or named.options:
        return named
    return replace(named, personas=named.personas[:1], options=(other.option,))


_WITH_A_FIRST: Final = frozenset({Intent.ACCEPT, Intent.FITS, Intent.BEST, Intent.CHALLENGE})
