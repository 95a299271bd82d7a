"""How rules apply: a cascade of layers, each a table of patterns over typed values.

A rule is a pattern and a builder. The pattern is a line of elements, "from? Clock to Clock":
a capitalised element is a type of value, a lower-case one a class of words, `?` may be missing,
`!` must not follow and `&` must follow (both consume nothing). The builder is called with the
context and the values of the capitalised elements; where it returns None, the rule does not apply.

Within a layer the leftmost reduction is done first, and rules are tried in their order; the next
layer sees what the one before has made. Each reduction shortens the line or moves a value up, so
the work is bounded by its length times the number of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Builder = Callable[..., object]
Classes = Mapping[str, frozenset[str]]
Types = Mapping[str, tuple[type, ...]]


@dataclass(frozen=True, slots=True)
class Item:
    """A value and the stretch of text it stands for; `word` as looked up, empty once composed."""

    value: object
    start: int
    end: int
    word: str = ""


Line = list[Item]


@dataclass(frozen=True, slots=True)
class Element:
    """One element of a pattern."""

    types: tuple[type, ...]
    words: frozenset[str]
    sign: str = ""

    def fits(self, item: Item) -> bool:
        """Whether an item is of this type or class."""
        return isinstance(item.value, self.types) if self.types else item.word in self.words


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern, and what to make of what it matches."""

    elements: tuple[Element, ...]
    build: Builder

    def match(self, line: Line, at: int) -> tuple[int, list[object]] | None:
        """Return where a match from `at` ends, with the values it caught."""
        caught: list[object] = []
        for element in self.elements:
            fits = at < len(line) and element.fits(line[at])
            if element.sign in ("!", "&"):
                if fits is (element.sign == "!"):
                    return None
            elif fits:
                if element.types:
                    caught.append(line[at].value)
                at += 1
            elif element.sign != "?":
                return None
        return at, caught

    def can_begin(self, item: Item) -> bool:
        """Whether a match can begin at an item, as far as the item alone tells."""
        for element in self.elements:
            if element.sign in ("!", "&") or element.fits(item):
                return True
            if element.sign != "?":
                return False
        return True


class Layer:
    """Rules that are tried together, in their order.

    Which of them can begin at an item depends on its type and word alone, and is remembered; never
    a word that no rule names, since it may be somebody's secret.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = tuple(rules)
        elements = [element for rule in rules for element in rule.elements]
        self._words = frozenset[str]().union(*(element.words for element in elements))
        self._known: dict[tuple[type, str], tuple[Rule, ...]] = {}
        self.longest = max(len(rule.elements) for rule in rules)

    def beginning(self, item: Item) -> tuple[Rule, ...]:
        """The rules that can begin at an item."""
        key = (type(item.value), item.word if item.word in self._words else "")
        found = self._known.get(key)
        if found is None:
            found = tuple(rule for rule in self._rules if rule.can_begin(item))
            self._known[key] = found
        return found


class Grammar:
    """Layers of rules over one vocabulary."""

    def __init__(self, classes: Classes, types: Types) -> None:
        self._classes = classes
        self._types = types

    def layer(self, *rules: tuple[str, Builder]) -> Layer:
        """Make a layer from patterns and builders."""
        return Layer(
            [
                Rule(tuple(self._element(word) for word in pattern.split()), build)
                for pattern, build in rules
            ]
        )

    def _element(self, written: str) -> Element:
        name = written.strip("?!&") or written
        sign = "?" if written.endswith("?") else written[0] if written[0] in "!&" else ""
        if name[0].isupper():
            return Element(self._types[name], frozenset(), sign)
        return Element((), self._classes.get(name, frozenset({name})), sign)


def reduce(line: Line, layers: Sequence[Layer], context: object) -> Line:
    """Apply all layers to a line, from the first to the last."""
    for layer in layers:
        line = _reduced(line, layer, context)
    return line


def _reduced(line: Line, layer: Layer, context: object) -> Line:
    line = list(line)
    at = 0
    while at < len(line):
        rules = layer.beginning(line[at])
        made = _first(line, at, rules, context) if rules else None
        if made is None:
            at += 1
            continue
        stop, value = made
        line[at:stop] = [Item(value, line[at].start, line[stop - 1].end)]
        at = max(0, at - layer.longest)
    return line


def _first(
    line: Line, at: int, rules: Sequence[Rule], context: object
) -> tuple[int, object] | None:
    for rule in rules:
        found = rule.match(line, at)
        if found is None:
            continue
        stop, caught = found
        value = rule.build(context, *caught)
        if value is not None and not (stop == at + 1 and value == line[at].value):
            return stop, value
    return None
