"""Words that change one's own ballot: "swap my first two", "one more on A instead of B", "A last".

What they say nothing of stays as it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from orchestration.deciding.actions.ballots import forms as ballot_forms
from orchestration.deciding.actions.ballots.slips import is_put_right, put_right
from orchestration.deciding.state import Decision
from orchestration.language.choosing.held.agreement import said_plainly
from orchestration.language.votes.shares import LETTER, TO, UNIT, numbers_written
from orchestration.language.words.drawn_letters import with_drawn_letters
from orchestration.model.ballots import Ballot, Order, Points
from orchestration.model.people import MemberId
from orchestration.voting.forms import DOTS, GRADES, ORDER, SHARES

NONE_YET: Final = (
    "You have not voted yet, so there is nothing to change. Say it whole: “{example}”."
)
_NOT_RANKED: Final = "You have ranked {count}, so that changes nothing. Say it whole: “{example}”."
_TOO_FEW: Final = "You have {held} on {option}, so that can't be. Say it whole: “{example}”."
_ALL_GIVEN: Final = (
    "All your points are given. “one more on {option} instead of {other}” moves one."
)

_LEADS: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|actually|sorry|sry|oops|u+gh+|a+rgh+|damn|mist|hm+|no|nee|nö|nah|ne"
    r"|moment|warte|wait|please|bitte|doch|nein|ach|also|then|and|und"
    r"|can you|could you|kannst du|i(?:'d like to| want to| would)?|ich)\b[\s,:.]*)+"
)
_TAIL: Final = (
    r"(?:[\s,]+(?:please|bitte|then|now|instead|jetzt|stattdessen|doch|after all|for me|dann))*"
)
_AS_BEFORE: Final = (
    r"(?:[\s,;.]+(?:and |und |then |dann )?(?:(?:the |der )?(?:rest|others|else|sonst(?: alles)?"
    r"|andere)(?: (?:stays?|bleibt|bleiben|is|ist|are))?(?: (?:as|wie))?"
    r"(?: (?:before|it was|it is|vorher|gehabt|bisher|zuvor|unchanged|the same|same|gleich|so"
    r"|unverändert))+|(?:as|wie) (?:before|vorher|gehabt)))"
)
_SWAPS: Final = re.compile(
    rf"(?:(?:oops|ups|oh|hoppla|mist|wait|sorry)[ ,.!]+)*(?:swap|switch|exchange|flip|tausche?"
    rf"|vertausche?|dreh)"
    rf"(?: (?:around|my|the|meine|die|mal|bitte|um))*"
    rf" (?:(?P<one>{LETTER}) (?:and|with|und|mit|gegen) (?P<other>{LETTER})"
    rf"|(?P<end>first|top|last|ersten|vorderen|letzten) (?:two|2|beiden|zwei)(?: options)?"
    rf"|(?P<those>(?:those|these|them|the|die|both|beide)(?: (?:two|2|beiden|zwei))?))"
    rf"(?: um| around)?{_AS_BEFORE}?{_TAIL}"
)
_WHICH_TWO: Final = "Which two? Say it like this: “swap {one} and {other}”."
_TURNS: Final = re.compile(
    rf"(?:reverse|turn|flip|invert) my (?:order|ranking|vote|list)(?: around)?{_TAIL}"
    rf"|(?:my|meine) (?:order|ranking|vote|list|reihenfolge|liste|stimme)"
    rf" (?:the other way (?:a)?round|in reverse|reversed|backwards|umgekehrt|andersrum){_TAIL}"
    rf"|(?:dreh|kehr)e? (?:meine|die) (?:reihenfolge|liste) um{_TAIL}"
)
_FIRST: Final = (
    r"(?:first|best|to the (?:very )?top|on top|at the top|up front|zuerst|an die spitze"
    r"|(?:nach )?(?:ganz )?(?:nach )?(?:vorne?|oben)|auf platz 1|als erstes)"
)
_LAST: Final = (
    r"(?:last|(?:to|at) the (?:very )?(?:bottom|end)|zuletzt|ans ende|am ende|als letztes"
    r"|(?:nach )?(?:ganz )?(?:nach )?(?:hinten|unten))"
)
_MOVES: Final = re.compile(
    rf"(?:(?:move|put|place|rank|make|set|setze?|schiebe?|stelle?|leg|pack|nimm) )?"
    rf"(?P<option>{LETTER})(?: (?:goes|is|comes|soll|kommt|bitte|doch|jetzt))*"
    rf" (?:(?P<first>{_FIRST})|(?P<last>{_LAST}))(?P<rest>{_AS_BEFORE})?{_TAIL}"
)
_N: Final = rf"(?P<number>\d+)(?: {UNIT})?"
_N2: Final = rf"(?P<second>\d+)(?: {UNIT})?"
_MORE: Final = r"(?:more|extra|mehr|weitere[rn]?)"
_LESS: Final = r"(?:less|fewer|weniger)"
_FROM: Final = r"(?:from|off|away from|von)"
_MORE_TO: Final = rf"{_MORE} {TO} (?P<to>{LETTER})"
_LESS_OFF: Final = rf"{_LESS} {TO} (?P<off>{LETTER})"
_AND: Final = r"\s*(?:,|and|und|,\s*(?:and|und|dafür))\s*(?:dafür )?"
_INSTEAD_OF: Final = (
    rf"(?:put |give |gib |setze? )?{_N} {_MORE_TO}"
    rf" (?:instead of|rather than|statt|anstatt|anstelle von)(?: {TO})? (?P<off>{LETTER})"
)
_FROM_TO: Final = (
    rf"(?:move |shift |verschiebe? |schiebe? |nimm |take |put )?{_N} {_FROM} (?P<off>{LETTER})"
    r"(?: (?:away|weg))?(?:,? (?:and|und) (?:give|put|gib|setze?|pack)"
    rf" (?:it|them|that|ihn|sie|es|den|die))?(?: {TO})? (?P<to>{LETTER})"
)
_SHIFTS: Final = (
    re.compile(_INSTEAD_OF + _TAIL),
    re.compile(_FROM_TO + _TAIL),
    re.compile(f"{_N} {_LESS_OFF}{_AND}{_N2} {_MORE_TO}{_TAIL}"),
    re.compile(f"{_N} {_MORE_TO}{_AND}{_N2} {_LESS_OFF}{_TAIL}"),
)
_ADDS: Final = re.compile(
    rf"(?:put |give |gib |setze? )?(?:noch )?{_N} (?P<side>{_MORE}|{_LESS}) {TO}"
    rf" (?P<of>{LETTER}){_TAIL}"
)


_ONLY: Final = r"(?:only|just|nur|bloß|lediglich)"
_SETS: Final = (
    re.compile(rf"(?P<of>{LETTER})[: ]+(?:(?:gets?|bekommt|kriegt|{TO}) )?{_ONLY} {_N}{_TAIL}"),
    re.compile(rf"{_ONLY} {_N} {TO} (?P<of>{LETTER}){_TAIL}"),
)
"""That an option has no more than so many points: “C only 1”; all others keep theirs."""


def changes_own(decision: Decision, said: str) -> bool:
    """Tell whether words change a ballot of the form that the rule takes."""
    text = _plainly(said)
    form = ballot_forms.rule_of(decision).form
    if form is ORDER:
        return any(each.fullmatch(text) for each in (_SWAPS, _TURNS, _MOVES))
    if form in (DOTS, SHARES, GRADES) and is_put_right(text):
        return True
    swaps = _SWAPS.fullmatch(text)
    shifts = (each.fullmatch(text) for each in (*_SHIFTS, _ADDS, *_SETS))
    return form in (DOTS, SHARES) and (bool(swaps and swaps["one"]) or any(shifts))


def changed(decision: Decision, who: MemberId, said: str) -> Ballot | str | None:
    """Return the ballot that words make of somebody's own, or why they make none.

    None where they change nothing: they are read as any other vote then.
    """
    held = decision.round.ballots.get(who)
    if not changes_own(decision, said):
        return None
    text = _plainly(said)
    if ballot_forms.rule_of(decision).form is ORDER:
        return _reordered(decision, held, text)
    if is_put_right(text):
        return put_right(held, ballot_forms.names(decision), text)
    return _shifted(decision, held, text)


def _plainly(said: str) -> str:
    return numbers_written(_LEADS.sub("", said_plainly(with_drawn_letters(said))))


def _reordered(decision: Decision, held: Ballot | None, text: str) -> Ballot | str | None:
    """Return an order with some of it moved; what is moved in none yet is a vote of its own."""
    moves = _MOVES.fullmatch(text)
    names = ballot_forms.names(decision)
    example = " > ".join(names[:3])
    if not isinstance(held, Order):
        is_whole = moves is not None and not moves["rest"]
        return None if is_whole else NONE_YET.format(example=example)
    if moves:
        option = moves["option"].upper()
        return _moved(held, option, names, first=bool(moves["first"])) if option in names else None
    if _TURNS.fullmatch(text):
        return Order(_all_places(held, names)[::-1])
    swaps = _SWAPS.fullmatch(text)
    assert swaps is not None
    if swaps["those"] and len(held.places) > len(("one", "other")):
        return _WHICH_TWO.format(one=names[0], other=names[1])
    return _swapped(held, swaps) or _NOT_RANKED.format(
        count="one option alone" if len(held.places) == 1 else "not both of them", example=example
    )


def _all_places(held: Order, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the places of an order, and behind them what it leaves out."""
    left = tuple(each for each in names if all(each not in place for place in held.places))
    return (*held.places, left) if left else held.places


