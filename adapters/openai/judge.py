"""A model that judges options by a criterion of which nothing is known, from their own texts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from adapters.openai.in_time import answered
from adapters.openai.model import Model, Request
from adapters.openai.quotes import found
from orchestration.interaction.wording.phrases import listed
from orchestration.language.choosing.words import bare
from orchestration.model.options import Datum, Words
from orchestration.model.people import SessionId
from orchestration.model.preferences import QualityVerdict
from prompts.loader import Prompt
from prompts.replies import CriterionReply, CriterionVerdict, criterion_reply

KEPT: Final = 2048
MOST_OPTIONS: Final = 20
"""So many options are judged in one request; of the others it stays unknown."""

_JUDGED: Final = {CriterionVerdict.MEETS: True, CriterionVerdict.DOES_NOT: False}


@dataclass
class CriterionJudge:
    """Judges by a model, each option once by each criterion; where it fails, all is unknown.

    What was judged is kept in memory alone, since a criterion is somebody's private words.
    """

    model: Model
    prompt: Prompt
    seconds: float
    judged: OrderedDict[tuple[str, str], tuple[bool, str] | None] = field(
        default_factory=OrderedDict
    )

    async def judge(
        self, criterion: str, options: Sequence[Words], session: SessionId | None
    ) -> tuple[QualityVerdict, ...]:
        """Return what is known by now of the options, with the words on which it rests."""
        texts = {each.key: text_of(each) for each in options[:MOST_OPTIONS]}
        asked = bare(criterion)
        new = [text for text in dict.fromkeys(texts.values()) if (asked, text) not in self.judged]
        if new:
            await self._ask(criterion, asked, new, session)
        return tuple(
            QualityVerdict(each.key, each.title, *held)
            for each in options[:MOST_OPTIONS]
            if (held := self.judged.get((asked, texts[each.key])))
        )

    async def _ask(
        self, criterion: str, asked: str, texts: Sequence[str], session: SessionId | None
    ) -> None:
        names = tuple(str(place) for place in range(1, len(texts) + 1))
        request = Request(
            prompt=self.prompt,
            inputs=shown_to_judge_by(criterion, texts),
            schema=criterion_reply(names),
            session=session,
        )
        reply = await answered(self.model, request, self.seconds, "asked in one tap instead")
        if reply is None:
            return
        for name, text in zip(names, texts, strict=True):
            self.judged[asked, text] = _held(reply, name, text)
        while len(self.judged) > KEPT:
            self.judged.popitem(last=False)


def _held(reply: CriterionReply[Any], name: str, text: str) -> tuple[bool, str] | None:
    """Return a verdict on one option with its words; None where they do not stand in its text."""
    verdicts = [each for each in reply.options if str(each.option) == name]
    if len(verdicts) != 1 or verdicts[0].verdict not in _JUDGED:
        return None
    [one] = verdicts
    place = found(one.sentence, text, 0)
    return (_JUDGED[one.verdict], text[place.start : place.end]) if place else None


def text_of(option: Words) -> str:
    """Return all that is written of an option: its title, its text, and what is known of it."""
    return ". ".join(filter(None, (option.title, option.text, _known_of(option.data))))


def _known_of(data: Sequence[Datum]) -> str:
    """Return what is known of an option: `price eur 24 · step free · italian`."""
    return " · ".join(filter(None, map(_datum, data)))


def _datum(datum: Datum) -> str:
    name = datum.criterion.replace("_", " ")
    if datum.number is not None:
        return f"{name} {datum.number:g}"
    if datum.flag is not None:
        return name if datum.flag else f"not {name}"
    return listed(datum.tags)


def shown_to_judge_by(criterion: str, texts: Sequence[str]) -> Mapping[str, object]:
    """Return the inputs of `judge_criterion`: a wish's own words and options, and no name."""
    return {"criterion": criterion, "options": list(texts)}
