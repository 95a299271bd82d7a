"""Members who find their words with a language model; where that fails, rules speak for them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated

from pydantic import Field, field_validator

from adapters.openai.model import (
    BudgetSpentError,
    Model,
    ModelError,
    Request,
    UnusableReplyError,
)
from prompts.loader import Prompt, load_prompt
from prompts.replies import WordingReply
from tests.benchmarks.study.company import Employee
from tests.benchmarks.study.speech import (
    PARAPHRASES,
    Agrees,
    Declines,
    Introduces,
    Line,
    PlainSpeaker,
    Repeats,
    Saying,
    Speaker,
    Utterance,
    Voice,
    plain_wish,
)

HERE = Path(__file__).parent
LATEST = 8
"""How many lines of what they have seen a member's prompt holds: a round's, and what came of it."""


class Spoken(WordingReply):
    """What a member writes: some words, and nothing else."""

    words: Annotated[str, Field(min_length=1, max_length=450)]

    @field_validator("words")
    @classmethod
    def _says_something(cls, words: str) -> str:
        if not words.strip():
            raise ValueError("there are no words in it")
        return words.strip()


@dataclass(frozen=True)
class ModelSpeaker:
    """Has a model find a member's words within `seconds`, from their own profile and what they saw.

    A profile that is not paraphrased is said as it stands, as in the paper.
    """

    model: Model
    seconds: float
    speak: Prompt = field(default_factory=partial(load_prompt, "speak_as_member", HERE))
    paraphrase: Prompt = field(default_factory=partial(load_prompt, "paraphrase_profile", HERE))
    instead: Speaker = field(default_factory=PlainSpeaker)

    async def utter(self, person: Employee, saying: Saying, seen: Sequence[Line]) -> Utterance:
        """Return the model's words, or, where there are none, the rules' and why."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._uttered(person, saying, seen)
        except (ModelError, TimeoutError) as problem:
            plain = await self.instead.utter(person, saying, seen)
            return Utterance(plain.text, _why(problem))

    async def _uttered(self, person: Employee, saying: Saying, seen: Sequence[Line]) -> Utterance:
        if isinstance(saying, Introduces) and saying.wording in PARAPHRASES:
            return await self._paraphrased(person, PARAPHRASES[saying.wording])
        words = await self._asked(self.speak, shown_to_speak(person, saying, seen))
        return Utterance(words, Voice.MODEL)

    async def _paraphrased(self, person: Employee, times: int) -> Utterance:
        text = person.text("profile")
        for _ in range(times):
            text = await self._asked(self.paraphrase, {"text": text})
        return Utterance(text, Voice.MODEL if times else Voice.VERBATIM)

    async def _asked(self, prompt: Prompt, inputs: Mapping[str, object]) -> str:
        completion = await self.model.complete(Request(prompt=prompt, inputs=inputs, schema=Spoken))
        return completion.reply.words


def _why(problem: Exception) -> Voice:
    match problem:
        case TimeoutError():
            return Voice.LATE
        case BudgetSpentError():
            return Voice.BUDGET
        case UnusableReplyError():
            return Voice.INVALID
        case _:
            return Voice.UNANSWERED


def shown_to_speak(person: Employee, saying: Saying, seen: Sequence[Line]) -> dict[str, object]:
    """Return what a prompt is filled in with: one member's own, and nothing of anybody else."""
    points: Sequence[str] = ()
    option, gladly = "", False
    match saying:
        case Introduces():
            task = "introduce"
        case Repeats(wishes=wishes):
            task, points = "repeat", tuple(map(plain_wish, wishes))
        case Agrees():
            task, option, gladly = "agree", saying.option, saying.gladly
        case Declines(wishes=wishes):
            task, points = "decline", tuple(map(plain_wish, wishes))
    return {
        "name": person.name,
        "role": person.role,
        "profile": [each.wordings["profile"] for each in person.sentences],
        "seen": [{"by": each.by, "text": each.text} for each in seen[-LATEST:]],
        "task": task,
        "points": list(points),
        "option": option,
        "gladly": gladly,
    }
