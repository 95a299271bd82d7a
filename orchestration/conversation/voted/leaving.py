"""What somebody leaves to others, in words: their vote, or the place that they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known import picking
from orchestration.conversation.known.by_name import is_of_times, on_the_table
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.known.people import people_named
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.voted import seats, the_same_vote, vote_offered, vote_taken, votes
from orchestration.conversation.voted.uncounted import is_not_there
from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.commands import LeaveVote
from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction import answers
from orchestration.interaction.layout import Button
from orchestration.interaction.wording import in_words, listed
from orchestration.language.choosing.leaving import (
    VoteLeft,
    another_votes,
    asks_for_place,
    asks_who_votes,
    cannot_come,
    gives_place_back,
    is_for_longer,
    is_of_a_half,
    own_vote,
    takes_vote_back,
    vote_left,
    vote_left_beside,
    voter_named,
    wants_vote_back,
)
from orchestration.language.choosing.mentions import mentions
from orchestration.language.choosing.proxies import declined as not_for
from orchestration.language.choosing.proxies import takes_it_back
from orchestration.model.people import MemberId
from orchestration.voting.delegation import goes_round

_LEAVE_PLACE: Final = "leave-place"
_OWN_PLACE: Final = "own-place"
_NO_PLACE: Final = "You have no place here that you could give back."
_NO_HALF: Final = "“{subject}” is a choice: it has no half to come to. Write what matters to you."
_NOT_ASKED: Final = "Only somebody who is asked here can vote for you."
_WHICH_OF: Final = "Which of them: {names}? Say it with the whole name."
_OF_TIMES: Final = "On times everybody votes for themselves: only they know what suits them."
_STILL_COUNTS: Final = "Your own vote, {ballot}, still counts until you take it back."
_VOTES_FOR_YOU: Final = "{name} votes for you in “{subject}”, unless you vote yourself."
_NOBODY_VOTES: Final = "Nobody does: you vote yourself."
_VOTES_FOR: Final = "“{subject}”: {name} votes for you, unless you vote yourself."
_EACH_ANEW: Final = "That is so here alone: in each other one you say it anew."
_NOTHING_TO_LEAVE: Final = (
    "There is no vote of yours just now that you could leave to somebody. A vote is left in each "
    "question by itself: say it again once one is open."
)
_NOTHING_LEFT: Final = "You vote yourself already."


async def heard(context: Context) -> Sequence[Part] | None:
    """Do what words come to that leave a vote or a place; None where they are nothing of it.

    Only what is decided between words has votes that are left, and places.
    """
    text = context.words
    if (told := await _of_a_place(context)) is not None:
        return told
    among = [each for each in context.waiting if not is_of_times(each)]
    if not among:
        return _not_left_here(context)
    if is_of_a_half(text) and len(among) == len(context.waiting):
        return [sentence(_NO_HALF.format(subject=among[0].terms.subject))]
    left = [each for each in among if context.who in each.delegates]
    if asks_who_votes(text):
        return _who_votes(context, left)
    if takes_vote_back(text) or (left and wants_vote_back(text)):
        return await _left(context, left, None) if left else [sentence(_NOTHING_LEFT)]
    vote = own_vote(text)
    return await (_voted_oneself(context, among, vote) if vote else _vote_left(context, among))


async def ended(context: Context) -> Sequence[Part] | None:
    """Do what words come to that end it that one votes for another; None where they do not."""
    declined = await _declined(context)
    return await _taken_back(context) if declined is None else declined


async def _taken_back(context: Context) -> Sequence[Part] | None:
    """Take back a vote that was left to another, where that is all there is to take back."""
    if not takes_it_back(context.words):
        return None
    left = [each for each in context.waiting if context.who in each.delegates]
    who = context.who
    others = [x for x in left if who in x.round.ballots or profile_of(x, who).wishes]
    return await _left(context, left, None) if len(left) == 1 and not others else None


async def _declined(context: Context) -> Sequence[Part] | None:
    """Give a vote back to who has left it, where somebody would not vote for them; else None."""
    name = not_for(context.words)
    if not name:
        return None
    left = [
        (each, giver)
        for each in context.waiting
        for giver in each.members
        if each.delegates.get(giver.id) == context.who and people_named(name, [giver])
    ]
    for decision, giver in left:
        envelope = context.apart(f"/declined/{decision.id}").envelope(decision.id)
        command = LeaveVote(**envelope, member=giver.id, to=None, declined=True)
        await context.access.send(command)
    return [] if left else None


def _who_votes(context: Context, left: Sequence[Decision]) -> Sequence[Part]:
    """Say to whom somebody has left their vote, if to anybody."""
    told = [
        _VOTES_FOR_YOU.format(name=to.name, subject=each.terms.subject)
        for each in left
        if (to := each.member(each.delegates[context.who]))
    ]
    return [sentence(" ".join(told) or _NOBODY_VOTES)]


async def _of_a_place(context: Context) -> Sequence[Part] | None:
    """Do what words come to that ask for one's place, or give it back."""
    text = context.words
    if (told := await seats.heard(context)) is not None:
        return told
    if asks_for_place(text):
        return _own_places(context) or None
    if gives_place_back(text):
        return await _place_given_back(context)
    if cannot_come(text) and not any(map(is_of_times, context.sessions)):
        return await _place_given_back(context, only_held=True)
    return None


