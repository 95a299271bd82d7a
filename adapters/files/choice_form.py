"""What the scenario of a choice may hold, field by field (see `form`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from adapters.files.form import (
    Flag,
    Form,
    Id,
    Line,
    MemberForm,
    RuleName,
    RulesForm,
    SayingForm,
    SessionForm,
    Text,
    Whole,
    Zone,
    expects,
)
from orchestration.kinds.choice.proposals import LONGEST_STATEMENT, LONGEST_TITLE, MOST_OPTIONS
from orchestration.model.catalogue import Better
from orchestration.model.preferences import Stand, Visibility
from orchestration.voting.rules import RULES


def _no_quotes_needed(value: object) -> object:
    """Take the `no` of YAML for the word that it was meant to be."""
    return "no" if value is False else value


Key = Annotated[str, Field(pattern=r"^[^\s/]{1,80}$")]
Title = Annotated[Line, Field(min_length=1, max_length=LONGEST_TITLE)]
Stood = Annotated[
    Stand,
    BeforeValidator(_no_quotes_needed),
    Field(description="great, fine, rather_not or no"),
]
Draft = Annotated[Line, Field(min_length=1, max_length=LONGEST_STATEMENT)]
Said = Text | SayingForm
Scalar = bool | float | str


class OptionForm(Form):
    """One option, with what is known of it."""

    id: Key | None = expects("an id without spaces", default=None)
    title: Title = expects(f"a text of 1 to {LONGEST_TITLE} characters")
    data: dict[str, Scalar | tuple[str, ...] | None] = expects(
        "an object of numbers, texts, lists of texts, true or false", default_factory=dict
    )
    text: Line = expects(
        f"a text of at most {LONGEST_STATEMENT} characters",
        default="",
        max_length=LONGEST_STATEMENT,
    )
    proposed_by: Id | None = expects("a member's id", default=None)
    capacity: Whole | None = expects(
        "a whole number from 1 to 100000", default=None, ge=1, le=100_000
    )


Entry = Annotated[
    Title | OptionForm,
    Field(description=f"a title of 1 to {LONGEST_TITLE} characters, or an option that has one"),
]


class CatalogueForm(Form):
    """Options that a file holds, with what is known of them."""

    catalogue: Line = expects("a CSV or YAML file beside the scenario", min_length=1)


class CriterionForm(Form):
    """How data of one name are to be read."""

    unit: Line = expects("a unit", default="")
    better: Better = expects("low, high or none", default=Better.NONE)
    words: tuple[Line, ...] = expects("a list of words", default=())


class ChoiceMemberForm(MemberForm):
    """One member of a choice, what they propose, and how options stand for them.

    Of statements: what they hold, draft in each round, and say against the first in each round but
    one; and how others may see what they hold beside a statement that they ranked low.
    """

    proposes: tuple[Entry, ...] = expects("a list of titles or options", default=())
    stands: dict[str, Stood] = expects(
        "an object of options' ids with great, fine, rather_not or no", default_factory=dict
    )
    delegates_to: Id | None = expects("a member's id", default=None)
    opinions: tuple[Said, ...] = expects("a list of texts, or of {text, visibility}", default=())
    drafts: tuple[Draft | None, ...] = expects(
        f"a list of texts of at most {LONGEST_STATEMENT} characters, one for each round", default=()
    )
    critiques: tuple[Said | None, ...] = expects(
        "a list of texts, or of {text, visibility}, one for each round from the second", default=()
    )
    beside: Visibility | None = expects("private, anonymous or shared", default=None)


Listed = Annotated[tuple[Entry, ...], Field(max_length=MOST_OPTIONS)]


class ChoiceForm(SessionForm):
    """A whole choice: what is asked, what there is, and what everyone says and votes."""

    kind: Literal["choice"] = expects("meeting or choice")
    question: Title = expects(f"a text of 1 to {LONGEST_TITLE} characters")
    timezone: Zone = expects("a time zone: an IANA name or ±HH:MM", default="UTC")
    options: Listed | CatalogueForm = expects(
        f"a list of at most {MOST_OPTIONS} titles or options, or {{catalogue: FILE}}", default=()
    )
    criteria: dict[str, CriterionForm] = expects(
        "an object of names with {unit, better, words}", default_factory=dict
    )
    shown: Whole = expects("a whole number from 1 to 26", default=9, ge=1, le=26)
    proposals: Literal["open", "closed"] = expects("open or closed", default="open")
    rule: RuleName | RulesForm | None = expects(
        f"one of {', '.join(RULES)}, or {{rounds, last}}", default=None
    )
    threshold: Annotated[float, Field(gt=0, le=1)] | None = expects(
        "a share above 0 and up to 1", default=None
    )
    winners: Whole = expects("a whole number from 1 to 26", default=1, ge=1, le=26)
    points: Whole | None = expects("a whole number from 1 to 1000", default=None, ge=1, le=1000)
    vetoers: tuple[Id, ...] | None = expects("a list of members' ids", default=None)
    statements: Flag = expects("true or false", default=False)
    seed: Line = expects("a text", default="")
    members: tuple[ChoiceMemberForm, ...] = expects(
        "a list of 1 to 2000 members", min_length=1, max_length=2000
    )
