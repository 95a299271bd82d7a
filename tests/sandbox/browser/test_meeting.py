"""People at their browsers: a whole meeting with the mouse, another by keyboard alone."""

import re

ASKED = "/convene meet Release retrospective, 45 min with @ben and @jonas, next week"


def expect(thing):
    from playwright.sync_api import expect

    return expect(thing)


def go(page, conversation):
    page.get_by_role("link", name=conversation).first.click()


def option(page, name):
    return page.get_by_role("button", name=re.compile(rf"^{name}\b"))


def test_three_people_in_three_tabs_find_a_time(open_as, tmp_path):
    tabs = ana, ben, jonas = [open_as(each) for each in ("ana", "ben", "jonas")]
    ana.get_by_role("button", name="Fill it in for me").click()
    box = ana.get_by_role("textbox", name="Write to # general")
    expect(box).to_have_value(re.compile("^/convene meet Release retrospective, 45 min"))
    box.fill(ASKED)
    box.press("Enter")
    card = ben.get_by_role("group", name="Release retrospective")
    expect(card).to_contain_text("Gathering wishes")
    expect(box).to_have_value("")

    expect(ben.get_by_role("link", name="Convene")).to_contain_text("1 new")
    go(ben, "Convene")
    ben.get_by_role("textbox").fill("I can't do Monday, and mornings are best for me.")
    ben.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="That's all").click()
    for tab in (ana, jonas):
        go(tab, "Convene")
        tab.get_by_role("button", name="Any time").click()
        expect(tab.get_by_text("Any time: noted.")).to_be_visible()
    for tab in tabs:
        go(tab, "general")
        expect(option(tab, "A")).to_be_visible()
    expect(card).to_contain_text("Voting")
    for others, tab in enumerate(tabs):
        option(tab, "A").click()
        if others < 2:
            expect(option(tab, "A")).to_contain_text("Your vote")

    outcome = ana.get_by_role("article").filter(has_text="✅ Release retrospective")
    expect(outcome.get_by_role("link", name="invite.ics")).to_be_visible()
    with ana.expect_download() as downloaded:
        outcome.get_by_role("link", name="invite.ics").click()
    invite = downloaded.value
    assert invite.suggested_filename == "invite.ics"
    invite.save_as(tmp_path / "invite.ics")
    assert "SUMMARY:Release retrospective" in (tmp_path / "invite.ics").read_text("utf-8")
    expect(card).to_contain_text("Decided")
    expect(ana.get_by_text("✓ Your vote")).to_be_visible()
    expect(ana.locator("li.mine")).to_have_count(0)
    expect(outcome.get_by_role("button", name="Call it off")).to_have_count(1)
    expect(ben.get_by_role("button", name="Call it off")).to_have_count(0)

    go(jonas, "Convene")
    wishes = jonas.get_by_role("group", name="Were your wishes taken into account?")
    wishes.get_by_role("button", name="4 of 5").click()
    expect(wishes.get_by_role("button", name="4 of 5")).to_have_attribute("aria-pressed", "true")


def test_the_second_half_of_a_double_tap_is_no_vote(open_as, site):
    """What ends the wait for answers draws the vote where the finger still is."""
    site.person("ana").say(ASKED, "general")
    for each in ("ben", "jonas"):
        site.person(each).any_time()
    ana = open_as("ana")
    ana.get_by_role("button", name="Any time").dblclick()
    expect(option(ana, "A")).to_be_visible()
    expect(ana.get_by_text("Your vote is missing")).to_be_visible()
    expect(ana.get_by_text("Your vote: ")).to_have_count(0)


def tab_to(page, name):
    """Press Tab until a button of this name has the focus, once there is one."""
    page.get_by_role("button", name=re.compile(f"^{name}")).last.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        named = page.evaluate(
            "document.activeElement.ariaLabel || document.activeElement.textContent"
        )
        if named.startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_keyboard_is_enough(open_as, site):
    ben = site.person("ben")
    page = open_as("ana")
    keys = page.keyboard
    box = page.locator("#conversation textarea")
    expect(box).to_be_focused()
    keys.type("/")
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(box).to_have_value("/convene meet ")
    keys.press("Enter")

    dialog = page.get_by_role("dialog", name="A meeting")
    subject = dialog.get_by_role("textbox", name="What is it about?")
    expect(subject).to_be_focused()
    keys.press("Enter")
    expect(subject).to_have_accessible_description(re.compile("needed"))
    keys.type("Roadmap")
    for name in ("Jonas", "Leïla", "Mirela", "Priya"):
        dialog.get_by_role("checkbox", name=name).press("Space")
    expect(dialog.get_by_label("Until")).not_to_be_visible()
    more = dialog.get_by_text("More", exact=True)
    more.press("Enter")
    dialog.get_by_text("Which days and hours").press("Enter")
    dialog.get_by_label("Until").fill("2027-01-01")
    more.press("Enter")
    expect(dialog.get_by_label("Until")).not_to_be_visible()
    subject.press("Enter")
    expect(dialog.get_by_label("Until")).to_have_accessible_description(
        re.compile("It ends before it begins.")
    )
    dialog.get_by_label("Until").fill("2027-01-15")
    dialog.get_by_text("The vote", exact=True).press("Enter")
    dialog.get_by_role("combobox", name="How is it decided?").select_option("borda")
    keys.press("Tab")
    dialog.get_by_label("Until").press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("group", name="Roadmap")).to_be_visible()

    ben.any_time()
    keys.press("Alt+4")
    expect(page.get_by_role("heading", name="Convene", level=1)).to_be_visible()
    keys.press("ArrowUp")
    expect(page.get_by_role("article")).to_be_focused()
    tab_to(page, "Mornings")
    keys.press("Enter")
    expect(page.get_by_text("prefers mornings (before 12:00)")).to_be_visible()

    keys.press("Alt+1")
    vote = page.get_by_role("button", name="Put them in order").last
    expect(vote).to_be_visible()
    keys.press("ArrowUp")
    tab_to(page, "Put them in order")
    keys.press("Enter")
    rows = page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(3)
    first, second, third = (re.search(r"\b[ABC]\b", each)[0] for each in rows.all_inner_texts())
    for place, own in enumerate((second, third, first)):
        tab_to(page, f"Move up: {own}")
        keys.press("Space")
        expect(rows.nth(place)).to_contain_text(f"{own} ")
    down = re.compile(f"Move down: {second}")
    expect(rows.nth(0).get_by_role("button", name=down)).to_be_enabled()
    tab_to(page, "Vote")
    keys.press("Enter")
    said = f"Your vote is in: {second}, then {third}, then {first}"
    expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()

    keys.press("Escape")
    keys.press("Control+k")
    keys.type("gen")
    keys.press("Enter")
    expect(box).to_be_visible()
    options = page.get_by_role("article").filter(has_text="Three options")
    options.press("Enter")
    reply = page.get_by_role("textbox", name="Reply in the thread")
    expect(reply).to_be_focused()
    keys.type("See you then")
    keys.press("Shift+Enter")
    keys.type("Ana")
    keys.press("Enter")
    expect(options.first.get_by_role("button", name="1 reply")).to_be_visible()
    keys.press("Escape")
    expect(reply).to_have_count(0)
    expect(options).to_be_focused()
    assert ben.find("Three options")["replies"] == 1

    keys.press("Control+k")
    keys.type("ben")
    keys.press("Enter")
    expect(page.get_by_role("button", name="You are Ben Okafor").first).to_be_visible()
