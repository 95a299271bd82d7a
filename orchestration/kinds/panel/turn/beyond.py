"""What the panel itself answers, where no option has anything to say: harm, its list, what is lost.

A persona speaks where it was named or asked for, or where something was read that it can speak of.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import fact, shown, with_unit
from orchestration.language.panels.asides import HARMS_THEMSELVES, IS_POISON
from orchestration.model.panel import Fact, PanelPersona

NO_HARM: Final = "We help nobody to do harm, so none of us answers that."
NOT_ALONE: Final = (
    "We can’t help with that, but people can: please call somebody you trust, a crisis line or the "
    "emergency number, now."
)
ASK_A_DOCTOR: Final = (
    "What to do is nothing we can tell: ask a doctor or a poison line at once, for an animal a "
    "vet, and say what it was."
)
NO_PINS: Final = "What somebody keeps on their card is theirs: none of us sees it, or tells of it."
WHY: Final = "To tell apart what is left; answer only what matters to you."
_LOST: Final = (
    "None of us could place that. Say what matters to you{about}, or name who is to answer.",
    "That says nothing to us. We know of {criteria}; “help” says what can be asked.",
    "We could place none of it. Name an option, or something that it should have.",
)
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")
_SHOWN: Final = 3
_FEW: Final = 2


def harm(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what is said to who wants to do harm."""
    del speaking
    return NOT_ALONE if HARMS_THEMSELVES.search(asked.ask.text) else NO_HARM


def swallowed(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what is known to be poisonous of what was eaten, and whom to ask."""
    del speaking
    catalogue = asked.panel.catalogue
    columns = [
        each
        for each in catalogue.criteria
        if any(IS_POISON.search(x) for x in (*each.low_end, *each.high_end, each.name))
    ]
    cells = [fact(catalogue, key, each.name) for key in asked.named.options for each in columns]
    told = [f"{each.option} {each.predicate}." for each in cells if each.is_known]
    return " ".join([*told[:_FEW], ASK_A_DOCTOR])


def left(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return who is still in, and who is out."""
    del speaking
    known = {each.name: asked.standing(each.option).out for each in asked.there}
    still = [_with_option(asked, each) for each in asked.there if not known[each.name]]
    out = [_with_option(asked, each) for each in asked.there if known[each.name]]
    told = [f"Still in: {listed(still)}." if still else "Nobody here meets all that you need."]
    return " ".join([*told, *([f"Out: {listed(out)}."] if out else [])])


def ranked_all(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return in which order options stand by all that is needed."""
    del speaking
    if not any(each.is_known for each in asked.needs):
        return "So far nothing ranks us: say what matters to you."
    titles = [asked.panel.option_of(each).title for each in asked.ranked]
    order = ", ".join(f"{at}. {each}" for at, each in enumerate(titles, 1))
    words = [each.words for each in asked.needs if each.is_known]
    return f"By what you need ({listed(words)}): {order}."


def others_pins(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return that nobody knows what another keeps."""
    del asked, speaking
    return NO_PINS


def why_asked(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what questions are for."""
    del asked, speaking
    return WHY


def told(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return what is noted of what somebody has told, and what was known before, or is still."""
    del speaking
    catalogue = asked.panel.catalogue
    cells = {(each.option, each.criterion): each for each in catalogue.told}
    noted, other, against = list[str](), list[str](), list[str]()
    for key, column, value in asked.told:
        cell = fact(catalogue, key, column.name)
        if held := cells.get((key, column.name)):
            noted.append(f"{cell.option} {cell.predicate}")
            if held.before and held.before != cell.value:
                other.append(f"{cell.option} {held.before} ({held.before_from})")
        elif cell.number is not None and not isinstance(value, str):
            against.append(_beside(asked, cell, value))
    before = f"Before it was {listed(other)}." if other else ""
    said = f"Noted, by {asked.ask.name}’s word: {listed(noted)}." if noted else ""
    return " ".join(filter(None, (said, before, *against)))


def _beside(asked: Asked, cell: Fact, number: float) -> str:
    """Return what the catalogue says of what somebody tells otherwise, and that it goes by that."""
    known = f"{cell.option} {cell.predicate} ({_ASIDE.sub('', cell.source)})"
    if cell.number == number:
        return f"So it is: {known}."
    return f"{asked.ask.name} says {with_unit(number, cell.unit)}, but {known}: we go by that."


def lost(asked: Asked, speaking: Sequence[PanelPersona]) -> str:
    """Return that something was not understood, each time otherwise; at last nothing."""
    del speaking
    before = sum(each.notice.startswith(_BEGINNINGS) for each in asked.panel.turns)
    names = [shown(each.name) for each in asked.panel.catalogue.criteria[:_SHOWN]]
    about = f" ({listed(names)} …)" if names else ""
    if before >= len(_LOST):
        return ""
    return _LOST[before].format(about=about, criteria=listed(names) or "our options alone")


_BEGINNINGS: Final = tuple(each.partition(".")[0] for each in _LOST)


def _with_option(asked: Asked, each: PanelPersona) -> str:
    return f"{each.name} ({asked.panel.option_of(each).title})"
