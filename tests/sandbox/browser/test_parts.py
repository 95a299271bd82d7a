"""Every part of a screen on the page: to be read and used by everybody, on every screen."""

from dataclasses import replace

import pytest

from adapters.pictures.drawn import DrawnPictures
from adapters.sandbox.blocks import face, image
from adapters.sandbox.records import BOT, GENERAL, Body, Draft, File
from adapters.sandbox.render import render
from orchestration.interaction.layout import Button, Buttons, Layout, Line, Lines, Mark
from tests.interaction.every_part import ROBIN, SCREEN
from tests.pictures.test_rounds import chart
from tests.sandbox.browser.test_page import LOOKS, SMALL, expect

DRAWN = File(id="1", name="1.png", type="image/png", content=DrawnPictures().draw(chart(3)).png)

ONE_LINE = 50  # pixels


@pytest.fixture
def shown(site):
    """A persona that has said everything there is, and what was there before it."""
    here = site.server.served.workspace
    said = replace(render(SCREEN, [image(DRAWN, "A map of the three places")]), speaker=face(ROBIN))
    plain = Body(text="Robin and Alex have joined.")
    for key, body, files in (("1", plain, ()), ("2", said, (DRAWN,))):
        draft = Draft(key=key, conversation=GENERAL, author=BOT, body=body, files=files)
        here.show(replace(draft, session="lunch"))


@pytest.mark.parametrize("look", LOOKS)
def test_everybody_can_use_every_part(look, shown, open_as, axe, artefacts):
    how, schemes = LOOKS[look]
    wide = how.get("viewport", {"width": 1280})
    page = open_as("ana", **{**how, "viewport": {**wide, "height": 1900}})
    expect(page.get_by_role("table", name="side by side")).to_be_visible()
    for scheme, rules in schemes:
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=artefacts / f"{look}-{scheme}-parts.png")
        found = axe.run(page, options=rules).response["violations"]
        assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


def test_what_is_chosen_is_sent_once_it_is_meant(shown, open_as):
    page = open_as("ana")
    chosen = page.get_by_role("combobox", name="Whom do you want to ask?")
    expect(chosen).to_have_value("a")
    chosen.select_option("Robin")
    with page.expect_request("**/api/act") as sent:
        page.get_by_role("button", name="Choose: Whom do you want to ask?").click()
    pressed = sent.value.post_data_json
    assert (pressed["action"], pressed["value"]) == ("lean", "r")


def test_who_speaks_is_named_and_marked(shown, open_as):
    page = open_as("ana")
    said = page.get_by_role("article").last
    expect(said).to_have_accessible_name("Robin (AI), 09:00")
    expect(said.locator(".head")).to_contain_text("AI")


def test_a_way_back_is_called_by_what_it_puts_back_and_a_vote_stands_on_one_line(site, open_as):
    here = site.server.served.workspace
    back = Button("put-back", "Put back", "1")
    vote = Button("choose", "Vote A, Wed 13 Jan, 12:00–12:45", "1/A")
    lines = Lines((Line("no longer: can't do Fridays", Mark.GONE, back),))
    said = render(Layout(words="Got it.", parts=(lines, Buttons((vote,)))))
    draft = Draft(key="3", conversation=GENERAL, author=BOT, body=said)
    here.show(replace(draft, session="lunch"))
    page = open_as("ana", viewport={"width": 390, "height": 844})
    expect(
        page.get_by_role("button", name="Put back: can't do Fridays", exact=True)
    ).to_be_visible()
    assert page.get_by_role("button", name=vote.label).bounding_box()["height"] < ONE_LINE
