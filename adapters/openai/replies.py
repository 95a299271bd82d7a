"""From the text a model sends to a reply of the shape that was asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from adapters.openai.model import UnusableReplyError, Usage

R = TypeVar("R", bound=BaseModel)

LONGEST = 100_000
_SHOWN = 3


def reply_in(text: str, schema: type[R], usage: Usage) -> R:
    """Return the reply in a text; UnusableReplyError says what is wrong with it.

    What a model thinks aloud in `<think>` and a fence around the JSON are passed over.
    """
    if len(text) > LONGEST:
        raise UnusableReplyError("It was too long.", usage)
    answer = text.rpartition("</think>")[2].partition("<think>")[0]
    start, end = answer.find("{"), answer.rfind("}")
    if start < 0 or end < start:
        raise UnusableReplyError("It was not a JSON object.", usage)
    try:
        return schema.model_validate_json(answer[start : end + 1])
    except ValidationError as problem:
        raise UnusableReplyError(_complaint(problem), usage) from None  # its cause quotes it


def _complaint(problem: ValidationError) -> str:
    """Say what is wrong without saying what was written."""
    errors = problem.errors(include_url=False, include_context=False, include_input=False)
    named = [f"{'.'.join(map(str, each['loc'])) or 'reply'}: {each['msg']}" for each in errors]
    more = f" and {len(named) - _SHOWN} more" if len(named) > _SHOWN else ""
    return f"{'; '.join(each[:200] for each in named[:_SHOWN])}{more}."


@lru_cache(maxsize=128)
def plain_schema(schema: type[BaseModel]) -> dict[str, Any]:
    """Return a JSON schema without titles and descriptions, which would only cost tokens.

    It is the same object each time: not to be changed.
    """
    return _without_remarks(schema.model_json_schema())


def _without_remarks(part: Any) -> Any:  # noqa: ANN401  # JSON
    if isinstance(part, list):
        return [_without_remarks(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        key: _without_remarks(value)
        for key, value in part.items()
        if not (key in ("title", "description") and isinstance(value, str))
    }
