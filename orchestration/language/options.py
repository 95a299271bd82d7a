"""Words that point to the options on the table: "the second one", "B", "neither"."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.english.stances import COPULA, REST_OF_OPTIONS
from orchestration.language.grammar import Grammar, Item, Line, reduce
from orchestration.language.tokens import Token
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

Slots = Sequence[Slot]
_LETTERS_THAT_ARE_WORDS = frozenset({"a", "i"})
_AROUND_A_LETTER = frozenset(", . ; : ! ? and or is are would does do > = ) - but if".split())


def _nth(slots: Slots, number: Num) -> OptionNamed | None:
    if not number.ordinal or not 0 < number.n <= len(slots):
        return None
    return OptionNamed((slots[number.n - 1].id,))


def _counted(slots: Slots, number: Num) -> OptionNamed | None:
    return OptionNamed((slots[number.n - 1].id,)) if 0 < number.n <= len(slots) else None


def _last(slots: Slots, _: Reach) -> OptionNamed:
    return OptionNamed((slots[-1].id,))


def _all(slots: Slots) -> OptionNamed:
    return OptionNamed(tuple(slot.id for slot in slots))


def _none(slots: Slots) -> OptionNamed:
    return OptionNamed(tuple(slot.id for slot in slots), refused=True)


def _two(slots: Slots) -> OptionNamed | None:
    return _all(slots) if len(slots) == 2 else None


def _one(_: Slots, option: OptionNamed) -> OptionNamed:
    return option


def _both(_: Slots, first: OptionNamed, second: OptionNamed) -> OptionNamed | None:
    if first.refused or second.refused:
        return None
    return OptionNamed(first.ids + second.ids)


_grammar = Grammar(
    {
        "the": frozenset({"the", "your"}),
        "one": REST_OF_OPTIONS,
        "them": frozenset("these those them the options times slots three two four five".split()),
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
    },
)
_LAYERS = (
    _grammar.layer(
        ("the? Num one", _nth),
        ("option Option", _one),
        ("option Num", _counted),
        ("the Num !Named", _nth),
        ("the? Reach one", _last),
        ("none of them one? options?", _none),
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
)


def point_at_options(line: Line, slots: Slots) -> Line:
    """Replace the words that name an option by the option."""
    if not slots:
        return line
    names = {slot.id.lower(): slot.id for slot in slots}
    lettered = [_lettered(line, at, names) for at in range(len(line))]
    return reduce(lettered, _LAYERS, slots)


def _lettered(line: Line, at: int, names: dict[str, str]) -> Item:
    item = line[at]
    name = names.get(item.word)
    if name is None or not isinstance(item.value, Token) or not _stands_alone(line, at):
        return item
    return Item(OptionNamed((name,)), item.start, item.end)


def _stands_alone(line: Line, at: int) -> bool:
    """Whether a letter that is a word too ("a") is an option here."""
    word = line[at].word
    if word not in _LETTERS_THAT_ARE_WORDS:
        return True
    before = line[at - 1].word if at else ""
    after = line[at + 1] if at + 1 < len(line) else None
    if before == "option":
        return True
    if word == "i" or not isinstance(line[at].value, Token) or not line[at].value.capital:
        return False
    return (
        after is None or after.word in _AROUND_A_LETTER or isinstance(after.value, Stance | Shade)
    )
