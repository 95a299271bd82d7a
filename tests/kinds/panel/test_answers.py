"""What a panel answers: to each kind of question its own, the verdict first."""

import pytest

from orchestration.kinds.panel.options.landscape import landscape
from tests.kinds.panel.stage import Stage, spoke

ASK = "which houseplant for a dark flat with a cat? I forget to water"


@pytest.fixture
def stage():
    return Stage("houseplants", ASK)


def said(turn, at=0):
    return turn.utterances[at].text


def option(stage, name):
    return stage.panel.option_of(stage.panel.persona(name))


def test_the_best_is_named_first_and_then_the_worst(stage):
    turn = stage.says("which one is the smallest?")
    heights = {
        x.name: stage.panel.option_of(x).datum("height").number for x in stage.panel.personas
    }

    assert turn.intent == "best"
    assert spoke(turn) == [min(heights, key=heights.get), max(heights, key=heights.get)]
    assert turn.joined == ()


@pytest.mark.parametrize(
    "ask", ["which is the tallest?", "welche ist am größten?", "wer ist am größten?"]
)
def test_a_word_for_the_other_end_asks_for_that(stage, ask):
    turn = stage.says(ask)
    heights = {
        x.name: stage.panel.option_of(x).datum("height").number for x in stage.panel.personas
    }
    assert spoke(turn)[0] == max(heights, key=heights.get)


def test_who_are_level_are_named_and_all_else_that_is_needed_decides(stage):
    turn = stage.says("which one is safest for my cat?")
    gaps = {
        x.name: stage.panel.option_of(x).datum("watering_gap").number for x in stage.panel.personas
    }

    assert turn.notice.endswith("are level: each is pet safe.")
    assert spoke(turn)[0] == max(gaps, key=gaps.get)


def test_what_is_better_still_in_the_catalogue_is_said(stage):
    turn = stage.says("which one goes longest without water?")
    assert not turn.joined
    turn = stage.says("which has the most watering gap?")
    field = landscape(stage.panel.catalogue)
    best = max(
        x.datum("watering_gap").number
        for x in field.catalogue.options
        if x.datum("pet_safety").flag and x.datum("low_light").flag
    )
    assert (
        option(stage, spoke(turn)[0]).datum("watering_gap").number == best
        or "whole catalogue" in turn.notice
    )


@pytest.mark.parametrize(
    ("ask", "begins"),
    [("is the snake plant pet safe?", False), ("is the spider plant pet safe?", True)],
)
def test_who_asks_yes_or_no_hears_it(stage, ask, begins):
    turn = stage.says(ask)
    key = "spider-plant" if begins else "snake-plant"
    words = next(x.text for x in turn.utterances if stage.panel.persona(x.persona).option == key)
    assert any(
        each in words
        for each in (("es, ", "yes", "Sure", "It’s so") if begins else ("No", "no:", "not: "))
    )


def test_those_who_are_compared_answer_and_nobody_else(stage):
    turn = stage.says("compare the snake plant and the ZZ plant")

    assert turn.intent == "compare"
    assert {stage.panel.persona(x).option for x in spoke(turn)} == {"snake-plant", "zz-plant"}


def test_what_the_catalogue_knows_nothing_of_is_said_and_nothing_made_up(stage):
    for ask in ("what about allergies?", "is it hypoallergenic?", "was ist mit dem Preis?"):
        turn = stage.says(ask)
        assert turn.intent == "unknown"
        assert turn.joined == ()
        assert not turn.utterances[0].claims


def test_a_limit_says_who_is_in_and_who_is_out(stage):
    turn = stage.says("nothing over 100 cm")
    heights = {
        x.name: stage.panel.option_of(x).datum("height").number for x in stage.panel.personas
    }
    fits, out = ([n for n in heights if (heights[n] <= 100) is fit] for fit in (True, False))

    assert fits
    assert out
    for each in fits:
        assert each in turn.notice.partition("Out: ")[0]
    for each in out:
        assert each in turn.notice.partition("Out: ")[2]


