"""The Web API: reads a call however it was sent, checks its token, and answers as Slack would."""

import asyncio
import base64
import binascii
import json

from aiohttp import web

from tests.fakes.slack.faults import broken
from tests.fakes.slack.methods import METHODS
from tests.fakes.slack.record import Request
from tests.fakes.slack.refusal import Refused, missing

_NOTHING = (None, "")  # an argument that is empty is not there


class Call:
    """One call of a method: its arguments, and who makes it."""

    def __init__(self, slack, name, arguments, headers):
        self.slack = slack
        self.name = name
        self.arguments = arguments
        self.headers = headers
        self.team = None

    @property
    def token(self):
        """From the header or, as Slack also allows, from the arguments."""
        kind, _, token = self.headers.get("Authorization", "").partition(" ")
        return token if kind == "Bearer" else self.arguments.get("token", "")

    @property
    def bot(self):
        return self.team.bot

    def get(self, name, default=None):
        value = self.arguments.get(name)
        return default if value in _NOTHING else value

    def __getitem__(self, name):
        value = self.get(name)
        if value is None:
            raise missing(name)
        return value

    def flag(self, name):
        return str(self.arguments.get(name)).lower() in {"true", "1"}

    def data(self, name, kind=list):
        """A structure, which may come as JSON in a string; None if it is not there."""
        value = self.arguments.get(name)
        if isinstance(value, str) and value:
            value = _loaded(value, name)
        if value in _NOTHING:
            return None
        if not isinstance(value, kind):
            raise Refused("invalid_arguments", [f"[ERROR] {name} must be a {kind.__name__}"])
        return json.loads(json.dumps(value))  # a copy: what is kept is not the caller's

    def need(self, scope):
        """Refuse unless the token has that scope."""
        if scope not in self.team.scopes:
            raise Refused(
                "missing_scope", needed=scope, provided=",".join(sorted(self.team.scopes))
            )

    def channel(self, name="channel"):
        found = self.team.channels.get(self[name])
        if found is None or (found.kind != "channel" and self.bot not in found.members):
            raise Refused("channel_not_found")
        return found

    def account(self, name="user"):
        found = self.team.accounts.get(self[name])
        if found is None:
            raise Refused("user_not_found")
        return found

    def message(self, channel, name="ts"):
        found = channel.find(self[name])
        if found is None:
            raise Refused("message_not_found")
        return found

    def page(self, items, *, most=1000, default=100):
        """The part of a list that was asked for, and the cursor to the next part."""
        asked = min(int(self.get("limit", default)), most, self.slack.page_size)
        start = _place(self.get("cursor"))
        end = start + max(asked, 1)
        following = f"next:{end}" if end < len(items) else ""
        cursor = base64.b64encode(following.encode()).decode()
        return items[start:end], {"response_metadata": {"next_cursor": cursor}}


def _loaded(text, name):
    try:
        return json.loads(text)
    except ValueError:
        wrong = {"blocks": "invalid_blocks_format", "metadata": "invalid_metadata_format"}
        raise Refused(wrong.get(name, "invalid_arguments")) from None


def _place(cursor):
    if not cursor:
        return 0
    try:
        return int(base64.b64decode(cursor).decode().removeprefix("next:"))
    except (ValueError, binascii.Error):
        raise Refused("invalid_cursor") from None


class WebApi:
    """Serves `/api/…`; every call is kept in `slack.requests`."""

    def __init__(self, slack):
        self._slack = slack
        self.active = 0

    async def serve(self, request):
        name = request.match_info["method"]
        time = asyncio.get_running_loop().time
        started = time()
        kept = Request(name, {}, self._slack.clock.now())
        self._slack.requests.append(kept)
        self.active += 1
        try:
            response = await self._respond(request, kept)
        finally:
            self.active -= 1
            kept.seconds = time() - started
            self._slack.changed()
        return response

    async def _respond(self, request, kept):
        faults, name = self._slack.faults, kept.method
        try:
            arguments = await _arguments(request)
        except ValueError:
            return _json(kept, {"ok": False, "error": "invalid_json"})
        kept.arguments = {key: value for key, value in arguments.items() if key != "token"}
        call = Call(self._slack, name, arguments, request.headers)
        if faults.take("lose_request", name):
            return broken(request, kept)
        if failed := self._failed(call, kept):
            return failed
        response = _json(kept, self._answer(call, kept), headers=_scopes(call))
        if slow := faults.take("slow", name):
            await asyncio.sleep(slow.value)
        return broken(request, kept) if faults.take("lose_response", name) else response

    def _failed(self, call, kept):
        faults, name = self._slack.faults, call.name
        if limited := faults.take("rate_limit", name):
            return _too_fast(kept, limited.value)
        if broken := faults.take("server_error", name):
            kept.status = broken.value
            return web.Response(status=broken.value, text="upstream is not well")
        if refused := faults.take("refuse", name):
            return _json(kept, {"ok": False, "error": refused.value})
        return None

    def _answer(self, call, kept):
        try:
            method = _admitted(call)
            kept.team = call.team
            self._note_unknown(call, method)
            return {"ok": True, **(method.run(call) or {})}
        except Refused as refused:
            return refused.answer()

    def _note_unknown(self, call, method):
        """Slack passes over arguments it does not know; a test may want to know of them."""
        for name in call.arguments.keys() - method.takes:
            self._slack.complaints.append(f"{call.name} takes no argument {name!r}; it was ignored")


def _admitted(call):
    method = METHODS.get(call.name)
    if method is None:
        raise Refused("unknown_method")
    method.admit(call)
    if call.slack.faults.too_fast(call):
        raise Refused("ratelimited")
    return method


async def _arguments(request):
    """Query, form and JSON body together, the body winning."""
    found = dict(request.query)
    if request.content_type == "application/json":
        body = await request.json()
        if not isinstance(body, dict):
            raise ValueError("a body is an object")
        return found | body
    if request.method == "POST":
        found |= {name: value for name, value in (await request.post()).items()}  # noqa: C416
    return found


def _scopes(call):
    method = METHODS.get(call.name)
    if call.team is None or method is None:
        return {}
    granted = ",".join(sorted(call.team.scopes))
    return {"X-OAuth-Scopes": granted, "X-Accepted-OAuth-Scopes": method.scope or ""}


def _json(kept, answer, headers=None):
    if answer.get("error") == "ratelimited":
        return _too_fast(kept, 1)
    kept.status, kept.answer = 200, answer
    return web.json_response(answer, headers=headers)


def _too_fast(kept, retry_after):
    kept.status, kept.answer = 429, {"ok": False, "error": "ratelimited"}
    return web.json_response(kept.answer, status=429, headers={"Retry-After": str(retry_after)})
