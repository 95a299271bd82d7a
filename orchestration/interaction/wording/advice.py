"""What a panel of personas leaves with a decision, in words: one term after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from orchestration.interaction.wording.phrases import listed
from orchestration.model.advice import Difference, Objection, PanelAdvice

STRAW_VOTE: Final = "Straw vote of the personas (AI), which counts nothing"
_HELD_AGAINST: Final = "What personas hold against it"
_PAIR: Final = 2


def advice_terms(advice: PanelAdvice | None) -> Iterator[tuple[str, str]]:
    """Yield what a panel says of what is decided: each with what it is called; None: no panel."""
    if advice is None:
        return
    if advice.ballots:
        yield STRAW_VOTE, ", ".join(f"{title} {count}" for title, count in advice.counted)
    if advice.axis:
        yield "Where the options part", _axis(advice.axis)
    if advice.differ:
        yield "Where people differ", "; ".join(map(difference, advice.differ))
    if told := "; ".join(_assumed(advice)):
        yield "Taken for so", told


def objection_terms(objections: Sequence[Objection]) -> Iterator[tuple[str, str]]:
    """Yield what is held against what was decided; nothing where nobody holds anything."""
    if objections:
        yield _HELD_AGAINST, "; ".join(map(_objection, objections))


def difference(each: Difference) -> str:
    """Return where people differ: `Raj needs trams, Omar no trams`."""
    need = "needs" if len(each.people) == 1 else "need"
    return f"{listed(each.people)} {need} {each.words}, {listed(each.other_people)} {each.others}"


def _axis(axis: Sequence[str]) -> str:
    if len(axis) < _PAIR:
        return axis[0]
    return f"{axis[0]} against {axis[1]}: what is ahead in one is behind in the other"


def _assumed(advice: PanelAdvice) -> Iterator[str]:
    if advice.needed:
        yield f"all need what was said to be needed: {listed(advice.needed)}"
    if advice.beyond:
        yield f"nobody could judge {listed(advice.beyond)}"
    if advice.unknown:
        cells = [f"the {each.criterion} of {each.option}" for each in advice.unknown]
        yield f"unknown: {listed(cells)}"


def _objection(each: Objection) -> str:
    """Return an objection: `Robin (AI, for Pothos): watering gap 7 days, there 10 days`."""
    value = f"{each.criterion} {each.value}, there {each.others}"
    return f"{each.persona} (AI, for {each.other}): {value}"
