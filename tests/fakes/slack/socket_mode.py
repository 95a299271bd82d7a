"""Socket Mode: envelopes over WebSockets, and the acknowledgements that come back."""

import asyncio
import json
import secrets

from aiohttp import WSMsgType, web

from tests.fakes.slack.record import Reply

MOST_CONNECTIONS = 10


class Sockets:
    """All connections of the app; each event goes to one of them, in turn."""

    too_late = "timeout"

    def __init__(self, slack):
        self._slack = slack
        self._tickets = set()
        self._links = []
        self._turn = 0
        self._waiting = {}
        self._sent = set()
        self.open = True
        self.opened = 0

    @property
    def connected(self):
        """How many connections there are."""
        return len(self._links)

    def ticket(self):
        """The address at which one connection can be made."""
        ticket = secrets.token_hex(8)
        self._tickets.add(ticket)
        address = self._slack.url.replace("http://", "ws://")
        return f"{address}/link/?ticket={ticket}&app_id={self._slack.app.id}"

    async def serve(self, request):
        """One connection, from its ticket to its end."""
        ticket = request.query.get("ticket")
        if not self.open or ticket not in self._tickets or self.connected >= MOST_CONNECTIONS:
            raise web.HTTPForbidden
        self._tickets.discard(ticket)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        link = Link(socket, request.transport)
        self._links.append(link)
        self.opened += 1
        try:
            await self._talk(link)
        finally:
            self._forget(link)
        return socket

    async def carry(self, delivery, number, reason):
        """Send an envelope by the connection whose turn it is, and wait to hear of it."""
        if not self._links:
            return Reply(acked=False, reason="connection_failed")
        self._turn += 1
        link = self._links[self._turn % len(self._links)]
        envelope = _envelope(delivery, number, reason)
        heard = asyncio.get_running_loop().create_future()
        self._waiting[envelope["envelope_id"]] = (link, heard)
        self._sent.add(envelope["envelope_id"])
        try:
            await link.socket.send_json(envelope)
            answer = await asyncio.wait_for(heard, self._slack.timing.ack)
        except (TimeoutError, ConnectionError):
            return Reply(acked=False, reason=self.too_late)
        finally:
            del self._waiting[envelope["envelope_id"]]
        return Reply(acked=True, answer=answer)

    def drop(self):
        for link in [*self._links]:
            link.transport.abort()
            self._forget(link)

    async def disconnect(self, reason):
        if reason not in {"warning", "refresh_requested", "link_disabled"}:
            raise ValueError(f"{reason!r} is no reason; Slack has warning, refresh_requested, …")
        self.open = self.open and reason != "link_disabled"
        for link in [*self._links]:
            await link.socket.send_json({"type": "disconnect", "reason": reason, "debug_info": {}})
            if reason == "link_disabled":
                await link.socket.close()

    async def close(self):
        for link in [*self._links]:
            await link.socket.close()

    async def _talk(self, link):
        await link.socket.send_json(self._hello())
        self._slack.changed()
        async for frame in link.socket:
            if frame.type is WSMsgType.TEXT:
                self._acknowledged(json.loads(frame.data))

    def _hello(self):
        return {
            "type": "hello",
            "num_connections": self.connected,
            "connection_info": {"app_id": self._slack.app.id},
            "debug_info": {"host": "local", "approximate_connection_time": 18_060},
        }

    def _acknowledged(self, frame):
        _, heard = self._waiting.get(frame.get("envelope_id"), (None, None))
        if frame.get("envelope_id") not in self._sent:
            self._slack.complaints.append(f"acknowledged what was not sent: {frame}")
        elif heard and not heard.done():
            heard.set_result(frame.get("payload"))

    def _forget(self, link):
        if link not in self._links:
            return
        self._links.remove(link)
        for mine, heard in self._waiting.values():
            if mine is link and not heard.done():
                heard.set_exception(ConnectionResetError("the connection is gone"))
        self._slack.changed()


class Link:
    def __init__(self, socket, transport):
        self.socket = socket
        self.transport = transport


def _envelope(delivery, number, reason):
    told = {
        "envelope_id": secrets.token_hex(16),
        "type": delivery.kind,
        "payload": delivery.payload,
        "accepts_response_payload": delivery.takes_payload,
    }
    again = {"retry_attempt": number, "retry_reason": reason or ""}
    return told | (again if delivery.kind == "events_api" else {})
