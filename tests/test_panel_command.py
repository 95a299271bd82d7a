"""`convene panel` as programs read it: one turn, or as many as there are lines."""

import json

import pytest

from orchestration.kinds.panel.turn.facts import OPINION
from tests.fakes.command import answers, convene
from tests.fakes.documents import pdf_of
from tests.fakes.model.panellists import GAMES, panellists
from tests.fakes.model.scripted import Status

KEYS = {"personas", "messages", "queue", "thought_bubbles", "summary", "saturation"}
CAMERAS = """\
name,price:number[EUR,low,cheap,cheaper],weight:number[g,low,light,lighter],zoom:number[x,high],flash:flag[,high],source
Pico 3,200,300,3,yes,shop.csv
Lumo X20,400,269,30,no,shop.csv
Nova D35,900,700,5,yes,shop.csv
Brick 1,950,900,,no,shop.csv
Tern,350,350,12,yes,shop.csv
Moth,150,180,1,no,shop.csv
"""
ASK = "I'm new to photography and want a camera"


@pytest.fixture
def cameras(tmp_path):
    path = tmp_path / "cameras.csv"
    path.write_text(CAMERAS)
    return path


def chat(cameras, *lines):
    given = "\n".join(json.dumps(each) for each in lines)
    return answers("panel", ASK, "--catalogue", cameras, "--chat", given=given)


def test_one_turn_has_all_that_is_promised(cameras):
    [answer] = answers("panel", ASK, "--catalogue", cameras)

    assert set(answer) == KEYS
    assert 3 <= len(answer["personas"]) <= 6
    for each in answer["personas"]:
        assert each["new"]
        assert len(each["criteria"]) >= 3
        assert each["line"]
    assert len({each["option"] for each in answer["personas"]}) == len(answer["personas"])
    assert {each["persona"] for each in answer["messages"]} == {
        each["name"] for each in answer["personas"]
    }
    assert all(each["to"] == ["person"] for each in answer["messages"])
    assert answer["messages"][-1]["text"].endswith("?")
    assert 2 <= len(answer["thought_bubbles"]) <= 4
    assert answer["saturation"]["new"] == answer["saturation"]["criteria"] > 0


def test_every_claim_is_a_cell_of_the_file(cameras):
    turns = chat(cameras, "which is lightest?", "what do you all think?", "Pico 3 or Moth?")
    heads = ("price", "weight", "zoom", "flash")
    rows = [each.split(",") for each in CAMERAS.splitlines()[1:]]
    cells = {
        (name, head): cell for name, *row in rows for head, cell in zip(heads, row, strict=False)
    }
    claims = [x for turn in turns for each in turn["messages"] for x in each["claims"]]

    assert claims
    for each in claims:
        cell = cells[each["option"], each["criterion"]]
        assert each["value"] == ({"yes": True, "no": False}[cell] if cell.isalpha() else int(cell))
        assert each["source"] == "shop.csv"


def test_the_seed_gives_the_names_and_nothing_else(cameras):
    def of(seed):
        [answer] = answers("panel", ASK, "--catalogue", cameras, "--seed", seed)
        return answer["personas"]

    one, other = of(1), of(2)
    assert of(1) == one
    assert [each["name"] for each in one] != [each["name"] for each in other]
    assert [each["option"] for each in one] == [each["option"] for each in other]


