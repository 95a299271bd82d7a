"""HTTP mode: signed requests to the app's own addresses."""

import asyncio
import hashlib
import hmac
import json
import time
from urllib.parse import urlencode

from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.fakes.patience import STUCK_SECONDS
from tests.fakes.slack.record import Reply


class Http:
    """Three addresses, often one and the same, and the secret with which all is signed."""

    too_late = "http_timeout"

    def __init__(self, slack, *, events, interactive, commands):
        self._slack = slack
        self._urls = {
            "events_api": events,
            "interactive": interactive or events,
            "slash_commands": commands or events,
        }
        self._session = ClientSession()

    async def verify(self):
        """Slack's own check before it uses an address: the challenge must come back."""
        told = {"type": "url_verification", "token": "", "challenge": "a-word-to-say-back"}
        response, body = await self.knock("events_api", told)
        said = body if response.content_type == "text/plain" else json.loads(body).get("challenge")
        if response.status != 200 or said != told["challenge"]:
            raise AssertionError(f"the challenge was answered {response.status} {body!r}")

    async def knock(self, kind, payload, *, secret=None, age=0, headers=None, within=STUCK_SECONDS):
        """Send a payload, by default rightly signed; the response and its body as text.

        A wrong `secret` makes it a forgery, `age` in seconds makes it stale; `headers` win.
        TimeoutError where it is not answered `within` so many seconds.
        """
        body, content_type = _body(kind, payload)
        stamp = str(int(time.time()) - age)  # real time: what the app compares with
        signed = {
            "Content-Type": content_type,
            "X-Slack-Request-Timestamp": stamp,
            "X-Slack-Signature": signature(secret or self._slack.app.signing_secret, stamp, body),
            "User-Agent": "Slackbot 1.0 (+https://api.slack.com/robots)",
        }
        patience = ClientTimeout(total=within)
        url = self._urls[kind]
        async with self._session.post(
            url, data=body, headers=signed | (headers or {}), timeout=patience
        ) as response:
            return response, await response.text()

    async def carry(self, delivery, number, reason):
        again = {"X-Slack-Retry-Num": str(number), "X-Slack-Retry-Reason": reason or ""}
        try:
            response, body = await self.knock(
                delivery.kind,
                delivery.payload,
                headers=again if number else {},
                within=self._slack.timing.ack,
            )
        except TimeoutError:
            return Reply(acked=False, reason=self.too_late)
        except (ClientError, asyncio.IncompleteReadError):
            return Reply(acked=False, reason="connection_failed")
        enough = response.headers.get("X-Slack-No-Retry") == "1"
        if response.status != 200:
            return Reply(acked=False, reason="http_error", final=enough)
        return Reply(acked=True, answer=_answer(response, body))

    async def close(self):
        await self._session.close()


def signature(secret, stamp, body):
    """Slack's v0 signature of a request, whose body is a text or bytes."""
    raw = body.encode() if isinstance(body, str) else body
    base = f"v0:{stamp}:".encode() + raw
    return "v0=" + hmac.new(secret.encode(), base, hashlib.sha256).hexdigest()


def _body(kind, payload):
    if kind == "events_api":
        return json.dumps(payload), "application/json"
    fields = {"payload": json.dumps(payload)} if kind == "interactive" else payload
    return urlencode(fields), "application/x-www-form-urlencoded"


def _answer(response, body):
    if not body:
        return None
    return json.loads(body) if response.content_type == "application/json" else {"text": body}
