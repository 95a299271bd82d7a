"""What a panel is made of: personas, each with one option for life, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from orchestration.model.catalogue import NO_CATALOGUE, Better, Catalogue
from orchestration.model.people import MemberId
from orchestration.model.preferences import Condition
from orchestration.model.spent import NOTHING, Spent


@dataclass(frozen=True, slots=True)
class PanelPersona:
    """A voice that vouches for one option, by its key, for the sake of its criteria, first first.

    `line` says in a sentence who it is, `emoji` is its face. It knows nothing of what was said
    before the turn in which it `joined`.
    """

    name: str
    option: str
    criteria: tuple[str, ...]
    line: str
    emoji: str
    joined: int


@dataclass(frozen=True, slots=True)
class FieldQuestion:
    """What somebody asks in a field of which nothing is known: `who` has asked it.

    Options that the question names are `titles`, and what was found on it is the `material`.
    """

    ask: str
    titles: tuple[str, ...]
    who: MemberId
    material: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProposedField:
    """What there may be to choose from where nothing is known, and who could vouch for it.

    Without options nothing has come of it. It has cost so much, either way.
    """

    catalogue: Catalogue = NO_CATALOGUE
    spent: Spent = NOTHING


@dataclass(frozen=True, slots=True)
class OwnPersona:
    """A persona that people have made for all panels of a team: what it cares for, in their words.

    It vouches for its `option` wherever there is one that is called so, else for what is best by
    what it cares for. `by` is what who has made it was called then, and `owner` who that is.
    """

    name: str
    emoji: str
    line: str
    criteria: tuple[str, ...]
    option: str = ""
    by: str = ""
    owner: MemberId | None = None


@dataclass(frozen=True, slots=True)
class Need:
    """Something that people need: of a criterion an end, or that a condition holds (`wanted`).

    A `firm` one filters, the others weigh; it was named so many `times`. `words` say it, and `said`
    is the word for it that people used. Where the catalogue has no such criterion, that is "".
    """

    criterion: str
    words: str
    said: str = ""
    end: Better = Better.NONE
    condition: Condition | None = None
    wanted: bool = True
    firm: bool = False
    times: int = 1
    by: str = ""

    @property
    def is_known(self) -> bool:
        """Whether the catalogue can say anything of it."""
        return bool(self.criterion)


@dataclass(frozen=True, slots=True)
class PossibleSynonym:
    """A word that may mean a criterion by its name: who has said it has the last word."""

    word: str
    criterion: str


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known of one option by one criterion: a cell of the catalogue, in words.

    `option` is its title, `key` its key, `value` what stands in the cell; "" is unknown. `number`
    and `flag` are the cell's own value, where it is one of these, `unit` what numbers are of.
    `predicate` says it of an option: “goes 18 days without water”.
    """

    option: str
    key: str
    criterion: str
    value: str
    source: str = ""
    number: float | None = None
    flag: bool | None = None
    unit: str = ""
    predicate: str = ""

    @property
    def is_known(self) -> bool:
        """Whether the cell says anything."""
        return bool(self.value)


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two options by one criterion; `ahead` is whether the first stands better, None: neither.

    `whose` vouches for the other; a `comparative` says in a word in what the better one is better.
    """

    own: Fact
    other: Fact
    whose: str
    ahead: bool | None = None
    comparative: str = ""


class Leaning(StrEnum):
    """Whether words speak for what they are about, or against it."""

    FOR = "for"
    AGAINST = "against"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Quote:
    """What a document says, in its own words and where; of an `option`, by its key, or of none.

    `passage` is what tells it from all others of the panel's documents. It was quoted before where
    it comes `again`.
    """

    text: str
    source: str
    passage: str
    option: str = ""
    leaning: Leaning = Leaning.NEITHER
    again: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that was said to be so: the words of it, the cell's value, and its source.

    Of what is quoted from a document the words are the value, and there is no criterion.
    """

    text: str
    value: str
    source: str
    option: str
    criterion: str


@dataclass(frozen=True, slots=True)
class Utterance:
    """What a persona says at once, to whom: members and personas by name.

    `criteria` and `options` are those it names, by name and title. A template `stands_in` where a
    language model was to write it, and wrote nothing that could be said.
    """

    persona: str
    to: tuple[str, ...]
    text: str
    criteria: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class PanelSpeech:
    """What several personas say, and what it has cost to have it written."""

    utterances: tuple[Utterance, ...] = ()
    spent: Spent = NOTHING


