"""What somebody looks at in a panel, and how they have its personas speak; and one course of it."""

import pytest

from orchestration.interaction.layouts.panel import ASK, MORE, MORE_WORDS, PERSONA
from orchestration.interaction.wording import word
from orchestration.kinds.panel.actions import ACTIONS, hears
from orchestration.kinds.panel.kind import PANEL
from orchestration.kinds.panel.state import Initiative
from orchestration.model.panel import Intensity, Level
from orchestration.privacy import reveal
from orchestration.sessions.user_action import Press, Said, UserAction
from tests.kinds.panel.stage import NOW, SALLY, Stage, spoke


def writes(stage, text, who=SALLY.id):
    """Write in the thread; return what its author alone is told."""
    action = UserAction(id=f"act/{len(stage.panel.turns)}", who=who, at=NOW, name=str(who).title())
    return came_of(stage, hears(stage.panel, action, Said(words=text)))


def presses(stage, action, value, who=SALLY.id):
    """Press a button; return what who pressed is told."""
    did = UserAction(id="press", who=who, at=NOW, name=str(who).title())
    return came_of(stage, ACTIONS[action](Press(stage.panel, did, value)))


def came_of(stage, reply):
    before = len(stage.told)
    for each in reply.commands:
        stage.panel, effects = PANEL.handlers[type(each)](stage.panel, each)
        stage._follow(effects)
    return [word(reveal(each.view, to=each.to)) for each in stage.told[before:]]


@pytest.mark.parametrize(
    ("said", "initiative", "replies"),
    [
        ("talk less", Initiative.OFF, 0),
        ("be quiet unless asked", Initiative.OFF, 0),
        ("seid still, bis ich frage", Initiative.OFF, 0),
        ("let the others jump in", Initiative.MUCH, 2),
        ("mischt euch ruhig ein", Initiative.MUCH, 2),
    ],
)
def test_how_much_is_said_unasked_is_set_in_words(said, initiative, replies):
    stage = Stage("cities")
    [told] = writes(stage, said)

    assert "unasked" in told
    assert stage.panel.initiative is initiative
    writes(stage, f"{stage.name(0)}, tell me about yours")
    assert len(spoke(stage.panel.turns[-1])) == 1 + replies


def test_it_goes_up_and_down_by_steps():
    stage = Stage("cities")
    for said in ("talk more", "talk more", "talk less"):
        writes(stage, said)
    assert stage.panel.initiative is Initiative.SOME


def test_an_expert_hears_more_at_once_than_a_beginner():
    counts = {}
    for said, level in (("keep it simple", Level.PLAIN), ("more detail", Level.EXPERT)):
        stage = Stage("cities")
        writes(stage, said)
        assert stage.panel.level is level
        writes(stage, f"{stage.name(0)}, tell me about yours")
        counts[level] = len(stage.scenes[-1].parts[0].facts)
    assert counts == {Level.PLAIN: 1, Level.EXPERT: 3}


def test_the_keen_concede_nothing_and_the_calm_do():
    conceded = {}
    for said, intensity in (("argue harder", Intensity.KEEN), ("be calmer", Intensity.CALM)):
        stage = Stage("cities")
        writes(stage, said)
        assert stage.panel.intensity is intensity
        for _ in range(3):
            writes(stage, f"{stage.title(0)} or {stage.title(1)}?")
        parts = [part for scene in stage.scenes[1:] for part in scene.parts]
        conceded[intensity] = [
            each.ahead for part in parts if len(part.contrasts) > 1 for each in part.contrasts
        ]
    assert False not in conceded[Intensity.KEEN]
    assert False in conceded[Intensity.CALM]


def test_the_summary_is_by_group_with_holders_first():
    stage = Stage("houseplants")
    writes(stage, "what about low light?")
    [told] = writes(stage, "summary")
    rows = told.splitlines()

    assert rows.index("home:") < rows.index("care:")
    low_light = next(each for each in rows if each.startswith("low light"))
    holders = [each.name for each in stage.panel.personas if "low_light" in each.criteria]
    assert low_light.startswith(f"low light ({' and '.join(holders)}): {holders[0]} yes")
    assert rows[-1].startswith("Not asked about yet: ")


