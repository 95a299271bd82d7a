"""What a language model may answer: closed shapes, narrowed to what is on the table.

Where people's words are read nothing here has room for a sentence of the model's own. Enumerations
and bounded numbers say what is meant; `words` quotes the author, and only says where; whose words
they are and who may see them is not asked at all. A reply's class is made for one request, so that
it can name no day, no option and no person but those that this author can mean.
"""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import Field, field_validator

from orchestration.language.values import Place
from orchestration.model.preferences import Polarity, Strength
from orchestration.model.times import Weekday
from prompts.closed import Closed, any_of, list_of, of, one_of
from prompts.panels import FieldReply, SpeechReply, StreamReply

Quote = Annotated[str, Field(min_length=1, max_length=300)]
LONGEST_DRAFT = 600
Clock = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]

D = TypeVar("D")
O = TypeVar("O")  # noqa: E741  # an option's name
P = TypeVar("P")
W = TypeVar("W")


class Days(Closed, Generic[D]):
    """Days on the calendar, the last one included."""

    first: D
    last: D


class Timing(Closed, Generic[D]):
    """When: on dates, or else on weekdays (none: any day), between two times of day.

    `kind` stands where it does in every other wish: a model that is held to a schema writes fields
    in their order, and who says what kind it is could not mean a time any more if it came later.
    """

    words: Quote
    kind: Literal["time", "busy", "flexible"]
    weekdays: Annotated[list[Weekday], Field(max_length=7)]
    every_weeks: Annotated[int, Field(ge=1, le=4)]
    dates: Annotated[list[Days[D]], Field(max_length=10)]
    start: Clock | None
    end: Clock | None


class TimeWish(Timing[D], Generic[D]):
    """A time that is wished for, or to be avoided."""

    kind: Literal["time"]
    polarity: Polarity
    strength: Strength


class BusyWish(Timing[D], Generic[D]):
    """A time that is taken."""

    kind: Literal["busy"]


class FlexibleWish(Timing[D], Generic[D]):
    """A time at which anything goes."""

    kind: Literal["flexible"]


class LengthWish(Closed):
    """How long a meeting may take, how early to be asked, or how much time between meetings."""

    words: Quote
    kind: Literal["length", "notice", "buffer"]
    strength: Strength
    minutes: Annotated[int, Field(ge=1, le=20160)]


class LoadWish(Closed):
    """How many meetings a day are enough."""

    words: Quote
    kind: Literal["load"]
    strength: Strength
    meetings: Annotated[int, Field(ge=1, le=20)]


class PlaceWish(Closed):
    """How to meet."""

    words: Quote
    kind: Literal["place"]
    polarity: Polarity
    strength: Strength
    place: Place


class OtherWish(Closed):
    """Whether to take part in all of it, or something for the agenda."""

    words: Quote
    kind: Literal["attendance", "topic"]
    polarity: Literal[Polarity.FOR, Polarity.AGAINST]
    strength: Strength


class OptionWish(Closed, Generic[O]):
    """An answer to one of the options on the table."""

    words: Quote
    kind: Literal["option"]
    polarity: Polarity
    strength: Strength
    option: O


class Rest(Closed):
    """Words that are no wish of the author's, and why."""

    words: Quote
    why: Literal["somebody else", "order", "unclear", "no wish"]


class MessageReply(Closed, Generic[W]):
    """What one member's message means."""

    wishes: Annotated[list[W], Field(max_length=20)]
    rest: Annotated[list[Rest], Field(max_length=30)]


class RequiredAsk(Closed, Generic[P]):
    """People without whom the meeting makes no sense."""

    words: Quote
    kind: Literal["required"]
    who: Annotated[list[P], Field(min_length=1, max_length=20)]


class OneOfAsk(Closed, Generic[P]):
    """People of whom one is enough."""

    words: Quote
    kind: Literal["one_of"]
    who: Annotated[list[P], Field(min_length=2, max_length=20)]


class LengthAsk(Closed):
    """How long the meeting is to take."""

    words: Quote
    kind: Literal["duration"]
    minutes: Annotated[int, Field(ge=5, le=720)]


class PlaceAsk(Closed):
    """How to meet."""

    words: Quote
    kind: Literal["place"]
    place: Place


class EarliestAsk(Closed):
    """That it should be as early as possible."""

    words: Quote
    kind: Literal["earliest"]


class InvitationReply(Closed, Generic[W]):
    """What an organiser's message asks of the session."""

    asks: Annotated[list[W], Field(max_length=20)]
    rest: Annotated[list[Rest], Field(max_length=30)]


def _once(options: W, wrong: str) -> W:
    """Return what is offered; ValueError where something is offered twice."""
    offered = list(options)  # type: ignore[call-overload]  # a list, as it was narrowed
    if any(each in offered[:place] for place, each in enumerate(offered)):
        raise ValueError(wrong)
    return options


class StartOf(Closed, Generic[D, W]):
    """A time at which the meeting could start."""

    day: D
    time: W


