"""A guest on a phone: the whole way from the link to the invite, for everybody to use."""

import re
from dataclasses import replace

from tests.pages.house import GUEST
from tests.sandbox.serving import workspace

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = """[...document.querySelectorAll("button, a, summary, select, textarea, .checks label")]
    .map((each) => [each.outerHTML, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height < 44)
    .map(([html]) => html)"""

LOADED = "document.readyState === 'complete' && [...document.images].every((one) => one.complete)"


def expect(thing):
    from playwright.sync_api import expect

    return expect(thing)


def looks_good(page, axe, folder, name):
    """Take pictures, light and dark, of a page in which axe finds nothing and no line is cut."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        while not page.evaluate(LOADED):  # waiting for a function is forbidden by the page's policy
            page.wait_for_timeout(20)
        page.screenshot(path=folder / f"{name}-{scheme}.png", full_page=True)
        found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
        assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


def test_guest_finds_their_way_on_a_phone(serve, open_page, axe, tmp_path):
    served = serve(disclosure="open", rounds=2)
    team = served.quarters
    page = open_page(served.address(GUEST.id), **PHONE)
    expect(page.get_by_text("Olga Berg is looking for 30 minutes")).to_be_visible()
    looks_good(page, axe, tmp_path, "1-asked")

    page.get_by_label("In your own words").fill(
        "I can only do Mondays, and mornings are best for me. Thursdays are a bit weird."
    )
    page.get_by_role("button", name="Send", exact=True).tap()
    expect(page.get_by_text("can only do Mondays")).to_be_visible()
    looks_good(page, axe, tmp_path, "2-read-back")
    page.get_by_role("button", name="Let others see").tap()
    expect(page.get_by_role("heading", name="Who sees your reasons?")).to_be_visible()
    looks_good(page, axe, tmp_path, "3-visibility")
    page.get_by_label("Others may see it, with your name").first.check()
    page.get_by_role("button", name="Keep it so").tap()
    expect(page.get_by_text("with your name")).to_be_visible()
    page.get_by_role("button", name="That's all").tap()
    expect(page.get_by_text("Done.")).to_be_visible()

    team.says("ana", "I can't do Monday.")
    team.answer(GUEST.id, "ana", "ben")
    expect(page.get_by_role("heading", name="Your vote")).to_be_visible()  # by itself
    looks_good(page, axe, tmp_path, "4-vote")
    page.get_by_role("button", name="Vote B").tap()
    expect(page.get_by_role("button", name="Your vote B")).to_be_visible()
    team.vote(ana="A", ben="C")
    expect(page.get_by_text("one more option could open")).to_be_visible()
    looks_good(page, axe, tmp_path, "5-asked-again")
    page.get_by_role("button", name="Possible this once").tap()
    expect(page.get_by_role("heading", name="Your vote")).to_be_visible()
    best = team.session.round.candidate
    team.vote(ana=best, ben=best)
    page.get_by_role("button", name=f"Vote {best}").tap()

    expect(page.get_by_role("link", name="invite.ics")).to_be_visible()
    page.get_by_role("group", name="Were your wishes taken into account?", exact=True).get_by_label(
        "4 of 5"
    ).tap()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    looks_good(page, axe, tmp_path, "6-decided")
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="invite.ics").tap()
    assert downloaded.value.suggested_filename == "invite.ics"


def test_ballots_and_dead_ends_are_for_everybody_too(serve, open_page, axe, tmp_path):
    for rule in ("ranked", "cumulative", "approval", "star"):
        served = serve(rule=rule, last_rule=rule)
        served.quarters.answer("ana", "ben", GUEST.id)
        page = open_page(served.address(GUEST.id), **PHONE)
        expect(page.get_by_role("button", name="Vote", exact=True)).to_be_visible()
        looks_good(page, axe, tmp_path, f"vote-{rule}")
    page.get_by_role("spinbutton").first.fill("5")
    page.get_by_role("button", name="Vote", exact=True).tap()
    expect(page.get_by_text("Your vote is in")).to_be_visible()
    page.goto(f"{served.address(GUEST.id)}x")
    expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
    looks_good(page, axe, tmp_path, "lost")
    page.goto(served.address("olga"))
    page.get_by_role("button", name="Add someone").tap()
    page.get_by_label("Their name").fill("Eva")
    page.get_by_label("Their time zone").fill("Mars")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.get_by_text("A zone like Europe/Berlin, please.")).to_be_visible()
    looks_good(page, axe, tmp_path, "add")
    page.get_by_label("Their time zone").fill("Asia/Dubai")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.get_by_label("Their link")).to_have_value(re.compile("/s/"))
    looks_good(page, axe, tmp_path, "added")


def test_who_is_writing_is_not_interrupted(serve, open_page):
    served = serve()
    page = open_page(served.address(GUEST.id), **PHONE)
    box = page.get_by_label("In your own words")
    box.fill("I am still think")
    served.quarters.answer("ana")
    expect(page.get_by_text("There is news.")).to_be_visible()
    expect(box).to_have_value("I am still think")
    page.get_by_role("link", name="Show it").tap()
    expect(page.get_by_text("1 of 3 have answered")).to_be_visible()


def test_no_script_is_needed(serve, open_page):
    served = serve("ana", rounds=1)
    page = open_page(served.address(GUEST.id), java_script_enabled=False)
    page.get_by_text("Send a calendar file instead").click()
    calendar = {"name": "a.ics", "mimeType": "text/calendar", "buffer": b"not a calendar"}
    page.get_by_label("An .ics file").set_input_files(calendar)
    page.get_by_role("button", name="Send the file").click()
    expect(page.get_by_text("I could not read that calendar")).to_be_visible()
    page.get_by_role("button", name="Any time").click()
    expect(page.get_by_text("Any time: noted.")).to_be_visible()
    served.quarters.answer("ana")
    page.reload()
    page.get_by_role("button", name="Vote A").click()
    expect(page.get_by_text("Your vote is in")).to_be_visible()
    served.quarters.vote(ana="A")
    page.reload()
    expect(page.get_by_role("link", name="invite.ics")).to_be_visible()


def test_what_waits_is_seen_on_a_phone_without_scrolling(serve, open_page):
    served = serve("ana", "ben", "cem")
    page = open_page(served.address(GUEST.id), **PHONE)
    for what in ("Any time", "Afternoons"):
        expect(page.get_by_role("button", name=what)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("textbox", name="In your own words")).to_be_in_viewport(ratio=1)
    served.quarters.answer("ana", "ben", "cem", GUEST.id)
    expect(page.get_by_role("heading", name="Waiting for you: your vote")).to_be_in_viewport()
    for what in ("Vote A", "Vote B"):
        expect(page.get_by_role("button", name=what)).to_be_in_viewport(ratio=1)


def test_guest_of_the_sandbox_may_use_its_forms(open_page, tmp_path):
    with workspace(tmp_path) as site:
        ana = site.person("ana")
        path = ana.act(ana.meet(people=["ana", "ben"]), "details", "")[1]["open"]
        page = open_page(site.url + path, **PHONE)
        page.get_by_role("button", name="Any time").tap()
        expect(page.get_by_text("1 of 2 have answered")).to_be_visible()


def test_a_device_elsewhere_offers_its_own_clock(serve, open_page, axe, tmp_path):
    served = serve()
    page = open_page(served.address(GUEST.id), **PHONE, timezone_id="America/New_York")
    own = page.get_by_role("button", name="Use New York time")
    expect(own).to_be_visible()
    looks_good(page, axe, tmp_path, "clock")
    own.tap()
    expect(page.get_by_text("Times are in New York.")).to_be_visible()
    expect(own).to_be_hidden()


def test_a_device_says_where_a_guest_is_whom_nobody_gave_a_zone(serve, open_page):
    served = serve(guest=replace(GUEST, likely_zone=""))
    page = open_page(served.address(GUEST.id), **PHONE, timezone_id="America/New_York")
    expect(page.get_by_text("Times are in New York.", exact=True)).to_be_visible()
    expect(page.get_by_text("Your device is elsewhere.")).to_be_hidden()
    page.get_by_role("button", name="Mornings").tap()
    expect(page.get_by_text("prefers mornings")).to_be_visible()
    member = served.quarters.session.member(GUEST.id)
    assert (member.zone, member.knows_zone) == ("America/New_York", True)


def test_options_stay_where_they_are_while_somebody_votes(serve, open_page):
    served = serve("ana", "ben", "cem")
    team = served.quarters
    team.answer("ana", "ben", "cem", GUEST.id)
    # At home no other clock is offered, which would come above them as the page is loaded.
    page = open_page(served.address(GUEST.id), **PHONE, timezone_id="Europe/Lisbon")
    row = page.locator("#vote ~ form .options li").nth(1)
    row.scroll_into_view_if_needed()
    before = row.bounding_box()["y"]
    page.get_by_role("button", name="Vote B").tap()
    expect(page.get_by_role("button", name="Your vote B")).to_be_visible()
    assert abs(row.bounding_box()["y"] - before) < 2
