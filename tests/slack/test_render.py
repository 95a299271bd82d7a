"""Every view is a message that Slack takes, whatever people have written."""

import typing
from dataclasses import replace
from datetime import timedelta
from functools import cache

import pytest

from adapters.slack.blocks import action_of, at_rest, pressed, size
from adapters.slack.render import render
from adapters.slack.times import MRKDWN, shown
from orchestration.conversation.ports import linked
from orchestration.interaction import layout as s
from orchestration.interaction.carried import control_in
from orchestration.interaction.fitting import packed
from orchestration.interaction.for_everyone import ORGANISE, for_the_organiser
from orchestration.interaction.layouts import screen
from orchestration.kinds.registry import KINDS
from orchestration.model.options import option_name
from orchestration.model.people import SessionId
from orchestration.views import channel, member
from orchestration.views.speaker import Speaker
from tests.fakes.slack.blocks import message_problems, words_in
from tests.fakes.slack.content import LONGEST_BLOCKS, LONGEST_UPDATE
from tests.fakes.slack.rendering import block as drawn
from tests.fakes.slack.rendering import controls, mrkdwn
from tests.fakes.slack.running import on_slack
from tests.slack.every_view import LENA, NINE, ZONE, reasons, slot, views, wish

SESSION = SessionId("meeting-T1-7")
NASTY = "<!channel> <@U1> *bold* _it_ ~no~ `code` a & b < c > d <https://x.test|y> "
SUBJECT = (NASTY * 3)[:199].strip() + "!"
LONG = NASTY * 30

HOW_BAD = {
    "usual": lambda: views("Roadmap"),
    "nasty": lambda: views(SUBJECT, options=12, people=6, wishes=12),
    "worst": lambda: views(SUBJECT, options=12, people=200, wishes=60),
    "endless": lambda: views(LONG.strip(), options=40, people=50, wishes=8),
}


def rendered(view, organiser=LENA):
    return render(screen(view, organiser), SESSION)


def organise_blocks(layout):
    return render(for_the_organiser(layout), SESSION).blocks


@cache
def all_rendered(bad):
    """Each view with its message: the longest take a second to make."""
    return [(view, rendered(view)) for view in HOW_BAD[bad]()]


def texts(blocks):
    return list(_texts(blocks))


def _texts(data):
    if isinstance(data, list):
        for each in data:
            yield from _texts(each)
    elif isinstance(data, dict):
        if data.get("type") == "mrkdwn":
            yield data["text"]
        yield from _texts(list(data.values()))


def read(blocks):
    """What a reader in UTC sees."""
    return "\n".join(drawn(each, None, None) for each in blocks)


def labels(blocks):
    named = ({"block_id": f"{place}", **each} for place, each in enumerate(blocks))
    return [each["text"]["text"] for each in controls(named)]


@pytest.mark.parametrize("bad", HOW_BAD)
def test_slack_takes_every_view(bad):
    for view, made in all_rendered(bad):
        assert message_problems(made.blocks) == [], view
        assert words_in(made.blocks) < LONGEST_BLOCKS
        assert 0 < len(made.text) <= LONGEST_UPDATE
        assert message_problems(organise_blocks(screen(view, LENA))) == []


def test_all_views_are_among_them():
    assert {type(view) for view in views("Roadmap")} == {*KINDS.views}


@pytest.mark.parametrize("bad", HOW_BAD)
def test_nothing_written_acts_or_styles(bad):
    for _, made in all_rendered(bad):
        for text in [made.text, *texts(made.blocks)]:
            rest = text.replace("&lt;", "").replace("&gt;", "").replace("&amp;", "")
            assert all(each.startswith("!date^") for each in rest.split("<")[1:])
            assert rest.count("<") == rest.count(">")
            assert not any(each in text for each in ("*bold*", "_it_", "~no~", "`code`"))
            assert "&" not in rest


def test_every_button_is_an_action_of_some_kind_and_names_its_session():
    actions = {action for kind in KINDS for action in kind.actions}
    for view in views("Roadmap"):
        blocks = [*rendered(view).blocks, *organise_blocks(screen(view, LENA))]
        for each in controls([{"block_id": "b", **block} for block in blocks]):
            assert action_of(each["action_id"]) in {*actions, *linked.ACTIONS, ORGANISE}
            for value in [x["value"] for x in each.get("options", [each])]:
                assert control_in(value)[0] == SESSION
        ids = [each["action_id"] for each in controls(with_ids(view))]
        assert len(ids) == len(set(ids))


