"""What can be pressed on a message: told apart, lit, taken away, on any platform with JSON blocks.

A platform says how its blocks hold controls; what becomes of them is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Final

from orchestration.conversation.ports.messenger import Block, Rendered
from orchestration.interaction.layouts import RATE
from orchestration.model.people import SessionId

Change = Callable[[Block], Block | None]

_BESIDE: Final = "accessory"


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """How a platform's blocks hold what can be pressed.

    `name` is where a control has its own name, `within` where a block has others in it; a `row` has
    at most so many buttons. `action` is
    the action that a name stands for, `concerns` the session that a control is about, None where
    that is not told, and `numbered_as` that name with a number. `lit` is a button that
    stands out among others, or does so no more, and `bare` what is left of a block that had one
    beside it. A `note` says what a press has done; it is known again by `noted`, a key and a value.
    `stamp` is what says on a block which revision of a read-back it begins; `stamp_on` reads that,
    None where it begins none.
    """

    name: str
    within: str
    row: tuple[Block, int]
    action: Callable[[str], str]
    concerns: Callable[[Block], SessionId | None]
    numbered_as: Callable[[str, int], str]
    lit: Callable[[Block, bool], Block]
    bare: Callable[[Block], list[Block]]
    note: Callable[[str], Block]
    noted: tuple[str, object]
    stamp: Callable[[int], Block]
    stamp_on: Callable[[Mapping[str, Any]], int | None]

    def rows(self, buttons: Sequence[Block]) -> Iterator[Block]:
        """Yield buttons in rows, as many in each as one takes."""
        row, most = self.row
        for first in range(0, len(buttons), most):
            yield row | {self.within: list(buttons[first : first + most])}

    def every(self, blocks: Iterable[Block]) -> Iterator[Block]:
        """Yield blocks, and those within and beside others too."""
        for each in blocks:
            yield each
            yield from self.every(each.get(self.within, ()))
            yield from self.every([each[_BESIDE]] if _BESIDE in each else ())

    def fitting(
        self, blocks: Iterable[Block], most: int, as_one: Callable[[Block, Block], Block | None]
    ) -> list[Block]:
        """Return blocks of which there are at most so many, those within others counted.

        Neighbours become one where they can, by `as_one`. What can be pressed is kept; where there
        is too much of it even so, the last of it goes.
        """
        made: list[Block] = []
        for each in blocks:
            both = as_one(made[-1], each) if made else None
            made[-1:] = [both] if both else [*made[-1:], each]
        while len(list(self.every(made))) > most:
            made.pop()
        return made

    def stamped(self, said: Rendered, number: int) -> Rendered:
        """Return a read-back that says which one it is."""
        first, *rest = said.blocks
        return replace(said, blocks=[first | self.stamp(number), *rest])

    def revision_on(self, blocks: Sequence[Mapping[str, Any]]) -> int | None:
        """Return which revision a message shows, None where it is no read-back."""
        return self.stamp_on(blocks[0]) if blocks else None

    def numbered(self, blocks: Iterable[Block]) -> list[Block]:
        """Return blocks in which no two controls are called alike."""
        numbers, name = count(), self.name

        def named(each: Block) -> Block:
            if name not in each:
                return each
            return each | {name: self.numbered_as(each[name], next(numbers))}

        return self._changed(blocks, named)

    def names_in(self, blocks: Iterable[Block]) -> list[str]:
        """Return what all controls in blocks are called."""
        return [each[self.name] for each in self.every(blocks) if self.name in each]

    def renamed(self, blocks: Iterable[Block], names: Mapping[str, str]) -> list[Block]:
        """Return blocks whose controls are called by other names."""

        def named(each: Block) -> Block:
            return each | {self.name: names[each[self.name]]} if self.name in each else each

        return self._changed(blocks, named)

    def at_rest(self, blocks: Iterable[Block]) -> list[Block]:
        """Return blocks of which nothing can be pressed."""
        return self._changed(blocks, lambda each: None if self.name in each else each)

    def pressed(
        self,
        blocks: Iterable[Block],
        note: str,
        gone: Iterable[str],
        session: SessionId | None = None,
    ) -> list[Block]:
        """Return a message's blocks after a press: without the actions in `gone`, with a note.

        What concerns another session than the one that was pressed stays. A later note takes the
        place of an earlier one.
        """
        key, value = self.noted
        gone = frozenset(gone)

        def left(each: Block) -> Block | None:
            is_gone = self.name in each and self.action(each[self.name]) in gone
            if is_gone and session and self.concerns(each) not in (None, session):
                return each
            return None if is_gone or (note and each.get(key) == value) else each

        return [*self._changed(blocks, left), *([self.note(note)] if note else [])]

    def noted_on(
        self, blocks: Sequence[Block], used: Block, note: str, gone: Sequence[str]
    ) -> list[Block]:
        """Return a message's blocks after one of its controls was used, with what that did."""
        return self.pressed(self.starred(blocks, used[self.name]), note, gone, self.concerns(used))

    def starred(self, blocks: Sequence[Block], pressed: str) -> list[Block]:
        """Return blocks in which the one of a row of stars that was pressed stands out."""
        if self.action(pressed) != RATE:
            return list(blocks)

        def lit(each: Block) -> Block:
            row = each.get(self.within, ())
            if not any(x.get(self.name) == pressed for x in row):
                return each
            return each | {self.within: [self.lit(x, x[self.name] == pressed) for x in row]}

        return self._changed(blocks, lit)

    def _changed(self, blocks: Iterable[Block], change: Change) -> list[Block]:
        """Return blocks with all that is in them changed; None takes it away, an empty row too."""
        made: list[Block] = []
        for block in blocks:
            now = change(dict(block))
            if now is None:
                continue
            if self.within in now:
                now[self.within] = self._changed(now[self.within], change)
            beside = change(dict(now.pop(_BESIDE))) if _BESIDE in now else now
            if beside is None:
                made += self.bare(now)
            elif now.get(self.within) != []:
                made.append(now if beside is now else now | {_BESIDE: beside})
        return made
