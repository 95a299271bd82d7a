"""What rows call things, where that is not what the code calls them.

A class and a field are stored under the names that they had when the first row with them was
written, and stay so: both may be renamed or moved, and rows are not touched. What is not listed
here is stored under its own name. tests/storage/stored_names.txt has all names that rows may hold;
one that the code has no longer must be accounted for here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Any, Final

from orchestration.deciding.state import (
    Assessed,
    Assessment,
    MustAsked,
    OptionFit,
    Outcome,
    Proof,
    Relaxation,
    Round,
)
from orchestration.kinds.choice.state import Choice
from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.panel.state import PanelSession
from orchestration.kinds.registry import KINDS
from orchestration.model.conventions import Conventions
from orchestration.model.message_context import MessageContext, OrganiserConstraints
from orchestration.model.options import Option, Slot
from orchestration.model.panel import SpeechPart
from orchestration.model.preferences import Confidence
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import TimeFrame
from orchestration.sessions.commands import Command, Opening
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Kinds
from orchestration.sessions.session import Session
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.channel import (
    Decided,
    DefaultsSet,
    MeetingCard,
    OptionShown,
    OptionsProposed,
    SessionCard,
)
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import (
    CandidateOffer,
    ForYou,
    IntakeQuestion,
    InvitationReadBack,
    MeetingQuestion,
    MustQuestion,
    MustRead,
    Notice,
    RatingQuestion,
    RelaxationQuestion,
)

Fields = dict[str, Any]
"""The fields of one value as plain data, by their names in rows."""

Change = Callable[[Fields], Fields]
"""Makes today's fields of an older row's."""


@dataclass(frozen=True, slots=True)
class Upcast:
    """What is to be done with rows that have any of these fields, which are no more."""

    older: frozenset[str]
    change: Change


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """How rows know one class.

    `tag` is its name there ("" is its own) and `fields` are today's fields that have another name
    in rows. `dropped` are fields of older rows that nothing is made of, `upcast` makes something of
    others. `also` are the tags of classes in whose place it stands now, with the change that their
    fields need. A value without a tag, as it once stood alone where now one of several can stand,
    is read as the class that `is_untagged`. Of an enum, `values` has today's value for each that is
    no more.
    """

    tag: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    dropped: frozenset[str] = frozenset()
    upcast: Upcast | None = None
    also: Mapping[str, Change | None] = field(default_factory=dict)
    is_untagged: bool = False
    values: Mapping[str, str] = field(default_factory=dict)


class UnclearNamesError(Exception):
    """A table of names says two things of one name; it has to be put right before it is used."""


_AS_IT_IS: Final = Stored()


class Names:
    """The names of classes and fields in rows.

    `families` are classes that stand for one of several: a field of such a class is stored, and
    read back, as the one it holds.
    """

    def __init__(
        self,
        stored: Mapping[type, Stored],
        families: Mapping[type, tuple[type, ...]] | None = None,
    ) -> None:
        self._stored = stored
        self._families = families or {}

    def listed(self) -> Iterable[type]:
        """Return the classes that rows know otherwise than the code does."""
        return self._stored.keys()

    def of(self, cls: type) -> Stored:
        """Return how rows know a class."""
        return self._stored.get(cls, _AS_IT_IS)

    def tag(self, cls: type) -> str:
        """Return the name of a class in rows."""
        return self.of(cls).tag or cls.__name__

    def family(self, cls: object) -> tuple[type, ...]:
        """Return the classes of which a class stands for one; none where it stands for itself."""
        return self._families.get(cls, ()) if isinstance(cls, type) else ()

    def fields(self, cls: type) -> dict[str, str]:
        """Return what each field of a dataclass is called in rows."""
        renamed = self.of(cls).fields
        found = {each.name: renamed.get(each.name, each.name) for each in fields(cls)}
        if len({*found.values()}) < len(found) or not renamed.keys() <= found.keys():
            raise UnclearNamesError(f"the fields of {cls.__name__} have no clear names in rows")
        return found

    def enums(self) -> Iterator[tuple[type[Enum], Mapping[str, str]]]:
        """Return the enums of which rows may hold values that are no more."""
        for cls, stored in self._stored.items():
            if stored.values and issubclass(cls, Enum):
                yield cls, stored.values

    def by_tag(self, classes: Iterable[type]) -> dict[str, tuple[type, Change | None]]:
        """Return by each tag which class is read, and what is to be changed before."""
        found = [
            (tag, (cls, change))
            for cls in classes
            for tag, change in ((self.tag(cls), None), *self.of(cls).also.items())
        ]
        if len(dict(found)) < len(found):
            tags = sorted(tag for tag, _ in found)
            raise UnclearNamesError(f"two classes have the same name in rows, of {', '.join(tags)}")
        return dict(found)

    def untagged(self, classes: Iterable[type]) -> str:
        """Return the tag of what a value without one is read as, "" where it needs one."""
        alone = [self.tag(cls) for cls in classes if self.of(cls).is_untagged]
        if len(alone) > 1:
            raise UnclearNamesError(f"a value without a tag cannot be all of {', '.join(alone)}")
        return alone[0] if alone else ""


def _still_heard(question: Fields) -> Fields:
    """Make a sentence of a question that is asked no more, where it had not been sent yet."""
    return {
        "text": f"“{question['subject']}” goes into another round; you can write here any time."
    }


_SLOT: Final = {"option": "slot"}
"""What could be decided for was once always a time."""

TABLE: Final[Mapping[type, Stored]] = {
    # Written by versions before the first release.
    DefaultsSet: Stored(dropped=frozenset({"zone"})),
    Decided: Stored(fields=_SLOT, dropped=frozenset({"also_wins_under"})),
    InvitationReadBack: Stored(dropped=frozenset({"invitation"})),
    CalendarInvite: Stored(tag="Invite", dropped=frozenset({"description"})),
    Meeting: Stored(dropped=frozenset({"stands_by", "asked_about"})),
    # Who had something open was asked whether they would add anything.
    Assessment: Stored(dropped=frozenset({"open_members"})),
    Notice: Stored(also={"OpenQuestion": _still_heard}),
    Round: Stored(dropped=frozenset({"ballots"})),
    TimeFrame: Stored(dropped=frozenset({"parts"})),
    Conventions: Stored(dropped=frozenset({"late_day"})),
    # What is needed says more than what criteria weigh.
    PanelSession: Stored(dropped=frozenset({"weights"})),
    SpeechPart: Stored(dropped=frozenset({"asks", "asked"})),
    # Reactions count in each channel.
    OptionsProposed: Stored(dropped=frozenset({"by_reaction"})),
    # Renamed in the code alone.
    MessageContext: Stored(tag="Hearing"),
    Confidence: Stored(tag="Sureness"),
    OptionFit: Stored(tag="Side"),
    MustRead: Stored(fields={"against": "starts"}),
    Proof: Stored(fields={"possible": "starts"}),
    OrganiserConstraints: Stored(tag="Invitation"),
    MeetingCard: Stored(tag="SessionCard"),
    SessionCard: Stored(tag="DecisionCard"),
    MeetingQuestion: Stored(tag="IntakeQuestion"),
    IntakeQuestion: Stored(tag="DecisionQuestion"),
    MeetingTerms: Stored(tag="Terms"),
    Slot: Stored(is_untagged=True),
    # What a model suggests had the name first.
    Choice: Stored(tag="ChoiceSession"),
    **dict.fromkeys(
        (
            Assessed,
            CandidateOffer,
            ForYou,
            MustAsked,
            MustQuestion,
            OptionShown,
            Outcome,
            RatingQuestion,
            Relaxation,
            RelaxationQuestion,
        ),
        Stored(fields=_SLOT),
    ),
}


@cache
def names_of(kinds: Kinds) -> Names:
    """Return the names of all that sessions of these kinds store; what stands for one of several.

    A kind brings its classes by its tables, so that none of them has to be listed here.
    """
    views: dict[type, tuple[type, ...]] = {
        base: tuple(each for each in kinds.views if issubclass(each, base))
        for base in (ChannelView, MemberView)
    }
    return Names(
        TABLE,
        {
            Command: kinds.commands,
            Opening: kinds.openings,
            Effect: tuple(kinds.performers),
            Session: kinds.states,
            Option: kinds.options,
            **views,
        },
    )


NAMES: Final = names_of(KINDS)
