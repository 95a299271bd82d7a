"""Takes the README's picture of the sandbox: `python -m tests.sandbox.browser.picture FILE`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.sandbox.browser.conftest import NAMES, QUIET
from tests.sandbox.serving import workspace

PLAYED = ("ben", "jonas", "leila", "mirela", "priya")
ASKED = (
    "/convene meet Q1 migration plan, 45 min with @ben @jonas @leila @mirela @priya, "
    "11 to 15 January"
)


def main(target: Path) -> None:
    """Play a meeting up to its vote, and take the picture of it as Ana sees it."""
    path = next(filter(None, map(shutil.which, NAMES)))
    with (
        TemporaryDirectory() as folder,
        workspace(Path(folder), playing=PLAYED, pace=0.6) as site,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=path, args=list(QUIET))
        page = browser.new_page(viewport={"width": 1240, "height": 860}, color_scheme="light")
        page.goto(f"{site.url}/?as=ana#general")
        ana = site.person("ana")
        ana.say(ASKED, "general")
        ana.say("Mornings, please, and not on Friday. The dentist has me Wednesday from 2 to 4.")
        ana.press("let-see")
        ana.press("thats-all")
        options = ana.wait("options for")
        ana.react(options, "🇦")
        page.get_by_text("Three options for").click()  # a row of it would be a vote
        page.get_by_text("Voting", exact=True).wait_for()
        page.get_by_role("button", name="Abstain").scroll_into_view_if_needed()
        page.screenshot(path=target)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
