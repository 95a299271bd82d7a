"""Whether one wish may give way once: one question, two answers, whenever it is asked."""

from __future__ import annotations

from dataclasses import replace

from orchestration.deciding.assessment import profile_of
from orchestration.deciding.commands import ConfirmMust, GiveWay
from orchestration.deciding.method import method_of
from orchestration.deciding.musts import open_musts, without_question
from orchestration.deciding.own_wishes import GONE, held_by, read_back_now
from orchestration.deciding.reasking import asked_to_give_way
from orchestration.deciding.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Phase
from orchestration.deciding.step import is_over, over, refuse, with_profile
from orchestration.model.options import Option
from orchestration.model.preferences import Preference, Strength
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import firm, numbered, soften
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step


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
    effects: tuple[Effect, ...] = ()
    if command.possible:
        decision, effects = _given(decision, command, wish, option)
    else:
        decision = _firm(decision, wish)
    if decision.phase is Phase.INTAKE and who in decision.round.asked and who not in decision.done:
        decision = replace(decision, done=(*decision.done, who))
    decision, more = close_intake_if_complete(decision, command.at)
    return decision, (*effects, *more)


def confirm_must(decision: D, command: ConfirmMust) -> Step[D]:
    """Let a must hold for good, or make it a strong wish, as its author says.

    Who was asked and says that it is firm is not asked whether it may give way after all.
    """
    who, profile = command.member, profile_of(decision, command.member)
    wish = numbered(profile, command.preference)
    if is_over(decision):
        return over(decision, who)
    if wish is None or wish.strength is not Strength.MUST:
        return refuse(decision, who, GONE)
    if command.firm and wish.number in [each.number for each in open_musts(decision, who)]:
        decision = _firm(decision, wish)
    settled = firm(profile, wish) if command.firm else soften(profile, wish, decision.coming_round)
    decision = with_profile(without_question(decision, wish), who, settled)
    return close_intake_if_complete(decision, command.at)


def _given(decision: D, command: GiveWay, wish: Preference, option: Option) -> Step[D]:
    relaxed = method_of(decision).relaxed(decision, wish, option, command.at)
    return read_back_now(decision, command.member, relaxed, gone=wish)


def _firm(decision: D, wish: Preference) -> D:
    before = decision.firm.get(wish.author)
    known = reveal(before, to=Reader.DECISION) if before else ()
    held = Private(wish.author, (*known, wish.number))
    return replace(decision, firm={**decision.firm, wish.author: held})
