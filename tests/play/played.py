"""Play a case in a room in memory, and tell all that anybody sees after each step."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from orchestration.deciding.state import Decision
from orchestration.interaction.translation import INTERPRETERS, Translation
from tests.conversation.room import Room, buttons_of
from tests.play.script import CHANNEL, FILLS, PRESSES, REACTS, THREAD, Case, Step, Wait, cases_in

SETUPS = Path(__file__).parent / "setups"
_THREADS = ("options/", "outcome", "card")
_ENGLISH = Translation()
_INDENT = "        "


def transcript(case: Case) -> str:
    """Return the case as it went: each step, and what was said, counted and shown because of it."""
    return asyncio.run(_transcript(case))


async def _transcript(case: Case) -> str:
    reader = Translation(next((each for each in case.use if each in INTERPRETERS), ""))
    room = await settled(each for each in case.use if each != reader.language)
    lines = [f"== {case.name}", *(f"use {each}" for each in case.use)]
    for step in case.steps:
        before = Seen(room, reader)
        lines.append(line_of(step))
        try:
            await _do(room, step, reader)
        except Exception as error:  # noqa: BLE001 - what cannot be done is told, and the rest goes on
            lines.append(f"{_INDENT}! {type(error).__name__}: {error}")
        lines += [f"{_INDENT}{each}" for each in before.since(room)]
        lines += [f"    expect: {each}" for each in step.expect]
    return "\n".join(lines)


async def settled(setups: Iterable[str]) -> Room:
    """Return a room in which these set-ups have been played."""
    room = Room()
    for name in setups:
        [setup] = cases_in((SETUPS / f"{name}.txt").read_text())
        for step in setup.steps:
            await _do(room, step)
    return room


async def _do(room: Room, step: Step | Wait, reader: Translation = _ENGLISH) -> None:
    if isinstance(step, Wait):
        await room.later(minutes=step.span.total_seconds() / 60)
    elif step.how == PRESSES:
        await room.clicks(step.who, _label(room, step, reader))
    elif step.how == REACTS:
        await room.reacts(step.who, *step.words.split())
    elif step.how == FILLS:
        fields = (each.split("=", 1) for each in step.words.split(", ") if each)
        await room.fills(step.who, **dict(fields))
    else:
        under = newest_thread(room) if step.how == THREAD else None
        await room.says(step.who, step.words, channel=step.how == CHANNEL, under=under)


def _label(room: Room, step: Step, reader: Translation) -> str:
    """Return what stands in English on a button that is read in a language."""
    layouts = [layout for _, layout in (*room.seen[""], *room.seen[step.who])]
    buttons = (each for layout in layouts for part in layout.parts for each in buttons_of(part))
    found = (each.label for each in buttons if reader.words(each.label) == step.words)
    return next(found, step.words)


def newest_thread(room: Room) -> tuple[str, str] | None:
    """Return the post that people write under: the newest that a thread belongs to."""
    first = {each[:2]: at for at, each in reversed(list(enumerate(room.posted)))}
    found = [each for each in first if each[1].startswith(_THREADS)]
    return max(found, key=first.__getitem__, default=None)


class Seen:
    """What has been seen so far, to find what is new by."""

    def __init__(self, room: Room, reader: Translation = _ENGLISH):
        self._reader = reader
        self._told = len(room.told)
        self._shown = {where: layout.words for where, layout in room.shown.items()}
        self._state = dict(_states(room))
        self._ticked, self._forms = len(room.ticked), dict(room.opened)
        self._invites, self._files = len(room.invites), len(room.files)

    def since(self, room: Room) -> Iterator[str]:
        """Yield what is new in the room, a line each, or that nothing is."""
        found = list(self._new(room))
        yield from found or ["(nothing)"]

    def _new(self, room: Room) -> Iterator[str]:
        yield from (f"ticked: {who}" for who in room.ticked[self._ticked :])
        for who, words in room.told[self._told :]:
            labels = self._labels(room, who, words)
            yield from _indented(f"to {who}", f"{self._reader.words(words)}{labels}")
        yield from self._in_channel(room)
        yield from self._open(room)
        if len(room.invites) > self._invites:
            yield "invites go out"
        yield from (f"file for {who}: {name}" for who, name, _ in room.files[self._files :])
        yield from (f"{key}: {now}" for key, now in _states(room) if self._state.get(key) != now)

    def _in_channel(self, room: Room) -> Iterator[str]:
        for where, layout in room.shown.items():
            if where not in self._shown:
                yield from _indented(f"channel [{where[1]}]", self._reader.layout(layout).words)
            elif layout.words != self._shown[where]:
                old = self._shown[where].splitlines()
                new = [each for each in layout.words.splitlines() if each not in old]
                changed = self._reader.layout(replace(layout, words="\n".join(new)))
                yield from _indented(f"edited [{where[1]}]", changed.words)

    def _open(self, room: Room) -> Iterator[str]:
        for who, (_, form) in room.opened.items():
            if who not in self._forms or self._forms[who][1] is not form:
                fields = ", ".join(f"{each.name}={each.value!r}" for each in form.fields)
                yield f"form for {who}: {self._reader.words(form.title)}: {fields}"

    def _labels(self, room: Room, who: str, words: str) -> str:
        seen = [layout for _, layout in room.seen[who]]
        for at in range(len(seen) - 1, -1, -1):  # an answer may be of several
            for end in range(at + 1, len(seen) + 1):
                if "\n".join(each.words for each in seen[at:end]) == words:
                    read = map(self._reader.layout, seen[at:end])
                    parts = [part for each in read for part in each.parts]
                    found = [each.label for part in parts for each in buttons_of(part)]
                    shown = " ".join(f"[{each}]" for each in found)
                    return f"\n{shown}" if found else ""
        return ""


def _states(room: Room) -> Iterator[tuple[str, str]]:
    """Yield what can change and is not always said: phase, deadline, ballots."""
    decisions = room.decisions()
    for decision in decisions:
        name = f" of “{decision.terms.subject}”" if len(decisions) > 1 else ""
        yield f"phase{name}", decision.phase.value
        yield (
            f"closes{name}",
            f"{decision.closes_at:%a %d %b %H:%M} UTC" if decision.closes_at else "at no time",
        )
        yield from ((f"ballot{name} {who}", _ballot(each)) for who, each in _ballots(decision))


def _ballots(decision: Decision):
    return decision.round.ballots.items() if decision.rounds else ()


def _ballot(ballot) -> str:
    return str(getattr(ballot, "content", ballot))


def _indented(label: str, words: str) -> list[str]:
    first, *rest = words.splitlines() or [""]
    return [f"{label}: {first}", *(f"    {each}" for each in rest)]


def line_of(step: Step | Wait) -> str:
    """Return a step as it stands in a transcript."""
    if isinstance(step, Wait):
        return f"later: {step.span}"
    mark = f"{step.who} {step.how}" if step.how in (PRESSES, REACTS, FILLS) else ""
    return f"{mark or f'{step.who}, {step.how}'}: {step.words}"
