"""Both ways in which a model can write for a panel, beside templates: apart, and in one stream.

`python -m tests.benchmarks.panel.pipelines` plays four turns in each field that comes along, and
one that is proposed, with a model behind a local server that is no model: it says facts that it was
given, and errs as often as is written below (by a draw that is the same in each way). What is
measured is what becomes of that: how soon the first words and the last stand there, calls and
tokens, for how many a template stands in, and how many numbers are shown that are no cell's. How
well a real model writes, it does not measure.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any, Final
from zlib import crc32

from adapters.calendars.files import CalendarFiles
from adapters.clock.wall import WallClock
from adapters.files.transcript import Transcript
from adapters.pictures.drawn import DrawnPictures
from bot.settings import read_panel_settings
from bot.wiring import beside_panels
from orchestration.kinds.panel.commands import AskPanel, OpenPanel
from orchestration.kinds.panel.state import PanelSession, PanelTurn
from orchestration.kinds.panel.turn.facts import fact
from orchestration.language.numerals import numbers_in
from orchestration.language.offline import OfflineLanguage
from orchestration.model.catalogue import NO_CATALOGUE
from orchestration.model.panel import SpeechWay
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.runtime.runner import Runner
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings, Ports
from orchestration.views.panel import PersonaSays
from storage.memory import MemoryStore
from tests.benchmarks.machine import machine
from tests.fakes.model.panellists import facts_in, panellists, speech
from tests.kinds.panel.settings import SHELF

PACE: Final = 0.0005
"""Seconds for each letter of a reply: some 500 tokens a second, as a quick server has."""

WRONG: Final = 3
LOST: Final = 9
"""In every third message stands a number that nobody has; every ninth reply is none."""

TURNS: Final = ("which is the best of you?", "any others?", "what do you all think?")
ASKED: Final = {
    "houseplants": "which houseplant should I get?",
    "cities": "which city should I move to?",
    "languages": "which programming language should I learn?",
    "elements": "which metal should I use?",
    "games": "which game for two?",
}
WHO: Final = MemberId("person")
SESSION: Final = SessionId("panel-1")
_STREAMED: Final = re.compile(r'^"(?P<name>[^"]+)": "', re.MULTILINE)


def drawn(words: str, one_in: int) -> bool:
    """Draw whether something goes wrong: by the words, so that it is so when asked again."""
    asked = words.partition("Your last answer")[0].strip()
    return crc32(asked.encode()) % one_in == 0


@dataclass
class Erring:
    """A model that says facts that it was given, and errs now and then; `wrong` is how often."""

    wrong: int = 0

    def alone(self, words: str) -> Mapping[str, Any] | str:
        """Answer for one persona."""
        return "no idea" if drawn(words, LOST) else self._written(words)

    def together(self, words: str) -> Mapping[str, Any] | str:
        """Answer for all that are asked for, in one reply."""
        if drawn(words, LOST):
            return "no idea"
        found = list(_STREAMED.finditer(words))
        ends = [*(each.start() for each in found[1:]), len(words)]
        parts = [words[each.start() : end] for each, end in zip(found, ends, strict=True)]
        messages = [
            {**self._written(part), "persona": each["name"]}
            for each, part in zip(found, parts, strict=True)
        ]
        return {"messages": messages}

    def _written(self, words: str) -> Mapping[str, Any]:
        """Return what a persona says: two facts, an opinion, and a number of its own at times."""
        facts = [each.partition(" (written as")[0] for each in facts_in(words)]
        said: list[Any] = [(f"{each}.", at) for at, each in enumerate(facts[:2], 1)]
        said += [("That would decide it for me.",)]
        if drawn(words[-300:], WRONG):
            self.wrong += 1
            said.insert(0, ("It comes at 4711 a year.", 1))
        return speech(*said)


@dataclass
class Clocked(Transcript):
    """A chat that notes when somebody spoke."""

    spoke: list[float] = field(default_factory=list)

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Write down what the channel sees, and when."""
        if isinstance(post.view, PersonaSays):
            self.spoke.append(perf_counter())
        await super().post(session, post, drawings, key)


