"""What follows `/convene`: a word that says at once what it is about, or words like any others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    Does,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    Span,
)
from orchestration.interaction.routing.router import as_said, route
from orchestration.interaction.routing.setting import Setting
from orchestration.language.choosing.asking.asked import mistyped
from orchestration.language.choosing.words import bare

_ASKED: Final = {
    **{each.value: each for each in Asks},
    "": Asks.HELP,
    "me": Asks.ABOUT_ME,
    "how": Asks.HOW_DECIDED,
}
_DONE: Final = {each.value: each for each in Does}
_OPENED: Final = {
    **{each.value: each for each in Opens},
    "meet": Opens.MEETING,
    "poll": Opens.CHOICE,
    "umfrage": Opens.CHOICE,
    "abstimmung": Opens.CHOICE,
    "decide": Opens.CHOICE,
    **dict.fromkeys(("signup", "sign-up", "anmeldung"), Opens.CHOICE),
    "statement": Opens.CHOICE,
    "stellungnahme": Opens.CHOICE,
}

_ALONE: Final = (
    Asks.FORGET,
    Asks.TOPIC,
    Asks.PLACE,
    Asks.GUIDE,
    Asks.QUIET,
    Asks.CLOCK,
    Asks.OTHERS_WORDS,
    Asks.JOIN,
    Asks.WHY,
)
"""What is asked by one word alone; before others it belongs to them: "topic for the offsite"."""

_SAYS_MORE: Final = (
    *("poll", "umfrage", "abstimmung", "statement", "stellungnahme"),
    *("signup", "sign-up", "anmeldung"),
)
"""First words that say more than what is asked for: a poll is voted on at once."""


def route_command(text: str, setting: Setting) -> tuple[About, ...]:
    """Return what a command is about; its span is of the words behind the first.

    `/convene status`, “@Convene status?” and “what's the status?” come to the same.
    """
    first = text.split(maxsplit=1)[0] if text.strip() else ""
    begins = text.find(first) + (0 if first.casefold().strip(".,:?!") in _SAYS_MORE else len(first))
    begins = text.find(first) if mistyped(text)[0] else begins
    meaning = _meaning(first.casefold().strip(".,:?!"), Span(begins, len(text)))
    if isinstance(meaning, SessionQuestion) and meaning.asks in _ALONE and text[begins:].strip():
        meaning = None
    named = {bare(each) for each in setting.subjects}
    is_more = text[begins:].strip() and bare(text[begins:]) not in named
    if isinstance(meaning, SessionOrder) and is_more:
        meaning = as_said(meaning, text, setting)
    return (meaning,) if meaning else route(text, setting)


def says_what(text: str) -> bool:
    """Tell whether the first word of a command says what it is for."""
    first = next(iter(text.casefold().split()), "").strip(".,:?!")
    return _meaning(first, Span(0, 0)) is not None


def _meaning(word: str, span: Span) -> About | None:
    tables: tuple[tuple[Mapping[str, object], Callable[..., About]], ...] = (
        (_ASKED, SessionQuestion),
        (_DONE, SessionOrder),
        (_OPENED, OpenRequest),
    )
    return next((made(span, table[word]) for table, made in tables if word in table), None)
