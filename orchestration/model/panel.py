"""What a panel is made of: personas, each with one option for life, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


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
class Fact:
    """What is known of one option by one criterion: a cell of the catalogue, in words.

    `option` is its title, `key` its key, `value` what stands in the cell; "" is unknown. `number`
    and `flag` are the cell's own value, where it is one of these, `unit` what numbers are of.
    """

    option: str
    key: str
    criterion: str
    value: str
    source: str = ""
    number: float | None = None
    flag: bool | None = None
    unit: str = ""

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


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that was said to be so: the words of it, the cell's value, and its source."""

    text: str
    value: str
    source: str
    option: str
    criterion: str


@dataclass(frozen=True, slots=True)
class Utterance:
    """What a persona says at once, to whom: members and personas by name.

    `criteria` and `options` are those it names, by name and title.
    """

    persona: str
    to: tuple[str, ...]
    text: str
    criteria: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class Bubble:
    """A question that somebody may ask next with one tap; `persona` is to whom it is put, or ""."""

    text: str
    persona: str = ""


class SpeechMove(StrEnum):
    """What a persona does when it speaks."""

    INTRODUCE = "introduce"
    ANSWER = "answer"
    DESCRIBE = "describe"
    AGREE = "agree"
    OBJECT = "object"
    ACCEPTED = "accepted"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class SpeechPart:
    """What one persona is to say: its move, the facts of its own option, and what sets it apart.

    `contrasts` stand with others: those in which it is ahead, then what it concedes. It `asks`
    about these criteria at the end, where it asks at all; `asked` is a persona, or the member.
    """

    persona: PanelPersona
    move: SpeechMove
    to: str
    facts: tuple[Fact, ...] = ()
    contrasts: tuple[Contrast, ...] = ()
    asks: tuple[str, ...] = ()
    asked: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """One turn as voices are told of it, all of it public: who asks what, and who says what.

    `used` are the marks of sentences that have been said, and of how messages began: nothing is to
    be said twice. What was said `lately` each hears only as far as it was present.
    """

    turn: int
    ask: str
    by: str
    parts: tuple[SpeechPart, ...]
    used: tuple[str, ...] = ()
    lately: tuple[Utterance, ...] = ()
