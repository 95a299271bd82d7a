"""What a panel of personas has to say of a decision that people take: it counts nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StrawBallot:
    """What a persona would approve of, by key: its own option, and what else is good to it."""

    persona: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Objection:
    """What speaks against an option, by its key: by a criterion it has less than another.

    The `persona` that vouches for the `other`, by its title, holds it against it.
    """

    option: str
    persona: str
    other: str
    criterion: str
    value: str
    others: str


@dataclass(frozen=True, slots=True)
class UnknownCell:
    """That nothing is known of an option, by its title, by a criterion that is needed."""

    option: str
    criterion: str


@dataclass(frozen=True, slots=True)
class Difference:
    """Where people differ, by their names: some need this (`words`), and the `others` that."""

    words: str
    people: tuple[str, ...]
    others: str
    other_people: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelAdvice:
    """What stays of a panel with a decision among these options, by key and title.

    `ballots` are its straw vote. The options part most along the `axis`: who stands better by its
    first criterion stands worse by its second; where it has one, they differ by that alone. What
    was said aloud to be `needed` was taken for what all need; `beyond` it is what nobody could
    judge, and of the `unknown` nothing is known. Where people `differ` it took neither's side.
    """

    options: tuple[tuple[str, str], ...]
    ballots: tuple[StrawBallot, ...] = ()
    axis: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    unknown: tuple[UnknownCell, ...] = ()
    objections: tuple[Objection, ...] = ()
    differ: tuple[Difference, ...] = ()

    @property
    def counted(self) -> tuple[tuple[str, int], ...]:
        """How many personas approve of each option, by its title, the most first."""
        counts = {
            title: sum(key in each.options for each in self.ballots) for key, title in self.options
        }
        return tuple(sorted(counts.items(), key=lambda each: -each[1]))

    def against(self, option: str) -> tuple[Objection, ...]:
        """Return what personas hold against an option."""
        return tuple(each for each in self.objections if each.option == option)
