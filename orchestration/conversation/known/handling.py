"""What has come so far of a message: what is said of it, and whether anything was done."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from orchestration.conversation.ports.inbound import Part
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Text
from orchestration.interaction.layout import Part as Shown
from orchestration.views.documents import CalendarInvite


@dataclass(slots=True)
class Handling:
    """What has come of a message so far."""

    parts: list[Part] = field(default_factory=list)
    invite: CalendarInvite | None = None
    named: Sequence[Decision] = ()
    """The sessions that an order of it names: what is ordered then is of them, if it names none."""

    is_taken: bool = False
    has_voted: bool = False
    """Something of it was for the bot: what is left over needs no answer."""

    is_read: bool = False
    """A vote or a wish was read of it: its author is told of that elsewhere, if not here."""

    def add(self, parts: Sequence[Part]) -> None:
        """Add what is said; twice the same is said once, as is what another says with more."""
        for said in parts:
            each = self._without_known_buttons(said)
            words = each.layout.words
            if not any(_says_all_of(x.layout.words, words) for x in self.parts):
                left = [x for x in self.parts if not _says_all_of(words, x.layout.words)]
                self.parts = [*left, each]
        self.is_taken = True

    def _without_known_buttons(self, part: Part) -> Part:
        """Return what is said without the buttons that stand below what is said already."""
        of_it = [each for each in self.parts if each.session == part.session]
        known = [x for each in of_it for x in _buttons(each)]
        left = (_without(each, known) for each in part.layout.parts)
        return replace(part, layout=replace(part.layout, parts=tuple(filter(None, left))))

    def take_words(self) -> str:
        """Return all that is said so far, to be said elsewhere, if it is nothing but words."""
        if self.invite or any(
            not isinstance(x, Text) for each in self.parts for x in each.layout.parts
        ):
            return ""
        words = "\n".join(each.layout.words for each in self.parts)
        self.parts.clear()
        return words


def _says_all_of(words: str, shorter: str) -> bool:
    """Tell whether words are the same, or a sentence more, behind them or ahead."""
    goes_on = words.startswith(f"{shorter} ") or words.endswith(f". {shorter}")
    return words == shorter or (shorter.endswith(".") and goes_on)


def _buttons(part: Part) -> Iterator[Button]:
    rows = (each for each in part.layout.parts if isinstance(each, Buttons))
    return (button for row in rows for button in row.buttons)


def _without(shown: Shown, known: Collection[Button]) -> Shown | None:
    """Return a part of a layout without these buttons; None where none of it is left."""
    if not isinstance(shown, Buttons):
        return shown
    left = tuple(each for each in shown.buttons if each not in known)
    return replace(shown, buttons=left) if left else None
