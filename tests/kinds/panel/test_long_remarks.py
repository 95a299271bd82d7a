"""Who tells a panel a lot at once is answered in one turn: each with an argument of their own."""

import pytest

from tests.kinds.panel.stage import Stage, spoke

FAMILY = (
    "I've lived in Hamburg for ten years and I'm tired of the grey sky, my partner speaks no "
    "German and we'd love to swim in the sea at weekends, but neither of us drives, so public "
    "transport matters a lot, and I work for a US company"
)
BERLIN = (
    "We moved to Berlin three years ago because of my job, the kids like it but I can't stand the "
    "winters any more, they are long and dark, and my wife would like to see the ocean every day"
)
CODE = (
    "I learned some JavaScript years ago and hated that errors only showed up at runtime, at work "
    "we have a big old codebase in C++ and I mostly write small tools, sometimes a web page, and "
    "I'd like something I can try out quickly without setting up much"
)
DRONE = (
    "For the housing of our drone we used plastic so far, it broke twice, now we want something "
    "that is light and stiff, it must not rust outdoors, so it should not be a rare metal"
)


@pytest.mark.parametrize(
    ("field", "said", "needs"),
    [
        ("cities", FAMILY, {"sunny", "not German", "coast"}),
        ("cities", BERLIN, {"mild in winter", "coast"}),
        ("languages", CODE, {"web"}),
        ("elements", DRONE, {"light", "stiff", "common"}),
    ],
)
def test_it_is_heard_part_by_part_and_nobody_is_called_in_by_what_it_tells_of(field, said, needs):
    stage = Stage(field, "which one?")
    turn = stage.says(said)

    assert {each.words for each in stage.panel.needs} == needs
    assert turn.joined == ()
    assert 2 <= len(turn.utterances) <= 4
    assert [each.text.endswith("?") for each in turn.utterances].count(True) == 1
    assert turn.utterances[-1].text.endswith("?")


def test_who_is_second_tells_of_what_the_first_did_not():
    stage = Stage("elements", "which one?")
    first, second, *_ = stage.says(DRONE).utterances
    assert {x.criterion for x in first.claims}.isdisjoint(x.criterion for x in second.claims)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("I hate watering", "low maintenance"),
        ("I never water", "low maintenance"),
        ("I'm fed up with watering", "low maintenance"),
    ],
)
def test_what_an_option_goes_without_is_not_wanted_by_who_hates_it(said, words):
    stage = Stage("houseplants", "which plant?")
    stage.says(said)
    assert [each.words for each in stage.panel.needs] == [words]


@pytest.mark.parametrize("said", ["I hate winters", "no winter please", "genug vom Winter"])
def test_who_has_enough_of_winter_wants_a_mild_one(said):
    stage = Stage("cities", "which city?")
    stage.says(said)
    assert [each.words for each in stage.panel.needs] == ["mild in winter"]


def test_keiner_is_no_slip():
    stage = Stage("cities", "which city?")
    stage.says("keiner von uns mag fahren")
    assert stage.panel.needs == ()


@pytest.mark.parametrize(
    ("field", "said", "option"),
    [
        ("cities", "which lies highest?", "seattle"),
        ("cities", "which one has the fewest people", "seattle"),
        ("cities", "who of you pays in australian dollars", "melbourne"),
        ("elements", "which one boils last?", "silicon"),
    ],
)
def test_a_criterion_is_named_by_what_is_said_of_it(field, said, option):
    stage = Stage(field, "which one?")
    turn = stage.says(said)
    assert turn.intent in ("best", "about_criterion")
    assert option in {stage.panel.persona(each).option for each in spoke(turn)}


def test_what_speaks_against_something_is_no_language():
    assert Stage("cities", "which city?").says("what speaks against Sydney?").intent == "against"
