"""The server: everything put together, on a free port of this machine."""

import asyncio
import json
from collections import Counter

from aiohttp import web

from tests.fakes.patience import pauses
from tests.fakes.slack.answers import ResponseUrls
from tests.fakes.slack.app import App, NotPossible
from tests.fakes.slack.clock import Clock, Ids, Timing
from tests.fakes.slack.courier import Courier
from tests.fakes.slack.faults import Faults
from tests.fakes.slack.http_mode import Http
from tests.fakes.slack.record import Delivery, Requests, percentile
from tests.fakes.slack.screens import Triggers
from tests.fakes.slack.socket_mode import Sockets
from tests.fakes.slack.web import WebApi
from tests.fakes.slack.workspace import Workspace

LARGEST_UPLOAD = 50 * 1024 * 1024


class SlackServer:
    """A Slack of one's own: `async with SlackServer() as slack`.

    `app` says what the manifest declares, `starts` (aware) what time it is there, `timing` how
    long it waits. The Web API is at `slack.api_url`.
    """

    def __init__(self, *, app=None, starts=None, timing=None):
        self.app = app or App()
        self.timing = timing or Timing()
        self.clock = Clock(starts)
        self.ids = Ids()
        self.teams = []
        self.requests = Requests()
        self.deliveries = []
        self.complaints = []
        self.scheduled = []
        self.page_size = 1000
        self.faults = Faults(self)
        self.triggers = Triggers(self)
        self.response_urls = ResponseUrls(self)
        self.sockets = Sockets(self)
        self.line = self.sockets
        self.url = ""
        self._api = WebApi(self)
        self._courier = Courier(self)
        self._pulse = asyncio.Event()
        self._runner = None

    async def __aenter__(self):
        site = web.Application(client_max_size=LARGEST_UPLOAD)
        site.router.add_route("*", "/api/{method}", self._api.serve)
        site.router.add_get("/link/", self.sockets.serve)
        site.router.add_post("/response/{key}", self.response_urls.serve)
        site.router.add_post("/upload/v1/{id}", self._upload)
        site.router.add_get("/files-pri/{key}/{name}", self._download)
        self._runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_):
        await self._courier.close()
        await self.sockets.close()
        if self.line is not self.sockets:
            await self.line.close()
        await self._runner.cleanup()

    @property
    def api_url(self):
        """What a client takes as its base URL."""
        return f"{self.url}/api/"

    def workspace(self, *, people, channels=None, name="Acme", groups=None, installed=True):
        """A workspace with the app installed.

        `people` are names, or {name: traits} with `zone`, `real_name`, `is_guest`, `takes_dms`;
        `channels` are {name: names}, where "!" before a channel's name makes it private and "-"
        leaves the bot out; `groups` are {handle: names}.
        """
        team = Workspace(self, name)
        traits = people if isinstance(people, dict) else {one: {} for one in people}
        for one, more in traits.items():
            team.person(one, **more)
        for channel, members in (channels or {}).items():
            marks = channel[: len(channel) - len(channel.lstrip("!-"))]
            plain = channel[len(marks) :]
            team.add_channel(plain, members, private="!" in marks, with_bot="-" not in marks)
        for handle, members in (groups or {}).items():
            team.group(handle, members)
        if installed:
            team.install()
        self.teams.append(team)
        return team

    def user(self, name):
        """Somebody of the first workspace that has them; else `team.user(name)`."""
        home = next((one for one in self.teams if name in one.people), self.teams[0])
        return home.user(name)

    def channel(self, name):
        """A channel of the first workspace; else `team.channel(name)`."""
        return self.teams[0].channel(name)

    # To the app

    async def deliver_to(self, url, *, interactive=None, commands=None):
        """HTTP mode from now on: one address for all, or one for each; it is verified first."""
        http = Http(self, events=url, interactive=interactive, commands=commands)
        previous, self.line = self.line, http
        if previous is not self.sockets:
            await previous.close()
        await http.verify()

    def send(self, delivery):
        """Bring something to the app; it is kept in `slack.deliveries`."""
        self.deliveries.append(delivery)
        return self._courier.send(delivery)

    def replay(self, delivery):
        """Bring the very same thing once more, however long ago it was."""
        return self.send(Delivery(delivery.kind, delivery.payload))

    async def knock(self, kind, payload, **wrong):
        """In HTTP mode, send anything: `secret` forges it, `age` in seconds makes it stale.

        Kinds are events_api, interactive, slash_commands. Returns the response and its body.
        """
        if self.line is self.sockets:
            raise NotPossible("there is no address to knock at; call deliver_to first")
        return await self.line.knock(kind, payload, **wrong)

    async def connected(self, connections=1):
        """Wait until the app has so many Socket Mode connections."""
        await self.until(lambda: self.sockets.connected >= connections)

    # To wait, and to look back

    def changed(self):
        """Something happened: whoever waits looks again."""
        self._pulse.set()
        self._pulse = asyncio.Event()

    async def until(self, condition, *, within=None):
        """Wait until it is so; returns what the condition did. Fails after `within` seconds."""
        time = asyncio.get_running_loop().time
        end, pause = time() + (within or self.timing.patience), pauses()
        while not (found := condition()):
            if time() > end:
                raise AssertionError(f"it did not come to that; {self._state()}")
            await self._next_change(next(pause))
        return found

    async def settled(self, *, within=None):
        """Wait until nothing is on its way and nothing has happened for a moment.

        An app that thinks for longer without asking Slack anything is not seen: use `until`.
        """
        time = asyncio.get_running_loop().time
        end = time() + (within or self.timing.patience)
        while await self._next_change(self.timing.quiet) or self._courier.busy or self._api.active:
            if time() > end:
                raise AssertionError(f"it did not settle; {self._state()}")

    def latencies(self, name=None):
        """Seconds from each delivery to its acknowledgement, of all or of one name."""
        attempts = (one for each in self._named(name) for one in each.attempts)
        return [one.latency for one in attempts if one.latency is not None]

    def latency(self, share, name=None):
        """Seconds that a share of acknowledgements stayed within: `latency(0.99)` is p99."""
        return percentile(self.latencies(name), share)

    def doubles(self):
        """Messages of the app with the same metadata in the same channel: posted twice."""
        posts = (one for team in self.teams for one in team.posts)
        tagged = [one for one in posts if one.metadata and one.is_public]
        keys = Counter((one.channel, json.dumps(one.metadata, sort_keys=True)) for one in tagged)
        return [json.loads(metadata) for (_, metadata), count in keys.items() if count > 1]

    def _named(self, name):
        return [one for one in self.deliveries if name in {None, one.name}]

    async def _next_change(self, seconds):
        try:
            await asyncio.wait_for(self._pulse.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def _state(self):
        waiting = [one for one in self.deliveries if not one.finished.is_set()]
        return f"on their way: {waiting}; last asked: {self.requests[-8:]}"

    # Files

    async def _upload(self, request):
        """The second step of an upload; the length must be the one that was announced."""
        id_ = request.match_info["id"]
        file = next((team.files[id_] for team in self.teams if id_ in team.files), None)
        if file is None:
            return web.Response(status=404, text="no such upload")
        content = await _content(request)
        if len(content) != file.length:
            return web.Response(status=400, text="length is not what was announced")
        file.content = content
        return web.Response(text=f"OK - {len(content)}")

    async def _download(self, request):
        """A file, for a token that may read it; anybody else gets a page to sign in."""
        team_id, _, id_ = request.match_info["key"].partition("-")
        team = next((one for one in self.teams if one.id == team_id), None)
        bearer = request.headers.get("Authorization", "")
        allowed = team and bearer == f"Bearer {team.token}" and "files:read" in team.scopes
        if not allowed:
            return web.Response(text="<html>Sign in</html>", content_type="text/html")
        file = team.files.get(id_)
        if file is None or file.content is None:
            return web.Response(status=404)
        return web.Response(body=file.content, content_type=file.data()["mimetype"])


async def _content(request):
    if request.content_type != "multipart/form-data":
        return await request.read()
    fields = await request.post()
    return next(one.file.read() for one in fields.values() if hasattr(one, "file"))
