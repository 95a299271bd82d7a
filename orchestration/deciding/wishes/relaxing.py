"""Whether one wish may give way once: one question, two answers, whenever it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.commands import ConfirmMust, GiveWay
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.presentation.record import to_give_way as give_way_to
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Decision, MustAsked, Phase
from orchestration.deciding.step import is_over, over, refuse, tell, with_profile
from orchestration.deciding.votes.speaking_up import what_it_means
from orchestration.deciding.wishes.musts import (
    held_firm,
    must_question,
    open_musts,
    without_question,
)
from orchestration.deciding.wishes.own_wishes import GONE, held_by, read_back_now
from orchestration.deciding.wishes.reasking import asked_to_give_way
from orchestration.interaction.wording import FIRM_NO, GIVES_WAY, IF_NEED_BE, STAYS
from orchestration.model.options import Option, Slot
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Profile, Strength
from orchestration.model.times import Dated, TimeSet, zone_named
from orchestration.profile import add, at_this_time, firm, numbered, soften
from orchestration.sessions.effects import Effect, Tell
from orchestration.sessions.kind import Step
from orchestration.views.member import MustQuestion, QuestionSettled, RelaxationQuestion

_ANSWERED: Final = "You have answered that. To change it, write what holds now."


def give_way(decision: D, command: GiveWay) -> Step[D]:
    """Let a wish give way for the one option its author was asked about, or note that it will not.

    Either is all that somebody was asked between two rounds.
    """
    who = command.member
    if is_over(decision):
        return over(decision, who)
    _, wish = held_by(decision, who, command.preference)
    option = asked_to_give_way(decision, who, command.preference)
    if wish is None or option is None:
        return refuse(decision, who, GONE)
    answer = GIVES_WAY if command.possible else STAYS
    settled = _settled(who, give_way_to(decision, who), wish, answer)
    effects: tuple[Effect, ...] = ()
    if command.possible:
        decision, effects = _given(decision, command, wish, option)
    else:
        decision = held_firm(decision, wish)
    if decision.phase is Phase.INTAKE and who in decision.round.asked and who not in decision.done:
        decision = replace(decision, done=(*decision.done, who))
    decision, more = close_intake_if_complete(decision, command.at)
    return decision, (*settled, *effects, *more)


def confirm_must(decision: D, command: ConfirmMust) -> Step[D]:
    """Let a must hold for good, or make it a strong wish, as its author says.

    Who was asked and says that it is firm is not asked whether it may give way after all. What has
    given way for one time already has no more to give by a late tap.
    """
    who, profile = command.member, profile_of(decision, command.member)
    wish = numbered(profile, command.preference)
    if is_over(decision):
        return over(decision, who)
    if wish is None or wish.strength is not Strength.MUST:
        return refuse(decision, who, GONE)
    asked = [each for each in open_musts(decision, who) if each.number == wish.number]
    if not (command.firm or asked) and _has_given_way(profile, wish):
        return refuse(decision, who, _ANSWERED)
    before, told = decision, _told_settled(decision, asked, wish, firm_no=command.firm)
    if command.firm and asked:
        decision = held_firm(decision, wish)
    if command.firm:
        decision = with_profile(without_question(decision, wish), who, firm(profile, wish))
    else:
        decision = _if_need_be(decision, command, wish, asked)
    decision, listed = _listed_anew(before, decision, command, asked)
    decision, effects = close_intake_if_complete(decision, command.at)
    return decision, (*told, *listed, *effects)


def _has_given_way(profile: Profile, wish: Preference) -> bool:
    """Tell whether a must has given way for one time, as what was said along with it tells."""
    beside = (each for each in profile.wishes if each.number != wish.number)
    mild = (each for each in beside if each.strength is Strength.STRONGLY)
    return any(each.source == wish.source and isinstance(each.applies, Dated) for each in mild)


def _if_need_be(
    decision: D, command: ConfirmMust, wish: Preference, asked: Sequence[MustAsked]
) -> D:
    """Let a must give way as its author says: for the time that they were asked about alone.

    They would rather not even then, and at all other times it holds. What is not about times, or
    was not asked about, is weighed from now on.
    """
    who, profile = command.member, profile_of(decision, command.member)
    option = asked[-1].option if asked else None
    decision = without_question(decision, wish)
    if not isinstance(wish.applies, TimeSet) or not isinstance(option, Slot):
        return with_profile(decision, who, soften(profile, wish, decision.coming_round))
    held = firm(profile, wish)
    decision = with_profile(decision, who, held)
    holds, member = numbered(held, wish.number), decision.member(who)
    assert holds is not None
    assert member is not None
    zone = zone_named(member.zone)
    own = replace(option, start=option.start.astimezone(zone), end=option.end.astimezone(zone))
    relaxed = method_of(decision).relaxed(decision, holds, own, command.at)
    before = {each.number for each in held.wishes} - {wish.number}
    for each in relaxed.wishes:
        if each.number not in before:
            decision = held_firm(decision, each)
    rather_not = at_this_time(wish, own, decision.coming_round)
    return with_profile(decision, who, add(relaxed, rather_not))


def _told_settled(
    decision: Decision, asked: Sequence[MustAsked], wish: Preference, *, firm_no: bool
) -> tuple[Tell, ...]:
    """Settle the question about a must wherever it stands."""
    question = must_question(decision, wish.author, asked[-1]) if asked else None
    return _settled(wish.author, question, wish, FIRM_NO if firm_no else IF_NEED_BE)


def _settled(
    who: MemberId, question: RelaxationQuestion | MustQuestion | None, wish: Preference, answer: str
) -> tuple[Tell, ...]:
    """Have a question about a wish say everywhere what was answered; nothing where none stands."""
    if question is None or question.number != wish.number:
        return ()
    return (tell(who, QuestionSettled(question=question, answer=answer)),)


def _listed_anew(
    before: D, after: D, command: ConfirmMust, asked: Sequence[MustAsked]
) -> tuple[D, tuple[Tell, ...]]:
    """Have the list of who was asked follow what they answered; what it means for a vote stays."""
    if not asked:
        return after, ()
    who, means = command.member, None
    wish = numbered(profile_of(after, who), command.preference)
    if wish and before.phase is Phase.VOTE:
        after, means = what_it_means(before, after, who, command.at, (wish,))
    view = replace(read_back(after, who), not_understood=(), means=means, is_quiet=means is None)
    return after, (tell(who, view),)


def _given(decision: D, command: GiveWay, wish: Preference, option: Option) -> Step[D]:
    relaxed = method_of(decision).relaxed(decision, wish, option, command.at)
    return read_back_now(decision, command.member, relaxed, gone=wish)