class SuggestionReply(Closed, Generic[W]):
    """Which times to offer a group."""

    options: W

    @field_validator("options")
    @classmethod
    def _each_once(cls, options: W) -> W:
        return _once(options, "a time is offered twice")


class OptionsReply(Closed, Generic[W]):
    """Which options of a list to put to a group, by their numbers."""

    options: W

    @field_validator("options")
    @classmethod
    def _each_once(cls, options: W) -> W:
        return _once(options, "an option is offered twice")


class Judgement(Closed, Generic[O, W]):
    """How far an option meets somebody's wishes, and which of them it meets, by their numbers."""

    option: O
    met: W
    score: Annotated[int, Field(ge=1, le=3)]


class JudgementReply(Closed, Generic[W]):
    """How far each option meets somebody's wishes."""

    scores: W


class WordingReply(Closed):
    """Public facts in other words; they are compared with the facts before anybody sees them."""

    words: Annotated[str, Field(min_length=1, max_length=800)]


class CriterionVerdict(StrEnum):
    """Whether an option meets a criterion, as far as its own text says so."""

    MEETS = "meets"
    DOES_NOT = "does not"
    UNKNOWN = "unknown"


class OptionVerdict(Closed, Generic[O]):
    """Whether an option meets a criterion, and the words of its text on which that rests."""

    option: O
    verdict: CriterionVerdict
    sentence: Annotated[str, Field(max_length=300)]


class CriterionReply(Closed, Generic[W]):
    """Whether each option meets a criterion; what rests on no words of its text is unknown."""

    options: W


class DraftReply(Closed):
    """What a group could say; the authors of what it rests on read it before anybody else."""

    drafts: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=LONGEST_DRAFT)]],
        Field(min_length=1, max_length=2),
    ]


REPLIES: dict[str, type[Closed]] = {
    each.__name__: each
    for each in (
        MessageReply,
        InvitationReply,
        SuggestionReply,
        OptionsReply,
        JudgementReply,
        WordingReply,
        DraftReply,
        CriterionReply,
        FieldReply,
        SpeechReply,
        StreamReply,
    )
}
"""What a prompt file may name as its reply."""


@lru_cache(maxsize=64)
def message_reply(days: tuple[str, ...], options: tuple[str, ...]) -> type[MessageReply[Any]]:
    """Return the reply to a message that can mean these days (none: any) and these options."""
    day = one_of("Day", days) if days else date
    timed = [of(each, day) for each in (TimeWish, BusyWish, FlexibleWish)]
    answers = [of(OptionWish, one_of("Option", options))] if options else []
    others = (LengthWish, LoadWish, PlaceWish, OtherWish)
    narrowed: type[MessageReply[Any]] = of(MessageReply, any_of([*timed, *others, *answers]))
    return narrowed


@lru_cache(maxsize=64)
def invitation_reply(days: tuple[str, ...], people: tuple[str, ...]) -> type[InvitationReply[Any]]:
    """Return the reply to an invitation that can mean these days (none: any) and these people."""
    day, person = one_of("Day", days) if days else date, one_of("Person", people)
    asks = [of(TimeWish, day), LengthAsk, PlaceAsk, EarliestAsk]
    asks += [of(RequiredAsk, person)] if people else []
    asks += [of(OneOfAsk, person)] if len(people) > 1 else []
    narrowed: type[InvitationReply[Any]] = of(InvitationReply, any_of(asks))
    return narrowed


@lru_cache(maxsize=64)
def suggestion_reply(
    days: tuple[str, ...], times: tuple[str, ...], most: int
) -> type[SuggestionReply[Any]]:
    """Return the reply that offers so many starts on these days, at these times of day."""
    start = of(StartOf, (one_of("Day", days), one_of("Time", times)))
    narrowed: type[SuggestionReply[Any]] = of(SuggestionReply, list_of(start, 1, most))
    return narrowed


@lru_cache(maxsize=64)
def options_reply(options: tuple[str, ...], most: int) -> type[OptionsReply[Any]]:
    """Return the reply that offers so many of these options."""
    offered = list_of(one_of("Option", options), 1, most)
    narrowed: type[OptionsReply[Any]] = of(OptionsReply, offered)
    return narrowed


@lru_cache(maxsize=64)
def judgement_reply(options: tuple[str, ...], wishes: int) -> type[JudgementReply[Any]]:
    """Return the reply that judges these options by wishes that are numbered from 1."""
    number = Annotated[int, Field(ge=1, le=wishes)]
    one = of(Judgement, (one_of("Option", options), list_of(number, 0, wishes)))
    many = len(options)
    narrowed: type[JudgementReply[Any]] = of(JudgementReply, list_of(one, many, many))
    return narrowed


@lru_cache(maxsize=64)
def criterion_reply(options: tuple[str, ...]) -> type[CriterionReply[Any]]:
    """Return the reply that judges these options by a criterion."""
    one, many = of(OptionVerdict, one_of("Option", options)), len(options)
    narrowed: type[CriterionReply[Any]] = of(CriterionReply, list_of(one, many, many))
    return narrowed
