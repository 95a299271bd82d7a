"""A model whose answers are a list: replies as data, errors to raise, or what to do meanwhile."""

import json
from dataclasses import dataclass, field
from typing import Any

from adapters.openai.model import Completion, Usage
from adapters.openai.replies import reply_in

COST = Usage(70, 30)


@dataclass
class Listed:
    """Gives its answers in turn, and keeps what it was asked; one question too many is an error.

    An answer is a dict, a text, an exception, or a function to await.
    """

    answers: list[Any]
    asked: list[Any] = field(default_factory=list)

    async def complete(self, request):
        """Return the next answer."""
        self.asked.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        if callable(answer):
            answer = await answer()
        text = answer if isinstance(answer, str) else json.dumps(answer)
        return Completion(reply_in(text, request.schema, COST), COST)
