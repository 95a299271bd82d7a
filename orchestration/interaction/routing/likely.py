"""What a sentence is about that no rule places: what people mean who write most like it.

Nobody's wish or vote is told this way, and an order is asked about before it is carried out.
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
from orchestration.interaction.routing.nearest import (
    asks,
    asks_others,
    asks_within,
    denies,
    is_strange,
    likeness,
    names_a_time,
    names_somebody,
    tells,
)
from orchestration.interaction.routing.rules.rule import (
    ABOUT_ME,
    CAME_UP,
    CHOICE,
    CLOCK,
    DECISIONS,
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
    STATUS,
    TOPIC,
    UNDO,
    UNKNOWN,
    WHEN,
    WHO,
    WISH,
    Meaning,
)
from orchestration.interaction.routing.situation import OF_WORDS
from orchestration.language.choosing.as_told import asks_of_options
from orchestration.language.choosing.asides import is_aside

OVERHEARD: Final = "@thread"
"""The sign of what is said where people talk to each other, without a call to the bot."""

_LIKE: Final = 2.0
"""By so much a sentence is more like one meaning than the next where it is answered."""

_MUCH_LIKE: Final = 3.0
"""And where something is begun, which its author then can leave."""

_SURELY: Final = 4.0
"""And where it does not begin as a question does."""

_AT_LEAST: Final = 0.7
"""So much it is like it in any case."""

_REMINDS: Final = re.compile(
    r"remind|nudg|\bping|\bpok(?:e|ing)|\bprod|erinner|anstups|anstoß|anping", re.IGNORECASE
)
_OTHERS: Final = re.compile(
    r"\b(?:every(?:one|body)|any(?:one|body)|nobody|them|him|her|others|people|team|alle|niemanden?"
    r"|jemanden?|andere[nr]?|ihn|ihnen)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Likely:
    """What a sentence is about that is like the examples of a meaning.

    It can only be meant `where` there is one of these signs; "" is everywhere. In a thread, where
    people talk to each other, it is for the bot only if `overheard` is a sign of who says it.
    """

    about: Meaning
    where: str = ""
    margin: float = _LIKE
    overheard: str = ""

    @property
    def asks(self) -> bool:
        """Tell whether it is a question."""
        return isinstance(self.about(Span(0, 0)), SessionQuestion)


def likely(words: str, signs: AbstractSet[str], names: Collection[str]) -> Meaning:
    """Return what a sentence that no rule places is most likely about; UNKNOWN where unsure.

    `signs` are those of where it was said, and `names` are words that name somebody. Of two
    questions the likelier is answered, however like the other it is; so is what is not ours.
    """
    said = likeness(words, names)
    among = {each: said[each] for each in LIKELY if can_be(each, signs)}
    meaning = max(among, key=among.__getitem__)
    alike = next((each for each in _ALIKE if meaning in each), {meaning})
    margin = among[meaning] - max(like for each, like in among.items() if each not in alike)
    is_told = meaning in QUESTIONS and tells(words, names)
    least = max(LIKELY[meaning].margin, _SURELY) if is_told else LIKELY[meaning].margin
    is_likely = (
        margin >= least and said[meaning] >= _AT_LEAST and may_be(meaning, words, signs, names)
    )
    return as_said(meaning, words, signs, names) if is_likely else UNKNOWN


def unplaced(
    words: str, signs: AbstractSet[str], names: Collection[str], *, is_alone: bool
) -> Meaning | None:
    """Return what a sentence that no rule places is about; None where that is left as it is.

    What it is most likely about counts where nothing else in its message is placed (`is_alone`), or
    it is a question. What asks something of options that are no times is a wish; of somebody by
    name, it is theirs.
    """
    about, is_asked = likely(words, signs, names), asks_within(words)
    is_question = isinstance(about(Span(0, 0)), SessionQuestion)
    may_wish = not is_asked if is_question else about in (UNKNOWN, OF_ANOTHER, WISH)
    is_own = OF_WORDS in signs and may_wish and not names_somebody(words, names)
    if is_own and (asks_of_options(words) or _is_like_a_wish(words, signs, names)):
        return WISH
    return about if is_alone or (is_question and is_asked) else None


def _is_like_a_wish(words: str, signs: AbstractSet[str], names: Collection[str]) -> bool:
    """Tell whether words in private are most like what one would have of options, and ask nothing.

    While nothing is voted on, a vote, or what is put on a list, is a wish as well.
    """
    if "@dm" not in signs or "@vote" in signs or asks_within(words) or is_aside(words):
        return False
    said = likeness(words, names)
    most = max(said[each] for each in _OF_OPTIONS)
    lead = most - max(like for each, like in said.items() if each not in _OF_OPTIONS)
    return most >= _AT_LEAST and lead >= (_MUCH_LIKE if names_a_time(words) else 0)


def as_said(meaning: str, words: str, signs: AbstractSet[str], names: Collection[str]) -> Meaning:
    """Return what a meaning is about here: who organises nothing wants no reminders themselves.

    What is to close at a time that is named does not close now.
    """
    if meaning == "close" and names_a_time(words):
        return _order(Does.CLOSE, Held.TIME)
    is_of_others = names_somebody(words, names) or _OTHERS.search(words) is not None
    is_own = "@organiser" not in signs and not is_of_others and _REMINDS.search(words) is not None
    return QUIET if meaning == "no_reminder" and is_own else LIKELY[meaning].about


def may_be(meaning: str, words: str, signs: AbstractSet[str], names: Collection[str]) -> bool:
    """Tell whether a meaning may be guessed at: it is for us, asks nobody, and is not denied."""
    is_for_us = OVERHEARD not in signs or LIKELY[meaning].overheard in signs
    is_of_a_time = meaning in _OF_ANY_TIME and names_a_time(words)
    is_asked_of_others = meaning in ORDERS and asks_others(words)
    is_denied = meaning in TAKES_BACK and (denies(words) or names_somebody(words, names))
    is_asked = meaning in QUESTIONS and "@intake" in signs and "?" not in words
    is_wish = is_asked and is_strange(words)  # "noodles please", where wishes are asked for
    is_left = is_wish or is_of_a_time or is_asked_of_others or is_denied
    return (is_for_us or meaning in NONE_OF_OURS) and not (
        is_left or _tells_how_long(meaning, words)
    )


def _tells_how_long(meaning: str, words: str) -> bool:
    """Tell whether words that are like a question about the length tell of one, and ask nothing."""
    return meaning == "length" and not (asks(words) or asks_within(words))


def can_be(meaning: str, signs: AbstractSet[str]) -> bool:
    """Tell whether something can be meant where there are these signs."""
    where = LIKELY[meaning].where
    return not where or not signs.isdisjoint(where.split("|"))


def _order(does: Does, held: Held | None = Held.UNREAD) -> Meaning:
    return lambda span: SessionOrder(span, does, held)


_OPEN, _DECIDED, _NONE = "@open", "@decided", "@none"
_ANY: Final = f"{_OPEN}|{_DECIDED}"
LIKELY: Final[Mapping[str, Likely]] = MappingProxyType(
    {
        "status": Likely(STATUS),
        "missing": Likely(MISSING, _ANY),
        "when": Likely(WHEN),
        "length": Likely(TOPIC, _ANY),
        "who": Likely(WHO),
        "invite": Likely(INVITE, _ANY),
        "about_me": Likely(ABOUT_ME),
        "my_vote": Likely(OWN_VOTE, f"@vote|{_DECIDED}"),
        "how_decided": Likely(HOW_DECIDED, f"@vote|{_DECIDED}"),
        "options": Likely(LIST, _ANY),
        "topic": Likely(TOPIC),
        "place": Likely(PLACE, _DECIDED),
        "others": Likely(OTHERS_WORDS, _ANY),
        "privacy": Likely(PRIVACY),
        "how_to": Likely(HELP),
        "guide": Likely(GUIDE),
        "reminded": Likely(REMINDED, _OPEN),
        "clock": Likely(CLOCK),
        "forget": Likely(FORGET, margin=_MUCH_LIKE),
        "quiet": Likely(QUIET, margin=_MUCH_LIKE),
        "undo": Likely(UNDO, margin=_MUCH_LIKE),
        "decisions": Likely(DECISIONS),
        "cancel": Likely(_order(Does.CANCEL), _OPEN, _MUCH_LIKE),
        "close": Likely(_order(Does.CLOSE, None), _OPEN, _MUCH_LIKE, "@organiser"),
        "remind": Likely(_order(Does.REMIND), _OPEN, _MUCH_LIKE),
        "no_reminder": Likely(_order(Does.REMIND, Held.DENIED), _OPEN, _MUCH_LIKE),
        "extend": Likely(_order(Does.EXTEND), _OPEN, _MUCH_LIKE),
        "keep_open": Likely(_order(Does.CLOSE, Held.DENIED), _OPEN, _MUCH_LIKE),
        "add": Likely(_order(Does.ADD), _OPEN, _MUCH_LIKE),
        "remove": Likely(_order(Does.REMOVE), _OPEN, _MUCH_LIKE),
        "move": Likely(_order(Does.MOVE), _DECIDED, _MUCH_LIKE, "@organiser"),
        "leave": Likely(LEAVES, _ANY, _MUCH_LIKE),
        "came_up": Likely(CAME_UP, _DECIDED, _MUCH_LIKE),
        "open_meeting": Likely(MEETING, _NONE, _MUCH_LIKE),
        "open_choice": Likely(CHOICE, _NONE, _MUCH_LIKE),
        "of_another": Likely(OF_ANOTHER, _OPEN, _MUCH_LIKE),
        "wish": Likely(WISH, "@intake", _MUCH_LIKE),
        "thanks": Likely(SOCIAL),
        "hello": Likely(SOCIAL),
        "standing": Likely(WISH, "@intake", _MUCH_LIKE),  # only rules tell that it is for good
        # What only rules may tell
        "vote": Likely(UNKNOWN),
        "needed": Likely(UNKNOWN),
        "settings": Likely(UNKNOWN),
        "restart": Likely(UNKNOWN),
        "agenda": Likely(UNKNOWN),
        "delegate": Likely(UNKNOWN),
        "repeat": Likely(UNKNOWN),
        "review": Likely(UNKNOWN),
        "label": Likely(UNKNOWN),
        "proposal": Likely(UNKNOWN),
        "other": Likely(UNKNOWN),
        "off_topic": Likely(UNKNOWN),
    }
)
"""What a sentence is about that is like the examples of each meaning."""

QUESTIONS: Final = frozenset(name for name, each in LIKELY.items() if each.asks)
ORDERS: Final = frozenset(
    name for name, each in LIKELY.items() if isinstance(each.about(Span(0, 0)), SessionOrder)
)
NONE_OF_OURS: Final = frozenset({"of_another", "thanks", "other", "off_topic"})
_ALIKE: Final = (
    QUESTIONS,
    frozenset({"other", "off_topic"}),
    frozenset({"wish", "standing"}),
)
_OF_ANY_TIME: Final = frozenset({"came_up", "leave", "move", "quiet", "wish"})
"""Where a time is named beside these, only rules tell whether it is that of what was decided."""

_OF_OPTIONS: Final = frozenset({"wish", "standing", "vote", "my_vote", "proposal"})
TAKES_BACK: Final = frozenset({"forget", "undo"})