def with_ids(view):
    return [{"block_id": f"{place}", **each} for place, each in enumerate(rendered(view).blocks)]


# Part by part


OPTION = s.OptionRow(
    option=slot(0), facts=("works for 9",), reasons=reasons("prefers mornings", 1), warning="Mind."
)
TIMES = (s.When("Thu 21 Jan, 15:00–15:45", NINE, NINE + timedelta(minutes=45), place="in Berlin"),)
AT = "Thursday, January 21st, 2027, 14:00–14:45"
PARTS = {
    s.Text: (s.Text("Plain words.", s.Look.QUIET), "Plain words."),
    s.Buttons: (s.Buttons((s.Button("keep", "Keep", "", s.Look.PRIMARY),)), "[Keep]"),
    s.Lines: (
        s.Lines(tuple(s.Line("rather not", each, s.Button("keep", "Keep")) for each in s.Mark)),
        "✓ rather not\n[Keep]\n✗ rather not\n[Keep]\n? rather not\n[Keep]\n– rather not\n[Keep]",
    ),
    s.Card: (
        s.Card(title="Retreat", lines=("30 min", "more"), state="intake", progress=(2, 3)),
        "Retreat\n*Gathering wishes* · 30 min more ▰▰▱ 2 of 3 have answered",
    ),
    s.Options: (
        s.Options(zone=ZONE, round=1, options=(OPTION,), by_letter=True, one_tap=True),
        f"*A* :one:  {AT} · works for 9\n⚠️ Mind.\n• Lena: prefers mornings\n[Vote A]",
    ),
    s.Stars: (
        s.Stars("rate", "wishes", "Were they taken into account?"),
        "Were they taken into account?\n[1] [2] [3] [4] [5]",
    ),
    s.Table: (
        s.Table("Side by side", ("", "Noodles", "Pizza"), (("price", "12 €", "9 €"),)),
        "*Side by side*\n– | Noodles | Pizza\nprice | 12 € | 9 €",
    ),
    s.Select: (
        s.Select("lean", "Whom to ask?", (("r", "Robin"), ("a", "Alex")), "a"),
        "Whom to ask?\n[Alex ▾]",
    ),
    s.Link: (s.Link("The menu", "https://example.org/menu?a=1&b=2"), "The menu"),
    s.Image: (s.Image("Two bowls", "https://example.org/bowls.png"), "🖼 Two bowls"),
    Speaker: (Speaker("Robin", "🦊"), ":fox_face: *Robin (AI)*"),
}


@pytest.mark.parametrize("part", typing.get_args(s.Part))
def test_every_part_has_a_form_here(part):
    made, said = PARTS[part]
    blocks = render(s.Layout(words="Words", parts=(made,), times=TIMES), SESSION).blocks
    assert read(blocks) == said
    assert message_problems(blocks) == []


def test_a_tap_is_a_whole_vote():
    options = PARTS[s.Options][0]
    [block] = render(s.Layout(words="", parts=(options,), times=TIMES), SESSION).blocks
    button = block["accessory"]
    assert action_of(button["action_id"]) == "choose"
    assert control_in(button["value"]) == (SESSION, "1/A")
    assert button["accessibility_label"] == "Vote A, Thu 21 Jan, 15:00–15:45"


def test_stars_say_what_they_are():
    made = render(s.Layout(words="", parts=(PARTS[s.Stars][0],)), SESSION).blocks
    stars = made[1]["elements"]
    assert [control_in(each["value"])[1] for each in stars] == [
        f"wishes/{number}" for number in range(1, 6)
    ]
    assert [each["accessibility_label"] for each in stars][:2] == [
        "1 star of 5",
        "2 stars of 5",
    ]


def test_progress_stands_before_the_words_that_say_it():
    card = next(views("Roadmap"))
    assert "▰▱▱ 1 of 3 have answered · closes" in read(rendered(card).blocks)
    many = rendered(replace(card, answered=150, of=200))
    assert "▰▰▰▰▰▰▰▱▱▱ 150 of 200 have answered" in read(many.blocks)


