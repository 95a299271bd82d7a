"""The offline voice: templates, filled with facts; it says nothing twice, and nothing unsourced.

What is said begins differently each time: no two words begin more than two messages of a panel.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from orchestration.kinds.panel.facts import shown
from orchestration.kinds.panel.speech import phrases
from orchestration.model.panel import (
    Claim,
    Contrast,
    Fact,
    Scene,
    SpeechMove,
    SpeechPart,
    Utterance,
)

LONGEST: Final = 160
"""Words of a message."""

_OPENING: Final = 2
"""So many words begin a message, and so many messages may begin alike."""

_CLAIMS: Final = 3
_END: Final = re.compile(r"(?<=[.!?])\s+(?=[^a-z])")
_WORD: Final = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")


class OfflineVoices:
    """Speaks by templates."""

    async def speak(self, scene: Scene) -> tuple[Utterance, ...]:
        """Return what each says, in the order of the scene's parts."""
        return spoken(scene)


def spoken(scene: Scene) -> tuple[Utterance, ...]:
    """Return what each says; the same scene is spoken in the same words."""
    unsaid = Unsaid(scene.used)
    return tuple(_Speech(scene, part, unsaid).said() for part in scene.parts)


def marks_of(text: str) -> tuple[str, ...]:
    """Return the marks of a message, by which none of it is said again."""
    return (f">{_mark(_opener(text))}", *map(_mark, sentences(text)))


def sentences(text: str) -> list[str]:
    """Return the sentences of a message."""
    return [each for each in _END.split(text) if each]


def _opener(text: str) -> str:
    return " ".join(each.casefold() for each in _WORD.findall(text)[:_OPENING])


def _mark(words: str) -> str:
    return f"{crc32(words.casefold().encode()):08x}"


class Unsaid:
    """Knows what has been said, and takes what has not."""

    def __init__(self, used: Iterable[str]) -> None:
        self._used = Counter(used)

    def first(self, variants: Iterable[str], *, begins: bool) -> str:
        """Return the first of several sentences that is new, and note it; "" where none is."""
        for each in variants:
            opening, *marks = marks_of(each)
            is_worn = begins and self._used[opening] >= _OPENING
            if not is_worn and not any(mark in self._used for mark in marks):
                self._used.update([*marks, *([opening] if begins else [])])
                return each
        return ""


@dataclass(slots=True)
class _Speech:
    """What one persona says at once."""

    scene: Scene
    part: SpeechPart
    unsaid: Unsaid
    said_so_far: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    named: dict[str, None] = field(default_factory=dict)
    options: dict[str, None] = field(default_factory=dict)
    cited: set[str] = field(default_factory=set)

    def said(self) -> Utterance:
        """Return it."""
        _MOVES[self.part.move](self)
        if not self.said_so_far:
            words = {"own": self.own, "turn": str(self.scene.turn)}
            self.said_so_far.append(phrases.LAST_RESORT.format(**words))
        self._ask()
        return Utterance(
            persona=self.part.persona.name,
            to=(self.part.asked or self.part.to,),
            text=_cut(self.said_so_far),
            criteria=tuple(self.named),
            options=tuple(self.options),
            claims=tuple(self.claims),
        )

    @property
    def own(self) -> str:
        """Its option."""
        facts = [*self.part.facts, *(each.own for each in self.part.contrasts)]
        return facts[0].option if facts else shown(self.part.persona.option)

    def say(self, ways: Sequence[str], words: Mapping[str, str], *about: Fact) -> bool:
        """Say something in one of some ways that is new; tell whether there was any."""
        begun = 2 * len(self.said_so_far)
        ways = self._to_who_asks(ways)
        start = (crc32(self.part.persona.name.encode()) + self.scene.turn + begun) % len(ways)
        turned = (*ways[start:], *ways[:start])
        known = [each for each in about if each.is_known]
        source = self._source(known)
        made = (_cited(_filled(each, words), source) for each in turned)
        found = self.unsaid.first(made, begins=not self.said_so_far)
        if not found:
            return False
        self.said_so_far.append(found)
        self.cited |= {each.source for each in known}
        for each in about:
            self.named[shown(each.criterion)] = None
            self.options[each.option] = None
        self.claims += [
            Claim(found, each.value, each.source, each.key, each.criterion) for each in known
        ]
        return True

    def _to_who_asks(self, ways: Sequence[str]) -> Sequence[str]:
        """Return ways that call nobody by name, where the name of who asks is not known."""
        return ways if self.scene.by else [each for each in ways if "{by}" not in each]

    def _source(self, known: Sequence[Fact]) -> str:
        """Return the source to name: each once in a message."""
        new = [each.source for each in known if each.source not in self.cited]
        return _ASIDE.sub("", new[0]) if new else ""

    def state(self, fact: Fact, ways: Sequence[str] = ()) -> None:
        """State a fact of its own option."""
        words, fits = self._of(fact), bool(ways) and fact.is_known and fact.flag is None
        if not (fits and self.say(ways, words, fact)):
            self.say(_plainly(fact), words, fact)

    def compare(self, each: Contrast) -> None:
        """Say in what its option is ahead, or behind."""
        self.say(_ways(each), self._of_both(each), each.own, each.other)

    def _of(self, fact: Fact) -> dict[str, str]:
        name = shown(fact.criterion)
        return {
            "own": fact.option,
            "criterion": name,
            "Criterion": name[:1].upper() + name[1:],
            "value": fact.value,
            "by": self.scene.by,
        }

    def _of_both(self, each: Contrast) -> dict[str, str]:
        word = each.comparative
        return {
            **self._of(each.own),
            "other": each.other.option,
            "theirs": each.other.value,
            "whose": each.whose,
            "comparative": word,
            "Comparative": word[:1].upper() + word[1:],
        }

    def _ask(self) -> None:
        if not self.part.asks:
            return
        one, *more = self.part.asks
        words = {"one": one, "two": (*more, one)[0], "by": self.scene.by, "who": self.part.asked}
        ways = phrases.TO_ANOTHER if self.part.asked else phrases.QUESTIONS
        if self.say(ways, words):
            return
        self.part = _to_the_member(self.part)
        if not self.say(phrases.QUESTIONS, words):
            self.said_so_far.append(f"What would you like to know next, in turn {self.scene.turn}?")


