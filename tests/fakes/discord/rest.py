"""The REST interface: what a bot may ask and do, and what it is told instead."""

import json
import re
from dataclasses import dataclass
from urllib.parse import unquote

from aiohttp import web

from tests.fakes.discord.limits import ASLEEP, check_awake, check_message, may_in, replied_to
from tests.fakes.discord.records import DM, FORUM, THREAD, Message, Refused, numbered

_ROUTES: list[tuple[object, ...]] = []
_NONCE_SECONDS = 300
_TO_BE_EXPECTED = (30007, 30046, 40060, 50024, 50027, 50083, 160004)
_VIEW, _HISTORY, _REACT, _ATTACH = 1 << 10, 1 << 16, 1 << 6, 1 << 15
_SEND, _SEND_IN_THREADS = 1 << 11, 1 << 38


def route(method, path):
    pattern = re.compile("/api/v10" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def keep(handler):
        _ROUTES.append((method, pattern, handler))
        return handler

    return keep


@dataclass
class Call:
    """One call of the app's."""

    method: str
    path: str
    body: dict[str, object]
    files: list[tuple[str, bytes]]
    query: dict[str, str]
    status: int = 0


def answer(data, status=200, headers=None):
    body = b"" if data is None else json.dumps(data).encode()
    if data is None:
        return web.Response(status=204)
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


class Rest:
    """Answers calls; what it was asked is kept in `calls`."""

    def __init__(self, server):
        self.server = server
        self.calls = []
        self.active = 0

    async def serve(self, request):
        call = Call(request.method, request.path, *await _sent(request), dict(request.query))
        self.calls.append(call)
        self.active += 1
        try:
            response = await self._served(call, request)
        finally:
            self.active -= 1
            self.server.changed()
        call.status = response.status
        return response

    async def _served(self, call, request):
        fault = self.server.fault_for(call)
        if fault is not None:
            return fault
        try:
            done = answer(await self._answer(call, request))
            return (
                answer({"code": 0, "message": "lost"}, 500) if self.server.is_lost(call) else done
            )
        except Refused as refused:
            self.server.refused.append(refused)
            if refused.status in (400, 401) and refused.code not in _TO_BE_EXPECTED:
                self.server.complaints.append((call, refused))
            return answer({"code": refused.code, "message": refused.why}, refused.status)

    async def _answer(self, call, request):
        is_by_token = call.path.startswith(("/api/v10/interactions/", "/api/v10/webhooks/"))
        if not is_by_token and request.headers.get("Authorization") != f"Bot {self.server.token}":
            raise Refused(401, 0, "401: Unauthorized")
        for method, pattern, handler in _ROUTES:
            if method == call.method and (found := pattern.fullmatch(call.path)):
                parts = {name: unquote(value) for name, value in found.groupdict().items()}
                return await handler(self.server, call, **parts)
        self.server.complaints.append((call, "unknown route"))
        raise Refused(404, 0, f"404: Not Found {call.path}")


async def _sent(request):
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = json.loads(form["payload_json"])
        named = {each["id"]: each["filename"] for each in body.get("attachments", ())}
        files = [
            (named[int(name[6:-1])], held.file.read())
            for name, held in form.items()
            if name.startswith("files[")
        ]
        return body, files
    text = await request.text()
    return (json.loads(text) if text else {}), []


# Who we are


@route("GET", "/users/@me")
async def _(server, call):
    return server.bot.json()


@route("GET", "/users/@me/guilds")
async def _(server, call):
    found = server.guilds.values()
    return [{"id": x.id, "name": x.name, "permissions": str(x.permissions)} for x in found]


@route("GET", "/oauth2/applications/@me")
async def _(server, call):
    return await _application(server)


@route("GET", "/applications/@me")
async def _(server, call):
    return await _application(server)


async def _application(server):
    owner = next(iter(server.people.values()), server.bot)
    return {
        "id": server.app,
        "name": "Convene",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00",
        "flags": server.app_flags,
        "owner": owner.json(),
        "team": None,
    }


@route("GET", "/gateway/bot")
async def _(server, call):
    limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
    return {"url": server.gateway_url, "shards": server.shards, "session_start_limit": limit}


@route("PUT", "/applications/{app}/commands")
async def _(server, call, app):
    server.commands = [
        {"id": server.ids.new(), "application_id": app, "version": "1", **each}
        for each in call.body
    ]
    return server.commands


@route("GET", "/applications/{app}/commands")
async def _(server, call, app):
    return server.commands


# Who others are


@route("GET", "/users/{user}")
async def _(server, call, user):
    return server.user_of(user).json()


@route("POST", "/users/@me/channels")
async def _(server, call):
    person = server.user_of(call.body["recipient_id"])
    server.meets(person)
    return person.dm.json()


@route("GET", "/guilds/{guild}/members/{user}")
async def _(server, call, guild, user):
    where = server.guild_of(guild)
    if user == server.bot.id:
        return where.member(server.bot)
    if user not in where.members:
        raise Refused(404, 10007, "Unknown Member")
    return where.member(server.user_of(user))


@route("GET", "/guilds/{guild}/members")
async def _(server, call, guild):
    where = server.guild_of(guild)
    if not where.lists_members:
        raise Refused(403, 50001, "Missing Access")
    after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 1)
    users = [server.bot, *(server.user_of(each) for each in where.members)]
    listed = sorted((each for each in users if int(each.id) > after), key=lambda x: int(x.id))
    return [where.member(each) for each in listed[:limit]]


