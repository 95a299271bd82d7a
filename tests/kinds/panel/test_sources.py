"""What documents say is quoted where it belongs: by whose option it is about, with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.files.catalogue import read_catalogue
from orchestration.interaction.wording import word
from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import PanelSpoke
from orchestration.kinds.panel.effects import LookInto
from orchestration.kinds.panel.handling import ENOUGH_SOURCES, OVER
from orchestration.kinds.panel.speech.offline import spoken
from orchestration.kinds.panel.speech.unsaid import sentences
from orchestration.kinds.panel.state import MOST_SOURCES
from orchestration.model.panel import Claim, Utterance
from orchestration.privacy import Private, reveal
from orchestration.retrieval.dividing import divided
from orchestration.sessions.commands import KeepOwnDocument
from tests.fakes.documents import WordsMeet
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

CITIES = read_catalogue("cities.csv", b"name\nLisbon\nPorto\nVienna\n")
NOTES = """\
# Where we have been

Lisbon:
- The team loved the trams.
- Hotels near the venue are expensive in May.

Porto:
- Rain all day in November, and the outing was cancelled.

Vienna is quiet, but nothing is open on Sundays.

Vegetarians must find something to eat in the evening.
"""
MEANINGS = (
    "rain wet umbrella weather",
    "vegetarians vegan meat",
    "sunday sundays weekend",
    "money hotel expensive cost spend",
    "tram trams railway",
)


def stage(notes=NOTES, catalogue=CITIES, name="trips.md", **more):
    embedding = WordsMeet(*MEANINGS)
    return Stage(catalogue, sources=[(name, notes)], embedding=embedding, **more)


def text_of(turn):
    return {each.persona: each.text for each in turn.utterances}


def of(on, title):
    """Return who vouches for an option."""
    return next(each.name for each in on.panel.personas if on.panel.option_of(each).title == title)


def test_each_introduces_its_option_with_what_speaks_for_it():
    on = stage()
    said = text_of(on.panel.turns[0])

    assert "trips.md, line 4" in said[of(on, "Lisbon")]
    assert "“The team loved the trams.”" in said[of(on, "Lisbon")]
    assert "Rain all day" in said[of(on, "Porto")]
    assert "Sundays" in said[of(on, "Vienna")]


def test_what_is_asked_is_answered_by_whose_option_it_is_about():
    on = stage()
    turn = on.says("What about the hotels?")

    assert spoke(turn) == [of(on, "Lisbon")]
    assert "trips.md, line 5" in turn.utterances[0].text
    assert "“Hotels near the venue are expensive in May.”" in turn.utterances[0].text


def test_what_is_of_no_option_the_panel_quotes_itself():
    on = stage()
    turn = on.says("What about vegan food?")

    assert "trips.md, line 12: “Vegetarians must find something" in turn.notice
    assert not any("Vegetarians" in each.text for each in turn.utterances)


def test_what_was_quoted_is_pointed_to_and_not_said_again():
    on = stage()
    once = on.says("What about vegan food?")
    again = on.says("And what about meat?")

    assert "“Vegetarians must" in once.notice
    assert "line 12, as quoted before" in again.notice


def test_what_no_document_speaks_of_is_not_answered_by_one():
    turn = stage().says("What about parking?")

    assert "trips.md" not in turn.notice
    assert not any(claim for each in turn.utterances for claim in each.claims)


def test_every_quote_is_a_claim_that_names_document_and_line():
    on = stage()
    on.says("What about the hotels?")
    claims = [x for each in on.utterances for x in each.claims if not x.criterion]

    assert claims
    lines = NOTES.splitlines()
    for each in claims:
        place = int(each.source.removeprefix("trips.md, line "))
        assert each.value.split()[0] in lines[place - 1]
        assert each.value in each.text


def test_a_document_that_comes_later_is_gone_by_from_then_on():
    on = Stage(CITIES, embedding=WordsMeet(*MEANINGS))
    assert "“" not in " ".join(each.text for each in on.utterances)

    on.hands_in("trips.md", NOTES, "omar")
    [told] = [each.view for each in on.posted if each.name.startswith("source/")]
    turn = on.says("What about umbrellas?")

    assert (told.name, told.by, told.is_new) == ("trips.md", "omar", True)
    assert "Rain all day" in text_of(turn)[of(on, "Porto")]
    assert on.panel.member("omar") is not None


def test_the_same_document_again_changes_nothing():
    on = stage()
    on.hands_in("trips.md", NOTES)

    [told] = [each.view for each in on.posted if each.name.startswith("source/")]
    assert not told.is_new
    assert len(on.panel.sources) == 1


def test_there_is_a_bound_and_an_end():
    on = stage()
    for at in range(MOST_SOURCES):
        told = on.hands_in("more.md", f"Lisbon has {at} hills.")
    assert told[-1].view._value.text == ENOUGH_SOURCES  # what she is told alone
    assert len(on.panel.sources) == MOST_SOURCES

    on.does(handling.finish, handling.FinishPanel)
    assert on.hands_in("late.md", "Too late.")[-1].view._value.text == OVER


def test_a_quote_that_no_document_holds_is_not_shown():
    def invents(scene):
        first, *rest = spoken(scene)
        claim = Claim("x", "Everybody hates Porto.", "trips.md, line 9", "lisbon", "")
        made = Utterance(first.persona, first.to, "x", claims=(claim,))
        return (made, *rest)

    on = stage(speak=invents)

    assert len(on.panel.turns[0].utterances) == 2


def test_turns_wait_for_what_is_looked_up():
    on = stage()
    said = handling.ask(on.panel, handling.AskPanel(**on.envelope(), member="sally", text="Rain?"))
    panel, [looking] = said
    assert isinstance(looking, LookInto)
    panel, nothing = handling.ask(
        panel, handling.AskPanel(**on.envelope(), member="sally", text="And trams?")
    )
    assert nothing == ()
    assert [each.text for each in panel.waiting] == ["And trams?"]
    late = PanelSpoke(**on.envelope(), turn=99, utterances=())
    assert handling.spoke(panel, late) == (panel, ())


def test_headings_and_names_of_documents_say_what_passages_are_about():
    by_heading = stage("## Porto\n\nThe trams are old.\n")
    by_name = stage("The trams are old.\n", name="porto-notes.md")

    for on in (by_heading, by_name):
        assert "trams are old" in text_of(on.panel.turns[0])[of(on, "Porto")]


@pytest.mark.parametrize("catalogue", ["houseplants", "cities"])
def test_with_documents_nothing_is_said_twice_either(catalogue):
    options = SHELF.named(catalogue).options
    notes = "\n".join(f"- {each.title} is loved by team {at}." for at, each in enumerate(options))
    on = stage(notes, catalogue)
    for at in range(18):
        on.says(["Who fits best?", "What about money?", "Any others?", "Why?"][at % 4])
    said = [x for each in on.utterances for x in sentences(each.text)]

    assert len(said) == len({*said})


def keeps(on, text, who="ana", name="diary.md"):
    """Hand in a document for oneself; return the card that comes of it."""
    [told] = on.does(
        handling.keep_own_document, KeepOwnDocument, who, document=document(name, text)
    )
    return told


def document(name, text, who="ana"):
    return Private(who, divided(name, [text], is_paged=False))


DIARY = "- In Porto I got sick.\n- Lisbon was hot.\n"


def test_ones_own_documents_are_quoted_on_ones_own_card():
    told = keeps(stage(), DIARY)
    card = reveal(told.view, to="ana")

    assert told.to == "ana"
    assert card.documents == ("diary.md",)
    assert set(card.notes) == {
        "Porto: “In Porto I got sick.” (diary.md, line 1)",
        "Lisbon: “Lisbon was hot.” (diary.md, line 2)",
    }


def test_they_are_there_whenever_the_card_is_asked_for():
    on = stage()
    keeps(on, DIARY)
    [told] = on.does(handling.show_card, handling.ShowCard, "ana")

    assert "“In Porto I got sick.”" in word(reveal(told.view, to="ana"))


def test_nothing_that_others_see_depends_on_them():
    def seen(diary):
        on = stage()
        if diary:
            keeps(on, diary)
        on.says("What about the hotels?", "ana")
        on.says("Who fits best?", "ben")
        [told] = on.does(handling.show_card, handling.ShowCard, "ben")
        return on.posted, [x.utterances for x in on.panel.turns], reveal(told.view, to="ben")

    assert seen(DIARY) == seen("") == seen("- Porto is lovely.\n")


HOSTILE = st.text(max_size=60).filter(str.strip)


@given(HOSTILE, HOSTILE)
def test_hostile_documents_change_nothing_but_what_is_quoted(one, other):
    on = stage(f"- Porto {one}\n- {other}\n")
    turn = on.says(f"What about {other}?")

    known = {on.panel.option_of(each).key for each in on.panel.personas}
    for each in turn.utterances:
        assert {claim.option for claim in each.claims} <= known
        assert len(each.text.split()) <= 160


WRITTEN_IN_A_ROW = """\
The Snake plant survived six weeks of holidays without a drop of water.
The Peace lily droops dramatically after four days. Everybody feels guilty then.
The Cast-iron plant was chewed by the office dog and nothing happened to the dog.
"""


def test_of_a_passage_on_several_options_each_quotes_what_is_of_its_own():
    stage = Stage(
        "houseplants", "a plant for a dark office?", sources=[("notes.md", WRITTEN_IN_A_ROW)]
    )
    told = {
        claim.option: claim.value
        for each in stage.utterances
        for claim in each.claims
        if claim.source.startswith("notes")
    }
    assert told["peace-lily"] == (
        "The Peace lily droops dramatically after four days. Everybody feels guilty then."
    )
    assert told["snake-plant"].startswith("The Snake plant survived")
    assert "Peace" not in told["snake-plant"]


def test_who_asks_for_what_was_quoted_before_is_told_it_again():
    stage = Stage(
        "houseplants", "a plant for a dark office?", sources=[("notes.md", WRITTEN_IN_A_ROW)]
    )
    turn = stage.says("what happened to the cast iron plant with the dog?")
    assert "nothing happened to the dog" in turn.utterances[0].text
