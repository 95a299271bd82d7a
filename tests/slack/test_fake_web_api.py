"""The Web API of the local Slack: however it is asked, and whatever it refuses."""

import json

import pytest
from aiohttp import ClientSession
from slack_sdk.errors import SlackApiError

from tests.fakes.slack import EVERY_SCOPE
from tests.fakes.slack.clients import client
from tests.fakes.slack.running import on_slack

TAG = {"event_type": "convene", "event_payload": {"outbox_id": "o-1"}}


async def refusal(call):
    """What Slack says no with."""
    with pytest.raises(SlackApiError) as caught:
        await call
    return caught.value.response["error"]


async def ask(slack, method, *, verb="POST", token=None, **sent):
    """One plain request, as any client could make it."""
    bearer = {"Authorization": f"Bearer {token or slack.teams[0].token}"} if token != "" else {}
    async with (
        ClientSession(headers=bearer) as session,
        session.request(verb, slack.api_url + method, **sent) as response,
    ):
        return await response.json()


@on_slack()
async def test_arguments_may_come_by_query_form_or_json(slack):
    place = slack.channel("platform").id
    said = {"channel": place, "text": "hello"}

    ways = [{"params": said}, {"data": said}, {"json": said}]
    answers = [await ask(slack, "chat.postMessage", **way) for way in ways]
    answers.append(await ask(slack, "chat.postMessage", verb="GET", params=said))

    assert [one["ok"] for one in answers] == [True] * 4
    assert [str(one) for one in slack.channel("platform").messages] == ["hello"] * 4


@on_slack()
async def test_a_structure_may_come_as_json_in_a_form(slack):
    place = slack.channel("platform").id
    said = {"channel": place, "text": "hello", "metadata": json.dumps(TAG)}

    assert (await ask(slack, "chat.postMessage", data=said))["message"]["metadata"] == TAG


@pytest.mark.parametrize(
    ("token", "error"),
    [
        ("", "not_authed"),
        ("xoxb-nobody", "invalid_auth"),
        ("xapp-1-A00000001-1-local", "not_allowed_token_type"),
    ],
)
@on_slack()
async def test_who_is_not_known_is_not_heard(slack, token, error):
    assert await ask(slack, "auth.test", token=token) == {"ok": False, "error": error}


@on_slack()
async def test_only_the_app_token_opens_a_connection(slack):
    answer = await ask(slack, "apps.connections.open")

    assert answer["error"] == "not_allowed_token_type"


@on_slack()
async def test_a_missing_scope_is_named(slack):
    team = slack.teams[0]
    team.install(EVERY_SCOPE - {"chat:write"})

    answer = await ask(slack, "chat.postMessage", data={"channel": "C1", "text": "hello"})

    assert (answer["error"], answer["needed"]) == ("missing_scope", "chat:write")
    assert answer["provided"] == ",".join(sorted(EVERY_SCOPE - {"chat:write"}))


@pytest.mark.parametrize(
    ("lacking", "method", "arguments"),
    [
        ("users:read", "users.info", {"user": "omar"}),
        ("channels:read", "conversations.members", {"channel": "platform"}),
        ("groups:read", "conversations.members", {"channel": "board"}),
        ("channels:history", "conversations.history", {"channel": "platform"}),
        ("im:write", "conversations.open", {"users": "omar"}),
        ("chat:write.customize", "chat.postMessage", {"channel": "platform", "username": "Robin"}),
        ("reactions:write", "reactions.add", {"channel": "platform", "name": "a"}),
        ("files:write", "files.getUploadURLExternal", {"filename": "a", "length": 1}),
        ("usergroups:read", "usergroups.users.list", {"usergroup": "design"}),
    ],
)
@on_slack()
async def test_each_method_knows_its_scope(slack, lacking, method, arguments):
    team = slack.teams[0]
    team.install(EVERY_SCOPE - {lacking})
    ids = {"omar": slack.user("omar").id}
    ids |= {name: slack.channel(name).id for name in ("platform", "board")}
    given = {name: ids.get(value, value) for name, value in arguments.items()} | {"text": "x"}

    answer = await ask(slack, method, json=given)

    assert (answer["error"], answer.get("needed")) == ("missing_scope", lacking)