def test_each_line_is_answered_in_its_place(cameras):
    [first] = answers("panel", ASK, "--catalogue", cameras)
    robin, kai = (each["name"] for each in first["personas"][:2])
    pin, select, said, focus, hide, debate, remove, wrong, later, done = chat(
        cameras,
        {"pin": "weight"},
        {"select": [kai]},
        {"say": "tell me more"},
        {"focus": {"personas": [robin, kai], "criteria": ["price"]}},
        {"hide": robin},
        {"debate": [robin, kai]},
        {"remove": robin},
        {"select": ["Nobody"]},
        {"deliberate": {"rule": "majority"}},
        {"done": True},
    )[1:]

    assert pin["profile"]["pinned"] == ["weight"]
    assert pin["profile"]["match"][0]["share"] == max(x["share"] for x in pin["profile"]["match"])
    assert select["messages"] == []
    assert [each["persona"] for each in said["messages"]] == [kai]
    assert set(focus["focus"]) == {robin, kai}
    assert focus["focus"][kai]["price"].endswith("EUR")
    assert hide["profile"]["hidden"] == [robin]
    assert [each["persona"] for each in debate["messages"]] == [kai], "who is hidden is not shown"
    assert robin not in {each["name"] for each in remove["personas"]}
    assert wrong["error"].startswith("select: got")
    assert "error" in later
    assert done["profile"]["pinned"] == ["weight"]
    assert "You started from" in done["story"]


def test_it_is_decided_among_its_options_by_what_was_pinned(cameras):
    pin, decided = chat(cameras, {"pin": "zoom"}, {"decide": {}})[1:]
    decision = decided["decision"]

    assert set(decided) == {*KEYS, "decision", "advice"}
    assert decision["outcome"]["title"] == pin["profile"]["match"][0]["option"] == "Lumo X20"
    assert {each["title"] for each in decision["rounds"][0]["options"]} == {
        each["option"] for each in decided["personas"]
    }
    assert set(decided["advice"]["straw_vote"]) == {each["name"] for each in decided["personas"]}
    assert decided["advice"]["axis"]


def test_what_is_said_of_the_choice_goes_before_and_others_take_part(cameras):
    omar = {"id": "omar", "says": ["nothing over 250 EUR"]}
    given = {"rule": "plurality", "members": [{"id": "person"}, omar]}
    [decided] = chat(cameras, {"pin": "zoom"}, {"decide": given})[2:]
    [lumo] = [x for x in decided["decision"]["rounds"][0]["options"] if x["title"] == "Lumo X20"]

    assert lumo["scores"]["person"] == 3
    assert lumo["scores"]["omar"] == 0
    assert decided["decision"]["rounds"][0]["tally"]["rule"] == "plurality"


def test_a_bad_choice_is_said_in_a_line(cameras):
    wrong, unknown = chat(cameras, {"decide": 3}, {"decide": {"colour": "red"}})[1:]
    assert wrong["error"].startswith("decide: got 3, expected an object")
    assert unknown["error"].startswith("colour: got")


def test_it_is_read_in_words_too(cameras):
    done = convene("panel", ASK, "--catalogue", cameras)

    assert done.returncode == 0
    assert "(AI): " in done.stdout
    assert "Ask next:" in done.stdout


def test_without_a_file_the_field_is_found_by_the_question():
    [answer] = answers("panel", "a houseplant for a dark office")
    assert "Convene’s catalogue of houseplants" in answer["messages"][0]["claims"][0]["source"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["a camera"], "--catalogue: got nothing, expected a CSV or YAML file"),
        (["a plant", "--catalogue", "nowhere.csv"], "--catalogue: got"),
        (["  "], "ASK: got"),
    ],
)
def test_bad_input_is_one_line(arguments, says):
    done = convene("panel", *arguments)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(says)
    assert len(done.stderr.splitlines()) == 1


NOTES = """\
# From last year

- The Lumo X20 survived a fall and is loved by the whole team.
- Brick 1: heavy, and its strap broke after a week.

Nobody at the office can repair lenses.
"""


@pytest.fixture
def notes(tmp_path):
    path = tmp_path / "notes.md"
    path.write_text(NOTES)
    return path


