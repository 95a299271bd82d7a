"""What a member wishes, as typed data (PROTOCOL.md, section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from textwrap import shorten
from typing import Final

from orchestration.model.people import MemberId
from orchestration.model.times import Dated, MeetingsPerDay, Minutes, TimeSet, Weekly

_LONGEST_TOPIC = 120
_LONGEST_OPINION = 1000


class Kind(StrEnum):
    """What a wish is about."""

    TIME = "time"
    BUSY = "busy"
    LENGTH = "length"
    NOTICE = "notice"
    BUFFER = "buffer"
    LOAD = "load"
    PLACE = "place"
    ATTENDANCE = "attendance"
    OPTION = "option"
    TOPIC = "topic"
    FLEXIBLE = "flexible"
    HOURS = "hours"
    CRITERION = "criterion"
    FREE_TEXT = "free_text"
    OPINION = "opinion"


class Polarity(StrEnum):
    """Whether a wish asks for something, asks to avoid it, or merely accepts it.

    What is accepted is possible and not wished for: it is never counted, and nothing misses it. Its
    strength is always `prefers`.
    """

    FOR = "for"
    AGAINST = "against"
    ACCEPTS = "accepts"


class Strength(StrEnum):
    """How much it matters; a `must` decides who can come, the others are weighed."""

    MUST = "must"
    STRONGLY = "strongly"
    PREFERS = "prefers"
    MILDLY = "mildly"


class Confidence(StrEnum):
    """How sure it is that a wish was meant as it was read."""

    SURE = "sure"
    LIKELY = "likely"
    GUESS = "guess"


class Visibility(StrEnum):
    """Who may see a wish; private unless its author says otherwise."""

    PRIVATE = "private"
    ANONYMOUS = "anonymous"
    SHARED = "shared"


class Change(StrEnum):
    """What happened to a wish in a round."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    TAKEN_BACK = "taken back"
    """Withdrawn by a tap; until its author says something else, it can be put back."""

    REPEATED = "repeated"


@dataclass(frozen=True, slots=True)
class OptionRef:
    """One of the options, by its name; `title` is what people call it, where it is no time."""

    option: str
    title: str = ""


class Stand(StrEnum):
    """How an option stands for somebody, in one tap."""

    GREAT = "great"
    FINE = "fine"
    RATHER_NOT = "rather_not"
    NO = "no"


@dataclass(frozen=True, slots=True)
class StandsFor:
    """How one option, by its name, stands for somebody: that, whatever else they wish."""

    option: str
    title: str
    stand: Stand


class Relation(StrEnum):
    """How what is known of an option has to lie to what is asked."""

    AT_MOST = "at_most"
    AT_LEAST = "at_least"
    IS = "is"


@dataclass(frozen=True, slots=True)
class Condition:
    """What is asked of options by a criterion: a number, a tag, or (with neither) a plain yes.

    `words` say it as people would: "at most 30 EUR".
    """

    criterion: str
    relation: Relation
    words: str
    number: float | None = None
    tag: str = ""


@dataclass(frozen=True, slots=True)
class QualityVerdict:
    """Whether an option, by its name, meets a criterion, and the words of its text that say so."""

    option: str
    title: str
    meets: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Quality:
    """A criterion in its author's words, of which a model has judged some options; it is no datum.

    Of all others it is unknown.
    """

    words: str
    verdicts: tuple[QualityVerdict, ...]


@dataclass(frozen=True, slots=True)
class PartOfMeeting:
    """For how much of a meeting somebody can be there: some minutes, a half, or else just a part.

    That is of its beginning, or of its `last` part; a `half` is the first or the second. `at` says
    at what times that is so, None at all. It rules no meeting out, however long.
    """

    minutes: int = 0
    half: int = 0
    last: bool = False
    at: TimeSet | None = None


@dataclass(frozen=True, slots=True)
class Topic:
    """What to talk about, in the author's own words."""

    words: str

    @classmethod
    def of(cls, words: str) -> Topic:
        """Return a topic of these words on one line, shortened where there are many."""
        return cls(shorten(words, _LONGEST_TOPIC, placeholder=" …"))


@dataclass(frozen=True, slots=True)
class Opinion:
    """What somebody holds of a question, in their own words; no option is judged by it."""

    words: str

    @classmethod
    def of(cls, words: str) -> Opinion:
        """Return an opinion of these words on one line, shortened where there are very many."""
        return cls(shorten(words, _LONGEST_OPINION, placeholder=" …"))


