"""What a reply under options says of them, word for word: "B > A, C", "the second", "not C".

A reply is a vote only if all of it reads as one: what people say to each other under the options is
theirs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from orchestration.language.choosing.held.agreement import AGREEING, said_plainly
from orchestration.language.choosing.held.last_resort import LAST_RESORT
from orchestration.language.votes.clauses import put_plainly, with_letters
from orchestration.language.votes.everyday import in_everyday_words
from orchestration.language.votes.if_need_be import put_as_need_be
from orchestration.language.votes.indifferent import abstains
from orchestration.language.votes.only_named import only_named
from orchestration.language.votes.orders import order_in, turned_order
from orchestration.language.votes.points import behind_options, given_everything
from orchestration.language.votes.said import OptionChosen, VoteSaid
from orchestration.language.votes.spoken import fits_too, in_fewer_words
from orchestration.language.votes.vocabulary import (
    AFTER_ALL,
    AGAIN,
    AS_WELL,
    AS_WELL_AS,
    BELOW,
    BESIDES,
    BOTH,
    BUT_NOT,
    EMPHASIS,
    ENDS,
    EQUAL,
    FOLLOWED,
    HESITATES,
    INSTEAD,
    JOINS,
    LEADS,
    LEAVES_OUT,
    LONGEST,
    MARKED,
    MARKS,
    MINUS_ONE,
    NEITHER,
    NO_NOT,
    NONE_FITS,
    NOT,
    NOT_AFTER_ALL,
    OF_A_VOTE,
    ONLY,
    PART,
    PLACES,
    PLUS_ONE,
    PREFERS,
    SKIPPED,
    SLIPS,
    TAKES,
    TURNS,
    TWO,
    UNOPPOSED,
    UNSURE,
    VETOES,
    YES_TO,
)
from orchestration.language.words.drawn_letters import with_drawn_letters

_ONE_MORE: Final = re.compile(
    r"(?<=[.;,!] )(?:hm+,? |oh,? |ach,? )?(?:no|nah|nee|nein|wait|warte)[,:]? "
    r"(?=[a-z] (?:is|ist|would be|wäre|works|geht|passt)\b[^.;,!?]{0,20}"
    r"\b(?:too|also|as well|auch)\b)"
)
"""A no that is none to what follows it: “A. hm no, B is fine too”."""

_ONE_BEFORE: Final = re.compile(
    r">|\b(?:then|dann)\b|\b(?:1st|first|zuerst|erstens|erste[rs]?|1[.)])(?!\w).*"
    r"\b(?:2nd|second|zweitens|zweite[rs]?|2[.)])(?!\w)|\b1[.)] .*\b2[.)] ",
    re.IGNORECASE,
)
_BY_THE_WAY: Final = re.compile(
    r"^\W*(?:(?:ok(?:ay)?|oh|so|also|ach|and|und)[\s,]+)*(?:btw|by the way|übrigens|fyi)[\s,:]+"
    r"|[\s,]+(?:btw|by the way|übrigens|fyi)[\s.!]*$",
    re.IGNORECASE,
)
_LETTER: Final = re.compile(r"\b[A-Z]\b")
_WHICH_TWO: Final = "Which two? Name them, like “A and B”."
_BOTH_WAYS: Final = "That is a yes and a no to {option}. Which is it?"


def read(said: str, names: Sequence[str]) -> VoteSaid | None:
    """Return what a reply says of the options; None where not all of it is a vote.

    What has been read is kept until `forget_read`: in search of a vote within a message the same
    words are read again and again.
    """
    found = _read(said, tuple(names)) if len(said) <= LONGEST else None
    return replace(found, in_order=True) if found and _in_order(said, names) else found


def with_all_named(said: Sequence[str], whole: str, names: Sequence[str]) -> Sequence[str]:
    """Return all of a message that is one vote, where it names an option that no part of it has.

    “A of course, B ok if need be” is no courtesy and then a vote for B.
    """
    missed = {*_LETTER.findall(whole)} & {*names} - {*_LETTER.findall(" ".join(said))}
    return [whole] if missed and said and read(whole, names) else said


def _in_order(said: str, names: Sequence[str]) -> bool:
    """Tell whether words put options one before another: "A > B", "A 1st, B 2nd"."""
    named = {*re.findall(r"\b[A-Z]\b", said)} & {*names}
    return len(named) > 1 and _ONE_BEFORE.search(said) is not None


def forget_read() -> None:
    """Keep nothing of what has been read: a message is done with."""
    _read.cache_clear()


@lru_cache(maxsize=512)
def _read(said: str, names: tuple[str, ...]) -> VoteSaid | None:
    said = only_named(_BY_THE_WAY.sub("", said), names)
    typed = in_everyday_words(said_plainly(with_drawn_letters(said)), names)
    plain = in_fewer_words(put_as_need_be(typed, names), names)
    text = PLUS_ONE.sub("", LEADS.sub("", TAKES.sub("", _ONE_MORE.sub("", plain))))
    if UNSURE.search(text):
        return None
    if abstains(text):
        return VoteSaid(abstains=True)
    text = BESIDES.sub("except", NO_NOT.sub(". ", SLIPS.sub("", text)))
    after_all = AFTER_ALL.search(text) is not None
    text = NOT_AFTER_ALL.sub("not", AS_WELL_AS.sub("and", text))
    text = AS_WELL.sub("also", YES_TO.sub("ja", text))
    text = FOLLOWED.sub(" >", BUT_NOT.sub(r"all but\g<what>", MINUS_ONE.sub("not ", text)))
    text = INSTEAD.sub("statt", LAST_RESORT.sub(HESITATES, EMPHASIS.sub("", text)))
    text = NEITHER.sub(_neither, NONE_FITS.sub("none", text))
    text = with_letters(UNOPPOSED.sub(_whole, text), names)
    if option := given_everything(text, names):
        return VoteSaid((OptionChosen(option, equal=False),), everything=True)
    text = turned_order(text, names)
    found = (
        order_in(text, names)
        or order_in(put_plainly(text, names), names)
        or _of_parts(behind_options(text, names), names)
    )
    if found and len(found.choices) == 1 and fits_too(plain):
        found = replace(found, adds=True)
    return replace(found, after_all=True) if found and after_all else found


def _of_parts(text: str, names: Sequence[str]) -> VoteSaid | None:
    """Return what the parts of a reply come to together; None where not all of it is a vote."""
    parts = [each for each in PART.findall(put_plainly(text, names)) if each not in AGREEING]
    parts_left = _without_both(parts, names)
    if parts_left is None and len(names) == 1:  # yes or no, either is fine
        return VoteSaid(abstains=True)
    if parts_left is None:
        return VoteSaid(unclear=_WHICH_TWO)
    found = None if _is_loose(parts_left, names) else _meant(parts_left, names)
    if found is None:
        return None
    return replace(found, only=not ONLY.isdisjoint(parts), vetoed=VETOES.search(text) is not None)


def _neither(found: re.Match[str]) -> str:
    """Return “neither A nor B” as words that leave both out."""
    return f"not {' and '.join(filter(None, found.groups()))}"


def _whole(found: re.Match[str]) -> str:
    """Return what somebody has no objection to: what is named, or all of it."""
    return " " if found["to"] else "all"


def _without_both(parts: list[str], names: Sequence[str]) -> list[str] | None:
    """Return what is said without a "both" of named options; None where it is not clear."""
    if BOTH.isdisjoint(parts):
        return parts
    rest = [each for each in parts if each not in BOTH]
    sides = _sides(rest, names)
    if sides and not sides.chosen and not sides.left_out and len(names) != TWO:
        return None
    return rest if sides and sides.chosen else parts


def _meant(parts: Sequence[str], names: Sequence[str]) -> VoteSaid | None:
    """Return what options and words that turn them come to together; None where to nothing."""
    marks = {mark for mark, of_it in MARKS.items() if not of_it.isdisjoint(parts)}
    sides = _sides(parts, names)
    if sides is None:
        return None
    if both := {each.option for each in sides.chosen} & {each.option for each in sides.left_out}:
        return VoteSaid(unclear=_BOTH_WAYS.format(option=min(both)))
    found: VoteSaid | None = None
    match bool(sides.chosen), bool(sides.left_out), sorted(marks - {"too"}):
        case True, _, []:
            refused = tuple(each.option for each in sides.left_out)
            adds = "too" in marks
            found = VoteSaid(sides.chosen, adds=adds, below=sides.below, refused=refused)
        case False, True, [] | ["all"]:
            found = VoteSaid(sides.left_out, of_all=True, against="all" not in marks)
        case False, False, ["all"]:
            found = VoteSaid(of_all=True)
        case False, False, ["none"]:
            found = VoteSaid(none=True)
        case False, False, ["back"] if not OF_A_VOTE.isdisjoint(parts):
            found = VoteSaid(taken_back=True)
    return found


@dataclass(frozen=True, slots=True)
class _Sides:
    """The options that are chosen, those left out, and those that others are only put above."""

    chosen: Sequence[OptionChosen]
    left_out: Sequence[OptionChosen]
    below: Sequence[OptionChosen]


def _sides(parts: Sequence[str], names: Sequence[str]) -> _Sides | None:
    """Return on which side of the words that turn it each option stands; None where not all fit."""
    found: dict[frozenset[str], list[OptionChosen]] = {TURNS: [], LEAVES_OUT: [], BELOW: []}
    for side, said in _divided(parts, names):
        small = MARKED if side is not LEAVES_OUT else MARKED | AGAIN
        choices = _choices([each for each in said if each not in small], names)
        if choices is None or (side is not TURNS and not choices):
            return None
        if side is BELOW and not found[TURNS]:  # "instead of A, B"
            found[TURNS] += choices[1:]
            choices = choices[:1]
        found[side] += choices
    if not _are_sound(found):
        return None
    return _Sides(found[TURNS], found[LEAVES_OUT], found[BELOW])


def _are_sound(sides: Mapping[frozenset[str], Sequence[OptionChosen]]) -> bool:
    """Tell whether each side names an option once, and what is put below another has that one."""
    named = {side: {each.option for each in of_it} for side, of_it in sides.items()}
    once = all(len(named[side]) == len(of_it) for side, of_it in sides.items())
    above, below = named[TURNS], named[BELOW]
    return once and not above & below and bool(above or not below)


def _divided(
    parts: Sequence[str], names: Sequence[str]
) -> Sequence[tuple[frozenset[str], Sequence[str]]]:
    """Return the parts of a reply, each by the side that the word before it puts it on.

    What stands behind a "but" is left out where all of them are meant before it, and chosen else.
    """
    found: list[tuple[frozenset[str], list[str]]] = [(TURNS, [])]
    for at, part in enumerate(parts):
        side = _side_of(at, parts, names)
        if part in ENDS and found[-1][0] is not TURNS:
            side = TURNS
        if part in TURNS and not MARKS["all"].isdisjoint(found[-1][1]):
            side = LEAVES_OUT
        if side is None:
            found[-1][1].append(part)
        elif found[-1][1] or len(found) == 1:
            found.append((side, []))
        else:
            found[-1] = (side, found[-1][1])  # "but not"
    return found


def _is_loose(parts: Sequence[str], names: Sequence[str]) -> bool:
    """Tell whether an option behind a pause may be meant instead of the one before: "not B, C".

    Words that join the two leave out both: "not A, B or C", "everything but A, B".
    """
    if NOT.isdisjoint(parts) or not (JOINS | MARKS["all"]).isdisjoint(parts):
        return False
    left_out = (said for side, said in _divided(parts, names) if side is LEAVES_OUT)
    halves = (
        (said[: said.index(",")], said[said.index(",") :]) for said in left_out if "," in said
    )
    return any(all(_choices(each, names) for each in both) for both in halves)


def _side_of(at: int, parts: Sequence[str], names: Sequence[str]) -> frozenset[str] | None:
    """Return the side that a word puts what follows on; None where it is of what is said there.

    "I prefer A to B" puts A above B, and so does "lieber A als B".
    """
    part, before = parts[at], parts[:at]
    if part in ("to", "als"):
        prefers = not PREFERS.isdisjoint(before)
        named = any(_option(each, parts, names) for each in before)
        return BELOW if prefers and named else None
    return next((side for side in (TURNS, LEAVES_OUT, BELOW) if part in side), None)


def _choices(parts: Sequence[str], names: Sequence[str]) -> Sequence[OptionChosen] | None:
    """Return the options that are named, in order; None where not all words are of a vote."""
    found: list[OptionChosen] = []
    equal = hesitant = False
    for at, part in enumerate(parts):
        option = _option(part, parts, names)
        if option is not None:
            found.append(OptionChosen(option, equal, hesitant=hesitant))
            equal = hesitant = False
        elif part in EQUAL and found:
            equal = True
        elif part.isdecimal() and found and found[-1].points is None:
            found[-1] = OptionChosen(found[-1].option, found[-1].equal, int(part[:9]))
        elif part == HESITATES and not _names_next(parts, at, names):
            found[-1:] = [replace(each, equal=False, hesitant=True) for each in found[-1:]]
        elif part == HESITATES:
            hesitant = True
        elif part not in SKIPPED:
            return None
    named = [each.option for each in found]
    return found if len(set(named)) == len(named) else None


def _names_next(parts: Sequence[str], at: int, names: Sequence[str]) -> bool:
    """Tell whether an option follows right behind a word: "zur Not B"."""
    return at + 1 < len(parts) and _option(parts[at + 1], parts, names) is not None


def _option(part: str, parts: Sequence[str], names: Sequence[str]) -> str | None:
    """Return the option that a word names: by its letter, or by its place on the list."""
    place = PLACES.get(part)
    if place is not None:
        return names[place] if place < len(names) else None
    name = part.upper()
    if name not in names:
        return None
    return None if part == "i" and len(parts) > 1 else name
