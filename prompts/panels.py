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
