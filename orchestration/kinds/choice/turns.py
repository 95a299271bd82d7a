"""Who votes first for what has only so many places: kept by letter, whatever else they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from orchestration.deciding.state import Round
from orchestration.kinds.choice.state import Choice
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.privacy import Private, Reader, reveal
from orchestration.voting.check import find_rule
from orchestration.voting.delegation import effective_ballots

_UNNUMBERED: Final = 0
"""What was voted for in an earlier version has no number, and comes first."""


def in_turn(choice: Choice, who: MemberId) -> Choice:
    """Return a choice with the turns of somebody's vote; what it named before keeps its own."""
    limited = [x for x in choice.round.options if isinstance(x, Words) and x.capacity is not None]
    if not limited:
        return choice
    held = {option.id for option in limited if who in _voters(choice, choice.round, option)}
    before = turns_of(choice, who)
    following = 1 + max(
        (n for each in choice.turns for n in turns_of(choice, each).values()), default=0
    )
    others = {each: box for each, box in choice.turns.items() if each != who}
    turns = {name: before.get(name, following) for name in held}
    return replace(choice, turns={**others, who: Private[Mapping[str, int]](who, turns)})


def turns_of(choice: Choice, who: MemberId) -> Mapping[str, int]:
    """Return the numbers by which somebody has voted for what has only so many places."""
    box = choice.turns.get(who)
    return {} if box is None else reveal(box, to=Reader.DECISION)


def takers(choice: Choice, option: Words) -> tuple[MemberId, ...]:
    """Return who voted for an option, in the order in which they did; then whose vote was left."""
    round_ = _round_of(choice, option)
    own, found = round_.ballots, [*_voters(choice, round_, option)]
    numbers = {who: turns_of(choice, who).get(option.id, _UNNUMBERED) for who in found}
    return tuple(sorted(found, key=lambda who: (who not in own, numbers[who])))


def _voters(choice: Choice, round_: Round, option: Words) -> Iterator[MemberId]:
    """Yield who voted for an option: those who did it themselves, then whose vote was left."""
    supports = find_rule(choice.rule_of(round_.number)).supports
    names = tuple(each.id for each in round_.options)
    own = {str(who): ballot for who, ballot in round_.ballots.items()}
    for who, ballot in effective_ballots(own, choice.delegations).items():
        if ballot is not None and supports(ballot, option.id, names, choice.terms.budget):
            yield MemberId(who)


def _round_of(choice: Choice, option: Words) -> Round:
    shown = (each for each in reversed(choice.rounds) if option in each.options)
    return next(shown, choice.round)
