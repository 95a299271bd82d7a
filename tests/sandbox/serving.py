"""A workspace served over a real socket, and people at their browsers."""

import asyncio
import json
import threading
import urllib.error
import urllib.parse
import urllib.request
from contextlib import contextmanager
from datetime import UTC, datetime
from uuid import uuid4

from adapters.sandbox.personas import TEAM
from bot.half_sent import PATIENT
from bot.sandbox import HOME, Server, assemble
from tests.fakes.databases import installed
from tests.fakes.patience import STUCK_SECONDS, until

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)  # a Thursday
MEETING = {
    "subject": "Roadmap",
    "people": ["ana", "ben", "jonas"],
    "minutes": 30,
    "from": "2027-01-11",  # Monday to Friday
    "to": "2027-01-15",
    "hours_from": "09:00",
    "hours_to": "17:00",
    "rule": "plurality",
    "disclosure": "counts",
    "rounds": 4,
    "secret": "seen",
    "message": "",
}


class StandingClock:
    """A Clock at which it is always the same time, and that wakes only whoever is nudged."""

    def __init__(self, at=NOW):
        self.at = at
        self._awake = asyncio.Event()
        self._loop = None

    def start(self):
        self._loop = asyncio.get_running_loop()

    def stop(self):
        """Nothing was begun."""

    def now(self):
        return self.at

    async def until(self, at):
        if at is None or at > self.at:
            await self._awake.wait()
        self._awake.clear()

    def nudge(self):
        self._awake.set()


@contextmanager
def workspace(
    folder, *, playing=(), pace=0.0, clock=None, sleep=asyncio.sleep, bounds=PATIENT, place=HOME
):
    """Serve the folder's workspace on a free port, with these of the team playing along."""
    installed(folder)
    served = assemble(folder, pace, place, clock=clock or StandingClock(), sleep=sleep)
    server = Server(served, bounds)
    server.config.port = 0
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        port = until(lambda: server.started and server.servers[0].sockets[0].getsockname()[1])
        site = Site(f"http://127.0.0.1:{port}", server)
        if playing is not None:
            who_plays = {each.id: each.id in playing for each in TEAM}
            site.post("/api/team", playing=who_plays, pace=pace)
        yield site
    finally:
        server.should_exit = True
        thread.join(STUCK_SECONDS)
        assert not thread.is_alive()


class Site:
    """The workspace as a browser meets it."""

    def __init__(self, url, server):
        self.url = url
        self.server = server

    def ask(self, path, data=None, *, headers=None, **query):
        """Return the status and the body of an answer, read as JSON where it is."""
        asked = f"?{urllib.parse.urlencode(query)}" if query else ""
        request = urllib.request.Request(self.url + path + asked, data, headers or {})
        try:
            with urllib.request.urlopen(request, timeout=STUCK_SECONDS) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code, _read(answer)

    def get(self, path, **query):
        return self.ask(path, **query)

    def post(self, path, **body):
        """Send JSON; `as` is written `who`."""
        if "who" in body:
            body["as"] = body.pop("who")
        headers = {"content-type": "application/json"}
        return self.ask(path, json.dumps(body).encode(), headers=headers)

    def person(self, name):
        return Person(self, name)


def _read(answer):
    body = answer.read()
    if "json" in (answer.headers.get("content-type") or ""):
        return json.loads(body)
    return body


class Person:
    """Somebody at their browser."""

    def __init__(self, site, name):
        self.site = site
        self.name = name
        self.dm = f"dm:{name}"

    def messages(self, conversation="general", **more):
        status, body = self.site.get(
            "/api/messages", **{"as": self.name}, conversation=conversation, **more
        )
        assert status == 200, body
        return body["messages"]

    def find(self, words, conversation="general"):
        """Return the latest message that holds these words, None where there is none."""
        found = [each for each in self.messages(conversation) if words in each["text"]]
        return found[-1] if found else None

    def wait(self, words, conversation="general"):
        return until(lambda: self.find(words, conversation))

    def wait_for_button(self, action, conversation=None):
        """Return the latest message with that button, as soon as there is one."""
        where = conversation or self.dm

        def found():
            return [each for each in self.messages(where) if action in actions(each)]

        return until(found)[-1]

    def say(self, text, conversation=None, **more):
        where = conversation or self.dm
        return self.site.post(
            "/api/say", who=self.name, conversation=where, thread=None, text=text, **more
        )

    def act(self, message, action, value=None, **more):
        """Press a button of a message, with the value that it carries."""
        if value is None:
            carried = (each["value"] for each in pressable(message) if each["action"] == action)
            value = next(carried, "")
        return self.site.post(
            "/api/act", who=self.name, message=message["id"], action=action, value=value, **more
        )

    def press(self, action, value=None, conversation=None):
        """Press a button as soon as it is there."""
        message = self.wait_for_button(action, conversation)
        status, body = self.act(message, action, value)
        assert status == 200, body
        return body

    def fill(self, dialog, **values):
        """Fill a dialog in, over what it holds already."""
        filled = {each["name"]: each["value"] for each in dialog["fields"]} | values
        return self.site.post(
            "/api/dialog",
            who=self.name,
            dialog=dialog["name"],
            context=dialog["context"],
            values=filled,
        )

    def confirm(self, action):
        """Press what asks once more, and mean it."""
        question = self.press(action, conversation="general")["dialog"]
        assert question["fields"] == []
        assert question["words"]
        assert self.fill(question) == (200, {})

    def react(self, message, emoji, on=True):
        return self.site.post(
            "/api/react", who=self.name, message=message["id"], emoji=emoji, on=on
        )

    def reply(self, message, text):
        """Write in the thread of a message."""
        place = {"conversation": message["conversation"], "thread": message["id"]}
        status, body = self.site.post("/api/say", who=self.name, text=text, **place)
        assert status == 204, body

    def meet(self, **values):
        """Ask for a meeting through the dialog, and return the session's card."""
        status, body = self.say("/convene meet", "general")
        assert status == 200
        filled = MEETING | values
        assert self.fill(body["dialog"], **filled) == (200, {})
        return self.wait(filled["subject"])

    def any_time(self):
        self.press("any-time")

    def seq(self):
        """The number of the latest event."""
        query = {"as": self.name, "conversation": self.dm}
        return self.site.get("/api/messages", **query)[1]["seq"]

    def events(self, after):
        """Return what has happened after a number, as (event, data); the stream is then left."""
        end = f"up to here: {uuid4()}"
        assert self.say(end, "general")[0] == 204
        query = urllib.parse.urlencode({"as": self.name, "after": after})
        happened, kind = [], ""
        with urllib.request.urlopen(
            f"{self.site.url}/api/events?{query}", timeout=STUCK_SECONDS
        ) as stream:
            while True:
                field, _, value = stream.readline().decode().strip().partition(": ")
                kind = value if field == "event" else kind
                if field == "data" and end in value:
                    return happened
                if field == "data":
                    happened.append((kind, json.loads(value)))


def actions(message):
    """All that can be pressed on a message."""
    return [each["action"] for each in pressable(message)]


def pressable(message):
    for block in message["blocks"]:
        if block["type"] == "buttons":
            yield from block["buttons"]
        elif block["type"] == "list":
            yield from (each["action"] for each in block["items"] if each["action"])
        elif block["type"] == "options":
            taps = (each.get("tap") for each in block["options"])
            yield from (each for each in taps if each and "action" in each)
        elif block["type"] == "stars":
            yield {"action": block["action"], "value": f"{block['name']}/5"}