class SpeechWay(StrEnum):
    """How what personas say comes about: by templates, or by a language model.

    It writes for each of them by itself (`apart`), their first answers without knowledge of the
    others'; or for all of them at once (`one stream`).
    """

    TEMPLATES = "templates"
    APART = "apart"
    STREAM = "one stream"


@dataclass(frozen=True, slots=True)
class PanelMeans:
    """What a panel has beside what is known of its field.

    Its voices speak in this `way`, and it `searches` for what others have written. Where no
    catalogue is, something `proposes` what there is to choose from.
    """

    way: SpeechWay = SpeechWay.TEMPLATES
    searches: bool = False
    proposes: bool = False


NO_MEANS: Final = PanelMeans()


@dataclass(frozen=True, slots=True)
class Bubble:
    """A question that somebody may ask next with one tap; `persona` is to whom it is put, or ""."""

    text: str
    persona: str = ""


class Level(StrEnum):
    """How much personas expect of who asks."""

    PLAIN = "plain"
    USUAL = "usual"
    EXPERT = "expert"


class Intensity(StrEnum):
    """How hard personas argue: the calm grant more than they claim, the keen grant nothing."""

    CALM = "calm"
    USUAL = "usual"
    KEEN = "keen"


class SpeechMove(StrEnum):
    """What a persona does when it speaks."""

    INTRODUCE = "introduce"
    BEST = "best"
    WORST = "worst"
    LEADS = "leads"
    FOLLOWS = "follows"
    WINS = "wins"
    COUNTERS = "counters"
    ANSWER = "answer"
    FITS = "fits"
    OUT = "out"
    DESCRIBE = "describe"
    AGREE = "agree"
    OBJECT = "object"
    ACCEPTED = "accepted"
    REJECTED = "rejected"
    STEPS_BACK = "steps_back"
    VIEWS = "views"
    CONCEDES = "concedes"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class PersonaQuestion:
    """What a persona asks at the end: about `topics`, or which of two ends it should be.

    It is put to the member, or to a persona (`to`).
    """

    topics: tuple[str, ...]
    ends: tuple[str, ...] = ()
    to: str = ""


@dataclass(frozen=True, slots=True)
class SpeechPart:
    """What one persona is to say of its `option`: its move, facts, and what sets it apart.

    `breaks` are needs that it does not meet, in words, each with the fact. `contrasts` stand with
    others: those in which it is ahead, then what it concedes; `why` is by what it is the better.
    Where others do as well it `is_tied`, and `more` is what then speaks for it, as `weak` is what
    speaks against it. Of the `unknown` the catalogue says nothing. `is_asked` is whether a plain
    yes or no is awaited, `of_low_end` whether that is of the other end (“is it poisonous?”);
    `is_new` is whether it has never spoken. The `quotes` are what documents say
    of its option.
    """

    persona: PanelPersona
    move: SpeechMove
    to: str
    option: str = ""
    facts: tuple[Fact, ...] = ()
    breaks: tuple[tuple[str, Fact], ...] = ()
    contrasts: tuple[Contrast, ...] = ()
    is_tied: bool = False
    is_asked: bool = False
    of_low_end: bool = False
    is_new: bool = False
    why: str = ""
    more: tuple[Fact, ...] = ()
    weak: tuple[Fact, ...] = ()
    unknown: tuple[str, ...] = ()
    question: PersonaQuestion | None = None
    quotes: tuple[Quote, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """One turn as voices are told of it, all of it public: who asks what, and who says what.

    `used` are the marks of sentences that have been said, and of how messages began: nothing is to
    be said twice. Where somebody has chosen, it `is_settled`. What was said `lately` each hears
    only as far as it was present. `cast` are all who are there, by name, with their options, and
    `needs` are what people said they need, in words. Who asks is `who`. They speak at a `level`,
    and argue with an `intensity`.
    """

    turn: int
    ask: str
    by: str
    parts: tuple[SpeechPart, ...]
    used: tuple[str, ...] = ()
    lately: tuple[Utterance, ...] = ()
    is_settled: bool = False
    level: Level = Level.USUAL
    intensity: Intensity = Intensity.USUAL
    cast: tuple[tuple[str, str], ...] = ()
    needs: tuple[str, ...] = ()
    who: MemberId | None = None
