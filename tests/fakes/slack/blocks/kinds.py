"""Blocks, and the two views made of them. Newer kinds (card, container, plan …) are refused, as in
a workspace that does not have them yet."""

from typing import Annotated, Any, Literal

from annotated_types import Ge, Le, Len
from pydantic import Field, model_validator

from tests.fakes.slack.blocks.elements import (
    InActions,
    InContextActions,
    InInput,
    InSection,
    Picture,
)
from tests.fakes.slack.blocks.texts import (
    AnyText,
    Mrkdwn,
    Part,
    Plain24,
    Plain150,
    Plain2000,
    PlainText,
    Short,
    Text2000,
    Url,
    need,
)


class Block(Part):
    block_id: Annotated[str, Len(0, 255)] | None = None


class Section(Block):
    type: Literal["section"]
    text: AnyText | None = None
    fields: Annotated[list[Text2000], Len(1, 10)] | None = None
    accessory: InSection | None = None
    expand: bool = False

    @model_validator(mode="after")
    def _says_something(self):
        need(self.text or self.fields, "must define either `text` or `fields`")
        return self


class Divider(Block):
    type: Literal["divider"]


class Header(Block):
    type: Literal["header"]
    text: Plain150


class Image(Picture, Block):
    title: Plain2000 | None = None


class Actions(Block):
    type: Literal["actions"]
    elements: Annotated[list[InActions], Len(1, 25)]


class ContextActions(Block):
    type: Literal["context_actions"]
    elements: Annotated[list[InContextActions], Len(1, 5)]


class Context(Block):
    type: Literal["context"]
    elements: Annotated[
        list[Annotated[PlainText | Mrkdwn | Picture, Field(discriminator="type")]], Len(1, 10)
    ]


class Input(Block):
    type: Literal["input"]
    label: Plain2000
    element: InInput
    hint: Plain2000 | None = None
    optional: bool = False
    dispatch_action: bool = False


class Markdown(Block):
    type: Literal["markdown"]
    text: Annotated[str, Len(1, 12_000)]


class Leaf(Part):
    """A piece of rich text; each kind has its own fields, of which one at least must be there."""

    type: Literal["text", "user", "usergroup", "channel", "emoji", "link", "date", "broadcast"]
    text: str | None = None
    user_id: str | None = None
    usergroup_id: str | None = None
    channel_id: str | None = None
    name: str | None = None
    unicode: str | None = None
    url: Url | None = None
    timestamp: int | None = None
    format: str | None = None
    fallback: str | None = None
    range: Literal["here", "channel", "everyone"] | None = None
    style: dict[str, bool] | None = None

    @model_validator(mode="after")
    def _own_field(self):
        own = {"emoji": "name", "link": "url", "date": "timestamp", "broadcast": "range"}
        kind = self.type
        field = own.get(kind, kind if kind == "text" else f"{kind}_id")
        need(getattr(self, field) is not None, f"missing required field: {field}")
        return self


class RichSection(Part):
    type: Literal["rich_text_section", "rich_text_quote", "rich_text_preformatted"]
    elements: list[Leaf]
    border: Annotated[int, Ge(0), Le(1)] | None = None


class RichList(Part):
    type: Literal["rich_text_list"]
    style: Literal["bullet", "ordered"]
    elements: list[RichSection]
    indent: Annotated[int, Ge(0), Le(8)] | None = None
    offset: Annotated[int, Ge(0)] | None = None
    border: Annotated[int, Ge(0), Le(1)] | None = None


class RichText(Block):
    type: Literal["rich_text"]
    elements: list[Annotated[RichSection | RichList, Field(discriminator="type")]]


class RawText(Part):
    type: Literal["raw_text"]
    text: Annotated[str, Len(1)]


class ColumnSetting(Part):
    align: Literal["left", "center", "right"] = "left"
    is_wrapped: bool = False


class Table(Block):
    type: Literal["table"]
    rows: Annotated[
        list[
            Annotated[list[Annotated[RawText | RichText, Field(discriminator="type")]], Len(1, 20)]
        ],
        Len(1, 100),
    ]
    column_settings: Annotated[list[ColumnSetting | None], Len(1, 20)] | None = None


InMessage = Annotated[
    Section
    | Divider
    | Header
    | Image
    | Actions
    | ContextActions
    | Context
    | Input
    | Markdown
    | RichText
    | Table,
    Field(discriminator="type"),
]
InView = Annotated[
    Section | Divider | Header | Image | Actions | Context | Input | RichText,
    Field(discriminator="type"),
]


class MessageBlocks(Part):
    blocks: Annotated[list[InMessage], Len(0, 50)]


class Modal(Part):
    type: Literal["modal"]
    title: Plain24
    blocks: Annotated[list[InView], Len(0, 100)]
    submit: Plain24 | None = None
    close: Plain24 | None = None
    private_metadata: Annotated[str, Len(0, 3000)] = ""
    callback_id: Annotated[str, Len(0, 255)] = ""
    external_id: Annotated[str, Len(0, 255)] = ""
    clear_on_close: bool = False
    notify_on_close: bool = False
    submit_disabled: bool = False

    @model_validator(mode="after")
    def _can_be_sent(self):
        asks = any(isinstance(block, Input) for block in self.blocks)
        need(self.submit or not asks, "`submit` is required when an `input` block is present")
        return self


class Home(Part):
    type: Literal["home"]
    blocks: Annotated[list[InView], Len(0, 100)]
    private_metadata: Annotated[str, Len(0, 3000)] = ""
    callback_id: Annotated[str, Len(0, 255)] = ""
    external_id: Annotated[str, Len(0, 255)] = ""


class AnyView(Part):
    view: Annotated[Modal | Home, Field(discriminator="type")]


class Metadata(Part):
    event_type: Short
    event_payload: dict[str, Any]
