"""What somebody else has written for a persona, held to what it rests on: the rest is not said.

A number stands as its source has it, of the option that it is of, or its sentence goes. What rests
on nothing is marked as an opinion; it names no number, and no option but the persona's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from orchestration.kinds.panel.speech import phrases
from orchestration.kinds.panel.speech.offline import question_of
from orchestration.kinds.panel.speech.sentences import LONGEST, cited, cut
from orchestration.kinds.panel.speech.unsaid import Unsaid
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.numerals import numbers_in
from orchestration.model.panel import (
    Claim,
    Fact,
    Quote,
    Scene,
    SpeechMove,
    SpeechPart,
    Utterance,
)

OPINION: Final = "opinion"
"""How a sentence is marked that rests on nothing."""

MOST_SENTENCES: Final = 5

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Written:
    """A sentence as it was written, and on which of the grounds it is to rest, by their places."""

    text: str
    grounds: tuple[int, ...] = ()


def grounds_of(part: SpeechPart) -> tuple[Fact | Quote, ...]:
    """Return all that a persona has at hand for what it says, each once."""
    facts = [*part.facts, *(fact for _, fact in part.breaks), *part.more, *part.weak]
    facts += [each for one in part.contrasts for each in (one.own, one.other)]
    known = {(each.key, each.criterion): each for each in facts if each.is_known}
    return (*known.values(), *part.quotes)


def grounded(
    scene: Scene, part: SpeechPart, written: Sequence[Written], question: str
) -> Utterance | None:
    """Return what is left of words that were written for a persona; None where that is nothing."""
    speech = _Speech(scene, part)
    for each in written[:MOST_SENTENCES]:
        speech.say(each)
    if not speech.said:
        return None
    asked = speech.ask(question)
    if part.is_new:
        speech.introduce()
    text = cut([*speech.said, *([asked] if asked else [])])
    to = (part.question.to if part.question else "") or part.to
    return Utterance(
        persona=part.persona.name,
        to=(to,),
        text=text,
        criteria=tuple(speech.criteria),
        options=tuple(speech.options),
        claims=tuple(each for each in speech.claims if each.text in text),
    )


@dataclass(slots=True)
class _Speech:
    scene: Scene
    part: SpeechPart
    said: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    criteria: dict[str, None] = field(default_factory=dict)
    options: dict[str, None] = field(default_factory=dict)
    sources: set[str] = field(default_factory=set)
    unsaid: Unsaid = field(init=False)

    def __post_init__(self) -> None:
        self.unsaid = Unsaid(self.scene.used)

    def say(self, written: Written) -> None:
        """Say a sentence, as far as it rests on what it names, and was not said before."""
        text = _ended(written.text.removeprefix(f"{self.part.persona.name}:"))
        if not text or self._is_for_another(text):
            return
        grounds = grounds_of(self.part)
        named = [grounds[at] for at in dict.fromkeys(written.grounds) if at in range(len(grounds))]
        borne = [each for each in named if self._bears(each, text)]
        if not self._is_borne(text, borne):
            return
        source = next((x.source for x in borne if x.source not in self.sources), "")
        marked = cited(text, source if borne else OPINION)
        if not self.unsaid.first([marked], begins=not self.said):
            return
        self.said.append(marked)
        self.sources.add(source)
        self.options[self.part.option] = None
        for each in borne:
            self._claim(marked, each)

    def ask(self, question: str) -> str:
        """Return the question at the end, if this is who asks; a template's where it is none."""
        if self.part.question is None:
            return ""
        asked = " ".join(question.split())
        is_one = asked.endswith("?") and asked.count("?") == 1 and not [*numbers_in(asked)]
        if is_one and not self._is_for_another(asked):
            asked = self.unsaid.first([asked], begins=False)
        else:
            asked = ""
        return asked or question_of(self.scene, self.part)

    def introduce(self) -> None:
        """Say first who speaks, and for what; who comes in with that says for the sake of what."""
        words = {"own": self.part.option, "name": self.part.persona.name}
        ways = [each.format(**words, by=self.scene.by) for each in phrases.BARE_INTRODUCTIONS]
        start = sum(map(ord, self.part.persona.name)) % len(ways)
        self.said.insert(0, self.unsaid.first((*ways[start:], *ways[:start]), begins=True))
        self.said = [each for each in self.said if each]
        if self.part.move is SpeechMove.INTRODUCE:
            held = map(shown, self.part.persona.criteria[:3])
            self.criteria = {**dict.fromkeys(held), **self.criteria}

    def _claim(self, said: str, ground: Fact | Quote) -> None:
        if isinstance(ground, Quote):
            self.claims.append(Claim(said, ground.text, ground.source, ground.option, ""))
            return
        self.claims.append(Claim(said, ground.value, ground.source, ground.key, ground.criterion))
        self.criteria[shown(ground.criterion)] = None
        self.options[ground.option] = None

    def _is_for_another(self, text: str) -> bool:
        """Tell whether words are put into the mouth of somebody else."""
        names = [name for name, _ in self.scene.cast if name != self.part.persona.name]
        return any(re.search(rf"\b{re.escape(x)}\b[^:.!?]{{0,20}}:", text) for x in names)

    def _bears(self, ground: Fact | Quote, text: str) -> bool:
        """Tell whether a sentence says what it is to rest on, of whom that is."""
        return any(True for _ in self._places(ground, text))

    def _places(self, ground: Fact | Quote, text: str) -> Iterator[Span]:
        """Yield where a sentence says what a ground has, of the option that it is of."""
        if isinstance(ground, Quote):
            yield from _quoted(ground.text, text)
            return
        words = ground.value if ground.flag is None else ground.predicate
        for start, end in _spans(words, text):
            if self._subject(text, start) == ground.option:
                yield start, end

    def _subject(self, text: str, at: int) -> str:
        """Return of which option a sentence speaks at a place: the last that it has named."""
        named = [(end, title) for title in self._titles for _, end in _spans(title, text)]
        before = [each for each in named if each[0] <= at]
        return max(before)[1] if before else self.part.option

    @property
    def _titles(self) -> list[str]:
        return list(dict.fromkeys([self.part.option, *(title for _, title in self.scene.cast)]))

    def _is_borne(self, text: str, borne: Sequence[Fact | Quote]) -> bool:
        """Tell whether all that a sentence claims stands in what it rests on."""
        if not self._titles_in(text) <= {self.part.option, *map(_of, borne)}:
            return False
        numbers = [*numbers_in(text)]
        free = [*self._names_in(text), *(x for each in borne for x in self._places(each, text))]
        if any(not _is_within(each, free) for each in numbers):
            return False
        return not numbers or not self._names_another_criterion(text, borne)

    def _titles_in(self, text: str) -> set[str]:
        return {each for each in self._titles if any(_spans(each, text))}

    def _names_in(self, text: str) -> Iterator[Span]:
        """Yield where a text names options and personas, whatever numbers are in their names."""
        for each in (*self._titles, *(name for name, _ in self.scene.cast)):
            yield from _spans(each, text)

    def _names_another_criterion(self, text: str, borne: Sequence[Fact | Quote]) -> bool:
        """Tell whether a number is, or may be, told of a criterion that it is not of."""
        told = {shown(each.criterion) for each in borne if isinstance(each, Fact)}
        if not told:
            return False
        at_hand = [x for x in grounds_of(self.part) if isinstance(x, Fact)]
        known = {shown(x.criterion) for x in at_hand} | {*map(shown, self.part.persona.criteria)}
        return any(any(_spans(each, text)) for each in known - told)


