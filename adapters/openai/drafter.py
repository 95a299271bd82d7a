"""The Drafter port with a model behind it: what a group would say, from opinions without names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adapters.openai.in_time import answered
from adapters.openai.model import Model, Request
from orchestration.model.people import SessionId
from prompts.loader import Prompt
from prompts.replies import DraftReply

MOST_OPINIONS = 200
"""More than that are not given to a model, as one reply could not take them up."""


@dataclass(frozen=True)
class ModelDrafter:
    """Drafts by a model, in one request; whatever goes wrong within `seconds`, there is none."""

    model: Model
    prompt: Prompt
    seconds: float

    async def draft(
        self, question: str, opinions: Sequence[str], revised: str, session: SessionId
    ) -> tuple[str, ...] | None:
        """Return the model's drafts, each once."""
        if len(opinions) > MOST_OPINIONS:
            return None
        inputs = shown_to_draft(question, opinions, revised)
        request = Request(prompt=self.prompt, inputs=inputs, schema=DraftReply, session=session)
        reply = await answered(self.model, request, self.seconds, "people alone draft")
        if reply is None:
            return None
        drafts = (" ".join(each.split()) for each in reply.drafts)
        return tuple(dict.fromkeys(filter(None, drafts))) or None


def shown_to_draft(question: str, opinions: Sequence[str], revised: str) -> Mapping[str, object]:
    """Return the inputs of `draft_statements`: labelled opinions, and no name."""
    return {"question": question, "opinions": list(opinions), "revised": revised}
