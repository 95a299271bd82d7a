"""Evidence for each meaning of a message: what a rule says, all its words, and where it was said.

Each is worth so many natural logarithms, and they are summed up. Rules go by a few words, and are
right of most; what all words are like is right of most others; and where something was said rules
out much. The weights were found on messages whose meaning is known (`tests/benchmarks/intents/
fit.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    Finished,
    Held,
    OfAnother,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.weighing.likely_here import GROUPS, likely_here
from orchestration.interaction.routing.weighing.nearest import likeness, names_somebody, names_times

WORDS: Final = 0.65
"""What a unit of likeness weighs."""

RULE: Final = 3.5
"""What it weighs that a rule says so."""

VAGUE: Final = 3.0
"""What it weighs that a rule says that something suits somebody, where no time is named."""

OF_SOMEBODY: Final = 2.0
"""What it weighs that a rule says that something is a vote, where somebody is named."""

NO_RULE: Final = 0.3
"""What it weighs for there being nothing to do that no rule fits."""

NOTHING: Final = frozenset({"talk", "social", "later", "of_another"})
"""What nothing is to be done about."""

TOGETHER: Final[Mapping[str, str]] = MappingProxyType(
    {
        "label": "wish",
        "open_meeting": "open",
        "open_choice": "open",
        "length": "topic",
        "needed": "settings",
        "agenda": "settings",
        "thanks": "social",
        "hello": "social",
        "other": "talk",
        "off_topic": "talk",
    }
)
"""Meanings of the examples that are told apart by rules alone."""

_ASKED: Final[Mapping[Asks, str]] = MappingProxyType(
    {each: each.value for each in Asks if each.value in GROUPS}
    | {Asks.OWN_VOTE: "my_vote", Asks.LIST: "options", Asks.HELP: "how_to"}
    | {Asks.OTHERS_WORDS: "others"}
)
_DONE: Final[Mapping[Does, str]] = MappingProxyType(
    {each: each.value for each in Does if each.value in GROUPS} | {Does.CHANGE: "settings"}
)
_DENIED: Final = {"close": "keep_open", "remind": "no_reminder"}
_BY_KIND: Final[Mapping[type[About], frozenset[str]]] = MappingProxyType(
    {
        SessionWish: frozenset({"wish"}),
        StandingWish: frozenset({"standing"}),
        Vote: frozenset({"vote"}),
        Social: frozenset({"social", "talk", "later"}),
        Finished: frozenset({"finished"}),
        OfAnother: frozenset({"of_another"}),
        Unknown: NOTHING,
    }
)


def evidence(
    about: About, words: str, setting: Setting, names: Collection[str]
) -> Mapping[str, float]:
    """Return how much speaks for each group of meanings of some words.

    `about` is what a rule says of them, and `names` are words that name somebody.
    """
    own, here, said = meanings_of(about), likely_here(setting), by_words(words, names)
    by_rule = _by_rule(about, words, names)
    return {
        each: WORDS * said[each] + here[each] + (by_rule if each in own else 0) for each in GROUPS
    }


def _by_rule(about: About, words: str, names: Collection[str]) -> float:
    """Return how much it weighs what a rule says."""
    if isinstance(about, SessionWish) and not names_times(words):
        return VAGUE
    if isinstance(about, Vote) and names_somebody(words, names):
        return OF_SOMEBODY
    return NO_RULE if type(about) is Unknown else RULE


def by_words(words: str, names: Collection[str]) -> Mapping[str, float]:
    """Return how much words are like each group of meanings: as like as its nearest is."""
    found = dict.fromkeys(GROUPS, -np.inf)
    for meaning, like in likeness(words, names).items():
        group = TOGETHER.get(meaning, meaning)
        if group in found:
            found[group] = max(found[group], like)
    return found


def meanings_of(about: About) -> frozenset[str]:
    """Return which groups say what a rule says; none where none does."""
    match about:
        case SessionQuestion(asks=asks):
            return frozenset({_ASKED[asks]} if asks in _ASKED else ())
        case SessionOrder(does=does, held=held):
            named = _DONE.get(does)
            denied = {_DENIED[named]} if held is Held.DENIED and named in _DENIED else set()
            return frozenset({named, *denied} if named else ())
        case OpenRequest(kind=kind):
            return frozenset({"open"} if kind in (Opens.MEETING, Opens.CHOICE) else ())
        case CameUp(passed=True):
            return frozenset()
        case CameUp(leaves=leaves):
            return frozenset({"leave"} if leaves else {"came_up"})
    return _BY_KIND.get(type(about), frozenset())
