"""Answers to an interaction: by its response_url, or with its acknowledgement."""

import json
import secrets
from dataclasses import dataclass

from aiohttp import web

from tests.fakes.slack.blocks import message_problems
from tests.fakes.slack.faults import broken
from tests.fakes.slack.record import Request
from tests.fakes.slack.records import Account, Channel, Message

MOST_USES = 5


@dataclass
class ResponseUrl:
    account: Account
    channel: Channel
    until: float
    message: Message | None = None
    uses: int = 0


class ResponseUrls:
    def __init__(self, slack):
        self._slack = slack
        self._given = {}

    def give(self, account, channel, message=None):
        """An address good for five answers in half an hour."""
        key = secrets.token_hex(8)
        until = self._slack.clock.now() + self._slack.timing.response_url
        self._given[key] = ResponseUrl(account, channel, until, message)
        return f"{self._slack.url}/response/{key}"

    async def serve(self, request):
        kept = Request("response_url", {}, self._slack.clock.now())
        self._slack.requests.append(kept)
        faults = self._slack.faults
        if faults.take("lose_request", kept.method):
            return broken(request, kept)
        if failed := faults.take("server_error", kept.method):
            return _refused(kept, failed.value, "not_well")
        response = await self._respond(request, kept)
        return broken(request, kept) if faults.take("lose_response", kept.method) else response

    async def _respond(self, request, kept):
        given = self._given.get(request.match_info["key"])
        try:
            kept.arguments = await request.json()
        except json.JSONDecodeError:
            return _refused(kept, 400, "invalid_payload")
        if given is None or self._slack.clock.now() > given.until:
            return _refused(kept, 404, "expired_url")
        if given.uses >= MOST_USES:
            return _refused(kept, 404, "used_url")
        return self._used(kept, given)

    def _used(self, kept, given):
        if error := self.answer(given.account, given.channel, kept.arguments, given.message):
            return _refused(kept, 400, error)
        given.uses += 1
        kept.status, kept.answer = 200, {"ok": True}
        return web.Response(text="ok")

    def answer(self, account, channel, body, message=None):
        """Post, replace or delete as the body says; the error if Slack would refuse it."""
        team = account.team
        if body.get("delete_original"):
            return team.remove(message) if message else None
        blocks = body.get("blocks") or []
        if blocks and message_problems(blocks):
            return "invalid_blocks"
        if not (body.get("text") or blocks):
            return "no_text"
        said = {"text": body.get("text", ""), "blocks": blocks}
        if body.get("replace_original") and message:
            team.change(message, **said)
            return None
        public = body.get("response_type") == "in_channel"
        only_for = None if public else account
        thread = body.get("thread_ts")
        team.post(channel, team.bot, **said, thread_ts=thread, only_for=only_for)
        return None


def _refused(kept, status, error):
    kept.status, kept.answer = status, {"ok": False, "error": error}
    return web.json_response(kept.answer, status=status)