Applies = (
    TimeSet
    | Minutes
    | MeetingsPerDay
    | OptionRef
    | StandsFor
    | Condition
    | Quality
    | PartOfMeeting
    | Topic
    | Opinion
    | None
)


@dataclass(frozen=True, slots=True)
class Source:
    """Where a wish was said: the author's message by number (from 0), and character offsets."""

    message: int
    start: int
    end: int


FOR_GOOD = Source(-1, 0, 0)
"""Where a wish comes from that its author told the bot for good, before this session."""


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a wish's history."""

    round: int
    change: Change


@dataclass(frozen=True, slots=True)
class Preference:
    """One typed wish of one member.

    `restatement` is always generated from the typed fields (language/saying/restate.py), never
    copied from what was written; an opinion alone is its own words. A `must` counts as `strongly`
    until its author has confirmed it. `number` names it among its author's wishes, for good.
    `language` is the one it was said in. What is `assumed` nobody has stated; what is `zoned` names
    the zone of its hours. A no `is_firm` where its author calls it that; `why` is why an option
    is turned down, in its author's own words: who sees the wish sees that.
    """

    author: MemberId
    kind: Kind
    polarity: Polarity
    strength: Strength
    applies: Applies
    restatement: str
    source: Source | None = None
    visibility: Visibility = Visibility.PRIVATE
    confirmed: bool = False
    history: tuple[Event, ...] = ()
    number: int = 0
    sureness: Confidence = Confidence.SURE
    language: str = ""
    assumed: bool = False
    zoned: bool = False
    is_firm: bool = False
    why: str = ""

    @property
    def in_words(self) -> str:
        """The wish, and why: “can't have Sushi (“too greasy”)”."""
        return f"{self.restatement} (“{self.why}”)" if self.why else self.restatement

    @property
    def turns_down(self) -> str:
        """Which of the options it is against, by its name; "" where none."""
        of = self.applies if self.polarity is Polarity.AGAINST else None
        return of.option if isinstance(of, OptionRef | StandsFor) else ""


BESIDES: Final = 1_000_000
"""From here on are the numbers of what holds of somebody besides what they have said."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What has to be known of a wish to tell its author how something stands to it.

    `number` names it among its author's wishes.
    """

    number: int
    kind: Kind
    polarity: Polarity
    strength: Strength
    applies: Applies

    @classmethod
    def of(cls, wish: Preference) -> Stake:
        """Return what is at stake in a wish."""
        return cls(wish.number, wish.kind, wish.polarity, wish.strength, wish.applies)


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Words that no rule could place, and why."""

    text: str
    reason: str
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """What of an earlier message is taken back.

    `of`: the time that it concerned, None for everything. `to`: the time that was meant, None where
    it is only taken back. `otherwise` is left to say where nothing had been said of it.
    """

    of: Dated | Weekly | None
    to: Dated | Weekly | None
    otherwise: NotUnderstood


@dataclass(frozen=True, slots=True)
class Understanding:
    """What a message means: typed wishes, what it takes back, and the rest, never dropped.

    It `goes_on` where its words add to something that was said before: “8 works too”. It is
    `bare` where it names times and does not say how they suit: “Tue 10–12, or Wed after 3”. It is
    `void` where it begins something and takes it back, or waves off: unlike “fine”, it accepts
    nothing.
    """

    preferences: tuple[Preference, ...] = ()
    not_understood: tuple[NotUnderstood, ...] = ()
    corrections: tuple[Correction, ...] = ()
    goes_on: bool = False
    bare: bool = False
    void: bool = False


@dataclass(frozen=True, slots=True)
class Profile:
    """What one member has said, as it is understood: all wishes, withdrawn ones too."""

    preferences: tuple[Preference, ...] = ()
    not_understood: tuple[NotUnderstood, ...] = ()

    @property
    def wishes(self) -> tuple[Preference, ...]:
        """The wishes that hold."""
        return tuple(each for each in self.preferences if _last(each) not in _GONE)

    @property
    def taken_back(self) -> tuple[tuple[int, Preference], ...]:
        """The wishes that can be put back, each with its place among those that hold and these."""
        shown = (each for each in self.preferences if _last(each) is not Change.WITHDRAWN)
        return tuple((at, x) for at, x in enumerate(shown) if _last(x) is Change.TAKEN_BACK)


_GONE: Final = (Change.WITHDRAWN, Change.TAKEN_BACK)


def _last(wish: Preference) -> Change | None:
    """Return what has happened to a wish last, None where nothing has."""
    return wish.history[-1].change if wish.history else None
