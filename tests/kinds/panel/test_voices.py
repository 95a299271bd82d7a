"""A turn that a model writes: shown voice by voice, with what it cost, whoever fails."""

from dataclasses import replace

import pytest

from orchestration.interaction.wording import word
from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import OpenPanel, PanelSpoke
from orchestration.kinds.panel.effects import Speak
from orchestration.kinds.panel.speech.offline import spoken
from orchestration.kinds.panel.turn.who import BY_A_MODEL, BY_A_TEMPLATE
from orchestration.model.panel import PanelMeans, SpeechWay
from orchestration.model.people import Organiser
from orchestration.model.spent import Spent
from orchestration.views.panel import PanelNext, PanelStage, PersonaSays
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import NOW, SALLY, Stage, spoke

ASK = "Which plant for a dark office?"
APART, STREAM = (PanelMeans(each) for each in (SpeechWay.APART, SpeechWay.STREAM))
COST = Spent(1, 300, 100, 2.0)


class Written:
    """A panel whose words come one by one, in whatever order they are handed in."""

    def __init__(self, means=APART):
        self.posted, self.count = [], 0
        opening = OpenPanel(
            **self.envelope(),
            organiser=Organiser(SALLY.id, SALLY.name),
            members=(SALLY,),
            ask=ASK,
            catalogue=SHELF.named("houseplants"),
            seed="7",
            means=means,
        )
        self.panel, effects = handling.open_panel(opening)
        self.due = self._noted(effects)

    def envelope(self):
        self.count += 1
        return {"id": f"{self.count}", "session": "panel-1", "at": NOW}

    def asks(self, text):
        command = handling.AskPanel(**self.envelope(), member=SALLY.id, name="Sally", text=text)
        self.panel, effects = handling.ask(self.panel, command)
        self.due = self._noted(effects)

    def comes(self, at=0, *, fails=False, said=None):
        """Hand in what is due at a place; it may have failed."""
        scene = self.due.pop(at).scene
        words = spoken(scene) if said is None else said
        words = tuple(replace(each, stands_in=True) for each in words) if fails else words
        names = tuple(each.persona.name for each in scene.parts)
        self.hands_in(scene.turn, words, names)

    def hands_in(self, turn, words, names):
        made = PanelSpoke(**self.envelope(), turn=turn, utterances=words, voices=names, spent=COST)
        self.panel, effects = handling.spoke(self.panel, made)
        self.due += self._noted(effects)

    def _noted(self, effects):
        self.posted += [each for each in effects if not isinstance(each, Speak)]
        return [each for each in effects if isinstance(each, Speak)]

    def shown(self, view):
        return [each.view for each in self.posted if isinstance(each.view, view)]

    @property
    def stage(self):
        return word(self.shown(PanelStage)[-1])

    @property
    def said(self):
        return [each.persona.name for each in self.shown(PersonaSays)]


def test_first_answers_are_written_side_by_side_and_nobody_hears_another():
    written = Written()

    assert len(written.due) == len(written.panel.personas) >= 4
    for each in written.due:
        assert len(each.scene.parts) == 1
        assert each.scene.lately == ()
    names = [each.scene.parts[0].persona.name for each in written.due]
    assert names == [each.name for each in written.panel.personas]


def test_what_comes_is_shown_at_once_and_who_asks_is_shown_last():
    written = Written()
    first, second, *_, last = (each.name for each in written.panel.personas)
    count = len(written.due)

    written.comes(-1)
    assert written.said == []
    written.comes(1)
    assert written.said == [second]
    assert f"2 of {count} came" in written.stage
    assert first in written.stage
    while written.due:
        written.comes()

    assert written.said[-1] == last
    assert written.panel.turns[0].utterances[-1].text.endswith("?")
    assert spoke(written.panel.turns[0]) == written.said
    assert [each.name for each in written.posted if isinstance(each.view, PersonaSays)] == [
        f"turn/1/{at}" for at in range(1, count + 1)
    ]
    assert len(written.shown(PanelNext)) == 1


