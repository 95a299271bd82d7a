"""Who begins a request and never ends it is hung up on, wherever we listen; nobody else is."""

import asyncio
import socket
from contextlib import suppress

import pytest

from adapters.slack.http_endpoint import EVENTS_PATH
from bot.half_sent import Bounds
from tests.fakes.patience import STUCK_SECONDS
from tests.sandbox.serving import workspace
from tests.slack.running_bot import on_team

MANY = 20
TO = "Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n"
HALF_SENT = {
    "nothing": "",
    "half a line": "GE",
    "half a header": "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
    "no body": "POST {path} HTTP/1.1\r\n" + TO + "\r\n",
    "half a body": "POST {path} HTTP/1.1\r\n" + TO + '\r\n{{"as": "an',
    "half a second request": "GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
}


def until_closed(port, content):
    """Send this, and read until the other side hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=STUCK_SECONDS) as line:
        line.sendall(content)
        with suppress(ConnectionResetError):
            while line.recv(10_000):
                pass


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A workspace that gives a request a fifth of a second."""
    with workspace(tmp_path_factory.mktemp("hasty"), bounds=Bounds(0.2, 0.2)) as site:
        yield site


@pytest.mark.parametrize("path", ["/api/say", "/s/nobody/say"])
@pytest.mark.parametrize("sent", HALF_SENT.values(), ids=HALF_SENT)
def test_sandbox_and_its_pages_do_not_wait_for_the_rest(hasty, sent, path):
    until_closed(int(hasty.url.rpartition(":")[2]), sent.format(path=path).encode())

    assert hasty.get("/api/workspace", **{"as": "ana"})[0] == 200


def test_an_answer_that_takes_long_is_not_hung_up_on(hasty):
    with socket.create_connection(
        ("127.0.0.1", int(hasty.url.rpartition(":")[2])), timeout=STUCK_SECONDS
    ) as line:
        line.sendall(b"GET /api/events?as=ana&after=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        read = line.recv(100)
        until_closed(line.getpeername()[1], b"GET")  # in which the bound has passed
        hasty.person("ana").say("still with us?", "general")
        while b"still with us?" not in read:
            got = line.recv(10_000)
            assert got, read
            read += got


async def closed(port, content):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(content)
    with suppress(ConnectionResetError):
        await reader.read()
    writer.close()


@pytest.mark.parametrize("path", [EVENTS_PATH, "/s/nobody/say"])
@pytest.mark.parametrize("sent", HALF_SENT.values(), ids=HALF_SENT)
@on_team("http", CONVENE_BASE_URL="https://convene.example.org")
async def test_slacks_endpoint_and_the_pages_do_not_either(slack, bot, sent, path):
    content = sent.format(path=path).encode()
    await asyncio.gather(*(closed(bot.port, content) for _ in range(MANY)))
