"""What has more evidence than what a rule says of some words.

By how much more there has to be depends on what is at stake: a wrong answer is soon forgotten, a
wrong order costs a question, and what people say to each other is seldom for the bot.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

import numpy as np

from orchestration.interaction.routing.about import (
    About,
    CameUp,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Unknown,
    Vote,
)
from orchestration.interaction.routing.rules.rule import CHOICE, MEETING, WISH, Meaning
from orchestration.interaction.routing.situation import OF_WORDS
from orchestration.interaction.routing.weighing.likely import (
    BEGINS,
    BY_RULE,
    CHANGES,
    OF_ONESELF,
    OF_WHAT_STANDS,
    ORDERS,
    OVERHEARD,
    QUESTIONS,
    TOLD_ONLY,
    as_said,
    can_be,
)
from orchestration.interaction.routing.weighing.nearest import (
    asks,
    asks_within,
    likeness,
    names_a_day,
    names_a_time,
    names_somebody,
    names_times,
    tells,
)
from orchestration.interaction.routing.weighing.unguessed import (
    FEWEST,
    is_a_guess,
    is_kept_back,
    is_placed_by_rule,
)
from orchestration.language.choosing.asides import is_aside
from orchestration.language.choosing.held.as_told import asks_of_options

_AT_LEAST: Final = 0.7
"""So much has to speak for something else than what a rule says."""

_NEAR: Final = 1.5
"""By so much more may speak for what cannot be meant there."""

_NEAR_A_QUESTION: Final = 0.5
"""And by so much, for a question that no rule knows."""

_CLEARLY: Final = 0.25
"""By so much more has to speak for a question than for what rules say."""

_ORDERED: Final = 1.0
"""And for what is to be done."""

_NEARER_BY_RULE: Final = 2.5
"""By so much more may speak for what only rules read."""

_NEARLY: Final = 0.7
"""So near is what is as likely."""

_LIKE_A_WISH: Final = 3.0
"""So much has to speak for a wish where a rule says that something is ordered."""

_OTHER_KIND: Final = 3.0
"""By so much a request is more like that of another kind, as words are like examples."""

_OTHER_KIND_ASKED: Final = 7.5
"""And by so much where it is asked: “shall we have a standup?”."""

_MEETING_AT_LEAST: Final = 2.0
"""So much one for a choice is like one for a meeting, which may list times too."""

_ASKED_WITH_A_TIME: Final = 2.5
"""By so much more has to speak for a question that names a time than for a wish."""

_ANOTHER: Final = 1.5
"""By so much more has to speak for another question than for the one that a rule says."""

_LIKE: Final = 0.7
"""So much words are like what one would have of options."""

_MUCH_LIKE: Final = 3.0
"""And by so much more than like anything else, where they name a time."""

_TOLD: Final = 3.0
"""And so much more where words tell something, and ask nothing."""

_SHORT: Final = 3.0
"""And where one word is a guess, or another day than that of what was decided may be meant."""

_GUESSED: Final = 1.25
"""And where a few words are, or somebody would be left out."""

_NOTHING: Final = 1.5
"""And for nothing to be done, where a rule says that there is."""

_BEGUN: Final = 2.0
"""And so much more for what would be begun."""

_TO_US: Final = 1.0
"""And so much more where people talk to each other, for what asks something of the bot."""

_WITH: Final = re.compile(r"\b(?:with|mit)\b", re.IGNORECASE)
"""Who says with whom would meet them."""

_ONLY_BY_RULE: Final = frozenset({"restart", "review"})
"""Meanings of examples that rules tell apart, and the evidence does not."""

_ANSWERED_ALIKE: Final = (
    frozenset({"status", "when", "missing", "guide"}),
    frozenset({"missing", "others", "who", "reminded"}),
    frozenset({"how_decided", "decisions"}),
    frozenset({"how_to", "guide"}),
    frozenset({"about_me", "my_vote"}),
    frozenset({"quiet", "no_reminder"}),
)
_OF_OPTIONS: Final = frozenset({"wish", "standing", "vote", "my_vote", "proposal"})


def meant_here(
    about: About,
    own: AbstractSet[str],
    found: Mapping[str, float],
    words: str,
    signs: AbstractSet[str],
    names: Collection[str],
) -> Meaning | None:
    """Return what has more evidence than what a rule says; None where that stands.

    `own` are the groups that say what the rule does, `found` the evidence for each, `signs` those
    of where it was said and of what is told, and `names` are words that name somebody.
    """

    def may(meaning: str) -> bool:
        return meaning in own or not (
            meaning in BY_RULE
            or not can_be(meaning, signs)
            or is_kept_back(meaning, words, signs, names)
            or is_placed_by_rule(about, meaning, words, signs)
            or is_a_guess(meaning, words, signs)
        )

    said = likeness(words, names)
    if max(said, key=said.__getitem__) in _ONLY_BY_RULE:
        return None
    possible = {each: like for each, like in found.items() if may(each)}
    best = max(possible, key=possible.__getitem__)
    if best in own:
        return _of_another_kind(about, words, names) if isinstance(about, OpenRequest) else None
    if not _stands_out(about, own, best, found, possible) or _is_answered_alike(best, own):
        return None
    lead = found[best] - max(found[each] for each in own)
    is_it = lead >= _least(about, best, words, signs)
    return as_said(best, words, signs, names) if is_it else None


def _stands_out(
    about: About,
    own: AbstractSet[str],
    meaning: str,
    found: Mapping[str, float],
    possible: Mapping[str, float],
) -> bool:
    """Tell whether there is enough evidence for a meaning, and hardly more for any other.

    What no rule places is one thing that may be meant there, and not nearly as much another.
    """
    unlike = [each for each in found if not _is_answered_alike(meaning, {each})]
    others = [each for each in unlike if each != meaning and each not in BY_RULE]
    most = max(found[each] for each in others)
    if found[meaning] < max(_at_least(about, meaning), most - _near(about, meaning)):
        return False
    if meaning in TOLD_ONLY:
        return True
    if found[meaning] < max(found[x] for x in BY_RULE) - _NEARER_BY_RULE:
        return False
    if type(about) is not Unknown:
        return True
    beside = (found[each] for each in others if each in possible and each not in own)
    return found[meaning] - max(beside, default=-np.inf) >= _NEARLY


def _at_least(about: About, meaning: str) -> float:
    """Return how much has to speak for a meaning at all."""
    if type(about) is Unknown and meaning in TOLD_ONLY | QUESTIONS:
        return -_AT_LEAST
    if isinstance(about, SessionOrder) and meaning == "wish":
        return _LIKE_A_WISH
    return (
        2 * _AT_LEAST if isinstance(about, SessionQuestion) and meaning in QUESTIONS else _AT_LEAST
    )


def _near(about: About, meaning: str) -> float:
    """Return by how much more may speak for something else, which cannot be meant there."""
    if isinstance(about, CameUp):
        return 0.0
    return _NEAR_A_QUESTION if type(about) is Unknown and meaning in QUESTIONS else _NEAR


def _of_another_kind(about: OpenRequest, words: str, names: Collection[str]) -> Meaning | None:
    """Return a request of the other kind, where all words of one are much more like that."""
    said = likeness(words, names)
    lead = said["open_choice"] - said["open_meeting"]
    if about.kind is Opens.CHOICE:
        is_like = -lead >= 2 * _OTHER_KIND and said["open_meeting"] >= _MEETING_AT_LEAST
        return MEETING if is_like and _WITH.search(words) else None
    least = _OTHER_KIND_ASKED if asks(words) else _OTHER_KIND
    return CHOICE if lead >= least and said["open_choice"] > 0 else None


def _is_answered_alike(meaning: str, own: AbstractSet[str]) -> bool:
    return any(meaning in each and not own.isdisjoint(each) for each in _ANSWERED_ALIKE)


def wish_for_options(
    said: Mapping[str, float], words: str, signs: AbstractSet[str], names: Collection[str]
) -> Meaning | None:
    """Return that words which no rule places ask something of options; None where they do not.

    While nothing is voted on, a vote in private, or what is put on a list, is a wish as well.
    """
    if OF_WORDS not in signs or names_somebody(words, names):
        return None
    if asks_of_options(words):
        return WISH
    if "@dm" not in signs or "@vote" in signs or asks_within(words) or is_aside(words):
        return None
    most = max(said[each] for each in _OF_OPTIONS)
    lead = most - max(like for each, like in said.items() if each not in _OF_OPTIONS)
    is_like = most >= _LIKE and lead >= (_MUCH_LIKE if names_a_time(words) else 0.0)
    return WISH if is_like else None


def _least(about: About, meaning: str, words: str, signs: AbstractSet[str]) -> float:
    """Return by how much more must speak for a meaning than for what a rule says."""
    if len(words.split()) == 1:
        return _CLEARLY
    if isinstance(about, SessionWish):
        if meaning in ("finished", "undo"):
            return _TOLD if meaning == "finished" else 0.0
        if meaning in TOLD_ONLY and _is_short(about, words):
            return _SHORT
        if meaning in QUESTIONS:
            return _ASKED_WITH_A_TIME if names_times(words) else _GUESSED
    if isinstance(about, Vote) and meaning == "of_another":
        return 0.0
    least = _GUESSED if _is_short(about, words) else _at_stake(about, meaning, words, signs)
    return least + (_GUESSED if isinstance(about, Social) and meaning in CHANGES else 0.0)


def _is_short(about: About, words: str) -> bool:
    return len(words.split()) < FEWEST + (type(about) is not Unknown)


def _at_stake(about: About, meaning: str, words: str, signs: AbstractSet[str]) -> float:
    """Return by how much more must speak for a meaning, by what it would have done."""
    is_overheard = OVERHEARD in signs
    if meaning in OF_ONESELF:
        return _said_of_oneself(about, meaning, words) + (_TO_US if is_overheard else 0.0)
    if meaning in QUESTIONS and isinstance(about, SessionQuestion):
        return _ANOTHER
    if meaning not in CHANGES | QUESTIONS:
        return _CLEARLY if type(about) is Unknown else _NOTHING
    least = _CLEARLY if meaning in QUESTIONS else _ORDERED
    is_theirs = meaning in ORDERS and "@organiser" in signs
    if tells(words):
        least += _ORDERED if is_theirs else _TOLD if meaning in ORDERS else _TOLD + _ORDERED
    least += _TO_US if is_overheard and not is_theirs else 0.0
    return least + (_BEGUN if meaning in BEGINS else 0.0)


def _said_of_oneself(about: About, meaning: str, words: str) -> float:
    is_of_what_stands = meaning in OF_WHAT_STANDS
    if isinstance(about, SessionOrder) or (is_of_what_stands and names_a_day(words)):
        return _SHORT
    return _GUESSED if is_of_what_stands else _ORDERED
