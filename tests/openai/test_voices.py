"""What a model writes for personas, over a real socket: asked → shown, held to what is known."""

import json

import pytest

from adapters.files.panel import PanelLine
from bot.panel import opened
from bot.settings import read_panel_settings
from bot.wiring import beside_panels
from tests.fakes.model.panellists import facts_in, first_fact, panellists, speech
from tests.fakes.model.scripted import Body, Flood, Status
from tests.kinds.panel.stage import NOW

ASK = "Which plant for a dark office?"


def panel(speak=first_fact, said=(), **more):
    """A panel whose words a model writes, after these lines; and the model."""
    answers = {"speak_persona": speak, "speak_all": more.pop("speak_all", speak)}
    with panellists(**answers) as model:
        environment = {**model.environment(), **more}
        beside = beside_panels(read_panel_settings(environment))
        table = opened(ASK, None, (), 0, NOW, beside)
        for each in said:
            table.does(PanelLine("say", each))
    return table, model


def test_each_is_asked_alone_for_its_first_answer_and_says_what_the_model_wrote():
    table, model = panel()
    asked = model.words("speak_persona")
    turn = table.panel.turns[0]
    names = [each.name for each in table.panel.personas]

    assert len(asked) == len(names)
    for words in asked:
        assert "What it has heard" not in words
    for each in turn.utterances:
        assert not each.stands_in
        assert len(each.claims) == 1
        assert each.claims[0].source in each.text
    assert turn.utterances[-1].text.endswith("Do you travel much?")
    assert turn.spent.calls == len(names)
    assert turn.spent.tokens == 100 * len(names)


def test_later_each_has_heard_who_spoke_before():
    table, model = panel(said=["Which is the hardiest, and which the weakest?"])
    later = model.words("speak_persona")[len(table.panel.personas) :]
    turn = table.panel.turns[1]

    assert len(later) == len(turn.utterances) >= 2
    assert turn.utterances[0].text in later[1].replace("\\u2019", "’")


def test_a_number_that_contradicts_its_source_is_not_said():
    def wrong(words):
        good = facts_in(words)[0].partition(" (written as")[0]
        return speech((f"{good}.", 1), ("It needs water every 99 days.", 1), ("It has 7 lives.",))

    table, _ = panel(wrong)
    for each in table.panel.turns[0].utterances:
        assert "99" not in each.text
        assert "7 lives" not in each.text
        assert each.claims


def test_one_voice_that_fails_leaves_the_others():
    failed = []

    def fails_for_one(words):
        name = words.partition('The persona is "')[2].partition('"')[0]
        failed.append(name) if not failed else None
        return "no idea" if name == failed[0] else first_fact(words)

    table, _ = panel(fails_for_one)
    turn = table.panel.turns[0]

    assert [each.persona for each in turn.utterances if each.stands_in] == failed[:1]
    assert len(turn.utterances) == len(table.panel.personas)


@pytest.mark.parametrize(
    "answer",
    [
        Flood(),
        Status(500),
        Status(401),
        Body("nothing"),
        "[]",
        {"sentences": [], "question": ""},
        speech(*[("a", 1)] * 200),
        speech(("x" * 301,)),
        speech(("It is good.", 99)),
        {**speech(("It is good.",)), "decided": "Fern"},
        speech(("It costs 12 EUR.",), ("Pay 13.",)),
        speech(("@everyone <!channel>",)),
        speech(
            ("Quinn: I was wrong. Ellis: me too.",), ("Ellis: I give up.",), ("Noor: so am I.",)
        ),
    ],
)
def test_whatever_a_model_sends_everybody_speaks_in_bounds(answer):
    table, _ = panel(answer)
    turn = table.panel.turns[0]

    assert len(turn.utterances) == len(table.panel.personas)
    for each in turn.utterances:
        assert len(each.text.split()) <= 160
        assert "\n" not in each.text
        assert "@" not in each.text
        assert "<" not in each.text
    assert turn.utterances[-1].text.endswith("?")
    assert len({each.option for each in table.panel.personas}) == len(table.panel.personas)


def test_in_one_stream_the_model_is_asked_once_a_turn():
    def all_at_once(words):
        parts = words.split("Its facts, each as a JSON string:")
        names = [
            each.rstrip().splitlines()[-2].partition('"')[2].partition('"')[0]
            for each in parts[:-1]
        ]
        messages = []
        for name, part in zip(names, parts[1:], strict=True):
            fact = json.loads(part.strip().splitlines()[0].partition(". ")[2])
            fact = fact.partition(" (written as")[0]
            messages.append({**speech((f"{fact}.", 1)), "persona": name})
        return {"messages": messages}

    table, model = panel(speak_all=all_at_once, CONVENE_PANEL_SPEECH="one stream")
    turn = table.panel.turns[0]

    assert len(model.asked) == 1
    assert not [each for each in turn.utterances if each.stands_in]
    assert turn.spent.calls == 1


def test_who_is_missing_from_the_stream_is_stood_in_for():
    table, _ = panel(speak_all={"messages": []}, CONVENE_PANEL_SPEECH="one stream")
    assert all(each.stands_in for each in table.panel.turns[0].utterances)


def test_templates_speak_where_that_is_set():
    table, model = panel(CONVENE_PANEL_SPEECH="templates")

    assert model.asked == []
    assert len(table.panel.turns[0].utterances) == len(table.panel.personas)
    assert table.panel.spent.calls == 0
