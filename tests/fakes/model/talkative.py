"""A model in front of another that makes nonsense tell: it must wish for something, and quotes."""

from dataclasses import dataclass, field, replace
from typing import Annotated, Any
from zlib import crc32

from pydantic import Field, create_model

from adapters.openai.model import Completion

LISTS = ("wishes", "asks", "rest")
LEAST, MOST = 1, 2


@dataclass
class Talkative:
    """Asks for lists that are not empty, and puts words of the message where its own stood.

    By chance hardly anybody would quote what was said, and nothing that was meant would follow.
    `replies` are all that was answered, to be read where a test fails.
    """

    inner: object
    replies: list[Any] = field(default_factory=list)

    async def complete(self, request):
        """Return a reply of the same shape, with something in it."""
        completion = await self.inner.complete(replace(request, schema=talking(request.schema)))
        reply = quoting(completion.reply, str(request.inputs["message"]))
        self.replies.append(reply)
        return Completion(reply, completion.usage)


def talking(schema):
    """The same shape with one or two things in each list."""
    lists = {
        name: (Annotated[info.annotation, Field(min_length=LEAST, max_length=MOST)], ...)
        for name, info in schema.model_fields.items()
        if name in LISTS
    }
    return create_model(schema.__name__, __base__=schema, **lists)


def quoting(reply, message):
    """The same reply with each quote taken from the message."""
    words = message.split() or ["-"]
    changed = {
        name: [each.model_copy(update={"words": quote(words, each, n)}) for n, each in said]
        for name in LISTS
        if (said := list(enumerate(getattr(reply, name, ()))))
    }
    return reply.model_copy(update=changed)


def quote(words, each, place):
    """One to four words in a row, by chance, the same for the same."""
    chance = crc32(f"{each}{place}".encode())
    start = chance % len(words)
    return " ".join(words[start : start + 1 + chance // 7 % 4])
