"""The parts that a message is made of, as data; an adapter dresses them for its platform."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from orchestration.model.options import Slot
from orchestration.model.people import MemberId
from orchestration.privacy import PublicReason


class Look(StrEnum):
    """How words or a button stand out."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    PRIMARY = "primary"
    DANGER = "danger"


class Mark(StrEnum):
    """What stands before a line of a list."""

    OK = "ok"
    NO = "no"
    ASK = "ask"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    words: str
    look: Look = Look.PLAIN


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; `action` and `value` come back to `deeds.press`."""

    action: str
    label: str
    value: str = ""
    look: Look = Look.PLAIN


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of buttons; `only` is who alone may press them."""

    buttons: tuple[Button, ...]
    only: MemberId | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list, perhaps with a button of its own."""

    words: str
    mark: Mark
    button: Button | None = None


@dataclass(frozen=True, slots=True)
class Lines:
    """A list."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A session at a glance; `progress` is how many of how many have answered."""

    title: str
    lines: tuple[str, ...]
    state: str
    progress: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option to vote on."""

    slot: Slot
    facts: tuple[str, ...]
    reasons: tuple[PublicReason, ...]
    warning: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a round, and how they are voted on.

    `by_letter`: a reaction with an option's letter is a vote, for everyone to see. `one_tap`: a
    button for each option is a whole vote. `names_zone`: not everybody's zone is this one.
    """

    zone: str
    round: int
    options: tuple[Option, ...]
    by_letter: bool
    one_tap: bool
    names_zone: bool = False


@dataclass(frozen=True, slots=True)
class Stars:
    """A question to be answered with one to five stars; `value` of a press is `name/stars`."""

    action: str
    name: str
    label: str


Part = Text | Buttons | Lines | Card | Options | Stars


@dataclass(frozen=True, slots=True)
class When:
    """A time that a screen's words name, as it stands there; `end` is None for an instant.

    A platform that shows times in each reader's own zone puts its own form in the place of `words`.
    """

    words: str
    start: datetime
    end: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """What a view looks like: in words alone, and in parts."""

    words: str
    parts: tuple[Part, ...]
    times: tuple[When, ...] = ()