async def _vote_left(context: Context, among: Sequence[Decision]) -> Sequence[Part] | None:
    """Leave a vote to who is named; where it may only be a manner of speaking, offer to."""
    named, rest = context.named(context.words)
    said = _left_in(context.words, rest.strip(" ,:"))
    if said is None:
        return None
    meant = [each for each in among if each in named] or among
    if any(_names_an_option(each, said.name) for each in meant):
        if voter_named(context.words) is None:
            return None
        said = replace(said, is_sure=False)
    return await _left_to(context, meant, said)


async def _left_to(
    context: Context, meant: Sequence[Decision], said: VoteLeft
) -> Sequence[Part] | None:
    """Leave a vote in what is meant to who is called so."""
    others = {x.id: x for each in meant for x in each.members if x.id != context.who}
    found = people_named(said.name, [*others.values()])
    if not found and (no_option := _no_such_letter(context, meant, said.name)):
        return [sentence(no_option)]
    if not found:
        return [sentence(_NOT_ASKED)] if said.is_sure else None
    if len(found) > 1:
        return [sentence(_WHICH_OF.format(names=listed([each.name for each in found])))]
    [to] = found
    if said.is_sure or _goes_round(meant, context.who, to.id):
        return await _left(context, meant, to.id)
    if len(meant) > 1:
        return None
    same = await the_same_vote.of_another(context, meant[0], to.id) if said.is_same else ()
    return same or vote_offered.offered(meant[0], to)


def _no_such_letter(context: Context, meant: Sequence[Decision], name: str) -> str:
    """Say which options there are to who votes for a letter that is none: “my vote goes to G”."""
    voting = [each for each in meant if each.phase is Phase.VOTE]
    is_letter = len(name) == 1 and name.isalpha()
    return is_not_there(context, voting[0], name.upper()) if is_letter and voting else ""


def _not_left_here(context: Context) -> Sequence[Part] | None:
    """Say that everybody votes on times for themselves; None where no vote is left for sure.

    Who cannot vote themselves may abstain.
    """
    if not context.waiting:
        return _nothing_to_leave(context)
    voting = [each for each in context.waiting if each.phase is Phase.VOTE]
    others = [x for each in voting for x in each.members if x.id != context.who]
    name = _left_on_times(context)
    if not name or not people_named(name, others):
        return None
    if len(voting) > 1:
        return [sentence(_OF_TIMES)]
    [decision] = voting
    none = Button(ballot_forms.COUNT_AS, "I abstain", f"{decision.round.number}/abstain")
    return [Part(answers.said(_OF_TIMES, (none,)), decision.id)]


def _nothing_to_leave(context: Context) -> Sequence[Part] | None:
    """Say to who leaves a vote for good, where nothing is open, that each is left by itself."""
    is_meant = context.message.is_to_the_bot and is_for_longer(context.words)
    return [sentence(_NOTHING_TO_LEAVE)] if is_meant else None


def _left_on_times(context: Context) -> str:
    """Return to whom words leave a vote on times, as they are called; "" where to nobody for sure.

    In a thread it has to be said plainly, or to the bot.
    """
    words = context.words
    if name := another_votes(words):
        return name
    left = vote_left(words) or vote_left_beside(words)
    is_private = not context.message.in_channel
    if left is None or not context.message.is_to_the_bot or not (left.is_sure or is_private):
        return ""
    return left.name


