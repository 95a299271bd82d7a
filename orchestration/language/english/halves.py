"""Halves of the day by their short names: "Thu only pm", "14th: am ok, pm no"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english import small_words, times
from orchestration.language.values import DayName, MonthName, Offset, PartName, Reach
from orchestration.language.words.tokens import Token

HALVES = {"am": ("morning", "morning"), "pm": ("afternoon", "after", "noon")}
ASIDE = frozenset({"yes", "no"})
ENDING = frozenset(
    ["", ".", "!", ",", ";", ")", "\n", "please", "pls", "plz", "thanks", "thx", "though"]
)
_BEFORE_A_PART = frozenset({":", ",", ";", "/", "&", "and", "or", "\n"})
_BEHIND_A_PART = frozenset({*ENDING, *ASIDE, "ok", "okay", "fine", "good", "works", "and", "or"})
_OUT_OF_REACH = 3  # tokens


_RULES_OUT = frozenset({"but", "except", "not", "no", "bar"})


def is_date_word(word: str) -> bool:
    """Whether a word names a day, a month or a part of the day."""
    return isinstance(times.PHRASES.get(word), DayName | MonthName | PartName)


def is_day(token: Token) -> bool:
    """Whether a word names a day, or one by where it is from now: "tomorrow"."""
    return isinstance(times.PHRASES.get(token.text), DayName | Offset | Reach)


def next_word(tokens: Sequence[Token], at: int) -> str:
    """Return the word at a place, or nothing behind the end."""
    return tokens[at].text if at < len(tokens) else ""


def halves_beside_days(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "Thu only pm" and "Wed ok am only" with the parts of the day that are meant."""
    put: list[Token] = []
    for at, half in enumerate(tokens):
        if half.text not in HALVES:
            put.append(half)
            continue
        led = at > 0 and tokens[at - 1].text == "only"
        whole = led or next_word(tokens, at + 1) == "only" or _is_excepted(put)
        followed = next_word(tokens, at + 1) == "only"
        alone = at > 0 and _stands_alone(tokens, at)
        if (alone or led or followed) and _is_no_verb(tokens, at):
            part, *all_of_it = HALVES[half.text]
            put += (replace(half, text=each) for each in (all_of_it if whole else [part]))
        else:
            put.append(half)
    return put


def _stands_alone(tokens: Sequence[Token], at: int) -> bool:
    """Whether a half is that of a day: "the 14th maybe pm", "Mon (am)", "Mon: pm"."""
    if tokens[at].text == "pm" and _is_said_of_a_day(tokens[at - 1]):
        return True
    bracketed = (tokens[at - 1].text, next_word(tokens, at + 1)) == ("(", ")")
    return bracketed or _heads_a_part(tokens, at)


def _is_excepted(put: Sequence[Token]) -> bool:
    """Whether a half of a day is ruled out, which is all of it then: "anything but Friday pm"."""
    return any(token.text in _RULES_OUT for token in put[-_OUT_OF_REACH:])


def _heads_a_part(tokens: Sequence[Token], at: int) -> bool:
    """Whether a half stands where no hour is: "Mon: pm", "14th: am ok, pm no"."""
    if tokens[at - 1].text not in _BEFORE_A_PART or next_word(tokens, at + 1)[:1].isdecimal():
        return False
    if tokens[at].text == "pm":
        return True
    both = any(token.text == "pm" for token in tokens)
    return next_word(tokens, at + 1) in (_BEHIND_A_PART if both else ENDING | ASIDE)


def _is_said_of_a_day(before: Token) -> bool:
    """Whether a half follows that is no half of an hour: "the 14th maybe pm"."""
    return before.text in small_words.PERHAPS or is_day(before)


def _is_no_verb(tokens: Sequence[Token], at: int) -> bool:
    """Whether "am" is a half of the day, and behind no hour ("9 am only")."""
    before = tokens[at - 1].text if at else ""
    around = {before, next_word(tokens, at + 1), tokens[at - 2].text if at > 1 else ""}
    return "i" not in around and not before[-1:].isdecimal()
