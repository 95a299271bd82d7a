"""What the workspace keeps: once, in place, for whom it is meant, over a restart."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from adapters.sandbox.chat import sandbox_chat
from adapters.sandbox.personas import TEAM
from adapters.sandbox.places import WorkspacePlaces
from adapters.sandbox.records import GENERAL, Body, Draft, dm_of
from adapters.sandbox.workspace import Safe, Workspace
from orchestration.conversation.ports.storage import Held, Place
from orchestration.model.errors import OperatorError
from orchestration.privacy import Private, reveal
from orchestration.sessions.effects import Post
from orchestration.views.channel import NoOutcome
from orchestration.views.documents import Drawing
from orchestration.views.member import Notice, ReadBack
from orchestration.views.speaker import Speaker
from storage.memory import MemoryStore
from tests.fakes.patience import until
from tests.sandbox.serving import StandingClock, workspace

NOW = datetime(2027, 1, 7, tzinfo=UTC)
SAFE = Safe(lambda owner, plain: f"{owner}/{plain.hex()}", lambda owner, sealed: _opened(sealed))
SECRET = "chemotherapy"


def _opened(sealed):
    return bytes.fromhex(sealed.partition("/")[2])


@pytest.fixture
def here(tmp_path):
    workspace = Workspace(tmp_path / "sandbox.db", TEAM, lambda: NOW, SAFE)
    workspace.hold(Held("roadmap", "", GENERAL, "ana"))
    yield workspace
    workspace.close()


def ended(reason):
    return Post(name="outcome", view=NoOutcome(subject="Roadmap", reason=reason))


def post(workspace, post, key, drawings=()):
    asyncio.run(sandbox_chat(workspace, MemoryStore()).post("roadmap", post, drawings, key))


def tell(workspace, to, view, key):
    asyncio.run(sandbox_chat(workspace, MemoryStore()).tell("roadmap", to, view, key))


def texts(workspace, viewer, conversation="general"):
    return [each.body.text for each in workspace.listed(viewer, conversation)]


def test_a_later_post_of_a_name_takes_its_place(here):
    post(here, ended("Too early."), "1")
    post(here, ended("Too late."), "2")

    assert texts(here, "ana") == ["Roadmap: no outcome. Too late."]
    assert here.listed("ana", "general")[0].edited


def test_a_session_that_another_opens_is_where_that_one_is(here):
    here.hold(Held("offsite", "", "platform", "ana"))
    chat = sandbox_chat(here, MemoryStore())
    for _ in range(2):  # the effect may be performed twice
        asyncio.run(chat.place("child", beside="offsite"))
    asyncio.run(chat.post("child", ended("Too late."), (), "1"))

    assert texts(here, "ana", "platform") == ["Roadmap: no outcome. Too late."]
    assert texts(here, "ana") == []


def test_a_repeat_of_an_effect_shows_nothing_twice(here):
    for key in ("1", "2", "1", "2"):
        post(here, ended(f"As of {key}."), key)
        tell(here, "ben", Notice(text=f"Number {key}."), f"tell/{key}")

    assert texts(here, "ana") == ["Roadmap: no outcome. As of 2."]
    assert texts(here, "ben", dm_of("ben")) == ["Number 1.", "Number 2."]


def test_a_repeated_read_back_keeps_its_buttons(here):
    view = ReadBack(preferences=(), not_understood=(), is_whole=True)
    tell(here, "ben", view, "1")
    tell(here, "ben", view, "1")

    (read_back,) = here.listed("ben", dm_of("ben"))
    assert read_back.body.blocks[-1]["buttons"][0]["action"] == "thats-all"


def test_a_read_back_changes_in_place_until_its_owner_writes(here):
    view = ReadBack(preferences=(), not_understood=(), is_whole=True)
    for key in ("1", "2", "1"):  # what comes late again changes nothing
        tell(here, "ben", view, key)
    assert len(here.listed("ben", dm_of("ben"))) == 1

    here.show(Draft(key="3", conversation=dm_of("ben"), author="ben", body=Body(text="Hm.")))
    for key in ("4", "4"):
        tell(here, "ben", view, key)
    earlier, _, latest = here.listed("ben", dm_of("ben"))
    assert "buttons" not in [each["type"] for each in earlier.body.blocks]
    assert "buttons" in [each["type"] for each in latest.body.blocks]


def test_a_session_that_is_over_is_not_among_the_open_ones(here):
    places = WorkspacePlaces(here)
    places.close("roadmap")
    assert [each.session for each in places.open_in("")] == []
    places.reopen("roadmap")
    assert [each.session for each in places.open_in("")] == ["roadmap"]
    assert places.held("roadmap").organiser == "ana"


def test_what_somebody_wrote_is_noted_for_them_alone_and_sealed(here):
    places, note = WorkspacePlaces(here), ("person/ben", "offered")
    assert places.find(*note, "ben") is None
    places.put(Place(note[0], "", "", "", note[1], "ben", shown=Private("ben", "no Fridays")))
    found = places.find(*note, "ben")
    assert reveal(found.shown, to="ben") == "no Fridays"
    assert places.find(*note, "ana") is None
    assert "Fridays" not in json.dumps(here.setting("person/ben/offered/ben/own"))


def test_a_picture_comes_with_its_words_and_once(here):
    png = b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + (100).to_bytes(4) + (50).to_bytes(4)
    for _ in range(2):
        post(here, ended("Seen."), "1", [Drawing(png, "what it shows")])

    (message,) = here.listed("ana", "general")
    image = message.body.blocks[-1]
    assert (image["width"], image["height"], image["alt"]) == (100, 50, "what it shows")
    _, _, file, name = image["src"].split("/")
    assert here.file("ben", file, name).content == png


def test_a_page_that_was_away_is_told_what_it_missed(here):
    post(here, ended("One."), "1")
    seen = here.seq
    post(here, ended("Two."), "2")
    tell(here, "ben", Notice(text="For Ben."), "3")
    here.notify("ana", "For Ana.", "4")

    told = here.events("ana", seen)
    assert [(each.kind, each.text) for each in told] == [("message", ""), ("notice", "For Ana.")]
    assert told[0].message.body.text.endswith("Two.")
    assert here.events("ana", here.seq) == []


def test_what_a_former_version_took_away_is_told_no_more(here):
    tell(here, "ben", Notice(text="Oops."), "1")
    here._db.execute("DELETE FROM message")
    here._db.execute("UPDATE event SET kind = 'gone'")

    assert here.events("ben", 0) == []


def test_nobody_else_is_ever_shown_a_private_message(here):
    tell(here, "ben", Notice(text=SECRET), "1")
    (message,) = here.listed("ben", dm_of("ben"))

    assert here.message("ana", message.id) is None
    assert here.listed("ana", dm_of("ben")) == []
    assert here.listed("ana", dm_of("ben"), message.id) == []
    assert here.events("ana", 0) == []


def test_a_file_of_another_version_is_refused(tmp_path, here):
    here._db.execute("PRAGMA user_version = 99")

    with pytest.raises(OperatorError, match="this Convene knows version 2"):
        Workspace(tmp_path / "sandbox.db", TEAM, lambda: NOW, SAFE)


def test_private_words_lie_nowhere_in_the_open(tmp_path):
    with workspace(tmp_path) as site:
        ana, ben = site.person("ana"), site.person("ben")
        ana.meet(subject="Roadmap in the open")
        ben.wait("Roadmap", ben.dm)
        ben.say(f"No Mondays, {SECRET} at the clinic.")
        ben.wait("Mondays", ben.dm)
        files = [path for path in tmp_path.iterdir() if path.is_file()]
        held = b"".join(path.read_bytes() for path in files)

    assert b"Roadmap in the open" in held
    assert SECRET.encode() not in held
    assert b"can't do Mondays" not in held


def test_nobody_elses_calls_return_a_private_message(tmp_path):
    with workspace(tmp_path) as site:
        ana, ben = site.person("ana"), site.person("ben")
        ana.meet()
        ben.wait("Roadmap", ben.dm)
        before = ben.seq()
        ben.say(f"No Mondays, {SECRET} at the clinic.")
        own = ben.wait(SECRET, ben.dm)
        read_back = ben.wait("Mondays", ben.dm)
        as_ana = {"as": "ana"}
        tries = [
            site.get("/api/messages", **as_ana, conversation=ben.dm),
            site.get("/api/messages", **as_ana, conversation="general", thread=own["id"]),
            site.get("/api/messages", **as_ana, conversation=ana.dm, thread=own["id"]),
            ana.act(read_back, "take-back", 0),
            ana.act(read_back, "let-see"),
            ana.react(own, "👀"),
            ana.say("let me see", ben.dm),
            site.post("/api/say", who="ana", conversation=ana.dm, thread=own["id"], text="hm"),
            site.post(
                "/api/dialog",
                who="ana",
                dialog="visibility",
                context={"message": read_back["id"]},
                values={"0": "shared"},
            ),
        ]
        told = [(200, each) for each in ana.events(0)]
        own_events = ben.events(before)

    assert SECRET not in str(tries + told)
    assert "Mondays" not in str(tries + told)
    nothing = [body for status, body in tries + told if status != 404]
    assert all(body.get("messages") == [] for body in nothing[:2])
    assert [status for status, _ in tries].count(404) == len(tries) - 2
    assert SECRET in str(own_events)


def test_who_was_forgotten_leaves_no_words(tmp_path):
    with workspace(tmp_path) as site:
        ana, ben = site.person("ana"), site.person("ben")
        ana.meet()
        ben.wait("Roadmap", ben.dm)
        ben.say(f"No Mondays, {SECRET} at the clinic.")
        ben.wait("Mondays", ben.dm)
        site.server.served.store.forget("ben")

        texts_left = {each["text"] for each in ben.messages(ben.dm)}
        assert texts_left == {"What stood here was forgotten."}
        assert ana.find("Roadmap", ana.dm)


def test_a_restart_keeps_everything(tmp_path):
    clock = StandingClock()
    with workspace(tmp_path, clock=clock) as site:
        ana, ben = site.person("ana"), site.person("ben")
        ana.meet(people=["ana", "ben"])
        ana.any_time()
        ben.say("I can't do Monday.")
        ben.wait_for_button("thats-all")
        ana.react(ana.find("Roadmap"), "🎉")
        before = [ana.messages(), ana.messages(ana.dm), ben.messages(ben.dm)]
    with workspace(tmp_path, clock=StandingClock()) as site:
        ana, ben = site.person("ana"), site.person("ben")
        assert [ana.messages(), ana.messages(ana.dm), ben.messages(ben.dm)] == before
        ben.press("thats-all")
        options = ana.wait("Three options")
        for person in (ana, ben):
            person.react(options, "🇦")
        assert until(lambda: ana.find("Decided by vote"))


def test_a_persona_speaks_under_its_own_name(here):
    post(here, replace(ended("Too early."), speaker=Speaker("Robin", "🦊")), "1")
    [message] = here.listed("ana", "general")

    author = message.seen_by("ana", here.names)["author"]
    assert author == {
        "id": "persona/Robin",
        "name": "Robin",
        "emoji": "🦊",
        "bot": True,
        "ai": True,
    }


@pytest.mark.parametrize(
    ("picture", "is_loaded"),
    [
        ("/portraits/x.png", True),
        ("https://example.org/x.png", False),
        ("//example.org/x.png", False),
        ("", False),
    ],
)
def test_a_persona_has_no_picture_from_elsewhere(here, picture, is_loaded):
    post(here, replace(ended("Too early."), speaker=Speaker("Robin", "🦊", picture)), "1")
    [message] = here.listed("ana", "general")
    assert ("picture" in message.seen_by("ana", here.names)["author"]) == is_loaded


def test_a_post_stands_under_another(here):
    post(here, replace(ended("Too early."), name="card"), "1")
    post(here, replace(ended("Nobody came."), name="robin", thread="card"), "2")
    post(here, replace(ended("Perhaps."), name="answer", thread="robin"), "3")
    post(here, replace(ended("Alone."), name="other", thread="nowhere"), "4")

    [card, other] = here.listed("ana", "general")
    assert other.body.text == "Roadmap: no outcome. Alone."
    assert [each.name for each in here.listed("ana", "general", card.id)] == [
        "card",
        "robin",
        "answer",
    ]
