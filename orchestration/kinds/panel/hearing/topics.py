"""What is asked about that the catalogue knows nothing of: “allergies”, “price”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from orchestration.kinds.panel.hearing.mentions import MOST_NAMED, NamedInPanel
from orchestration.language.choosing.known_by.amounts import unplaced
from orchestration.language.choosing.words import plain, stem, words_of
from orchestration.model.catalogue import Catalogue
from orchestration.model.preferences import Condition

_THING: Final = r"(?P<thing>[^\W\d_][\w'’-]*(?: [^\W\d_][\w'’-]*){0,2})"
_SMALL: Final = (
    r"(?:(?:the|a|an|any|its|your|their|my|some|about|der|die|das|den|dem|ein|eine|deine|ihre|mein"
    r"|meine|with|for|it|on|mit) )*"
)
_ONE: Final = r"(?P<thing>[^\W\d_][\w'’-]*)"
_IT: Final = r"(?:(?:the )?(?:it|they|any of (?:them|these|you)|these|one|<\w+>|er|sie|es) )+"
_ABOUT: Final = r"what is|what['’]s|how is|how['’]s|tell (?:me|us) about"
_GERMAN: Final = r"was ist mit|wie (?:ist|steht) es (?:mit|um)"
_NEEDED: Final = re.compile(
    rf"\b(?:must|has to|have to|needs? to|should) (?:be|have|come with) {_SMALL}{_ONE}\s*[.!]*$",
    re.IGNORECASE,
)
_END: Final = r"\s*(?:\?|[.!]*$)"
_NO_ASK: Final = (
    r"(?!(?:is|are|fits?|suits?|match(?:es)?|looks?|would|do|does|has|have|works?|seems?|one|of|you)"
    r"\b)"
)
_OPINION: Final = (
    r"\b(?:think|make|opinion|view|thoughts?|say|haltet|hältst|meint|meinst|sagst|sagt|denkst|denkt)"
    r"(?: (?:all|alle|du|ihr|denn|so))* (?:of|on|about|to|von|vom|zu|zur|zum|über)"
)
_NOBODY: Final = r"\b(?:nobody|no one|none of you|niemand)(?: has| hat)?"
_ASKED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:what|how) about {_SMALL}{_THING}{_END}",
        rf"\b(?:{_ABOUT}) {_SMALL}{_THING}\s*[?.]?$",
        rf"^(?:and|und) {_SMALL}{_THING}{_END}",
        rf"\b(?:{_GERMAN}) {_SMALL}{_THING}{_END}",
        rf"\b(?:is|are|ist|sind) {_IT}{_ONE}{_END}",
        rf"\b(?:do|does) {_IT}(?:have|cause|need|come with) {_SMALL}{_THING}{_END}",
        rf"\b(?:cares?|caring|worr(?:y|ies)) (?:about|for) {_SMALL}{_THING}\s*[?.!]*$",
        rf"\b(?:auf|um) {_SMALL}{_THING} (?:achtet|kümmert)\b",
        rf"\b(?:dem|der|denen|wem)(?: ist)? {_SMALL}{_THING} wichtig\b",
        rf"\b(?:is|are|ist|sind) {_IT}(?P<thing>(?:hard|easy|difficult|simple) to [^?.!]+?){_END}",
        (
            rf"\b(?:which|who)(?: one)?(?: of you)? {_NO_ASK}{_ONE} (?:the )?(?:best|most|least)\b"
            r"(?!\s*<criterion>)"
        ),
        rf"^(?:(?:and|und|ok|so)\b\W*)?{_SMALL}{_ONE}\s*\?$",
        rf"{_NOBODY} (?:mentioned|mentions|spoke of|talked about|erwähnt) {_SMALL}{_ONE}\s*[.!]*$",
        rf"\b(?:too|zu) (?!<){_ONE}\s*[.!]*$",
        rf"{_OPINION} {_SMALL}{_THING}{_END}",
        rf"\b(?:best|worst|better|good|bad) (?:for|in|at|against|with) {_SMALL}{_THING}{_END}",
    )
)
_NO_THING_TEXT: Final = """
other others rest else you it that this these those them us me all one ones option options choice
choices good better best ok okay sure fine right true possible there here now then today worth nice
bad new different alternative alternatives more less something anything thing things
both each everybody everyone anybody anyone somebody someone idea ideas difference point so
done finished ready serious real made like yours mine ours eure eures euch deins deine deiner
yourself yourselves why how when where who what which whose really sure huh eh hello hi hey please
warum wie wann wo wer was welche wirklich echt hallo bitte
lol haha hehe rofl lmao xd tho though btw imo pls plz thx actually again anyway mal denn eigentlich
much many little few catch downside downsides drawback drawbacks weakness side
weaknesses disadvantage disadvantages con cons pro pros flaw flaws
niemand jemand keiner keine keines
anderen andere rest das dies gut besser sonst alle noch mehr
"""
_NO_THING: Final = frozenset(stem(each) for each in _NO_THING_TEXT.split())


@dataclass(frozen=True, slots=True)
class UnknownTopic:
    """Something that the catalogue has no criterion for, as people call it; a need, or asked."""

    words: str
    is_needed: bool


def topics(
    text: str, named: NamedInPanel, catalogue: Catalogue, held: Sequence[Condition] = ()
) -> tuple[UnknownTopic, ...]:
    """Return what a message is about that the catalogue says nothing of, nor a limit `held`."""
    found = {each.words: each for each in reversed([*_all(text, named, catalogue, held)])}
    return tuple(reversed(found.values()))


def _all(
    text: str, named: NamedInPanel, catalogue: Catalogue, held: Sequence[Condition]
) -> Iterator[UnknownTopic]:
    taken = [(each.start, each.stop) for each in named.places]
    for start, stop, about in islice(unplaced(text, catalogue, held), MOST_NAMED):
        if not any(start < end and first < stop for first, end in taken):
            yield UnknownTopic(about, "?" not in text[stop:])
    for pattern in (*_ASKED, _NEEDED):
        for each in pattern.finditer(named.masked):
            if _is_thing(each["thing"]):
                yield UnknownTopic(_as_named(each["thing"]), pattern is _NEEDED)


def _is_thing(words: str) -> bool:
    said = [stem(each.word) for each in words_of(words)]
    return bool(said) and said[0] not in _NO_THING and said[-1] not in _NO_THING


def _as_named(words: str) -> str:
    return words if words[:2].isupper() else plain(words[:1]) + words[1:]
