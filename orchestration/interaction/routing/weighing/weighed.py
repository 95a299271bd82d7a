"""What sentences are about, where all their words and their place weigh more than a rule.

A rule stands unless there is more evidence for something else (`weighing.py`). An order that no
rule has read is asked about before it is carried out; what only rules can read stays with them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
    main,
)
from orchestration.interaction.routing.parts.as_whole import is_begun_anew
from orchestration.interaction.routing.rules.rule import Meaning
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.situation import OF_WORDS, of_place
from orchestration.interaction.routing.weighing.evidence import by_words, evidence, meanings_of
from orchestration.interaction.routing.weighing.likely import OVERHEARD
from orchestration.interaction.routing.weighing.nearest import asks_within, names_times
from orchestration.interaction.routing.weighing.outweighing import meant_here, wish_for_options

_CALL: Final = re.compile("@convene", re.IGNORECASE)
NOT_THIS_ONE: Final = "not this one"
"""The sign of what is said of another session than the one that is open here."""

_OWN: Final = re.compile(r"\b(?:i|my|ich|mein\w*)\b", re.IGNORECASE)
_OF_A_VOTE_ON_WORDS: Final = frozenset({"@vote", OF_WORDS})
_OF_ALL: Final = re.compile(
    r"\b(?:all|everything|any(?:thing)?|ever|about me|know|alles?|je|jemals|über mich|weißt)\b",
    re.IGNORECASE,
)
"""Who would have more forgotten than what they have said of this."""

_ALL_SAID: Final = re.compile(
    r"\b(?:all|everything|anything|alles?)(?: that| what|,? was| of what)? (?:i|ich)"
    r"(?: (?:dir|euch|hier|da|have|had|just|bisher|schon|grad|gerade|vorhin|eben|habe?))*"
    r"(?:['’]ve)? (?:said|say|told|wrote|written|typed|entered|gesagt|geschrieben|erzählt"
    r"|eingegeben)\b",
    re.IGNORECASE,
)
"""All of it that was said of this: “forget everything I said”. What was said ever is more."""

_LONGEST: Final = 500
"""What is longer is no one thing."""


def weighed(
    text: str,
    routed: Sequence[About],
    setting: Setting,
    sure: AbstractSet[Span],
    stands: AbstractSet[str],
) -> tuple[About, ...]:
    """Return what a message is about: as one thing where rules find no two in it.

    Of own words that are taken back, and of what ends by its name, only rules say which these are
    (`sure`); `stands` are signs of what is told of the one that was decided.
    """
    if len(text) > _LONGEST or not routed or NOT_THIS_ONE in stands:
        return tuple(routed)
    said = _Said(text, setting, sure, stands)
    if not is_one(routed):
        return tuple(map(said.part, routed))
    if otherwise := said.otherwise(main(routed), apart_from_courtesy(text, routed)):
        return (otherwise(Span(0, len(text))),)
    is_asked_beside = any(map(_is_told, routed))
    return tuple(map(said.beside, routed)) if is_asked_beside else tuple(routed)


def is_one(routed: Sequence[About]) -> bool:
    """Tell whether rules find at most one thing in a message, beside courtesy."""
    return len({(type(each), meanings_of(each)) for each in routed if _is_told(each)}) <= 1


def apart_from_courtesy(text: str, routed: Sequence[About]) -> str:
    """Return the words of a message without its courtesies, and without the call to the bot."""
    told = [each for each in routed if type(each) is not Social] or routed
    words = " ".join(text[each.span.start : each.span.end] for each in told)
    return _CALL.sub("", words).strip()


def _is_told(about: About) -> bool:
    return not isinstance(about, Social | Unknown)


@dataclass(frozen=True, slots=True)
class _Said:
    """A message, and all that is known of where it was said."""

    text: str
    setting: Setting
    sure: AbstractSet[Span]
    stands: AbstractSet[str]

    def part(self, about: About) -> About:
        """Return what one of several things is about."""
        if isinstance(about, Social):
            return about
        otherwise = self.otherwise(about, self._words(about))
        return otherwise(about.span) if otherwise else about

    def beside(self, about: About) -> About:
        """Return what stands beside the one thing that a message tells: a question, or a wish."""
        words = self._words(about)
        is_asked = isinstance(about, SessionWish | Unknown) and asks_within(words)
        if is_asked or type(about) is not Unknown:
            return self.part(about) if is_asked else about
        wish = wish_for_options(by_words(words, self._names()), words, self._signs(), self._names())
        return wish(about.span) if wish else about

    def otherwise(self, about: About, words: str) -> Meaning | None:
        """Return what some words are about instead of what rules say; None where that stands."""
        if about.span in self.sure and isinstance(about, SessionOrder):
            return None
        is_sure = about.span in self.sure and (
            is_begun_anew(self.text, about.span) or self._is_of_this(words)
        )
        own = meanings_of(about)
        if not own or not any(map(str.isalnum, words)) or (is_sure and _is_wish(about)):
            return None
        names = self._names()
        found = evidence(about, words, self.setting, names)
        signs = self._signs()
        is_unplaced = type(about) is Unknown
        if is_unplaced and (wish := wish_for_options(by_words(words, names), words, signs, names)):
            return wish
        return meant_here(about, own, found, words, signs, names)

    def _is_of_this(self, words: str) -> bool:
        """Tell whether what is taken back was said of what is open here, and not once for all."""
        is_own = _OWN.search(words) is not None and not _OF_ALL.search(_ALL_SAID.sub("", words))
        signs = self._signs()
        is_wished = "@open" in signs and not signs >= _OF_A_VOTE_ON_WORDS
        return names_times(words) or (is_own and is_wished)

    def _names(self) -> frozenset[str]:
        return self.setting.called

    def _signs(self) -> frozenset[str]:
        called = {OVERHEARD} if _CALL.search(self.text) else set()
        return (frozenset(of_place(self.setting)) | self.stands) - called

    def _words(self, about: About) -> str:
        return _CALL.sub("", self.text[about.span.start : about.span.end])


def _is_wish(about: About) -> bool:
    """Tell whether something is of somebody's own wishes: one of them, or one taken back."""
    is_undone = isinstance(about, SessionQuestion) and about.asks is Asks.UNDO
    return isinstance(about, SessionWish | StandingWish) or is_undone
