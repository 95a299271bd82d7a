"""Two who swap their places, or one who gives theirs: the other is asked in private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from orchestration.deciding.people.joining import counting
from orchestration.deciding.state import Phase
from orchestration.deciding.step import refuse, tell, with_round
from orchestration.interaction.wording import listed
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
_NOTHING_TO_GIVE: Final = "You have no place that you could give."
_WHICH: Final = "Which one? You have a place in {places}."
_HAS_ONE: Final = "{name} has a place there already."
_HAS_NONE: Final = "{name} has no place that you could swap yours for."
_SETTLED: Final = "That is settled by now."


def offer(choice: Choice, command: OfferSwap) -> Step[Choice]:
    """Ask another for their place, or whether they take one, in private.

    Who asks hears nothing of what they have voted.
    """
    who, to = command.member, command.to
    if not are_told(choice) or (choice.terms.secret and choice.phase is Phase.VOTE):
        return refuse(choice, who, LATER)
    mine = _had_by(choice, who, command.key) if command.gives else held_by(choice, who)
    if why := _why_not(mine, gives=command.gives):
        return refuse(choice, who, why)
    name = _name(choice, to)
    swap = _gift(choice, who, to, mine) if command.gives else _pair(choice, who, to, mine)
    if swap is None and choice.phase is Phase.DECIDED and not choice.terms.secret:
        return refuse(choice, who, (_HAS_ONE if command.gives else _HAS_NONE).format(name=name))
    told = tell(who, Notice(text=f"I have asked {name}; you hear from me what they say."))
    if swap is None or swap in choice.swaps:
        return choice, (told,)
    return replace(choice, swaps=(*choice.swaps, swap)), (told, tell(to, _asked(choice, swap)))


def _why_not(mine: Sequence[Words], *, gives: bool) -> str:
    """Say why somebody can neither swap nor give what they have; nothing where they can."""
    if not mine:
        return _NOTHING_TO_GIVE if gives else _NOTHING_TO_SWAP
    several = listed([each.title for each in mine])
    return _WHICH.format(places=several) if gives and len(mine) > 1 else ""


def _asked(choice: Choice, swap: Swap) -> SwapQuestion:
    gives, gets = choice.option(swap.gives), choice.option(swap.gets)
    waiting = {x.key: seats.waiting for x, seats in seats_now(choice)}[swap.gives]
    return SwapQuestion(
        subject=choice.terms.subject,
        by=_name(choice, swap.by),
        gives=gives.title if gives else "",
        gets=gets.title if gets else "",
        number=len(choice.swaps),
        waits=waiting.index(swap.by) + 1 if swap.by in waiting else 0,
    )


def _pair(choice: Choice, who: MemberId, to: MemberId, mine: Sequence[Words]) -> Swap | None:
    """Return what two could swap: places in two things, or in one a place and the wait for it."""
    theirs, had = held_by(choice, to), _had_by(choice, to)
    apart = ((x, y) for x in mine for y in theirs if x not in theirs and y not in mine)
    waited = ((x, x) for x in mine if x in had and x not in _had_by(choice, who))
    found = next(chain(apart, waited), None)
    return Swap(who, found[0].key, to, found[1].key) if found else None


def _gift(choice: Choice, who: MemberId, to: MemberId, mine: Sequence[Words]) -> Swap | None:
    """Return that somebody gives a place for nothing; None where the other has one there."""
    return None if mine[0] in _had_by(choice, to) else Swap(who, mine[0].key, to, "")


def _had_by(choice: Choice, who: MemberId, key: str = "") -> tuple[Words, ...]:
    """Return in what somebody has a place by now, and not only waits for one."""
    return tuple(x for x, y in seats_now(choice) if who in y.kept and key in ("", x.key))


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
        kept = "keeps their place" if swap.gets else "doesn't take your place; it stays yours"
        return choice, (tell(swap.by, Notice(text=f"{name} {kept}.")),)
    if not _still(choice, swap):
        return refuse(choice, who, _SETTLED)
    swapped = _swapped(choice, swap)
    got = swap.gets or swap.gives
    mine = f"{name} has your place now." if not swap.gets else _now(swapped, swap.by, got)
    theirs = _now(swapped, who, swap.gives)
    told = (
        tell(swap.by, Notice(text=f"Swapped with {name}: {mine}" if swap.gets else mine)),
        tell(who, Notice(text=f"Swapped: {theirs}" if swap.gets else theirs)),
    )
    return swapped, (*told, *announced(swapped, command.at))


def _now(choice: Choice, who: MemberId, key: str) -> str:
    """Tell somebody what they have in something by now: a place, or a number."""
    [(option, seats)] = [each for each in seats_now(choice) if each[0].key == key]
    if who not in seats.waiting:
        return f"{option.title} is yours now."
    number = seats.waiting.index(who) + 1
    return f"you are number {number} on the waiting list for {option.title}."


def _all(choice: Choice) -> Sequence[tuple[int, Swap]]:
    return tuple(enumerate(choice.swaps))


def _still(choice: Choice, swap: Swap) -> bool:
    """Tell whether both have what they would swap, and not yet what they would get."""
    mine, theirs = ({x.key for x in held_by(choice, each)} for each in (swap.by, swap.to))
    has = {x.key for x in _had_by(choice, swap.to)}
    if not swap.gets:
        return swap.gives in {x.key for x in _had_by(choice, swap.by)} - has
    if swap.gives == swap.gets:
        return swap.gets in has and swap.gives in mine - {x.key for x in _had_by(choice, swap.by)}
    return swap.gives in mine - theirs and swap.gets in theirs - mine


def _swapped(choice: Choice, swap: Swap) -> Choice:
    if choice.phase is Phase.VOTE:
        return (
            _with_vote_given(choice, swap) if not swap.gets else _with_votes_swapped(choice, swap)
        )
    places, becomes = {**choice.places}, {swap.by: swap.to, swap.to: swap.by}
    for key in {swap.gives, swap.gets} - {""}:
        seats = places[key]
        left = [x for x in seats.members if swap.gets or x != swap.to]
        places[key] = replace(seats, members=tuple(becomes.get(x, x) for x in left))
    return replace(choice, places=places)


def _with_vote_given(choice: Choice, swap: Swap) -> Choice:
    """Return a choice where a vote for a place is another's, with its turn."""
    name = next(x.id for x, _ in seats_now(choice) if x.key == swap.gives)
    choice = counting(choice, swap.to)
    votes, turns = {**choice.round.votes}, {**choice.turns}
    mine, theirs = (choice.round.ballots.get(each) for each in (swap.by, swap.to))
    left = _without(mine, name)
    votes[swap.to] = Private(swap.to, _added(mine, theirs, name))
    votes = votes if left else {who: each for who, each in votes.items() if who != swap.by}
    if left:
        votes[swap.by] = Private(swap.by, left)
    own = turns_of(choice, swap.by)
    kept = {x: n for x, n in own.items() if x != name}
    turns[swap.by] = Private[Mapping[str, int]](swap.by, kept)
    has = {**turns_of(choice, swap.to), name: own.get(name, 0)}
    turns[swap.to] = Private[Mapping[str, int]](swap.to, has)
    return replace(with_round(choice, replace(choice.round, votes=votes)), turns=turns)


