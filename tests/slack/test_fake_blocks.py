"""Block Kit in the local Slack: what it takes, and what it refuses with which words."""

import pytest
from slack_sdk.errors import SlackApiError

from tests.fakes.slack.blocks import message_problems, view_problems
from tests.fakes.slack.clients import client
from tests.fakes.slack.running import on_slack


def plain(text):
    return {"type": "plain_text", "text": text}


def mrkdwn(text):
    return {"type": "mrkdwn", "text": text}


def section(text):
    return {"type": "section", "text": mrkdwn(text)}


def button(text="Keep", **more):
    return {"type": "button", "text": plain(text), **more}


def actions(*elements):
    return {"type": "actions", "elements": list(elements)}


def option(text, value="v"):
    return {"text": plain(text), "value": value}


def select(*options, **more):
    return {"type": "static_select", "options": list(options), **more}


def ask(element, **more):
    return {"type": "input", "label": plain("Subject"), "element": element, **more}


def modal(**more):
    given = {"type": "modal", "title": plain("Meet"), "blocks": []} | more
    return {name: value for name, value in given.items() if value is not None}


TEXT_INPUT = {"type": "plain_text_input", "action_id": "a"}
PICTURE = {"type": "image", "image_url": "https://pictures.test/a.png", "alt_text": "a heatmap"}
CELL = {"type": "raw_text", "text": "A"}

TAKEN = [
    [section("x" * 3000)],
    [{"type": "header", "text": plain("x" * 150)}],
    [actions(*(button(action_id=f"b{n}") for n in range(25)))],
    [{"type": "context", "elements": [mrkdwn("one"), plain("two"), PICTURE]}],
    [section("pick") | {"accessory": select(option("A", "a"), initial_option=option("A", "a"))}],
    [actions({"type": "datepicker", "initial_date": "2027-01-11"})],
    [{"type": "table", "rows": [[CELL] * 20] * 100}],
    [{"type": "markdown", "text": "**bold**"}],
    [{"type": "divider"}] * 50,
    [],
]


@pytest.mark.parametrize("blocks", TAKEN)
def test_taken(blocks):
    assert message_problems(blocks) == []


REFUSED = [
    ([section("x" * 3001)], "must be less than 3001 characters", "/blocks/0/text/text"),
    ([section("")], "must be more than 0 characters", "/blocks/0/text/text"),
    ([{"type": "section"}], "must define either `text` or `fields`", "/blocks/0"),
    ([{"type": "divider"}] * 51, "no more than 50 items allowed", "/blocks"),
    ([{"type": "carousel"}], "unsupported type: carousel", "/blocks/0/type"),
    ([{"text": plain("x")}], "missing required field: type", "/blocks/0"),
    ([section("x") | {"color": "red"}], "invalid additional property: color", "/blocks/0"),
    (
        [{"type": "header", "text": plain("x" * 151)}],
        "must be less than 151 characters",
        "/blocks/0/text/text",
    ),
    ([{"type": "header", "text": mrkdwn("*x*")}], "", "/blocks/0/text/type"),
    (
        [actions(button("x" * 76))],
        "must be less than 76 characters",
        "/blocks/0/elements/0/text/text",
    ),
    (
        [actions(button(action_id="x" * 256))],
        "must be less than 256 characters",
        "/blocks/0/elements/0/action_id",
    ),
    (
        [actions(button(value="x" * 2001))],
        "must be less than 2001 characters",
        "/blocks/0/elements/0/value",
    ),
    (
        [actions(button(action_id="a"), button(action_id="a"))],
        "`action_id` a already exists",
        "/blocks/0/elements",
    ),
    ([actions(*[button()] * 26)], "no more than 25 items allowed", "/blocks/0/elements"),
    ([actions(TEXT_INPUT)], "unsupported type: plain_text_input", "/blocks/0/elements/0/type"),
    (
        [{"type": "context", "elements": [plain("x")] * 11}],
        "no more than 10 items allowed",
        "/blocks/0/elements",
    ),
    (
        [{"type": "divider", "block_id": "d"}] * 2,
        "`block_id` d already exists",
        "/blocks",
    ),
    (
        [section("x") | {"block_id": "x" * 256}],
        "must be less than 256 characters",
        "/blocks/0/block_id",
    ),
    (
        [actions(select(*[option("A")] * 101))],
        "no more than 100 items allowed",
        "/blocks/0/elements/0/options",
    ),
    (
        [actions(select(option("x" * 76)))],
        "must be less than 76 characters",
        "/blocks/0/elements/0/options/0/text/text",
    ),
    (
        [actions(select(option("A", "x" * 151)))],
        "must be less than 151 characters",
        "/blocks/0/elements/0/options/0/value",
    ),
    (
        [actions(select(option("A", "a"), initial_option=option("B", "b")))],
        "must be one of the provided options",
        "/blocks/0/elements/0/initial_option",
    ),
    (
        [{"type": "image", "image_url": "https://pictures.test/a.png"}],
        "missing required field: alt_text",
        "/blocks/0",
    ),
    (
        [{"type": "image", "alt_text": "nothing"}],
        "must define either `image_url` or `slack_file`",
        "/blocks/0",
    ),
    (
        [actions({"type": "datepicker", "initial_date": "11.1.2027"})],
        "must be a date of the form YYYY-MM-DD",
        "/blocks/0/elements/0/initial_date",
    ),
    ([{"type": "table", "rows": [[CELL]]}] * 2, "only one table is allowed", "/blocks"),
    (
        [{"type": "table", "rows": [[CELL] * 21]}],
        "no more than 20 items allowed",
        "/blocks/0/rows/0",
    ),
    (["x"], "must provide an object", "/blocks/0"),
]


