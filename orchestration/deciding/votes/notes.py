"""What somebody says with their vote: it goes with the vote, and is shown as labelled."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import Approve, CastBallot, LabelNote
from orchestration.deciding.ended.why_nothing import why_none
from orchestration.deciding.presentation.decision_record import decided_at
from orchestration.deciding.presentation.in_vain import ended_in_vain
from orchestration.deciding.presentation.views import decided
from orchestration.deciding.state import D, Decision, Phase, Round
from orchestration.deciding.step import post_name, refuse
from orchestration.model.ballots import VoteNote
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import Step

NOTE_GONE: Final = "That note is gone: your vote has changed since."


def with_note(before: Round, voted: Round, command: CastBallot | Approve) -> Round:
    """Return a round with the note of a vote; an empty one takes it away.

    The same vote once more keeps the note it has.
    """
    who = command.member
    note = command.note if isinstance(command, CastBallot) else None
    held = {**before.carried, **before.votes}.get(who)
    if note is None and held == voted.votes[who]:
        return voted
    kept = without_note(voted, who)
    if note is None or not reveal(note, to=who).words:
        return kept
    return replace(kept, notes={**kept.notes, who: note})


def without_note(round_: Round, member: MemberId) -> Round:
    """Return a round without somebody's note."""
    return replace(round_, notes={who: x for who, x in round_.notes.items() if who != member})


def held_note(decision: Decision, number: int, who: MemberId) -> Private[VoteNote] | None:
    """Return somebody's note with their vote in a round by its number; None where it is gone."""
    return next((x.notes.get(who) for x in decision.rounds if x.number == number), None)


def own_note(decision: Decision, who: MemberId) -> str:
    """Return what somebody has said with their vote in the present round; "" where nothing."""
    held = held_note(decision, decision.round.number, who)
    return reveal(held, to=who).words if held else ""


def label_note(decision: D, command: LabelNote) -> Step[D]:
    """Let a voter say who may see their note, wherever it went on; an outcome is shown anew."""
    who = command.member
    held = held_note(decision, command.round, who)
    if held is None:
        return refuse(decision, who, NOTE_GONE)
    note = replace(reveal(held, to=who), visibility=command.visibility)
    box, outcome = Private(who, note), decision.outcome
    rounds = (
        replace(each, notes={**each.notes, who: box})
        if each.number >= command.round and each.notes.get(who) == held
        else each
        for each in decision.rounds
    )
    labelled = replace(decision, rounds=tuple(rounds))
    if decision.phase is Phase.WITHOUT_OUTCOME:
        view = ended_in_vain(labelled, why_none(labelled))
        is_new = view != ended_in_vain(decision, why_none(decision))
        return labelled, (Post(name=post_name(labelled), view=view),) if is_new else ()
    if outcome is None or decision.phase is not Phase.DECIDED:
        return labelled, ()
    at = decided_at(decision, outcome)
    shown = decided(labelled, outcome, at)
    if shown == decided(decision, outcome, at):
        return labelled, ()
    return labelled, (Post(name=post_name(labelled), view=shown),)
