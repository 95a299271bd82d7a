"""What a language model may answer where it makes up a panel: closed shapes, of few words."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field

from prompts.closed import Closed, list_of, of, one_of

MOST_OPTIONS = 10
MOST_CRITERIA = 8
BEST_GRADE = 5
LONGEST_TITLE = 60

LONGEST_SENTENCE = 300
MOST_SENTENCES = 5

P = TypeVar("P")
T = TypeVar("T")
W = TypeVar("W")

Title = Annotated[str, Field(min_length=1, max_length=LONGEST_TITLE)]
CriterionName = Annotated[str, Field(min_length=2, max_length=40)]


class ProposedCriterion(Closed):
    """Something of which more is better, and the adjectives that people have for it."""

    name: CriterionName
    words: Annotated[list[Annotated[str, Field(min_length=2, max_length=24)]], Field(max_length=4)]


class ProposedOption(Closed, Generic[T]):
    """An option, who vouches for it, and how it stands by each criterion: 1 to 5, 0 is unknown."""

    option: T
    persona: Annotated[str, Field(min_length=1, max_length=120)]
    cares_for: Annotated[list[CriterionName], Field(min_length=3, max_length=4)]
    grades: Annotated[
        list[Annotated[int, Field(ge=0, le=BEST_GRADE)]], Field(max_length=MOST_CRITERIA)
    ]


class FieldReply(Closed, Generic[W]):
    """What there is to choose from, by what people choose there, and who vouches for it."""

    criteria: Annotated[list[ProposedCriterion], Field(min_length=3, max_length=MOST_CRITERIA)]
    options: W


@lru_cache(maxsize=64)
def field_reply(titles: tuple[str, ...]) -> type[FieldReply[Any]]:
    """Return the reply that proposes a field: of these options alone, where any are named."""
    one = of(ProposedOption, one_of("Title", titles) if titles else Title)
    least, most = (1, len(titles)) if titles else (3, MOST_OPTIONS)
    narrowed: type[FieldReply[Any]] = of(FieldReply, list_of(one, least, most))
    return narrowed


class SentenceReply(Closed, Generic[W]):
    """One sentence, and the facts on which it rests, by their numbers; none: it is an opinion."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SENTENCE)]
    facts: W


class SpeechReply(Closed, Generic[W]):
    """What one persona says, and what it asks at the end; "" is nothing."""

    sentences: W
    question: Annotated[str, Field(max_length=160)]


class PersonaReply(SpeechReply[W], Generic[P, W]):
    """The same, by the persona's name."""

    persona: P


class StreamReply(Closed, Generic[W]):
    """What several personas say, in their order."""

    messages: W


@lru_cache(maxsize=64)
def speech_reply(facts: int) -> type[SpeechReply[Any]]:
    """Return the reply of one persona that has so many facts at hand."""
    narrowed: type[SpeechReply[Any]] = of(SpeechReply, _sentences(facts))
    return narrowed


@lru_cache(maxsize=64)
def stream_reply(personas: tuple[str, ...], facts: int) -> type[StreamReply[Any]]:
    """Return the reply of these personas, where so many facts are at hand altogether."""
    one = of(PersonaReply, (one_of("Persona", personas), _sentences(facts)))
    narrowed: type[StreamReply[Any]] = of(StreamReply, list_of(one, 1, len(personas)))
    return narrowed


def _sentences(facts: int) -> Any:  # noqa: ANN401  # a type made here
    number = Annotated[int, Field(ge=1, le=max(facts, 1))]
    one = of(SentenceReply, list_of(number, 0, min(facts, 4)))
    return list_of(one, 1, MOST_SENTENCES)
