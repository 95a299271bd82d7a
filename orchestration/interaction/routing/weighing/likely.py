"""What a meaning is about where something was said: a question, an order, or nothing to be done.

An order that no rule has read is asked about before it is carried out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from orchestration.interaction.routing.about import (
    Does,
    Held,
    SessionOrder,
    SessionQuestion,
    Span,
)
from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    CAME_UP,
    CHOICE,
    CLOCK,
    DECISIONS,
    FINISHED,
    FORGET,
    GUIDE,
    HELP,
    HOW_DECIDED,
    INVITE,
    LEAVES,
    LIST,
    MEETING,
    MISSING,
    OF_ANOTHER,
    OTHERS_WORDS,
    OWN_VOTE,
    PLACE,
    PRIVACY,
    QUIET,
    REMINDED,
    SOCIAL,
    STANDING,
    STATUS,
    TOPIC,
    UNDO,
    UNKNOWN,
    VOTE,
    WHEN,
    WHO,
    WISH,
    Meaning,
)
from orchestration.interaction.routing.situation import OF_WORDS
from orchestration.interaction.routing.weighing.nearest import (
    likeness,
    names_a_time,
    names_somebody,
)

OVERHEARD: Final = "@thread"
"""The sign of what is said where people talk to each other, without a call to the bot."""

REMINDS: Final = re.compile(
    r"remind|nudg|chas|hinterher|mahn|\bping|\bpok(?:e|ing)|\bprod|erinner|anstups|anstoß|anping",
    re.IGNORECASE,
)
_OTHERS: Final = re.compile(
    r"\b(?:every(?:one|body)|any(?:one|body)|nobody|them|him|her|others|people|team|alle|niemanden?"
    r"|jemanden?|andere[nr]?|ihn|ihnen)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Likely:
    """What words are about that mean something, and the signs of `where` that can be said.

    "" is everywhere.
    """

    about: Meaning
    where: str = ""

    @property
    def asks(self) -> bool:
        """Tell whether it is a question."""
        return isinstance(self.about(Span(0, 0)), SessionQuestion)


def as_said(meaning: str, words: str, signs: AbstractSet[str], names: Collection[str]) -> Meaning:
    """Return what a meaning is about here: who organises nothing wants no reminders themselves.

    What is to close at a time that is named does not close now; an idea is a wish where ideas for
    options are asked for, and so is what always suits somebody, in what is open.
    """
    if meaning == "close" and names_a_time(words):
        return _order(Does.CLOSE, Held.TIME)
    if (meaning == "proposal" and OF_WORDS in signs) or (
        meaning == "standing" and "@intake" in signs
    ):
        return WISH
    if meaning == "open":
        said = likeness(words, names)
        return MEETING if said["open_meeting"] > said["open_choice"] else CHOICE
    is_of_others = names_somebody(words, names) or _OTHERS.search(words) is not None
    is_own = "@organiser" not in signs and not is_of_others and REMINDS.search(words) is not None
    return QUIET if meaning == "no_reminder" and is_own else LIKELY[meaning].about


def can_be(meaning: str, signs: AbstractSet[str]) -> bool:
    """Tell whether something can be meant where there are these signs."""
    where = LIKELY[meaning].where if meaning in LIKELY else ""
    return not where or not signs.isdisjoint(where.split("|"))


def _order(does: Does, held: Held | None = Held.UNREAD) -> Meaning:
    return lambda span: SessionOrder(span, does, held)


_OPEN, _DECIDED, _NONE, _VOTE = "@open", "@decided", "@none", "@vote"
_ANY: Final = f"{_OPEN}|{_DECIDED}"
LIKELY: Final[Mapping[str, Likely]] = MappingProxyType(
    {
        "status": Likely(STATUS),
        "missing": Likely(MISSING, _ANY),
        "when": Likely(WHEN),
        "who": Likely(WHO),
        "invite": Likely(INVITE, _ANY),
        "about_me": Likely(ABOUT_ME),
        "my_vote": Likely(OWN_VOTE, f"{_VOTE}|{_DECIDED}"),
        "how_decided": Likely(HOW_DECIDED, f"{_VOTE}|{_DECIDED}"),
        "options": Likely(LIST, _ANY),
        "topic": Likely(TOPIC),
        "length": Likely(TOPIC, _ANY),
        "place": Likely(PLACE, _DECIDED),
        "others": Likely(OTHERS_WORDS, _ANY),
        "privacy": Likely(PRIVACY),
        "how_to": Likely(HELP),
        "guide": Likely(GUIDE),
        "reminded": Likely(REMINDED, _OPEN),
        "clock": Likely(CLOCK),
        "forget": Likely(FORGET),
        "quiet": Likely(QUIET),
        "undo": Likely(UNDO),
        "decisions": Likely(DECISIONS),
        "cancel": Likely(_order(Does.CANCEL), _ANY),
        "close": Likely(_order(Does.CLOSE, None), _OPEN),
        "remind": Likely(_order(Does.REMIND), _ANY),
        "no_reminder": Likely(_order(Does.REMIND, Held.DENIED), _OPEN),
        "extend": Likely(_order(Does.EXTEND), _OPEN),
        "keep_open": Likely(_order(Does.CLOSE, Held.DENIED), _OPEN),
        "add": Likely(_order(Does.ADD), _ANY),
        "remove": Likely(_order(Does.REMOVE), _ANY),
        "move": Likely(_order(Does.MOVE), _DECIDED),
        "settings": Likely(_order(Does.CHANGE, None), _ANY),
        "repeat": Likely(_order(Does.REPEAT, None), _ANY),
        "leave": Likely(LEAVES, _ANY),
        "came_up": Likely(CAME_UP, _DECIDED),
        "open": Likely(CHOICE, "@none"),
        "wish": Likely(WISH, _OPEN),
        "standing": Likely(STANDING, f"{_NONE}|@intake"),
        "vote": Likely(VOTE, _VOTE),
        "proposal": Likely(UNKNOWN, f"{OF_WORDS}|{_VOTE}"),
        "delegate": Likely(UNKNOWN, _VOTE),
        "of_another": Likely(OF_ANOTHER),
        "finished": Likely(FINISHED, _OPEN),
        "later": Likely(SOCIAL),
        "social": Likely(SOCIAL),
        "talk": Likely(UNKNOWN),
    }
)
"""What words are about that mean something: a row for each group of meanings that is told apart."""

QUESTIONS: Final = frozenset(name for name, each in LIKELY.items() if each.asks)
ORDERS: Final = frozenset(
    name for name, each in LIKELY.items() if isinstance(each.about(Span(0, 0)), SessionOrder)
)
TOLD_ONLY: Final = frozenset(
    {"wish", "standing", "vote", "proposal", "delegate", "of_another", "social", "talk", "later"}
)
"""What asks for nothing to be done."""

BEGINS: Final = frozenset({"open"})
BY_RULE: Final = frozenset({"settings", "repeat"})
"""What is read by rules alone: of it there is more to read than that it is meant."""

CHANGES: Final = frozenset({"forget", "undo", "quiet"}) | BEGINS | ORDERS
"""What has something done."""

OF_ONESELF: Final = frozenset({"wish", "standing", "came_up", "leave"})
OF_WHAT_STANDS: Final = frozenset({"came_up", "leave", "move"})