def test_it_is_told_what_a_turn_has_cost_and_all_of_them():
    written = Written()
    count = len(written.due)
    while written.due:
        written.comes()

    tokens = f"{400 * count:,} tokens"
    assert f"({count} calls, {tokens}, {2.0 * count:.1f} s)" in written.stage
    assert "without knowledge of the others" in written.stage
    written.asks("Quinn, is it easy?")
    while written.due:
        written.comes()
    assert "in all" in written.stage
    assert written.panel.spent.calls == count + len(written.panel.turns[1].utterances)


def test_one_that_fails_leaves_the_others_and_is_told_to_be_a_template():
    written = Written()
    name = written.panel.personas[1].name
    written.comes(1, fails=True)
    while written.due:
        written.comes()

    assert f"For {name} a template speaks" in written.stage
    assert len(written.said) == len(written.panel.personas)


def test_one_that_says_nothing_at_all_leaves_the_others():
    written = Written()
    name = written.panel.personas[1].name
    written.comes(1, said=())
    while written.due:
        written.comes()

    assert name not in written.said
    assert len(written.said) == len(written.panel.personas) - 1
    assert written.panel.speaking is None


def test_later_each_hears_who_spoke_before_as_far_as_it_was_there():
    written = Written()
    while written.due:
        written.comes()
    written.asks("any others?")
    joined = {each.name for each in written.panel.personas if each.joined == 2}
    assert joined
    heard = {}
    while written.due:
        scene = written.due[0].scene
        heard[scene.parts[0].persona.name] = [each.persona for each in scene.lately]
        written.comes()

    names = [*heard]
    assert len(names) >= 2
    for at, name in enumerate(names):
        assert heard[name][len(heard[name]) - at :] == names[:at]
        if name in joined:
            assert heard[name] == names[:at], "it was not there before"


def test_nobody_speaks_for_another_or_twice():
    written = Written()
    one, other, *_ = written.due
    mine, theirs = spoken(one.scene), spoken(other.scene)
    name = one.scene.parts[0].persona.name
    written.hands_in(1, (*mine, *theirs), (name,))
    assert written.said == [name]
    written.hands_in(1, mine, (name,))
    assert written.said == [name], "what comes twice is shown once"
    assert written.panel.spent == COST


def test_what_is_asked_meanwhile_waits_until_the_last_has_spoken():
    written = Written()
    due = written.due
    written.asks("Quinn, is it easy?")
    written.due = due
    assert len(written.panel.waiting) == 1
    for _ in range(len(written.panel.personas)):
        written.comes()

    assert written.panel.waiting == ()
    assert written.due[0].scene.ask == "Quinn, is it easy?"


def test_in_one_stream_all_are_written_at_once():
    written = Written(STREAM)
    [one] = written.due

    assert len(one.scene.parts) == len(written.panel.personas)
    written.comes()
    assert len(written.said) == len(written.panel.personas)
    assert "all answers at once" in written.stage


@pytest.mark.parametrize("means", [APART, STREAM])
def test_a_turn_comes_to_the_same_in_each_way(means):
    plain = Stage("houseplants", ASK)
    model = Stage("houseplants", ASK, means=means)
    for said in ("it must be pet safe", "any others?", "Which is the smallest?", "thanks"):
        plain.says(said)
        model.says(said)

    assert [each.option for each in plain.panel.personas] == [
        each.option for each in model.panel.personas
    ]
    assert [spoke(each) for each in plain.panel.turns] == [spoke(x) for x in model.panel.turns]
    assert not [each for each in plain.posted if isinstance(each.view, PanelStage)]


@pytest.mark.parametrize(("fails", "told"), [(False, BY_A_MODEL), (True, BY_A_TEMPLATE)])
def test_who_wrote_this_tells_the_words_of_a_model_from_those_of_a_template(fails, told):
    written = Written()
    while written.due:
        written.comes(fails=fails)
    written.asks("who wrote this?")
    assert written.panel.speaking.notice.endswith(told)
    written.comes(said=())
    written.asks("are you human?")
    assert told.strip() not in written.panel.speaking.notice


def test_where_templates_speak_nothing_is_said_of_models():
    stage = Stage("houseplants")
    assert "language model" not in stage.says("who wrote this?").notice