@pytest.mark.parametrize(("blocks", "sentence", "pointer"), REFUSED)
def test_refused(blocks, sentence, pointer):
    problems = message_problems(blocks)

    assert any(sentence in one and f"json-pointer:{pointer}]" in one for one in problems), problems


@pytest.mark.parametrize(
    "view",
    [
        modal(title=plain("x" * 24), submit=plain("x" * 24), blocks=[ask(TEXT_INPUT)]),
        modal(private_metadata="x" * 3000, blocks=[section("x")] * 100),
        {"type": "home", "blocks": [section("x"), actions(button())]},
    ],
)
def test_views_taken(view):
    assert view_problems(view) == []


@pytest.mark.parametrize(
    ("view", "sentence", "pointer"),
    [
        (modal(title=plain("x" * 25)), "less than 25 characters", "/view/title/text"),
        (modal(close=plain("x" * 25)), "less than 25 characters", "/view/close/text"),
        (modal(title=None), "missing required field: title", "/view"),
        (modal(private_metadata="x" * 3001), "less than 3001 characters", "/view/private_metadata"),
        (modal(callback_id="x" * 256), "less than 256 characters", "/view/callback_id"),
        (modal(blocks=[section("x")] * 101), "no more than 100 items", "/view/blocks"),
        (modal(blocks=[ask(TEXT_INPUT)]), "`submit` is required", "/view"),
        ({"type": "home", "title": plain("x"), "blocks": []}, "invalid additional", "/view"),
        ({"type": "page", "blocks": []}, "unsupported type: page", "/view/type"),
        ({}, "missing required field: type", "/view"),
    ],
)
def test_views_refused(view, sentence, pointer):
    problems = view_problems(view)

    assert any(sentence in one and f"json-pointer:{pointer}]" in one for one in problems), problems


@on_slack()
async def test_a_client_is_told_what_and_where(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")

    with pytest.raises(SlackApiError) as caught:
        await api.chat_postMessage(channel=place.id, text="x", blocks=[section("x" * 3001)])

    assert caught.value.response["error"] == "invalid_blocks"
    assert caught.value.response["response_metadata"]["messages"] == [
        "[ERROR] must be less than 3001 characters [json-pointer:/blocks/0/text/text]"
    ]
    assert place.messages == []


@on_slack()
async def test_blocks_together_may_be_too_long(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")

    with pytest.raises(SlackApiError, match="msg_blocks_too_long"):
        await api.chat_postMessage(channel=place.id, text="x", blocks=[section("x" * 2_900)] * 5)
