"""What comes in is bounded and shown as text; what goes out is kept from everybody else."""

import pytest

from orchestration.model.people import Member
from orchestration.sessions.commands import AddMember, Cancel
from tests.pages.house import GUEST, ZONE, Quarters

HTML = "<script>alert(1)</script><b>&\"'"


def test_html_is_shown_as_text():
    guest = Member(GUEST.id, HTML, ZONE)
    team = Quarters("ana", "ben", guest=guest, subject=HTML)
    dana = team.visitor().opens().presses("Send", {"words": f"{HTML} is a bit weird"})
    assert f"for {HTML}" in dana.text
    assert "<script>alert" not in dana.page.html
    assert "<b>" not in dana.page.html


def test_double_press_is_one_command():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    dana.presses("Send", {"words": "No Mondays."}, times=2)
    assert team.session.messages == {GUEST.id: 1}
    assert dana.text.count("can't do Mondays") == 1


def test_same_form_with_other_words_is_another_message():
    team = Quarters()
    dana = team.visitor().opens()
    first = dana.page
    dana.presses("Send", {"words": "No Mondays."})
    dana.page = first  # the browser's back button
    dana.presses("Send", {"words": "No Tuesdays."})
    assert team.session.messages == {GUEST.id: 2}


def test_repeat_does_not_hide_what_the_first_was_told():
    team = Quarters("ana", "ben")
    dana = team.visitor().opens()
    team.happens(Cancel, by="olga")
    dana.presses("Any time", times=2)
    assert "is already cancelled" in dana.text


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("  ", 422, "Write a few words"),
        ("x" * 20_001, 422, "At most 20000 characters"),
        ("x" * 10_000_000, 413, "too much at once: at most 1 MB"),
    ],
)
def test_what_is_too_little_or_too_much_gets_a_sentence(words, status, sentence):
    team = Quarters()
    before = team.session
    dana = team.visitor().opens().presses("Send", {"words": words})
    assert dana.status == status
    assert sentence in dana.text
    assert team.session == before


def test_words_that_are_too_long_are_still_there_to_be_shortened():
    dana = Quarters().visitor().opens().presses("Send", {"words": "x" * 20_001})
    assert ("words", "x" * 20_001) in [field for form in dana.page.forms for field in form.fields]


def test_upload_that_is_no_calendar_is_answered_on_the_page():
    dana = Quarters().visitor().opens().sends_file(b"\xff\xfe not a calendar")
    assert "I could not read that calendar" in dana.text
    assert "I could not read that calendar" in dana.opens().text  # until something else is done
    dana.presses("Any time")
    assert "I could not read that calendar" not in dana.text


def test_no_file_and_too_large_a_file_get_a_sentence():
    dana = Quarters().visitor().opens()
    assert "Choose a calendar file first" in dana.sends_file(b"").text
    dana.opens().sends_file(b"x" * 2_000_001)
    assert (dana.status, "at most 2 MB" in dana.text) == (413, True)


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site", "origin": "null"},
        {"sec-fetch-site": "same-site", "origin": "http://convene.test"},
        {"origin": "http://elsewhere.test"},
    ],
)
def test_form_of_another_site_does_nothing(headers):
    team = Quarters()
    before = team.session
    dana = team.visitor()
    answer = dana.asks("POST", "press", data={"press": "any-time:"}, headers=headers)
    assert answer.status_code == 403
    assert team.session == before


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "press", 404),  # no such button
        ("GET", "ask/nonsense", 404),
        ("GET", "nonsense", 404),
        ("POST", "state", 405),
        ("GET", "ask/any-time", 303),  # a button that asks nothing: looking at it does nothing
    ],
)
def test_what_is_not_there_says_so_and_does_nothing(method, path, status):
    team = Quarters()
    before = team.session
    data = {"press": "nonsense:1"} if method == "POST" else None
    assert team.visitor().asks(method, path, data=data).status_code == status
    assert team.session == before


@pytest.mark.parametrize("path", ["", "ask/add", "nonsense"])
def test_pages_are_kept_by_nobody_and_load_nothing_from_elsewhere(path):
    answer = Quarters().visitor("olga").asks("GET", path)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert "style=" not in answer.text
    assert "http://" not in answer.text.replace("http://convene.test", "")


def test_slow_reading_is_said_and_looked_at_again():
    team = Quarters()
    team.settles = False
    dana = team.visitor().opens().presses("Send", {"words": "No Mondays."})
    assert "Still reading what you sent …" in dana.text
    assert f'<meta http-equiv="refresh" content="2; url={dana.path}">' in dana.page.html
    team.settles = True
    team.answer("ana")
    assert "can't do Mondays" in dana.opens().text
    assert "Still reading" not in dana.text


def test_saying_the_same_again_keeps_nobody_waiting():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    dana = team.visitor().opens().presses("Vote A")
    team.settles = False
    dana.presses("Your vote A")
    assert "Still reading" not in dana.text
    dana.presses("Vote B")
    assert "Still reading" in dana.text


def test_addresses_of_others_stay_where_they_are():
    cem = Member("cem", "Cem", ZONE, email="cem@example.org")
    team = Quarters("ana")
    team.happens(AddMember, by="olga", member=cem)
    team.answer("ana", "cem", GUEST.id)
    team.vote(ana="A", cem="A")
    dana = team.visitor().opens().presses("Vote A")
    invite = dana.asks("GET", "invite.ics").text
    assert "CN=Cem" in invite
    assert "cem@example.org" not in invite
    assert "olga@example.org" in invite


@pytest.mark.parametrize("stage", ["asked", "voting", "decided"])
def test_page_of_somebody_who_was_forgotten_holds_nothing_of_theirs(stage):
    team = Quarters("ana", "ben", disclosure="open", rounds=1)
    dana = team.visitor().opens().presses("Send", {"words": "No Mondays."})
    if stage != "asked":
        team.answer("ana", "ben", GUEST.id)
    if stage == "decided":
        team.vote(**{"ana": "A", "ben": "A", GUEST.id: "A"})
    assert "can't do Mondays" in dana.opens().text
    team.store.forget(GUEST.id)
    assert (dana.opens().status, "Mondays" in dana.text) == (200, False)
    assert team.visitor("ana").opens().status == 200
