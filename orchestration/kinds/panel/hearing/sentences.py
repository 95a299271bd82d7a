"""The sentences of what is said to a panel, each with what it asks, and of what its words are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from orchestration.kinds.panel.hearing.catalogue_words import Degree
from orchestration.kinds.panel.hearing.mentions import NamedInPanel, NamedPlace
from orchestration.language.panels.asides import OF_WHAT_IT_IS_FOR
from orchestration.language.panels.meanings import (
    ASKED,
    ASKS_FOR_SOMETHING,
    ASKS_HOW,
    ASKS_WHETHER,
    LOOKS_FOR_SOMEBODY,
    NO_NOUN,
    PARTS_A_SENTENCE,
)
from orchestration.model.catalogue import Better

_SENTENCE: Final = re.compile(r"[^.!?;\n]+(?:[.](?=\d)[^.!?;\n]+)*[.!?;\n]*")
_LONG: Final = 20
"""A sentence of more words than these tells several things, each in its part."""

_NOUN: Final = re.compile(r" ([^\W\d_]+)")


@dataclass(frozen=True, slots=True)
class SaidSentence:
    """A sentence of a text: where it stands, and from where (`lead`) it says what it has to.

    What stands before that is by whom it is heard: “Quinn, is it heavy?”.
    """

    text: str
    start: int
    stop: int
    lead: int

    @property
    def words(self) -> str:
        """All of it."""
        return self.text[self.start : self.stop]

    @property
    def said(self) -> str:
        """What it says to whom it calls by name."""
        return self.text[self.lead : self.stop]

    @property
    def is_question(self) -> bool:
        """Whether it asks something."""
        return ASKED.search(self.said) is not None

    @property
    def asks_whether(self) -> bool:
        """Whether it asks if or how something is so, or if somebody is there: it needs none."""
        asks = (ASKS_WHETHER, ASKS_HOW, LOOKS_FOR_SOMEBODY)
        return any(each.match(self.said) for each in asks)

    def spans(self, place: int) -> bool:
        """Tell whether a place of the text is in it."""
        return self.start <= place < self.stop

    def is_of_another(self, each: NamedPlace) -> bool:
        """Tell whether a word that grades says how something else is: “for a small company”."""
        noun = _NOUN.match(self.text[each.stop : self.stop])
        is_adjective = each.end is not Better.NONE and each.degree is Degree.PLAIN
        is_other = noun is not None and noun[1].casefold() not in NO_NOUN
        if is_adjective and is_other and OF_WHAT_IT_IS_FOR.search(self.text[: each.start]):
            return True
        within = self.part(each) if len(self.words.split()) > _LONG else self.words
        return is_adjective and is_other and not ASKS_FOR_SOMETHING.search(within)

    def before(self, each: NamedPlace) -> str:
        """Return what stands in the same part of the sentence ahead of what is named."""
        return PARTS_A_SENTENCE.split(self.text[self.start : each.start])[-1]

    def part(self, each: NamedPlace) -> str:
        """Return the part of the sentence in which something is named."""
        return self.before(each) + PARTS_A_SENTENCE.split(self.text[each.start : self.stop])[0]


def sentences(text: str, named: NamedInPanel) -> Iterator[SaidSentence]:
    """Yield the sentences of a text in which this is named."""
    called = [each for each in named.places if each.what == "name"]
    for each in _SENTENCE.finditer(text):
        lead = each.start()
        for name in called:
            if name.start >= lead and not text[lead : name.start].strip(_ASIDE):
                lead = name.stop
        yield SaidSentence(text, each.start(), each.end(), lead)


_ASIDE: Final = " @,:-!"
