"""What goes along as a panel decides: how options stand for each of its people, and its advice."""

import pytest

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import DecideInPanel, HidePersona, PinInPanel
from orchestration.kinds.panel.kept import decision
from orchestration.kinds.panel.kept.advice import advice_of
from orchestration.kinds.panel.kept.cards import stands_of
from orchestration.kinds.panel.kept.decision import options_of
from orchestration.model.preferences import Stand
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import ChildEnded
from orchestration.sessions.effects import OpenChild
from tests.kinds.panel.stage import Stage

CAMERAS = """\
name,price:number[EUR,low],zoom:number[x,high],weight:number[g,low],wifi:flag[,high]
Pico,100,2,300,yes
Lumo,500,30,,yes
Nova,900,40,900,no
"""


def cameras(ask="which camera?", **more):
    return Stage(read_catalogue("cameras.csv", CAMERAS.encode()), ask, **more)


def pins(stage, thing, who="sally"):
    stage.does(handling.pin, PinInPanel, who, thing=Private(who, thing), name=who.title())


def decided(stage, who="sally"):
    """Have it decided; return what opens the choice, and what it is told."""
    stage.does(decision.decide, DecideInPanel, who, seed="s", name=who.title())
    [child] = [each for each in stage.posted if isinstance(each, OpenChild)]
    return child


def test_an_option_stands_for_somebody_by_what_they_pinned():
    stage = cameras()
    pins(stage, "price")
    assert stands_of(stage.panel, "sally") == {
        "pico": Stand.GREAT,
        "lumo": Stand.FINE,
        "nova": Stand.RATHER_NOT,
    }


def test_a_pinned_option_is_great_and_one_that_breaks_what_is_needed_is_ruled_out():
    stage = cameras()
    stage.says("it must have wifi")
    pins(stage, "Lumo")
    stands = stands_of(stage.panel, "sally")
    assert (stands["lumo"], stands["nova"]) == (Stand.GREAT, Stand.NO)


def test_of_what_is_hidden_or_said_by_nobody_nothing_goes_along():
    stage = cameras()
    assert stands_of(stage.panel, "sally") == {}
    pins(stage, "price")
    name = stage.panel.holder("nova").name
    stage.does(handling.hide, HidePersona, persona=Private("sally", name))
    assert "nova" not in stands_of(stage.panel, "sally")


def test_each_ones_pins_are_theirs_alone_in_the_choice_too():
    stage = cameras()
    stage.says("what about zoom?", who="omar")
    pins(stage, "price")
    pins(stage, "zoom", "omar")
    child = decided(stage)

    assert [(each.member, each.stands.owner) for each in child.told] == [
        ("sally", "sally"),
        ("omar", "omar"),
    ]
    assert all(each.session == child.opening.session for each in child.told)
    assert reveal(child.told[1].stands, to="omar")["nova"] is Stand.GREAT


def test_what_all_are_told_does_not_depend_on_who_pinned_what():
    def posted(thing):
        stage = cameras()
        stage.says("hello there, what about zoom?", who="omar")
        pins(stage, thing, "omar")
        child = decided(stage)
        return [each for each in stage.posted if each is not child], child.opening

    assert posted("price") == posted("zoom")


def test_options_part_along_two_criteria():
    stage = cameras()
    assert set(advice_of(stage.panel, options_of(stage.panel)).axis) == {"price", "zoom"}


def test_a_persona_approves_of_its_own_and_of_what_is_best_to_it():
    stage = cameras()
    advice = advice_of(stage.panel, options_of(stage.panel))
    for each in advice.ballots:
        own = stage.panel.persona(each.persona).option
        assert each.options[0] == own
        assert len(each.options) > 1


def test_no_persona_approves_of_what_breaks_what_people_need():
    stage = cameras()
    stage.says("it must have wifi")
    advice = advice_of(stage.panel, options_of(stage.panel))
    assert not [each for each in advice.ballots if "nova" in each.options]


def test_what_was_taken_for_so_is_said():
    stage = cameras()
    stage.says("at most 500 g of weight, and I need a viewfinder")
    advice = advice_of(stage.panel, options_of(stage.panel))

    assert advice.needed
    assert [(each.option, each.criterion) for each in advice.unknown] == [("Lumo", "weight")]


def test_who_does_not_approve_says_by_what_its_option_is_ahead():
    stage = cameras()
    advice = advice_of(stage.panel, options_of(stage.panel))
    for each in advice.objections:
        ballot = next(x for x in advice.ballots if x.persona == each.persona)
        assert each.option not in ballot.options
        assert each.value != each.others


@pytest.mark.parametrize("lines", [["name,colour", "A,red", "B,blue"], ["name", "A", "B"]])
def test_of_what_nothing_is_known_there_is_little_advice_and_no_fault(lines):
    catalogue = read_catalogue("poor.csv", "\n".join(lines).encode())
    stage = Stage(catalogue)
    advice = advice_of(stage.panel, options_of(stage.panel))
    assert advice.axis == ()
    assert advice.objections == ()


def test_what_another_session_comes_to_is_none_of_its_own():
    stage = cameras()
    before = stage.panel
    command = ChildEnded(**stage.envelope(), child="choice-9", outcome="Nova")
    assert decision.child_ended(stage.panel, command) == (before, ())
