"""Whole answers in one tap: a vote for an option, a number of stars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orchestration.interaction.layout import Button, OptionRow, Options, Stars
from orchestration.interaction.translation import Translation
from orchestration.interaction.wording import counted, told
from orchestration.model.options import Slot

_STARS: Final = 5
CHOOSE: Final = "choose"
"""The action of a button that is a whole vote."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A button; `said` is what is read out of it, since its label stands beside what it is for."""

    button: Button
    said: str


def told_in(among: Options, option: OptionRow) -> str:
    """Return what an option is, in its reader's language; what somebody called it stays."""
    said = told(option.option, among)
    return Translation(among.language).words(said) if isinstance(option.option, Slot) else said


def votes_of(options: Options) -> list[Tap]:
    """Return a whole vote for each option, in their order: to a proposal there is only a yes."""
    taps, reader = [], Translation(options.language)
    for each in options.options:
        vote = reader.words(f"Vote {each.option.id}")
        label = reader.words("Yes") if options.is_proposal else vote
        button = Button(CHOOSE, label, vote_for(each, options))
        taps.append(Tap(button, f"{vote}, {told_in(options, each)}"))
    return taps


def vote_for(option: OptionRow, among: Options) -> str:
    """Return what the button of an option sends."""
    return f"{among.round}/{option.option.id}"


def stars_of(part: Stars) -> list[Tap]:
    """Return one to five stars."""
    return [
        Tap(
            Button(part.action, f"{stars}", f"{part.name}/{stars}"),
            f"{counted(stars, 'star', 'stars')} of {_STARS}",
        )
        for stars in range(1, _STARS + 1)
    ]
