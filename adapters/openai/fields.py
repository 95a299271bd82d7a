"""The Fields port with a model behind it: what there is to choose from, as its opinion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from adapters.openai.in_time import answered
from adapters.openai.model import Model, Request
from adapters.openai.tidied import tidied
from adapters.openai.usage import counted
from orchestration.kinds.panel.turn.facts import OPINION
from orchestration.language.choosing.words import plain
from orchestration.model.catalogue import (
    Better,
    Catalogue,
    Criterion,
    OptionSource,
    PersonaSketch,
)
from orchestration.model.options import Datum, Words
from orchestration.model.panel import FieldQuestion, ProposedField
from orchestration.model.people import SessionId
from orchestration.model.spent import Spent
from orchestration.sessions.model_usage import spent_on
from prompts.loader import Prompt
from prompts.panels import BEST_GRADE, MOST_OPTIONS, FieldReply, field_reply

LONGEST_QUESTION: Final = 2000
MOST_MATERIAL: Final = 8
_UNIT: Final = f"of {BEST_GRADE}"


@dataclass(frozen=True)
class ModelFields:
    """Proposes by a model, in one request; whatever goes wrong within `seconds`, it is nothing."""

    model: Model
    prompt: Prompt
    seconds: float

    async def propose(self, question: FieldQuestion, session: SessionId) -> ProposedField:
        """Return the model's options with its grades, each once, and who vouches for them."""
        named = question.titles[:MOST_OPTIONS]
        request = Request(
            prompt=self.prompt,
            inputs=shown_to_propose_field(question),
            schema=field_reply(named),
            session=session,
            who=question.who,
        )
        with counted() as calls:
            reply = await answered(self.model, request, self.seconds, "no field is proposed")
        spent = spent_on(calls)
        return ProposedField(spent=spent) if reply is None else _field(reply, spent)


def shown_to_propose_field(question: FieldQuestion) -> Mapping[str, object]:
    """Return the inputs of `propose_field`: a question, the options that it names, and no name."""
    return {
        "question": question.ask[:LONGEST_QUESTION],
        "titles": list(question.titles[:MOST_OPTIONS]),
        "material": list(question.material[:MOST_MATERIAL]),
    }


def _field(reply: FieldReply[Any], spent: Spent) -> ProposedField:
    columns = [_criterion(each.name, each.words) for each in reply.criteria]
    named = {plain(each.name): each for each in columns if each.name}
    options: dict[str, Words] = {}
    sketches: list[PersonaSketch] = []
    for each in reply.options:
        title = tidied(str(each.option))
        key = plain(title).strip()
        if not key or key in options:
            continue
        options[key] = Words(id="", key=key, title=title, data=_data(columns, each.grades))
        cares_for = (named.get(plain(tidied(x))) for x in each.cares_for)
        criteria = tuple(x.name for x in cares_for if x)
        sketches.append(PersonaSketch(key, tidied(each.persona).rstrip("."), criteria))
    catalogue = Catalogue(
        tuple(options.values()),
        tuple(named.values()),
        tuple(OptionSource(each, source=OPINION) for each in options),
        tuple(sketches),
    )
    return ProposedField(catalogue, spent)


def _data(columns: Sequence[Criterion], grades: Sequence[int]) -> tuple[Datum, ...]:
    """Return grades as what is known of an option; 0 is unknown."""
    pairs = zip(columns, grades, strict=False)
    known = {x.name: Datum(x.name, number=float(grade)) for x, grade in pairs if x.name and grade}
    return tuple(known.values())


def _criterion(name: str, words: Sequence[str]) -> Criterion:
    """Return a criterion of which more is better; its name is "" where nothing is left of it."""
    called = tidied(name).lower()
    told = tuple(dict.fromkeys(filter(None, (tidied(each).lower() for each in words))))
    return Criterion(
        name=called,
        unit=_UNIT,
        better=Better.HIGH,
        words=(called, *told),
        high_end=told,
        says=f"has # for {called}",
    )
