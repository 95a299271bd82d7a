"""Closed shapes: the base of all replies, and what narrows one to what is on the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Union

from pydantic import BaseModel, ConfigDict, Field


class Closed(BaseModel):
    """A shape that takes its own fields and no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def model_parametrized_name(cls, params: tuple[Any, ...]) -> str:
        """Keep the plain name: the days and people it was narrowed to are in the fields."""
        del params
        return cls.__name__


def list_of(what: Any, least: int, most: int) -> Any:  # noqa: ANN401  # a type made here
    """Return a list of so many of something."""
    return Annotated[list[what], Field(min_length=least, max_length=most)]


def of(shape: Any, what: Any) -> Any:  # noqa: ANN401  # a type made here
    """Return a shape narrowed to something."""
    return shape[what]


def one_of(what: str, names: Sequence[str]) -> Any:  # noqa: ANN401  # a type made here
    """Return an enumeration of names."""
    return StrEnum(what, {f"{what}{n}": name for n, name in enumerate(names)})


def any_of(types: Sequence[Any]) -> Any:  # noqa: ANN401  # a type made here
    """Return what is any of several shapes."""
    return Union[tuple(types)]  # noqa: UP007  # made here
