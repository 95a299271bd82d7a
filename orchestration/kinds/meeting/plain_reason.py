"""The sentence below the options, without any model."""

from __future__ import annotations

from orchestration.kinds.meeting.explanation import sentence
from orchestration.model.people import SessionId
from orchestration.views.facts import Facts


class PlainWording:
    """The Wording port without any model: the sentence that the engine makes itself."""

    async def sentence(self, facts: Facts, session: SessionId) -> str:
        """Return the facts by a template."""
        del session
        return sentence(facts)
