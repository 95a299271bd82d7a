"""What a form has sent, within bounds: fields, or a file."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.parser import BytesParser
from email.policy import HTTP
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from orchestration.interaction.bounded import LONGEST_BODY, read_within

LONGEST_UPLOAD: Final = 2_000_000

_MOST_FIELDS: Final = 1000


class RefusedError(Exception):
    """What was sent cannot be used; `sentence` tells its sender why, `status` is HTTP's."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


@dataclass(frozen=True, slots=True)
class Sent:
    """What a form has sent: its fields by name, those of a name in order, and its one file."""

    fields: dict[str, list[str]] = field(default_factory=dict)
    file: bytes = b""

    def one(self, name: str) -> str:
        """Return a field's value; nothing where it was not sent."""
        return next(iter(self.fields.get(name, ())), "")


async def read_form(request: Request) -> Sent:
    """Return what a form's fields hold; RefusedError where it is too much, or no form."""
    if _kind(request) != "application/x-www-form-urlencoded":
        raise RefusedError("That did not come from one of these forms.", 415)
    body = await _read(request, LONGEST_BODY)
    try:
        pairs = parse_qsl(body.decode("utf-8"), keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise RefusedError("That form could not be read.") from None
    return _gathered(pairs)


async def read_upload(request: Request) -> Sent:
    """Return what an upload brings (RFC 7578); RefusedError where it is too much, or none."""
    if _kind(request) != "multipart/form-data":
        raise RefusedError("That did not come from one of these forms.", 415)
    head = f"Content-Type: {request.headers['content-type']}\r\n\r\n".encode("latin-1")
    body = await _read(request, LONGEST_UPLOAD)
    try:
        message = BytesParser(policy=HTTP).parsebytes(head + body)
    except RecursionError:  # boxes within boxes
        raise RefusedError("That file could not be read.") from None
    pairs, file = [], b""
    for part in message.iter_parts() if message.is_multipart() else ():
        content = part.get_payload(decode=True)
        told = content if isinstance(content, bytes) else b""
        if part.get_filename() is None:
            name = part.get_param("name", "", header="content-disposition")
            pairs.append((str(name), told.decode("utf-8", "replace")))
        else:
            file = told
    return Sent(_gathered(pairs).fields, file)


def _kind(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def _gathered(pairs: list[tuple[str, str]]) -> Sent:
    fields: dict[str, list[str]] = {}
    for name, value in pairs:
        fields.setdefault(name, []).append(value)
    return Sent(fields)


async def _read(request: Request, limit: int) -> bytes:
    try:
        received = await read_within(request.stream(), limit)
    except ClientDisconnect:
        raise RefusedError("The rest of that never came.", 408) from None
    if received is None:
        raise RefusedError(
            f"That is too much at once: at most {limit // 1_000_000} MB. Go back, and send less; "
            "what you said before is safe.",
            413,
        )
    return received
