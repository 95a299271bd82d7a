"""files.*: the three steps of an upload, and what is known of a file."""

from tests.fakes.slack.content import check_blocks
from tests.fakes.slack.methods.table import Table
from tests.fakes.slack.records import File
from tests.fakes.slack.refusal import Refused

TABLE = Table()
LARGEST = 1_000_000_000


@TABLE.method(
    "files.getUploadURLExternal", "files:write", "filename length", "alt_txt snippet_type"
)
def begin(call):
    length = int(call["length"])
    if not 0 < length <= LARGEST:
        raise Refused("invalid_arguments", ["[ERROR] length must be more than 0"])
    id_ = call.slack.ids.new("F")
    alt_text = call.get("alt_txt", "")
    file = File(id_, call.team, call["filename"], length, call.bot, alt_text=alt_text)
    call.team.files[id_] = file
    return {"upload_url": f"{call.slack.url}/upload/v1/{id_}", "file_id": id_}


@TABLE.method(
    "files.completeUploadExternal",
    "files:write",
    "files",
    "channel_id channels thread_ts initial_comment blocks username icon_emoji icon_url",
)
def complete(call):
    """Files become visible, in as many channels as were named."""
    wanted = call.data("files") or []
    files = [_uploaded(call, one) for one in wanted]
    ids = call.get("channels", "").split(",") if call.get("channels") else [call.get("channel_id")]
    if call.get("thread_ts") and len(ids) != 1:
        raise Refused("invalid_arguments", ["[ERROR] thread_ts goes with one channel"])
    for id_ in filter(None, ids):
        _share(call, id_, files)
    return {"files": [one.data() for one in files]}


@TABLE.method("files.info", "files:read", "file", "cursor limit")
def info(call):
    return {"file": _file(call, call["file"]).data()}


@TABLE.method("files.delete", "files:write", "file")
def delete(call):
    file = _file(call, call["file"])
    if file.owner is not call.bot:
        raise Refused("cant_delete_file")
    del call.team.files[file.id]


def _file(call, id_):
    file = call.team.files.get(id_)
    if file is None:
        raise Refused("file_not_found")
    return file


def _uploaded(call, one):
    file = _file(call, one.get("id"))
    if file.content is None:
        raise Refused("file_not_found", ["[ERROR] nothing was uploaded for this file"])
    file.title = one.get("title", "")
    file.shared = True
    return file


def _share(call, id_, files):
    channel = call.team.channels.get(id_)
    if channel is None:
        raise Refused("channel_not_found")
    if call.bot not in channel.members:
        raise Refused("not_in_channel")
    thread, blocks = call.get("thread_ts"), call.data("blocks") or []
    if thread is not None and channel.find(thread) is None:
        raise Refused("thread_not_found")
    check_blocks(blocks)
    said = {"text": call.get("initial_comment", ""), "blocks": blocks, "thread_ts": thread}
    call.team.post(channel, call.bot, **said, files=files, subtype="file_share")
