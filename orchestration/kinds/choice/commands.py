"""What is done in a choice beyond what is done in every decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orchestration.deciding.commands import OpenDecision
from orchestration.kinds.choice.state import ChoiceTerms
from orchestration.model.options import Datum, Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import Stand, Visibility
from orchestration.privacy import Private
from orchestration.sessions.commands import ByMember, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenChoice(OpenDecision):
    """Somebody asks a group to choose; `seed` is what lots are drawn from."""

    terms: ChoiceTerms
    options: tuple[Words, ...] = ()
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Propose(ByMember):
    """A member puts something on the list, with their name beside it or without.

    Its `key` is made of its title, unless it has one; `text` is what else is to be said of it.
    What is `hidden` was told by who wants nobody to know whose it is. Who joins by it has a `name`.
    Its organiser may put something on a list that they have closed `anyway`, and it stays closed.
    """

    title: str
    name: str = ""
    key: str = ""
    data: tuple[Datum, ...] = ()
    capacity: int | None = None
    named: bool = True
    text: str = ""
    hidden: bool = False
    anyway: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOff(ByMember):
    """A member takes something off the list by its key: what they proposed, or as the organiser."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Miss(ByMember):
    """A member misses something on the list that is voted on, for its organiser to know."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseList(ByMember):
    """The organiser has the list take no more, while wishes are still told; or more again."""

    is_open: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPlaces(ByMember):
    """The organiser has something that is voted on have so many places, by its key."""

    key: str
    capacity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementsDrafted(Result):
    """A model has drafted statements in a round: none where there is no model, or it `failed`."""

    round: int
    drafts: tuple[str, ...] = ()
    failed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedSuggested(Result):
    """What a coordinator proposes for a round by its keys, and its scores, 0 to 3, for everyone.

    No `keys`: it has not answered.
    """

    round: int
    keys: tuple[str, ...] = ()
    scores: Mapping[MemberId, Private[tuple[int, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgeDraft(ByMember):
    """An author whose opinion a round's drafts rest on stops one of them, or lets them go."""

    round: int
    stops: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepBeside(ByMember):
    """A member says whether what they hold is kept beside the statement, in which words."""

    visibility: Visibility
    words: Private[str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SayDouble(ByMember):
    """A member says whether what they proposed is the `same` as another, as they were asked."""

    number: int
    same: Private[bool | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeStands(ByMember):
    """A member says in one tap each how options stand for them, by their keys.

    `why` is why they say no to one, where they do, and who sees that. What is `brought` along from
    elsewhere is no answer: it counts once its member says something here.
    """

    stands: Private[Mapping[str, Stand]]
    why: Private[str] | None = None
    visibility: Visibility = Visibility.PRIVATE
    brought: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeavePlace(ByMember):
    """A member gives back a place in what was decided, or leaves the waiting list; all by default.

    It is of an option by its key.
    """

    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangePlace(ByMember):
    """A member would have a place in `key` for the one in `gives`, or for all that they have."""

    key: str
    gives: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferSwap(ByMember):
    """A member would swap their place for that of another, who is asked, or `gives` it to them.

    A place that is given is the one in `key`, or the only one they have.
    """

    to: MemberId
    gives: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerSwap(ByMember):
    """Who was asked for a swap says whether they `agree`."""

    number: int
    agree: bool
