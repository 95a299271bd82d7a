"""A model behind a server that speaks OpenAI's chat completions, wherever that is."""

from __future__ import annotations

import logging
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import openai
from pydantic import BaseModel

from adapters.openai.bounded import AS_IT_IS, MOST_BYTES, TooLargeError, bound
from adapters.openai.model import (
    Completion,
    ModelError,
    NotNowError,
    RefusedError,
    Request,
    UnusableReplyError,
    Usage,
)
from adapters.openai.replies import plain_schema, reply_in

log = logging.getLogger(__name__)

R = TypeVar("R", bound=BaseModel)

_NO_KEY = "none"  # the client insists on one; a local server looks at none
_LIMIT, _INSTEAD = "max_tokens", "max_completion_tokens"
_MAY_GO = (_LIMIT, "temperature", "response_format")
"""What a server may not take: the limit has a newer name, and replies are checked in any case."""


@dataclass(frozen=True, slots=True)
class Server:
    """Where a model is, and how long one call to it may take, in seconds."""

    url: str
    key: str
    name: str
    seconds: float


@dataclass
class OpenAIModel:
    """Asks a server, once for each request: whether to try again is for others to say.

    Each call has a client of its own, so no connection outlives it and there is nothing to close.
    What they trust is read once: it takes 20 ms, in which nobody else would be answered. A
    parameter that the server has refused is left out from then on.
    """

    server: Server
    refused: set[str] = field(default_factory=set)
    _trust: ssl.SSLContext = field(default_factory=cache(ssl.create_default_context), repr=False)

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the server's reply."""
        answer = await self._asked(request)
        usage = _usage(answer)
        choice = next(iter(getattr(answer, "choices", None) or ()), None)
        text = choice.message.content if choice and choice.message else None
        if choice is None or not isinstance(text, str):
            raise UnusableReplyError("It was empty.", usage)
        if choice.finish_reason == "length":
            raise UnusableReplyError("It was cut off before its end: be brief.", usage)
        return Completion(reply_in(text, request.schema, usage), usage)

    async def _asked(self, request: Request[R]) -> Any:  # noqa: ANN401  # servers vary
        """Ask, and ask again without a parameter that the server refuses."""
        while True:
            sent = self._parameters(request)
            try:
                async with self._client() as client:
                    return await client.chat.completions.create(**sent)
            except TooLargeError:
                log.warning("a reply of the model was given up: over %d kB", MOST_BYTES // 1000)
                raise UnusableReplyError("It was too long.") from None
            except openai.BadRequestError as problem:
                self._do_without(problem, sent)
            except openai.RateLimitError as problem:
                raise NotNowError("too many requests", _retry_after(problem)) from None
            except (openai.APIConnectionError, openai.InternalServerError) as problem:
                raise NotNowError(type(problem).__name__) from None
            except openai.APIStatusError as problem:
                raise RefusedError(f"status {problem.status_code}") from None
            except (openai.OpenAIError, ValueError) as problem:
                raise ModelError(type(problem).__name__) from None

    def _client(self) -> openai.AsyncOpenAI:
        server = self.server
        return openai.AsyncOpenAI(
            base_url=server.url,
            api_key=server.key or _NO_KEY,
            timeout=server.seconds,
            max_retries=0,
            default_headers=AS_IT_IS,
            http_client=openai.DefaultAsyncHttpx2Client(
                verify=self._trust, event_hooks={"response": [bound]}
            ),
        )

    def _parameters(self, request: Request[R]) -> dict[str, Any]:
        front = request.prompt.front
        messages = request.prompt.messages(request.inputs, request.mistake)
        form = {"name": request.prompt.name, "schema": plain_schema(request.schema), "strict": True}
        limit = _INSTEAD if _LIMIT in self.refused else _LIMIT
        wanted = {
            limit: front.max_tokens,
            "temperature": front.temperature,
            "response_format": {"type": "json_schema", "json_schema": form},
        }
        return {
            "model": self.server.name,
            "messages": [{"role": each.role, "content": each.content} for each in messages],
            **{name: value for name, value in wanted.items() if name not in self.refused},
        }

    def _do_without(self, problem: openai.BadRequestError, sent: Mapping[str, object]) -> None:
        """Note which parameter a server complains about; RefusedError if it can do without none."""
        about = f"{problem.param} {problem.message}"
        parameter = next((each for each in _MAY_GO if each in about and each in sent), None)
        if parameter is None:
            raise RefusedError("status 400") from None
        log.info("the model's server does not take %s", parameter)
        self.refused.add(parameter)


def _usage(answer: object) -> Usage:
    told = getattr(answer, "usage", None)
    sent, received = (getattr(told, f"{each}_tokens", 0) for each in ("prompt", "completion"))
    return Usage(sent or 0, received or 0)


def _retry_after(problem: openai.APIStatusError) -> float | None:
    """Return the seconds that a server asks to wait; None where it gives a date or nothing."""
    try:
        return max(0.0, float(problem.response.headers.get("retry-after", "")))
    except ValueError:
        return None
