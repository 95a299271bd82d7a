"""Commands, buttons, modals and the home tab of the local Slack, with the real Bolt behind them."""

import pytest
from aiohttp import ClientError, ClientSession
from slack_sdk.errors import SlackApiError

from tests.fakes.slack import App, NotPossible, Timing
from tests.fakes.slack.clients import LINES, bolt, by_socket, client
from tests.fakes.slack.running import on_slack

BOTH = pytest.mark.parametrize("line", list(LINES))


def text(said):
    return {"type": "plain_text", "text": said}


def button(label, action_id):
    return {"type": "button", "text": text(label), "action_id": action_id, "value": f"{label}!"}


def field(label, kind, *, optional=False, **more):
    element = {"type": kind, "action_id": "it", **more}
    block_id = label.lower()
    asked = {"type": "input", "block_id": block_id, "label": text(label), "element": element}
    return asked | {"optional": optional}


RULES = [{"text": text(one), "value": one.lower()} for one in ("Ranked", "Rated")]
MEET = {
    "type": "modal",
    "callback_id": "meet",
    "title": text("A meeting"),
    "submit": text("Ask them"),
    "close": text("Cancel"),
    "private_metadata": "from #platform",
    "notify_on_close": True,
    "blocks": [
        field("Subject", "plain_text_input", max_length=20),
        field("People", "multi_users_select"),
        field("From", "datepicker", initial_date="2027-01-11"),
        field("Rule", "static_select", options=RULES, initial_option=RULES[0]),
        field("Note", "plain_text_input", optional=True),
    ],
}
HOME = {"type": "home", "blocks": [{"type": "section", "text": text("No open sessions")}]}


class Desk:
    """An app with one command, one button, one modal and a home tab."""

    def __init__(self, slack):
        self.app = bolt(slack, slack.teams[0])
        self.payloads = {}
        self.reply = {}
        self.app.command("/convene")(self._command)
        self.app.action("keep")(self._keep)
        self.app.view("meet")(self._meet)
        self.app.view_closed("meet")(self._closed)
        self.app.event("app_home_opened")(self._home)
        self.app.shortcut("decide")(self._shortcut)

    async def _command(self, ack, body, client):
        self.payloads["command"] = body
        if body["text"] != "modal":
            await ack("One moment")
            return
        await ack()
        await client.views_open(trigger_id=body["trigger_id"], view=MEET)

    async def _keep(self, ack, body, respond):
        self.payloads["action"] = body
        await ack()
        await respond("Kept", replace_original=True)

    async def _meet(self, ack, view):
        self.payloads["view"] = view
        await ack(**self.reply)

    async def _closed(self, ack, body):
        self.payloads["closed"] = body
        await ack()

    async def _home(self, client, event):
        await client.views_publish(user_id=event["user"], view=HOME)

    async def _shortcut(self, ack, body):
        self.payloads["shortcut"] = body
        await ack()


@BOTH
@on_slack()
async def test_a_command_is_answered_privately(slack, line):
    desk, lena, omar = Desk(slack), slack.user("lena"), slack.user("omar")
    async with LINES[line](slack, desk.app):
        await lena.slash("/convene", "meet R&D with @omar and @design in #platform", "platform")

    told = desk.payloads["command"]
    group = next(iter(slack.teams[0].groups))
    place = slack.channel("platform").id
    assert told["text"] == (
        f"meet R&amp;D with <@{omar.id}|omar> and <!subteam^{group}|design> in <#{place}|platform>"
    )
    assert (told["user_id"], told["channel_id"]) == (lena.id, place)
    assert lena.sees("platform") == "Convene (only you see this): One moment"
    assert omar.sees("platform") == ""


@BOTH
@on_slack()
async def test_a_button_is_pressed_and_its_message_replaced(slack, line):
    desk, omar = Desk(slack), slack.user("omar")
    blocks = [{"type": "actions", "elements": [button("Keep", "keep"), button("Fix", "fix")]}]
    async with LINES[line](slack, desk.app):
        await desk.app.client.chat_postMessage(channel=omar.id, text="Right?", blocks=blocks)
        await omar.clicks("Keep")
        await slack.settled()

    told = desk.payloads["action"]
    assert (told["user"]["id"], told["actions"][0]["value"]) == (omar.id, "Keep!")
    assert told["container"]["message_ts"] == told["message"]["ts"]
    assert omar.sees(None) == "Convene: Kept"
    with pytest.raises(NotPossible, match="Keep"):
        await omar.clicks("Keep")