def _moved(held: Order, option: str, names: Sequence[str], *, first: bool) -> Order:
    places = held.places if first else _all_places(held, names)
    rest = (tuple(each for each in place if each != option) for place in places)
    kept = tuple(place for place in rest if place)
    return Order(((option,), *kept) if first else (*kept, (option,)))


def _swapped(held: Order, swaps: re.Match[str]) -> Order | None:
    """Return an order with two of its places swapped, or two options; None where it lacks them."""
    if swaps["end"] or swaps["those"]:
        one, other, *rest = held.places if len(held.places) > 1 else ((), ())
        if not one:
            return None
        if swaps["end"] in ("last", "letzten"):
            *rest, one, other = held.places
            return Order((*rest, other, one))
        return Order((other, one, *rest))
    pair = {swaps["one"].upper(): swaps["other"].upper()}
    pair |= {there: here for here, there in pair.items()}
    ranked = {each for place in held.places for each in place}
    if not pair.keys() <= ranked:
        return None
    return Order(tuple(tuple(pair.get(each, each) for each in place) for place in held.places))


def _shifted(decision: Decision, held: Ballot | None, text: str) -> Ballot | str | None:
    """Return points with some of them moved, or given beside; or why that cannot be."""
    names = ballot_forms.names(decision)
    example = ballot_forms.example_of(decision)
    shifts = [(each, by) for each, by in _shifts(text, held) if each in names]
    if not shifts:
        return None
    if not isinstance(held, Points):
        return NONE_YET.format(example=example)
    points = dict(held.points)
    for option, by in shifts:
        points[option] = points.get(option, Fraction(0)) + by
        if points[option] < 0:
            return _TOO_FEW.format(held=held.points.get(option, 0), option=option, example=example)
    if sum(points.values()) > points_of(decision):
        other = next(each for each in held.points if each != shifts[0][0] or len(held.points) == 1)
        return _ALL_GIVEN.format(option=shifts[0][0], other=other)
    return Points({each: points[each] for each in names if points.get(each)})


