"""Who is needed and stays for a part alone: whether that is enough, as they say with one tap."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import PartAnswer, SettlePart
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.readiness import heard
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import is_over, over, refuse, tell, with_profile, without
from orchestration.deciding.wishes.musts import open_musts, part_question, without_question
from orchestration.deciding.wishes.own_wishes import GONE
from orchestration.interaction.wording import PART_ENOUGH, PART_NOT, PART_TOLD
from orchestration.model.preferences import PartOfMeeting, Preference, Visibility
from orchestration.profile import firm, label, numbered, rule_out
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.member import QuestionSettled

_TOLD: Final = {
    PartAnswer.ENOUGH: PART_ENOUGH,
    PartAnswer.TOLD: PART_TOLD,
    PartAnswer.NOT_ENOUGH: PART_NOT,
}


def settle_part(decision: D, command: SettlePart) -> Step[D]:
    """Go by whether a part is enough: what is not rules out its times.

    Where it is so at all times, its author is left a while to say when they could stay throughout.
    """
    who, profile = command.member, profile_of(decision, command.member)
    wish = numbered(profile, command.preference)
    if is_over(decision):
        return over(decision, who)
    if wish is None or not isinstance(wish.applies, PartOfMeeting):
        return refuse(decision, who, GONE)
    settled = _settled(decision, wish, command.answer)
    decision, at = without_question(decision, wish), wish.applies.at
    is_enough = command.answer is not PartAnswer.NOT_ENOUGH
    if command.answer is PartAnswer.TOLD:
        profile, told = label(profile, wish, Visibility.SHARED), wish.number
        wish = next(each for each in profile.wishes if each.number == told)
    if at is None or is_enough:
        decision = with_profile(decision, who, firm(profile, wish))
    else:
        ruled_out = rule_out(profile, wish, at, decision.coming_round)
        decision = with_profile(decision, who, ruled_out)
    if not is_enough:
        decision = heard(replace(decision, done=without(decision.done, who)), who, command.at)
    decision, effects = close_intake_if_complete(decision, command.at)
    return decision, (*settled, *effects)


def _settled(decision: Decision, wish: Preference, answer: PartAnswer) -> tuple[Tell, ...]:
    """Have the question say wherever it stands what was answered."""
    asked = [x for x in open_musts(decision, wish.author) if x.number == wish.number]
    question = part_question(decision, wish.author, asked[-1]) if asked else None
    view = QuestionSettled(question=question, answer=_TOLD[answer]) if question else None
    return (tell(wish.author, view),) if view else ()
