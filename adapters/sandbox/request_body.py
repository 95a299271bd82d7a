"""What a request's body holds, within bounds."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request

from adapters.sandbox.gateway import HttpRefusedError
from orchestration.interaction.bounded import LONGEST_BODY, read_within
from orchestration.interaction.form import RefusedError

Body = dict[str, Any]

LONGEST_UPLOAD: Final = 20_000_000


async def read_bytes(request: Request, limit: int) -> bytes:
    """Return a request's body; RefusedError where it is longer than the limit, or cut off."""
    try:
        received = await read_within(request.stream(), limit)
    except ClientDisconnect:
        raise HttpRefusedError("The rest of that never came.", 408) from None
    if received is None:
        raise HttpRefusedError(f"That is too much at once: at most {limit // 1_000_000} MB.", 413)
    return received


def words_ahead(received: bytes, length: str) -> tuple[str, bytes]:
    """Return the words that so many bytes ahead of a file are, and the file."""
    if not (length.isascii() and length.isdecimal() and len(length) < 8):
        raise RefusedError("“words” is how many bytes ahead of the file are what is said.")
    try:
        return received[: int(length)].decode(), received[int(length) :]
    except UnicodeDecodeError:
        raise RefusedError("The words beside that file are no text.") from None


async def read_json(request: Request) -> Body:
    """Return a request's body, which must be a JSON object."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise HttpRefusedError("Send JSON, please (Content-Type: application/json).", 415)
    try:
        data = json.loads(await read_bytes(request, LONGEST_BODY))
    except (ValueError, RecursionError):
        raise RefusedError("That is not JSON.") from None
    if not isinstance(data, dict):
        raise RefusedError("Send a JSON object, please.")
    return data


def text_in(body: Body, name: str) -> str:
    """Return a text in a body; RefusedError where there is none of that name."""
    value = body.get(name)
    if not isinstance(value, str):
        raise RefusedError(f"“{name}” is missing, or no text.")
    return value


def text_or_none_in(body: Body, name: str) -> str | None:
    """Return a text in a body, None where it is null or missing."""
    return None if body.get(name) is None else text_in(body, name)


def object_in(body: Body, name: str) -> Body:
    """Return an object in a body; RefusedError where there is none of that name."""
    value = body.get(name)
    if not isinstance(value, dict):
        raise RefusedError(f"“{name}” is missing, or no JSON object.")
    return value
