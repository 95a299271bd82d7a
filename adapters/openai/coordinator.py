"""The paper's coordinator: a model that proposes options from typed wishes, and judges them.

Its three steps are three kinds of request. What people mean is read by the Language port, one
message at a time (`reader`); options are proposed from everyone's typed wishes, without a name and
without a word of theirs; and each member's wishes are judged in a request of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

from pydantic import BaseModel

from adapters.openai.in_time import answered
from adapters.openai.model import Model, Request
from orchestration.model.people import SessionId
from orchestration.model.suggestion import Choice, ListToChoose, Stated
from orchestration.model.times import Weekday, zone_named
from prompts.loader import Prompt
from prompts.replies import JudgementReply, judgement_reply, options_reply, suggestion_reply

R = TypeVar("R", bound=BaseModel)

CONTENT = 3
ENOUGH_AT_FIRST = 2
LONGEST = 300
"""Characters of each wish that a model is given."""
MOST_WISHES = 30


@dataclass(frozen=True)
class ModelCoordinator:
    """Proposes and judges by a model; whatever goes wrong within `seconds`, the answer is None."""

    model: Model
    propose: Prompt
    evaluate: Prompt
    propose_listed: Prompt
    evaluate_listed: Prompt
    seconds: float

    async def suggest(
        self, choice: Choice, people: Sequence[Stated], session: SessionId
    ) -> tuple[datetime, ...] | None:
        """Return the times that the model offers and that exist, the candidate first."""
        starts = {_clock(start, choice.zone): start for start in choice.starts}
        days, times = (tuple(sorted({each[place] for each in starts})) for place in (0, 1))
        schema = suggestion_reply(days, times, choice.most)
        inputs = shown_to_propose(choice, people, days, times)
        reply = await self._ask(self.propose, inputs, schema, session)
        if reply is None:
            return None
        offered = [(str(each.day), str(each.time)) for each in reply.options]
        return _with_candidate([starts[each] for each in offered if each in starts], choice)

    async def judge(
        self, choice: Choice, starts: Sequence[datetime], person: Stated, session: SessionId
    ) -> tuple[int, ...] | None:
        """Return how far each start meets a member's wishes: 0 where the model names none."""
        shown = shown_to_judge(choice, starts, person)
        return await self._judged(self.evaluate, shown, person, len(starts), session)

    async def suggest_listed(
        self, listed: ListToChoose, people: Sequence[Stated], session: SessionId
    ) -> tuple[int, ...] | None:
        """Return the options that the model offers, by their places, the candidate first."""
        schema = options_reply(_numbered(len(listed.options)), listed.most)
        inputs = shown_to_propose_listed(listed, people)
        reply = await self._ask(self.propose_listed, inputs, schema, session)
        if reply is None:
            return None
        old = [] if listed.candidate is None else [listed.candidate]
        offered = (int(str(each)) - 1 for each in reply.options)
        return tuple(dict.fromkeys([*old, *offered]))[: listed.most]

    async def judge_listed(
        self, options: Sequence[str], person: Stated, session: SessionId
    ) -> tuple[int, ...] | None:
        """Return how far each option meets a member's wishes: 0 where the model names none."""
        shown = shown_to_judge_listed(options, person)
        return await self._judged(self.evaluate_listed, shown, person, len(options), session)

    async def _judged(
        self,
        prompt: Prompt,
        shown: dict[str, object],
        person: Stated,
        options: int,
        session: SessionId,
    ) -> tuple[int, ...] | None:
        """Return the scores of so many options; who wishes nothing is content with each."""
        wishes = len(person.wishes[:MOST_WISHES]) + len(person.unplaced[:MOST_WISHES])
        if not wishes:
            return (CONTENT,) * options
        names = _numbered(options)
        reply = await self._ask(prompt, shown, judgement_reply(names, wishes), session)
        return None if reply is None else _scores(reply, names)

    async def _ask(
        self, prompt: Prompt, inputs: dict[str, object], schema: type[R], session: SessionId
    ) -> R | None:
        request = Request(prompt=prompt, inputs=inputs, schema=schema, session=session)
        instead = "proposed by the exact proposer instead"
        return await answered(self.model, request, self.seconds, instead)


