"""The page as a page: for everybody, on every screen, and safe from what is written in it."""

import re

import pytest

HTML = '<img src=x onerror="window.broken = 1"><script>window.broken = 1</script><b>bold</b>'
EVENTS = "**/api/events*"
LIMIT = 80_000  # bytes
EVERY_RULE = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
LOOKS = {
    "desk": ({}, (("dark", CONTRAST), ("light", EVERY_RULE))),
    "phone": (
        {"viewport": {"width": 360, "height": 740}, "has_touch": True},
        (("light", EVERY_RULE),),
    ),
}
SMALL = """[...document.querySelectorAll("button, a, summary, select, textarea")]
    .map((each) => [each.outerHTML, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 44 || box.height < 44))
    .map(([html]) => html)"""


def expect(thing):
    from playwright.sync_api import expect

    return expect(thing)


@pytest.fixture
def decided(site):
    """A workspace in which three have met before, and a vote is going on."""
    people = ana, ben, jonas = [site.person(each) for each in ("ana", "ben", "jonas")]
    for subject in ("Retrospective", "Roadmap"):
        ana.meet(subject=subject, disclosure="open")
        for person in people:
            person.any_time()
        options = ana.wait(f"options for {subject}")
        for person in people if subject == "Retrospective" else [ben]:
            person.react(options, "🇦")
    ana.wait("Decided by")
    jonas.say("I'd rather not meet before 10, and Fridays are a bit weird.")
    jonas.wait_for_button("take-back")
    return options["id"]


@pytest.mark.parametrize("look", LOOKS)
def test_everybody_can_use_every_state(look, decided, open_as, axe, artefacts):
    how, schemes = LOOKS[look]
    page = open_as("jonas", **how)

    def is_good(name):
        for scheme, rules in schemes:
            page.emulate_media(color_scheme=scheme)
            page.screenshot(path=artefacts / f"{look}-{scheme}-{name}.png")
            found = axe.run(page, options=rules).response["violations"]
            assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL) == []

    expect(page.get_by_role("article").filter(has_text="Decided by")).to_have_count(1)
    is_good("channel")
    page.get_by_role("textbox").fill("/")
    expect(page.get_by_role("option")).to_have_count(4)
    is_good("commands")
    page.get_by_role("textbox").fill("/nonsense")
    page.get_by_role("textbox").press("Enter")
    expect(page.get_by_role("status").filter(has_text="help")).to_be_visible()
    is_good("notice")
    page.get_by_role("textbox").fill("/convene meet")
    page.get_by_role("textbox").press("Enter")
    page.get_by_role("button", name="Ask everyone").click()
    expect(page.get_by_text("This is needed.")).to_be_visible()
    is_good("dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    is_good("switcher")
    page.keyboard.press("Escape")
    page.locator("article img").last.click()
    expect(page.locator("dialog img")).to_be_visible()
    is_good("picture")
    page.keyboard.press("Escape")
    page.goto(f"{page.url.partition('#')[0]}#general/{decided}")
    page.get_by_role("textbox", name="Reply").wait_for()
    is_good("thread")
    page.goto(f"{page.url.partition('#')[0]}#dm")
    expect(page.get_by_role("button", name="Take back").last).to_be_visible()
    is_good("private")
    if look == "phone":
        page.get_by_role("button", name="Conversations and people").click()
        expect(page.get_by_role("switch").first).to_be_visible()
        is_good("people")


def test_empty_page_says_what_to_type(open_as, axe):
    page = open_as("ana")
    expect(page.get_by_role("heading", name="Find a time, or decide together")).to_be_visible()
    assert axe.run(page).response["violations"] == []


def test_html_is_shown_and_never_done(site, open_as):
    ben = site.person("ben")
    ben.say(HTML, "general")
    ben.meet(subject=HTML)
    ben.say("/convene help", "general")
    page = open_as("ana")
    expect(page.get_by_text(HTML)).to_have_count(2)
    expect(page.get_by_role("heading", name=HTML)).to_be_visible()
    ben.say(f"live {HTML}", "general")
    expect(page.get_by_text(f"live {HTML}")).to_be_visible()
    page.goto(f"{page.url.partition('#')[0]}#dm")
    expect(page.get_by_text("about")).to_contain_text(HTML)
    assert page.evaluate("window.broken") is None
    assert page.locator("article :is(script, b:not(.chip b), img)").count() == 0


def test_lost_connection_loses_nothing(site, open_as):
    ben = site.person("ben")
    page = open_as("ana", lambda page: page.route(EVENTS, lambda route: route.abort()))
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    ben.say("While you were away", "general")
    page.unroute(EVENTS)
    expect(page.get_by_text("While you were away")).to_have_count(1)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)