def test_an_option_is_taken_though_nobody_spoke_for_it(stage):
    turn = stage.says("thanks, I'll take the parlour palm.")
    first = stage.panel.persona(spoke(turn)[0])

    assert turn.intent == "accept"
    assert first.option == "parlour-palm"
    assert len(turn.joined) <= 1
    assert turn.bubbles[0].text == "I’m done."


def test_who_does_not_meet_a_wish_does_not_say_that_it_fits(stage):
    turn = stage.says("some flowers would be nice")

    assert turn.notice.startswith("Nothing in the catalogue meets indoor flowers beside")
    assert all(move.move == "answer" for move in stage.scenes[-1].parts)


def test_a_comparison_gives_no_reason_that_it_does_not_show():
    stage = Stage("languages", "which language for data science?")
    turn = stage.says("Kotlin vs Swift for phones")
    assert not any("on purpose" in each.text for each in turn.utterances)


@pytest.mark.parametrize("ask", ["thanks!", "lol", "danke dir", "👍"])
def test_what_is_only_social_is_not_answered(stage, ask):
    stage.says(ask)
    assert len(stage.panel.turns) == 1


def test_what_people_say_to_each_other_is_not_answered(stage):
    stage.says("what about pets?", who="omar")
    stage.says("Omar, do you like any of them?")
    assert len(stage.panel.turns) == 2


def test_newcomers_come_when_they_are_asked_for_and_else_not(stage):
    for ask in ("it should stay small", "what about dry air?", "interesting", "any thoughts?"):
        assert stage.says(ask).joined == ()
    assert 1 <= len(stage.says("any other ones?").joined) <= 3


def test_where_it_is_from_is_named_once_a_turn_and_when_asked(stage):
    turn = stage.says("what do you all think?")
    cited = [each for each in turn.utterances if "Convene’s catalogue" in each.text]
    assert len(cited) == 1

    turn = stage.says("where do you have that from?")
    assert turn.intent == "source"
    assert "Convene’s catalogue of houseplants" in turn.notice


@pytest.mark.parametrize(
    ("ask", "intent"),
    [
        ("welche passt am besten?", "fits"),
        ("welche ist am sichersten für meine Katze?", "best"),
        ("gibt es noch andere?", "other_options"),
        ("ist die Spider plant giftig?", "about_criterion"),
        ("ich nehme die Spider plant", "accept"),
        ("Spider plant oder Prayer plant?", "compare"),
        ("höchstens 50 cm", "constraint"),
    ],
)
def test_german_is_understood(stage, ask, intent):
    assert stage.says(ask).intent == intent


# Who answers


@pytest.mark.parametrize(
    "said",
    [
        "{0} how long does yours go without water",
        "{0}, which one is the smallest?",
        "hey {0} my flat is dark",
        "{0} i want it small, what do you say",
    ],
)
def test_who_is_addressed_answers_first_and_nobody_in_their_place(stage, said):
    for each in stage.panel.personas:
        turn = stage.says(said.format(each.name))
        assert [x.persona for x in turn.utterances if "Sally" in x.to] == [each.name]
        assert not turn.joined


@pytest.mark.parametrize(
    "said",
    [
        "you with the {0}, are they any good",
        "whoever stands for {0}: why does it matter",
        "the one of you who cares about {0}, what do you say",
    ],
)
def test_who_stands_for_something_is_addressed_by_it(said):
    stage = Stage("cities")
    [trams] = [x.name for x in stage.panel.personas if "trams" in x.criteria]
    turn = stage.says(said.format("trams"))

    assert [x.persona for x in turn.utterances if "Sally" in x.to] == [trams]
    assert stage.panel.needs == ()


