"""What cannot be used is answered with one clear sentence, and nothing is lost by it."""

import http.client
import json
import re
import urllib.request
from math import nan

import pytest

from bot.sandbox import serve
from orchestration.interaction.form import LONGEST_MESSAGE
from orchestration.model.errors import BadInput
from tests.fakes.patience import STUCK_SECONDS, until
from tests.sandbox.serving import MEETING, workspace

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with workspace(tmp_path_factory.mktemp("workspace")) as site:
        site.person("ana").meet()
        yield site


SAY = {"as": "ana", "conversation": "general", "thread": None, "text": "hello"}


@pytest.mark.parametrize(
    ("path", "body", "status", "sentence"),
    [
        ("/api/say", {**SAY, "as": "zoe"}, 404, "nobody here has that name"),
        ("/api/say", {**SAY, "as": None}, 404, "nobody here has that name"),
        ("/api/say", {**SAY, "as": {}}, 404, "nobody here has that name"),
        ("/api/say", {**SAY, "conversation": "attic"}, 404, "no such conversation"),
        ("/api/say", {**SAY, "conversation": 7}, 400, "“conversation” is missing"),
        ("/api/say", {**SAY, "thread": "m999"}, 404, "not there"),
        ("/api/say", {**SAY, "thread": "m" + "9" * 40}, 404, "not there"),
        ("/api/say", {**SAY, "thread": ["m1"]}, 400, "“thread” is missing"),
        (
            "/api/say",
            {**SAY, "conversation": "dm:ana", "thread": "m1"},
            400,
            "another conversation",
        ),
        ("/api/say", {**SAY, "text": "  \n "}, 400, "nothing in that message"),
        ("/api/say", {**SAY, "text": 7}, 400, "A message is a text"),
        ("/api/say", {**SAY, "text": "x" * 20_001}, 413, "longer than 20,000 characters"),
        ("/api/say", {**SAY, "text": "x" * 10_000_000}, 413, "too much at once"),
        ("/api/say", {**SAY, "text": "/shrug"}, 400, "/convene meet"),
        ("/api/say", {**SAY, "event": "a b"}, 400, "event id"),
        ("/api/say", {**SAY, "event": ["x"]}, 400, "event id"),
        ("/api/say", ["say"], 400, "JSON object"),
        (
            "/api/act",
            {"as": "ana", "message": "m1", "action": "explode"},
            409,
            "not there any more",
        ),
        ("/api/act", {"as": "ana", "message": "m1", "action": ["close"]}, 400, "“action”"),
        ("/api/act", {"as": "ana", "message": {}, "action": "close"}, 404, "not there"),
        ("/api/act", {"as": "ben", "message": "m1", "action": "close"}, 409, "any more"),
        (
            "/api/dialog",
            {"as": "ana", "dialog": "meet", "context": 1, "values": {}},
            400,
            "context",
        ),
        (
            "/api/dialog",
            {"as": "ana", "dialog": "x", "context": {}, "values": {}},
            404,
            "not there",
        ),
        ("/api/react", {"as": "ana", "message": "m1", "emoji": "", "on": True}, 400, "one emoji"),
        ("/api/react", {"as": "ana", "message": "m1", "emoji": "x" * 99, "on": True}, 400, "emoji"),
        (
            "/api/react",
            {"as": "ana", "message": "m1", "emoji": "🎉", "on": 1},
            400,
            "true or false",
        ),
        (
            "/api/react",
            {"as": "ana", "message": "m77", "emoji": "🎉", "on": True},
            404,
            "not there",
        ),
        ("/api/team", {"playing": {"zoe": True}, "pace": 1}, 400, "people from here"),
        ("/api/team", {"playing": {"ben": 1}, "pace": 1}, 400, "people from here"),
        ("/api/team", {"pace": -1}, 400, "seconds"),
        ("/api/team", {"pace": "fast"}, 400, "seconds"),
        ("/api/team", {"pace": True}, 400, "seconds"),
        ("/api/nothing", {}, 404, "nothing here"),
    ],
)
def test_bad_input_is_one_sentence(site, path, body, status, sentence):
    answered = site.ask(path, json.dumps(body).encode(), headers=JSON)

    assert answered[0] == status, answered
    assert sentence in answered[1]["error"]
    assert "\n" not in answered[1]["error"]


@pytest.mark.parametrize("query", [{}, {"as": "ana"}, {"as": "nobody"}])
def test_an_address_of_no_file_is_a_page_in_a_browser_and_json_elsewhere(site, query):
    path = "/files/xx/invite.ics"
    status, page = site.ask(path, headers={"accept": "text/html,*/*"}, **query)
    assert status == 404
    assert "There is nothing here" in str(page)
    assert site.ask(path, headers={"accept": "*/*"}, **query)[1]["error"]


