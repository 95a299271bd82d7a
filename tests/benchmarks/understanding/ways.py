"""What a language model brings to understanding: the messages of a round, read in each way.

Run by hand: `python -m tests.benchmarks.understanding.ways --round 44 --model-url URL`; without a
model the rules read alone. Readings are compared as those of `rounds` are. A question that two ways
put in the same words is put once, and charged to both; with `--replies FILE` it is put once for
all, so that a run which was cut off goes on, and a change behind the model costs no call.

`seconds` are those of all answers, `median` those of one: what somebody waits, where messages are
read one at a time. `failed` are questions without an answer that could be used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

from pydantic import BaseModel

from adapters.openai.again import AskedAgain
from adapters.openai.cache import content_key
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.model import Completion, Model, ModelError, Request
from adapters.openai.patient import Patient
from adapters.openai.reader import Reader
from adapters.openai.usage import Recorded, UsageBook
from prompts.loader import load_prompt
from tests.benchmarks.machine import machine
from tests.benchmarks.model.__main__ import language_for
from tests.benchmarks.understanding.rounds import (
    Judged,
    Line,
    Outcome,
    hearing_of,
    judged_as_read,
    lines,
)

R = TypeVar("R", bound=BaseModel)

RULES = "rules"
WAYS = (RULES, "rules first", "model checked", "model alone")
SECONDS = 600.0


@dataclass(frozen=True)
class Answer:
    """What came of one question: a reply as data, or what went wrong; and what it cost."""

    reply: Mapping[str, Any] | None
    failure: str
    calls: int
    tokens: int
    seconds: float


@dataclass
class Once:
    """Puts each question to the model once, and keeps what came of it, in a file where one is."""

    model: Model
    name: str
    kept: Path | None = None
    answers: dict[str, Answer] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kept and self.kept.exists():
            for line in self.kept.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                key = row.pop("key")
                self.answers[key] = Answer(**row)

    async def answer(self, request: Request[Any]) -> Answer:
        """Return what came of a question, now or before."""
        key = content_key(request, self.name)
        if key not in self.answers:
            self.answers[key] = found = await self._asked(request)
            if self.kept:
                row = json.dumps({"key": key, **vars(found)}, ensure_ascii=False)
                with self.kept.open("a", encoding="utf-8") as file:
                    file.write(f"{row}\n")
        return self.answers[key]

    async def _asked(self, request: Request[Any]) -> Answer:
        book, began = UsageBook(), perf_counter()
        asked = AskedAgain(Patient(Recorded(self.model, book), SECONDS))
        reply, failure = None, ""
        try:
            reply = (await asked.complete(request)).reply.model_dump(mode="json")
        except ModelError as problem:
            failure = type(problem).__name__
        tokens = sum(each.usage.tokens for each in book.calls)
        return Answer(reply, failure, len(book.calls), tokens, perf_counter() - began)


@dataclass
class Charged:
    """The model as one way meets it: whatever was asked before is charged to it all the same."""

    once: Once
    answers: list[Answer] = field(default_factory=list)

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply."""
        found = await self.once.answer(request)
        self.answers.append(found)
        if found.reply is None:
            raise ModelError(found.failure)
        return Completion(request.schema.model_validate(found.reply))


@dataclass(frozen=True)
class Read:
    """One message read in one way, and what its model was asked for it."""

    judged: Judged
    answers: Sequence[Answer]


async def read(line: Line, way: str, once: Once | None, seconds: float = SECONDS) -> Read:
    """Read a message in a way."""
    prompts = load_prompt("read_message"), load_prompt("read_invitation")
    charged = Charged(once) if once else None
    reader = Reader(charged or _NoModel(), *prompts, seconds)
    said = await language_for(way, reader).understand(line["text"], hearing_of(line))
    return Read(judged_as_read(line, said), charged.answers if charged else ())


class _NoModel:
    async def complete(self, request: Request[R]) -> Completion[R]:
        raise ModelError("there is none")


async def read_all(
    asked: Sequence[Line], once: Once | None, *, at_once: int = 1, seconds: float = SECONDS
) -> Mapping[str, Sequence[Read]]:
    """Read messages in every way, in their order; without a model by the rules."""
    room = asyncio.Semaphore(at_once)
    ways = WAYS if once else (RULES,)

    async def one(line: Line) -> Sequence[Read]:
        async with room:
            found = [await read(line, way, once, seconds) for way in ways]
        outcomes = "  ".join(f"{each.judged.outcome:6}" for each in found)
        sys.stderr.write(f"{outcomes}  {line['text'][:60]!r}\n")
        return found

    done = await asyncio.gather(*map(one, asked))
    return {way: [found[place] for found in done] for place, way in enumerate(ways)}


def table(found: Mapping[str, Sequence[Read]]) -> Sequence[str]:
    """One line for each way: what came of it, and what the model cost for all messages."""
    head = (*Outcome, "sure", "calls", "tokens", "seconds", "median", "failed")
    rows = (
        f"{way:16}{''.join(f'{each:>9}' for each in _row(reads))}" for way, reads in found.items()
    )
    return [f"{'way':16}{''.join(f'{each:>9}' for each in head)}", *rows]


def _row(reads: Sequence[Read]) -> Sequence[str]:
    counted = Counter(each.judged.outcome for each in reads)
    answers = [answer for each in reads for answer in each.answers]
    took = [each.seconds for each in answers]
    figures = [
        *(counted[each] for each in Outcome),
        sum(each.judged.surely_wrong for each in reads),
        sum(each.calls for each in answers),
        sum(each.tokens for each in answers),
        round(sum(took)),
        round(median(took)) if took else 0,
        sum(each.reply is None for each in answers),
    ]
    return [str(each) for each in figures]


def main(words: Sequence[str] | None = None) -> None:
    """Read what the command line asks for, and print it."""
    asked = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.understanding.ways",
        description="Reads rounds of messages by rules, with a model, and by it alone.",
        epilog="The model's key is CONVENE_MODEL_KEY, as for the bot.",
    )
    asked.add_argument("--round", type=int, action="append", required=True)
    asked.add_argument("--model-url", help="the model's address, up to and with /v1")
    asked.add_argument("--model-name", default="default")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="for one message")
    asked.add_argument("--at-once", type=int, default=1, help="messages that are read side by side")
    asked.add_argument("--replies", type=Path, help="a file in which replies are kept")
    given = asked.parse_args(words)
    once = None
    if given.model_url:
        key = os.environ.get("CONVENE_MODEL_KEY", "")
        server = Server(given.model_url, key, given.model_name, given.seconds)
        once = Once(OpenAIModel(server), given.model_name, given.replies)
    model = f"{given.model_name}, {given.at_once} at once" if once else "no model"
    print(f"{machine()}; {model}")
    for number in given.round:
        chosen = [line for line in lines() if line["round"] == number]
        reading = read_all(chosen, once, at_once=given.at_once, seconds=given.seconds)
        print(f"\nround {number}, {len(chosen)} messages")
        print("\n".join(table(asyncio.run(reading))))


if __name__ == "__main__":
    main()
