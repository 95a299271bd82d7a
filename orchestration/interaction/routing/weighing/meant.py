"""What may be meant by words that no rule places, and that are not like one meaning alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from orchestration.interaction.routing.lexicon import lexicon_of
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.situation import of_place
from orchestration.interaction.routing.weighing.likely import ORDERS, OVERHEARD, QUESTIONS, can_be
from orchestration.interaction.routing.weighing.nearest import likeness, tells
from orchestration.interaction.routing.weighing.unguessed import is_kept_back

SAYINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "status": "Status?",
        "missing": "Who is missing?",
        "when": "When is it?",
        "length": "How long is it?",
        "who": "Who is asked?",
        "invite": "Send me the invite",
        "about_me": "What do you know about me?",
        "my_vote": "What is my vote?",
        "how_decided": "How do we decide?",
        "options": "What are the options?",
        "topic": "What is it about?",
        "place": "Where is it?",
        "privacy": "Who sees what I write?",
        "how_to": "Help",
        "guide": "Help",
        "reminded": "When do you remind us?",
        "clock": "Which time zone?",
        "quiet": "No reminders for me",
        "decisions": "Show past decisions",
        "cancel": "Call it off",
        "close": "Close it",
        "remind": "Remind the others",
        "leave": "Count me out",
        "came_up": "I can't come",
    }
)
"""How each meaning is said that people may be asked about: what a button says is what it does.

A wish, a vote and a request are not among them, and nothing that needs to be named besides.
"""

_MOST: Final = 3
_AT_LEAST: Final = 1.0
"""So much words are like the nearest meaning where it is asked about."""

_TOLD: Final = 4.0
"""And so much where they tell something, and ask nothing."""

_BESIDE: Final = -0.5
"""And so much like another that is asked about beside it."""

_NEAR: Final = 3.0
"""By no more are they less like that than like the nearest."""

_IDLE: Final = frozenset({"thanks", "hello", "other", "off_topic", "of_another"})
"""What asks for nothing. So is what is said in passing, and nobody is asked about that."""

_OF_SESSIONS: Final = frozenset({"status", "when", "who", "topic"})
"""What nobody can mean where nothing is open, and nothing was decided."""

_LEAD: Final = 1.0
"""By so much words are more like the nearest meaning than like what asks for nothing."""


def meant(words: str, setting: Setting) -> tuple[str, ...]:
    """Return which meanings words to the bot may have where they were said, the nearest first."""
    names = setting.called
    if _says_nothing(words, setting):
        return ()
    said, is_told = likeness(words, names), tells(words, names)
    found = sorted(_possible(words, setting, names), key=lambda each: -said[each])
    if is_told:
        found = [each for each in found if each not in QUESTIONS]
    best = said[found[0]] if found else 0.0
    idle = max(said[each] for each in _IDLE)
    if best < max(_TOLD if is_told else _AT_LEAST, _LEAD + idle):
        return ()
    near = [each for each in found if said[each] >= max(best - _NEAR, _BESIDE)]
    once = {SAYINGS[each]: each for each in reversed(near)}
    return tuple(once[each] for each in dict.fromkeys(map(SAYINGS.__getitem__, near)))[:_MOST]


def _possible(words: str, setting: Setting, names: frozenset[str]) -> Iterator[str]:
    """Yield what can be meant there, by who said it."""
    signs = frozenset(of_place(setting)) - {OVERHEARD}
    for each in SAYINGS:
        is_theirs = (
            "@organiser" in signs
            if each in ORDERS
            else bool(setting.sessions or each not in _OF_SESSIONS)
        )
        if is_theirs and can_be(each, signs) and not is_kept_back(each, words, signs, names):
            yield each


def _says_nothing(words: str, setting: Setting) -> bool:
    """Tell whether words are nothing but small ones: “so, then” is near to nothing."""
    lexicon = lexicon_of(words, setting.subjects)
    return "empty" in signs_in(lexicon.tokens(words), lexicon).found
