"""A Language around another: a criterion that it could not place is judged by a model."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.openai.judge import CriterionJudge
from orchestration.language.languages import language_of
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner
from orchestration.model.message_context import (
    MeetingRequest,
    MessageContext,
    OrganiserConstraints,
)
from orchestration.model.people import Member
from orchestration.model.preferences import (
    Confidence,
    Kind,
    Polarity,
    Preference,
    Quality,
    Source,
    Strength,
    Understanding,
)
from orchestration.model.times import TimeFrame
from orchestration.sessions.ports import Language

MOST: Final = 2
"""So many criteria of one message are judged; the others are asked about as ever."""

_FIRM: Final = re.compile(
    r"^no\b|\b(?:must|never|nothing|only|need|has to|allerg\w*)\b"
    r"|\b(?:muss|müssen|nie|nichts|keine?n?|nur)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class WithQualities:
    """Has a model judge what was not understood of a choice's options, where their texts tell."""

    inner: Language
    judge: CriterionJudge

    async def understand(self, text: str, hearing: MessageContext) -> Understanding:
        """Return what was understood, and a wish for each criterion of which something is known."""
        said = await self.inner.understand(text, hearing)
        if hearing.catalogue is None or not hearing.catalogue.options:
            return said
        options, judged = hearing.catalogue.options, dict[Source | None, Quality]()
        for words, source in _unplaced(said, text)[:MOST]:
            verdicts = await self.judge.judge(words, options, hearing.session)
            if verdicts:
                judged[source] = Quality(words, verdicts)
        kept = (each for each in said.preferences if each.source not in judged)
        wishes = (_wish(quality, source, hearing) for source, quality in judged.items())
        left = (each for each in said.not_understood if each.source not in judged)
        return replace(said, preferences=(*kept, *wishes), not_understood=tuple(left))

    async def read_invitation(
        self, text: str, frame: TimeFrame, members: Sequence[Member]
    ) -> OrganiserConstraints:
        """Return what the organiser's message asks of the session."""
        return await self.inner.read_invitation(text, frame, members)

    async def read_request(
        self, text: str, frame: TimeFrame, people: Sequence[Member]
    ) -> MeetingRequest:
        """Return what a request for a meeting says."""
        return await self.inner.read_request(text, frame, people)


def _unplaced(said: Understanding, text: str) -> list[tuple[str, Source | None]]:
    """Return what may be criteria: words that nobody placed, or placed as some other wish."""
    others = [each.source for each in said.preferences if each.kind is Kind.FREE_TEXT]
    wished = [(text[each.start : each.end], each) for each in others if each]
    return [*((each.text, each.source) for each in said.not_understood), *wished]


def _wish(quality: Quality, source: Source | None, hearing: MessageContext) -> Preference:
    strength = Strength.MUST if _FIRM.search(quality.words) else Strength.PREFERS
    manner = Manner(naming=language_of(quality.words).naming)
    return Preference(
        author=hearing.author,
        kind=Kind.CRITERION,
        polarity=Polarity.FOR,
        strength=strength,
        applies=quality,
        restatement=restate(Kind.CRITERION, Polarity.FOR, strength, quality, manner=manner),
        source=source,
        sureness=Confidence.LIKELY,
    )
