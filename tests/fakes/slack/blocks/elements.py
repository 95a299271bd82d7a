"""Interactive elements: what can be pressed, chosen or filled in."""

from datetime import date, time
from typing import Annotated, Literal
from zoneinfo import available_timezones

from annotated_types import Ge, Le, Len
from pydantic import Field, model_validator

from tests.fakes.slack.blocks.texts import (
    Confirm,
    DispatchConfig,
    Filter,
    LinkOption,
    Option,
    OptionGroup,
    Part,
    Plain75,
    Plain150,
    RichOption,
    Short,
    SlackFile,
    Url,
    need,
)

Id = Short | None


class Action(Part):
    action_id: Id = None
    confirm: Confirm | None = None
    focus_on_load: bool = False


class Button(Action):
    type: Literal["button"]
    text: Plain75
    value: Annotated[str, Len(0, 2000)] | None = None
    url: Url | None = None
    style: Literal["primary", "danger"] | None = None
    accessibility_label: Annotated[str, Len(1, 75)] | None = None
    visible_to_user_ids: list[str] | None = None


class IconButton(Action):
    type: Literal["icon_button"]
    icon: Literal["trash"]
    text: Plain75
    value: Annotated[str, Len(0, 2000)] | None = None
    accessibility_label: Annotated[str, Len(1, 75)] | None = None
    visible_to_user_ids: list[str] | None = None


class Verdict(Part):
    text: Plain75
    value: Annotated[str, Len(0, 2000)]
    accessibility_label: Annotated[str, Len(1, 75)] | None = None


class FeedbackButtons(Part):
    type: Literal["feedback_buttons"]
    action_id: Id = None
    positive_button: Verdict
    negative_button: Verdict


class Placeholder(Action):
    placeholder: Plain150 | None = None


class StaticSelect(Placeholder):
    type: Literal["static_select"]
    options: Annotated[list[Option], Len(1, 100)] | None = None
    option_groups: Annotated[list[OptionGroup], Len(1, 100)] | None = None
    initial_option: Option | None = None

    @model_validator(mode="after")
    def _offers(self):
        offered = offers(self)
        known = self.initial_option is None or self.initial_option in offered
        need(known, "must be one of the provided options", "initial_option")
        return self


class MultiStaticSelect(Placeholder):
    type: Literal["multi_static_select"]
    options: Annotated[list[Option], Len(1, 100)] | None = None
    option_groups: Annotated[list[OptionGroup], Len(1, 100)] | None = None
    initial_options: Annotated[list[Option], Len(1)] | None = None
    max_selected_items: Annotated[int, Ge(1)] | None = None

    @model_validator(mode="after")
    def _offers(self):
        offered = offers(self)
        known = all(option in offered for option in self.initial_options or [])
        need(known, "must be one of the provided options", "initial_options")
        return self


def offers(select):
    """All options of a select, which gives them at once or in groups."""
    both = (select.options is None) == (select.option_groups is None)
    need(not both, "must define either `options` or `option_groups`")
    return select.options or [
        option for group in select.option_groups or [] for option in group.options
    ]


class ExternalSelect(Placeholder):
    type: Literal["external_select"]
    initial_option: Option | None = None
    min_query_length: Annotated[int, Ge(0)] | None = None


class MultiExternalSelect(Placeholder):
    type: Literal["multi_external_select"]
    initial_options: Annotated[list[Option], Len(1)] | None = None
    min_query_length: Annotated[int, Ge(0)] | None = None
    max_selected_items: Annotated[int, Ge(1)] | None = None


class UsersSelect(Placeholder):
    type: Literal["users_select"]
    initial_user: str | None = None


class MultiUsersSelect(Placeholder):
    type: Literal["multi_users_select"]
    initial_users: list[str] | None = None
    max_selected_items: Annotated[int, Ge(1)] | None = None


class ChannelsSelect(Placeholder):
    type: Literal["channels_select"]
    initial_channel: str | None = None
    response_url_enabled: bool = False


class MultiChannelsSelect(Placeholder):
    type: Literal["multi_channels_select"]
    initial_channels: list[str] | None = None
    max_selected_items: Annotated[int, Ge(1)] | None = None


class ConversationsSelect(Placeholder):
    type: Literal["conversations_select"]
    initial_conversation: str | None = None
    default_to_current_conversation: bool = False
    response_url_enabled: bool = False
    filter: Filter | None = None


class MultiConversationsSelect(Placeholder):
    type: Literal["multi_conversations_select"]
    initial_conversations: list[str] | None = None
    default_to_current_conversation: bool = False
    max_selected_items: Annotated[int, Ge(1)] | None = None
    filter: Filter | None = None


