"""Answers as data: a whole session, the operator's view, in the form of the command line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from adapters.files.wishes import not_understood_data, preference_data
from orchestration.deciding.ended.exported import decided_data, ids_of, iso, option_data, tally_in
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.one_more_round import vote_counted
from orchestration.deciding.presentation.record import no_outcome
from orchestration.deciding.presentation.views import decided, options_proposed
from orchestration.deciding.rounds.assessment import assessment_of, evaluation_of, proof_of
from orchestration.deciding.state import (
    Assessed,
    Decision,
    OptionFit,
    Proof,
    Relaxation,
    Round,
)
from orchestration.deciding.votes.polls import last_voted
from orchestration.interaction.wording import word
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Option, Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Preference, Profile
from orchestration.model.spent import NOTHING, Spent
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private, Reader, reveal

Data = dict[str, Any]


def decision_data(decision: Decision, spent: Spent = NOTHING) -> Data:
    """Return all that is known of a session, and what a model has cost it.

    Times carry the offset of its zone.
    """
    return {
        "understood": _understood(decision),
        "invitation": _invitation(decision),
        "missing": [each.id for each in decision.members if each not in decision.counted],
        "rounds": [_round(decision, each) for each in decision.rounds if each.options],
        "proof": _proof(decision),
        "outcome": outcome_data(decision),
        **_why(decision),
        "interactions": {each.id: _interactions(decision, each.id) for each in decision.members},
        "model_calls": spent.calls,
        "model_tokens": spent.tokens,
    }


def _interactions(decision: Decision, member: MemberId) -> list[int]:
    """Return how often a member wrote in each round that is shown.

    What is said after the last vote is of its round: where nothing new follows, none is.
    """
    wrote = [each.interactions.get(member, 0) for each in decision.rounds]
    shown = max(1, sum(bool(each.options) for each in decision.rounds))
    return [*wrote[: shown - 1], sum(wrote[shown - 1 :])]


def profile_of(decision: Decision, member: MemberId) -> Profile:
    """Return what a member has said, for the operator."""
    box = decision.profiles.get(member)
    return reveal(box, to=Reader.OPERATOR) if box is not None else Profile()


def sides_of(option: Assessed) -> Mapping[MemberId, OptionFit]:
    """Return how an option stands for everyone, for the operator."""
    return {member: reveal(box, to=Reader.OPERATOR) for member, box in option.sides.items()}


def _understood(decision: Decision) -> Data:
    evaluation = evaluation_of(decision, decision.opened_at)
    counted = {
        (stand.member.id, judged.wish.number): judged.counted
        for stand in evaluation.stands
        for judged in stand.judged
    }
    return {
        member.id: {
            "preferences": [
                preference_data(wish, _frame(decision, member.zone))
                | {"counted": counted.get((member.id, wish.number), False)}
                for wish in _wishes(decision, member)
            ],
            "not_understood": not_understood_data(profile_of(decision, member.id).not_understood),
        }
        for member in decision.members
    }


def _wishes(decision: Decision, member: Member) -> tuple[Preference, ...]:
    wishes = profile_of(decision, member.id).wishes
    return (*wishes, *method_of(decision).assumed_wishes(decision, member))


def _frame(decision: Decision, zone: str) -> TimeFrame:
    return TimeFrame(decision.opened_at, zone, method_of(decision).window(decision))


def _invitation(decision: Decision) -> Data | None:
    invitation = decision.invitation
    if invitation is None:
        return None
    frame = _frame(decision, decision.terms.zone)
    return {
        "required": list(invitation.required),
        "require_one_of": [list(group) for group in invitation.one_of],
        "roles": list(invitation.roles),
        "duration_minutes": invitation.duration_minutes,
        "place": invitation.place,
        "times": [preference_data(wish, frame) for wish in invitation.times],
        "not_understood": not_understood_data(invitation.not_understood),
    }


def _round(decision: Decision, round_: Round) -> Data:
    return {
        "round": round_.number,
        "asked": list(round_.asked),
        "options": options_data(decision, round_),
        "candidate": ids_of(round_.options).get(round_.candidate or "", round_.candidate),
        "tally": tally_in(round_.tally, round_.options),
        **_notes(round_),
        "channel": _channel(decision, round_),
    }


def _notes(round_: Round) -> Data:
    """Return what was said with the votes of a round, by whom, where anything was."""
    notes = {who: reveal(box, to=Reader.OPERATOR) for who, box in round_.notes.items()}
    said = {who: {"text": x.words, "visibility": x.visibility.value} for who, x in notes.items()}
    return {"notes": said} if said else {}


def options_data(decision: Decision, round_: Round) -> list[Data]:
    """Return a round's options with all that is known of them."""
    return [_option(decision, each) for each in assessment_of(round_).options]


