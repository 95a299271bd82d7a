"""Who speaks for the members and who reads for the bot: rules, or a model behind a server.

One budget of calls pays for both. Every call has temperature 0 and the study's seed, and a question
that was asked before in the same words is answered from memory.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import openai
from pydantic import BaseModel

from adapters.openai.again import AskedAgain
from adapters.openai.budget import Budgeted
from adapters.openai.cache import Cached
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.model import (
    Budget,
    BudgetSpentError,
    Completion,
    Model,
    ModelError,
    Request,
    UnusableReplyError,
    Usage,
)
from adapters.openai.patient import Patient
from adapters.openai.usage import Recorded, UsageBook
from bot.models import ModelSettings, model_language
from orchestration.language.offline import OfflineLanguage
from orchestration.sessions.ports import Language
from tests.benchmarks.study.kept import Kept
from tests.benchmarks.study.speech import PlainSpeaker, Speaker
from tests.benchmarks.study.voiced import ModelSpeaker

R = TypeVar("R", bound=BaseModel)

SEED = 2027
CALLS = 10_000
IN_A_ROW = 12
"""So many questions in a row without any answer: then the server is not asked any more."""

AT_ONCE = 4
"""How many sessions go on at the same time: a server's answers take a while."""

REMEMBERED = 100_000
UNLIMITED = 10**12


@dataclass
class SeededModel(OpenAIModel):
    """A model asked with a seed, as long as its server takes one."""

    def _parameters(self, request: Request[R]) -> dict[str, Any]:
        seed = {} if "seed" in self.refused else {"seed": SEED}
        return {**super()._parameters(request), **seed}

    def _do_without(self, problem: openai.BadRequestError, sent: Mapping[str, object]) -> None:
        if "seed" in sent and "seed" in f"{problem.param} {problem.message}":
            self.refused.add("seed")
        else:
            super()._do_without(problem, sent)


@dataclass
class WhileItAnswers:
    """Asks until there was no answer `IN_A_ROW` times: a study is not to wait for a dead server.

    `reason` is what the last failure was, `denied` how many questions the budget did not allow.
    """

    inner: Model
    unanswered: int = 0
    reason: str = "no answer in time"
    denied: int = 0

    @property
    def given_up(self) -> bool:
        """Whether the server is not asked any more."""
        return self.unanswered >= IN_A_ROW

    async def complete(self, request: Request[R]) -> Completion[R]:
        """Return the reply; ModelError where there is none, whatever the server did."""
        if self.given_up:
            raise ModelError("the server has been given up")
        self.unanswered += 1  # until it has answered: a call that is cut short never says so
        try:
            completion = await self.inner.complete(request)
        except BudgetSpentError:
            self.unanswered, self.denied = 0, self.denied + 1
            raise
        except UnusableReplyError:
            self.unanswered = 0
            raise
        except ModelError as problem:
            self.reason = str(problem)
            raise
        except Exception as problem:  # noqa: BLE001  # whatever a server does, the study goes on
            self.reason = type(problem).__name__
            raise ModelError(self.reason) from None
        self.unanswered = 0
        return completion


@dataclass(frozen=True)
class Use:
    """What a model was used for: `calls` of a `budget` by prompt, their tokens, what went wrong.

    `denied` questions were not asked since the budget had run out; `given_up` is why the server was
    not asked any more, "" where it was; `refused` are the parameters that it did not take.
    `earlier` is how many of the calls were made in an earlier go.
    """

    name: str
    where: str
    reading: str
    budget: int
    calls: Mapping[str, int]
    sent: int
    received: int
    denied: int
    given_up: str
    refused: tuple[str, ...]
    earlier: int = 0


@dataclass(frozen=True)
class Mind:
    """Who speaks and who reads, whether that is a model, and for how many sessions at once."""

    speaker: Speaker = field(default_factory=PlainSpeaker)
    language: Language = field(default_factory=OfflineLanguage)
    used: Callable[[], Use | None] = lambda: None
    at_once: int = AT_ONCE


def open_mind(
    settings: ModelSettings,
    calls: int = CALLS,
    *,
    reads: bool = False,
    kept: Path | None = None,
    at_once: int = AT_ONCE,
) -> Mind:
    """Return members who speak with this model, and a bot that reads with it where it `reads`.

    Its replies are `kept` in a file where one is named.
    """
    book = UsageBook(deque())
    server = SeededModel(Server(settings.url, settings.key, settings.name, settings.seconds))
    file = Kept(server, settings.name, kept) if kept else None
    total = Budget(calls, UNLIMITED, UNLIMITED)
    counted = Budgeted(
        Recorded(file or server, book), total, total, now=lambda: 0.0
    )  # no day ends it
    asking = WhileItAnswers(counted)
    patient = AskedAgain(Patient(asking, settings.seconds))
    model = Cached(patient, settings.name, kept=REMEMBERED)

    def used() -> Use:
        spent = sum((each.usage for each in book.calls), Usage())
        return Use(
            name=settings.name,
            where=urlsplit(settings.url).netloc.rpartition("@")[2],
            reading=settings.way if reads else "rules",
            budget=calls,
            calls=Counter(each.prompt.partition("@")[0] for each in book.calls),
            sent=spent.sent,
            received=spent.received,
            denied=asking.denied,
            given_up=asking.reason if asking.given_up else "",
            refused=tuple(sorted(server.refused)),
            earlier=file.earlier if file else 0,
        )

    language = model_language(settings, model=model) if reads else OfflineLanguage()
    return Mind(ModelSpeaker(model, settings.seconds), language, used, at_once)