def _introduce(speech: _Speech) -> None:
    persona = speech.part.persona
    named = [shown(each) for each in persona.criteria[:3]]
    criteria = " and ".join([", ".join(named[:-1]), named[-1]]) if named[1:] else "".join(named)
    words = {"name": persona.name, "own": speech.own, "criteria": criteria}
    speech.say(phrases.INTRODUCTIONS, words)
    speech.named.update(dict.fromkeys(named))
    speech.options[speech.own] = None
    for each in speech.part.facts[:1]:
        speech.state(each)


def _answer(speech: _Speech) -> None:
    compared = _chosen(speech.part.contrasts)
    done = {each.own.criterion for each in compared}
    for each in speech.part.facts:
        if each.criterion not in done:
            speech.state(each)
    for contrast in compared[: max(_CLAIMS - len(speech.said_so_far), 1)]:
        speech.compare(contrast)


def _object(speech: _Speech) -> None:
    for each in _chosen(speech.part.contrasts):
        speech.compare(each)
    if not speech.said_so_far:
        _describe(speech)


def _describe(speech: _Speech) -> None:
    for fact in speech.part.facts:
        speech.state(fact)
    told = {each.criterion for each in speech.part.facts}
    rest = [each for each in speech.part.contrasts if each.own.criterion not in told]
    for contrast in [each for each in rest if not each.ahead][:1] or rest[:1]:
        speech.compare(contrast)


def _agree(speech: _Speech) -> None:
    for fact in speech.part.facts:
        speech.state(fact, phrases.AGREEING)


def _accepted(speech: _Speech) -> None:
    words = {"own": speech.own, "by": speech.scene.by}
    speech.say(phrases.ACCEPTING, words)
    for fact, ways in zip(speech.part.facts, ((), phrases.CAUTIONS), strict=False):
        speech.state(fact, ways)


def _rejected(speech: _Speech) -> None:
    for fact, ways in zip(speech.part.facts, (phrases.REJECTED, phrases.REMAINS), strict=False):
        speech.state(fact, ways)


_MOVES: Final = {
    SpeechMove.INTRODUCE: _introduce,
    SpeechMove.ANSWER: _answer,
    SpeechMove.DESCRIBE: _describe,
    SpeechMove.OBJECT: _object,
    SpeechMove.AGREE: _agree,
    SpeechMove.ACCEPTED: _accepted,
    SpeechMove.REJECTED: _rejected,
}


def _chosen(contrasts: Sequence[Contrast]) -> list[Contrast]:
    """Return two contrasts at most: an advantage and a concession, where there are both."""
    ahead = [each for each in contrasts if each.ahead]
    behind = [each for each in contrasts if each.ahead is False]
    return [*ahead[: 2 - len(behind[:1])], *behind[:1]]


def _ways(each: Contrast) -> Sequence[str]:
    """Return how it may be said that one option stands better than another, or worse."""
    if each.own.flag is bool(each.ahead):
        return phrases.AHEAD_YES if each.ahead else phrases.BEHIND_NO
    if each.ahead and each.comparative:
        return (*phrases.COMPARED, *phrases.AHEAD)
    return phrases.AHEAD if each.ahead else phrases.BEHIND


def _plainly(fact: Fact) -> Sequence[str]:
    if not fact.is_known:
        return phrases.UNKNOWN
    if fact.flag is not None:
        return phrases.YES if fact.flag else phrases.NO
    return phrases.TAGS if fact.number is None else phrases.NUMBERS


def _filled(way: str, words: Mapping[str, str]) -> str:
    said = way.format(**words)
    return said[:1].upper() + said[1:]


def _cited(sentence: str, source: str) -> str:
    return f"{sentence[:-1]} ({source}){sentence[-1]}" if source else sentence


def _to_the_member(part: SpeechPart) -> SpeechPart:
    return replace(part, asked="")


def _cut(said: Sequence[str]) -> str:
    """Return sentences as one paragraph of so many words, its question the last."""
    kept = list(said)
    while len(" ".join(kept).split()) > LONGEST and len(kept) > 1:
        kept.pop(-2 if len(kept) > 2 else 0)
    return " ".join(" ".join(kept).split())
