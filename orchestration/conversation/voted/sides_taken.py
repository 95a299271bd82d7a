"""On which side of what is voted on somebody stands by words that name none of it."""

from __future__ import annotations

from typing import Final

from orchestration.conversation.known.by_name import on_the_table
from orchestration.conversation.known.context import Context
from orchestration.deciding.actions.ballots.forms import letters_that_say
from orchestration.deciding.state import Decision
from orchestration.language.choosing.held.perhaps import is_perhaps, perhaps_in
from orchestration.language.choosing.places.sign_up_meant import asks_who_takes
from orchestration.language.choosing.places.signing_up import coming_and_more, side_taken
from orchestration.language.choosing.places.signing_up import taken_on as taken_on_in
from orchestration.language.votes.beginnings import says_back_behind, says_undo
from orchestration.language.votes.giving_up import gives_place_up

_WHO: Final = "who"


def side_of(context: Context, decision: Decision, plain: str) -> bool | None:
    """Tell whether words are for what alone is asked; None where they are neither for nor against.

    Where a place is to be had, “me please” is for it.
    """
    is_told = context.message.about or not context.message.in_channel
    shown = on_the_table(decision)
    has_places = any(each.capacity is not None for each in shown)
    subject = _WHO if has_places else decision.terms.subject
    return side_taken(plain, subject if is_told else "")


def side_and_note(context: Context, decision: Decision, plain: str) -> tuple[str, str]:
    """Part who takes a place, or gives it up, from what they tell of themselves behind it.

    “I'm in, but have to leave at 9” does; nothing is told where all of it stands together. Where a
    maybe is on the table, “depends on the babysitter” is that.
    """
    shown = on_the_table(decision)
    if perhaps := next((each for each in shown if is_perhaps(each.title)), None):
        hedge, why = perhaps_in(plain)
        return (perhaps.id, why) if hedge else (plain, "")
    side, told = coming_and_more(plain) if any(x.capacity is not None for x in shown) else ("", "")
    return (side, told) if side and side_of(context, decision, side) else (plain, "")


def taken_on(decision: Decision, said: str) -> str:
    """Return what words take on where there are places for things; all other words as they are.

    Elsewhere “I can bring the pizza” votes for nothing.
    """
    shown = on_the_table(decision)
    has_places = len(shown) > 1 and all(each.capacity is not None for each in shown)
    return taken_on_in(said) if has_places or asks_who_takes(decision.terms.subject) else said


def takes_back(context: Context, decision: Decision) -> bool:
    """Tell whether words under options take a vote back: with why, who has one alone does."""
    if says_undo(context.words):
        return True
    if context.who not in decision.round.ballots:
        return False
    has_places = _has_place(context, decision)
    return says_back_behind(context.words) or (has_places and gives_place_up(context.words))


def _has_place(context: Context, decision: Decision) -> bool:
    """Tell whether who speaks has voted for what has only so many places: a no keeps none."""
    voted = letters_that_say(decision.round.ballots.get(context.who))
    return any(x.capacity is not None and x.id in voted for x in on_the_table(decision))