def test_who_replies_unasked_goes_by_what_was_asked_and_is_ahead_there():
    stage = Stage("cities")
    [sunny, *_] = [x.name for x in stage.panel.personas if "sunshine" in x.criteria]
    rainy = stage.panel.holder("seattle").name
    assert spoke(stage.says(f"{rainy}, how much sun do you get?")) == [rainy, sunny]


def test_of_what_several_have_three_tell(stage):
    turn = stage.says("does any of you stand dry air?")
    assert len(turn.utterances) == 3
    assert all(option(stage, x).datum("dry_air").flag for x in spoke(turn))


def test_an_amount_that_one_criterion_alone_can_be_of_names_it(stage):
    turn = stage.says("who can stand 2 degrees in the stairwell?")
    first = option(stage, spoke(turn)[0]).datum("lowest_temperature").number
    assert (turn.intent, first <= 2) == ("about_criterion", True)


@pytest.mark.parametrize("said", ["is c# open source?", "Is C# open source?"])
def test_a_title_with_a_sign_is_known_in_small_letters(said):
    stage = Stage("languages")
    turn = stage.says(f"{said} c alone is not meant")
    assert option(stage, spoke(turn)[0]).title == "C#"


# As people write in a hurry


@pytest.mark.parametrize(
    ("field", "said", "intent"),
    [
        ("cities", "rent?", "unknown"),
        ("cities", "nobody mentioned food", "unknown"),
        ("cities", "spanish speaking would be cool", "preference"),
        ("cities", "is it walkable", "unknown"),
        ("languages", "which pays best", "unknown"),
        ("languages", "who here is best for salaries", "unknown"),
        ("languages", "is python slow", "unknown"),
        ("houseplants", "which of you can live next to a radiator", "about_criterion"),
        ("languages", "ok but i hate semicolons", "context"),
        ("languages", "anyone disagree with that?", "debate"),
        ("languages", "too many options, narrow it down", "fits"),
        ("houseplants", "nah too ugly", "unknown"),
    ],
)
def test_what_is_typed_in_a_hurry_is_taken_as_it_was_meant(field, said, intent):
    stage = Stage(field)
    turn = stage.says(said)
    named = {stage.panel.persona(each).option for each in turn.joined}
    assert turn.intent == intent
    assert named <= {"python"}, "nobody joins who was not asked for"


@pytest.mark.parametrize(
    "said",
    [
        "what's wrong with the {}",
        "{}: what is the catch?",
        "what is the weak side of {}?",
        "is there a reason not to take the {}?",
        "was spricht gegen {}?",
    ],
)
def test_who_asks_what_speaks_against_an_option_hears_that(stage, said):
    persona = stage.panel.personas[0]
    title = stage.panel.option_of(persona).title
    turn = stage.says(said.format(title))
    field = landscape(stage.panel.catalogue)
    first = turn.utterances[0]

    assert first.persona == persona.name
    own = [x for x in first.claims if x.option == persona.option]
    assert field.value(persona.option, own[0].criterion) < 0.6


@pytest.mark.parametrize("said", ["i dont care about trams", "trams? egal", "trams don’t matter"])
def test_what_somebody_does_not_care_about_is_neither_needed_nor_its_opposite(said):
    stage = Stage("cities")
    stage.says(said)
    assert stage.panel.needs == ()


def test_who_has_what_is_wanted_speaks_where_nobody_meets_all():
    stage = Stage("houseplants", "need a plant for my bathroom, no window")
    flowers = stage.panel.holder("peace-lily")
    assert flowers
    stage.says("it must be safe for my cat")
    turn = stage.says("i want flowers")
    assert spoke(turn)[0] == flowers.name


def test_nobody_who_joins_says_that_they_repeat_something():
    for name in ("cities", "languages"):
        stage = Stage(name)
        for said in ("what about Vienna?", "is python slow", "what about Lisbon?", "any others?"):
            turn = stage.says(said)
            new = [x.text for x in turn.utterances if x.persona in turn.joined]
            assert not [x for x in new if "repeat" in x or "Once more" in x or "Remember" in x]
