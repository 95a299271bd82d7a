"""`convene panel`: a panel in the terminal, one turn or as many as somebody wants."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from adapters.documents.reading import LARGEST, read_document
from adapters.files.catalogue import read_catalogue
from adapters.files.panel import (
    DECIDE,
    PERSON,
    PanelLine,
    advice_data,
    choice_in,
    panel_data,
    read_line,
)
from adapters.files.scenario import scenario_of
from adapters.files.shelf import Shelf
from adapters.files.transcript import Transcript
from adapters.files.words import session_text
from bot.scenarios import played
from bot.wiring import Beside, in_memory
from orchestration.interaction.layouts import screen
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.wording.panel import costing
from orchestration.kinds.panel.commands import OpenPanel
from orchestration.kinds.panel.kept.advice import advice_of
from orchestration.kinds.panel.kept.cards import card_of
from orchestration.kinds.panel.kept.decision import options_of
from orchestration.kinds.panel.options.candidates import catalogue_for
from orchestration.kinds.panel.requests import MOST_OPTIONS
from orchestration.kinds.panel.state import MOST_SOURCES, PanelSession
from orchestration.model.catalogue import Catalogue
from orchestration.model.errors import MISSING, BadInput
from orchestration.model.people import Member, Organiser, SessionId
from orchestration.model.sources import SourceDocument
from orchestration.privacy import Private
from orchestration.runtime.simulation import Simulation
from orchestration.views.base import MemberView

_SESSION: Final = SessionId("panel-1")
_BAD: Final = "a question: what do you want to choose, and for what?"
_NOTHING_PROPOSED: Final = (
    "a CSV or YAML file, as the language model has come up with nothing that can be used"
)

Answer = dict[str, Any]


@dataclass
class PanelTable:
    """A panel that somebody sits at: each thing they do comes back as an answer."""

    simulation: Simulation
    transcript: Transcript
    now: datetime
    count: int = 0
    seen: int = 0
    told: int = 0
    views: list[MemberView] = field(default_factory=list)

    @property
    def panel(self) -> PanelSession:
        """The panel as it stands."""
        found = self.simulation.store.session(_SESSION)
        assert isinstance(found, PanelSession)
        return found

    def does(self, line: PanelLine) -> Answer:
        """Do what a line says, and return what came of it."""
        self.count += 1
        if line.does == DECIDE:
            return self._decided(line.value)
        envelope = {"id": f"line/{self.count}", "session": _SESSION, "at": self.now}
        asyncio.run(self.simulation.begin(line.command(self.panel, envelope)))
        return self.answer()

    def _decided(self, given: object) -> Answer:
        """Return how it is decided among the panel's options, as `convene decide` would."""
        panel = self.panel
        scenario = scenario_of(choice_in(panel, given), Path(), self.now)
        session = SessionId(f"{_SESSION}/decision/{self.count}")
        decision = asyncio.run(played(scenario, session))
        advice = advice_data(advice_of(panel, options_of(panel)))
        return {**self.answer(), "decision": decision, "advice": advice}

    def answer(self) -> Answer:
        """Return what is new since the last answer."""
        panel = self.panel
        views = [view for to, view in self.transcript.private.values() if to == PERSON]
        self.views = views[self.told :]
        answer = panel_data(panel, self.seen, self.views, card_of(panel, PERSON).hidden)
        self.seen, self.told = len(panel.turns), len(views)
        return answer


def opened(
    ask: str,
    path: Path | None,
    sources: Sequence[Path],
    seed: int,
    now: datetime,
    beside: Beside,
) -> PanelTable:
    """Return a panel that was asked something, with its first turn; it goes by these documents."""
    if not ask.strip():
        raise BadInput("ASK", ask, _BAD)
    given = _documents(sources)
    transcript = Transcript()
    simulation = in_memory(transcript, now, beside)
    means = simulation.runner.panel_means
    catalogue = _catalogue(ask, path, proposes=means.proposes)
    opening = OpenPanel(
        id="open",
        session=_SESSION,
        at=now,
        organiser=Organiser(PERSON, ""),
        members=(Member(PERSON, "", "UTC"),),
        ask=ask,
        catalogue=catalogue,
        seed=str(seed),
        is_private=True,
        documents=tuple(Private(str(PERSON), each) for each in given),
        means=means,
        is_proposed=means.proposes and not catalogue.criteria,
    )
    asyncio.run(simulation.begin(opening))
    table = PanelTable(simulation, transcript, now)
    if table.panel.ended:
        raise BadInput("--catalogue", MISSING, _NOTHING_PROPOSED)
    return table


def _documents(paths: Sequence[Path]) -> list[SourceDocument]:
    if len(paths) > MOST_SOURCES:
        raise BadInput("--source", f"{len(paths)} files", f"at most {MOST_SOURCES}")
    found = [read_document(each.name, _content(each, "--source")) for each in paths]
    return [*{each.id: each for each in found}.values()]


def _catalogue(ask: str, path: Path | None, *, proposes: bool) -> Catalogue:
    """Return what there is to choose from: a file's, or that of the field which is asked about.

    Where nothing is known of it a model proposes it, if there is one.
    """
    if path is not None:
        given = read_catalogue(path.name, _content(path, "--catalogue"), MOST_OPTIONS)
        if not given.criteria:
            raise BadInput("--catalogue", "names alone", "a column like price:number[EUR,low]")
        return given
    shelf = Shelf()
    found = catalogue_for(ask, shelf)
    if found is None and proposes:
        return Catalogue()
    if found is None:
        fields = ", ".join(shelf.fields())
        raise BadInput(
            "--catalogue", MISSING, f"a CSV or YAML file; without one I know of {fields}"
        )
    return found


def _content(path: Path, of: str) -> bytes:
    """Return what is in a file, but of one that is far too large no more than shows it to be so."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as problem:
        raise BadInput(of, str(path), f"a file to read ({problem.strerror})") from None


def chatted(table: PanelTable, lines: Iterable[str], *, as_json: bool) -> Iterator[Answer]:
    """Yield what comes of each line, of which a bad one answers with an error."""
    for each in lines:
        if not each.strip():
            continue
        try:
            is_data = as_json or each.lstrip().startswith("{")
            line = read_line(each) if is_data else PanelLine("say", each.strip())
            yield table.does(line)
        except BadInput as problem:
            table.views = []
            yield {"error": str(problem)}


def text(table: PanelTable, answer: Answer) -> str:
    """Return an answer as people read it."""
    if "error" in answer:
        return f"error: {answer['error']}"
    alone = [in_words(screen(each).parts) for each in table.views]
    said = [f"{each['persona']} (AI): {each['text']}" for each in answer["messages"]]
    notice = [each for each in [answer.get("notice", "")] if each and not alone]
    asks = [f"  · {each['text']}" for each in answer["thought_bubbles"]]
    next_ = ["\n".join(["Ask next:", *asks])] if asks else []
    decided = [session_text(answer["decision"])] if "decision" in answer else []
    told = [*alone, *notice, *said, *next_, *decided, *costing(table.panel.spent)]
    return "\n\n".join(told)
