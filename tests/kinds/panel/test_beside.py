"""A panel that is asked within another: what is needed and kept goes along, as far as it fits."""

from adapters.files.catalogue import read_catalogue
from orchestration.kinds.panel import beside, handling
from orchestration.kinds.panel.commands import AskBeside, OpenPanel, PinInPanel
from orchestration.model.catalogue import Better
from orchestration.model.people import Organiser
from orchestration.privacy import Private, reveal
from orchestration.sessions.effects import OpenChild
from tests.kinds.panel.stage import NOW, SALLY, Stage

CAMERAS = """\
name,price:number[EUR,low,cheap],zoom:number[x,high],mount:tag,wifi:flag[,high]
Pico,100,2,canon,yes
Lumo,500,30,sony,yes
Nova,900,40,canon,no
"""
LENSES = """\
name,cost:number[EUR,low,price,cheap],mount:tag,hood:flag[,high]
Wide,300,canon,yes
Long,700,sony,yes
Pico,200,canon,no
"""


def catalogue(text):
    return read_catalogue("things.csv", text.encode())


def pins(stage, thing, who="sally"):
    stage.does(handling.pin, PinInPanel, who, thing=Private(who, thing), name=who.title())


def asked_beside(stage):
    """Ask for a lens within a panel; return what opens the other panel."""
    opening = OpenPanel(
        id="y",
        session="panel-2",
        at=NOW,
        organiser=Organiser(SALLY.id, SALLY.name),
        members=(SALLY,),
        ask="which lens?",
        catalogue=catalogue(LENSES),
        seed="7",
    )
    stage.does(beside.ask_beside, AskBeside, opening=opening)
    [child] = [each for each in stage.posted if isinstance(each, OpenChild)]
    return child.opening


def test_what_each_has_pinned_goes_along_by_its_name_there_and_is_theirs():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    stage.says("what about zoom?", who="omar")
    pins(stage, "price")
    pins(stage, "Pico", "omar")
    pins(stage, "zoom", "omar")
    cards = asked_beside(stage).cards

    assert {who: box.owner for who, box in cards.items()} == {"sally": "sally", "omar": "omar"}
    assert reveal(cards["sally"], to="sally").criteria == ("cost",)
    assert reveal(cards["omar"], to="omar").options == ("pico",)
    assert reveal(cards["omar"], to="omar").criteria == (), "a lens has no zoom here"


def test_who_kept_nothing_that_fits_brings_no_card():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    pins(stage, "wifi")
    assert asked_beside(stage).cards == {}


def test_what_is_needed_goes_along_and_of_a_limit_in_figures_only_which_end():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    stage.says("at most 500 EUR, and it must be for canon")
    needs = {each.criterion: each for each in asked_beside(stage).needs}

    assert (needs["cost"].condition, needs["cost"].end) == (None, Better.LOW)
    assert not needs["cost"].firm
    assert needs["mount"].condition.tag == "canon"
    assert needs["mount"].firm


def test_the_other_panel_begins_with_it():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    stage.says("it must be for canon")
    pins(stage, "price")
    panel, _ = handling.open_panel(asked_beside(stage))

    assert "mount" in {each.criterion for each in panel.needs}
    assert handling.shown_card(panel, "sally").criteria == ("cost",)
