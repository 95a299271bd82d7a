"""assistant.threads.* and agents.sessions.*: what an agent shows in a conversation."""

from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.refusal import Refused

TABLE = Table()
MOST_PROMPTS = 4
MOST_LOADING_MESSAGES = 10


@TABLE.method(
    "assistant.threads.setStatus",
    "chat:write",
    "channel_id thread_ts",
    "status loading_messages username icon_emoji icon_url",
)
def set_status(call):
    channel = _thread(call)
    if len(call.data("loading_messages") or []) > MOST_LOADING_MESSAGES:
        raise Refused("invalid_arguments", ["[ERROR] no more than 10 loading_messages"])
    channel.statuses.append((str(call["thread_ts"]), call.get("status", "")))


@TABLE.method("assistant.threads.setTitle", "assistant:write", "channel_id thread_ts title")
def set_title(call):
    _thread(call).titles[str(call["thread_ts"])] = call["title"]


@TABLE.method(
    "assistant.threads.setSuggestedPrompts",
    "assistant:write",
    "channel_id prompts",
    "thread_ts title",
)
def set_prompts(call):
    channel = call.channel("channel_id")
    prompts = call.data("prompts") or []
    if not 0 < len(prompts) <= MOST_PROMPTS:
        raise Refused("invalid_arguments", ["[ERROR] between 1 and 4 prompts"])
    if any(set(one) != {"title", "message"} for one in prompts):
        raise Refused("invalid_arguments", ["[ERROR] a prompt has a title and a message"])
    channel.prompts = prompts


@TABLE.method(
    "agents.sessions.setStatus",
    "chat:write",
    "channel_id status",
    "thread_ts title initiator_user_id",
)
def set_session(call):
    if call["status"] not in {"processing", "active", "suspended", "closed"}:
        raise Refused("invalid_arguments", ["[ERROR] status is none that a session can have"])
    channel = call.channel("channel_id")
    channel.statuses.append((str(call.get("thread_ts", "")), call["status"]))


def _thread(call):
    channel = call.channel("channel_id")
    if channel.find(str(call["thread_ts"])) is None:
        raise Refused("thread_not_found")
    return channel
