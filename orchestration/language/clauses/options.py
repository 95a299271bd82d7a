"""Words that point to the options on the table: "the second one", "B", "neither"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from orchestration.language.choosing.mentions import Mention, ids_of
from orchestration.language.clauses.cues import STOPS, TIMES
from orchestration.language.clauses.listed_options import options_side_by_side
from orchestration.language.clauses.orders import in_order, is_numbered, is_place
from orchestration.language.english.small_words import COPULA, REST_OF_OPTIONS
from orchestration.language.grammar import Cascade, Grammar, Item, Line, reduce
from orchestration.language.times.resolve import applied, within_window
from orchestration.language.times.rules.joining import pieces
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
from orchestration.language.words.either_language import POINTS_TO_ONE
from orchestration.language.words.tokens import Token
from orchestration.model.options import Option, Slot
from orchestration.model.times import Moment, TimeFrame

_ENDS = STOPS | {","}


@dataclass(frozen=True, slots=True)
class Choice:
    """The options on the table, and the frame in which their times are spoken of."""

    options: tuple[Option, ...]
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
        "\n",
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
        "over",
        "than",
    ]
)


_BEFORE_A_NUMBER = frozenset({",", ".", ";", "!", "?", "\n", "and", "or", "but"})
_JUDGES = COPULA | {"do", "not"}


def _nth(choice: Choice, number: Num) -> OptionNamed | None:
    if not number.ordinal or not 0 < number.n <= len(choice.options):
        return None
    return OptionNamed((choice.options[number.n - 1].id,))


def _counted(choice: Choice, number: Num) -> OptionNamed | None:
    return (
        OptionNamed((choice.options[number.n - 1].id,))
        if 0 < number.n <= len(choice.options)
        else None
    )


def _last(choice: Choice, _: Reach) -> OptionNamed:
    return OptionNamed((choice.options[-1].id,))


def _first_few(choice: Choice, first: Num, count: Num) -> OptionNamed | None:
    if not first.ordinal or first.n != 1 or count.ordinal or not 1 < count.n <= len(choice.options):
        return None
    return OptionNamed(tuple(each.id for each in choice.options[: count.n]))


def _last_few(choice: Choice, reach: Reach, count: Num) -> OptionNamed | None:
    if reach is not Reach.LAST or count.ordinal or not 1 < count.n <= len(choice.options):
        return None
    return OptionNamed(tuple(each.id for each in choice.options[-count.n :]))


def _all(choice: Choice) -> OptionNamed:
    return OptionNamed(tuple(each.id for each in choice.options))


def _none(choice: Choice) -> OptionNamed:
    return OptionNamed(tuple(each.id for each in choice.options), refused=True)


def _all_of_so_many(choice: Choice, count: Num) -> OptionNamed | None:
    return _all(choice) if count.n == len(choice.options) and not count.ordinal else None


def _nth_and_nth(choice: Choice, first: Num, second: Num) -> OptionNamed | None:
    one, other = _nth(choice, first), _nth(choice, second)
    return OptionNamed(one.ids + other.ids) if one and other else None


def _two(choice: Choice) -> OptionNamed:
    return _all(choice) if len(choice.options) == 2 else OptionNamed(())


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
        "every": frozenset({"all", "any", "either", "each"}),
        "none": frozenset({"none", "neither"}),
        "called": frozenset({"option", "number", "nr", "#"}),
        "andor": frozenset({"and", "or", "/", "&"}),
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
_LAYERS = Cascade(
    _grammar.layer(
        ("the? Num Num options? !Named", _first_few),
        ("the? Reach Num options? !Named", _last_few),
    ),
    _grammar.layer(
        ("every of Option", _one),
        ("both of? Option", _one),
        ("the? Num andor the? Num one?", _nth_and_nth),
        ("the? others", _others),
        ("the rest !of !Named", _others),
        ("all Num", _all_of_so_many),
        ("the other Num", _others),
        ("the other one", _others),
        ("the others", _others),
        ("the? Num one", _nth),
        ("Num &Mild", _nth),
        ("option Option", _one),
        ("called Num", _counted),
        ("the Num !Named", _nth),
        ("the? Reach one", _last),
        ("none of them one? options?", _none),
        ("none-of-these", _none),
        ("none &Verdict", _none),
        ("none &verb", _none),
        ("every of them options?", _all),
        ("both options?", _two),
        ("both of them", _two),
        ("both &Verdict", _two),
        ("both &verb", _two),
        ("either one", _all),
        ("every &Verdict", _all),
        ("every &verb", _all),
    ),
    _grammar.layer(("except Option", _barred), ("allbut Option", _barred)),
)


def _at_that_time(choice: Choice, said: object) -> OptionNamed | None:
    slots = (each for each in choice.options if isinstance(each, Slot))
    there = tuple(each.id for each in slots if _lies_in(each, said, choice.frame))
    return OptionNamed(there) if there else None


def _lies_in(slot: Slot, said: object, frame: TimeFrame) -> bool:
    dated = within_window(applied(pieces(said), frame, bare=True), frame)
    return any(_holds(moment, slot) for moment in (dated.moments if dated else ()))


def _holds(moment: Moment, slot: Slot) -> bool:
    if moment.end is None:
        return moment.start == slot.start
    return moment.start <= slot.start and slot.end <= moment.end


_BY_TIME = Cascade(_grammar.layer(("the? Piece one", _at_that_time)))


def naming_options(line: Line, named: Sequence[Mention]) -> Line:
    """Replace the words by which options are named, or what is known of them, by what they name.

    So is the article before one, so that “…, the Loft is too loud” begins like “…, Loft is”.
    """
    for place, each in enumerate(named):
        inside = [item for item in line if each.start <= item.start and item.end <= each.end]
        if inside:
            at = line.index(inside[0])
            leads = at > 0 and line[at - 1].word in POINTS_TO_ONE
            start = line[at - leads].start
            said = Item(OptionNamed(ids_of(each, place)), start, inside[-1].end)
            line = [*line[: at - leads], said, *line[at + len(inside) :]]
    return options_side_by_side(line) if len(named) > 1 else line


def point_at_options(line: Line, choice: Choice) -> Line:
    """Replace the words that name an option by its place or letter: "the second", "B"."""
    if not choice.options:
        return line
    names = {each.id.lower(): each.id for each in choice.options}
    lettered = [_lettered(line, at, names) for at in range(len(line))]
    return in_order(_with_the_others(reduce(lettered, _LAYERS, choice), choice))


def _with_the_others(line: Line, choice: Choice) -> Line:
    """Put the options not named so far in place of "the other two", "the others"."""
    put: Line = []
    named: list[str] = []
    for item in line:
        if item.value == _OTHERS:
            rest = tuple(each.id for each in choice.options if each.id not in named)
            put.append(replace(item, value=OptionNamed(rest if named else ())))
            continue
        if isinstance(item.value, OptionNamed):
            named += item.value.ids
        put.append(item)
    return put


def point_by_time(line: Line, choice: Choice) -> Line:
    """Replace the words that name an option by its time: "the Tuesday one", "the 9am option"."""
    return reduce(line, _BY_TIME, choice) if choice.options else line


def _has_a_place(line: Line, at: int) -> bool:
    """Whether nothing but a place in an order is said of a letter: "A last"."""
    token, rest = line[at].value, line[at + 1 : at + 3]
    placed = bool(rest) and is_place(rest[0]) and all(one.word in _ENDS for one in rest[1:])
    return placed and isinstance(token, Token) and token.capital


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
    judged = after and (after.word in _JUDGES or isinstance(after.value, Stance | Shade))
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
    if is_numbered(line, at) or _has_a_place(line, at):
        return True
    value = line[at].value
    if word == "i" or not isinstance(value, Token) or not value.capital:
        return False
    return (
        after is None or after.word in _AROUND_A_LETTER or isinstance(after.value, Stance | Shade)
    )