@BOTH
@on_slack()
async def test_a_modal_is_filled_in_and_sent(slack, line):
    desk, lena = Desk(slack), slack.user("lena")
    async with LINES[line](slack, desk.app):
        await lena.slash("/convene", "modal", channel="platform")
        view = await slack.until(lambda: lena.modal)
        assert str(view).splitlines()[0] == "A meeting"
        assert str(view).splitlines()[-1] == "[Cancel] [Ask them]"
        with pytest.raises(NotPossible, match="'Subject' must be filled in"):
            await lena.submits(view, {"People": ["omar"]})
        with pytest.raises(NotPossible, match="21 characters"):
            await lena.submits(view, {"Subject": "x" * 21})
        await lena.submits(view, {"Subject": "Roadmap", "People": ["omar"], "Rule": "Rated"})

    told = desk.payloads["view"]
    values = {name: held["it"] for name, held in told["state"]["values"].items()}
    assert values["subject"] == {"type": "plain_text_input", "value": "Roadmap"}
    assert values["people"]["selected_users"] == [slack.user("omar").id]
    assert values["from"]["selected_date"] == "2027-01-11"
    assert values["rule"]["selected_option"]["value"] == "rated"
    assert values["note"]["value"] is None
    assert told["private_metadata"] == "from #platform"
    assert lena.modal is None


@BOTH
@pytest.mark.parametrize(
    ("reply", "top"),
    [
        ({"response_action": "errors", "errors": {"subject": "Too vague"}}, "A meeting"),
        ({"response_action": "update", "view": MEET | {"title": text("Sure?")}}, "Sure?"),
        ({"response_action": "push", "view": MEET | {"title": text("More")}}, "More"),
        ({"response_action": "clear"}, None),
    ],
)
@on_slack()
async def test_a_submission_is_answered(slack, line, reply, top):
    desk, lena = Desk(slack), slack.user("lena")
    desk.reply = reply
    async with LINES[line](slack, desk.app):
        await lena.slash("/convene", "modal", channel="platform")
        view = await slack.until(lambda: lena.modal)
        await lena.submits(view, {"Subject": "Roadmap", "People": ["omar"]})

    assert (lena.modal and lena.modal.title) == top
    assert view.errors == reply.get("errors", {})
    assert slack.complaints == []


@on_slack()
async def test_under_a_modal_that_was_pushed_lies_the_first(slack):
    desk, lena = Desk(slack), slack.user("lena")
    filled = {"Subject": "Roadmap", "People": ["omar"]}
    async with by_socket(slack, desk.app):
        await lena.slash("/convene", "modal", channel="platform")
        first = await slack.until(lambda: lena.modal)
        desk.reply = {"response_action": "push", "view": MEET | {"title": text("More")}}
        await lena.submits(first, filled)
        desk.reply = {}
        await lena.submits(lena.modal, filled)

    assert lena.modal is first


@on_slack()
async def test_an_answer_that_slack_would_refuse_is_noted(slack):
    desk, lena = Desk(slack), slack.user("lena")
    async with by_socket(slack, desk.app):
        for reply in (
            {"response_action": "errors", "errors": {"colour": "?"}},
            {"response_action": "update", "view": MEET | {"title": text("x" * 25)}},
        ):
            desk.reply = reply
            await lena.slash("/convene", "modal", channel="platform")
            view = await slack.until(lambda: lena.modal)
            await lena.submits(view, {"Subject": "Roadmap", "People": ["omar"]})

    assert "errors name blocks that are not there: {'colour'}" in slack.complaints[0]
    assert "must be less than 25 characters" in slack.complaints[1]


@on_slack()
async def test_a_closed_modal_is_told_of(slack):
    desk, lena = Desk(slack), slack.user("lena")
    async with by_socket(slack, desk.app):
        await lena.slash("/convene", "modal", channel="platform")
        await lena.closes(await slack.until(lambda: lena.modal))

    assert (desk.payloads["closed"]["view"]["callback_id"], lena.modal) == ("meet", None)


@BOTH
@on_slack()
async def test_the_home_tab_is_published(slack, line):
    desk, omar = Desk(slack), slack.user("omar")
    async with LINES[line](slack, desk.app):
        await omar.opens_home()
        await slack.until(lambda: omar.home)

    assert str(omar.home) == "No open sessions"