def test_reader_of_old_messages_is_left_alone(site, open_as):
    ben = site.person("ben")
    for number in range(40):
        ben.say(f"Message {number}", "general")
    page = open_as("ana")
    newest = page.get_by_text("Message 39")
    expect(newest).to_be_in_viewport()
    page.locator("#conversation .scroll").evaluate("each => { each.scrollTop = 0 }")
    expect(newest).not_to_be_in_viewport()
    ben.say("One more", "general")
    page.get_by_role("button", name="New messages").click()
    expect(page.get_by_text("One more")).to_be_in_viewport()


def test_calendar_file_goes_to_the_bot_alone(site, open_as):
    page = open_as("ana")
    calendar = {"name": "mine.ics", "mimeType": "text/calendar", "buffer": b"BEGIN:VCALENDAR\r\n"}
    page.locator("input[type=file]").set_input_files(calendar)
    expect(page.get_by_role("heading", name="Convene", level=1)).to_be_visible()
    expect(page.get_by_role("article").first).to_contain_text("mine.ics")


def test_table_waits_for_the_question_that_it_goes_with(open_as, artefacts):
    page = open_as("ana")
    rows = b"name,price:number[EUR,low]\nNoodle House,14\nSushi Bar,35\n"
    table = {"name": "places.csv", "mimeType": "text/csv", "buffer": rows}
    held, box = page.locator("#conversation .beside"), page.locator("#conversation textarea")

    def asks(words, **file):
        page.locator("#conversation input[type=file]").set_input_files(table | file)
        expect(held).to_contain_text(file.get("name", "places.csv"))
        box.fill(words)
        box.press("Enter")

    asks("@Convene decide where do we eat?", name="places.xlsx")
    expect(page.locator("#notices")).to_contain_text("I can't use “places.xlsx” here")
    expect(box).to_have_value("@Convene decide where do we eat?")
    page.get_by_role("button", name="Leave out places.xlsx").click()
    expect(held).to_be_empty()

    asks("@Convene decide where do we eat?", buffer=rows.replace(b"14", "günstig".encode()))
    article = page.get_by_role("article")
    expect(article.nth(1)).to_contain_text("row 2, price: “günstig” should be a number")
    expect(held).to_be_empty()

    asks("@Convene decide: where do we eat, wohin – 🍜?")
    expect(article.nth(2)).to_contain_text("wohin – 🍜?")
    expect(article.nth(2)).to_contain_text("places.csv")
    expect(page.locator(".card")).to_contain_text("Where do we eat")
    expect(article.nth(3)).to_contain_text("Noodle House")
    page.screenshot(path=artefacts / "table.png")


def test_page_is_light(site, open_as):
    """All of it together, as it is sent; nothing comes from elsewhere."""
    from adapters.sandbox.server import PAGE

    assert sum(each.stat().st_size for each in PAGE.iterdir()) < LIMIT
    page = open_as("ana")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert [each for each in loaded if not each.startswith(site.url)] == []


def test_who_opens_a_second_tab_is_told_and_loses_nothing(open_as):
    first = open_as("ana")
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("status").filter(has_text="in another tab too")).to_be_visible()
    second.locator("#conversation textarea").fill("said in the second")
    second.keyboard.press("Enter")
    for tab in (first, second):
        expect(tab.get_by_text("said in the second")).to_be_visible()
    expect(first.get_by_role("status").filter(has_text="in another tab too")).to_have_count(0)


def test_who_loads_the_page_anew_is_told_of_no_other_tab(site, open_as):
    page = open_as("ana")
    for number in range(2):
        page.reload()
        site.person("ben").say(f"Said after load {number}", "general")
        expect(page.get_by_text(f"Said after load {number}")).to_be_visible()
    page.wait_for_timeout(1200)  # longer than another tab would be waited for
    expect(page.locator(".notice")).to_have_count(0)