def test_documents_are_quoted_with_their_lines(cameras, notes):
    given = json.dumps("What about repairs?")
    first, second = answers(
        "panel", ASK, "--catalogue", cameras, "--source", notes, "--chat", given=given
    )
    quotes = [x for each in first["messages"] for x in each["claims"] if not x["criterion"]]

    assert first["sources"] == [{"name": "notes.md", "passages": 3}]
    assert {each["source"] for each in quotes} <= {"notes.md, line 3", "notes.md, line 4"}
    assert [each["option"] for each in quotes if each["source"].endswith("3")] == ["Lumo X20"]
    assert all(each["value"] in each["text"] for each in quotes)
    assert "notes.md, line 6: “Nobody at the office can repair lenses.”" in second["notice"]


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.pdf", b"%PDF-1.4 torn", 'a.pdf: got "a damaged PDF"'),
        ("scan.pdf", pdf_of([]), 'scan.pdf: got "pages without text (a scan?)"'),
        ("a.txt", b"", 'a.txt: got "an empty file"'),
        ("a.md", b"\x89PNG\r\n\x1a\n\x00", 'a.md: got "a file that is no text"'),
        ("a.docx", b"PK", 'document: got "a.docx"'),
        ("long.txt", b"words of a book. " * 3_000_000, 'long.txt: got "more than 20 MB"'),
    ],
)
def test_what_is_no_document_is_said_in_one_line(tmp_path, name, content, says):
    (tmp_path / name).write_bytes(content)
    done = convene("panel", "a plant", "--source", tmp_path / name)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(says)
    assert len(done.stderr.splitlines()) == 1


def test_plain_words_order_as_they_do_in_a_thread(cameras):
    *_, card, done = chat(cameras, "pin price", "show my card", "done")
    assert card["profile"]["pinned"] == ["price"]
    assert "You started from" in done["story"]


@pytest.mark.parametrize("line", [{"done": False}, {"profile": "no"}])
def test_what_is_not_to_be_done_is_not_done(cameras, line):
    *_, answer = chat(cameras, line)
    assert answer["error"].startswith(f"{next(iter(line))}: got")


def test_a_catalogue_of_names_alone_is_refused(tmp_path):
    (tmp_path / "names.csv").write_text("name\nTern\nMoth\n")
    done = convene("panel", ASK, "--catalogue", tmp_path / "names.csv")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith('--catalogue: got "names alone"')


def test_without_a_catalogue_a_model_proposes_what_there_is(monkeypatch):
    with panellists() as model:
        for name, value in model.environment().items():
            monkeypatch.setenv(name, value)
        first, later = answers(
            "panel", "Which game for two?", "--chat", given='"which is quickest?"'
        )

    assert {each["option"] for each in first["personas"]} <= {*GAMES}
    assert {x["source"] for each in first["messages"] for x in each["claims"]} == {OPINION}
    calls = 1 + len(first["personas"])
    assert first["cost"]["calls"] == calls
    assert first["cost"]["tokens"] == 100 * calls
    assert later["messages"][0]["options"] == ["Jaipur"]
    assert "Which game for two?" in model.words("propose_field")[0]


@pytest.mark.parametrize("answer", ["no idea", {"criteria": [], "options": []}, Status(500)])
def test_where_a_model_proposes_nothing_of_use_a_catalogue_is_asked_for(monkeypatch, answer):
    with panellists(propose_field=answer) as model:
        for name, value in model.environment().items():
            monkeypatch.setenv(name, value)
        done = convene("panel", "Which game for two?", "--json")

    assert done.returncode == 2
    assert done.stdout == ""
    assert "--catalogue" in done.stderr
    assert "nothing that can be used" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_embedding_that_is_not_there_is_named(cameras, tmp_path, monkeypatch):
    monkeypatch.setenv("CONVENE_EMBEDDING", str(tmp_path / "nowhere"))
    done = convene("panel", ASK, "--catalogue", cameras)

    assert done.returncode == 2
    assert "CONVENE_EMBEDDING names" in done.stderr


def test_orders_in_words_come_to_something_in_the_terminal_too(cameras):
    _, quiet, far, vote = chat(cameras, "talk less", "how far are we?", "let's vote")

    assert "unasked" in quiet["notice"]
    assert "Not asked about yet" in far["notice"] or "All criteria" in far["notice"]
    assert vote
