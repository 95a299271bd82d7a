"""A whole meeting in the browser's terms: from the slash command to the invite."""

import pytest

from tests.fakes.patience import until
from tests.sandbox.serving import actions, pressable, workspace

LETTERS = ("🇦", "🇧", "🇨")


@pytest.fixture
def site(tmp_path):
    with workspace(tmp_path) as site:
        yield site


def people(site, *names):
    return [site.person(name) for name in names]


def blocks(message, kind):
    return [each for each in message["blocks"] if each["type"] == kind]


def decided(person):
    """Return the outcome, once its invite lies beside it."""
    return until(lambda: [each for each in person.messages() if blocks(each, "file")])[0]


def test_three_people_find_a_time(site):
    ana, ben, jonas = people(site, "ana", "ben", "jonas")
    card = ana.meet(message="We need Ben.")
    ana.press("invitation-right")
    ana.any_time()
    ben.say("I can't do Monday, and mornings are best for me.")
    ben.press("thats-all")
    jonas.press("mornings")
    options = ana.wait("Three options for Roadmap")
    assert options["offer"] == list(LETTERS)
    assert "Tue 12 Jan" in options["text"]
    for person in (ana, ben, jonas):
        person.react(options, "🇦")

    outcome = decided(ana)
    assert "Decided by vote" in outcome["text"]
    (file,) = blocks(outcome, "file")
    status, invite = site.get(file["href"], **{"as": "jonas"})
    assert (status, file["name"]) == (200, "invite.ics")
    assert b"BEGIN:VCALENDAR" in invite
    assert b"Ben Okafor" in invite
    assert b"@example.org" not in invite  # all who are in the channel can read it
    assert ana.wait("Decided: Tue 12 Jan")["id"] == card["id"]
    settled = ana.find("Three options")
    assert (settled["offer"], actions(settled)) == ([], [])


def test_what_a_sentence_leaves_open_is_asked_back_with_the_rest_filled_in(site):
    (ana,) = people(site, "ana")
    _, body = ana.say("/convene meet lunch with @ben, 11 to 15 January", "general")

    fields = {each["name"]: each["value"] for each in body["dialog"]["fields"]}
    assert fields["people"] == ["ana", "ben"]
    assert (fields["from"], fields["to"]) == ("2027-01-11", "2027-01-15")
    assert ana.fill(body["dialog"], subject="Lunch") == (200, {})
    assert ana.wait("Lunch · 45 min")