class Overflow(Part):
    type: Literal["overflow"]
    action_id: Id = None
    options: Annotated[list[LinkOption], Len(1, 5)]
    confirm: Confirm | None = None


class Checkboxes(Action):
    type: Literal["checkboxes"]
    options: Annotated[list[RichOption], Len(1, 10)]
    initial_options: Annotated[list[RichOption], Len(1)] | None = None

    @model_validator(mode="after")
    def _known(self):
        known = all(option in self.options for option in self.initial_options or [])
        need(known, "must be one of the provided options", "initial_options")
        return self


class RadioButtons(Action):
    type: Literal["radio_buttons"]
    options: Annotated[list[RichOption], Len(1, 10)]
    initial_option: RichOption | None = None

    @model_validator(mode="after")
    def _known(self):
        known = self.initial_option is None or self.initial_option in self.options
        need(known, "must be one of the provided options", "initial_option")
        return self


def _is_iso(kind, text):
    try:
        kind.fromisoformat(text)
    except ValueError:
        return False
    return True


class DatePicker(Placeholder):
    type: Literal["datepicker"]
    initial_date: str | None = None

    @model_validator(mode="after")
    def _day(self):
        day = self.initial_date
        fits = day is None or (len(day) == len("YYYY-MM-DD") and _is_iso(date, day))
        need(fits, "must be a date of the form YYYY-MM-DD", "initial_date")
        return self


class TimePicker(Placeholder):
    type: Literal["timepicker"]
    initial_time: str | None = None
    timezone: str | None = None

    @model_validator(mode="after")
    def _hour(self):
        hour, zone = self.initial_time, self.timezone
        fits = hour is None or (len(hour) == len("HH:mm") and _is_iso(time, hour))
        need(fits, "must be a time of the form HH:mm", "initial_time")
        need(zone is None or zone in available_timezones(), "must be an IANA zone", "timezone")
        return self


class DateTimePicker(Action):
    type: Literal["datetimepicker"]
    initial_date_time: Annotated[int, Ge(1_000_000_000), Le(9_999_999_999)] | None = None


class Typed(Part):
    """Inputs that are typed into; they stand in input blocks only."""

    action_id: Id = None
    placeholder: Plain150 | None = None
    focus_on_load: bool = False
    dispatch_action_config: DispatchConfig | None = None


class PlainTextInput(Typed):
    type: Literal["plain_text_input"]
    initial_value: Annotated[str, Len(0, 3000)] | None = None
    multiline: bool = False
    min_length: Annotated[int, Ge(0), Le(3000)] | None = None
    max_length: Annotated[int, Ge(1), Le(3000)] | None = None


class EmailInput(Typed):
    type: Literal["email_text_input"]
    initial_value: str | None = None


class UrlInput(Typed):
    type: Literal["url_text_input"]
    initial_value: str | None = None


class NumberInput(Typed):
    type: Literal["number_input"]
    is_decimal_allowed: bool
    initial_value: str | None = None
    min_value: str | None = None
    max_value: str | None = None


class FileInput(Part):
    type: Literal["file_input"]
    action_id: Id = None
    filetypes: Annotated[list[str], Len(1)] | None = None
    max_files: Annotated[int, Ge(1), Le(10)] | None = None


class Picture(Part):
    type: Literal["image"]
    alt_text: Annotated[str, Len(1, 2000)]
    image_url: Url | None = None
    slack_file: SlackFile | None = None

    @model_validator(mode="after")
    def _one_source(self):
        one = (self.image_url is None) != (self.slack_file is None)
        need(one, "must define either `image_url` or `slack_file`")
        return self


Select = (
    StaticSelect
    | ExternalSelect
    | UsersSelect
    | ChannelsSelect
    | ConversationsSelect
    | MultiStaticSelect
    | MultiExternalSelect
    | MultiUsersSelect
    | MultiChannelsSelect
    | MultiConversationsSelect
)
Picker = DatePicker | TimePicker | Checkboxes | RadioButtons

InActions = Annotated[
    Button | Overflow | DateTimePicker | Picker | Select, Field(discriminator="type")
]
InSection = Annotated[Button | Overflow | Picture | Picker | Select, Field(discriminator="type")]
InInput = Annotated[
    PlainTextInput
    | EmailInput
    | UrlInput
    | NumberInput
    | FileInput
    | DateTimePicker
    | Picker
    | Select,
    Field(discriminator="type"),
]
InContextActions = Annotated[FeedbackButtons | IconButton, Field(discriminator="type")]
