"""Points said by what is left of them, or in shares: "4 on A, rest on B", "half on A, half on B".

Each is put as numbers behind options, which a ballot is read of.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

UNIT: Final = r"(?:points?|dots?|stars?|votes?|credits?|punkte?n?|sterne?n?|stimmen?)"
TO: Final = r"(?:on|onto|for|to|in|into|für|auf|an|zu)"
LETTER: Final = r"[^\W\d_](?![\w'’])"
_NUMBERS: Final = {
    **dict.fromkeys(("one", "ein", "eine", "einen", "eins"), 1),
    **dict.fromkeys(("two", "zwei"), 2),
    **dict.fromkeys(("three", "drei"), 3),
    **dict.fromkeys(("four", "vier"), 4),
    **dict.fromkeys(("five", "fünf"), 5),
    **dict.fromkeys(("six", "sechs"), 6),
    **dict.fromkeys(("seven", "sieben"), 7),
    **dict.fromkeys(("eight", "acht"), 8),
    **dict.fromkeys(("nine", "neun"), 9),
    **dict.fromkeys(("ten", "zehn"), 10),
}
_IN_WORDS: Final = re.compile(
    rf"(?<!the )(?<!this )(?<!that )(?<!st )(?<!nd )(?<!rd )(?<!th )(?<!first )(?<!second )"
    rf"(?<!third )(?<!last )\b(?:{'|'.join(_NUMBERS)})\b(?! of\b)",
    re.IGNORECASE,
)
_REST: Final = re.compile(
    rf"(?P<before>.+?)(?:\s*[,;.]\s*|\s+)(?:(?:and|und)\s+)?"
    rf"(?:(?:the |der |den |die |all |alle )?(?:rest|remaining|remainder|others?|restlichen|übrigen"
    rf"|anderen)|everything else|all else|alles andere"
    rf"|(?:whatever|what)(?: is|['’]?s) left(?: over)?"
    rf"|was (?:übrig|noch) (?:ist|bleibt|da ist))(?: {UNIT})?"
    rf"(?: (?:goes? to|gets?|geht an|bekommen|bekommt))?\s*"
    rf"(?:(?:{TO} )?(?:the |das |den |der |die )?(?P<option>{LETTER})"
    rf"|(?:je(?:weils)? |each )?(?P<each>\d+)(?: each| {UNIT})*)",
    re.IGNORECASE,
)
_EACH_OF_REST: Final = re.compile(
    rf"[\s,;.]+(?:(?:and|und)\s+)?(?:je(?:weils)? |each )?(?P<each>\d+)(?: {UNIT})?(?: each| je)?"
    rf" {TO} (?:the |die |den |all |alle )*(?:rest|others?|anderen?|übrigen|restlichen)"
    r"(?: (?:each|je(?:weils)?))?",
    re.IGNORECASE,
)
_NOTHING_LEFT: Final = re.compile(
    r"\s*[,;.]\s*(?:(?:and|und)\s+)?(?:(?:the |der |die )?(?:rest|others?|anderen)\s+"
    r"(?:nothing|gets? nothing|nichts|zero|null)|(?:nothing|nichts|null|zero) (?:for|für|auf)"
    r" (?:the |die |den )?(?:rest|others?|anderen))\s*$",
    re.IGNORECASE,
)
_EACH_NAMED: Final = re.compile(
    rf"(?:(?P<count>\d+)(?: {UNIT})? (?:each|apiece|je(?:weils)?)|(?:je(?:weils)?|each) (?P<je>\d+)"
    rf"(?: {UNIT})?)(?: {TO})? (?P<on>{LETTER}(?:(?:,? (?:and|und|&) |, ){LETTER})+)"
    rf"|(?P<of>{LETTER}(?:(?:,? (?:and|und|&) |, ){LETTER})+)(?: (?:get|bekommen|kriegen))?:?"
    rf" (?:(?P<behind>\d+)(?: {UNIT})? (?:each|apiece|je(?:weils)?)|(?:je(?:weils)?"
    rf"|each) (?P<last>\d+)"
    rf"(?: {UNIT})?)",
    re.IGNORECASE,
)
"""So many points for each of several: “2 each for A and B”."""

_HALVES: Final = re.compile(
    rf"(?:half|one half|(?:die )?hälfte|halb|50 ?%?)(?: of (?:it|them|my {UNIT}))?(?: {TO})?"
    rf" (?P<one>{LETTER})\s*(?:,|and|und|[,;] (?:and|und))?\s*"
    rf"(?:(?:the )?(?:other )?half|(?:die )?(?:andere )?hälfte|halb|50 ?%?|(?:the |der )?rest)"
    rf"(?: {TO})? (?P<other>{LETTER})"
    rf"|(?P<first>{LETTER}) (?:and|und|&|\+) (?P<second>{LETTER}) (?:half and half|fifty[- /]fifty"
    rf"|50[ -/]50|halbe[- ]halbe)",
    re.IGNORECASE,
)
_EVENLY_SAID: Final = (
    r"(?:evenly|equally|in equal parts|fairly|gleichmäßig|gleichmässig|zu gleichen teilen|gleich"
    r"|fifty[- /]fifty|50[- /]50|halbe[- ]halbe)"
)
_EVENLY: Final = re.compile(
    rf"(?:(?:i(?:['’]d| would|['’]ll)? |ich |please |bitte )?"
    rf"(?:split|spread|share|divide|distribute|put|verteile?|teile?|teil)"
    rf"(?: it| them| all| everything| alles| sie| es| (?:all )?(?:my|meine) {UNIT})?\s*)?"
    rf"{_EVENLY_SAID}(?: (?:auf)?(?:verteilt|geteilt|verteilen|split|spread))?"
    rf"(?:\s+(?:between|over|across|among|on|for|auf|zwischen|unter|für) (?P<on>.+?))?"
    rf"(?: (?:auf)?(?:verteilt|geteilt|verteilen|split|please|bitte))*",
    re.IGNORECASE,
)
_ALL_OF_THEM: Final = re.compile(
    r"(?:all(?: of (?:it|them|these))?|everything|alle[ns]?|the (?:two|three|four|five|\d+))",
    re.IGNORECASE,
)
_BEST_GRADE: Final = re.compile(
    rf"(?:top|full|best) (?:marks?|points?|scores?|grades?)(?: {TO})? (?P<option>{LETTER})"
    rf"|(?:die )?(?:volle|höchste) punkt(?:e|zahl)(?: {TO})? (?P<de>{LETTER})"
    rf"|höchstnote(?: {TO})? (?P<note>{LETTER})",
    re.IGNORECASE,
)
_ALL_ALONE: Final = re.compile(
    rf"(?:(?:ok(?:ay)?|fine|alright|well|sorry|oh|so|na gut|gut|also|ja|yes|then|dann)"
    rf"[\s,.;:!–-]+)*(?:all|alle[ns]?|everything)"
    rf"(?: (?:of them|of it|my|meine|the|die|of my))?(?: \d+)?(?: {UNIT})?"
    rf"(?:[\s,]+(?:there|on (?:it|that|this)|dr?a ?rauf|darauf|then|dann|please|bitte|instead))*"
    rf"|(?:(?:ok(?:ay)?|fine|alright|na gut|gut)[\s,.;:!–-]+|then |dann )+(?:then |dann |halt )*\d+"
    rf"(?: {UNIT})?(?: then| dann)?",
    re.IGNORECASE,
)
"""All points, or so many, without what they are for."""

_NO_POINTS: Final = re.compile(
    rf"(?P<option>(?<![\w'’]){LETTER})(?:\s*[:=–-])?"
    r"\s+(?:(?:is|gets|ist|bekommt|kriegt|eher|just|a|nur|gar|überhaupt)\s+)*"
    r"(?:meh+|nah+|nope|no|none|not|nothing|nada|zero|zilch|never|whatever|pass|naja|na ja|nö|nee?"
    r"|nein|nix|nichts|null|keine?n?|egal|nicht|not at all|raus|weg)"
    rf"(?: (?:for me|from me|von mir|für mich|thanks|danke|{UNIT}))*(?=\s*(?:[,;.]|$|and\b|und\b))",
    re.IGNORECASE,
)
"""An option that gets no points, in a word, beside others that get some: “owl 3, bear meh”."""

_NUMBER: Final = re.compile(r"\d")
_ON_WHICH: Final = "All {points} on which one? Say it like this: “all on {option}”."
_HIGHEST: Final = 5
_FOR_WHICH: Final = "Which option is “{said}” for? Say it like this: “{example}”."
_BARE_ENDS: Final = re.compile(
    r"^(?:(?:ok(?:ay)?|fine|then|dann|so|na gut|gut)[\s,]+)+|\s+(?:then|dann|please|bitte)[.!]*$",
    re.IGNORECASE,
)
_BARE: Final = re.compile(
    rf"(?:(?:ok(?:ay)?|fine|then|dann|so|na gut|gut)[\s,]+)*\d+(?: {UNIT})?"
    rf"(?:(?:,| and| und| &| \+)? *\b\d+(?: {UNIT})?)+(?: (?:then|dann|please|bitte))*",
    re.IGNORECASE,
)
"""Numbers of points alone."""

_APART: Final = re.compile(r"\s*[,;]\s*|\s+(?:and|und)\s+", re.IGNORECASE)
_LETTERS: Final = re.compile(rf"(?<![\w'’]){LETTER}")
_POINTS_FOR: Final = re.compile(
    rf"\s*(?:\d+(?: {UNIT})?(?: {TO})?(?: the| den| die| das)? (?!(?:each|je|left|more|mehr"
    rf"|rest)\b)"
    r"[\w-]{2,20}|[\w-]{2,20}:? \d+)[\s.!]*",
    re.IGNORECASE,
)
"""So many points for something: "3 ci"."""

_JOINED: Final = re.compile(r"\s*(?:,|and|und|&|\+)\s*", re.IGNORECASE)
_NO_SHARE: Final = (
    "{points} points can't be split evenly on {count}. Say it in numbers: “{example}”."
)
_NONE_LEFT: Final = "Those are {given} points already, of {points}: nothing is left for {option}."


def numbers_written(text: str) -> str:
    """Return a text with its small numbers in figures: "two on A" is "2 on A"."""
    return _IN_WORDS.sub(lambda found: str(_NUMBERS[found[0].casefold()]), text)


def is_in_shares(text: str) -> bool:
    """Tell whether words share points out, and name no option by itself: "split it evenly"."""
    return _EVENLY.fullmatch(text) is not None or _is_all_alone(text)


def _is_all_alone(text: str) -> bool:
    return _ALL_ALONE.fullmatch(text.strip(" .!")) is not None


def in_numbers(text: str, names: Sequence[str], points: Fraction | None) -> tuple[str, str]:
    """Return a reply with a number behind each option, and why that cannot be.

    `points` are those that a voter has; None where options are graded by themselves.
    """
    text = numbers_written(text)
    if points is not None and (whose := _unnamed(text, names, points)):
        return "", whose
    if points is not None and _is_all_alone(text):
        return "", _ON_WHICH.format(points=points, option=names[0])
    if points is not None and _NUMBER.search(text):
        text = _NO_POINTS.sub(r"\g<option> 0", text)
    text = _EACH_NAMED.sub(_each_named, text)
    text = _EACH_OF_REST.sub(r", rest \g<each>", text)
    text = _NOTHING_LEFT.sub(", rest 0" if points is None else "", text)
    if points is None:
        text = _BEST_GRADE.sub(_graded_highest, text)
    said = _in_equal_shares(text, names) if points is not None else ()
    if said and points is not None:
        return _split(said, names, points) or (text, "")
    rest = _REST.fullmatch(text)
    return _with_rest(rest, names, points) if rest else (text, "")


def _unnamed(text: str, names: Sequence[str], points: Fraction) -> str:
    """Ask which options points are for that stand beside none: “5 and 5”, “3 ci, 3 B”."""
    example = f"{names[0]}:{points // 2}, {names[-1]}:{points - points // 2}"
    if _BARE.fullmatch(text.strip(" .!")):
        return _FOR_WHICH.format(said=_BARE_ENDS.sub("", text.strip()), example=example)
    pieces = [each for each in _APART.split(text) if _NUMBER.search(each)]
    named = [each for each in pieces if {x.upper() for x in _LETTERS.findall(each)} & {*names}]
    left = [
        each.strip(" .!") for each in pieces if each not in named and _POINTS_FOR.fullmatch(each)
    ]
    return _FOR_WHICH.format(said=left[0], example=example) if named and left else ""


def _each_named(found: re.Match[str]) -> str:
    count = next(filter(None, (found[x] for x in ("count", "je", "behind", "last"))))
    options = re.findall(rf"(?<![\w'’]){LETTER}", found["on"] or found["of"])
    return ", ".join(f"{each} {count}" for each in options)


def _in_equal_shares(text: str, names: Sequence[str]) -> Sequence[str]:
    """Return the options that points are shared out on in equal parts; none where they are not."""
    halves, evenly = _HALVES.fullmatch(text), _EVENLY.fullmatch(text)
    if halves:
        return [each.upper() for each in halves.groups() if each]
    if evenly is None:
        return ()
    on = evenly["on"] or ""
    is_all = not on or _ALL_OF_THEM.fullmatch(on)
    return names if is_all else [each.upper() for each in _JOINED.split(on)]


def _graded_highest(found: re.Match[str]) -> str:
    return f"{next(filter(None, found.groups()))} {_HIGHEST}"


def _split(said: Sequence[str], names: Sequence[str], points: Fraction) -> tuple[str, str] | None:
    """Return what each option has of all points; None where not all that is said are options."""
    if not said or any(each not in names for each in said):
        return None
    share, left = divmod(points, len(said))
    if left:
        example = f"{said[0]}:{share + 1}, {said[-1]}:{share}"
        return "", _NO_SHARE.format(points=points, count=len(said), example=example)
    return ", ".join(f"{each} {share}" for each in said), ""


def _with_rest(
    found: re.Match[str], names: Sequence[str], points: Fraction | None
) -> tuple[str, str]:
    """Return what is said with what is left: for one option, or so many for each of the others."""
    before = found["before"]
    if found["each"]:
        letters = re.findall(rf"(?<![\w'’]){LETTER}", before)
        named = {each.upper() for each in letters if each.upper() in names}
        others = [f"{each} {found['each']}" for each in names if each not in named]
        return ", ".join([before, *others]), ""
    option = found["option"].upper()
    if points is None or option not in names:
        return found[0], ""
    given = sum(Fraction(each) for each in re.findall(r"\d+", before))
    if given >= points:
        return "", _NONE_LEFT.format(given=given, points=points, option=option)
    return f"{before}, {option} {points - given}", ""