def test_ratings_are_two_taps(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"])
    ana.any_time()
    ben.any_time()
    options = ana.wait("Three options")
    for person in (ana, ben):
        person.react(options, "🇦")
    ben.press("rate", "wishes/4")
    ben.press("rate", "reasons/2")
    done = ben.wait("is settled", ben.dm)

    assert [each["value"] for each in blocks(done, "stars")] == [4, 2]
    assert blocks(done, "text")[-1]["text"] == "Thank you."
    assert ben.act(done, "rate", "wishes/6")[0] == 409


def test_card_is_one_post_kept_up_to_date(site):
    ana, ben = people(site, "ana", "ben")
    card = ana.meet()
    before = len(ana.messages())
    ben.any_time()
    after = ana.wait("1 of 3 have answered")

    assert after["id"] == card["id"]
    assert blocks(after, "card")[0]["progress"] == {"value": 1, "of": 3}
    assert len(ana.messages()) == before


def test_only_the_organiser_is_shown_their_buttons(site):
    ana, ben = people(site, "ana", "ben")
    card = ana.meet()

    everyones = ["any-time", "mornings", "afternoons", "tell", "details"]
    assert actions(ana.find("Roadmap")) == [*everyones, "remind", "add", "close", "cancel"]
    assert actions(ben.find("Roadmap")) == everyones
    assert ben.act(card, "cancel", "")[0] == 409
    ana.confirm("cancel")
    assert ben.wait("The organiser called it off.")
    assert ana.wait("Called off")["id"] == card["id"]


def test_a_decided_meeting_can_be_cancelled(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"])
    ana.any_time()
    ben.any_time()
    options = ana.wait("Three options")
    for person in (ana, ben):
        person.react(options, "🇧")
    decided(ana)
    ana.confirm("cancel")

    outcome = ana.wait("called it off")
    until(lambda: blocks(ana.find("called it off"), "file"))
    (file,) = blocks(ana.find("called it off"), "file")
    assert file["name"] == "cancelled-1.ics"
    assert b"METHOD:CANCEL" in site.get(file["href"], **{"as": "ben"})[1]
    assert outcome["conversation"] == "general"


def test_wishes_are_taken_back_in_place(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet()
    ben.say("I can't do Monday. Mornings are best for me.")
    first = ben.wait("can't do Mondays", ben.dm)
    back = next(each for each in pressable(first) if each["action"] == "take-back")
    assert ben.act(first, "take-back", back["value"])[0] == 200

    now = until(lambda: _read_back(ben, gone="Mondays"))
    assert now["id"] == first["id"]
    assert "mornings" in now["text"]


def _read_back(person, gone):
    """Return the list once it says of a wish that it no longer holds, and nothing else of it."""
    found = person.find("Got it", person.dm)
    lines = [line for line in found["text"].splitlines() if gone in line] if found else []
    return found if lines and all("o longer" in line for line in lines) else None


def test_reasons_are_shown_as_labelled(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"], disclosure="open")
    ana.any_time()
    ben.say("Mornings are best for me.")
    dialog = ben.press("let-see")["dialog"]
    assert dialog["name"] == "visibility"
    (field,) = dialog["fields"]
    assert ben.fill(dialog, **{field["name"]: "shared"}) == (200, {})
    stale = {**dialog, "fields": [{**field, "name": "0-cafe"}]}
    before = ben.seq()
    assert ben.fill(stale) == (200, {})
    assert "has changed since" in str(ben.events(before))
    ben.wait("Got it", ben.dm)
    until(lambda: "with your name" in str(ben.find("Got it", ben.dm)["blocks"]))
    ben.press("thats-all")
    options = ana.wait("Three options")

    (listed,) = blocks(options, "options")
    assert listed["options"][0]["reasons"] == [
        "Ben Okafor: prefers mornings (before 12:00) in Lagos"
    ]
    (picture,) = blocks(options, "image")
    assert site.get(picture["src"], **{"as": "ben"})[1].startswith(b"\x89PNG")
    assert picture["alt"]
    assert picture["width"] > 100 < picture["height"]


def test_a_calendar_file_counts_for_its_owner(site, tmp_path):
    ana, ben = people(site, "ana", "ben")
    ana.meet()
    ben.wait("Roadmap", ben.dm)
    event = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n"
        "DTSTAMP:20270101T000000Z\r\nDTSTART:20270112T090000Z\r\nDTEND:20270112T100000Z\r\n"
        "SUMMARY:Dentist\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    query = {"as": "ben", "conversation": ben.dm, "name": "ben.ics"}
    assert site.ask("/api/upload", event.encode(), **query)[0] == 204

    assert ben.wait("busy", ben.dm)
    assert ben.find("📎 ben.ics", ben.dm)
    assert not ben.find("Dentist", ben.dm)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cat.ics", "I could not read that calendar"),
        ("cat.png", "I can read calendar files, whose names end with .ics"),
        ("places.csv", "A table of options goes with the question that it is for"),
    ],
)
def test_an_upload_that_is_no_calendar_is_answered_in_a_sentence(site, name, told):
    ana, ben = people(site, "ana", "ben")
    ana.meet()
    ben.wait("Roadmap", ben.dm)
    query = {"as": "ben", "conversation": ben.dm, "name": name}
    assert site.ask("/api/upload", b"\x89PNG not a calendar", **query)[0] == 204

    assert ben.wait(told, ben.dm)


def test_threads_hold_what_people_say_under_a_post(site):
    (ana,) = people(site, "ana")
    card = ana.meet()
    reply = {"conversation": "general", "thread": card["id"], "text": "Nice <b>idea</b>"}
    assert site.post("/api/say", who="ben", **reply)[0] == 204

    thread = ana.messages(thread=card["id"])
    assert [each["text"] for each in thread][1:] == ["Nice <b>idea</b>"]
    assert ana.find("Roadmap")["replies"] == 1
    assert not ana.find("Nice")


def test_a_guest_is_added_and_the_organiser_alone_is_given_the_link(site):
    ana, ben = people(site, "ana", "ben")
    card = ana.meet(people=["ana", "ben"])
    assert ben.act(card, "add", "")[0] == 409
    dialog = ana.press("add", conversation="general")["dialog"]
    assert ana.fill(dialog, name="Anna Schmidt", zone="Europe/Vienna") == (200, {})

    told = ana.wait("needs no account", ana.dm)
    assert "/s/" in str(blocks(told, "link"))
    assert ana.wait("0 of 3 have answered")
    assert not ben.find("needs no account", ben.dm)


def test_details_lead_to_ones_own_page_and_strangers_nowhere(site):
    ana, ben = people(site, "ana", "ben")
    card = ana.meet(people=["ana", "ben"])
    addresses = {each.act(card, "details", "")[1]["open"] for each in (ana, ben)}
    assert len(addresses) == 2

    leila = site.person("leila")
    before = leila.seq()
    assert leila.act(card, "details", "") == (200, {})
    assert "not among those" in str(leila.events(before))


def test_what_was_said_for_good_is_set_aside_for_once(site):
    ana, ben = people(site, "ana", "ben")
    ben.say("I never do Mondays.")
    ben.press("keep")
    ana.meet(people=["ana", "ben"])
    ben.press("not-here")
    until(
        lambda: (
            "count as your answer yet" in ben.find("Got it", ben.dm)["text"]
            if ben.find("Got it", ben.dm)
            else 0
        )
    )
    ben.say("/convene me", "general")

    assert "Mondays" in ben.wait("For every meeting")["text"]
    assert not ana.find("For every meeting")
