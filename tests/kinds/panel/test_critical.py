"""Personas speak without praise: of another's option, of what speaks against theirs, to a no."""

import pytest

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import PinInPanel
from orchestration.kinds.panel.turn.facts import fact
from orchestration.kinds.panel.turn.views import NOTHING_PREFERRED
from orchestration.privacy import Private
from tests.kinds.panel.stage import SALLY, Stage, spoke

# San Francisco (Quinn), Sydney (Ellis), Melbourne (Noor), Seattle (Sasha)


def cities(*said, **more):
    stage = Stage("cities", "which city should I move to?", **more)
    for each in said:
        stage.says(each)
    return stage


def cell(stage, key, criterion):
    return fact(stage.panel.catalogue, key, criterion).value


@pytest.mark.parametrize(
    "said",
    [
        "Quinn, what do you think of Seattle?",
        "Quinn, what about Seattle?",
        "quinn whats your view on seattle",
        "Quinn, was hältst du von Seattle?",
        "Quinn, wie findest du Seattle?",
        "quinn, ist seattle was für mich?",
        "Quinn, was denkst du über Sasha?",
        "Quinn, would you recommend Seattle?",
    ],
)
def test_who_is_asked_of_another_s_option_sets_it_beside_their_own_and_praises_neither(said):
    stage = cities()
    turn = stage.says(said)
    first, second = turn.utterances

    assert turn.intent == "view"
    assert (first.persona, second.persona) == ("Quinn", "Sasha")
    assert {each.option for each in first.claims} == {"san-francisco", "seattle"}
    assert cell(stage, "seattle", "sunshine") in first.text
    assert {x.criterion for x in first.claims}.isdisjoint({x.criterion for x in second.claims})
    assert second.text.endswith("?")


def test_what_the_reader_needs_comes_first_and_the_panel_tells_what_the_persona_cannot():
    stage = cities("I need trams and a lot of sunshine")
    turn = stage.says("Quinn, what do you think of Porto?")

    assert turn.utterances[0].claims[0].criterion == "sunshine"
    assert turn.notice == "Trams: Porto yes, San Francisco yes."


def test_nobody_speaks_in_the_place_of_who_joins_for_an_option_that_was_asked_about():
    stage = cities()
    turn = stage.says("Ellis, was hältst du von Porto?")
    [new] = turn.joined

    assert spoke(turn) == ["Ellis", new]
    assert stage.panel.persona(new).option == "porto"


def test_all_are_asked_of_one_option():
    turn = cities().says("what do you all think of Seattle?")
    assert turn.intent == "view"
    assert 2 <= len(turn.utterances) <= 4
    assert spoke(turn)[-1] == "Sasha"


@pytest.mark.parametrize(
    "said", ["Quinn or Seattle?", "I'll take Seattle, Quinn", "Quinn, is Seattle by the sea?"]
)
def test_what_is_more_than_a_view_is_answered_as_that(said):
    assert cities().says(said).intent != "view"


@pytest.mark.parametrize(
    "said",
    [
        "why should I not take you, Sasha?",
        "Sasha, why shouldn't I pick you?",
        "what speaks against Seattle?",
        "Sasha what would you say against yourself?",
        "was spricht gegen dich, Sasha?",
        "warum sollte ich dich nicht nehmen, Sasha?",
        "sasha whats bad about you",
        "what should worry me about Seattle?",
        "tell me why Seattle would be a mistake",
        "Sasha, give me the honest downsides",
        "was ist der Haken an Seattle?",
    ],
)
def test_who_is_asked_what_speaks_against_them_says_so_with_the_value_and_its_source(said):
    stage = cities("I need a mild winter")
    turn = stage.says(said)
    first = turn.utterances[0]

    assert turn.intent == "against"
    assert first.persona == "Sasha"
    assert cell(stage, "seattle", "coldest_month") in first.text
    assert "catalogue of cities" in first.text
    assert {each.option for each in first.claims} == {"seattle"}


def test_you_is_who_was_spoken_of_last():
    stage = cities("what speaks against Melbourne?")
    assert spoke(stage.says("any other downsides?"))[0] == "Noor"
    assert stage.says("was spricht gegen den Bogenhanf?").intent != "against"


def test_each_concedes_where_each_is_asked():
    stage = cities()
    turn = stage.says("everyone, one reason not to take you")
    assert len(turn.utterances) == len(stage.panel.personas)
    for each in turn.utterances:
        assert {x.option for x in each.claims} == {stage.panel.persona(each.persona).option}


