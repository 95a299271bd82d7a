"""A browser before the pages of a session; where there is none, its tests are skipped."""

import threading

import pytest
import uvicorn

from tests.fakes.patience import STUCK_SECONDS, until
from tests.pages.house import Quarters
from tests.sandbox.browser.conftest import PATIENCE_MILLISECONDS, axe, browser  # noqa: F401

NOT_OURS = "Failed to load resource"


class Served(uvicorn.Server):
    """A session's pages over a real socket."""

    def __init__(self, quarters):
        self.quarters = quarters
        super().__init__(uvicorn.Config(quarters.app, port=0, log_level="warning", ws="none"))

    def address(self, member):
        port = self.servers[0].sockets[0].getsockname()[1]
        path = self.quarters.visitor(member).path
        return f"http://127.0.0.1:{port}{path}"


@pytest.fixture
def serve():
    """Serve the pages of a session with these terms."""
    running = []

    def served(*members, **terms):
        server = Served(Quarters(*members, **terms))
        thread = threading.Thread(target=server.run)
        thread.start()
        running.append((server, thread))
        until(lambda: server.started)
        return server

    yield served
    for server, thread in running:
        server.should_exit = True
        thread.join(STUCK_SECONDS)
        assert not thread.is_alive()


@pytest.fixture
def open_page(browser):  # noqa: F811
    """Open somebody's page, each in a browser of their own; none may report an error."""
    contexts, errors = [], []

    def opened(address, **how):
        context = browser.new_context(**how)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: said.type == "error" and errors.append(said.text))
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [each for each in errors if not each.startswith(NOT_OURS)] == []
