"""conversations.*: channels, who is in them, and what was said there."""

from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.records import KINDS
from tests.fakes.slack.refusal import Refused

TABLE = Table()
_PAGE = "cursor limit"
_SPAN = f"{_PAGE} oldest latest inclusive include_all_metadata"


@TABLE.method("conversations.info", None, "channel", "include_num_members include_locale")
def info(call):
    return {"channel": _readable(call, "read").data()}


@TABLE.method("conversations.members", None, "channel", _PAGE)
def members(call):
    page, following = call.page([one.id for one in _readable(call, "read").members])
    return {"members": page, **following}


@TABLE.method("conversations.list", None, "", f"{_PAGE} types exclude_archived team_id")
def listed(call):
    names = call.get("types", "public_channel").split(",")
    kinds = [_TYPES[name] for name in names if name in _TYPES]
    for kind in kinds:
        call.need(f"{KINDS[kind]}:read")
    found = [
        one
        for one in call.team.channels.values()
        if one.kind in kinds
        and (one.kind == "channel" or call.bot in one.members)
        and not (one.archived and call.flag("exclude_archived"))
    ]
    page, following = call.page([one.data() for one in found])
    return {"channels": page, **following}


_TYPES = {"public_channel": "channel", "private_channel": "group", "im": "im", "mpim": "mpim"}


@TABLE.method("conversations.open", None, "", "users channel return_im prevent_creation")
def opened(call):
    """The conversation with one person, or with up to eight."""
    if call.get("channel"):
        return {"channel": call.channel().data()}
    ids = [one for one in str(call.get("users", "")).split(",") if one]
    if not ids:
        raise Refused("users_list_not_supplied")
    call.need("im:write" if len(ids) == 1 else "mpim:write")
    if len(ids) > 8:
        raise Refused("too_many_users")
    accounts = [_writable(call, one) for one in ids]
    team = call.team
    channel = team.dm(accounts[0]) if len(accounts) == 1 else team.gathering(accounts)
    return {"channel": channel.data() if call.flag("return_im") else {"id": channel.id}}


@TABLE.method("conversations.join", "channels:join", "channel")
def join(call):
    channel = call.channel()
    if channel.kind != "channel":
        raise Refused("method_not_supported_for_channel_type")
    if channel.archived:
        raise Refused("is_archived")
    call.team.join(call.bot, channel)
    return {"channel": channel.data()}


@TABLE.method("conversations.history", None, "channel", _SPAN)
def history(call):
    """What was said at top level, latest first."""
    posts = _within(call, [one for one in _read(call).posts if one.is_public and one.is_top])
    page, following = call.page(_told(call, posts[::-1]), most=999)
    more = bool(following["response_metadata"]["next_cursor"])
    return {"messages": page, "has_more": more, **following}


@TABLE.method("conversations.replies", None, "channel ts", _SPAN)
def replies(call):
    """A thread, its beginning first."""
    channel = _read(call)
    first = channel.find(str(call["ts"]))
    if first is None:
        raise Refused("thread_not_found")
    first = channel.find(first.thread_ts or first.ts) or first
    posts = [first, *_within(call, first.replies)]
    page, following = call.page(_told(call, posts), most=1000)
    more = bool(following["response_metadata"]["next_cursor"])
    return {"messages": page, "has_more": more, **following}


def _readable(call, right):
    channel = call.channel()
    call.need(f"{KINDS[channel.kind]}:{right}")
    return channel


def _read(call):
    channel = _readable(call, "history")
    if call.bot not in channel.members:
        raise Refused("not_in_channel")
    return channel


def _within(call, posts):
    oldest, latest = float(call.get("oldest", 0)), float(call.get("latest", "inf"))
    edge = call.flag("inclusive")
    return [
        one
        for one in posts
        if oldest < float(one.ts) < latest or (edge and float(one.ts) in {oldest, latest})
    ]


def _told(call, posts):
    with_metadata = call.flag("include_all_metadata")
    return [one.data(with_metadata=with_metadata) for one in posts]


def _writable(call, id_):
    account = call.team.accounts.get(id_)
    if account is None:
        raise Refused("user_not_found")
    if account.is_bot:
        raise Refused("cannot_dm_bot")
    if account.deleted:
        raise Refused("user_disabled")
    if not account.takes_dms:
        raise Refused("user_not_visible")
    return account