def _with_candidate(offered: Sequence[datetime], choice: Choice) -> tuple[datetime, ...] | None:
    """Return what is offered with the last candidate first, whether the model kept it or not."""
    old = [choice.candidate] if choice.candidate else []
    return tuple(dict.fromkeys([*old, *offered]))[: choice.most] or None


def _numbered(options: int) -> tuple[str, ...]:
    return tuple(str(place) for place in range(1, options + 1))


def _scores(reply: JudgementReply[Any], names: Sequence[str]) -> tuple[int, ...] | None:
    judged = {str(each.option): each.score if each.met else 0 for each in reply.scores}
    return tuple(judged[name] for name in names) if set(judged) == set(names) else None


def shown_to_propose(
    choice: Choice, people: Sequence[Stated], days: Sequence[str], times: Sequence[str]
) -> dict[str, object]:
    """Return the inputs of `propose_times`: no name, and no word that anybody has written."""
    candidate = choice.candidate
    return {
        "people": [
            {"zone": each.zone, "needed": each.needed, "wishes": list(each.wishes[:MOST_WISHES])}
            for each in people
        ],
        "days": [f"{Weekday.of(datetime.fromisoformat(day))} {day}" for day in days],
        "times": list(times),
        "duration": choice.minutes,
        "zone": choice.zone,
        "options": choice.most,
        "least": max(choice.served, 1) if candidate else min(ENOUGH_AT_FIRST, len(people)),
        "candidate": " ".join(_clock(candidate, choice.zone)) if candidate else "",
        "served": choice.served,
    }


def shown_to_judge(choice: Choice, starts: Sequence[datetime], person: Stated) -> dict[str, object]:
    """Return the inputs of `judge_times`: one member's wishes, and the times on their clock."""
    return {
        "wishes": [each[:LONGEST] for each in person.wishes[:MOST_WISHES]],
        "unplaced": [each[:LONGEST] for each in person.unplaced[:MOST_WISHES]],
        "zone": person.zone,
        "options": [_span(start, choice.minutes, person.zone) for start in starts],
    }


def shown_to_propose_listed(listed: ListToChoose, people: Sequence[Stated]) -> dict[str, object]:
    """Return the inputs of `propose_options`: no name, and no word that anybody has told."""
    candidate = listed.candidate
    least = min(ENOUGH_AT_FIRST, len(people)) if candidate is None else max(listed.served, 1)
    return {
        "people": [
            {"needed": each.needed, "wishes": list(each.wishes[:MOST_WISHES])} for each in people
        ],
        "listed": [each[:LONGEST] for each in listed.options],
        "options": listed.most,
        "least": least,
        "candidate": "" if candidate is None else str(candidate + 1),
        "served": listed.served,
    }


def shown_to_judge_listed(options: Sequence[str], person: Stated) -> dict[str, object]:
    """Return the inputs of `judge_options`: one member's wishes, and the options as known."""
    return {
        "wishes": [each[:LONGEST] for each in person.wishes[:MOST_WISHES]],
        "unplaced": [each[:LONGEST] for each in person.unplaced[:MOST_WISHES]],
        "options": [each[:LONGEST] for each in options],
    }


def _clock(at: datetime, zone: str) -> tuple[str, str]:
    local = at.astimezone(zone_named(zone))
    return f"{local:%Y-%m-%d}", f"{local:%H:%M}"


def _span(start: datetime, minutes: int, zone: str) -> str:
    day, begins = _clock(start, zone)
    _, ends = _clock(start + timedelta(minutes=minutes), zone)
    return f"{Weekday.of(datetime.fromisoformat(day))} {day} {begins} to {ends}"