# Messages


@route("GET", "/channels/{channel}")
async def _(server, call, channel):
    return channel_of(server, channel).json()


@route("PATCH", "/channels/{channel}")
async def _(server, call, channel):
    found = channel_of(server, channel, writes=True)
    if found.locked:
        raise Refused(403, 50013, "Missing Permissions")
    found.archived = call.body["archived"]
    await server.line.carry("THREAD_UPDATE", found.json())
    return found.json()


@route("POST", "/channels/{channel}/messages")
async def _(server, call, channel):
    where = channel_of(server, channel, _ATTACH * bool(call.files), writes=True)
    if where.type == FORUM or where.locked:
        raise Refused(*(400, 50008, "no text channel") if where.type == FORUM else ASLEEP)
    where.archived = False
    if where.type == DM:
        server.meets(where.recipient)
    if where.type == DM and not where.recipient.takes_dms:
        raise Refused(403, 50007, "Cannot send messages to this user")
    check_message(call.body, call.files)
    nonce = call.body.get("nonce")
    if nonce and call.body.get("enforce_nonce"):
        lately = server.clock.now() - _NONCE_SECONDS
        same = [each for each in where.messages if each.nonce == nonce and each.at > lately]
        if same:
            return same[-1].json()
    under = replied_to(where, call.body)
    made = Message(
        server,
        where,
        server.bot,
        content=call.body.get("content"),
        components=call.body.get("components"),
        flags=call.body.get("flags"),
        files=call.files,
        reference=under,
        nonce=nonce,
    )
    where.messages.append(made)
    server.note_calling(call.body, made)
    await server.tell("MESSAGE_CREATE", made)
    return made.json() | ({"nonce": nonce} if nonce else {})


@route("GET", "/channels/{channel}/messages")
async def _(server, call, channel):
    where = channel_of(server, channel, _HISTORY)
    limit = int(call.query.get("limit", 50))
    before = int(call.query.get("before") or 2**63)
    found = [each for each in where.messages if each.is_public and int(each.id) < before]
    latest = sorted(found, key=lambda each: int(each.id), reverse=True)[:limit]
    return [each.json(reads_content=server.bot_reads(each)) for each in latest]


@route("GET", "/channels/{channel}/messages/{message}")
async def _(server, call, channel, message):
    found = message_of(server, channel, message)
    return found.json(reads_content=server.bot_reads(found))