@pytest.mark.parametrize(
    "said",
    [
        "convince me otherwise",
        "challenge my choice",
        "argue against what I like",
        "play devil's advocate",
        "überzeugt mich vom Gegenteil",
        "stellt meine Wahl in Frage",
        "try to change my mind",
        "what am I missing?",
        "warum liege ich falsch?",
    ],
)
def test_a_challenge_names_what_is_preferred_and_its_weakest_side(said):
    nothing = cities().says(said)
    assert (nothing.utterances, nothing.notice) == ((), NOTHING_PREFERRED)

    stage = cities("I want a lot of sunshine")
    turn = stage.says(said)
    assert turn.notice == "By what you need (sunny), San Francisco comes first."
    assert spoke(turn)[0] == "Quinn"
    assert cell(stage, "san-francisco", "coldest_month") in turn.utterances[0].text
    assert cell(stage, "san-francisco", "coldest_month") in turn.utterances[1].text

    assert cities("I like Seattle").says(said).notice == "You like Seattle."


def test_what_is_pinned_is_challenged_in_private_and_told_to_nobody_else():
    def pinned(**more):
        stage = cities(**more)
        stage.does(handling.pin, PinInPanel, thing=Private(SALLY.id, "Seattle"))
        return stage.says("challenge my choice")

    assert pinned(is_private=True).notice == "You have pinned Seattle."
    assert pinned().notice == cities().says("challenge my choice").notice == NOTHING_PREFERRED


@pytest.mark.parametrize(
    "said",
    [
        *(
            "hmm no",
            "meh",
            "not that",
            "not convinced",
            "nah",
            "boring",
            "not really my thing",
            "no thx",
        ),
        *("nein, das nicht", "naja", "geht gar nicht", "das ist nichts"),
    ],
)
def test_a_short_no_is_said_to_what_was_spoken_of_last(said):
    stage = cities("what speaks against Melbourne?")
    turn = stage.says(said)
    assert turn.intent == "reject"
    assert turn.meant == ("melbourne",)
    assert len(turn.utterances) == 2
    follows = spoke(turn)[1]

    again = stage.says("not that one")
    assert again.meant == (stage.panel.persona(follows).option,)


@pytest.mark.parametrize(
    "said", ["too rainy", "it's way too rainy for me", "zu regnerisch", "no, too rainy"]
)
def test_a_short_critique_is_of_what_was_spoken_of_last(said):
    stage = cities("what speaks against Sydney?")
    turn = stage.says(said)
    assert spoke(turn)[0] == "Ellis"
    assert cell(stage, "sydney", "rainfall") in turn.utterances[0].text
    assert [each.words for each in stage.panel.needs] == ["dry"]


def test_what_nobody_knows_is_said_of_it_and_the_no_that_follows_goes_on():
    stage = cities("what speaks against Sydney?")
    assert spoke(stage.says("zu teuer"))[0] == "Ellis"
    assert stage.says("das nicht").meant == ("sydney",)


def test_it_is_asked_what_is_meant_where_several_were_spoken_of():
    stage = cities("what do you all think about the winters?")
    turn = stage.says("meh")
    assert turn.utterances == ()
    assert turn.notice == (
        "Which of them is not for you: San Francisco, Sydney, Melbourne or Seattle?"
    )


@pytest.mark.parametrize("said", ["too many options", "I am too old for that", "no pets allowed"])
def test_what_says_more_is_no_refusal(said):
    assert cities("what speaks against Sydney?").says(said).intent != "reject"


def test_a_no_to_anything_else_is_none():
    stage = cities("I'll take Seattle")
    before = len(stage.panel.turns)
    stage.says("no")
    assert len(stage.panel.turns) == before
    stage.says("what speaks against Sydney?")
    before = len(stage.panel.turns)
    stage.says("no", who="dana")
    assert len(stage.panel.turns) == before


def test_who_disagrees_with_somebody_replies_to_them():
    turn = cities().says("who disagrees with Ellis?")
    assert spoke(turn)[0] == "Ellis"
    assert len(turn.utterances) == 3


@pytest.mark.parametrize(
    "said", ["not sure about that one", "not bad", "nicht schlecht", "not yet"]
)
def test_who_is_not_against_it_refuses_nothing(said):
    stage = cities("what speaks against Sydney?")
    stage.says(said)
    assert stage.panel.turns[-1].intent != "reject"


def test_how_a_persona_is_hidden_is_told_once():
    stage = cities("what speaks against Melbourne?")
    assert "hide Noor" in stage.says("meh").notice
    assert stage.says("not Melbourne").notice == ""


def test_a_currency_is_not_meant_by_a_word_that_is_written_like_it():
    stage = cities()
    stage.says("I'll try to find something sunny, I'd be mad not to")
    assert [each.words for each in stage.panel.needs] == ["sunny"]
