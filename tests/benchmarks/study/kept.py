"""Replies in a file: a study that was cut off goes on with them.

A reply stands there with the tokens that it took, and is charged like a new one: so a report tells
what its study takes, in however many goes the model was asked.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel

from adapters.openai.cache import content_key
from adapters.openai.model import Completion, Model, Request, Usage

R = TypeVar("R", bound=BaseModel)


@dataclass
class Kept:
    """Asks for what the file does not hold from an earlier go, and adds each reply to it.

    What failed is not kept: it is asked again. `earlier` is how many replies came from the file.
    """

    inner: Model
    model_name: str
    file: Path
    rows: dict[str, Any] = field(default_factory=dict)
    earlier: int = 0

    def __post_init__(self) -> None:
        if self.file.exists():
            rows = map(json.loads, self.file.read_text(encoding="utf-8").splitlines())
            self.rows |= {row["key"]: row for row in rows}

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply of the file, or the model's."""
        key = content_key(request, self.model_name)
        if row := self.rows.get(key):
            self.earlier += 1
            reply = request.schema.model_validate(row["reply"])
            return Completion(reply, Usage(row["sent"], row["received"]))
        completion = await self.inner.complete(request)
        usage = completion.usage
        said = completion.reply.model_dump(mode="json")
        row = {"key": key, "sent": usage.sent, "received": usage.received, "reply": said}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(row, ensure_ascii=False)}\n")
        return completion
