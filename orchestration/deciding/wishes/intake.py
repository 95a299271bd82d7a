"""Intake: each member tells the bot what suits them, and it is read back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from orchestration.deciding.method import method_of
from orchestration.deciding.people.departing import may_leave
from orchestration.deciding.people.joining import joined
from orchestration.deciding.presentation.own_list import as_told_now, listed_after, new_since
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.turning_points import close_if_complete
from orchestration.deciding.state import D
from orchestration.deciding.step import (
    is_known,
    is_over,
    may_vote,
    over,
    refuse,
    tell,
    with_profile,
    with_round,
    without,
)
from orchestration.deciding.votes.speaking_up import what_it_means
from orchestration.deciding.wishes import clarify, overheard, own_wishes
from orchestration.deciding.wishes.answered_in_words import answered_in_words
from orchestration.deciding.wishes.hearing import as_opinion, everybody, hearing_of
from orchestration.deciding.wishes.musts import outside_of, read_musts, with_firm_noes
from orchestration.deciding.wishes.own_clock import clock_missing
from orchestration.deciding.wishes.undoing import with_former
from orchestration.deciding.wishes.why_not import why_asked, with_reason
from orchestration.interaction.wording import rules_out_all
from orchestration.language.choosing.held.labels import labelled, without_courtesy
from orchestration.language.talk.social import is_social
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.profile import hear
from orchestration.sessions.commands import Answer, PreferencesUnderstood, TellPrivately
from orchestration.sessions.effects import Tell, Understand
from orchestration.sessions.kind import Step
from orchestration.sessions.session import reading_of
from orchestration.views.member import Notice


def tell_privately(decision: D, command: TellPrivately) -> Step[D]:
    """Have a member's words understood; what else they are answered waits for the read-back."""
    after, effects = _taken(decision, command)
    new = [each for each in after.reading if each not in decision.reading]
    how = [each for each in ("elsewhere", "overheard", "aloud") if getattr(command, each)]
    more: dict[str, Any] = {each: (*getattr(after, each), *new) for each in how}
    after = replace(after, **more)
    if command.besides is None or not new:
        return after, (*effects, *_alone(command.member, command.besides))
    return replace(after, besides={**after.besides, new[0]: command.besides}), effects


def _alone(member: MemberId, besides: Private[str] | None) -> tuple[Tell, ...]:
    """Answer a member to all that they wrote, where nothing reads them back."""
    return (tell(member, Notice(text=reveal(besides, to=Reader.DECISION))),) if besides else ()


def _taken(decision: D, command: TellPrivately) -> Step[D]:
    """Have a member's words understood; thanks and greetings are passed over."""
    before = decision
    if may_vote(decision, command.member) and not is_over(decision):
        decision = joined(decision, command.member, command.name)
    member = decision.member(command.member)
    if member is None:
        return refuse(decision, command.member, "You are not a member of this session.")
    if is_over(decision):
        return over(decision, command.member)
    number = decision.messages.get(member.id, 0)
    given, (decision, text) = decision, clarify.in_full(_with_message(decision, command), command)
    words = reveal(text, to=Reader.DECISION)
    if is_social(words, everybody(decision)):
        return decision if before.member(member.id) else before, ()
    said = labelled(words, nameless=command.nameless)
    holds = method_of(decision).takes_opinions(decision)
    said = without_courtesy(said) if holds else said
    if not said.words and (holds or said.visibility):
        return own_wishes.said_of_last(decision, member.id, said)
    decision = replace(
        decision,
        reading=(*decision.reading, reading_of(member.id, number)),
        done=decision.done if command.tapped else without(decision.done, member.id),
    )
    if holds:
        later = Private(member.id, own_wishes.BESIDE_LATER) if said.beside else None
        how = overheard.HowTold(aloud=command.aloud)
        return _understood(decision, as_opinion(command, number, said), later, how)
    decision = overheard.noted_as_put_right(given, decision, member.id, number)
    heard = hearing_of(decision, member, command.at, number, said.visibility or command.visibility)
    return decision, (Understand(hearing=heard, text=Private(member.id, said.words)),)


def _with_message(decision: D, command: TellPrivately) -> D:
    """Number a member's message; a tap that says something is no interaction."""
    who, messages, known = command.member, decision.messages, decision.round.interactions
    decision = replace(decision, messages={**messages, who: messages.get(who, 0) + 1})
    if command.tapped:
        return decision
    interactions = {**known, who: known.get(who, 0) + 1}
    return with_round(decision, replace(decision.round, interactions=interactions))