def test_a_form_that_is_not_there_is_said_to_be_gone(site):
    ana = site.person("ana")
    card, before = ana.find("Roadmap"), ana.seq()
    gone = {"name": "x", "context": {"message": card["id"]}, "fields": []}
    assert ana.fill(gone) == (200, {})
    assert ("notice", {"text": "There is no such form any more."}) in ana.events(before)


@pytest.mark.parametrize(
    ("content", "headers", "status"),
    [
        (b"{", JSON, 400),
        (b"\xff\xfe", JSON, 400),
        (b"[" * 100_000, JSON, 400),
        (b'{"as": 1' + b"0" * 5000 + b"}", JSON, 400),
        (b'{"as": "ana"}', {"content-type": "text/plain"}, 415),
        (b"as=ana", {"content-type": "application/x-www-form-urlencoded"}, 415),
    ],
)
def test_what_is_no_json_is_refused(site, content, headers, status):
    answered, body = site.ask("/api/say", content, headers=headers)

    assert (answered, list(body)) == (status, ["error"])


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("subject", " ", "What is it about?"),
        ("subject", "x" * 201, "At most 200 characters"),
        ("people", [], "at least one person"),
        ("people", "ana", "Choose from these"),
        ("minutes", 0, "from 5 to 480"),
        ("minutes", "soon", "from 5 to 480"),
        ("minutes", 10**30, "from 5 to 480"),
        ("minutes", None, "from 5 to 480"),
        ("from", "tomorrow", "A date like"),
        ("to", 7, "A date like"),
        ("to", "2027-01-10", "ends before it begins"),
        ("to", "2027-06-01", "eight weeks"),
        ("hours_to", "25:00", "Choose one"),
        ("hours_to", "09:00", "does not fit"),
        ("rule", "dice", "Choose one"),
        ("disclosure", ["open"], "Choose one"),
        ("rounds", 7, "from 1 to 6"),
        ("message", "x" * 2001, "At most 2000"),
    ],
)
def test_a_wrong_field_is_answered_beside_it(site, field, value, sentence):
    ana = site.person("ana")
    _, body = ana.say("/convene meet", "general")
    status, answer = ana.fill(body["dialog"], **{**MEETING, field: value})

    assert status == 200
    assert sentence in answer["errors"][field]


def test_a_window_that_is_past_is_refused(site):
    ana = site.person("ana")
    _, body = ana.say("/convene meet", "general")
    past = {**MEETING, "from": "2026-01-05", "to": "2026-01-09"}

    assert "past" in ana.fill(body["dialog"], **past)[1]["errors"]["to"]


def test_odd_text_is_only_text(site):
    ana = site.person("ana")
    odd = "<script>alert(1)</script> \ud800 \x00\x1b[2J 'DROP TABLE message; -- %s {0} 💡"
    assert ana.say(odd, "general")[0] == 204

    (block,) = ana.wait("<script>")["blocks"]
    assert block["type"] == "text"
    assert "'DROP TABLE message; -- %s {0} 💡" in block["text"]
    assert not {"\x00", "\x1b"} & set(block["text"])


def test_the_same_event_twice_is_one(site):
    ana = site.person("ana")
    for _ in range(2):
        assert ana.say("only once", "general", event="e-1")[0] == 204
    ben = site.person("ben")
    assert ben.say("only once", "general", event="e-1")[0] == 204

    said = [each for each in ana.messages() if each["text"] == "only once"]
    assert [each["author"]["id"] for each in said] == ["ana", "ben"]


def test_help_is_for_who_asks(site):
    ana, ben = site.person("ana"), site.person("ben")
    assert ana.say("/convene help", "general")[0] == 204

    assert ana.wait("I help a group find a time")["private"]
    assert not ben.find("I help a group find a time")


@pytest.mark.parametrize(
    ("query", "content", "status", "sentence"),
    [
        ({"as": "ana", "conversation": "dm:ana", "name": "x.ics"}, b"x" * 20_000_001, 413, "20 MB"),
        ({"as": "ana", "conversation": "dm:ana", "name": "x.ics"}, b"", 400, "empty"),
        ({"as": "ana", "conversation": "general", "name": "x.ics"}, b"x", 400, "conversation with"),
        ({"as": "ana", "conversation": "dm:ben", "name": "x.ics"}, b"x", 400, "conversation with"),
        ({"as": "zoe", "conversation": "dm:zoe", "name": "x.ics"}, b"x", 404, "nobody here"),
    ],
)
def test_uploads_that_cannot_be_taken(site, query, content, status, sentence):
    answered, body = site.ask("/api/upload", content, **query)

    assert (answered, sentence in body["error"]) == (status, True)