def test_notices_are_announced_leave_room_to_write_and_go_away(open_as):
    page = open_as("ana", viewport={"width": 390, "height": 844})
    page.clock.install()
    box = page.locator("#conversation textarea")
    for _ in range(5):
        box.fill("/nonsense")
        with page.expect_response("**/api/say"):
            box.press("Enter")
        expect(page.get_by_role("status").filter(has_text="help").last).to_be_visible()
    notices = page.locator(".notice")
    expect(notices).to_have_count(1)
    expect(page.locator("#notices")).to_have_attribute("aria-live", "polite")
    seen = [each for each in notices.all() if each.is_visible()]
    assert len(seen) == 1  # on a phone the latest hides enough
    low = max(each["y"] + each["height"] for each in map(_place, seen))
    assert low < _place(box)["y"]
    page.clock.fast_forward(30_000)
    expect(notices).to_have_count(0)


def _place(element):
    return element.bounding_box()


def test_first_messages_take_the_place_of_the_welcome(site, open_as):
    page = open_as("ana", viewport={"width": 390, "height": 500})
    welcome = page.get_by_role("heading", name="Find a time, or decide together")
    expect(welcome).to_be_visible()
    site.person("ana").say("/convene help", "general")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(welcome).to_have_count(0)


def test_what_answers_me_is_scrolled_to(site, open_as):
    ana, ben = site.person("ana"), site.person("ben")
    for number in range(40):
        ben.say(f"Message {number}", "general")
    page = open_as("ana")
    scroll = page.locator("#conversation .scroll")
    scroll.evaluate("each => { each.scrollTop = 0 }")
    expect(page.get_by_text("Message 39")).not_to_be_in_viewport()
    box = page.locator("#conversation textarea")
    box.fill("/convene meet Roadmap, 30 min with @ben @jonas, 11 to 15 January")
    box.press("Enter")
    expect(page.get_by_role("group", name="Roadmap")).to_be_in_viewport()
    assert ana.find("Roadmap")


def test_what_came_elsewhere_is_counted_until_it_is_looked_at(site, open_as):
    page = open_as("ana", viewport={"width": 390, "height": 844})
    ben = site.person("ben")
    people = page.locator("#open-side")
    for number in range(2):
        ben.say(f"Look here {number}", "platform")
    expect(people).to_have_accessible_name("Conversations and people, 2 new")
    page.reload()
    expect(people).to_have_accessible_name("Conversations and people, 2 new")
    people.click()
    page.get_by_role("link", name="platform").click()
    expect(page.get_by_text("Look here 1")).to_be_visible()
    expect(people).to_have_accessible_name("Conversations and people")


def test_own_vote_is_marked_and_the_thread_of_a_secret_session_warns(site, open_as):
    people = ana, _ben = [site.person(each) for each in ("ana", "ben")]
    ana.meet(people=["ana", "ben"], secret="secret")
    for person in people:
        person.any_time()
    options = ana.wait("Three options")
    tabs = mine, theirs = [open_as(each) for each in ("ana", "ben")]
    mine.get_by_role("button", name=re.compile(r"^B\b")).click()
    expect(mine.get_by_text("Your vote: B.")).to_have_count(1)  # under the options
    expect(mine.get_by_role("button", name="None of these")).to_have_count(1)
    before = theirs.get_by_role("button", name=re.compile(r"^A\b")).bounding_box()
    for tab, pressed in zip(tabs, ("true", "false"), strict=True):
        button = tab.get_by_role("button", name=re.compile(r"^B\b"))
        expect(button).to_have_attribute("aria-pressed", pressed)
    expect(theirs.get_by_text("Your vote:")).to_have_count(0)
    expect(theirs.get_by_text("Your vote is missing")).to_be_visible()
    theirs.get_by_role("button", name=re.compile(r"^A\b")).focus()
    assert theirs.get_by_role("button", name=re.compile(r"^A\b")).bounding_box() == before
    mine.goto(f"{mine.url.partition('#')[0]}#general/{options['id']}")
    reply = mine.get_by_role("textbox", name="Reply")
    expect(reply).to_have_accessible_description(re.compile("can read this thread"))


def test_two_quick_switches_of_the_team_both_hold(open_as, site):
    page = open_as("ana")
    page.evaluate(
        "document.querySelectorAll('#team [role=switch]').forEach((each) => each.click())"
    )

    expect(page.get_by_role("switch", checked=True)).to_have_count(5)
    page.reload()
    expect(page.get_by_role("switch", checked=True)).to_have_count(5)