@dataclass
class Figures:
    """What was measured over all turns of one way."""

    first: list[float] = field(default_factory=list)
    last: list[float] = field(default_factory=list)
    calls: int = 0
    tokens: int = 0
    said: int = 0
    stood_in: int = 0
    claims: int = 0
    invented: int = 0
    wrong: int = 0

    def add(self, panel: PanelSession) -> None:
        """Count what was said in a panel."""
        self.calls += panel.spent.calls
        for turn in panel.turns:
            for each in turn.utterances:
                self.said += 1
                self.stood_in += each.stands_in
                self.claims += len(each.claims)
                self.invented += len([*invented(panel, each.text)])


def invented(panel: PanelSession, text: str) -> Iterator[str]:
    """Yield the numbers of a message that stand in no cell, source or name of the panel."""
    catalogue = panel.catalogue
    cells = [
        fact(catalogue, option.key, each.name)
        for option in catalogue.options
        for each in catalogue.criteria
    ]
    known = " ".join([*(f"{x.option} {x.predicate} {x.source}" for x in cells), panel.asked])
    for start, end in numbers_in(text):
        if text[start:end] not in known:
            yield text[start:end]


async def played(name: str, environment: Mapping[str, str], figures: Figures) -> None:
    """Play a panel of a field, as it runs on a platform, and note what came of it."""
    chat, store, clock = Clocked(), MemoryStore(), WallClock()
    beside = beside_panels(read_panel_settings(environment))
    ports = Ports(
        store=store,
        chat=chat,
        language=OfflineLanguage(),
        calendars=CalendarFiles(),
        pictures=DrawnPictures(),
        clock=clock,
        documents=beside.documents,
        fields=beside.fields,
        voices=beside.voices,
    )
    runner = Runner(ports)
    clock.start()
    running = asyncio.create_task(runner.run())
    envelope: dict[str, Any] = {"session": SESSION, "at": clock.now()}
    held = SHELF.named(name) if name in SHELF.held else NO_CATALOGUE
    opening = OpenPanel(
        id="open",
        **envelope,
        organiser=Organiser(WHO, ""),
        members=(Member(WHO, "", "UTC"),),
        ask=ASKED[name],
        catalogue=held,
        seed="7",
        means=runner.panel_means,
        is_proposed=held is NO_CATALOGUE,
    )
    asks = [AskPanel(id=text, **envelope, member=WHO, text=text) for text in TURNS]
    for number, command in enumerate([opening, *asks], 1):
        since, before = perf_counter(), len(chat.spoke)
        await runner.receive(command)
        while len(turns_of(store)) < number:
            await asyncio.sleep(0.002)
        while len(chat.spoke) - before < len(turns_of(store)[-1].utterances):
            await asyncio.sleep(0.002)
        figures.first.append(chat.spoke[before] - since)
        figures.last.append(chat.spoke[-1] - since)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    clock.stop()
    panel = store.session(SESSION)
    assert isinstance(panel, PanelSession)
    figures.add(panel)


def turns_of(store: MemoryStore) -> Sequence[PanelTurn]:
    """Return the turns that have been spoken so far."""
    panel = store.session(SESSION)
    return panel.turns if isinstance(panel, PanelSession) else ()


def measured(way: SpeechWay) -> Figures:
    """Return the figures of a way, over all fields."""
    figures, erring = Figures(), Erring()
    answers = {"speak_persona": erring.alone, "speak_all": erring.together}
    with panellists(pace=PACE, **answers) as model:
        environment = {**model.environment(), "CONVENE_PANEL_SPEECH": way.value}
        for name in ASKED:
            asyncio.run(played(name, environment, figures))
        figures.tokens = sum(len(json.dumps(each["messages"])) for each in model.asked) // 4
    figures.wrong = erring.wrong
    return figures


def main() -> None:
    """Print what was measured, a line for each way."""
    print(machine())
    played_in = f"{len(ASKED)} fields, {len(TURNS) + 1} turns each"
    print(f"{played_in}; a reply takes {PACE * 1000} ms a letter")
    for way in SpeechWay:
        found = measured(way)
        first, last = (1000 * median(each) for each in (found.first, found.last))
        print(
            f"{way.value}: first words after {first:.0f} ms, last after {last:.0f} ms; "
            f"{found.calls} calls, {found.tokens:,} tokens sent (four letters each); "
            f"{found.said} messages, a template stood in for {found.stood_in}; "
            f"{found.claims / found.said:.2f} claims each, "
            f"of {found.wrong} invented numbers {found.invented} are shown"
        )


if __name__ == "__main__":
    main()