def test_subject_too_long_for_a_heading_stands_whole():
    card = replace(next(views("Roadmap")), subject="x" * 200)
    blocks = rendered(card).blocks
    assert blocks[0]["text"]["text"] == f"*{'x' * 100}{'x' * 100}*"


# The organiser's buttons


def test_organisers_buttons_stay_out_of_the_channel():
    card = next(views("Roadmap"))
    assert labels(rendered(card).blocks) == ["Tell me what suits you", "Details", "Organise"]
    theirs = organise_blocks(screen(card, LENA))
    assert labels(theirs) == ["Remind", "Add someone", "Close now", "Call it off"]
    assert labels(rendered(card, None).blocks) == ["Tell me what suits you", "Details"]
    assert organise_blocks(screen(card)) == []


# Times


def test_each_reader_sees_their_own_time():
    proposed = next(each for each in views("Roadmap") if isinstance(each, channel.OptionsProposed))
    made = rendered(proposed)
    start, end = int(NINE.timestamp()), int((NINE + timedelta(minutes=45)).timestamp())
    span = (
        f"<!date^{start}^{{date_long_pretty}}, {{time}}|Thu 21 Jan, 15:00>–"
        f"<!date^{end}^{{time}}|15:45>"
    )
    closes = int((NINE - timedelta(days=2)).timestamp())
    until = f"by <!date^{closes}^{{date_long_pretty}}, {{time}}|Tue 19 Jan, 15:00>:"
    assert span in made.text
    assert until in made.text
    assert any(span in each for each in texts(made.blocks))
    assert any(until in each for each in texts(made.blocks))


SPAN, INSTANT = TIMES[0], s.When("Thu 21 Jan, 15:00", NINE)


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("Roadmap: Thu 21 Jan, 15:00–15:45.", f"Roadmap: {AT}."),
        ("closes Thu 21 Jan, 15:00", "closes Thursday, January 21st, 2027, 14:00"),
        (
            "Thu 21 Jan, 15:00 and Thu 21 Jan, 15:00–15:45",
            f"Thursday, January 21st, 2027, 14:00 and {AT}",
        ),
        ("Thu 21 Jan, 15:00–15:45 in Berlin.", f"{AT} (your time)."),
        ("Thu 21 Jan, 15:00–15:45 (I hope)", f"{AT} (I hope)"),
        ("Thu 21 Jan, 15:00–16:30", "Thu 21 Jan, 15:00–16:30"),
        ("a & b < Thu 21 Jan, 15:00", "a & b < Thursday, January 21st, 2027, 14:00"),
        ("> said *so* on 2 * 3, first_last", "› said ∗so∗ on 2 ∗ 3, first_last"),
    ],
)
def test_times_named_in_words(words, seen):
    assert mrkdwn(shown(words, (INSTANT, SPAN), 500), None, None) == seen


@pytest.mark.parametrize("end", ["_a-_b_", "x._y", "x-_"])
def test_an_address_leads_where_it_did(end):
    address = f"https://convene.test/s/{end}"
    assert shown(f"Send *them* {address} _now_", (), 500) == f"Send ∗them∗ {address} ＿now＿"


def test_zone_stays_where_the_time_is_not_understood():
    text = shown("Thu 21 Jan, 15:00–15:45 in Berlin.", TIMES, 500)
    assert text.endswith("{time} (your time)|15:45 in Berlin>.")


@on_slack()
async def test_readers_in_two_zones(slack):
    team = slack.teams[0]
    at = shown("It closes Thu 21 Jan, 15:00.", (INSTANT,), 500)
    seen = [mrkdwn(at, team, slack.user(name).account) for name in ("omar", "dana")]
    assert seen == [
        "It closes Thursday, January 21st, 2027, 18:00.",
        "It closes Thursday, January 21st, 2027, 09:00.",
    ]


# What is long


def test_sixty_wishes_are_all_there():
    told = tuple(wish(number, f"prefers day number {number}") for number in range(60))
    made = rendered(member.ReadBack(preferences=told, not_understood=()))
    assert all(f"prefers day number {number}" in read(made.blocks) for number in range(60))
    assert labels(made.blocks).count("Take back") == 30
    assert labels(made.blocks)[-2:] == ["That's all", "Let others see …"]


