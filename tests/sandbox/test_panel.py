"""A panel in the sandbox, from its first question to done."""

import asyncio

from adapters.sandbox.records import GENERAL
from tests.fakes.patience import until
from tests.sandbox.at_hand import at_hand
from tests.sandbox.serving import workspace


def test_a_panel_from_its_first_question_to_done(tmp_path):
    asyncio.run(_whole_panel(tmp_path))


async def _whole_panel(folder):
    with at_hand(folder) as bench:
        await bench.says("ana", "/convene panel a plant for a dark office?", GENERAL)
        [card] = bench.sees("ben", GENERAL)
        thread = card["id"]

        def spoken(who):
            seen = bench.sees(who, GENERAL, thread)
            return [each for each in seen if each["author"].get("ai")]

        first = spoken("ben")
        assert "A plant for a dark office?" in card["text"]
        assert 3 <= len(first) <= 6

        await bench.says("ben", "what about pets?", GENERAL, thread)
        second = spoken("ana")[len(first) :]
        assert 2 <= len(second) <= 4
        assert any("pet safe" in each["text"] or "to pets" in each["text"] for each in second)

        await bench.presses("ana", "ask-panel", conversation=GENERAL, thread=thread)
        assert len(spoken("ana")) > len(first) + len(second)

        await bench.says("ben", "pin pet safety", GENERAL, thread)
        assert "Pinned: pet safety" in bench.sees("ben")[-1]["text"]
        assert not [each for each in bench.sees("ana") if "Pinned" in each["text"]]

        await bench.presses("ana", "panel-done", conversation=GENERAL)
        assert "You started from" in bench.sees("ana")[-1]["text"]
        assert "Over" in bench.sees("ben", GENERAL)[0]["text"]


def test_its_people_decide_and_its_thread_hears_of_it(tmp_path):
    asyncio.run(_decided(tmp_path))


async def _decided(folder):
    with at_hand(folder) as bench:
        await bench.says("ana", "/convene panel Lisbon, Porto or Vienna?", GENERAL)
        [card] = bench.sees("ben", GENERAL)
        thread = card["id"]
        await bench.says("ben", "how is the rain?", GENERAL, thread)
        await bench.says("ben", "pin sunshine", GENERAL, thread)
        await bench.presses("ana", "panel-decide", conversation=GENERAL)

        told = bench.sees("ana", GENERAL, thread)[-1]["text"]
        assert "vote of all who take part: Ana Ribeiro and Ben Okafor" in told
        assert "which counts nothing" in told
        assert "Lisbon, Porto or Vienna?" in bench.sees("ana", GENERAL)[-1]["text"]
        assert "being decided" in bench.sees("ana", GENERAL)[0]["text"].casefold()
        assert "sunshine" not in "".join(each["text"] for each in bench.sees("ana"))


def test_documents_are_dropped_into_its_thread_or_kept_to_oneself(tmp_path):
    asyncio.run(_documents(tmp_path))


async def _documents(folder):
    notes = b"- The snake plant survived last summer.\n"
    with at_hand(folder) as bench:
        await bench.drops("ben", "own.md", b"Early.")
        assert "you are in none" in bench.sees("ben")[-1]["text"]
        await bench.says("ana", "/convene panel a plant for a dark office?", GENERAL)
        [card] = bench.sees("ben", GENERAL)
        await bench.drops("ben", "notes.md", notes, GENERAL, card["id"])

        thread = bench.sees("ana", GENERAL, card["id"])
        assert "📎 notes.md" in [each["text"] for each in thread]
        assert "This panel goes by notes.md now (1 passage, from Ben Okafor)" in thread[-1]["text"]

        await bench.drops("ben", "own.pdf", b"%PDF- torn")
        assert "“a damaged PDF” should be" in bench.sees("ben")[-1]["text"]
        await bench.drops("ben", "own.md", b"- The snake plant bores me.\n")
        assert "“The snake plant bores me.” (own.md, line 1)" in bench.sees("ben")[-1]["text"]
        everything = [*bench.sees("ana"), *bench.sees("ana", GENERAL, card["id"])]
        assert not [each for each in everything if "bores me" in each["text"]]


def test_a_panel_in_private_is_its_askers_alone(tmp_path):
    asyncio.run(_in_private(tmp_path))


async def _in_private(folder):
    with at_hand(folder) as bench:
        await bench.says("ana", "/convene panel a plant for a dark office?")
        [card] = [each for each in bench.sees("ana") if "asked by Ana" in each["text"]]
        thread = bench.sees("ana", thread=card["id"])
        assert 3 <= len([each for each in thread if each["author"].get("ai")]) <= 6

        await bench.says("ana", "what about pets?")
        later = bench.sees("ana", thread=card["id"])
        assert 2 <= len([each for each in later[len(thread) :] if each["author"].get("ai")]) <= 4
        assert bench.sees("ben", GENERAL) == []
        assert not [each for each in bench.sees("ben") if "plant" in each["text"]]


def test_each_has_a_picture_of_its_own_from_here(tmp_path):
    with workspace(tmp_path / "workspace") as site:
        ana = site.person("ana")
        ana.say("/convene panel a plant for a dark office?", "general")
        card = ana.wait("A plant for a dark office?")
        where = {"as": "ben", "conversation": "general", "thread": card["id"]}

        def spoken():
            said = site.get("/api/messages", **where)[1]["messages"]
            return [each["author"] for each in said if each["author"].get("ai")]

        said = until(lambda: len(found := spoken()) >= 3 and found)
        assert len({each["picture"] for each in said}) == len(said)
        for each in said:
            status, png = site.get(each["picture"])
            assert (status, png[:4]) == (200, b"\x89PNG")
        assert site.get("/portraits/7.png")[0] == 404
