"""Two who swap their places: one asks, and the other is asked in private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from orchestration.deciding.state import Phase
from orchestration.deciding.step import refuse, tell, with_round
from orchestration.kinds.choice.commands import AnswerSwap, OfferSwap
from orchestration.kinds.choice.places import announced
from orchestration.kinds.choice.seating import are_told, seats_now
from orchestration.kinds.choice.state import Choice, Swap
from orchestration.kinds.choice.turns import turns_of
from orchestration.model.ballots import Approvals, Ballot, OneOption
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import Private
from orchestration.sessions.kind import Step
from orchestration.views.choice import SwapQuestion
from orchestration.views.member import Notice

LATER: Final = "Who has a place is told as the vote ends; ask me for a swap then."
_NOTHING_TO_SWAP: Final = "You have no place that you could swap."
_SETTLED: Final = "That is settled by now."


def offer(choice: Choice, command: OfferSwap) -> Step[Choice]:
    """Ask another for their place, in private; who asks hears nothing of what they have voted."""
    who, to = command.member, command.to
    if not are_told(choice) or (choice.terms.secret and choice.phase is Phase.VOTE):
        return refuse(choice, who, LATER)
    mine, theirs = held_by(choice, who), held_by(choice, to)
    if not mine:
        return refuse(choice, who, _NOTHING_TO_SWAP)
    name = _name(choice, to)
    asked = tell(who, Notice(text=f"I have asked {name}; you hear from me what they say."))
    pair = next(((x, y) for x in mine for y in theirs if x not in theirs and y not in mine), None)
    if pair is None:
        if choice.phase is Phase.DECIDED and not choice.terms.secret:
            return refuse(choice, who, f"{name} has no place that you could swap yours for.")
        return choice, (asked,)
    swap = Swap(who, pair[0].key, to, pair[1].key)
    view = SwapQuestion(
        subject=choice.terms.subject,
        by=_name(choice, who),
        gives=pair[0].title,
        gets=pair[1].title,
        number=len(choice.swaps),
    )
    return replace(choice, swaps=(*choice.swaps, swap)), (asked, tell(to, view))


def held_by(choice: Choice, who: MemberId) -> tuple[Words, ...]:
    """Return in what somebody has a place, or waits for one."""
    return tuple(x for x, seats in seats_now(choice) if who in seats.members)


def answer(choice: Choice, command: AnswerSwap) -> Step[Choice]:
    """Swap two places where who was asked agrees, and both have them yet; both are told."""
    who, place = command.member, command.number
    swap = choice.swaps[place] if 0 <= place < len(choice.swaps) else None
    if swap is None or swap.to != who or not swap.is_open:
        return refuse(choice, who, _SETTLED)
    others = [each if n != place else replace(swap, is_open=False) for n, each in _all(choice)]
    choice = replace(choice, swaps=tuple(others))
    name = _name(choice, who)
    if not command.agree:
        return choice, (tell(swap.by, Notice(text=f"{name} keeps their place.")),)
    gives, gets = choice.option(swap.gives), choice.option(swap.gets)
    has = [{x.key for x in held_by(choice, each)} for each in (swap.by, who)]
    if gives is None or gets is None or not _still(swap, *has):
        return refuse(choice, who, _SETTLED)
    swapped = _swapped(choice, swap)
    told = (
        tell(swap.by, Notice(text=f"Swapped with {name}: {gets.title} is yours now.")),
        tell(who, Notice(text=f"Swapped: {gives.title} is yours now.")),
    )
    return swapped, (*told, *announced(swapped, command.at))


def _all(choice: Choice) -> Sequence[tuple[int, Swap]]:
    return tuple(enumerate(choice.swaps))


def _still(swap: Swap, mine: set[str], theirs: set[str]) -> bool:
    """Tell whether both have what they would swap, and not yet what they would get."""
    has = swap.gives in mine and swap.gets in theirs
    return has and swap.gets not in mine and swap.gives not in theirs


def _swapped(choice: Choice, swap: Swap) -> Choice:
    if choice.phase is Phase.VOTE:
        return _with_votes_swapped(choice, swap)
    places = {**choice.places}
    for key, leaves, comes in ((swap.gives, swap.by, swap.to), (swap.gets, swap.to, swap.by)):
        members = tuple(comes if x == leaves else x for x in places[key].members)
        places[key] = replace(places[key], members=members)
    return replace(choice, places=places)


def _with_votes_swapped(choice: Choice, swap: Swap) -> Choice:
    """Return a choice where each of two votes is for the other's place, and has its turn."""
    names = {x.key: x.id for x, _ in seats_now(choice)}
    pair = (names[swap.gives], names[swap.gets])
    numbers = {
        swap.by: turns_of(choice, swap.to).get(pair[1], 0),
        swap.to: turns_of(choice, swap.by).get(pair[0], 0),
    }
    votes, turns = {**choice.round.votes}, {**choice.turns}
    for who, (loses, gains) in ((swap.by, pair), (swap.to, pair[::-1])):
        votes[who] = Private(who, _with(choice.round.ballots[who], loses, gains))
        kept = {x: n for x, n in turns_of(choice, who).items() if x != loses}
        turns[who] = Private[Mapping[str, int]](who, {**kept, gains: numbers[who]})
    return replace(with_round(choice, replace(choice.round, votes=votes)), turns=turns)


def _with(ballot: Ballot | None, loses: str, gains: str) -> Ballot | None:
    if isinstance(ballot, OneOption):
        return OneOption(gains)
    assert isinstance(ballot, Approvals)
    yes, perhaps = (
        tuple(sorted(gains if x == loses else x for x in each))
        for each in (ballot.yes, ballot.if_need_be)
    )
    return Approvals(yes, perhaps)


def _name(choice: Choice, who: MemberId) -> str:
    member = choice.member(who)
    return member.name if member else who
