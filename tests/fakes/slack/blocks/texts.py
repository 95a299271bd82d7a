"""Texts and the small objects that elements are made of.

Limits are those of docs.slack.dev/reference/block-kit/composition-objects.
"""

from typing import Annotated, Any, Literal

from annotated_types import Len
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

Short = Annotated[str, Len(1, 255)]  # every identifier an app makes up
Url = Annotated[str, Len(1, 3000)]


class Part(BaseModel):
    """Anything in Block Kit: of exactly these fields, and of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


def refuse(sentence, below=()):
    """Slack's own words for a refusal; `below` leads from the part to what is wrong in it."""
    return PydanticCustomError("slack", "{sentence}", {"sentence": sentence, "below": below})


def need(condition, sentence, *below):
    if not condition:
        raise refuse(sentence, below)


class PlainText(Part):
    type: Literal["plain_text"]
    text: Annotated[str, Len(1, 3000)]
    emoji: bool = True


class Mrkdwn(Part):
    type: Literal["mrkdwn"]
    text: Annotated[str, Len(1, 3000)]
    verbatim: bool = False


AnyText = Annotated[PlainText | Mrkdwn, Field(discriminator="type")]


def _at_most(limit):
    def check(text):
        need(len(text.text) <= limit, f"must be less than {limit + 1} characters", "text")
        return text

    return AfterValidator(check)


Plain24 = Annotated[PlainText, _at_most(24)]
Plain30 = Annotated[PlainText, _at_most(30)]
Plain75 = Annotated[PlainText, _at_most(75)]
Plain100 = Annotated[PlainText, _at_most(100)]
Plain150 = Annotated[PlainText, _at_most(150)]
Plain2000 = Annotated[PlainText, _at_most(2000)]
Text75 = Annotated[AnyText, _at_most(75)]
Text300 = Annotated[AnyText, _at_most(300)]
Text2000 = Annotated[AnyText, _at_most(2000)]


class Confirm(Part):
    title: Plain100
    text: Text300
    confirm: Plain30
    deny: Plain30
    style: Literal["primary", "danger"] = "primary"


class Option(Part):
    text: Plain75
    value: Annotated[str, Len(1, 150)]
    description: Plain75 | None = None


class RichOption(Option):
    """Of checkboxes and radio buttons, whose text may be mrkdwn."""

    text: Text75  # type: ignore[assignment]
    description: Text75 | None = None  # type: ignore[assignment]


class LinkOption(Option):
    """Of an overflow menu, which may lead elsewhere."""

    url: Url | None = None


class OptionGroup(Part):
    label: Plain75
    options: Annotated[list[Option], Len(1, 100)]


class DispatchConfig(Part):
    trigger_actions_on: Annotated[list[Literal["on_enter_pressed", "on_character_entered"]], Len(1)]


class SlackFile(Part):
    id: str | None = None
    url: str | None = None


class Filter(Part):
    include: Annotated[list[Literal["im", "mpim", "private", "public"]], Len(1)] | None = None
    exclude_external_shared_channels: bool = False
    exclude_bot_users: bool = False


Anything = dict[str, Any]