@on_slack()
async def test_a_shortcut_brings_its_message(slack):
    desk, lena = Desk(slack), slack.user("lena")
    async with by_socket(slack, desk.app):
        message = await slack.user("omar").writes("When do we meet?", in_="platform")
        await lena.message_shortcut("decide", message)

    assert desk.payloads["shortcut"]["message"]["text"] == "When do we meet?"


async def refusal(call):
    with pytest.raises(SlackApiError) as caught:
        await call
    return caught.value.response["error"]


@on_slack()
async def test_a_trigger_is_good_for_one_view_in_three_seconds(slack):
    api, lena = client(slack, slack.teams[0]), slack.user("lena")
    used, late = (slack.triggers.give(lena.account) for _ in range(2))
    await api.views_open(trigger_id=used, view=MEET)

    assert await refusal(api.views_open(trigger_id=used, view=MEET)) == "exchanged_trigger_id"
    slack.clock.advance(seconds=3.5)
    assert await refusal(api.views_open(trigger_id=late, view=MEET)) == "expired_trigger_id"
    assert await refusal(api.views_open(trigger_id="1.2.3", view=MEET)) == "invalid_trigger_id"


@on_slack()
async def test_three_modals_lie_on_each_other_and_no_more(slack):
    api, lena = client(slack, slack.teams[0]), slack.user("lena")
    trigger = slack.triggers.give
    first = await api.views_open(trigger_id=trigger(lena.account), view=MEET)
    for _ in range(2):
        pushed = await api.views_push(trigger_id=trigger(lena.account), view=MEET)

    assert pushed["view"]["root_view_id"] == first["view"]["id"]
    fourth = api.views_push(trigger_id=trigger(lena.account), view=MEET)
    assert await refusal(fourth) == "push_limit_reached"


@on_slack()
async def test_a_view_that_has_changed_is_not_overwritten(slack):
    api, lena = client(slack, slack.teams[0]), slack.user("lena")
    opened = await api.views_open(trigger_id=slack.triggers.give(lena.account), view=MEET)
    seen = {"view_id": opened["view"]["id"], "hash": opened["view"]["hash"], "view": MEET}
    await api.views_update(**seen)

    assert await refusal(api.views_update(**seen)) == "hash_conflict"
    assert await refusal(api.views_update(view_id="V404", view=MEET)) == "not_found"
    wrong = MEET | {"title": text("x" * 25)}
    assert await refusal(api.views_update(view_id=seen["view_id"], view=wrong)) == (
        "invalid_arguments"
    )


@on_slack(app=App(home_tab=False))
async def test_no_home_tab_without_the_feature(slack):
    publish = client(slack, slack.teams[0]).views_publish(user_id=slack.user("omar").id, view=HOME)

    assert await refusal(publish) == "not_enabled"


async def post(url, **body):
    async with ClientSession() as session, session.post(url, json=body) as response:
        return response.status, await response.text()


@on_slack(timing=Timing(response_url=60))
async def test_a_response_url_is_good_five_times_and_for_a_while(slack):
    omar, place = slack.user("omar"), slack.channel("platform")
    url, old = (slack.response_urls.give(omar.account, place) for _ in range(2))

    for number in range(5):
        assert await post(url, text=f"answer {number}") == (200, "ok")
    status, body = await post(url, text="one too many")
    assert (status, "used_url" in body) == (404, True)
    slack.clock.advance(seconds=61)
    status, body = await post(old, text="too late")
    assert (status, "expired_url" in body) == (404, True)
    assert len(omar.ephemerals) == 5
    assert place.messages == []


@on_slack()
async def test_a_lost_answer_was_seen_all_the_same(slack):
    omar = slack.user("omar")
    url = slack.response_urls.give(omar.account, slack.channel("platform"))
    slack.faults.lose_response("response_url")

    with pytest.raises(ClientError):
        await post(url, text="Kept")
    assert [str(one) for one in omar.ephemerals] == ["Kept"]


@on_slack()
async def test_a_response_url_posts_replaces_and_deletes(slack):
    omar, place, team = slack.user("omar"), slack.channel("platform"), slack.teams[0]
    message = team.post(place, team.bot, "Right?")
    url = slack.response_urls.give(omar.account, place, message)

    await post(url, text="Everybody sees it", response_type="in_channel")
    await post(url, text="Kept", replace_original=True)
    assert [str(one) for one in place.messages] == ["Kept", "Everybody sees it"]
    await post(url, delete_original=True)
    assert [str(one) for one in place.messages] == ["Everybody sees it"]
    status, body = await post(url, blocks=[{"type": "carousel"}])
    assert (status, "invalid_blocks" in body) == (400, True)