@route("PATCH", "/channels/{channel}/messages/{message}")
async def _(server, call, channel, message):
    found = message_of(server, channel, message)
    check_awake(found.channel)
    if found.author is not server.bot:
        raise Refused(403, 50005, "Cannot edit a message authored by another user")
    if server.clock.now() - found.at > 3600:
        found.edits += 1
        if found.edits > server.old_edits:
            raise Refused(400, 30046, "Maximum number of edits to messages older than 1 hour")
    rewrite(call, found, server.clock.now())
    return found.json()


def rewrite(call, found, now):
    kept = [] if "attachments" in call.body else found.files
    check_message(call.body, [*kept, *call.files])
    found.files = [*kept, *call.files]
    found.components = numbered(call.body.get("components") or [])
    found.content = call.body.get("content") or ""
    found.edited = now


@route("DELETE", "/channels/{channel}/messages/{message}")
async def _(server, call, channel, message):
    found = message_of(server, channel, message)
    found.channel.messages.remove(found)


@route("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me")
async def _(server, call, channel, message, emoji):
    found = message_of(server, channel, message, _REACT)
    check_awake(found.channel)
    if emoji not in found.reactions and len(found.reactions) >= 20:
        raise Refused(400, 30010, "Maximum number of reactions reached")
    users = found.reactions.setdefault(emoji, [])
    if server.bot.id not in users:
        users.append(server.bot.id)


@route("GET", "/channels/{channel}/messages/{message}/reactions/{emoji}")
async def _(server, call, channel, message, emoji):
    users = message_of(server, channel, message).reactions.get(emoji, [])
    after, limit = int(call.query.get("after") or 0), int(call.query.get("limit", 25))
    listed = sorted((each for each in users if int(each) > after), key=int)[:limit]
    return [server.user_of(each).json() for each in listed]


def channel_of(server, id_, needs=_VIEW, *, writes=False):
    found = server.channels.get(id_)
    if found is None or found.is_gone:
        raise Refused(404, 10003, "Unknown Channel")
    needs |= writes * (_SEND_IN_THREADS if found.type == THREAD else _SEND)
    if found.guild is not None:
        may = may_in(found)
        if not may & _VIEW or found.guild.id not in server.guilds:
            raise Refused(403, 50001, "Missing Access")
        if may & needs != needs:
            raise Refused(403, 50013, "Missing Permissions")
    return found


def message_of(server, channel, id_, needs=_VIEW):
    where = channel_of(server, channel, needs)
    found = next((each for each in where.messages if each.id == id_), None)
    if found is None:
        raise Refused(404, 10008, "Unknown Message")
    return found


# Interactions


@route("POST", "/interactions/{id}/{token}/callback")
async def _(server, call, id, token):  # noqa: A002
    found = server.interactions.get(token)
    if found is None or found.id != id:
        raise Refused(404, 10062, "Unknown interaction")
    await found.answer(call.body, call.files)
    return {"interaction": {"id": id, "type": found.type}, "resource": None}


@route("PATCH", "/webhooks/{app}/{token}/messages/@original")
async def _(server, call, app, token):
    found = by_token(server, token)
    if found.kind == 5:
        check_message(call.body, call.files)
        made = found.say({**call.body, "flags": call.body["flags"] | found.flags}, call.files)
        found.kind, found.original = 4, made
        return made.json()
    if found.original is None:
        raise Refused(404, 10008, "Unknown Message")
    rewrite(call, found.original, server.clock.now())
    return found.original.json()


@route("DELETE", "/webhooks/{app}/{token}/messages/@original")
async def _(server, call, app, token):
    found = by_token(server, token)
    found.kind = 0


def by_token(server, token):
    found = server.interactions.get(token)
    if found is None or server.clock.now() - found.at > 15 * 60:
        raise Refused(401, 50027, "Invalid Webhook Token")
    if found.kind is None:
        raise Refused(404, 10015, "Unknown Webhook")
    return found
