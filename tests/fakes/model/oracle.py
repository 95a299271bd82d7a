"""A model that is never wrong: it reads from a table what is meant, and reckons where others guess.

Its calls are counted as any model's are. It has no tokens of its own: they are estimated, four
characters each, from the very texts that a server would be sent and would answer.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from adapters.openai.model import Completion, Usage
from adapters.openai.replies import reply_in
from orchestration.evaluation.evaluation import Evaluation
from orchestration.evaluation.proposer import propose
from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import MeetingTerms, Scoring
from orchestration.model.times import TimeFrame, zone_named
from orchestration.scheduling.grid import grid_for
from tests.scheduling.judged import MemberPreferences, evaluate_starts

CHARACTERS = 4
_ASIDE = re.compile(r" \([^)]*\)")


@dataclass(frozen=True)
class Oracle:
    """Answers each of our prompts correctly, in sessions with these terms that opened at `now`.

    `meant_by` returns the reading of a message, given the names of the options on the table.
    """

    terms: MeetingTerms
    now: datetime
    meant_by: Callable[[str, list[str]], Any]

    async def complete(self, request):
        """Return the right answer."""
        answer = {
            "read_message": self._read,
            "propose_times": self._propose,
            "judge_times": self._judge,
        }[request.prompt.name]
        text = json.dumps(answer(request.inputs))
        asked = request.prompt.messages(request.inputs, request.mistake)
        sent = sum(len(each.content) for each in asked) // CHARACTERS
        usage = Usage(sent, len(text) // CHARACTERS)
        return Completion(reply_in(text, request.schema, usage), usage)

    def _read(self, inputs):
        return self.meant_by(inputs["message"], [each.split(" ")[0] for each in inputs["options"]])

    def _propose(self, inputs):
        evaluation = self._evaluation([(each["zone"], each["wishes"]) for each in inputs["people"]])
        columns, last = evaluation.columns, inputs["candidate"]
        old = columns.index(self._at(last)) if last else None
        found = propose(evaluation, inputs["options"], old=old, scoring=Scoring.PAPER)
        starts = [columns.instant(place) for place in found.places]
        return {"options": [{"day": f"{at:%Y-%m-%d}", "time": f"{at:%H:%M}"} for at in starts]}

    def _judge(self, inputs):
        evaluation = self._evaluation([(inputs["zone"], inputs["wishes"])])
        numbers = [n for n, each in enumerate(inputs["wishes"], 1) if self._wish(each, inputs)]
        (stand,) = evaluation.stands
        scores = []
        for name, option in enumerate(inputs["options"], 1):
            _, day, begins, *_ = option.split(" ")
            place = evaluation.columns.index(self._at(f"{day} {begins}", inputs["zone"]))
            pairs = zip(numbers, stand.judged, strict=True)
            met = [number for number, each in pairs if each.met is not None and each.met[place]]
            whole = len(inputs["wishes"]) + len(inputs["unplaced"])
            score = 3 if len(met) == whole else 1 + (2 * len(met) >= whole)
            scores.append({"option": str(name), "met": met, "score": score})
        return {"scores": scores}

    def _at(self, clock, zone=None):
        return datetime.fromisoformat(clock).replace(tzinfo=zone_named(zone or self.terms.zone))

    def _evaluation(self, people) -> Evaluation:
        """Score every start by wishes in words, as the paper does."""
        voices = []
        for number, (zone, said) in enumerate(people):
            wishes = [self._wish(each, {"zone": zone}) for each in said]
            member = Member(MemberId(str(number)), "", zone)
            voices.append(MemberPreferences(member, tuple(wish for wish in wishes if wish)))
        return evaluate_starts(grid_for(self.terms, self.now), voices, {}, (), Scoring.PAPER)

    def _wish(self, words, inputs):
        """Read a restated wish; None for one that is not about a time."""
        frame = TimeFrame(self.now, inputs["zone"], self.terms.window)
        said = understand(_ASIDE.sub("", words), MessageContext(MemberId("somebody"), frame))
        return said.preferences[0] if len(said.preferences) == 1 else None
