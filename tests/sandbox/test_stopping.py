"""The command itself: what it says of itself, and that Ctrl+C ends it at once."""

import http.client
import os
import signal
import subprocess
import sys
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

from tests.fakes.patience import STUCK_SECONDS, until

ROOT = Path(__file__).parents[2]


def convene(*arguments, **environment):
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "bot", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_it_says_its_version():
    with convene("--version") as process:
        assert process.communicate() == (f"convene {version('convene')}\n", "")


def test_ctrl_c_ends_it_at_once_with_a_browser_there_too(tmp_path):
    with convene("sandbox", "--port", "0", CONVENE_DATA=str(tmp_path)) as process:
        try:
            _stopped(process)
        finally:
            process.kill()

        # A request that had to be waited for, and was then cut off, would be a line in the log.
        assert (process.returncode, process.stderr.read()) == (0, "")


def _stopped(process):
    """Press Ctrl+C while a browser is there."""
    place = process.stdout.readline().split("http://")[1].split()[0]
    idle, stream = (http.client.HTTPConnection(place, timeout=STUCK_SECONDS) for _ in range(2))
    with closing(idle), closing(stream):
        until(lambda: _is_there(idle))
        idle.request("GET", "/")
        idle.getresponse().read()  # and the connection is kept, as browsers do
        stream.request("GET", "/api/events?as=ana")
        assert stream.getresponse().readline().startswith(b"id: ")
        process.send_signal(signal.SIGINT)
        process.wait(STUCK_SECONDS)


def _is_there(connection):
    try:
        connection.connect()
    except ConnectionRefusedError:
        return False
    return True
