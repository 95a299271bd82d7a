"""The parts that a message is made of, as data; an adapter renders them for its platform."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.privacy import PublicReason
from orchestration.views.speaker import Speaker

LONGEST_CHOICE: Final = 80
"""Characters of what a choice in a list sends; Slack takes 150, with the session's name."""

_WEB: Final = re.compile(r"""https?://[^\s"<>\\^`{|}\x00-\x1f\x7f]{1,2000}""")


def is_web(address: str) -> bool:
    """Tell whether an address leads into the web, and may be opened: no script, no file."""
    return _WEB.fullmatch(address) is not None


def link_in(text: str) -> str:
    """Return the first address in a text that leads into the web; "" where there is none."""
    found = _WEB.search(text)
    return found[0].rstrip(".,;:!?)") if found else ""


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
    """A paragraph; `own` is what somebody wrote, which is the same in all languages."""

    words: str
    look: Look = Look.PLAIN
    own: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; `action` and `value` come back to `actions.press`.

    What is asked beside it may be answered in words: `answers` is which does so, a yes or a no.
    """

    action: str
    label: str
    value: str = ""
    look: Look = Look.PLAIN
    answers: bool | None = None


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
    """A session at a glance; `progress` is how many of how many have answered.

    `counted` says the same in words, where its lines are put in another language.
    """

    title: str
    lines: tuple[str, ...]
    state: str
    progress: tuple[int, int] | None = None
    counted: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionRow:
    """One option to vote on; `serves`, where it is shown, is how many it suits, and of how many."""

    option: Option
    facts: tuple[str, ...]
    reasons: tuple[PublicReason, ...]
    warning: str = ""
    serves: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a round, and how they are voted on.

    `by_letter`: a reaction with an option's letter is a vote, for everyone to see. `one_tap`: a
    button for each option is a whole vote. `names_zone`: not everybody's zone is this one; that of
    the session may be another for one reader (`session_zone`).
    `is_proposal`: the only option is agreed to or not, with a yes. `in_dialog`: a vote takes one.
    `language` is its reader's, in which what a platform adds is put; "" is the house's.
    """

    zone: str
    round: int
    options: tuple[OptionRow, ...]
    by_letter: bool
    one_tap: bool
    names_zone: bool = False
    session_zone: str = ""
    is_proposal: bool = False
    in_dialog: bool = False
    language: str = ""


@dataclass(frozen=True, slots=True)
class Stars:
    """A question to be answered with one to five stars; `value` of a press is `name/stars`."""

    action: str
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of short cells under heads; the first cell of a row says what the row is about.

    Cells are shown as they are: a time in one names its zone. ValueError where a row has more or
    fewer cells than there are heads.
    """

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        if not self.heads or any(len(row) != len(self.heads) for row in self.rows):
            raise ValueError("a table has heads, and a cell under each of them in every row")


@dataclass(frozen=True, slots=True)
class Select:
    """One of a list to be chosen; what is chosen comes back to `actions.press` with `action`.

    `options` are pairs of value and label, `value` is what is chosen already. ValueError where
    there is nothing to choose, or a value is longer than `LONGEST_CHOICE`.
    """

    action: str
    label: str
    options: tuple[tuple[str, str], ...]
    value: str = ""

    def __post_init__(self) -> None:
        if not all(1 <= len(value) <= LONGEST_CHOICE for value, _ in self.options or [("", "")]):
            raise ValueError("a list to choose from has options, of values that can be sent")


@dataclass(frozen=True, slots=True)
class Link:
    """An address to open; only its label is shown where it `is_web` not."""

    label: str
    address: str


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, and the same in words: at a web address, or drawn for this post.

    `drawing` is its place among the post's pictures, from 0. Where a platform loads nothing from
    elsewhere, an address is a link; where there is no such drawing, the words stand alone.
    """

    alternative: str
    address: str = ""
    drawing: int | None = None


Part = Text | Buttons | Lines | Card | Options | Stars | Table | Select | Link | Image | Speaker
"""A closed union: every platform has a form for each, and a test that says so.

A `Speaker` is said to speak what stands below it.
"""


BESIDE: Final = " · "
"""Stands between when something is, and what another clock shows then."""


@dataclass(frozen=True, slots=True)
class When:
    """A time that a screen's words name, as it stands there; `end` is None for an instant.

    Where it is, as the words say behind it, is its `place`: “in Berlin”. What the session's clock
    shows then may stand `beside` it.

    A platform that shows times in each reader's own zone puts its own form in the place of `words`.
    """

    words: str
    start: datetime
    end: datetime | None = None
    place: str = ""
    beside: When | None = None

    @property
    def placed(self) -> str:
        """Return it with where it is, as words beside another time have it."""
        return f"{BESIDE}{self.words} {self.place}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What a view looks like: in words alone, and in parts.

    `thread` names the thread that begins below it, for what follows it; "" where none does.
    What a platform adds of its own is put in `language`; "" is the house's. What somebody called
    things in it is their `own`, and the same in all languages.
    """

    words: str
    parts: tuple[Part, ...]
    times: tuple[When, ...] = ()
    thread: str = ""
    language: str = ""
    own: tuple[str, ...] = field(default=(), compare=False)


def lettered(layout: Layout) -> list[str]:
    """Return the names of options that are voted for by letter, in their order."""
    voted = (each for each in layout.parts if isinstance(each, Options) and each.by_letter)
    return [row.option.id for each in voted for row in each.options]
