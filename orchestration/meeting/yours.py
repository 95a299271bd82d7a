"""A member's own wishes as they are told of them: "Wednesdays", "you ruled out Mondays".

What is told is made from a restatement alone: its first words say how the wish was meant, and the
rest is what it is about. One in another language is quoted as it was read back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.language.english.naming import OTHER_LEADS, PLACE_LEADS, TIME_LEADS
from orchestration.meeting.state import Break, Severity, Side
from orchestration.model.options import Slot
from orchestration.model.preferences import Polarity, Strength
from orchestration.views.member import ForYou

_FIRM: Final = {
    "can only do ": "you can only do ",
    "can't do ": "you ruled out ",
    "needs ": "you need ",
    "can't have ": "you ruled out ",
    "can only meet ": "you can only meet ",
    "can't meet ": "you can't meet ",
    "busy ": "you are busy ",
}
_TAKES_ALL: Final = ("flexible", "can be left out")
"""How wishes begin that every option meets: nothing is to be told of them."""


@dataclass(frozen=True, slots=True)
class Said:
    """A wish taken apart: `about` is what it asks for, or what it asks to avoid."""

    about: str
    polarity: Polarity
    strength: Strength


def _leads() -> Iterable[tuple[str, Said]]:
    for leads, verb in ((TIME_LEADS, ""), (OTHER_LEADS, ""), (PLACE_LEADS, "meeting ")):
        for (polarity, strength), lead in leads.items():
            yield lead.format(""), Said(verb, polarity, strength)
    yield "would take ", Said("", Polarity.FOR, Strength.MILDLY)


_LEADS: Final = sorted(_leads(), key=lambda each: -len(each[0]))
"""The longest first: "ideally not " before "ideally "."""


def said(restatement: str) -> Said:
    """Take a restated wish apart; what begins as no wish of time or place does is quoted."""
    for lead, meant in _LEADS:
        if restatement.startswith(lead):
            about = meant.about + restatement.removeprefix(lead)
            return Said(about, meant.polarity, meant.strength)
    return Said(f"“{restatement}”", Polarity.FOR, Strength.PREFERS)


def against_you(restatement: str) -> str:
    """Say to a wish's author what stands in the way: "you ruled out Mondays"."""
    for lead, yours in _FIRM.items():
        if restatement.startswith(lead):
            rest = restatement.removeprefix(lead)
            return "you are busy then" if rest.startswith("at ") else f"{yours}{rest}"
    wish = said(restatement)
    verb = "you asked for" if wish.polarity is Polarity.FOR else "you wanted to avoid"
    return f"{verb} {wish.about}"


def for_you(slot: Slot, side: Side) -> ForYou:
    """Show how an option stands for the one whose side this is."""
    barred = [] if side.can_come else [each for each in side.breaks if _bars(each)]
    rest = [said(each.wish) for each in side.breaks if each not in barred]
    return ForYou(
        slot=slot,
        met=_met(side.meets),
        unmet=_about(rest, Polarity.FOR),
        avoided=_about(rest, Polarity.AGAINST),
        barred=tuple(against_you(each.wish) for each in barred),
        can_come=side.can_come,
    )


def _bars(broken: Break) -> bool:
    return broken.severity is Severity.CANNOT


def _about(wishes: Iterable[Said], polarity: Polarity) -> tuple[str, ...]:
    return tuple(each.about for each in wishes if each.polarity is polarity)


def _met(restatements: Sequence[str]) -> tuple[str, ...]:
    told = [each for each in restatements if not each.startswith(_TAKES_ALL)]
    return tuple(map(_kept, map(said, told)))


def _kept(wish: Said) -> str:
    """Name a wish that is met: one to avoid "anything before 10:00" has "nothing before 10:00"."""
    if wish.polarity is Polarity.FOR:
        return wish.about
    if wish.about.startswith("anything "):
        return f"nothing {wish.about.removeprefix('anything ')}"
    return f"no {wish.about}"