def test_more_words_than_fit_are_counted():
    told = tuple(wish(number, f"{number} " + "word " * 100) for number in range(60))
    made = rendered(member.ReadBack(preferences=told, not_understood=()))
    said = read(made.blocks)
    shown_ = sum(f"✓ {number} word" in said for number in range(60))
    assert 15 < shown_ < 60
    assert f"… and {60 - shown_} more" in said
    assert labels(made.blocks)[-2:] == ["That's all", "Let others see …"]


def test_reasons_give_way_before_options():
    offered = tuple(
        s.OptionRow(option=slot(number), facts=("works for 9",), reasons=reasons("word " * 50, 40))
        for number in range(12)
    )
    options = s.Options(zone=ZONE, round=1, options=offered, by_letter=False, one_tap=False)
    said = read(render(s.Layout(words="", parts=(options,)), SESSION).blocks)
    assert all(f"*{option_name(number)}*  " in said for number in range(12))
    assert said.count("works for 9") == 12
    assert said.count("… and ") == 12


def test_a_long_text_goes_on_in_another_section():
    words = " ".join(f"word{number}" for number in range(1000))
    made = rendered(member.Notice(text=words))
    assert len(made.blocks) > 1
    assert " ".join(each["text"]["text"].strip() for each in made.blocks) == words
    assert made.text.endswith("…")


def test_nothing_is_cut_within_markup():
    pieces = MRKDWN.atoms("& " * 2000, TIMES, 20_000)
    assert all(not each.endswith(("&", "&a", "&am", "&amp")) for each in packed(pieces, 99))
    for room in range(1, 200):
        text = shown("at Thu 21 Jan, 15:00–15:45 & on & on & on", TIMES, room)
        assert len(text) <= room
        assert text.count("<") == text.count(">")
        assert text.count("&") == text.count("&amp;")


# After a press


def question():
    asked = next(each for each in views("Roadmap") if isinstance(each, member.IntakeQuestion))
    return with_ids(asked)


def test_pressed_message_says_so_and_can_be_pressed_no_more():
    before = question()
    after = pressed(before, "Any time: *noted* <3.", ("any-time", "mornings", "afternoons"))
    assert labels(before) == ["Any time", "Mornings", "Afternoons"]
    assert labels(after) == []
    assert read(after) == read(before[:1]) + "\nAny time: *noted* <3."
    assert message_problems(after) == []


def test_other_buttons_stay():
    told = member.ReadBack(preferences=(wish(), wish(2)), not_understood=())
    after = pressed(with_ids(told), "Done.", ("thats-all",))
    assert labels(after) == ["Take back", "Take back", "Let others see …"]
    after = pressed(after, "", ("take-back",))
    assert labels(after) == ["Let others see …"]
    assert read(after).count("prefers mornings") == 2


def test_a_later_note_takes_the_place_of_an_earlier():
    once = pressed(question(), "Kept.", ())
    twice = pressed(once, "Not this time, then.", ())
    assert "Kept." not in read(twice)
    assert len(once) == len(twice)


@pytest.mark.parametrize("view", [*views("Roadmap")], ids=lambda view: type(view).__name__)
def test_at_rest_nothing_is_left_to_press(view):
    before = with_ids(view)
    after = at_rest(before)
    assert labels(after) == []
    assert texts(after) == texts(before)
    assert message_problems(after) == []


@pytest.mark.parametrize("value", ["", "junk", "[]", '["s"]', '[1, "a"]', '{"a": 1}', "7"])
def test_a_foreign_value_names_no_session(value):
    assert control_in(value) == (None, "")


def test_outside_a_session_a_button_carries_none():
    row = s.Buttons((s.Button("keep", "Keep", "7"),))
    [block] = render(s.Layout(words="", parts=(row,)), None).blocks
    assert control_in(block["elements"][0]["value"]) == (None, "7")


def test_size_counts_as_slack_does():
    for view in views(SUBJECT):
        blocks = rendered(view).blocks
        assert size(blocks) == words_in(blocks)


def test_every_look_of_a_button_is_one_of_slacks():
    row = s.Buttons(tuple(s.Button("keep", "x" * 90, "", look) for look in s.Look))
    made = render(s.Layout(words="", parts=(row,)), SESSION).blocks
    assert message_problems(made) == []
    assert {each.get("style") for each in made[0]["elements"]} == {None, "primary", "danger"}
