"""The fifteen intents: what is said to a panel, how it is meant, and who answers."""

from orchestration.kinds.panel.kept.needs import weights_of
from orchestration.kinds.panel.options.landscape import landscape
from orchestration.kinds.panel.state import Initiative
from tests.kinds.panel.stage import Stage, spoke

A, B, C, D = range(4)


def test_a_first_statement_brings_three_to_six_who_introduce_themselves():
    turn = Stage("cities", "I'm moving abroad and know nothing of cities").panel.turns[0]

    assert turn.intent == "first"
    assert 3 <= len(turn.joined) <= 6
    assert spoke(turn) == [*turn.joined]


def test_options_named_in_the_first_statement_are_spoken_for():
    stage = Stage("cities", "Lisbon, Porto or somewhere else?")
    assert {"lisbon", "porto"} <= {each.option for each in stage.panel.personas}


def test_who_asks_for_other_options_hears_of_new_ones():
    turn = Stage("cities").says("what else is there?")

    assert turn.intent == "other_options"
    assert len(turn.joined) == 2
    assert {*turn.joined} <= {*spoke(turn)}


def test_who_asks_for_options_with_something_hears_of_new_ones_that_have_it():
    stage = Stage("houseplants")
    turn = stage.says("any other ones that trail in low light?")
    joined = [stage.panel.persona(each) for each in turn.joined]

    assert turn.intent == "with_criterion"
    assert joined
    assert all("low_light" in each.criteria for each in joined)
    assert all(stage.panel.option_of(each).datum("low_light").flag for each in joined)


def test_who_says_where_they_stand_is_asked_on():
    turn = Stage("cities").says("I work remotely for a small company")

    assert turn.intent == "context"
    assert turn.joined == ()
    assert len(turn.utterances) == 2


def test_who_says_what_they_prefer_hears_the_best_and_the_worst_in_it():
    stage = Stage("cities")
    turn = stage.says("sunshine matters most to me")
    field = landscape(stage.panel.catalogue)
    stands = {each.name: field.value(each.option, "sunshine") for each in stage.panel.personas}

    assert turn.intent == "preference"
    assert spoke(turn)[0] == max(stands, key=stands.get)
    assert min(stands, key=stands.get) in spoke(turn)
    assert weights_of(stage.panel.needs)["sunshine"] == 1.5


def test_who_takes_a_preference_back_is_believed():
    stage = Stage("cities")
    stage.says("sunshine matters most to me")
    turn = stage.says("I actually think sunshine would be less important")

    assert turn.intent == "refine"
    assert stage.panel.needs == ()


def test_who_asks_about_a_criterion_of_an_option_hears_its_holder_with_the_value():
    stage = Stage("cities")
    turn = stage.says(f"How is the rainfall for {stage.title(A)}?")

    assert turn.intent == "about_criterion"
    assert spoke(turn)[0] == stage.name(A)
    told = {(each.option, each.criterion): each for each in turn.utterances[0].claims}
    claim = told[stage.panel.personas[A].option, "rainfall"]
    assert claim.value in claim.text
    assert claim.source.endswith("2026-11")


def test_who_asks_about_an_option_hears_who_vouches_for_it():
    stage = Stage("cities")
    turn = stage.says(f"Tell me more about {stage.title(B)}")

    assert turn.intent == "about_option"
    assert spoke(turn)[0] == stage.name(B)


def test_for_an_option_that_nobody_vouches_for_somebody_joins():
    stage = Stage("cities")
    turn = stage.says("what about Vienna?")
    assert [stage.panel.persona(each).option for each in turn.joined] == ["vienna"]


def test_who_asks_several_hears_just_them():
    stage = Stage("cities", initiative=Initiative.OFF)
    turn = stage.says(f"{stage.name(C)} and {stage.name(A)}, I want to learn about your choices")

    assert turn.intent == "several"
    assert spoke(turn) == [stage.name(C), stage.name(A)]


def test_who_asks_all_hears_four_and_the_others_wait():
    stage = Stage("houseplants")
    turn = stage.says("what do you all think?")

    assert turn.intent == "several"
    assert len(turn.utterances) == 4
    assert {*spoke(turn), *turn.queue} == {each.name for each in stage.panel.personas}


def test_who_accepts_hears_its_weak_side_too():
    stage = Stage("cities")
    turn = stage.says(f"I'm starting to prefer {stage.title(C)}")

    assert turn.intent == "accept"
    assert spoke(turn)[0] == stage.name(C)
    field, option = landscape(stage.panel.catalogue), stage.panel.personas[C].option
    stands = [field.value(option, each.criterion) for each in turn.utterances[0].claims]
    assert min(each for each in stands if each is not None) < 0.6


def test_who_rejects_is_not_talked_over():
    stage = Stage("cities", initiative=Initiative.OFF)
    turn = stage.says(f"{stage.title(C)} is not for me")

    assert turn.intent == "reject"
    assert spoke(turn) == [stage.name(C)]


def test_who_likes_a_point_is_answered_by_who_made_it():
    stage = Stage("cities")
    turn = stage.says(f"I like how {stage.title(D)} has trams")

    assert turn.intent == "neutral"
    assert spoke(turn)[0] == stage.name(D)


def test_who_finds_fault_hears_it_admitted_with_the_value():
    stage = Stage("cities")
    turn = stage.says(f"{stage.title(B)} is too rainy for me")

    assert turn.intent == "critique"
    assert spoke(turn)[0] == stage.name(B)
    assert "rainfall" in {each.criterion for each in turn.utterances[0].claims}
    assert weights_of(stage.panel.needs)["rainfall"] > 1


def test_who_sets_a_limit_hears_of_those_within_it():
    stage = Stage("cities")
    turn = stage.says("at most 350 mm of rainfall please")
    joined = [stage.panel.option_of(stage.panel.persona(each)) for each in turn.joined]

    assert turn.intent == "constraint"
    assert joined
    assert all(each.datum("rainfall").number <= 350 for each in joined)


def test_where_somebody_there_is_within_a_limit_nobody_joins_and_who_is_out_says_so():
    stage = Stage("cities")
    turn = stage.says("at least 2600 hours of sunshine please")
    hours = {
        x.name: stage.panel.option_of(x).datum("sunshine").number for x in stage.panel.personas
    }

    assert turn.joined == ()
    assert [hours[each] >= 2600 for each in spoke(turn)] == [True, True, False]
    assert "Out: " in turn.notice


def test_who_compares_hears_both_and_nobody_else():
    stage = Stage("cities")
    turn = stage.says(f"{stage.title(A)} and {stage.title(D)}: what has better sunshine?")

    assert turn.intent == "compare"
    assert {*spoke(turn)} == {stage.name(A), stage.name(D)}
