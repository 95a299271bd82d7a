"""Questions whether a no is firm that are answered in words, in the place of a tap."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from orchestration.deciding.rounds.assessment import judging_of, profile_of
from orchestration.deciding.state import D, Decision, MustAsked
from orchestration.deciding.step import tell, with_profile
from orchestration.deciding.wishes.musts import held_firm, open_musts, question_of, without_question
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.preferences import Polarity, Preference, Strength
from orchestration.profile import firm
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.member import QuestionSettled

ANSWERED: Final = "Answered by what you wrote."


def answered_in_words(before: D, decision: D, member: MemberId, at: datetime) -> Step[D]:
    """Settle what a member was asked of a no that they have put otherwise meanwhile.

    What rules out the same option again is firm: they were asked about that option, and nobody is
    asked the same twice.
    """
    left = {each.number for each in open_musts(decision, member)}
    known = {each.number for each in profile_of(before, member).wishes}
    settled: list[MustAsked] = []
    for each in open_musts(before, member):
        noes = _ruling_out(decision, member, each.option, at)
        is_said_again = any(wish.number not in known for wish in noes)
        if each.number not in left or is_said_again:
            settled.append(each)
            for wish in noes:
                if wish.number not in known or (is_said_again and wish.number == each.number):
                    decision = _held(decision, wish)
    return decision, tuple(_settled(before, member, settled))


def _held(decision: D, wish: Preference) -> D:
    """Return the decision in which a no is firm, and nobody is asked about it any more."""
    profile = firm(profile_of(decision, wish.author), wish)
    decision = with_profile(without_question(decision, wish), wish.author, profile)
    return held_firm(decision, wish)


def _settled(decision: Decision, member: MemberId, asked: list[MustAsked]) -> list[Tell]:
    questions = (question_of(decision, member, each) for each in asked)
    return [
        tell(member, QuestionSettled(question=each, answer=ANSWERED)) for each in questions if each
    ]


def _ruling_out(
    decision: Decision, member: MemberId, option: Option, at: datetime
) -> list[Preference]:
    """Return the noes of a member that rule an option out."""
    judging = judging_of(decision, member, at)
    place = judging.columns.index_of(option)
    if place is None:
        return []
    judged = ((wish, judging.met_by(wish)) for wish in profile_of(decision, member).wishes)
    return [wish for wish, met in judged if _is_a_no(wish) and met is not None and not met[place]]


def _is_a_no(wish: Preference) -> bool:
    return wish.strength is Strength.MUST and wish.polarity is not Polarity.ACCEPTS
