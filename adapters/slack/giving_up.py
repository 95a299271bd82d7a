"""Something came up: offering to give up what was decided, where somebody writes so."""

from __future__ import annotations

from adapters.slack import blocks as b
from adapters.slack.answers import Answers
from adapters.slack.arrive import Event
from adapters.slack.door import Door
from adapters.slack.dress import dress
from orchestration.kinds.meeting.reschedule_forms import can_give_up, offer, opening
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import slot_of


class GivingUp:
    """Finds what somebody may want to give up; it takes a press, which is asked about once more."""

    def __init__(self, door: Door, answers: Answers) -> None:
        self._door = door
        self._answers = answers

    async def about(self, event: Event, words: str, channel: str = "") -> list[Meeting]:
        """Return the decided meetings that words may be about, those they name before all others.

        While somebody is asked for another meeting, what they write alone is about that one, unless
        it names one that is decided.
        """
        decided = [
            each for each in await self._door.lately_over(event, channel) if self._is(each, event)
        ]
        said = words.casefold()
        named = [each for each in decided if each.terms.subject.casefold() in said]
        if named or channel or not await self._door.open_for(event):
            return named or decided
        return []

    async def offer(self, event: Event, meetings: list[Meeting]) -> None:
        """Offer to give up one of these."""
        screens = [(each.id, offer(each, event.who)) for each in meetings]
        made = [block for id_, shown in screens for block in dress(shown, id_).blocks]
        words = opening(len(meetings))
        text = "\n".join([words, *(shown.words for _, shown in screens)])
        await self._answers.say_markup(event, text, b.numbered([b.section(words), *made]))

    def _is(self, meeting: Meeting, event: Event) -> bool:
        outcome = meeting.outcome
        to_come = outcome is not None and slot_of(outcome.option).end > self._door.now()
        return to_come and can_give_up(meeting, event.who)
