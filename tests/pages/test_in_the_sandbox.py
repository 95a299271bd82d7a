"""The sandbox serves the pages too: its members find theirs, and a guest comes from outside."""

import urllib.parse

import pytest

from tests.fakes.patience import until
from tests.pages.reading import Reader
from tests.sandbox.serving import workspace


@pytest.fixture
def site(tmp_path):
    with workspace(tmp_path / "workspace") as site:
        yield site


def link_in(message):
    return next(each["href"] for each in message["blocks"] if each["type"] == "link")


def posts(site, path, **fields):
    """Send a form as a browser does from a page without referrer."""
    headers = {"origin": "null", "sec-fetch-site": "same-origin"}
    status, body = site.ask(path, urllib.parse.urlencode(fields).encode(), headers=headers)
    assert status == 200
    return Reader(body.decode())


def test_guest_answers_from_outside_and_has_a_say(site):
    ana, ben = site.person("ana"), site.person("ben")
    ana.meet(people=["ana", "ben"])
    dialog = ana.press("add", conversation="general")["dialog"]
    assert ana.fill(dialog, name="Dana Lee", zone="Europe/Lisbon") == (200, {})
    path = link_in(ana.wait("needs no account", ana.dm))
    until(lambda: site.get(path)[0] == 200)
    assert "for Dana Lee" in Reader(site.get(path)[1].decode()).text
    page = posts(site, f"{path}/say", event="1", words="I prefer mornings.")
    assert "prefers mornings" in page.text
    page = posts(site, f"{path}/press", event="2", press="thats-all:")
    assert "Done." in page.text
    for person in (ana, ben):
        person.any_time()
    ana.wait("options for Roadmap")
    page = posts(site, f"{path}/press", event="3", press="choose:1/B")
    assert "Your vote is in: B." in page.text
    for person in (ana, ben):
        person.react(person.wait("options for Roadmap"), "🇧")
    until(lambda: "Decided by vote" in site.get(path)[1].decode())
    status, ics = site.get(f"{path}/invite.ics")
    assert (status, ics.startswith(b"BEGIN:VCALENDAR")) == (200, True)


def test_link_holds_after_a_restart(tmp_path):
    with workspace(tmp_path) as site:
        ana = site.person("ana")
        card = ana.meet(people=["ana", "ben"])
        path = ana.act(card, "details", "")[1]["open"]
        ana.wait_for_button("any-time")
    with workspace(tmp_path) as site:
        assert "for Ana" in Reader(site.get(path)[1].decode()).text


def test_form_of_another_site_is_turned_away(site):
    ana = site.person("ana")
    path = ana.act(ana.meet(people=["ana", "ben"]), "details", "")[1]["open"]
    headers = {"origin": "null", "sec-fetch-site": "cross-site"}
    assert site.ask(f"{path}/press", b"press=any-time:", headers=headers)[0] == 403
