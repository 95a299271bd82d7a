"""The days and hours that somebody works are all there are: "Bin in Teilzeit: Mo-Mi 8-14 Uhr"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.german.company import is_day
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

PART_TIME, _WORKING = frozenset({"teilzeit", "halbtags"}), frozenset({"arbeite", "arbeit"})
SAYING_SO = PART_TIME | _WORKING
_STOPS = frozenset({".", "!", "?", ";", "\n"})
_AHEAD = frozenset(words("ich bin in bin's arbeite arbeit ja halt also elternzeit - nur"))
_BETWEEN = frozenset(words("und ich arbeite arbeit bin da halt heißt von jeweils immer : ( , -"))
_OF_TIMES = frozenset(words("bis von und - + / & uhr h jeweils ab immer"))
_DENYING = frozenset(words("nicht nix nichts keine kein ungern"))


def only_at_work(tokens: Sequence[Token]) -> Sequence[Token]:
    """Put "nur" for the words that lead to somebody's working days."""
    for at, token in enumerate(tokens):
        if token.text not in SAYING_SO or not _opens(tokens, at):
            continue
        first = _days_begin(tokens, at)
        times = _chunk(tokens, first) if first else ()
        if times and (token.text in PART_TIME or _is_a_week(tokens, first, times)):
            rest = [*tokens[first : first + len(times)], *_closed(tokens, at, first + len(times))]
            return [*tokens[: _begin(tokens, at)], replace(token, text="nur"), *rest]
    return tokens


def _begin(tokens: Sequence[Token], at: int) -> int:
    """Where the words begin that lead to it: "also ich bin ja in Teilzeit"."""
    while at and tokens[at - 1].text in _AHEAD:
        at -= 1
    return at


def _opens(tokens: Sequence[Token], at: int) -> bool:
    """Whether nothing else is said ahead of it in the same thought."""
    begin = _begin(tokens, at)
    return not begin or tokens[begin - 1].text in _STOPS | {",", ":"}


def _days_begin(tokens: Sequence[Token], at: int) -> int:
    """Where the days stand that somebody works, right behind; nowhere is nothing."""
    first = at + 1
    while first < len(tokens) and tokens[first].text in _BETWEEN:
        first += 1
    return first if first < len(tokens) and is_day(tokens[first]) else 0


def _chunk(tokens: Sequence[Token], at: int) -> Sequence[Token]:
    """Days and hours up to the next mark; nothing where something is said of them."""
    end = at
    while end < len(tokens) and _is_of_times(tokens[end]):
        end += 1
    ends = end == len(tokens) or tokens[end].text in _STOPS | {",", ")"}
    return tokens[at:end] if ends else ()


def _is_of_times(token: Token) -> bool:
    return is_day(token) or token.text[0].isdecimal() or token.text in _OF_TIMES


def _is_a_week(tokens: Sequence[Token], first: int, times: Sequence[Token]) -> bool:
    """Whether who "arbeite Mo bis Mi" tells of a week: a row of days, and no no behind it."""
    row = len(times) > 2 and times[1].text in ("-", "bis") and is_day(times[2])
    behind = tokens[first + len(times) + 1 :]
    stop = next((n for n, each in enumerate(behind) if each.text in _STOPS), len(behind))
    points = any(each.text in ("da", "dann") for each in behind[:1])
    return row and not (points and any(each.text in _DENYING for each in behind[:stop]))


def _closed(tokens: Sequence[Token], at: int, end: int) -> Sequence[Token]:
    """The rest, set apart from the days: "(Mo-Mi), Do/Fr bitte ohne mich" is of others too."""
    opened = any(token.text == "(" for token in tokens[at:end])
    if opened and end < len(tokens) and tokens[end].text == ")":
        end += 1
    rest = tokens[end:]
    if not rest or rest[0].text != "," or _chunk(tokens, end + 1):
        return rest
    return [replace(rest[0], text="."), *rest[1:]]
