"""What a model costs and what it brings, in each way it can be used, on the same sessions.

Run by hand: `python -m tests.benchmarks.model`. With CONVENE_MODEL_URL and CONVENE_MODEL_NAME it
asks that server; without, an oracle that is never wrong: then a model's readings are as good as any
could be, and what tells the ways apart is what they cost, and what the rules misread. Nothing is
cached, so a phrase that comes up twice is paid for twice.

`wrong` are wishes that were read and that nobody had, `missed` those that were had and not read,
both before anybody mends anything; `messages` is how many each member has written. The aim is a
fifth of the paper's own calls or fewer, at no worse satisfaction by true wishes.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from adapters.openai.again import AskedAgain
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.coordinator import ModelCoordinator
from adapters.openai.language import ModelChecked, ModelLanguage, RulesFirst
from adapters.openai.model import Model, Usage
from adapters.openai.patient import Patient
from adapters.openai.reader import Reader
from adapters.openai.usage import Recorded, UsageBook
from bot.models import ModelSettings, read_model_settings
from orchestration.language.offline import OfflineLanguage
from orchestration.sessions.ports import Language
from prompts.loader import load_prompt
from tests.benchmarks.model.session import (
    MEMBERS,
    NOW,
    SESSIONS,
    Ended,
    Played,
    drawn,
    matter,
    meant,
    read_by_oracle,
    terms,
)
from tests.fakes.model.oracle import Oracle

PAPER = "the paper's way"
WAYS = ("rules", "rules first", "model checked", "model alone", PAPER)
AIM = 0.2
HABITS = {
    "Members take back what they did not mean, and say again what is missing.": True,
    "Members keep whatever is read back to them.": False,
}


@dataclass(frozen=True)
class Result:
    """All sessions in one way."""

    ended: Sequence[Ended]
    book: UsageBook

    @property
    def calls(self) -> float:
        """Calls per decision."""
        return len(self.book.calls) / len(self.ended)

    @property
    def tokens(self) -> float:
        """Tokens per decision."""
        spent = sum((each.usage for each in self.book.calls), Usage())
        return spent.tokens / len(self.ended)

    @property
    def satisfaction(self) -> float:
        """Mean satisfaction score by what people truly wish, 0 to 3."""
        return fmean(each.score for each in self.ended)

    def readings(self) -> tuple[int, int]:
        """Return how many wishes were read that nobody had, and how many that were had were not."""
        wrong = missed = 0
        for each in self.ended:
            for words, wishes in each.read.items():
                read, true = ({matter(wish) for wish in side} for side in (wishes, meant(words)))
                wrong += len(read - true)
                missed += len(true - read)
        return wrong, missed


def model_for(settings: ModelSettings | None, book: UsageBook, *, paper: bool) -> Model:
    """Return the server's model, or the oracle, with every call written down."""
    if settings is None:
        return Recorded(Oracle(terms(paper=paper), NOW, read_by_oracle), book)
    server = Server(settings.url, settings.key, settings.name, settings.seconds)
    return AskedAgain(Patient(Recorded(OpenAIModel(server), book), settings.seconds))


def _coordinator(model: Model, seconds: float) -> ModelCoordinator:
    return ModelCoordinator(
        model=model,
        propose=load_prompt("propose_times"),
        evaluate=load_prompt("judge_times"),
        propose_listed=load_prompt("propose_options"),
        evaluate_listed=load_prompt("judge_options"),
        seconds=seconds,
    )


def language_for(way: str, reader: Reader) -> Language:
    """Return what understands people in this way."""
    rules = OfflineLanguage()
    match way:
        case "rules":
            return rules
        case "rules first":
            return RulesFirst(reader, rules)
        case "model checked":
            return ModelChecked(reader, rules)
        case _:
            return ModelLanguage(reader, rules)


async def run(
    way: str, settings: ModelSettings | None, sessions: int = SESSIONS, *, mending: bool = True
) -> Result:
    """Play the sessions in one way."""
    book, paper = UsageBook(), way == PAPER
    model = model_for(settings, book, paper=paper)
    seconds = settings.seconds if settings else 20.0
    prompts = (load_prompt("read_message"), load_prompt("read_invitation"))
    language = language_for(way, Reader(model, *prompts, seconds))
    coordinator = _coordinator(model, seconds) if paper else None
    ended = [
        await Played(number, said, paper=paper, mending=mending).to_its_end(language, coordinator)
        for number, said in enumerate(drawn()[:sessions])
    ]
    return Result(ended, book)


def papers_calls(ended: Sequence[Ended]) -> float:
    """Return the calls per decision of the paper's own modules for the same conversations.

    Each round: one to answer each message, one for each member to sum up, one to propose, and one
    to judge for all (its appendix B).
    """
    return fmean(sum(each.interactions) + each.rounds * (MEMBERS + 2) for each in ended)


def report(results: dict[str, Result], heading: str) -> str:
    """Return a table, and how many calls each way makes beside the paper's."""
    own = papers_calls(results[PAPER].ended)
    return "\n".join(
        [
            heading,
            f"{'way':16}{''.join(f'{name:>9}' for name in COLUMNS)}",
            *(f"{way:16}{_row(each)}" for way, each in results.items()),
            "",
            f"The paper's own modules would make {own:.1f} calls for its conversations here.",
            *(_verdict(way, each, results[PAPER], own) for way, each in results.items()),
        ]
    )


COLUMNS = ("wrong", "missed", "calls", "tokens", "messages", "rounds", "attend", "ratio", "score")


def _row(result: Result) -> str:
    wrong, missed = result.readings()
    rounds = fmean(each.rounds for each in result.ended)
    attendance = fmean(each.attendance for each in result.ended)
    ratio = fmean(each.ratio for each in result.ended)
    messages = fmean(sum(each.interactions) / MEMBERS for each in result.ended)
    counts = f"{wrong:9}{missed:9}{result.calls:9.1f}{result.tokens:9.0f}{messages:9.2f}"
    return f"{counts}{rounds:9.2f}{attendance:9.2f}{ratio:9.2f}{result.satisfaction:9.2f}"


def _verdict(way: str, result: Result, paper: Result, own: float) -> str:
    share, gained = result.calls / own, result.satisfaction - paper.satisfaction
    line = f"{way}: {share:.2f} of the paper's own calls, satisfaction {gained:+.2f} beside its way"
    met = share <= AIM and gained >= 0
    return line if way == PAPER else f"{line}; the aim is {'met' if met else 'missed'}"


def main() -> None:
    """Run every way and print the table."""
    settings = read_model_settings(os.environ)
    server = "the scripted oracle, which is never wrong (tokens: 4 characters each, estimated)"
    if settings:
        server = f"{settings.name} at {settings.url}"
    sys.stdout.write(
        f"Answered by {server}.\n"
        f"{SESSIONS} sessions of {MEMBERS}, two options, T = {terms(paper=True).rounds}.\n"
    )
    for heading, mending in HABITS.items():
        results = {way: asyncio.run(run(way, settings, mending=mending)) for way in WAYS}
        sys.stdout.write(f"\n{report(results, heading)}\n")


if __name__ == "__main__":
    main()