def _option(decision: Decision, assessed: Assessed) -> Data:
    sides = sides_of(assessed)
    return {
        **option_data(assessed.option, decision.terms.zone),
        "attendance": assessed.attendance,
        "ratio": assessed.ratio,
        "score": assessed.score,
        "equity": assessed.equity,
        "satisfies": [member for member, side in sides.items() if side.score],
        "scores": {member: side.score for member, side in sides.items()},
        "reasons": [
            {"member": member, "reason": wish}
            for member, side in sides.items()
            for wish in side.meets
        ],
        "conflicts": [
            {"member": member, "reason": each.wish, "severity": each.severity.value}
            for member, side in sides.items()
            for each in side.breaks
        ],
        "leaves_out_required": assessed.leaves_out_required,
        "satisfies_fewer": assessed.satisfies_fewer,
    }


def _channel(decision: Decision, round_: Round) -> list[str]:
    """Return what the channel sees of a round at the session's disclosure level."""
    lines = [word(options_proposed(decision, round_))]
    if round_ is not decision.rounds[-1] and round_.tally is not None:
        lines.append(word(vote_counted(decision, round_)))
    if round_ is last_voted(decision):
        lines += _closing(decision)
    return lines


def _closing(decision: Decision) -> list[str]:
    """Return what the channel is told at the end."""
    outcome, none = decision.outcome, no_outcome(decision)
    shown = decided(decision, outcome, decision.opened_at) if outcome is not None else none
    return [] if shown is None else [word(shown)]


def _proof(decision: Decision) -> Data:
    proposed = [each.assessment for each in decision.rounds if each.assessment is not None]
    proof = proposed[-1].proof if proposed else _unproposed(decision)
    return {
        "starts" if isinstance(decision, Meeting) else "options": proof.possible,
        "optimal": True,  # always: every option has been looked at
        "blocking": None if proof.blocking is None else _blocking(proof.blocking),
        "relaxation": None if proof.relaxation is None else _relaxation(decision, proof.relaxation),
    }


def _unproposed(decision: Decision) -> Proof:
    """Return what stands in the way of any options at all."""
    evaluation = evaluation_of(decision, decision.opened_at)
    starts = len(evaluation.columns)
    return proof_of(decision, evaluation) if starts and evaluation.n else Proof(possible=starts)


def _blocking(stakes: Mapping[MemberId, Private[tuple[str, ...]]]) -> list[Data]:
    return [
        {"member": member, "preference": wish}
        for member, box in stakes.items()
        for wish in reveal(box, to=Reader.OPERATOR)
    ]


def _relaxation(decision: Decision, box: Private[Relaxation]) -> Data:
    relaxation = reveal(box, to=Reader.OPERATOR)
    return {
        "member": relaxation.member,
        "preference": relaxation.wish,
        "gains": relaxation.gains,
        **_named(relaxation.option, decision.terms.zone),
    }


def _options(decision: Decision) -> Iterable[Option]:
    return (option for round_ in decision.rounds for option in round_.options)


def since_data(decision: Decision) -> Data:
    """Return what goes on after a choice: what is kept beside it, who has a place, who waits."""
    if not isinstance(decision, Choice) or decision.outcome is None:
        return {}
    data: Data = {}
    if decision.terms.of_statements:
        data["beside"] = list(method_of(decision).kept_beside(decision))
    if held := decision.places:
        data["places"] = {key: list(each.kept) for key, each in held.items()}
        data["waiting"] = {key: list(each.waiting) for key, each in held.items()}
    return data


def _named(option: Option, zone: str) -> Data:
    """Return by what an option is known that is not on the table."""
    if isinstance(option, Slot):
        return {"start": iso(option.start, zone)}
    return {"option": option_data(option, zone)["id"]}


def _why(decision: Decision) -> Data:
    """Return why there is no outcome, where that is so."""
    return {} if decision.why is None else {"why": decision.why.value}


def outcome_data(decision: Decision) -> Data | None:
    """Return what was decided, and by what; None where nothing was."""
    outcome = decision.outcome
    if outcome is None:
        return None
    return {
        **decided_data(outcome, decision.terms.zone),
        **since_data(decision),
        "tally": tally_in(outcome.tally, _options(decision)),
    }
