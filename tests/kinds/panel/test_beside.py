"""A panel that is asked within another: what is needed and kept goes along, as far as it fits."""

from adapters.files.catalogue import read_catalogue
from orchestration.interaction.wording import word
from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import AskBeside, OpenPanel, PinInPanel, ShowCard
from orchestration.kinds.panel.kept import beside
from orchestration.model.catalogue import NO_CATALOGUE, Better
from orchestration.model.panel import ProposedField
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


def asked_beside(stage, **more):
    """Ask for a lens within a panel; return what opens the other panel."""
    opening = OpenPanel(
        id="y",
        session="panel-2",
        at=NOW,
        organiser=Organiser(SALLY.id, SALLY.name),
        members=(SALLY,),
        ask="which lens?",
        **{"catalogue": catalogue(LENSES), "seed": "7", **more},
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


def test_what_was_kept_goes_along_where_the_field_is_proposed_first_and_is_fitted_then():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    stage.says("it must be for canon, at most 500 EUR")
    pins(stage, "price")
    pins(stage, "zoom")
    opening = asked_beside(stage, catalogue=NO_CATALOGUE, is_proposed=True)
    other = Stage(
        NO_CATALOGUE,
        "which lens?",
        field=ProposedField(catalogue(LENSES)),
        needs=opening.needs,
        cards=opening.cards,
        came_from=opening.came_from,
    )

    assert opening.came_from.options == ()
    card = other.panel.cards["sally"]
    assert (card.owner, reveal(card, to="sally").criteria) == ("sally", ("cost",))
    assert {each.criterion for each in other.panel.needs} == {"mount", "cost"}
    assert other.panel.came_from == NO_CATALOGUE


def test_the_card_can_be_looked_at_while_the_field_is_proposed():
    stage = Stage(catalogue(CAMERAS), "which camera?")
    pins(stage, "zoom")
    opening = asked_beside(stage, catalogue=NO_CATALOGUE, is_proposed=True)
    panel, _ = handling.open_panel(opening)
    command = ShowCard(id="c", session="panel-2", at=NOW, member=SALLY.id)
    _, [told] = handling.show_card(panel, command)
    assert "zoom" in word(reveal(told.view, to=SALLY.id))
