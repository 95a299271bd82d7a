"""A link is the key to one page: what is wrong with it is said kindly, and nothing else is."""

from datetime import timedelta

import pytest

from adapters.pages.links import LASTS, LinkError, LinkExpiredError, Links, Place
from bot.pages import links_of
from bot.settings import read_settings
from orchestration.model.errors import BadInput
from orchestration.sessions.commands import Answer
from tests.pages.house import GUEST, HOST, NOW, SESSION, Quarters


def links(secret=b"one secret", at=NOW):
    return Links(secret, lambda: at, HOST)


def token(address):
    return address.rpartition("/")[2]


def test_link_leads_to_one_members_page():
    address = links().link(SESSION, GUEST.id)
    assert address.startswith(f"{HOST}/s/")
    assert links().read(token(address)) == Place(SESSION, GUEST.id, NOW + LASTS)


def test_link_is_good_for_thirty_days():
    made = token(links().link(SESSION, GUEST.id))
    assert links(at=NOW + LASTS).read(made)
    with pytest.raises(LinkExpiredError):
        links(at=NOW + LASTS + timedelta(seconds=1)).read(made)


def test_nobody_else_can_make_one():
    with pytest.raises(LinkError):
        links().read(token(links(b"another secret").link(SESSION, GUEST.id)))


def test_guests_reach_us_at_the_address_that_was_set():
    base = read_settings({"CONVENE_BASE_URL": "https://convene.example.org/"}).base_url
    address = links_of(b"key", lambda: NOW, base).link(SESSION, GUEST.id)
    assert address.startswith("https://convene.example.org/s/")
    with pytest.raises(BadInput, match="CONVENE_BASE_URL"):
        read_settings({"CONVENE_BASE_URL": "convene.example.org"})


def test_another_master_key_makes_other_links():
    first, second = (links_of(bytes([each]) * 32, lambda: NOW) for each in (1, 2))
    made = token(first.link(SESSION, GUEST.id))
    assert first.read(made)
    with pytest.raises(LinkError):
        second.read(made)


def test_every_character_of_a_link_counts():
    made = token(links().link(SESSION, GUEST.id))
    for place in range(len(made) - 1):  # the last one carries two bits that mean nothing
        altered = made[:place] + ("A" if made[place] != "A" else "B") + made[place + 1 :]
        with pytest.raises(LinkError):
            links().read(altered)


ADDRESSES = ["", "state", "ask/add", "invite.ics", "heatmap.png"]


@pytest.mark.parametrize("path", ADDRESSES)
def test_wrong_link_says_so_and_nothing_else(path):
    team = Quarters()
    stranger = team.visitor()
    stranger.path = stranger.path[:-3] + "xyz"
    answer = stranger.asks("GET", path)
    assert answer.status_code == 404
    assert "This link leads nowhere" in answer.text
    assert "ask whoever sent it for a new one" in answer.text
    assert "Roadmap" not in answer.text


def test_expired_link_says_so_and_changes_nothing():
    team = Quarters()
    dana = team.visitor().opens()
    before = team.session
    team.later(days=31)
    dana.presses("Any time")
    assert dana.status == 410
    assert "This link has expired" in dana.text
    assert "Roadmap" not in dana.text
    assert team.session == before


@pytest.mark.parametrize("who", ["zoe", "guest-of-another-session"])
def test_link_of_somebody_who_is_not_in_the_session_leads_nowhere(who):
    assert Quarters().visitor(who).opens().status == 404


def test_each_members_page_is_their_own():
    team = Quarters("ana", "ben")
    team.happens(Answer, member="ana")
    team.says("ana", "No Mondays.")
    assert "can't do Mondays" in team.visitor("ana").opens().text
    assert "Mondays" not in team.visitor().opens().text
    assert "Mondays" not in team.visitor("olga").opens().text
