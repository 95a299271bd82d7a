"""Whatever the desk can show or ask has its form here."""

from datetime import UTC, datetime
from typing import get_args

import pytest

from adapters.pages.body import Sent
from adapters.pages.forms import filled_in, input_name
from adapters.pages.looks import Looks, environment
from adapters.pages.page import page_of
from orchestration.interaction import layout
from orchestration.interaction.form import Field, Form, Kind
from orchestration.interaction.translation import Translation
from orchestration.model.options import Slot
from orchestration.views.speaker import Speaker
from tests.pages.house import GUEST, Quarters
from tests.pages.reading import Reader

DRAWN = '{% import "parts.html" as parts with context %}{{ parts.draw(part, page) }}'
NINE = datetime(2027, 1, 11, 9, tzinfo=UTC)
SLOT = Slot("Q", NINE, NINE.replace(hour=10))
OPTION = layout.OptionRow(option=SLOT, facts=("works for 9",), reasons=(), warning="Mind the gap.")
PARTS = {
    layout.Text: (layout.Text("Plain words.", layout.Look.QUIET), ["Plain words."]),
    layout.Buttons: (
        layout.Buttons((layout.Button("do-it", "Do it", "7", layout.Look.DANGER),)),
        ["Do it"],
    ),
    layout.Lines: (
        layout.Lines(
            tuple(
                layout.Line(f"line {each}", each, layout.Button("take-back", "Take back", "3"))
                for each in layout.Mark
            )
        ),
        [f"line {each}" for each in layout.Mark],
    ),
    layout.Card: (
        layout.Card(title="Retreat", lines=("30 min",), state="intake", progress=(1, 3)),
        ["Retreat", "30 min", "Gathering wishes"],
    ),
    layout.Options: (
        layout.Options(zone="UTC", round=1, options=(OPTION,), by_letter=False, one_tap=True),
        ["Q", "Mon 11 Jan, 09:00–10:00", "works for 9", "Mind the gap.", "Vote Q"],
    ),
    layout.Stars: (layout.Stars("rate", "wishes", "How was it?"), ["How was it?"]),
    layout.Table: (
        layout.Table("Side by side", ("", "Noodles"), (("price", "12 € <3"), ("way", ""))),
        ["Side by side", "Noodles", "price", "12 € <3", "way"],
    ),
    layout.Select: (
        layout.Select("lean", "Whom to ask?", (("r", "Robin"), ("a", "Alex")), "a"),
        ["Whom to ask?", "Robin", "Alex", "Choose"],
    ),
    layout.Link: (layout.Link("The menu", "https://example.org/menu?a=1&b=2"), ["The menu"]),
    layout.Image: (layout.Image("Two bowls", "https://example.org/bowls.png"), ["Two bowls"]),
    Speaker: (Speaker("Robin", "🦊"), ["🦊", "Robin", "AI"]),
}


def voting_page():
    team = Quarters("ana", "ben")
    team.answer("ana", "ben", GUEST.id)
    return page_of(team.session, GUEST.id, "/s/token", None, frozenset())


@pytest.mark.parametrize("part", get_args(layout.Part))
def test_every_part_has_a_form_here(part):
    drawn, words = PARTS[part]
    read = Reader(html_of(drawn))
    for each in words:
        assert each in read.text


def html_of(part):
    return environment().from_string(DRAWN).render(part=part, page=voting_page())


def test_what_is_chosen_is_pressed():
    [form] = Reader(html_of(PARTS[layout.Select][0])).forms
    assert dict(form.fields)["press"] == "lean:a"


def test_what_leads_not_into_the_web_is_no_link():
    for address in ("javascript:alert(1)", "/s/files", ""):
        for part in (layout.Link("The menu", address), layout.Image("Two bowls", address)):
            assert "href" not in html_of(part)


