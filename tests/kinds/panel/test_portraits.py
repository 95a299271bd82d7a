"""Which picture a persona has: another than all of its panel, for life."""

from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.kinds.panel.presentation import portrait_of
from orchestration.kinds.panel.state import MOST_AT_FIRST, MOST_PERSONAS
from orchestration.model.panel import OwnPersona
from orchestration.views.speaker import PORTRAITS
from tests.examples import thorough
from tests.kinds.panel.stage import Stage


def portraits(stage):
    return [portrait_of(stage.panel, each) for each in stage.panel.personas]


@settings(max_examples=thorough(40), deadline=None)
@given(seed=st.text(max_size=8), turns=st.integers(0, 6))
def test_no_two_of_a_panel_have_the_same_however_many_join(seed, turns):
    stage = Stage("cities", seed=seed)
    first = portraits(stage)
    assert len({*first}) == len(first) <= MOST_AT_FIRST
    for _ in range(turns):
        stage.says("what else is there?")

    now = portraits(stage)
    assert now[: len(first)] == first, "who was there keeps theirs"
    assert len({*now}) == len(now) <= MOST_PERSONAS
    assert {*now} <= {*range(PORTRAITS)}


def test_all_that_a_panel_says_has_the_picture_of_who_says_it():
    stage = Stage("cities")
    stage.says("what else is there?")
    spoken = [each.speaker for each in stage.posted if each.speaker]

    drawn = dict(zip((each.name for each in stage.panel.personas), portraits(stage), strict=True))
    assert {(each.name, each.portrait) for each in spoken} == {*drawn.items()}


def test_who_was_given_an_emoji_by_people_keeps_it():
    own = (
        OwnPersona("Else", "👵", "", ("pet safety",)),
        OwnPersona("Mo", "", "", ("pet safety",)),
    )
    stage = Stage("houseplants", own=own)
    speakers = {each.speaker.name: each.speaker for each in stage.posted if each.speaker}

    assert (speakers["Else"].emoji, speakers["Else"].portrait) == ("👵", None)
    assert speakers["Mo"].portrait is not None
