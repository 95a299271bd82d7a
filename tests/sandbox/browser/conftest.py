"""A browser before a workspace; where there is none, its tests are skipped, or fail if required.

CONVENE_REQUIRE=browser requires it. The browser lives as long as one module's tests: while it runs,
so does its event loop, and no other test could run one of its own.
"""

import os
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.fakes.patience import STUCK_SECONDS
from tests.sandbox.serving import workspace

REQUIRED = "browser" in os.environ.get("CONVENE_REQUIRE", "").replace(",", " ").split()
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MILLISECONDS = 1000 * STUCK_SECONDS


def missing(what):
    if REQUIRED:
        pytest.fail(f"CONVENE_REQUIRE asks for a browser, and {what} is missing")
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="module")
def browser():
    try:
        from playwright.sync_api import expect, sync_playwright
    except ImportError:
        missing("playwright")
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        missing("chromium")
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def axe():
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        missing("axe-playwright-python")
    return Axe()


@pytest.fixture(scope="session")
def artefacts():
    """Where pictures of the page are kept, to be looked at."""
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS


@pytest.fixture
def site(tmp_path):
    """A workspace in which nobody answers by themselves."""
    with workspace(tmp_path / "workspace") as site:
        yield site


@pytest.fixture
def open_as(browser, site):
    """Open a person's tab, each in a browser of their own; none may report an error."""
    with _tabs(browser, site) as opened:
        yield opened


@contextmanager
def _tabs(browser, site):
    contexts, errors = [], []

    def open_as(person, before=None, **how):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **how})
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: said.type == "error" and errors.append(said.text))
        if before:
            before(page)
        page.goto(f"{site.url}/?as={person}#general")
        page.locator("#conversation textarea").wait_for()
        return page

    yield open_as
    for context in contexts:
        context.close()
    assert [each for each in errors if not each.startswith("Failed to load resource")] == []