def _without(ballot: Ballot | None, name: str) -> Ballot | None:
    """Return a ballot without a place; None where nothing is left of it."""
    if not isinstance(ballot, Approvals):
        return None
    yes, perhaps = (tuple(x for x in each if x != name) for each in (ballot.yes, ballot.if_need_be))
    return Approvals(yes, perhaps) if yes or perhaps else None


def _added(mine: Ballot | None, theirs: Ballot | None, name: str) -> Ballot:
    """Return somebody's ballot with a place in it, of the form that it is given in."""
    if not isinstance(mine, Approvals):
        return OneOption(name)
    yes = theirs.yes if isinstance(theirs, Approvals) else ()
    perhaps = theirs.if_need_be if isinstance(theirs, Approvals) else ()
    return Approvals(tuple(sorted({*yes, name})), tuple(x for x in perhaps if x != name))


def _with_votes_swapped(choice: Choice, swap: Swap) -> Choice:
    """Return a choice where each of two votes is for the other's place, and has its turn."""
    names = {x.key: x.id for x, _ in seats_now(choice)}
    pair = (names[swap.gives], names[swap.gets])
    numbers = {
        swap.by: turns_of(choice, swap.to).get(pair[1], 0),
        swap.to: turns_of(choice, swap.by).get(pair[0], 0),
    }
    if swap.gives == swap.gets:
        return _with_turns_swapped(choice, swap, names[swap.gives])
    votes, turns = {**choice.round.votes}, {**choice.turns}
    for who, (loses, gains) in ((swap.by, pair), (swap.to, pair[::-1])):
        votes[who] = Private(who, _with(choice.round.ballots[who], loses, gains))
        kept = {x: n for x, n in turns_of(choice, who).items() if x != loses}
        turns[who] = Private[Mapping[str, int]](who, {**kept, gains: numbers[who]})
    return replace(with_round(choice, replace(choice.round, votes=votes)), turns=turns)


def _with_turns_swapped(choice: Choice, swap: Swap, name: str) -> Choice:
    """Return a choice where each of two who voted for the same has the turn of the other."""
    turns = {**choice.turns}
    for who, other in ((swap.by, swap.to), (swap.to, swap.by)):
        has = {**turns_of(choice, who), name: turns_of(choice, other).get(name, 0)}
        turns[who] = Private[Mapping[str, int]](who, has)
    return replace(choice, turns=turns)


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
