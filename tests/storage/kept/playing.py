"""Sessions that were left in the middle, played to their end by whoever is in them."""

from datetime import timedelta

from orchestration.deciding.commands import CastBallot, ConfirmInvitation
from orchestration.deciding.state import Phase
from orchestration.deciding.step import is_over
from orchestration.privacy import Private
from orchestration.sessions.commands import Answer
from orchestration.voting.by_scores import ballot_by_scores

MOST_STEPS = 400
AT_ONCE = timedelta(hours=12)
"""What is due within this time of each other is done in one go: it is quicker."""


def meetings(store):
    """All sessions, by their subject."""
    found = (store.session(each) for each in store.sessions())
    return {each.terms.subject: each for each in found if hasattr(each, "terms")}


async def play_out(store, runner, clock):
    """Let everybody answer and vote, and time go by, until nothing is left to be done."""
    for _ in range(MOST_STEPS):
        running = [each for each in meetings(store).values() if not is_over(each)]
        moves = [move for each in running for move in _moves(each, clock.now())]
        new = await runner.receive(*moves)
        if not new:
            due = store.next_due()
            if due is None:
                return
            clock.at = max(clock.at, due) + AT_ONCE
        await runner.settle()
    raise AssertionError(f"it does not end: {[each.terms.subject for each in running]}")


def _moves(meeting, at):
    stage = f"{meeting.phase}/{meeting.round.number}"
    at = {"session": meeting.id, "at": at}
    if meeting.invitation_open:
        by = meeting.organiser.id
        return [ConfirmInvitation(id=f"end/invitation/{stage}", **at, by=by)]
    if meeting.phase is Phase.INTAKE:
        return [
            Answer(id=f"end/{each.id}/{stage}", **at, member=each.id) for each in meeting.members
        ]
    return [
        CastBallot(
            id=f"end/{each.id}/{stage}", **at, member=each.id, ballot=_ballot(meeting, each.id)
        )
        for each in meeting.counted
    ]


def _ballot(meeting, who):
    scores = {slot.id: 3 - place for place, slot in enumerate(meeting.round.options)}
    return Private(who, ballot_by_scores(meeting.rule_of(meeting.round.number), scores))
