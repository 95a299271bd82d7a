"""The shape that every rule has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from orchestration.model.ballots import Poll
from orchestration.voting.forms import Form
from orchestration.voting.support import Support


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a rule finds: a single leader wins, several tie, none means that no option qualifies.

    A rule for several winners says who is `elected`, in their order; its `leaders` are then those
    who tie for the places left. For all others it is None.
    """

    points: Mapping[str, Fraction]
    leaders: tuple[str, ...]
    reason: str
    steps: tuple[str, ...]
    elected: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """A way to decide: its name, what a ballot looks like, how to count, and why in plain words.

    Its `name` is what experts and files call it; people read its `title`, with the name behind it.

    Where it `is_blocked_by_one`, somebody's no is final: what it does not elect, no order elects.
    `count` takes a poll whose ballots have the rule's form, and leaves quorum, turnout and
    threshold to `orchestration.voting.count`, as it does those who vote for none of the options;
    `supports` tells whether a ballot is content with an option.
    """

    name: str
    title: str
    form: Form
    count: Callable[[Poll], Outcome]
    supports: Support
    explanation: str
    is_blocked_by_one: bool = False

    @property
    def in_words(self) -> str:
        """Return what people read of it."""
        return f"{self.title} ({self.name})"