def raw(site, method, path, headers, body=None):
    """Send a request whose headers are exactly these."""
    connection = http.client.HTTPConnection(site.url.removeprefix("http://"))
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.putheader("content-length", str(len(body or b"")))
    connection.endheaders(body)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "evil.example:80"},
        {"host": "127.0.0.1.evil.example"},
        {"host": ""},
        {"host": "[::1"},
        {"host": "127.0.0.1", "origin": "https://evil.example"},
        {"host": "127.0.0.1", "origin": "null"},
        {"host": "127.0.0.1", "origin": "http://[::1"},
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_other_sites_are_turned_away(site, headers, method):
    path = "/api/messages?as=ana&conversation=general" if method == "GET" else "/api/say"
    answer, content = raw(site, method, path, {**headers, **JSON}, json.dumps(SAY).encode())

    assert answer.status in (400, 403), content
    assert b"Roadmap" not in content


def test_own_pages_are_let_in_and_kept_in_bounds(site):
    host = site.url.removeprefix("http://")
    headers = {"host": host, "origin": f"http://{host}", **JSON}
    answer, _ = raw(site, "POST", "/api/say", headers, json.dumps(SAY).encode())

    assert answer.status == 204
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_the_stream_goes_on_where_the_page_left_it(site):
    ana = site.person("ana")
    before = ana.seq()
    ana.say("while you were away", "general")
    request = urllib.request.Request(
        f"{site.url}/api/events?as=ana&after=0", headers={"last-event-id": str(before)}
    )
    with urllib.request.urlopen(request, timeout=STUCK_SECONDS) as stream:
        lines = [stream.readline().decode().strip() for _ in range(5)]

    assert stream.headers["content-type"].startswith("text/event-stream")
    assert lines[:4] == [f"id: {before}", "", f"id: {before + 1}", "event: message"]
    assert "while you were away" in lines[4]


def test_the_page_is_served_with_its_parts(site):
    status, page = site.get("/")
    assert status == 200
    assert b"<!doctype html>" in page.lower()
    host = site.url.removeprefix("http://")
    answer, _ = raw(site, "GET", "/page/style.css", {"host": host})
    again = {"host": host, "if-none-match": answer.headers["etag"]}

    assert answer.headers["cache-control"] == "no-cache"
    assert raw(site, "GET", "/page/style.css", again)[0].status == 304


@pytest.mark.parametrize(
    ("port", "pace", "field"), [(70000, 1.0, "--port"), (0, -1.0, "--pace"), (0, nan, "--pace")]
)
def test_what_cannot_be_served_is_said(tmp_path, port, pace, field):
    with pytest.raises(BadInput) as refused:
        serve(port, tmp_path, pace)

    assert refused.value.field == field


@pytest.mark.parametrize("path", ["/page/../server.py", "/page/%2e%2e/server.py", "/files/x/y"])
def test_nothing_else_is_served(site, path):
    host = site.url.removeprefix("http://")
    answer, content = raw(site, "GET", f"{path}?as=ana", {"host": host})

    assert answer.status == 404
    assert b"import" not in content


def test_who_goes_to_an_unknown_address_sees_a_page(site):
    host = site.url.removeprefix("http://")
    for path in ("/nothing", "/page/nothing.js", "/api/nothing"):
        answer, content = raw(site, "GET", path, {"host": host, "accept": "text/html,*/*;q=0.8"})

        assert (answer.status, answer.headers.get_content_type()) == (404, "text/html")
        assert b'<a href="/">Go to the workspace</a>' in content


def test_a_box_takes_as_much_as_a_message_may_have(site):
    assert f"LONGEST = {LONGEST_MESSAGE:_};".encode() in site.get("/page/dom.js")[1]


def test_everybody_is_told_when_the_team_changes(site):
    ana = site.person("ana")
    before = ana.seq()
    site.post("/api/team", playing={"ben": True}, pace=2)
    site.post("/api/team", playing={"ben": False}, pace=0)

    events = until(lambda: [each for each in ana.events(before) if each[0] == "people"])
    assert events[-1] == ("people", {"playing": [], "pace": 0.0})


@pytest.mark.parametrize("page", ["/", "/nowhere"])
def test_all_that_a_page_links_to_is_there(site, page):
    host = site.url.removeprefix("http://")
    asked = {"host": host, "accept": "text/html", "sec-fetch-mode": "navigate"}
    _, html = raw(site, "GET", page, asked)
    linked = re.findall(r'(?:href|src)="(/[^"]+)"', html.decode())
    assert "/s/files/look.css" in linked
    assert {each: raw(site, "GET", each, {"host": host})[0].status for each in linked} == (
        dict.fromkeys(linked, 200)
    )
