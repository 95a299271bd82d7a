"""What a language model is to Convene: one method, from a prompt to a reply of a given shape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pydantic import BaseModel

from orchestration.model.people import MemberId, SessionId
from prompts.loader import Prompt

R = TypeVar("R", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of one call, or of several: those sent and those that came back."""

    sent: int = 0
    received: int = 0

    @property
    def tokens(self) -> int:
        """All of them."""
        return self.sent + self.received

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.sent + other.sent, self.received + other.received)


@dataclass(frozen=True, slots=True)
class Budget:
    """Calls, tokens and seconds of waiting."""

    calls: int
    tokens: int
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Request(Generic[R]):
    """One question: the prompt, what it is filled in with, and the shape of the reply.

    `session` is whose budget pays, None only the workspace's; `mistake` says what was wrong with
    the last reply. `who` is whose words are read, None where they are nobody's in particular.
    """

    prompt: Prompt
    inputs: Mapping[str, object]
    schema: type[R]
    session: SessionId | None = None
    mistake: str = ""
    who: MemberId | None = None


@dataclass(frozen=True, slots=True)
class Completion(Generic[R]):
    """A reply of the shape that was asked for, and what it cost."""

    reply: R
    usage: Usage = Usage()


class Model(Protocol):
    """Answers requests; every failure is a `ModelError`."""

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return a reply that is valid in its schema."""
        ...


class ModelError(Exception):
    """A model has not answered; `usage` is what the attempt cost. It never quotes anybody."""

    def __init__(self, reason: str, usage: Usage = Usage()) -> None:
        super().__init__(reason)
        self.usage = usage


class UnusableReplyError(ModelError):
    """The reply has not the shape that was asked for; `str()` may be told to the model itself."""


class NotNowError(ModelError):
    """The server cannot answer just now; `after` is in how many seconds it may, None if unknown."""

    def __init__(self, reason: str, after: float | None = None) -> None:
        super().__init__(reason)
        self.after = after


class RefusedError(ModelError):
    """The server will not answer such a request: a wrong key, an unknown model."""


class BudgetSpentError(ModelError):
    """What may be spent has been spent; the server was not asked."""
