"""A model that answers any schema validly and by chance: the same nonsense for the same words."""

import json
import random
from dataclasses import dataclass
from typing import Any

from adapters.openai.cache import content_key
from adapters.openai.model import Completion, Usage
from adapters.openai.replies import plain_schema
from tests.fakes.model.talkative import quote

DAYS = ("2026-02-28", "2027-01-11", "2027-01-12", "2027-03-28", "2099-12-31")


@dataclass(frozen=True)
class Nonsense:
    """Answers by chance, which `seed` chooses; half of its quotes are the author's words."""

    seed: int = 0

    async def complete(self, request):
        """Return something of the shape that was asked for."""
        chance = random.Random(f"{self.seed}{content_key(request, '')}")
        words = str(request.inputs.get("message", "")).split() or ["-"]
        schema = plain_schema(request.schema)
        data = _Maker(chance, schema.get("$defs", {}), words).make(schema)
        return Completion(request.schema.model_validate_json(json.dumps(data)), Usage(9, 9))


@dataclass(frozen=True)
class _Maker:
    chance: random.Random
    defs: dict[str, Any]
    words: list[Any]

    def make(self, form):
        """Return any value of a form."""
        if "$ref" in form:
            return self.make(self.defs[form["$ref"].rpartition("/")[2]])
        if "anyOf" in form:
            return self.make(self.chance.choice(form["anyOf"]))
        if "const" in form or "enum" in form:
            return self.chance.choice(form.get("enum") or [form["const"]])
        return getattr(self, f"_{form['type']}")(form)

    def _object(self, form):
        return {
            name: self._quote() if name == "words" else self.make(each)
            for name, each in form["properties"].items()
        }

    def _quote(self):
        if self.chance.random() < 0.5:
            return "never said"
        return quote(self.words, self.chance.random(), 0)[:300]

    def _array(self, form):
        least, most = form.get("minItems", 0), min(4, form.get("maxItems", 4))
        return [self.make(form["items"]) for _ in range(self.chance.randint(least, most))]

    def _integer(self, form):
        return self.chance.choice([form["minimum"], form["maximum"], form["minimum"] + 1])

    def _string(self, form):
        if form.get("format") == "date":
            return self.chance.choice(DAYS)
        return f"{self.chance.randrange(24):02}:{self.chance.choice((0, 15, 59)):02}"

    def _null(self, form):
        del form
