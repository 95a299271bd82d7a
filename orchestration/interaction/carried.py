"""What a control or a dialog carries along as text, and gives back when it is used."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any
from zlib import compress, decompress

from orchestration.model.people import SessionId


def control(session: SessionId | None, value: str) -> str:
    """Return what a control carries: which session it concerns, and its value."""
    return _json([session, value])


def control_in(text: str) -> tuple[SessionId | None, str]:
    """Return the session and the value that a control carries; no session where it is not ours."""
    try:
        match json.loads(text):
            case [str(session), str(said)]:
                return SessionId(session), said
            case [None, str(said)]:
                return None, said
    except ValueError:
        pass
    return None, ""


def carried(private: Mapping[str, Any], context: Mapping[str, Any], longest: int) -> str:
    """Return JSON of at most `longest` characters: a long context is compressed.

    One that is too long even so (some 300 people named) is left out, as a dialog without what was
    said in words is better than none.
    """
    for each in (dict(context), {"z": _compressed(context)}):
        kept = _json({**private, "context": each})
        if len(kept) <= longest:
            return kept
    return _json({**private, "context": {}})


def carried_in(text: str) -> dict[str, Any]:
    """Return what was given to `carried` as `private`, and the context as `context`."""
    kept: dict[str, Any] = json.loads(text or "{}")
    match kept.get("context"):
        case {"z": str(packed), **rest} if not rest:
            kept["context"] = json.loads(decompress(b64decode(packed)))
    return kept


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _compressed(context: Mapping[str, Any]) -> str:
    return b64encode(compress(_json(context).encode(), 9)).decode()
