"""chat.*: to post, change and delete messages."""

import re
from urllib.parse import urlencode

from tests.fakes.slack.content import LONGEST_UPDATE, content, metadata
from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.refusal import Refused

TABLE = Table()
_TS = re.compile(r"\d+\.\d{6}")
_CONTENT = "text blocks attachments markdown_text parse link_names"
_IDENTITY = "username icon_emoji icon_url as_user"
_SENDING = "thread_ts reply_broadcast unfurl_links unfurl_media mrkdwn metadata"


@TABLE.method(
    "chat.postMessage", "chat:write", "channel", f"{_CONTENT} {_IDENTITY} {_SENDING} client_msg_id"
)
def post_message(call):
    channel = _place(call)
    said = {**content(call), **_identity(call), **_thread(call, channel)}
    said |= {"metadata": metadata(call) or None, "unfurls": _unfurls(call)}
    message = call.team.post(channel, call.bot, **said, names_are_links=_links_names(call))
    return {"channel": channel.id, "ts": message.ts, "message": message.data()}


@TABLE.method(
    "chat.postEphemeral", "chat:write", "channel user", f"{_CONTENT} {_IDENTITY} thread_ts"
)
def post_ephemeral(call):
    channel, reader = _place(call), call.account()
    if reader not in channel.members or reader.deleted:
        raise Refused("user_not_in_channel")
    said = {**content(call), **_identity(call), "thread_ts": call.get("thread_ts")}
    message = call.team.post(channel, call.bot, **said, only_for=reader)
    return {"message_ts": message.ts}


@TABLE.method(
    "chat.update",
    "chat:write",
    "channel ts",
    f"{_CONTENT} metadata file_ids reply_broadcast as_user",
)
def update(call):
    """Names and icons stay as they were posted; text without blocks takes the blocks away."""
    channel = call.channel()
    message = _own(call, channel, "cant_update_message")
    fields = {}
    if call.get("text") or call.get("markdown_text") or call.data("blocks") is not None:
        fields = content(call, longest=LONGEST_UPDATE)
    given = metadata(call)
    if given is not None:
        fields["metadata"] = given or None
    if not fields:
        raise Refused("no_text")
    call.team.change(message, **fields)
    told = {"channel": channel.id, "ts": message.ts, "text": message.text}
    return told | {"message": message.data()}


@TABLE.method("chat.delete", "chat:write", "channel ts", "as_user")
def delete(call):
    channel = call.channel()
    message = _own(call, channel, "cant_delete_message")
    call.team.remove(message)
    return {"channel": channel.id, "ts": message.ts}


@TABLE.method("chat.getPermalink", None, "channel message_ts")
def permalink(call):
    channel = call.channel()
    message = call.message(channel, "message_ts")
    path = f"/archives/{channel.id}/p{message.ts.replace('.', '')}"
    asked = {"thread_ts": message.thread_ts, "cid": channel.id} if message.thread_ts else {}
    link = f"https://{call.team.domain}.slack.test{path}" + (
        f"?{urlencode(asked)}" if asked else ""
    )
    return {"channel": channel.id, "permalink": link}


@TABLE.method(
    "chat.scheduleMessage", "chat:write", "channel post_at", f"{_CONTENT} {_SENDING} as_user"
)
def schedule(call):
    """Kept, and posted by nobody: the house keeps its own time."""
    when = float(call["post_at"])
    if when <= call.slack.clock.now():
        raise Refused("time_in_past")
    if when > call.slack.clock.now() + 120 * 86_400:
        raise Refused("time_too_far")
    said, channel = content(call), _place(call)
    scheduled = {"channel": channel.id, "post_at": int(when), **said}
    call.slack.scheduled.append(scheduled)
    return {"scheduled_message_id": call.slack.ids.new("Q"), **scheduled}


def _place(call):
    """Where it is to go; somebody's id means the conversation with them."""
    named = str(call["channel"])
    if named in call.team.accounts:
        return _dm(call, call.team.accounts[named])
    if named.startswith("#"):
        found = (one for one in call.team.channels.values() if f"#{one.name}" == named)
        call.arguments["channel"] = next((one.id for one in found), named)
    channel = call.channel()
    if channel.archived:
        raise Refused("is_archived")
    if call.bot not in channel.members and "chat:write.public" not in call.team.scopes:
        raise Refused("not_in_channel")
    return _dm(call, channel.human) if channel.kind == "im" else channel


def _dm(call, account):
    if account.is_bot:
        raise Refused("cannot_dm_bot")
    if account.deleted:
        raise Refused("channel_not_found")
    if not call.slack.app.messages_tab:
        raise Refused("messages_tab_disabled")
    if not account.takes_dms:
        raise Refused("user_not_visible")
    return call.team.dm(account)


def _identity(call):
    if call.get("username") or call.get("icon_emoji") or call.get("icon_url"):
        call.need("chat:write.customize")
    icon = call.get("icon_emoji") or call.get("icon_url")
    return {"username": call.get("username"), "icon": icon}


def _thread(call, channel):
    """Answers in a thread, which must be there, and whose `ts` is a text, never a number."""
    thread = call.arguments.get("thread_ts")
    if thread is None:
        return {}
    if not (isinstance(thread, str) and _TS.fullmatch(thread)):
        raise Refused("invalid_thread_ts", [f"[ERROR] {thread} is not a valid thread_ts"])
    parent = channel.find(thread)
    if parent is None:
        raise Refused("thread_not_found")
    if parent.thread_ts not in {None, parent.ts}:
        call.slack.complaints.append(f"thread_ts {thread} is a reply's, not its thread's")
    return {"thread_ts": parent.thread_ts or parent.ts, "broadcast": call.flag("reply_broadcast")}


def _own(call, channel, refusal):
    message = call.message(channel)
    if message.author is not call.bot:
        raise Refused(refusal)
    return message


def _unfurls(call):
    """Links show what they lead to, unless that is turned off for pages and pictures both."""
    off = {"false", "0"}
    return not all(str(call.get(name)).lower() in off for name in ("unfurl_links", "unfurl_media"))


def _links_names(call):
    return call.flag("link_names") or call.get("parse") == "full"