def _shifts(text: str, held: Ballot | None) -> Iterator[tuple[str, Fraction]]:
    """Yield by how much each option that is named gains, or loses."""
    if swaps := _SWAPS.fullmatch(text):
        yield from _exchanged(swaps["one"].upper(), swaps["other"].upper(), held)
    found = next(filter(None, (each.fullmatch(text) for each in _SHIFTS)), None)
    if found:
        number = Fraction(found["number"])
        second = Fraction(found.groupdict().get("second") or number)
        less, more = (
            (number, second) if found.start("off") < found.start("to") else (second, number)
        )
        yield found["off"].upper(), -less
        yield found["to"].upper(), more
    elif found := next(filter(None, (each.fullmatch(text) for each in _SETS)), None):
        held_points = held.points if isinstance(held, Points) else {}
        option = found["of"].upper()
        yield option, Fraction(found["number"]) - held_points.get(option, Fraction(0))
    elif found := _ADDS.fullmatch(text):
        is_more = re.fullmatch(_MORE, found["side"]) is not None
        yield found["of"].upper(), Fraction(found["number"]) * (1 if is_more else -1)


def _exchanged(one: str, other: str, held: Ballot | None) -> Iterator[tuple[str, Fraction]]:
    points = held.points if isinstance(held, Points) else {}
    more = points.get(other, Fraction(0)) - points.get(one, Fraction(0))
    yield one, more
    yield other, -more


def points_of(decision: Decision) -> Fraction:
    """Return how many points a voter has in all."""
    budget = decision.terms.budget
    is_set = ballot_forms.rule_of(decision).form is DOTS and budget is not None
    return budget if is_set and budget is not None else Fraction(len(ballot_forms.names(decision)))