@on_slack()
async def test_what_is_required_and_what_is_unknown_is_said(slack):
    answer = await ask(slack, "chat.postMessage", json={"text": "hello"})
    await ask(slack, "auth.test", json={"colour": "blue"})

    assert answer["error"] == "invalid_arguments"
    assert answer["response_metadata"]["messages"] == ["[ERROR] missing required field: channel"]
    assert slack.complaints == ["auth.test takes no argument 'colour'; it was ignored"]


@on_slack()
async def test_where_and_what_cannot_be_posted(slack):
    api, team = client(slack, slack.teams[0]), slack.teams[0]
    place, board, random = (slack.channel(one) for one in ("platform", "board", "random"))
    team.leave(team.bot, board)
    board_id = board.id

    assert await refusal(api.chat_postMessage(channel="C404", text="x")) == "channel_not_found"
    assert await refusal(api.chat_postMessage(channel=board_id, text="x")) == "channel_not_found"
    assert (await api.chat_postMessage(channel=random.id, text="by chat:write.public"))["ok"]
    team.scopes -= {"chat:write.public"}
    assert await refusal(api.chat_postMessage(channel=random.id, text="x")) == "not_in_channel"
    empty = await ask(slack, "chat.postMessage", json={"channel": place.id, "text": " "})
    assert empty["error"] == "no_text"
    long = api.chat_postMessage(channel=place.id, text="x" * 40_001)
    assert await refusal(long) == "msg_too_long"
    late = api.chat_postMessage(channel=place.id, text="x", thread_ts="1.000001")
    assert await refusal(late) == "thread_not_found"
    nowhere = api.chat_postMessage(channel=place.id, text="x", thread_ts="")
    assert await refusal(nowhere) == "invalid_thread_ts"
    odd = api.chat_postMessage(channel=place.id, text="x", metadata={"event_type": "convene"})
    assert await refusal(odd) == "invalid_metadata_format"
    place.archived = True
    assert await refusal(api.chat_postMessage(channel=place.id, text="x")) == "is_archived"


@on_slack()
async def test_who_cannot_be_written_to(slack):
    api = client(slack, slack.teams[0])
    omar, dana = slack.user("omar"), slack.user("dana")
    omar.account.takes_dms = False
    await dana.is_deactivated()

    assert await refusal(api.conversations_open(users=omar.id)) == "user_not_visible"
    assert await refusal(api.conversations_open(users=dana.id)) == "user_disabled"
    assert await refusal(api.conversations_open(users="U404")) == "user_not_found"
    assert await refusal(api.conversations_open(users=slack.teams[0].bot.id)) == "cannot_dm_bot"
    assert await refusal(api.chat_postMessage(channel=omar.id, text="x")) == "user_not_visible"
    whisper = {"channel": slack.channel("platform").id, "text": "x", "user": dana.id}
    assert await refusal(api.chat_postEphemeral(**whisper)) == "user_not_in_channel"


