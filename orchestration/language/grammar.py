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
Sign = tuple[type, str]
_END: Sign = (type(None), "")


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

    def may_match(self, ahead: Line, seen: int) -> bool:
        """Whether a match can begin, as far as the next items tell, of which so many are seen."""
        at = 0
        for element in self.elements:
            if at == seen:
                return True
            fits = at < len(ahead) and element.fits(ahead[at])
            if element.sign in ("!", "&"):
                if fits is (element.sign == "!"):
                    return False
            elif fits:
                at += 1
            elif element.sign != "?":
                return False
        return True


class Layer:
    """Rules that are tried together, in their order."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = tuple(rules)
        elements = [element for rule in rules for element in rule.elements]
        self.words = frozenset[str]().union(*(element.words for element in elements))
        self.longest = max(len(rule.elements) for rule in rules)


Begun = tuple[int, Sequence[tuple[Rule, ...]]]
"""Which layers have a rule that may begin somewhere, one bit for each; and these rules by layer."""


class Cascade:
    """Layers that are applied one after the other, each to what the one before has made.

    Which rules can match depends on the type and word of an item and of the next, and is
    remembered; never a word that no rule names, since it may be somebody's secret.
    """

    def __init__(self, *layers: Layer) -> None:
        self.layers = layers
        self._words = frozenset[str]().union(*(layer.words for layer in layers))
        self._first: dict[Sign, Sequence[tuple[Rule, ...]]] = {}
        self._begun: dict[tuple[Sign, Sign], Begun] = {}

    def sign(self, item: Item) -> Sign:
        """What rules can tell of an item before they look at its value."""
        return type(item.value), item.word if item.word in self._words else ""

    def begun(self, line: Line, signs: Sequence[Sign], at: int) -> Begun:
        """The rules that may begin at a place, as far as two items tell."""
        key = signs[at], signs[at + 1]
        found = self._begun.get(key)
        if found is None:
            first = self._first.get(key[0])
            if first is None:
                alone = line[at : at + 1]
                first = [_that_may_match(each.rules, alone, 1) for each in self.layers]
                self._first[key[0]] = first
            ahead = line[at : at + 2]
            rules = [_that_may_match(each, ahead, 2) for each in first]
            found = sum(bool(each) << n for n, each in enumerate(rules)), rules
            self._begun[key] = found
        return found


def _that_may_match(rules: Sequence[Rule], ahead: Line, seen: int) -> tuple[Rule, ...]:
    return tuple(rule for rule in rules if rule.may_match(ahead, seen))


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


def reduce(line: Line, cascade: Cascade, context: object) -> Line:
    """Apply all layers to a line, from the first to the last."""
    reduction = _Reduction(list(line), cascade, context)
    for n in range(len(cascade.layers)):
        reduction.apply(n)
    return reduction.line


class _Reduction:
    """A line while it is reduced, with the sign of each item and what may begin there."""

    def __init__(self, line: Line, cascade: Cascade, context: object) -> None:
        self.line, self._cascade, self._context = line, cascade, context
        self._signs = [*map(cascade.sign, line), _END]
        self._begun = [cascade.begun(line, self._signs, at) for at in range(len(line))]
        self._any = 0
        for layers, _ in self._begun:
            self._any |= layers

    def apply(self, number: int) -> None:
        """Apply one layer."""
        bit, at, longest = 1 << number, 0, self._cascade.layers[number].longest
        if not self._any & bit:
            return
        begun = self._begun
        while at < len(begun):
            layers, rules = begun[at]
            made = layers & bit and self._made(rules[number], at)
            at = max(0, at - longest) if made else at + 1

    def _made(self, rules: Sequence[Rule], at: int) -> bool:
        """Put in what the first rule makes that matches here, if one does."""
        made = _first(self.line, at, rules, self._context)
        if made is None:
            return False
        stop, value = made
        item = Item(value, self.line[at].start, self.line[stop - 1].end)
        self.line[at:stop], self._signs[at:stop] = [item], [self._cascade.sign(item)]
        self._begun[at:stop] = [self._begins(at)]
        if at:
            self._begun[at - 1] = self._begins(at - 1)
        return True

    def _begins(self, at: int) -> Begun:
        found = self._cascade.begun(self.line, self._signs, at)
        self._any |= found[0]
        return found


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
