"""Personas that people have made, in a panel: who joins, for what, and what never changes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.kinds.panel.options.own_personas import MOST_AT_FIRST
from orchestration.kinds.panel.turn.joining import KNOWS_NOTHING
from orchestration.model.panel import OwnPersona
from tests.examples import thorough
from tests.kinds.panel.settings import SHELF
from tests.kinds.panel.stage import Stage, spoke

ELSE = OwnPersona("Else", "👵", "a retired gardener", ("watering", "pet safety"), "Kentia palm")
FREE = OwnPersona("Mo", "", "", ("pets",))


def plants(*own, ask="which houseplant?"):
    return Stage("houseplants", ask, own=own)


def test_it_is_there_from_the_first_turn_on_with_its_face_and_line_and_option():
    stage = plants(ELSE)
    first = stage.panel.persona("Else")

    assert (first.emoji, first.line) == ("👵", "a retired gardener")
    assert stage.panel.option_of(first).title == "Kentia palm"
    assert first.criteria[:2] == ("watering_gap", "pet_safety")
    assert len(first.criteria) >= 3
    assert "Else" in spoke(stage.panel.turns[0])
    assert len(stage.panel.personas) >= 4


def test_without_an_option_it_takes_what_is_best_by_what_it_cares_for():
    stage = plants(FREE)
    option = stage.panel.option_of(stage.panel.persona("Mo"))
    assert option.datum("pet_safety").flag


def test_where_it_knows_nothing_it_stays_away_and_says_so_when_it_is_called():
    stage = plants(OwnPersona("Xan", "", "", ("camels",)))
    assert stage.panel.persona("Xan") is None
    turn = stage.says("call in Xan", means="call_in")
    assert turn.notice == KNOWS_NOTHING.format("Xan")


def test_more_than_three_are_not_there_at_first_and_can_be_called():
    names = ("Else", "Mo", "Zed", "Yon", "Vik")
    stage = plants(*(OwnPersona(each, "", "", ("pet safety",)) for each in names))
    assert len({*names} & {each.name for each in stage.panel.personas}) == MOST_AT_FIRST

    turn = stage.says("call in Vik", means="call_in")
    assert turn.joined == ("Vik",)
    assert "Vik" in spoke(turn)


def test_who_is_called_for_what_they_care_for_comes_before_a_stranger():
    away = [OwnPersona(each, "", "", ("pet safety",)) for each in ("Else", "Mo", "Zed")]
    stage = plants(*away, OwnPersona("Vik", "", "", ("dry air",)), ask="which plant for pets?")
    if stage.panel.persona("Vik") is None:
        assert stage.says("call in somebody who cares about dry air").joined == ("Vik",)


@settings(max_examples=thorough(60), deadline=None)
@given(
    st.lists(
        st.builds(
            OwnPersona,
            st.sampled_from(["Else", "Mo", "Zed", "Yon", "Vik"]),
            st.sampled_from(["", "👵"]),
            st.just(""),
            st.lists(st.sampled_from(["pets", "light", "price", "height"]), max_size=3).map(tuple),
            st.sampled_from(["", "Kentia palm", "Snake plant", "Nothing"]),
        ),
        max_size=5,
        unique_by=lambda each: each.name,
    )
)
def test_one_option_each_and_no_name_twice(own):
    stage = plants(*own)
    stage.says("call in Else and Vik", means="call_in")
    people = stage.panel.personas

    assert len({each.option for each in people}) == len(people)
    assert len({each.name for each in people}) == len(people)
    assert all(SHELF.named("houseplants").option(each.option) for each in people)