def _names_an_option(decision: Decision, name: str) -> bool:
    """Tell whether a vote goes to what there is to choose from: "pizza has my vote", or "B"."""
    catalogue = method_of(decision).catalogue(decision)
    is_letter = name.upper() in (each.id for each in on_the_table(decision))
    return is_letter or (catalogue is not None and bool(mentions(name, catalogue)))


def _goes_round(among: Sequence[Decision], who: MemberId, to: MemberId) -> bool:
    """Tell whether a vote would be left to who has left theirs to its voter: it is refused."""
    return any(each.delegates.get(to) == who for each in among)


def _left_in(words: str, unnamed: str) -> VoteLeft | None:
    """Return to whom words leave a vote, with the name of a session or without it."""
    return vote_left(words) or vote_left(unnamed) or vote_left_beside(words)


async def _voted_oneself(
    context: Context, among: Sequence[Decision], vote: str
) -> Sequence[Part] | None:
    """Take the vote of who votes themselves, and back what was left to another; None where none."""
    left = [each for each in among if context.who in each.delegates]
    said = await _cast(replace(context, message=replace(context.message, text=vote)), left or among)
    if said is None or len(left) != 1:
        return said
    [decision] = left
    envelope = context.apart("/oneself").envelope(decision.id)
    await context.access.send(LeaveVote(**envelope, member=context.who, to=None, with_vote=True))
    return said


async def _cast(context: Context, among: Sequence[Decision]) -> Sequence[Part] | None:
    """Take a vote, in private by its letter alone too where it can be in one session alone."""
    said = await votes.heard(context)
    voting = [each for each in among if each.phase is Phase.VOTE]
    if said is not None or len(voting) != 1:
        return said
    reply = votes.vote_of(context, voting[0], [context.words])
    return await vote_taken.taken(context, voting[0], reply) if reply else None


async def _left(context: Context, among: Sequence[Decision], to: MemberId | None) -> Sequence[Part]:
    """Leave a vote in the one session that is meant; both are told, each in one message."""
    if len(among) > 1:
        return await picking.asked_by_name(context, among)
    [decision] = among
    own = decision.round.ballots.get(context.who)
    name = _left_alone(context, decision, to)
    beside = [_STILL_COUNTS.format(ballot=in_words(own))] if own and name else []
    beside += [_EACH_ANEW] if name and is_for_longer(context.words) else []
    told = [_VOTES_FOR.format(subject=decision.terms.subject, name=name), *beside] if beside else []
    envelope, number = context.action.envelope(decision.id), context.action.number
    command = LeaveVote(**envelope, member=context.who, to=to, drawn=number, with_vote=bool(told))
    await context.access.send(command)
    return [sentence(" ".join(told))] if told else []


def _left_alone(context: Context, decision: Decision, to: MemberId | None) -> str:
    """Return the name of whom a vote is left to, where nothing is in the way of that."""
    who, other = decision.member(context.who), decision.member(to) if to else None
    goes = other is not None and not goes_round(decision.delegations, context.who, other.id)
    return other.name if other and who and goes else ""


def _own_places(context: Context) -> Sequence[Part]:
    """Tell whether somebody has a place, in each session that has given some."""
    decided = [each for each in context.decided if not is_of_times(each)]
    kinds, action = context.access.kinds, context.action
    told = [kinds.press(each, action, _OWN_PLACE).notice for each in decided]
    return [sentence(each) for each in told if each]


async def _place_given_back(context: Context, *, only_held: bool = False) -> Sequence[Part] | None:
    """Give back the place that somebody has, if they have one in a single session.

    Words that would mean something else without one (`only_held`) come to nothing then.
    """
    decided = [each for each in context.decided if not is_of_times(each)]
    kinds, action = context.access.kinds, context.action
    replies = [(each, kinds.press(each, action, _LEAVE_PLACE)) for each in decided]
    held = [(each, reply) for each, reply in replies if reply.notice]
    if not held:
        is_of_times_alone = all(map(is_of_times, context.sessions))
        is_meant = context.message.is_to_the_bot and not is_of_times_alone and not only_held
        return [sentence(_NO_PLACE)] if is_meant else None
    if len(held) > 1:
        return await picking.asked_by_name(context, [each for each, _ in held])
    [(decision, reply)] = held
    await context.exchange.perform(replace(reply, notice=""), decision.id)
    return [sentence(reply.notice)]