def _of(ground: Fact | Quote) -> str:
    """Return of which option a fact is; a quote may name none but the speaker's."""
    return ground.option if isinstance(ground, Fact) else ""


def _is_within(one: Span, free: Sequence[Span]) -> bool:
    return any(first <= one[0] and one[1] <= last for first, last in free)


def _ended(text: str) -> str:
    """Return a sentence with its end; "" where that is no plain sentence."""
    words = " ".join(text.split())
    if not words or "?" in words or len(words.split()) > LONGEST:
        return ""
    return words if words[-1] in ".!…" else f"{words}."


def _spans(words: str, text: str) -> Iterator[Span]:
    """Yield where words stand in a text, as whole words."""
    found = re.finditer(rf"(?<![\w.,]){re.escape(words)}(?![\w%]|[.,]\d)", text, re.IGNORECASE)
    for each in found if words else ():
        yield each.span()


_PIECE: Final = 4
"""Words that have to stand in a row for something to be quoted."""


def _quoted(words: str, text: str) -> Iterator[Span]:
    """Yield where a text has words of a quote, in a row."""
    given = words.casefold().strip("…").split()
    for at in range(len(given) - min(_PIECE, len(given)) + 1):
        yield from _spans(" ".join(given[at : at + _PIECE]).strip(".,;:!"), text)
