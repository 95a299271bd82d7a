"""Parts as Slack takes them: as much of each as it takes, and no more than their words."""

from dataclasses import replace

import pytest

from adapters.slack.blocks import action_of, at_rest, plainer
from adapters.slack.render import render
from orchestration.interaction import layout as s
from orchestration.interaction.carried import control_in
from orchestration.model.people import SessionId
from orchestration.views.speaker import Speaker
from tests.fakes.slack.blocks import message_problems, words_in
from tests.fakes.slack.content import LONGEST_BLOCKS
from tests.slack.test_render import SESSION, labels, read, texts

TABLE = s.Table("Side by side", ("", "Noodles", "Pizza"), (("price", "12 €", "9 €"),))
PICTURE = s.Image("Two bowls", "https://example.org/bowls.png")


def rendered_parts(*parts):
    return render(s.Layout(words="Words", parts=parts), SESSION).blocks


def test_a_choice_names_its_session():
    longest = SessionId(f"meeting-T{'0' * 11}-submission-{'f' * 20}")
    select = s.Select("lean", "Whom?", (("x" * 80, "Robin"), ("ä", "Alex")))
    blocks = render(s.Layout(words="", parts=(select,)), longest).blocks
    offered = blocks[0]["accessory"]["options"]
    assert message_problems(blocks) == []
    assert [control_in(each["value"]) for each in offered] == [(longest, "x" * 80), (longest, "ä")]
    assert action_of(blocks[0]["accessory"]["action_id"]) == "lean"
    assert labels(at_rest(blocks)) == []


def test_more_choices_than_slack_takes_are_left_out():
    many = tuple((f"{number}", f"number {number}") for number in range(150))
    [block] = rendered_parts(s.Select("lean", "Which?", many))
    assert message_problems([block]) == []


def test_a_long_table_says_how_many_rows_are_left_out():
    rows = tuple((f"row {number}", "word " * 20) for number in range(150))
    blocks = rendered_parts(s.Table("Long", ("", "what"), rows))
    assert message_problems(blocks) == []
    assert words_in(blocks) < LONGEST_BLOCKS
    shown_ = len(blocks[1]["rows"]) - 1
    assert 20 < shown_ < 100
    assert f"… and {150 - shown_} more" in read(blocks)


def test_a_second_table_stands_in_words():
    table = TABLE
    blocks = rendered_parts(table, replace(table, caption="Once more"))
    assert message_problems(blocks) == []
    assert read(blocks).endswith("Once more\n- price: Noodles 12 €, Pizza 9 €")


@pytest.mark.parametrize("address", ["javascript:alert(1)", "https://a.b/|<!channel>", "menu", ""])
def test_what_leads_not_into_the_web_is_no_link(address):
    blocks = rendered_parts(s.Link("*The* menu", address), s.Image("Two bowls", address))
    assert texts(blocks) == ["∗The∗ menu", "Two bowls"]


def test_a_persona_may_have_a_picture_for_its_face():
    robin = Speaker("Robin <3", "🦊", "https://example.org/robin.png")
    [block] = rendered_parts(robin)
    assert message_problems([block]) == []
    assert read([block]) == "🖼 Robin <3 *Robin <3 (AI)*"


def test_without_tables_and_pictures_the_words_stay():
    robin = Speaker("Robin", "", "https://example.org/robin.png")
    blocks = plainer(rendered_parts(robin, TABLE, PICTURE, s.Text("Words.")))
    assert message_problems(blocks) == []
    assert read(blocks) == (
        "*Robin (AI)*\n*Side by side*\n– · Noodles · Pizza\nprice · 12 € · 9 €\nTwo bowls\nWords."
    )