def test_how_far_it_is_names_what_nobody_asked_about():
    stage = Stage("cities")
    [before] = writes(stage, "how far are we?")
    assert "Not asked about yet: underground, " in before
    writes(stage, "what about the underground?")
    [after] = writes(stage, "wie weit sind wir?")
    assert "underground" not in after


def test_the_history_is_a_line_for_each_turn():
    stage = Stage("cities")
    writes(stage, "what about rain?")
    [told] = writes(stage, "was wurde bisher gesagt?")
    assert [line[:2] for line in told.splitlines()[1:]] == ["1 ", "2 "]
    assert "what about rain?" in told


@pytest.mark.parametrize("said", ["{}'s card", "Karte von {}"])
def test_a_persona_has_a_card(said):
    stage = Stage("cities")
    [told] = writes(stage, said.format(stage.name(1)))
    assert told.startswith(f"{stage.name(1)} (AI) speaks for {stage.title(1)} and cares about ")
    assert "Said in 1 message" in told


def test_a_focus_table_is_of_whom_and_what_was_named():
    stage = Stage("cities")
    [told] = writes(stage, f"focus on {stage.name(0)} and {stage.title(1)}: rain, sun")
    head, *rows = told.splitlines()

    assert head == f"{stage.name(0)} and {stage.name(1)}, beside each other"
    assert [row.partition(":")[0] for row in rows] == ["rainfall", "sunshine"]
    assert all("best here" in row for row in rows)


def test_several_are_talked_to_alone():
    stage = Stage("cities")
    [told] = writes(stage, f"only {stage.name(0)} and {stage.name(2)}")
    assert told == (
        f"You talk to {stage.name(0)} and {stage.name(2)} alone now, until you say “everybody”."
    )
    writes(stage, "what about rain?")
    assert {*spoke(stage.panel.turns[-1])} == {stage.name(0), stage.name(2)}


def test_who_was_parked_comes_back_for_who_did_it_alone():
    stage = Stage("cities")
    [told] = writes(stage, f"park {stage.name(0)}")
    assert f"Hidden: {stage.name(0)}" in told
    [told] = writes(stage, f"bring back {stage.name(0)}")
    assert "Hidden" not in told
    assert stage.panel.removed == ()


@pytest.mark.parametrize("said", ["say that again, differently", "noch einmal anders", "again"])
def test_what_was_said_last_is_said_anew(said):
    stage = Stage("cities")
    writes(stage, f"{stage.name(1)}, tell me about yours")
    before = stage.panel.turns[-1]
    writes(stage, said)
    after = stage.panel.turns[-1]

    assert spoke(after) == spoke(before)
    assert not {each.text for each in before.utterances} & {each.text for each in after.utterances}


def test_a_bubble_does_what_its_words_do():
    stage = Stage("cities")
    writes(stage, f"I'll take {stage.title(0)}")
    turn = stage.panel.turns[-1]
    assert turn.bubbles[0].text == "I’m done."
    [told] = presses(stage, ASK, f"{turn.number}/0")

    assert told.startswith("Your card is done")
    assert stage.panel.ended


@pytest.mark.parametrize("value", MORE_WORDS)
def test_everything_under_more_comes_to_something(value):
    stage = Stage("cities")
    turns = len(stage.panel.turns)
    told = presses(stage, MORE, value)
    assert told or len(stage.panel.turns) == turns + 1


def test_a_persona_is_looked_at_by_a_choice():
    stage = Stage("cities")
    [told] = presses(stage, PERSONA, stage.name(1))
    assert told.startswith(f"{stage.name(1)} (AI)")


def test_nothing_under_more_is_lost_on_the_panel():
    stage = Stage("cities")
    meant = {}
    for value in ("all", "debate", "challenge", "surprise", "who"):
        presses(stage, MORE, value)
        meant[value] = stage.panel.turns[-1].intent
    assert meant == {
        "all": "several",
        "debate": "debate",
        "challenge": "challenge",
        "surprise": "surprise",
        "who": "who",
    }
