"""Words that point to the options on the table: "the second one", "B", "neither"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orchestration.language.cues import TIMES
from orchestration.language.english.small_words import COPULA, REST_OF_OPTIONS
from orchestration.language.grammar import Grammar, Item, Line, reduce
from orchestration.language.resolve import applied, within_window
from orchestration.language.rules.joining import pieces
from orchestration.language.tokens import Strange, Token
from orchestration.language.values import (
    DayName,
    MonthName,
    Num,
    OptionNamed,
    PartName,
    Reach,
    Shade,
    Stance,
    UnitName,
)
from orchestration.model.options import Slot
from orchestration.model.times import Moment, TimeFrame


@dataclass(frozen=True, slots=True)
class Choice:
    """The options on the table, and the frame in which their times are spoken of."""

    slots: tuple[Slot, ...]
    frame: TimeFrame


_LETTERS_THAT_ARE_WORDS = frozenset({"a", "i"})
_AROUND_A_LETTER = frozenset(
    [
        ",",
        ".",
        ";",
        ":",
        "!",
        "?",
        "and",
        "or",
        "is",
        "are",
        "would",
        "does",
        "do",
        ">",
        "=",
        ")",
        "-",
        "but",
        "if",
    ]
)


_ABOVE, _LOWER = frozenset({">", "then"}), "lower"
_BEFORE_A_NUMBER = frozenset({",", ".", ";", "!", "?", "\n", "and", "or", "but"})
_JUDGES = COPULA | {"do", "not"}


def _nth(choice: Choice, number: Num) -> OptionNamed | None:
    if not number.ordinal or not 0 < number.n <= len(choice.slots):
        return None
    return OptionNamed((choice.slots[number.n - 1].id,))


def _counted(choice: Choice, number: Num) -> OptionNamed | None:
    return (
        OptionNamed((choice.slots[number.n - 1].id,)) if 0 < number.n <= len(choice.slots) else None
    )


def _last(choice: Choice, _: Reach) -> OptionNamed:
    return OptionNamed((choice.slots[-1].id,))


def _all(choice: Choice) -> OptionNamed:
    return OptionNamed(tuple(slot.id for slot in choice.slots))


def _none(choice: Choice) -> OptionNamed:
    return OptionNamed(tuple(slot.id for slot in choice.slots), refused=True)


def _two(choice: Choice) -> OptionNamed | None:
    return _all(choice) if len(choice.slots) == 2 else None


def _one(_: Choice, option: OptionNamed) -> OptionNamed:
    return option


def _both(_: Choice, first: OptionNamed, second: OptionNamed) -> OptionNamed | None:
    if first.refused or second.refused:
        return None
    return OptionNamed(first.ids + second.ids)


_OTHERS = OptionNamed(("others",))  # until it is known which were named before


def _others(_: Choice, __: Num | None = None) -> OptionNamed:
    return _OTHERS


def _barred(_: Choice, option: OptionNamed) -> OptionNamed:
    return OptionNamed(option.ids, refused=True)


_grammar = Grammar(
    {
        "the": frozenset({"the", "your"}),
        "one": REST_OF_OPTIONS,
        "them": frozenset(
            [
                "these",
                "those",
                "them",
                "the",
                "options",
                "times",
                "slots",
                "three",
                "two",
                "four",
                "five",
            ]
        ),
        "every": frozenset({"all", "any", "either", "both", "each"}),
        "none": frozenset({"none", "neither"}),
        "verb": COPULA,
    },
    {
        "Num": (Num,),
        "Reach": (Reach,),
        "Named": (DayName, MonthName, PartName, UnitName, Reach, Num),
        "Option": (OptionNamed,),
        "Verdict": (Stance,),
        "Mild": (Shade,),
        "Piece": TIMES,
    },
)
_LAYERS = (
    _grammar.layer(
        ("the other Num", _others),
        ("the other one", _others),
        ("the others", _others),
        ("the? Num one", _nth),
        ("Num &Mild", _nth),
        ("option Option", _one),
        ("option Num", _counted),
        ("the Num !Named", _nth),
        ("the? Reach one", _last),
        ("none of them one? options?", _none),
        ("none-of-these", _none),
        ("none &Verdict", _none),
        ("none &verb", _none),
        ("every of them options?", _all),
        ("all three", _all),
        ("both options?", _two),
        ("both of them", _two),
        ("either one", _all),
        ("every &Verdict", _all),
        ("every &verb", _all),
    ),
    _grammar.layer(("except Option", _barred)),
)


def _at_that_time(choice: Choice, said: object) -> OptionNamed | None:
    there = tuple(slot.id for slot in choice.slots if _lies_in(slot, said, choice.frame))
    return OptionNamed(there) if there else None


def _lies_in(slot: Slot, said: object, frame: TimeFrame) -> bool:
    dated = within_window(applied(pieces(said), frame, bare=True), frame)
    return any(_holds(moment, slot) for moment in (dated.moments if dated else ()))


def _holds(moment: Moment, slot: Slot) -> bool:
    if moment.end is None:
        return moment.start == slot.start
    return moment.start <= slot.start and slot.end <= moment.end


_BY_TIME = (_grammar.layer(("the? Piece one", _at_that_time)),)


def point_at_options(line: Line, choice: Choice) -> Line:
    """Replace the words that name an option by its place or letter: "the second", "B"."""
    if not choice.slots:
        return line
    names = {slot.id.lower(): slot.id for slot in choice.slots}
    lettered = [_lettered(line, at, names) for at in range(len(line))]
    return _first_in_order(_with_the_others(reduce(lettered, _LAYERS, choice), choice))


def _first_in_order(line: Line) -> Line:
    """Of an order ("A > C > B", "B, then A") the first is the wish; the others stay words."""
    put: Line = []
    before = after = False  # an option stands before; it is ranked above what comes now
    for item in line:
        named = isinstance(item.value, OptionNamed)
        lower = isinstance(item.value, OptionNamed) and after
        put.append(replace(item, value=Strange(_LOWER, item.start, item.end)) if lower else item)
        after = (named and after) or (before and item.word in _ABOVE)
        before = named or (before and item.word == ",")
    return put


def _with_the_others(line: Line, choice: Choice) -> Line:
    """Put the options not named so far in place of "the other two", "the others"."""
    put: Line = []
    named: list[str] = []
    for item in line:
        if item.value == _OTHERS:
            rest = tuple(slot.id for slot in choice.slots if slot.id not in named)
            put.append(replace(item, value=OptionNamed(rest if named else ())))
            continue
        if isinstance(item.value, OptionNamed):
            named += item.value.ids
        put.append(item)
    return put


def point_by_time(line: Line, choice: Choice) -> Line:
    """Replace the words that name an option by its time: "the Tuesday one", "the 9am option"."""
    return reduce(line, _BY_TIME, choice) if choice.slots else line


def _lettered(line: Line, at: int, names: dict[str, str]) -> Item:
    item = line[at]
    name = names.get(item.word) or _numbered(line, at, tuple(names.values()))
    if name is None or not (isinstance(item.value, Num) or _stands_alone(line, at)):
        return item
    return Item(OptionNamed((name,)), item.start, item.end)


def _numbered(line: Line, at: int, names: tuple[str, ...]) -> str | None:
    """The option that a number alone means: "2 works, 3 doesn't", but not "before 2 works"."""
    value, before = line[at].value, line[at - 1].word if at else ","
    after = line[at + 1] if at + 1 < len(line) else None
    if not isinstance(value, Num) or value.digits != 1 or before not in _BEFORE_A_NUMBER:
        return None
    judged = after and (after.word in _JUDGES or isinstance(after.value, Stance))
    return names[value.n - 1] if judged and 0 < value.n <= len(names) else None


def _stands_alone(line: Line, at: int) -> bool:
    """Whether a letter that is a word too ("a") is an option here."""
    word = line[at].word
    if word not in _LETTERS_THAT_ARE_WORDS:
        return True
    before = line[at - 1].word if at else ""
    after = line[at + 1] if at + 1 < len(line) else None
    if before == "option":
        return True
    value = line[at].value
    if word == "i" or not isinstance(value, Token) or not value.capital:
        return False
    return (
        after is None or after.word in _AROUND_A_LETTER or isinstance(after.value, Stance | Shade)
    )