def test_nothing_is_loaded_from_elsewhere_nor_told_where_one_comes_from():
    html = html_of(PARTS[layout.Image][0]) + html_of(PARTS[layout.Link][0])
    assert "<img" not in html
    assert html.count('rel="noopener noreferrer"') == 2


FIELDS = {
    Kind.TEXT: (Field("f", "Name", Kind.TEXT, "Ana <3"), "Ana <3"),
    Kind.LONGTEXT: (Field("f", "Words", Kind.LONGTEXT, "\nOne\nTwo"), "\nOne\nTwo"),
    Kind.NUMBER: (Field("f", "Minutes", Kind.NUMBER, 45, low=5, high=480), "45"),
    Kind.DATE: (Field("f", "From", Kind.DATE, "2027-01-11"), "2027-01-11"),
    Kind.SELECT: (Field("f", "Which?", Kind.SELECT, "b", (("a", "One"), ("b", "Two"))), "b"),
    Kind.PEOPLE: (
        Field("f", "Who?", Kind.PEOPLE, ["a", "c"], (("a", "Ana"), ("b", "Ben"), ("c", "Cem"))),
        ["a", "c"],
    ),
    Kind.ORDER: (
        Field("f", "Order", Kind.ORDER, ["b", "a"], (("a", "One"), ("b", "Two"))),
        ["b", "a"],
    ),
    Kind.POINTS: (
        Field("f", "Points", Kind.POINTS, {"a": 2, "b": 0}, (("a", "One"), ("b", "Two"))),
        {"a": "2", "b": "0"},
    ),
}


def as_sent(html):
    """What a browser would send of the form on a page."""
    [form] = Reader(html).forms
    fields = {}
    for name, value in form.fields:
        fields.setdefault(name, []).append(value)
    return Sent(fields)


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_field_is_asked_and_read(kind):
    field, value = FIELDS[kind]
    form = Form("any", "Anything", "Send", (field,))
    page = Looks().form(
        Translation(), "/s/token", "/s/token/ask/any", form, {"f": "That is wrong."}
    )
    html = page.body.decode()
    assert field.label in Reader(html).text
    assert "That is wrong." in Reader(html).text
    assert all(label in Reader(html).text for _, label in field.options)
    assert filled_in(form, as_sent(html)) == {"f": value}
    again = Looks().form(Translation(), "/s/token", "", form.refilled({"f": value})).body.decode()
    assert filled_in(form, as_sent(again)) == {"f": value}


def test_long_choice_is_folded_into_a_list():
    options = tuple((f"{hour:02}:00", f"{hour:02}:00") for hour in range(24))
    field = Field("hour", "When?", Kind.SELECT, "09:00", options)
    html = (
        Looks().form(Translation(), "/s/t", "", Form("any", "Any", "Send", (field,))).body.decode()
    )
    assert f'<select id="form-hour" name="{input_name(field)}"' in html
    assert filled_in(Form("any", "", "", (field,)), as_sent(html)) == {"hour": "09:00"}


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Can we also talk about the press release?", ""),
        ("I can't do Monday. Can we also talk about the press release?", "can't do Mondays"),
        ("Agenda: the press release", ""),
    ],
)
def test_what_a_guest_would_talk_about_is_on_the_agenda_as_anybodys_is(said, kept):
    team = Quarters("ana", "ben")
    dana = team.visitor().opens().presses("Send", {"words": said})
    assert "the press release" in team.visitor("ana").opens().text.partition("For the agenda:")[2]
    assert kept in dana.opens().text
    assert "for the agenda: “" not in dana.text


def test_what_a_guest_says_of_talks_is_no_topic():
    team = Quarters("ana", "ben")
    team.visitor().opens().presses("Send", {"words": "Mornings are best. We talked on Monday."})
    assert "For the agenda:" not in team.visitor("ana").opens().text


def test_the_question_stands_before_the_settings():
    dana = Quarters("ana", "ben").visitor().opens()
    assert dana.text.index("When suits you") < dana.text.index("Your time zone")