def preferences_understood(decision: D, command: PreferencesUnderstood) -> Step[D]:
    """Take up what a message says, and read it back to its author, with what else they asked."""
    token = reading_of(command.member, command.message)
    besides = decision.besides.get(token)
    how = overheard.how_told(decision, token)
    after, effects = _understood(overheard.without_message(decision, token), command, besides, how)
    is_read = token in decision.reading and not is_over(decision)
    return after, effects if is_read else (*effects, *_alone(command.member, besides))


def _understood(
    decision: D,
    command: PreferencesUnderstood,
    besides: Private[str] | None,
    how: overheard.HowTold = overheard.TO_THE_BOT,
) -> Step[D]:
    """Take up what a message says, and read it back to its author."""
    token, given = reading_of(command.member, command.message), decision
    if token not in decision.reading:
        return decision, ()
    if is_over(decision):
        return over(replace(decision, reading=without(decision.reading, token)), command.member)
    decision, said = with_reason(decision, command.member, overheard.said_in(decision, command))
    context = method_of(decision).context(decision, command.member, command.at)
    before, held = (profile_of(each, command.member) for each in (given, decision))
    heard = hear(held, said, decision.coming_round, context)
    if how.overheard and not overheard.may_propose(decision, heard):
        if heard.not_understood and heard.profile.preferences == before.preferences:
            alone = _alone(command.member, besides)
            return _with_token_read(decision, command.member, token), alone
        said, heard = overheard.as_overheard(said, heard)
    decision = with_profile(decision, command.member, heard.profile)
    decision = with_firm_noes(decision, command.member, said.preferences)
    decision, answered = answered_in_words(given, decision, command.member, command.at)
    decision = clarify.with_limit_held(decision, command.member)
    decision = method_of(decision).told(decision, command.member, said)
    decision = _with_token_read(decision, command.member, token)
    decision = clarify.settled_by(decision, said.preferences, command.member, command.at)
    decision, asked = clarify.ask_about(decision, said, command)
    decision = with_former(decision, given, command.member)
    decision = overheard.counted(decision, command, said, heard)
    new = new_since(decision, command.member, before, heard.kept)
    decision, means = what_it_means(given, decision, command.member, command.at, new)
    view = listed_after(decision, command.member, before, heard, given)
    told = view.preferences if command.member in given.wrote_on else new
    view = replace(
        view,
        in_the_open=how.overheard or how.aloud,
        clarification=asked,
        why_not=why_asked(new),
        musts=read_musts(decision, command.member, told, command.at),
        outside=outside_of(decision, command.member, told, command.at),
        may_leave=may_leave(decision, command.member),
        means=means,
        clock=clock_missing(decision, command, before, said.preferences),
        besides=reveal(besides, to=Reader.DECISION) if besides else "",
    )
    decision, effects = close_if_complete(decision, command.at)
    if how.elsewhere and view.says_no_more and not rules_out_all(view):
        return decision, (*answered, *effects)
    shown = as_told_now(decision, command.member, view, told, said, puts_right=how.puts_right)
    return decision, (*answered, tell(command.member, shown), *effects)


def _with_token_read(decision: D, member: MemberId, token: str) -> D:
    """Return the decision with a message read; whether its author has written on is kept.

    The read-back of what they have written since then takes the place of this one, so it lists all.
    """
    reading = without(decision.reading, token)
    others = without(decision.wrote_on, member)
    writes_on = any(each.startswith(reading_of(member, "")) for each in reading)
    return replace(decision, reading=reading, wrote_on=(*others, member) if writes_on else others)


def answer(decision: D, command: Answer) -> Step[D]:
    """Take it that a member has nothing to add in this round: they count from now on."""
    if not is_known(decision, command.member):
        return refuse(decision, command.member, "You are not a member of this session.")
    if is_over(decision):
        return over(decision, command.member)
    profile = profile_of(decision, command.member)
    after = replace(
        with_profile(clarify.closed(decision, command.member), command.member, profile),
        answered=_with(decision.answered, command.member),
        done=_with(decision.done, command.member),
        former=decision.former,
    )
    told = own_wishes.assumed_of(after, command.member, decision)
    after, effects = close_if_complete(after, command.at)
    return after, (*told, *effects)


def _with(members: tuple[MemberId, ...], member: MemberId) -> tuple[MemberId, ...]:
    return members if member in members else (*members, member)
