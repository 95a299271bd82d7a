"""Replies that were given already: the same words in the same light are read once."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeVar

from pydantic import BaseModel

from adapters.openai.model import Completion, Model, Request
from adapters.openai.replies import plain_schema

R = TypeVar("R", bound=BaseModel)

KEPT = 512


@dataclass
class Cached:
    """Keeps the latest replies by the digest of all that they depend on, in memory alone.

    A reply quotes what somebody has said in private. On disk it would have to be sealed under its
    author's key, and forgotten with them; and what it saves, a repeat after a crash, is rare.
    """

    inner: Model
    model_name: str
    replies: OrderedDict[str, BaseModel] = field(default_factory=OrderedDict)
    kept: int = KEPT

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply that was given before, which costs nothing, or else a new one."""
        key = content_key(request, self.model_name)
        if isinstance(known := self.replies.get(key), request.schema):
            self.replies.move_to_end(key)
            return Completion(known)
        completion = await self.inner.complete(request)
        self.replies[key] = completion.reply
        if len(self.replies) > self.kept:
            self.replies.popitem(last=False)
        return completion


def content_key(request: Request[R], model_name: str) -> str:
    """Return the SHA-256 of a request's canonical JSON: model, prompt, inputs, schema."""
    content = {
        "model": model_name,
        "prompt": [request.prompt.name, request.prompt.digest],
        "inputs": dict(request.inputs),
        "schema": plain_schema(request.schema),
        "mistake": request.mistake,
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()