@on_slack()
async def test_an_update_keeps_the_name_and_the_metadata(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    blocks = [{"type": "divider"}]
    posted = await api.chat_postMessage(
        channel=place.id, text="hello", blocks=blocks, username="Robin", metadata=TAG
    )
    await api.chat_update(channel=place.id, ts=posted["ts"], text="goodbye", username="Kai")
    message = place.messages[0]

    assert (message.username, message.metadata, str(message)) == ("Robin", TAG, "goodbye")
    assert slack.complaints == ["chat.update takes no argument 'username'; it was ignored"]
    long = api.chat_update(channel=place.id, ts=posted["ts"], text="x" * 4_001)
    assert await refusal(long) == "msg_too_long"
    lost = api.chat_update(channel=place.id, ts="1.000001", text="x")
    assert await refusal(lost) == "message_not_found"


@on_slack()
async def test_nobody_changes_the_words_of_another(slack):
    api = client(slack, slack.teams[0])
    hers = await slack.user("lena").writes("mine", in_="platform")
    where = {"channel": hers.channel.id, "ts": hers.ts}

    assert await refusal(api.chat_update(**where, text="yours")) == "cant_update_message"
    assert await refusal(api.chat_delete(**where)) == "cant_delete_message"


@on_slack()
async def test_a_post_is_found_again_by_its_metadata(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    await api.chat_postMessage(channel=place.id, text="hello", metadata=TAG)

    plain = await api.conversations_history(channel=place.id)
    full = await api.conversations_history(channel=place.id, include_all_metadata=True)

    assert "metadata" not in plain["messages"][0]
    assert full["messages"][0]["metadata"] == TAG


@on_slack()
async def test_threads_are_read_from_their_beginning(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    root = await slack.user("lena").writes("which?", in_="platform")
    await slack.user("omar").writes("A, then C", thread=root)
    await api.chat_postMessage(channel=place.id, text="noted", thread_ts=root.ts)

    thread = await api.conversations_replies(channel=place.id, ts=root.ts)
    top = await api.conversations_history(channel=place.id)

    assert [one["text"] for one in thread["messages"]] == ["which?", "A, then C", "noted"]
    assert [one["text"] for one in top["messages"]] == ["which?"]
    assert (top["messages"][0]["reply_count"], [str(one) for one in root.replies]) == (
        2,
        ["A, then C", "noted"],
    )


@on_slack()
async def test_lists_come_in_pages(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    slack.page_size = 3
    first = await api.conversations_members(channel=place.id)
    cursor = first["response_metadata"]["next_cursor"]
    second = await api.conversations_members(channel=place.id, cursor=cursor)

    assert (len(first["members"]), len(second["members"])) == (3, 1)
    assert second["response_metadata"]["next_cursor"] == ""
    assert await refusal(api.users_list(cursor="?")) == "invalid_cursor"


@on_slack()
async def test_people_have_zones_unless_they_hide_them(slack):
    api, omar = client(slack, slack.teams[0]), slack.user("omar")
    before = (await api.users_info(user=omar.id))["user"]
    await omar.moves(None)
    after = (await api.users_info(user=omar.id))["user"]

    assert (before["tz"], before["tz_offset"], before["is_bot"]) == ("Asia/Dubai", 4 * 3600, False)
    assert "tz" not in after


@on_slack()
async def test_reactions_are_those_that_slack_has(slack):
    api = client(slack, slack.teams[0])
    message = await slack.user("lena").writes("vote", in_="platform")
    item = {"channel": message.channel.id, "timestamp": message.ts}
    await slack.user("omar").reacts(message, "a")
    await api.reactions_add(**item, name="a")

    assert await refusal(api.reactions_add(**item, name="a")) == "already_reacted"
    assert await refusal(api.reactions_add(**item, name="c")) == "invalid_name"
    assert await refusal(api.reactions_remove(**item, name="b")) == "no_reaction"
    told = (await api.reactions_get(**item))["message"]["reactions"]
    assert [(one["name"], one["count"]) for one in told] == [("a", 2)]


@on_slack()
async def test_a_file_goes_up_and_comes_down(slack):
    api, place = client(slack, slack.teams[0]), slack.channel("platform")
    await api.files_upload_v2(content="BEGIN:VCALENDAR", filename="invite.ics", channel=place.id)
    message = place.messages[0]
    busy = await slack.user("omar").uploads("busy.ics", b"BEGIN:VCALENDAR busy")
    url = busy.files[0].data()["url_private"]

    assert str(message) == "📎 invite.ics"
    async with ClientSession() as session:
        bearer = {"Authorization": f"Bearer {slack.teams[0].token}"}
        async with session.get(url, headers=bearer) as response:
            assert await response.read() == b"BEGIN:VCALENDAR busy"
        async with session.get(url) as response:
            assert response.content_type == "text/html"  # not the file, and no error either


@on_slack()
async def test_an_upload_must_be_as_long_as_announced(slack):
    api = client(slack, slack.teams[0])
    begun = await api.files_getUploadURLExternal(filename="a.ics", length=3)
    async with ClientSession() as session, session.post(begun["upload_url"], data=b"ab") as answer:
        assert answer.status == 400
    done = api.files_completeUploadExternal(files=[{"id": begun["file_id"], "title": "a"}])
    assert await refusal(done) == "file_not_found"


@on_slack()
async def test_an_unknown_method_is_unknown(slack):
    assert (await ask(slack, "chat.shout"))["error"] == "unknown_method"
    assert [one.method for one in slack.requests.refused()] == ["chat.shout"]
