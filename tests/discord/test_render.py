"""Views as Discord takes them: within its limits, however much people write, and acting nowhere."""

import json
import re

import pytest

from adapters.discord import components as b
from adapters.discord.render import render
from adapters.discord.times import still
from orchestration.conversation.ports.messenger import Rendered
from orchestration.interaction import layout as s
from orchestration.interaction.layouts import screen
from orchestration.model.people import SessionId
from orchestration.views.documents import Drawing
from tests.fakes.discord.limits import message_problems
from tests.fakes.discord.records import flat, texts_in
from tests.slack.every_view import views

MANY = {"options": 25, "people": 40, "wishes": 30}
SESSION = SessionId(f"meeting-D{'9' * 19}-{'9' * 19}")
MARKS = "@everyone <@1> <@&2> **b** [x](https://e.org) `c` ||d|| <t:0:R> \\\n# h\n- e\n1. f\n> g"
LIVE = re.compile(r"(?<!\\)(?:[*_~`|<>\[]|@everyone|^[#>+-]|^\d+\.)", re.MULTILINE)


def blocks_of(*parts, **more):
    return render(s.Layout(words="Words", parts=parts), SESSION, **more).blocks


def read(blocks):
    return "\n".join(texts_in(blocks))


@pytest.mark.parametrize(
    ("words", "many"),
    [
        ("Roadmap", {}),
        ("ä" * 3000, {}),
        ("a lot " * 900, {"options": 25, "people": 40, "wishes": 30}),
    ],
)
def test_every_view_fits(words, many):
    for view in views(words, **many):
        said = render(screen(view, "olga"), SESSION)
        stamped = b.CONTROLS.stamped(said, 7).blocks
        assert message_problems(b.marked(stamped, 5)) == [], type(view)


@pytest.mark.parametrize("options", [2, 8, 9, 20])
def test_each_option_can_be_voted_for(options):
    for view in views("Lunch", options=options):
        layout = screen(view, "olga")
        votes = [x for x in layout.parts if isinstance(x, s.Options) and x.one_tap]
        if votes:
            labels = [x.get("label") for x in flat(render(layout, SESSION).blocks)]
            assert sum((x or "").startswith("Vote ") for x in labels) == options


def test_nothing_that_people_write_acts():
    told = read(blocks_of(s.Text(MARKS)))
    assert LIVE.findall(MARKS)
    assert LIVE.findall(told) == []


def test_an_address_stays_as_it_is():
    assert still("see https://e.org/a_b_c?x=*y") == "see https://e.org/a_b_c?x=\\*y"


def test_a_choice_carries_its_session():
    select = s.Select("lean", "Whom?", (("x" * 80, "Robin"), ("ä", "Alex")))
    row = blocks_of(select)[1]["components"][0]
    assert b.control_in(row["custom_id"]) == ("lean", SESSION, "")
    assert [each["value"] for each in row["options"]] == ["x" * 80, "ä"]


def test_a_table_is_read_line_by_line():
    table = s.Table("Side by side", ("", "Noodles", "Pizza"), (("price", "12 €", "9 €"),))
    assert read(blocks_of(table)) == "**Side by side**\n\\- price: Noodles 12 €, Pizza 9 €"


def test_a_drawing_stands_in_the_message():
    drawn = [Drawing(b"PNG", "how many can come")]
    said = render(s.Layout(words="W", parts=(s.Text("W"),)), SESSION, drawn)
    assert [(each.name, each.content) for each in said.files] == [("picture-0.png", b"PNG")]
    assert message_problems(said.blocks, ["picture-0.png"]) == []
    assert "how many can come" in json.dumps(said.blocks)


def test_what_is_past_keeps_its_words_and_loses_its_buttons():
    button = s.Button("choose", "Vote A", "1/A")
    lines = s.Lines((s.Line("mornings", s.Mark.OK, s.Button("take-back", "Take back", "1")),))
    blocks = blocks_of(s.Text("Hello"), lines, s.Buttons((button,)))
    left = b.at_rest(blocks)
    assert read(left) == read(blocks)
    assert [each for each in flat(left) if "custom_id" in each] == []
    assert message_problems(left) == []


def test_a_note_takes_the_place_of_an_earlier_one():
    blocks = blocks_of(s.Text("Hello"), s.Buttons((s.Button("a", "A"), s.Button("b", "B"))))
    noted = b.pressed(b.pressed(blocks, "one", ["a"]), "two", [])
    assert read(noted) == "Hello\n-# two"
    assert [x["label"] for x in flat(noted) if "label" in x] == ["B"]


@pytest.mark.parametrize("number", [0, 1, 999])
def test_a_read_back_says_which_it_is(number):
    said = Rendered("", blocks_of(s.Text("Hello")))
    stamped = b.CONTROLS.stamped(said, number).blocks
    assert b.revision_on(stamped) == number
    assert b.revision_on(blocks_of(s.Text("Hello"))) is None


def test_the_star_that_was_pressed_stands_out_until_another_is():
    shown = blocks_of(s.Text("Hello"), s.Stars("rate", "wishes", "How?"))
    names = [x["custom_id"] for x in flat(shown) if "custom_id" in x]
    once = b.starred(shown, names[3])
    assert styles(once) == [2, 2, 2, 1, 2]
    assert styles(b.starred(once, names[0])) == [1, 2, 2, 2, 2]
    assert b.starred(shown, b.control("move", None, "")) == shown
    assert message_problems(once) == []


def styles(blocks):
    return [x["style"] for x in flat(blocks) if "style" in x]
